//! The transposition table: what was found of positions, shared by all threads without a lock.
//!
//! A slot is two words. The first is the position's key xor the second, so that a slot torn by two threads
//! writing at once does not match any key and is passed over.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use jersi_rules::Turn;

use crate::memory;
use crate::score::Score;
use crate::search::parameters;

/// What a score says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    /// The true score is at least this: the node failed high.
    Lower,
    /// The true score is at most this: the node failed low.
    Upper,
}

impl Bound {
    /// What a score is that was found with this window.
    #[inline]
    pub(crate) fn of(score: i32, alpha: i32, beta: i32) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// What the table tells of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best turn, or the one that failed high.
    pub(crate) turn: Option<Turn>,
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Slots of a bucket; four fill a cache line.
const WAYS: usize = 4;

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

const BUCKETS_IN_MIB: usize = (1 << 20) / size_of::<Bucket>();

/// Scores, bounds and best turns of positions, by key.
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// Counts searches, so that entries of old ones are replaced first.
    generation: AtomicU8,
}

/// Generations are counted round and round.
const GENERATIONS: u8 = 64;

impl TranspositionTable {
    /// A table of this size, or of half of it, or of half of that: as large as can be had.
    pub(crate) fn new(mib: usize) -> TranspositionTable {
        let table = sizes(mib).map(|mib| mib.saturating_mul(BUCKETS_IN_MIB)).find_map(TranspositionTable::of);
        table.unwrap_or_else(TranspositionTable::smallest)
    }

    /// The size that each of several tables can have.
    pub(crate) fn size_for(tables: usize, mib: usize) -> usize {
        let fits = |mib: &usize| {
            let count = mib.saturating_mul(BUCKETS_IN_MIB).saturating_mul(tables);
            memory::room::<Bucket>(count).is_some()
        };
        sizes(mib).find(fits).unwrap_or(1)
    }

    /// A table of one bucket.
    pub(crate) fn smallest() -> TranspositionTable {
        TranspositionTable { buckets: vec![Bucket::default()], generation: AtomicU8::new(0) }
    }

    /// A table of so many buckets, if they can be had. All of it is written to at once: what the system promises and
    /// does not have must show now, and not in the middle of a game.
    fn of(count: usize) -> Option<TranspositionTable> {
        let mut buckets = memory::room(count)?;
        buckets.resize_with(count, Bucket::default);
        Some(TranspositionTable { buckets, generation: AtomicU8::new(0) })
    }

    /// The size of the table; 0 is less than one.
    pub(crate) fn mib(&self) -> usize {
        self.buckets.len() / BUCKETS_IN_MIB
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
        self.generation = AtomicU8::new(0);
    }

    /// Begins a new generation: everything grows older by one search.
    pub(crate) fn new_search(&self) {
        let generation = self.generation.load(Ordering::Relaxed);
        self.generation.store((generation + 1) % GENERATIONS, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// What is known of a position. Wins are told as seen from the node at this ply.
    #[inline]
    pub(crate) fn probe(&self, key: u64, ply: i32) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (slot.check.load(Ordering::Relaxed) ^ data == key && data != 0).then(|| unpack(data, ply))
        })
    }

    /// Stores what was found, in place of the shallowest and oldest entry of the bucket.
    pub(crate) fn store(&self, key: u64, ply: i32, mut entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let mut worst: Option<(&Slot, i32)> = None;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            let same = slot.check.load(Ordering::Relaxed) ^ data == key;
            if same && data != 0 {
                let old = unpack(data, ply);
                entry.turn = entry.turn.or(old.turn);
                if entry.bound != Bound::Exact
                    && generation_of(data) == generation
                    && old.depth > entry.depth + parameters::tt_keep_deeper()
                {
                    return;
                }
                worst = Some((slot, i32::MIN));
                break;
            }
            let age = i32::from((generation + GENERATIONS - generation_of(data)) % GENERATIONS);
            let worth =
                if data == 0 { i32::MIN + 1 } else { depth_of(data) - parameters::tt_age_weight() * age };
            if worst.is_none_or(|(_, least)| worth < least) {
                worst = Some((slot, worth));
            }
        }
        if let Some((slot, _)) = worst {
            let data = pack(entry, ply, generation);
            slot.check.store(key ^ data, Ordering::Relaxed);
            slot.data.store(data, Ordering::Relaxed);
        }
    }

    /// How many of a thousand slots were written by this search.
    pub(crate) fn hashfull(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed);
        let sample = self.buckets.len().min(250);
        let used = self.buckets[..sample].iter().flat_map(|bucket| &bucket.0).filter(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && generation_of(data) == generation
        });
        (used.count() * 1000 / (sample * WAYS).max(1)) as u32
    }
}

/// A size, half of it, half of that, down to 1.
fn sizes(mib: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(mib.max(1)), |&mib| (mib > 1).then_some(mib / 2))
}

// Where the parts of an entry lie in its word; the turn has the lowest 32 bits.
const SCORE: u32 = 32;
const DEPTH: u32 = 48;
const BOUND: u32 = 56;
const GENERATION: u32 = 58;

fn pack(entry: Entry, ply: i32, generation: u8) -> u64 {
    // A win is kept by its distance from this position, not from the root.
    let score = match entry.score {
        win if win > Score::DECISIVE => win + ply,
        loss if loss < -Score::DECISIVE => loss - ply,
        units => units,
    };
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3_u64,
    };
    u64::from(entry.turn.map_or(0, Turn::bits))
        | u64::from(score as i16 as u16) << SCORE
        | u64::from(entry.depth.clamp(0, 255) as u8) << DEPTH
        | bound << BOUND
        | u64::from(generation) << GENERATION
}

fn unpack(data: u64, ply: i32) -> Entry {
    let score = match i32::from((data >> SCORE) as u16 as i16) {
        win if win > Score::DECISIVE => win - ply,
        loss if loss < -Score::DECISIVE => loss + ply,
        units => units,
    };
    let bound = match data >> BOUND & 3 {
        1 => Bound::Exact,
        2 => Bound::Lower,
        _ => Bound::Upper,
    };
    Entry { turn: Turn::from_bits(data as u32), score, depth: depth_of(data), bound }
}

fn depth_of(data: u64) -> i32 {
    i32::from((data >> DEPTH) as u8)
}

fn generation_of(data: u64) -> u8 {
    (data >> GENERATION) as u8 & (GENERATIONS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{Edition, Position, Rules, Setting};

    #[test]
    fn what_is_stored_is_found() {
        let table = TranspositionTable::new(1);
        let start = Position::start(Rules::new(Edition::V2_0), Setting::usual(Edition::V2_0));
        let turn = start.turns().pop();
        for (n, score) in [0, -5, 1234, Score::WIN - 7, 9 - Score::WIN].into_iter().enumerate() {
            let entry = Entry { turn, score, depth: 3 + n as i32, bound: Bound::Lower };
            let key = start.hash() ^ n as u64;
            table.store(key, 4, entry);
            assert_eq!(table.probe(key, 4), Some(entry));
        }
        assert_eq!(table.probe(77, 0), None);
    }

    #[test]
    fn a_win_is_nearer_when_met_nearer_to_it() {
        let table = TranspositionTable::new(1);
        let entry = Entry { turn: None, score: Score::WIN - 7, depth: 3, bound: Bound::Exact };
        table.store(5, 4, entry);
        assert_eq!(table.probe(5, 0).map(|found| found.score), Some(Score::WIN - 3));
    }

    #[test]
    fn the_size_is_respected() {
        for mib in [1, 2, 16] {
            let table = TranspositionTable::new(mib);
            assert!(table.buckets.len() * size_of::<Bucket>() <= mib << 20);
            assert_eq!(table.mib(), mib);
        }
    }

    #[test]
    fn the_smallest_table_works_too() {
        let table = TranspositionTable::smallest();
        assert_eq!(table.mib(), 0);
        for key in [0, 5, u64::MAX] {
            table.store(key, 0, Entry { turn: None, score: 7, depth: 1, bound: Bound::Exact });
            assert_eq!(table.probe(key, 0).map(|found| found.score), Some(7));
        }
        assert_eq!(table.hashfull(), 750);
    }
}
