//! Positions that are the same but for a mirror and the cycle rock, scissors, paper.

use std::sync::LazyLock;

use jersi_engine::Dice;
use jersi_rules::Kind;

use crate::position_record::{PositionRecord, SQUARES};

/// Cells in each row.
const LENGTHS: [usize; 9] = [7, 8, 7, 8, 9, 8, 7, 8, 7];

/// A frozen random number for each byte on each square, and each byte behind the squares.
static KEYS: LazyLock<Vec<[u64; 256]>> = LazyLock::new(|| {
    let mut dice = Dice::seeded(16);
    (0..SQUARES + 6).map(|_| std::array::from_fn(|_| dice.roll())).collect()
});

static MIRRORED: LazyLock<[usize; SQUARES]> = LazyLock::new(|| {
    let mut table = [0; SQUARES];
    let mut first = 0;
    for length in LENGTHS {
        for n in 0..length {
            table[first + n] = first + length - 1 - n;
        }
        first += length;
    }
    table
});

/// Bytes of squares with the kinds cycled so many times.
static CYCLED: LazyLock<[[u8; 256]; 3]> = LazyLock::new(|| {
    let piece = |nibble: u8| match nibble & 7 {
        kind if kind == Kind::Rock as u8 => nibble & 8 | Kind::Scissors as u8,
        kind if kind == Kind::Scissors as u8 => nibble & 8 | Kind::Paper as u8,
        kind if kind == Kind::Paper as u8 => nibble & 8 | Kind::Rock as u8,
        _ => nibble,
    };
    let once = |byte: u8| piece(byte >> 4) << 4 | piece(byte & 15);
    let times = |n: usize| std::array::from_fn(|byte| (0..n).fold(byte as u8, |byte, _| once(byte)));
    [times(0), times(1), times(2)]
});

/// A number that all six images of a position share, and hardly any other position. The clock counts by the classes that the
/// network tells apart.
pub fn canonical_hash(record: &PositionRecord) -> u64 {
    let (squares, rest) = record.0.split_at(SQUARES);
    let keys = &KEYS[..];
    let mut images = [0_u64; 6];
    for (square, &byte) in squares.iter().enumerate() {
        if byte == 0x80 {
            continue;
        }
        let mirrored = MIRRORED[square];
        for (cycle, table) in CYCLED.iter().enumerate() {
            let byte = usize::from(table[usize::from(byte)]);
            images[cycle] ^= keys[square][byte];
            images[3 + cycle] ^= keys[mirrored][byte];
        }
    }
    let clock = [20, 15, 10, 6, 3, 1].into_iter().filter(|&most| rest[4] <= most).count() as u8;
    let others = [rest[0], rest[1], rest[2], rest[3], clock, rest[5]];
    let others =
        others.into_iter().enumerate().fold(0, |sum, (n, byte)| sum ^ keys[SQUARES + n][usize::from(byte)]);
    images.into_iter().min().unwrap_or_default() ^ others
}

/// Hashes that were seen.
pub struct Seen {
    slots: Vec<u64>,
    used: usize,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { slots: vec![0; 1 << 12], used: 0 }
    }
}

impl Seen {
    /// Nothing yet.
    pub fn new() -> Seen {
        Seen::default()
    }

    /// Notes a hash. True if it is new.
    pub fn add(&mut self, hash: u64) -> bool {
        if 2 * self.used >= self.slots.len() {
            let old = std::mem::take(&mut self.slots);
            self.slots = vec![0; 4 * old.len()];
            self.used = 0;
            for hash in old.into_iter().filter(|&hash| hash != 0) {
                self.put(hash);
            }
        }
        // 0 marks a free slot.
        self.put(hash.max(1))
    }

    fn put(&mut self, hash: u64) -> bool {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot] != 0 {
            if self.slots[slot] == hash {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = hash;
        self.used += 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::start::Start;

    #[test]
    fn images_share_a_hash_and_others_do_not() {
        let start = Start::from_id("4.8-no-reserve").expect("a start");
        let mut dice = Dice::seeded(5);
        let mut seen = Seen::new();
        for _ in 0..40 {
            let mut position = start.position(0);
            for _ in 0..5 {
                position = position.play_legal(dice.pick(&position.turns()).expect("a turn"));
            }
            let record = PositionRecord::new(&position, start, 0, 0, 0);
            let mut image = record;
            for (square, &byte) in record.0[..SQUARES].iter().enumerate() {
                image.0[MIRRORED[square]] = CYCLED[1][usize::from(byte)];
            }
            assert_ne!(record, image);
            assert_eq!(canonical_hash(&record), canonical_hash(&image));
            image.0[74] ^= 1;
            assert_ne!(canonical_hash(&record), canonical_hash(&image));
            assert!(seen.add(canonical_hash(&record)) && !seen.add(canonical_hash(&record)));
        }
    }

    #[test]
    fn many_are_remembered() {
        let mut dice = Dice::seeded(1);
        let hashes: Vec<u64> = (0..10_000).map(|_| dice.roll()).chain([0]).collect();
        let mut seen = Seen::new();
        assert!(hashes.iter().all(|&hash| seen.add(hash)));
        assert!(!hashes.iter().any(|&hash| seen.add(hash)));
    }
}
