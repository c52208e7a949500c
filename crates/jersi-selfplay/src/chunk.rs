//! A file of games. Its first game has the number that the file says, the others follow.
//!
//! ```text
//! 8 bytes   JERSISP1
//! u32       length of the terms
//! ...       the terms as text, a line each: word, space, value
//! u32       number of the first game
//! u16       how many games
//! games     u8 start, u32 seed of the setting, u8 result (0 Black, 1 tie, 2 White won), u8 end, u8 random decisions,
//!           u32 lower half of the last position's hash, u16 decisions,
//!           then for each decision u16 index in the generator's order, i16 score (-32768: none)
//! u64       FNV-1a of everything before
//! ```

use crate::bytes::{Reader, checksum};
use crate::game::{Decision, End, Game, GameResult};
use crate::start::Start;
use crate::terms::{BadTerms, Terms};

/// Games in a file.
pub const CHUNK_GAMES: u16 = 64;

const MAGIC: &[u8; 8] = b"JERSISP1";
const NO_SCORE: i16 = i16::MIN;

/// Some games in a row, made by the same terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// How they were made.
    pub terms: Terms,
    /// The number of the first one.
    pub first: u32,
    /// The games.
    pub games: Vec<Game>,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChunkFault {
    /// It is no file of games, or one of another version.
    NotGames,
    /// It ends too early, or goes on after its end.
    Length,
    /// Its checksum is another: something in it was changed.
    Checksum,
    /// A line of its terms is missing or wrong.
    Terms(&'static str),
    /// A game has a start, a result or an end that there is not.
    Game(u32),
}

impl From<BadTerms> for ChunkFault {
    fn from(BadTerms(line): BadTerms) -> ChunkFault {
        ChunkFault::Terms(line)
    }
}

impl Chunk {
    /// As a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let terms = self.terms.to_text();
        let mut bytes = MAGIC.to_vec();
        bytes.extend((terms.len() as u32).to_le_bytes());
        bytes.extend(terms.as_bytes());
        bytes.extend(self.first.to_le_bytes());
        bytes.extend((self.games.len() as u16).to_le_bytes());
        for game in &self.games {
            write_game(game, &mut bytes);
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// From a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Chunk, ChunkFault> {
        if !bytes.starts_with(MAGIC) {
            return Err(ChunkFault::NotGames);
        }
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(ChunkFault::Length)?;
        if checksum(body) != u64::from_le_bytes(*sum) {
            return Err(ChunkFault::Checksum);
        }
        let mut reader = Reader(&body[MAGIC.len()..]);
        let (terms, first, count) = read_head(&mut reader)?;
        let games = (0..u32::from(count)).map(|n| read_game(&mut reader, first.saturating_add(n)));
        let games = games.collect::<Result<_, _>>()?;
        if reader.0.is_empty() { Ok(Chunk { terms, first, games }) } else { Err(ChunkFault::Length) }
    }
}

fn read_head(reader: &mut Reader<'_>) -> Result<(Terms, u32, u16), ChunkFault> {
    let length = reader.u32().ok_or(ChunkFault::Length)?;
    let text = reader.take(length as usize).ok_or(ChunkFault::Length)?;
    let text = std::str::from_utf8(text).map_err(|_| ChunkFault::NotGames)?;
    let terms = Terms::from_text(text)?;
    let first = reader.u32().ok_or(ChunkFault::Length)?;
    Ok((terms, first, reader.u16().ok_or(ChunkFault::Length)?))
}

fn write_game(game: &Game, bytes: &mut Vec<u8>) {
    bytes.push(game.start.number());
    bytes.extend(game.setting_seed.to_le_bytes());
    bytes.extend([game.result.number(), game.end.number(), game.opening]);
    bytes.extend(game.check.to_le_bytes());
    bytes.extend((game.decisions.len() as u16).to_le_bytes());
    for decision in &game.decisions {
        bytes.extend(decision.index.to_le_bytes());
        bytes.extend(decision.score.unwrap_or(NO_SCORE).to_le_bytes());
    }
}

fn read_game(reader: &mut Reader<'_>, number: u32) -> Result<Game, ChunkFault> {
    let (cut, bad) = (ChunkFault::Length, ChunkFault::Game(number));
    let start = Start::from_number(reader.u8().ok_or(cut.clone())?).ok_or(bad.clone())?;
    let setting_seed = reader.u32().ok_or(cut.clone())?;
    let result = GameResult::from_number(reader.u8().ok_or(cut.clone())?).ok_or(bad.clone())?;
    let end = End::from_number(reader.u8().ok_or(cut.clone())?).ok_or(bad.clone())?;
    let opening = reader.u8().ok_or(cut.clone())?;
    let check = reader.u32().ok_or(cut.clone())?;
    let count = reader.u16().ok_or(cut.clone())?;
    if u16::from(opening) > count {
        return Err(bad);
    }
    let mut decision = || {
        let (index, score) = (reader.u16()?, reader.i16()?);
        Some(Decision { index, score: (score != NO_SCORE).then_some(score) })
    };
    let decisions = (0..count).map(|_| decision()).collect::<Option<_>>().ok_or(cut)?;
    Ok(Game { start, setting_seed, opening, decisions, result, end, check })
}
