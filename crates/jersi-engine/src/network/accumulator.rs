//! The hidden layers of positions along a line, each made from that of a position nearby.

use arrayvec::ArrayVec;
use jersi_rules::{Cell, CellContent, Color, Position};

use super::Network;
use super::features::{EXTRAS, each_input, extras};
use super::layers::{Hidden, update};

/// The contents of all cells, eight in a word.
type Contents = [u64; Cell::END.div_ceil(8)];

/// A position with its hidden layers, before activation.
#[derive(Clone)]
struct Accumulator {
    contents: Contents,
    extras: [u32; 2],
    /// As White sees it, and as Black does.
    hidden: [Hidden; 2],
}

/// The hidden layers of the positions that were judged last at each ply.
///
/// Whatever a slot holds, the position of the moment differs from it in some cells, and those are all that is worked
/// out: a slot need not hold an ancestor, though an ancestor differs least.
pub(crate) struct Accumulators {
    slots: Vec<Option<Box<Accumulator>>>,
}

/// With more changed cells than this, another slot may be nearer.
const NEAR: u32 = 5;

impl Accumulators {
    /// For so many plies.
    pub(crate) fn new(plies: usize) -> Accumulators {
        Accumulators { slots: vec![None; plies] }
    }

    /// What a position at a ply is worth to the player who decides, in units.
    #[inline(never)]
    pub(crate) fn evaluate(&mut self, network: &Network, position: &Position, ply: usize) -> i32 {
        let contents = position.content_words();
        let from = self.nearest(&contents, ply);
        let mut new = self.slots[ply].take().unwrap_or_else(|| Box::new(Accumulator::empty(network)));
        match from {
            Some(slot) if slot != ply => {
                let base = self.slots[slot].as_deref().expect("it was found");
                new.follow(base, network, position, contents);
            }
            _ => {
                let base = new.clone();
                new.follow(&base, network, position, contents);
            }
        }
        let [white, black] = &new.hidden;
        let units = match position.decider() {
            Color::White => network.output(position, white, black),
            Color::Black => network.output(position, black, white),
        };
        self.slots[ply] = Some(new);
        units
    }

    /// The slot at this ply or one of the two before it that differs in the fewest cells.
    #[inline]
    fn nearest(&self, contents: &Contents, ply: usize) -> Option<usize> {
        let mut best = None;
        for slot in [ply.checked_sub(1), Some(ply), ply.checked_sub(2)].into_iter().flatten() {
            let Some(accumulator) = &self.slots[slot] else { continue };
            let changed = changes(&accumulator.contents, contents);
            if best.is_none_or(|(least, _)| changed < least) {
                best = Some((changed, slot));
            }
            if best.is_some_and(|(least, _)| least <= NEAR) {
                break;
            }
        }
        best.map(|(_, slot)| slot)
    }
}

/// How many cells differ.
#[inline]
fn changes(one: &Contents, other: &Contents) -> u32 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    let mut count = 0;
    for (one, other) in one.iter().zip(other) {
        let mut differ = one ^ other;
        differ |= differ >> 4;
        differ |= differ >> 2;
        differ |= differ >> 1;
        count += (differ & LOW).count_ones();
    }
    count
}

/// Inputs that come or go; rarely more than ten. All pieces of both players and every other input have room.
type Inputs = ArrayVec<u16, 96>;

/// Cells that changed, with what stood and what stands there.
type Changed = ArrayVec<(u8, u8, u8), { Cell::END }>;

/// The cells in which two boards differ.
#[inline]
fn changed(old: &Contents, new: &Contents) -> Changed {
    let mut cells = Changed::new();
    for (word, (old, new)) in old.iter().zip(new).enumerate() {
        let mut differ = old ^ new;
        while differ != 0 {
            let shift = differ.trailing_zeros() & !7;
            differ &= !(0xff << shift);
            cells.push(((8 * word) as u8 + (shift / 8) as u8, (old >> shift) as u8, (new >> shift) as u8));
        }
    }
    cells
}

impl Accumulator {
    /// An empty board.
    fn empty(network: &Network) -> Accumulator {
        let empty = u64::from_le_bytes([CellContent::EMPTY.bits(); 8]);
        Accumulator { contents: [empty; _], extras: [0; 2], hidden: [network.bias; 2] }
    }

    /// Becomes that of a position, from that of another one.
    fn follow(&mut self, base: &Accumulator, network: &Network, position: &Position, contents: Contents) {
        let changed = changed(&base.contents, &contents);
        for view in Color::BOTH {
            let mut added = Inputs::new();
            let mut removed = Inputs::new();
            for &(cell, old, new) in &changed {
                each_input(view, cell, old, |input| removed.push(input));
                each_input(view, cell, new, |input| added.push(input));
            }
            let (old, new) = (base.extras[view as usize], extras(view, position));
            let mut differ = old ^ new;
            while differ != 0 {
                let bit = differ.trailing_zeros();
                differ &= differ - 1;
                let input = EXTRAS as u16 + bit as u16;
                if old >> bit & 1 == 1 { removed.push(input) } else { added.push(input) }
            }
            self.extras[view as usize] = new;
            let (to, from) = (&mut self.hidden[view as usize], &base.hidden[view as usize]);
            update(to, from, &network.columns, &added, &removed);
        }
        self.contents = contents;
    }
}
