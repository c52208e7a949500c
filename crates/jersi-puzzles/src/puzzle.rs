//! A puzzle, as its file tells it.

use jersi_rules::Position;
use serde::{Deserialize, Serialize};

use crate::start;

/// A puzzle. `docs/puzzles.md` tells what each field means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// `48-07`.
    pub id: String,
    /// Which rules.
    pub edition: String,
    /// With mountains and wise men.
    pub reserve: bool,
    /// The position.
    pub position: String,
    /// What is to be done.
    pub goal: Goal,
    /// Within so many decisions: 1, or 3 (mine, yours, mine).
    pub turns: u32,
    /// Every first turn that does it.
    pub wins: Vec<String>,
    /// What makes it work, the most telling first.
    pub motifs: Vec<Motif>,
    /// How hard it is, in Elo.
    pub rating: i32,
    /// The first level of the engine that finds it.
    pub level: u8,
    /// How many legal turns there are.
    pub legal: u32,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Win.
    Win,
    /// Find the turn after which the opponent has no forced win.
    Hold,
}

/// Declares the motifs with their names in the files, and the list of them all.
macro_rules! motifs {
    ($($(#[$about:meta])* $Name:ident = $id:literal,)*) => {
        /// What makes a puzzle work.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Motif {
            $($(#[$about])* #[serde(rename = $id)] $Name,)*
        }

        impl Motif {
            /// Every motif.
            pub const ALL: [Motif; [$($id),*].len()] = [$(Motif::$Name),*];

            /// Its name in the files and on the command line.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Motif::$Name => $id,)*
                }
            }
        }
    };
}

motifs! {
    /// The king reaches the far row.
    KingArrives = "king-arrives",
    /// A captured king finds no cell to come back to.
    RelocationDenied = "relocation-denied",
    /// The opponent has no legal turn.
    NoTurn = "no-turn",
    /// The kunti is captured.
    KuntiCaught = "kunti-caught",
    /// A stack of two falls to a step on its top.
    TopTaken = "top-taken",
    /// The first turn needs both steps.
    DoubleStep = "double-step",
    /// Cubes come from the reserve.
    Drop = "drop",
    /// All other turns lose.
    OnlyDefence = "only-defence",
    /// Two captures in a turn.
    DoubleCapture = "double-capture",
    /// The enemy king is captured and relocated on the way.
    KingSentBack = "king-sent-back",
    /// The first turn captures nothing and does not arrive.
    Quiet = "quiet",
    /// An active guardian blocks.
    Guardian = "guardian",
}

/// Puzzles below these ratings have the grades 1 to 4; all others have 5.
const GRADES: [i32; 4] = [900, 1200, 1500, 1800];

impl Puzzle {
    /// How hard it is, from 1 to 5.
    pub fn grade(&self) -> u8 {
        1 + GRADES.iter().filter(|&&bound| self.rating >= bound).count() as u8
    }

    /// The position to solve. The files that come with the program are read by tests.
    pub fn start(&self) -> Position {
        start::position(&self.edition, self.reserve, &self.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_are_cut_at_their_bounds() {
        let graded = |rating| Puzzle { rating, ..crate::puzzles()[0].clone() }.grade();
        assert_eq!(
            [400, 899, 900, 1199, 1200, 1500, 1799, 1800, 2400].map(graded),
            [1, 1, 2, 2, 3, 4, 4, 5, 5]
        );
    }

    #[test]
    fn motifs_are_called_as_in_the_files() {
        for motif in Motif::ALL {
            assert_eq!(serde_json::to_string(&motif).expect("a name"), format!("\"{}\"", motif.id()));
        }
    }
}
