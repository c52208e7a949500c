//! A learned evaluation: an efficiently updatable neural network (NNUE), one for each aim of the game.
//!
//! docs/network.md defines it to the bit. Inputs are pieces by kind, colour, cell and place in the stack, the reserves
//! and the end clock, seen by both players; one hidden layer whose neurons come in groups of six, tied by the symmetries
//! of the game; one output. All is integers, so every machine and every browser finds the same.
//!
//! | what | where |
//! |---|---|
//! | the inputs of a position | `features.rs` |
//! | the symmetries that tie the weights | `symmetry.rs` |
//! | a file of weights | `file.rs` |
//! | the hidden layer of a position, made from that of another one | `accumulator.rs` |
//! | the arithmetic, in vectors | `layers.rs` |
//! | those that come with the program | `networks.rs` |

mod accumulator;
mod features;
mod file;
mod layers;
mod networks;
mod symmetry;
#[cfg(test)]
mod tests;

pub(crate) use accumulator::Accumulators;
pub use features::INPUTS;
pub(crate) use features::clock_class;
pub use file::BadNetwork;
pub use networks::{Aim, Networks};

use jersi_rules::{Color, Position};

use features::bucket;
use layers::{HIDDEN, Hidden};

/// Groups of neurons in the hidden layer; each has one neuron for each symmetry.
const GROUPS: usize = 32;
/// Sets of output weights, by how many fighters are left.
const BUCKETS: usize = 8;
/// A weight of the hidden layer that is stored as this is 1.
const HIDDEN_ONE: i64 = 127;
/// A weight of the output that is stored as this is 1.
const OUTPUT_ONE: i64 = 64;
/// The output beyond which nothing is told apart, in units: forced wins are the search's to see.
const MOST_UNITS: i64 = 20_000;

/// The weights of a network.
pub struct Network {
    aim: Aim,
    checksum: u64,
    /// What each input adds to the hidden layer.
    columns: Vec<[i8; HIDDEN]>,
    bias: Hidden,
    /// For each bucket, what the neurons count for: those of the player who decides, then the other's.
    output: Vec<[[i16; HIDDEN]; 2]>,
    output_bias: [i32; BUCKETS],
}

/// The inputs that a position switches on, as this player sees it, sorted: what training reads. `docs/network.md` numbers them.
///
/// ```
/// use jersi_engine::network::{INPUTS, active_inputs};
/// use jersi_rules::{Color, Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let inputs = active_inputs(&start, Color::White);
/// assert_eq!(inputs, active_inputs(&start, Color::Black), "both see the start alike");
/// assert_eq!(inputs.len(), 30 + 12, "pieces on the board, and in reserve");
/// assert!(inputs.iter().all(|&input| usize::from(input) < INPUTS));
/// ```
pub fn active_inputs(position: &Position, view: Color) -> Vec<u16> {
    let mut inputs = Vec::new();
    let mut tell = |both: layers::Inputs| inputs.push(both[view as usize]);
    for cell in position.rules().facts().cells {
        features::each_input(cell.index(), position.content(cell).bits(), &mut tell);
    }
    features::each_extra(features::extras(position), &mut tell);
    inputs.sort_unstable();
    inputs
}

impl Network {
    /// The aim it was trained for.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// The checksum of its file, by which two networks of one aim are told apart.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }

    /// What a position is worth to the player who decides, in units; the hidden layer is worked out from nothing.
    pub fn evaluate(&self, position: &Position) -> i32 {
        Accumulators::new(1).evaluate(self, position, 0)
    }

    /// The output for hidden layers of the player who decides and of the other.
    #[inline]
    fn output(&self, position: &Position, own: &Hidden, other: &Hidden) -> i32 {
        let bucket = bucket(position);
        let [own_weights, other_weights] = &self.output[bucket];
        let sum = i64::from(self.output_bias[bucket])
            + i64::from(layers::output(own, own_weights, other, other_weights));
        let units = sum * crate::chance::UNITS_PER_E as i64 / (HIDDEN_ONE * HIDDEN_ONE * OUTPUT_ONE);
        units.clamp(-MOST_UNITS, MOST_UNITS) as i32
    }
}

impl std::fmt::Debug for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Network").field("aim", &self.aim).finish_non_exhaustive()
    }
}
