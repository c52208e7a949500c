//! The hidden layers of positions along a line, each made from that of a position nearby.

use arrayvec::ArrayVec;
use jersi_rules::{Cell, CellContent, Color, Position};

use super::Network;
use super::features::{each_extra, each_input, extras};
use super::layers::{Hidden, Inputs, update};

/// The contents of all cells, eight in a word.
type Contents = [u64; Cell::END.div_ceil(8)];

/// A position with its hidden layers, before activation.
#[derive(Clone)]
struct Accumulator {
    /// Nothing was judged at this ply yet: all else means nothing.
    is_empty: bool,
    contents: Contents,
    extras: u32,
    /// As White sees it, and as Black does.
    hidden: [Hidden; 2],
}

/// The hidden layers of the positions that were judged last at each ply.
///
/// Whatever a slot holds, the position of the moment differs from it in some cells, and those are all that is worked
/// out: a slot need not hold an ancestor, though an ancestor differs least.
pub(crate) struct Accumulators {
    slots: Vec<Accumulator>,
}

/// With more changed cells than this, another slot may be nearer.
const NEAR: u32 = 5;

/// Inputs that come or go; rarely more than five. All pieces of both players and every other input have room.
type Changes = ArrayVec<Inputs, 96>;

impl Accumulators {
    /// For so many plies.
    pub(crate) fn new(plies: usize) -> Accumulators {
        Accumulators { slots: vec![Accumulator::EMPTY; plies] }
    }

    /// What a position at a ply is worth to the player who decides, in units.
    #[inline(never)]
    pub(crate) fn evaluate(&mut self, network: &Network, position: &Position, ply: usize) -> i32 {
        let contents = position.content_words();
        let from = self.nearest(&contents, ply);
        let (before, after) = self.slots.split_at_mut(ply);
        let new = &mut after[0];
        match from {
            Some(slot) if slot < ply => new.follow(&before[slot], network, position, contents),
            Some(_) => new.follow(&new.clone(), network, position, contents),
            None => new.follow(&Accumulator::of_empty_board(network), network, position, contents),
        }
        let [white, black] = &new.hidden;
        match position.decider() {
            Color::White => network.output(position, white, black),
            Color::Black => network.output(position, black, white),
        }
    }

    /// The slot at this ply or one of the two before it that differs in the fewest cells.
    #[inline]
    fn nearest(&self, contents: &Contents, ply: usize) -> Option<usize> {
        let mut best = None;
        for slot in [ply.checked_sub(1), Some(ply), ply.checked_sub(2)].into_iter().flatten() {
            let accumulator = &self.slots[slot];
            if accumulator.is_empty {
                continue;
            }
            let changed = changes(&accumulator.contents, contents);
            if best.is_none_or(|(least, _)| changed < least) {
                best = Some((changed, slot));
            }
            if changed <= NEAR {
                break;
            }
        }
        best.map(|(_, slot)| slot)
    }
}

/// How many cells differ. Most words are alike, and passed over.
#[inline]
fn changes(one: &Contents, other: &Contents) -> u32 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    let mut count = 0;
    for (one, other) in one.iter().zip(other) {
        let mut differ = one ^ other;
        if differ == 0 {
            continue;
        }
        differ |= differ >> 4;
        differ |= differ >> 2;
        differ |= differ >> 1;
        count += (differ & LOW).count_ones();
    }
    count
}

impl Accumulator {
    const EMPTY: Accumulator = Accumulator {
        is_empty: true,
        contents: [u64::from_le_bytes([CellContent::EMPTY.bits(); 8]); _],
        extras: 0,
        hidden: [Hidden::ZERO; 2],
    };

    fn of_empty_board(network: &Network) -> Accumulator {
        Accumulator { is_empty: false, hidden: [network.bias; 2], ..Accumulator::EMPTY }
    }

    /// Becomes that of a position, from that of another one.
    #[inline]
    fn follow(&mut self, base: &Accumulator, network: &Network, position: &Position, contents: Contents) {
        let mut added = Changes::new();
        let mut removed = Changes::new();
        for (word, (old, new)) in base.contents.iter().zip(&contents).enumerate() {
            let mut differ = old ^ new;
            while differ != 0 {
                let shift = differ.trailing_zeros() & !7;
                differ &= !(0xff << shift);
                let cell = 8 * word + shift as usize / 8;
                each_input(cell, (old >> shift) as u8, |inputs| removed.push(inputs));
                each_input(cell, (new >> shift) as u8, |inputs| added.push(inputs));
            }
        }
        let extras = extras(position);
        each_extra(base.extras & !extras, |inputs| removed.push(inputs));
        each_extra(extras & !base.extras, |inputs| added.push(inputs));
        update(&mut self.hidden, &base.hidden, &network.columns, &added, &removed);
        self.extras = extras;
        self.contents = contents;
        self.is_empty = false;
    }
}
