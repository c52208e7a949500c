//! Records as the author's own programs keep them.
//!
//! 4.x: every turn has a number, and Black's letters are lower-case. 2.0: the pieces cell by cell, which
//! is a position and not a setting phase, then pairs without numbers.

use super::foreign::numbered::read_numbered;
use super::foreign::tokens::{Looks, Token};
use super::foreign::{Game, edition, rules};
use super::{Hint, Record, RecordError, RecordFault};
use crate::notation::Span;
use crate::piece::{ByColor, Color, Piece};
use crate::position::Position;
use crate::rules::Rules;
use crate::setting::Setting;
use crate::setup::Setup;

/// Reads turns with a number each.
pub(super) fn read_4(text: &str, tokens: &[Token], hint: &Hint) -> Result<Record, RecordError> {
    read_numbered(text, tokens, 1)?.begin_with_setting(text, hint)
}

/// Reads a position cell by cell and the turns behind it, if there are any.
pub(super) fn read_2(text: &str, tokens: &[Token], hint: &Hint) -> Result<Record, RecordError> {
    let mut game = Game::default();
    let mut standing: Vec<(&Span, u8, u8, char)> = Vec::new();
    for token in tokens {
        match (&token.what, game.turns.is_empty()) {
            (Looks::PieceAt { row, number, letter }, true) => {
                standing.push((&token.span, *row, *number, *letter));
            }
            (Looks::PieceAt { .. }, false) => {
                return Err(RecordError::new(token.span.clone(), RecordFault::PieceBehindTurns));
            }
            (Looks::Number(_), _) => {
                return Err(RecordError::new(token.span.clone(), RecordFault::UnexpectedNumber));
            }
            _ => game.take(text, token),
        }
    }
    let whole = match (standing.first(), standing.last()) {
        (Some(first), Some(last)) => first.0.start..last.0.end,
        _ => 0..0,
    };
    let edition = match hint.edition {
        Some(edition) => edition,
        None => {
            let first = standing.first().map_or(0..0, |place| place.0.clone());
            edition::of_standing(standing.iter().map(|place| place.3), first)?
        }
    };
    let rules = rules(edition, &game.turns, hint)?;
    let mut pieces = Vec::with_capacity(standing.len());
    for (span, row, number, letter) in standing {
        let fault = |what| RecordError::new(span.clone(), what);
        let cell = edition
            .cell(row, number)
            .ok_or_else(|| fault(RecordFault::NoSuchCell { edition, row, number }))?;
        let kind =
            edition.kind_of(letter).ok_or_else(|| fault(RecordFault::NoSuchLetter(edition, letter)))?;
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        pieces.push((cell, Piece::new(color, kind)));
    }
    let start = start(rules, pieces, whole)?;
    Ok(game.into_record(text, start))
}

/// The start of a game from these pieces. If they stand as in the usual setting, it is that one.
fn start(rules: Rules, pieces: Vec<(crate::Cell, Piece)>, span: Span) -> Result<Record, RecordError> {
    let clock = if rules.edition().hunts() { None } else { Some(0) };
    let setup =
        Setup { rules, pieces, to_move: Color::White, reserve: ByColor::default(), clock, turn_number: 1 };
    let position =
        Position::new(&setup).map_err(|bad| RecordError::new(span, RecordFault::BadPosition(bad)))?;
    let usual = Setting::usual(rules.edition());
    Ok(if position == Position::start(rules, usual) {
        Record::with_setting(rules, usual)
    } else {
        Record::with_position(&position)
    })
}
