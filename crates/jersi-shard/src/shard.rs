//! One of several equal parts of some work.

use std::fmt;
use std::str::FromStr;

/// The part `I/N` of some work: every N-th number, beginning with the I-th. All parts together are the whole, no two
/// have a number in common, and a number stays in its part when the work grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shard {
    number: u32,
    count: u32,
}

/// What is no shard: `I/N` with I from 1 to N is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadShard;

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { number: 1, count: 1 };

    /// The part with this number, from 1, of so many.
    pub fn new(number: u32, count: u32) -> Result<Shard, BadShard> {
        if (1..=count).contains(&number) { Ok(Shard { number, count }) } else { Err(BadShard) }
    }

    /// Its number, from 1.
    pub fn number(self) -> u32 {
        self.number
    }

    /// How many parts there are.
    pub fn count(self) -> u32 {
        self.count
    }

    /// Whether it has the piece of work with this number, from 0.
    pub fn has(self, piece: u64) -> bool {
        piece % u64::from(self.count) == u64::from(self.number - 1)
    }
}

impl Default for Shard {
    fn default() -> Shard {
        Shard::WHOLE
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.count)
    }
}

impl FromStr for Shard {
    type Err = BadShard;

    fn from_str(text: &str) -> Result<Shard, BadShard> {
        // The standard reader would take a sign.
        let number = |text: &str| match text.bytes().all(|byte| byte.is_ascii_digit()) {
            true => text.parse().map_err(|_| BadShard),
            false => Err(BadShard),
        };
        let (index, count) = text.split_once('/').ok_or(BadShard)?;
        Shard::new(number(index)?, number(count)?)
    }
}

impl fmt::Display for BadShard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a shard is I/N with I from 1 to N")
    }
}

impl std::error::Error for BadShard {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_in_one_part_and_stays_there() {
        for count in 1..7 {
            let parts: Vec<Shard> = (1..=count).map(|n| Shard::new(n, count).expect("a part")).collect();
            for piece in 0..100 {
                let having: Vec<u32> =
                    parts.iter().filter(|part| part.has(piece)).map(|part| part.number()).collect();
                assert_eq!(having, [(piece % u64::from(count)) as u32 + 1]);
            }
        }
    }

    #[test]
    fn in_words_and_back() {
        for text in ["1/1", "3/8", "8/8", "1/4294967295"] {
            assert_eq!(text.parse::<Shard>().expect("a shard").to_string(), text);
        }
        for text in ["", "/", "0/4", "5/4", "1/0", "1", "1/", "/2", "+1/2", "1/2/3", " 1/2", "1/99999999999"]
        {
            assert_eq!(text.parse::<Shard>(), Err(BadShard), "{text:?}");
        }
    }
}
