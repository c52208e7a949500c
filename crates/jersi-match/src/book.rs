//! Books of openings: from a file, or one of those that come with the program and never change.

mod alike;
mod frozen;
mod make;
mod read;

use std::collections::BTreeSet;

use jersi_rules::{Position, Start, Turn};

use crate::dice::dice;
use crate::terms::purpose;

pub use alike::Likeness;
pub use frozen::{FROZEN_GAMES, FrozenBook};
pub use make::{BookMaker, BookOrder};
pub use read::{BadBook, BookFault};

/// An opening of a book: how a game begins, and the decisions that follow. Neither ends the game or stops within a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookOpening {
    start: Start,
    decisions: Vec<Turn>,
    after: Position,
}

impl BookOpening {
    /// The first position, with its setting if it is that of one.
    pub fn start(&self) -> Start {
        self.start
    }

    /// The decisions since, placements of a free setting first.
    pub fn decisions(&self) -> &[Turn] {
        &self.decisions
    }

    /// The position that the players go on from.
    pub fn after(&self) -> &Position {
        &self.after
    }
}

/// Openings, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    openings: Vec<BookOpening>,
}

impl Book {
    /// Its openings, in the order in which they are written.
    pub fn openings(&self) -> &[BookOpening] {
        &self.openings
    }

    /// The opening of a pair. All openings come before one comes again; a seed shuffles them, each time anew.
    pub fn of_pair(&self, seed: u64, pair: u32) -> &BookOpening {
        let count = self.openings.len();
        let (round, number) = (u64::from(pair) / count as u64, pair as usize % count);
        let mut dice = dice(seed, purpose::BOOK + round);
        let mut order: Vec<usize> = (0..count).collect();
        // Only as far as asked for: the first ones stay where they are whatever comes after them.
        for at in 0..=number {
            order.swap(at, at + dice.below(count - at));
        }
        &self.openings[order[number]]
    }

    /// A number for its openings in their order: another book has another one.
    pub fn fingerprint(&self) -> u64 {
        self.openings.iter().fold(0, |print: u64, opening| {
            let one = opening.start.position.hash().rotate_left(1) ^ opening.after.hash();
            (print.rotate_left(5) ^ one).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        })
    }

    /// What its openings are, mirrored or with other shapes counted as the same.
    pub fn likenesses(&self) -> BTreeSet<Likeness> {
        self.openings.iter().map(|opening| Likeness::of(&opening.after)).collect()
    }
}
