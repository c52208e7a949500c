//! A book of openings, made.

use std::collections::BTreeMap;

use jersi_rules::{Color, Position};

use crate::book::{ENTRY, HEAD, MAGIC};
use crate::counts::{Counts, Source};
use crate::key::{BYTES, key};

/// Collects games. The same games in any order make the same book.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    positions: [BTreeMap<u64, Counts>; 2],
}

impl Builder {
    /// A game by the positions that it came through, and who won it. A position that came twice counts once.
    pub fn add<'a>(
        &mut self,
        source: Source,
        positions: impl IntoIterator<Item = &'a Position>,
        winner: Option<Color>,
    ) {
        let mut keys: Vec<u64> = positions.into_iter().map(key).collect();
        keys.sort_unstable();
        keys.dedup();
        for key in keys {
            self.positions[source as usize].entry(key).or_default().add(winner);
        }
    }

    /// The book, at most so many bytes long. Every position of a record is kept as long as that is possible; those of self-play that
    /// are kept were reached by the most games.
    pub fn bytes(&self, most: usize) -> Vec<u8> {
        let room = most.saturating_sub(HEAD) / ENTRY;
        let records: Vec<(u64, Counts)> =
            self.positions[1].iter().map(|(key, counts)| (*key, *counts)).take(room).collect();
        let fewest = self.fewest(room - records.len());
        let kept = |(_, counts): &(&u64, &Counts)| counts.games() >= fewest;
        let self_play: Vec<(u64, Counts)> =
            self.positions[0].iter().filter(kept).map(|(key, counts)| (*key, *counts)).collect();
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self_play.len() as u32).to_le_bytes());
        bytes.extend((records.len() as u32).to_le_bytes());
        for (key, counts) in self_play.into_iter().chain(records) {
            bytes.extend(&key.to_be_bytes()[8 - BYTES..]);
            for number in [counts.white, counts.ties, counts.black] {
                bytes.extend(number.to_le_bytes());
            }
        }
        bytes
    }

    /// How many games a position of self-play needs at least, so that no more than so many are kept; one alone tells nothing.
    pub fn fewest(&self, room: usize) -> u32 {
        let mut games: Vec<u32> = self.positions[0].values().map(|counts| counts.games()).collect();
        games.sort_unstable_by(|one, other| other.cmp(one));
        games.get(room).map_or(2, |first_without| (first_without + 1).max(2))
    }
}
