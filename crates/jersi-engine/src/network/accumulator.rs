//! The hidden layers of positions along a line, each made from that of a position nearby.

use jersi_rules::{Cell, CellContent, Color, Position};

use super::Network;
use super::features::{EXTRAS, each_input, extras};
use super::layers::{HIDDEN, Hidden, update};

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

/// Columns that are added or taken away; rarely more than ten.
struct Columns<'a> {
    list: [&'a [i8; HIDDEN]; Columns::MOST],
    len: usize,
}

impl<'a> Columns<'a> {
    /// All pieces of both players come or go, and every input beside.
    const MOST: usize = 96;

    fn new(network: &'a Network) -> Columns<'a> {
        Columns { list: [&network.columns[0]; Columns::MOST], len: 0 }
    }

    #[inline(always)]
    fn push(&mut self, column: &'a [i8; HIDDEN]) {
        self.list[self.len] = column;
        self.len += 1;
    }

    fn get(&self) -> &[&'a [i8; HIDDEN]] {
        &self.list[..self.len]
    }
}

impl Accumulator {
    /// An empty board.
    fn empty(network: &Network) -> Accumulator {
        let empty = u64::from_le_bytes([CellContent::EMPTY.bits(); 8]);
        Accumulator { contents: [empty; _], extras: [0; 2], hidden: [network.bias; 2] }
    }

    /// Becomes that of a position, from that of another one.
    fn follow(&mut self, base: &Accumulator, network: &Network, position: &Position, contents: Contents) {
        let columns = &network.columns;
        for view in Color::BOTH {
            let extras = extras(view, position);
            let mut added = Columns::new(network);
            let mut removed = Columns::new(network);
            for (word, (old, new)) in base.contents.iter().zip(&contents).enumerate() {
                let mut differ = old ^ new;
                while differ != 0 {
                    let byte = differ.trailing_zeros() / 8;
                    differ &= !(0xff << (8 * byte));
                    let cell = 8 * word + byte as usize;
                    each_input(view, cell, (old >> (8 * byte)) as u8, |input| removed.push(&columns[input]));
                    each_input(view, cell, (new >> (8 * byte)) as u8, |input| added.push(&columns[input]));
                }
            }
            let old = base.extras[view as usize];
            let mut differ = old ^ extras;
            while differ != 0 {
                let bit = differ.trailing_zeros();
                differ &= differ - 1;
                let column = &columns[EXTRAS + bit as usize];
                if old >> bit & 1 == 1 { removed.push(column) } else { added.push(column) }
            }
            self.extras[view as usize] = extras;
            let (to, from) = (&mut self.hidden[view as usize], &base.hidden[view as usize]);
            update(to, from, added.get(), removed.get());
        }
        self.contents = contents;
    }
}
