//! What takes two words: a piece, an ending.

use std::fmt;
use std::str::FromStr;

use super::NoSuchWord;
use crate::outcome::{Outcome, Reason};
use crate::piece::Piece;
use crate::record::GameResult;

/// Two words with a space between; the second one is empty if there is none.
fn two(text: &str) -> (&str, &str) {
    text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""))
}

/// `white rock`. An edition's own letter is [`Edition::piece_letter`](crate::Edition::piece_letter).
///
/// ```
/// use jersi_rules::{Color, Kind, Piece};
///
/// let piece = Piece::new(Color::White, Kind::Rock);
/// assert_eq!(piece.to_string(), "white rock");
/// assert_eq!("white rock".parse(), Ok(piece));
/// ```
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color.id(), self.kind)
    }
}

impl FromStr for Piece {
    type Err = NoSuchWord;

    fn from_str(text: &str) -> Result<Piece, NoSuchWord> {
        let (color, kind) = two(text);
        Ok(Piece::new(color.parse()?, kind.parse()?))
    }
}

/// `white king-arrived` or `draw no-capture-limit`, for programs; [`Outcome::say`] is for people.
///
/// ```
/// use jersi_rules::{Color, Outcome, Reason};
///
/// let win = Outcome::win(Color::White, Reason::KingArrived);
/// assert_eq!(win.to_string(), "white king-arrived");
/// assert_eq!("white king-arrived".parse(), Ok(win));
/// ```
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result_id(), self.reason)
    }
}

impl FromStr for Outcome {
    type Err = NoSuchWord;

    fn from_str(text: &str) -> Result<Outcome, NoSuchWord> {
        let (result, reason) = two(text);
        let winner = match result.parse()? {
            GameResult::Win(color) => Some(color),
            GameResult::Draw => None,
        };
        let outcome = Outcome { winner, reason: reason.parse()? };
        if outcome.is_possible() {
            return Ok(outcome);
        }
        let possible = |&reason: &Reason| Outcome { winner, reason }.is_possible();
        let known = Reason::ALL.into_iter().filter(possible).map(Reason::id).collect();
        let of = if winner.is_some() { "reason to win" } else { "reason of a tie" };
        Err(NoSuchWord { word: reason.to_owned(), of, known })
    }
}
