//! The table of positions seen, shared by all threads without a lock.
//!
//! A slot is two words. The first is the position's key xor the second, so that a slot torn by two threads
//! writing at once does not match any key and is passed over.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use jersi_rules::Turn;

use crate::score::Score;

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
}

/// What the table tells of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
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

/// Slots that share a place; four fill a cache line.
const WAYS: usize = 4;

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// Counts searches, so that old entries give way first.
    age: AtomicU8,
}

const AGES: u8 = 64;

impl Table {
    /// A table of at most this size; at least one bucket.
    pub(crate) fn new(mib: usize) -> Table {
        let count = (mib.max(1) << 20) / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.resize_with(count, Bucket::default);
        Table { buckets, age: AtomicU8::new(0) }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
        self.age = AtomicU8::new(0);
    }

    /// Lets everything grow older by one search.
    pub(crate) fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % AGES, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// What is known of a position. Wins are told as seen from the node at this ply.
    #[inline]
    pub(crate) fn get(&self, key: u64, ply: i32) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (slot.check.load(Ordering::Relaxed) ^ data == key && data != 0).then(|| unpack(data, ply))
        })
    }

    /// Keeps what was found, in place of what is least worth keeping.
    pub(crate) fn put(&self, key: u64, ply: i32, mut entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let mut worst: Option<(&Slot, i32)> = None;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            let same = slot.check.load(Ordering::Relaxed) ^ data == key;
            if same && data != 0 {
                let old = unpack(data, ply);
                entry.turn = entry.turn.or(old.turn);
                if entry.bound != Bound::Exact && age_of(data) == age && old.depth > entry.depth + 2 {
                    return;
                }
                worst = Some((slot, i32::MIN));
                break;
            }
            let years = i32::from((age + AGES - age_of(data)) % AGES);
            let worth = if data == 0 { i32::MIN + 1 } else { depth_of(data) - 4 * years };
            if worst.is_none_or(|(_, least)| worth < least) {
                worst = Some((slot, worth));
            }
        }
        if let Some((slot, _)) = worst {
            let data = pack(entry, ply, age);
            slot.check.store(key ^ data, Ordering::Relaxed);
            slot.data.store(data, Ordering::Relaxed);
        }
    }

    /// How many of a thousand slots were written by this search.
    pub(crate) fn fullness(&self) -> u32 {
        let age = self.age.load(Ordering::Relaxed);
        let sample = self.buckets.len().min(250);
        let used = self.buckets[..sample].iter().flat_map(|bucket| &bucket.0).filter(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && age_of(data) == age
        });
        (used.count() * 1000 / (sample * WAYS).max(1)) as u32
    }
}

const SCORE: u32 = 32;
const DEPTH: u32 = 48;
const BOUND: u32 = 56;
const AGE: u32 = 58;

fn pack(entry: Entry, ply: i32, age: u8) -> u64 {
    // A win is kept by its distance from this position, not from the root.
    let score = match entry.score {
        win if win > Score::SURE => win + ply,
        loss if loss < -Score::SURE => loss - ply,
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
        | u64::from(age) << AGE
}

fn unpack(data: u64, ply: i32) -> Entry {
    let score = match i32::from((data >> SCORE) as u16 as i16) {
        win if win > Score::SURE => win - ply,
        loss if loss < -Score::SURE => loss + ply,
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

fn age_of(data: u64) -> u8 {
    (data >> AGE) as u8 & (AGES - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{Edition, Position, Rules, Setting};

    #[test]
    fn what_is_put_is_found() {
        let table = Table::new(1);
        let start = Position::start(Rules::new(Edition::V2_0), Setting::usual(Edition::V2_0));
        let turn = start.turns().pop();
        for (n, score) in [0, -5, 1234, Score::WIN - 7, 9 - Score::WIN].into_iter().enumerate() {
            let entry = Entry { turn, score, depth: 3 + n as i32, bound: Bound::Lower };
            let key = start.hash() ^ n as u64;
            table.put(key, 4, entry);
            assert_eq!(table.get(key, 4), Some(entry));
        }
        assert_eq!(table.get(77, 0), None);
    }

    #[test]
    fn a_win_is_nearer_when_met_nearer_to_it() {
        let table = Table::new(1);
        let entry = Entry { turn: None, score: Score::WIN - 7, depth: 3, bound: Bound::Exact };
        table.put(5, 4, entry);
        assert_eq!(table.get(5, 0).map(|found| found.score), Some(Score::WIN - 3));
    }

    #[test]
    fn the_size_is_respected() {
        for mib in [1, 2, 16] {
            assert!(Table::new(mib).buckets.len() * size_of::<Bucket>() <= mib << 20);
        }
    }
}
