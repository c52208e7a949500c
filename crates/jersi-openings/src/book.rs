//! A book of openings, read.
//!
//! ```text
//! 8 bytes   JERSIOP1
//! u32       positions of self-play; u32 positions of records
//! entries   6 bytes key, u16 won by White, u16 ties, u16 won by Black; those of self-play first, each part by key
//! ```
//! All numbers are little-endian but the keys, which stand so that their bytes are in order.

use std::fmt;

use jersi_rules::notation::write_turn;
use jersi_rules::{Position, Turn};

use crate::counts::{Counts, Source};
use crate::key::{BYTES, key};

pub(crate) const MAGIC: &[u8; 8] = b"JERSIOP1";
pub(crate) const HEAD: usize = 16;
pub(crate) const ENTRY: usize = BYTES + 6;

/// A book of openings.
#[derive(Clone, Debug)]
pub struct Book {
    bytes: Vec<u8>,
    /// How many positions of each source.
    counts: [usize; 2],
}

/// A file that is no book of openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadBook {
    /// It begins with something else.
    NotABook,
    /// It is shorter or longer than it says.
    Length,
    /// Its positions are not in order.
    Order,
}

impl fmt::Display for BadBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadBook::NotABook => "no book of openings",
            BadBook::Length => "a book of openings that was cut or lengthened",
            BadBook::Order => "a book of openings whose positions are not in order",
        })
    }
}

impl std::error::Error for BadBook {}

/// A turn that was played from a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The decision.
    pub turn: Turn,
    /// In notation.
    pub text: String,
    /// What the engine's games came to.
    pub self_play: Counts,
    /// What the recorded games came to.
    pub records: Counts,
}

impl Book {
    /// Reads a book.
    pub fn read(bytes: Vec<u8>) -> Result<Book, BadBook> {
        let head = bytes.get(..HEAD).filter(|head| head.starts_with(MAGIC)).ok_or(BadBook::NotABook)?;
        let number = |at: usize| {
            let four = [head[at], head[at + 1], head[at + 2], head[at + 3]];
            u32::from_le_bytes(four) as usize
        };
        let counts = [number(8), number(12)];
        let entries = counts[0].checked_add(counts[1]).and_then(|all| all.checked_mul(ENTRY));
        if entries != Some(bytes.len() - HEAD) {
            return Err(BadBook::Length);
        }
        let book = Book { bytes, counts };
        for source in Source::ALL {
            if !(1..book.positions(source))
                .all(|at| book.entry(source, at - 1)[..BYTES] < book.entry(source, at)[..BYTES])
            {
                return Err(BadBook::Order);
            }
        }
        Ok(book)
    }

    /// How many positions it has of a source.
    pub fn positions(&self, source: Source) -> usize {
        self.counts[source as usize]
    }

    /// The games that came through a position.
    pub fn games(&self, position: &Position, source: Source) -> Counts {
        let wanted = key(position).to_be_bytes();
        let wanted = &wanted[8 - BYTES..];
        let (mut low, mut high) = (0, self.positions(source));
        while low < high {
            let middle = usize::midpoint(low, high);
            let entry = self.entry(source, middle);
            match entry[..BYTES].cmp(wanted) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => {
                    let number = |at: usize| u16::from_le_bytes([entry[BYTES + at], entry[BYTES + at + 1]]);
                    return Counts { white: number(0), ties: number(2), black: number(4) };
                }
            }
        }
        Counts::default()
    }

    /// What was played from a position: what was recorded first, the most played of it at the head, then what the engine played
    /// alone, the most played first again. Turns that lead to the same position stand there once.
    pub fn played(&self, position: &Position) -> Vec<Played> {
        let mut seen = std::collections::BTreeSet::new();
        let mut found: Vec<Played> = Vec::new();
        for turn in position.turns() {
            let after = position.play_legal(turn);
            let (self_play, records) =
                (self.games(&after, Source::SelfPlay), self.games(&after, Source::Records));
            if self_play.games() + records.games() > 0 && seen.insert(after.hash()) {
                found.push(Played { turn, text: write_turn(position, turn), self_play, records });
            }
        }
        // A game that somebody wrote down tells more than the many of the engine that were begun by chance.
        let games = |one: &Played| (one.records.games(), one.self_play.games());
        found.sort_by(|one, other| games(other).cmp(&games(one)).then_with(|| one.text.cmp(&other.text)));
        found
    }

    fn entry(&self, source: Source, at: usize) -> &[u8] {
        let before = if source == Source::SelfPlay { 0 } else { self.counts[0] };
        let from = HEAD + (before + at) * ENTRY;
        &self.bytes[from..from + ENTRY]
    }
}
