//! A file of games: a heading, a game a line, and a checksum, all as JSON, compressed by zstd.
//!
//! ```text
//! {"format":"jersi-lab-games/1","plan":"…","commit":"…","rules":"2.0","job":"play","nodes":2000,"first":0,"games":32}
//! {"rules":"2.0","job":"play","nodes":2000,"number":0, … }
//! …
//! {"sum":"0123456789abcdef"}
//! ```
//!
//! The sum is FNV-1a with 64 bits of all lines before it, line ends among them.

use std::io::Read;

use serde::{Deserialize, Serialize};

use crate::game::{Job, LabGame};

/// The form of a file of games.
pub const FORMAT: &str = "jersi-lab-games/1";
/// How hard zstd tries; another number makes other bytes.
const LEVEL: i32 = 9;
/// Bytes of a file, unpacked, at the most: nobody's memory is filled by a small file.
const MOST: u64 = 1 << 30;
/// Bytes that are unpacked before it is asked again whether to go on.
const BLOCK: u64 = 1 << 22;

/// What a file of games says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading {
    /// Always [`FORMAT`].
    pub format: String,
    /// The mark of the plan ([`Plan::mark`](crate::Plan::mark)).
    pub plan: String,
    /// The commit of the program, as it was told.
    pub commit: String,
    /// The rule set, by its name in the plan.
    pub rules: String,
    /// What the games are for.
    #[serde(flatten)]
    pub job: Job,
    /// The number of the first game.
    pub first: u32,
    /// How many there are.
    pub games: u32,
}

/// A file of games.
#[derive(Clone, Debug, PartialEq)]
pub struct Chunk {
    /// What it says of itself.
    pub heading: Heading,
    /// The games.
    pub games: Vec<LabGame>,
}

/// What is wrong with a file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be unpacked, or is cut off.
    Packing,
    /// It is no file of games, or one of another version.
    NotGames,
    /// Its checksum is another.
    Checksum,
    /// A line, from 1, is no game of this file.
    Line(usize),
    /// It belongs to another plan.
    OtherPlan,
    /// It was made by another commit; which one.
    OtherCommit(String),
    /// It is another piece of the plan than its name says.
    OtherPiece,
}

#[derive(Serialize, Deserialize)]
struct Sum {
    sum: String,
}

/// As a file. The same games give the same bytes.
pub fn write(chunk: &Chunk) -> Vec<u8> {
    let mut text = String::new();
    let mut line = |json: serde_json::Result<String>| {
        text.push_str(&json.expect("texts and finite numbers are JSON"));
        text.push('\n');
    };
    line(serde_json::to_string(&chunk.heading));
    chunk.games.iter().for_each(|game| line(serde_json::to_string(game)));
    let sum = Sum { sum: format!("{:016x}", checksum(text.as_bytes())) };
    text.push_str(&serde_json::to_string(&sum).expect("a text is JSON"));
    text.push('\n');
    zstd::bulk::compress(text.as_bytes(), LEVEL).expect("memory is all that it needs")
}

/// From a file.
pub fn read(bytes: &[u8]) -> Result<Chunk, Fault> {
    read_unless(bytes, &|| false).map_err(|fault| fault.expect("nobody gives it up"))
}

/// The same, given up as soon as it is `stopped`, which is an error without a fault.
pub fn read_unless(bytes: &[u8], stopped: &dyn Fn() -> bool) -> Result<Chunk, Option<Fault>> {
    let decoder = zstd::stream::read::Decoder::new(bytes).map_err(|_| Fault::NotGames)?;
    let (mut unpacked, mut text) = (decoder.take(MOST), Vec::new());
    while unpacked.by_ref().take(BLOCK).read_to_end(&mut text).map_err(|_| Fault::Packing)? > 0 {
        if stopped() {
            return Err(None);
        }
    }
    if text.len() as u64 == MOST {
        return Err(Some(Fault::Packing));
    }
    let text = String::from_utf8(text).map_err(|_| Fault::Packing)?;
    let (first, _) = text.split_once('\n').ok_or(Fault::NotGames)?;
    let heading: Heading = serde_json::from_str(first).map_err(|_| Fault::NotGames)?;
    if heading.format != FORMAT {
        return Err(Some(Fault::NotGames));
    }
    let body = text.strip_suffix('\n').and_then(|text| text.rfind('\n')).ok_or(Fault::Packing)? + 1;
    let sum: Sum = serde_json::from_str(&text[body..]).map_err(|_| Fault::Packing)?;
    if sum.sum != format!("{:016x}", checksum(&text.as_bytes()[..body])) {
        return Err(Some(Fault::Checksum));
    }
    let mut games = Vec::new();
    for (index, line) in text[..body].lines().enumerate().skip(1) {
        if stopped() {
            return Err(None);
        }
        let game: LabGame = serde_json::from_str(line).map_err(|_| Fault::Line(index + 1))?;
        let number = heading.first.checked_add(index as u32 - 1);
        if game.rules != heading.rules || game.job != heading.job || Some(game.number) != number {
            return Err(Some(Fault::Line(index + 1)));
        }
        games.push(game);
    }
    if games.len() == heading.games as usize {
        Ok(Chunk { heading, games })
    } else {
        Err(Some(Fault::Packing))
    }
}

/// FNV-1a with 64 bits.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Decision;

    fn chunk() -> Chunk {
        let job = Job::Play { nodes: 7 };
        let game = |number| LabGame {
            rules: "2.0".to_owned(),
            job: job.clone(),
            number,
            swapped: false,
            start: None,
            shared_opening: false,
            points: 2,
            reason: "king-captured".to_owned(),
            decisions: vec![Decision { turn: "a1-b1".to_owned(), legal: 90, value: Some(-3) }],
            opening_surprise: Some(1.0 / 3.0),
            first_turns: Some(4),
            samples: vec![],
        };
        let heading = Heading {
            format: FORMAT.to_owned(),
            plan: "0".repeat(16),
            commit: "abc".to_owned(),
            rules: "2.0".to_owned(),
            job: job.clone(),
            first: 6,
            games: 2,
        };
        Chunk { heading, games: vec![game(6), game(7)] }
    }

    fn packed(text: &str) -> Vec<u8> {
        zstd::bulk::compress(text.as_bytes(), LEVEL).expect("packed")
    }

    fn unpacked(bytes: &[u8]) -> String {
        String::from_utf8(zstd::stream::decode_all(bytes).expect("unpacked")).expect("text")
    }

    #[test]
    fn what_is_written_is_read_again() {
        let chunk = chunk();
        assert_eq!(read(&write(&chunk)), Ok(chunk.clone()));
        assert_eq!(write(&chunk), write(&chunk));
    }

    #[test]
    fn samples_of_before_are_searched_ones() {
        let text = r#"{"at":5,"near":1,"best":3,"second":null,"one_turn":true,"still":2}"#;
        let old: crate::game::Sample = serde_json::from_str(text).expect("a sample");
        assert!(old.searched);
        assert_eq!(serde_json::to_string(&old).expect("JSON"), text);
        let other = crate::game::Sample { searched: false, ..old };
        let again = serde_json::to_string(&other).expect("JSON");
        assert_eq!(serde_json::from_str::<crate::game::Sample>(&again).expect("a sample"), other);
    }

    #[test]
    fn reading_can_be_given_up() {
        let (bytes, asked) = (write(&chunk()), std::cell::Cell::new(0));
        let stopped_at = |time: u32| {
            asked.set(0);
            read_unless(&bytes, &|| {
                asked.set(asked.get() + 1);
                asked.get() == time
            })
        };
        // Asked after its one block and before each of its two games.
        assert_eq!([1, 2, 3].map(stopped_at), [Err(None), Err(None), Err(None)]);
        assert_eq!(stopped_at(4), Ok(chunk()));
    }

    #[test]
    fn no_byte_can_be_changed_or_left_out() {
        let bytes = write(&chunk());
        for at in 0..bytes.len() {
            assert!(read(&bytes[..at]).is_err(), "cut at {at}");
            let mut other = bytes.clone();
            other[at] ^= 1;
            // A bit of zstd's own head may mean nothing; then the games are the same.
            assert!(read(&other).is_err() || read(&other) == Ok(chunk()), "changed at {at}");
        }
    }

    #[test]
    fn faults_are_told_apart() {
        assert_eq!(read(b"something else"), Err(Fault::Packing));
        assert_eq!(read(&packed("no games\n")), Err(Fault::NotGames));
        let text = unpacked(&write(&chunk()));
        assert_eq!(read(&packed(&text.replace("games/1", "games/9"))), Err(Fault::NotGames));
        assert_eq!(read(&packed(&text.replace("b1", "c1"))), Err(Fault::Checksum));
        let mut other = chunk();
        other.games[1].number = 9;
        assert_eq!(read(&write(&other)), Err(Fault::Line(3)));
        other.games.pop();
        assert_eq!(read(&write(&other)), Err(Fault::Packing));
    }
}
