//! Numbered turns, or pairs of turns, put in order by their numbers.

use super::edition::placements;
use super::tokens::{Looks, Token};
use super::{Game, written};
use crate::notation::Span;
use crate::record::{RecordError, RecordFault, WrittenTurn};

/// A number and the turns behind it.
struct Entry {
    number: u32,
    span: Span,
    turns: Vec<WrittenTurn>,
}

/// Reads numbered entries of so many turns each; the last one may have fewer. The placements of a free
/// setting before them have no numbers.
pub(crate) fn read_numbered(text: &str, tokens: &[Token], per_number: usize) -> Result<Game, RecordError> {
    let first_number = tokens.iter().position(|token| matches!(token.what, Looks::Number(_)));
    let (lead, numbered) = tokens.split_at(first_number.unwrap_or(tokens.len()));
    let mut game = Game::default();
    for token in lead {
        game.take(text, token);
    }
    if let Some(turn) = game.turns.get(placements(&game.turns).len()) {
        return Err(RecordError::new(turn.span.clone(), RecordFault::TurnWithoutNumber));
    }
    let mut entries: Vec<Entry> = Vec::new();
    // The last entry that has a turn, which a comment belongs to.
    let mut told = None;
    for token in numbered {
        match (&token.what, entries.last_mut()) {
            (Looks::Number(number), _) => {
                entries.push(Entry { number: *number, span: token.span.clone(), turns: Vec::new() });
            }
            (Looks::Turn, Some(entry)) => {
                entry.turns.push(written(text, &token.span));
                told = Some(entries.len() - 1);
            }
            (Looks::Comment(comment), _) => {
                match told.and_then(|told: usize| entries.get_mut(told)?.turns.last_mut()) {
                    Some(turn) => turn.comments.push(comment.clone()),
                    None => game.take(text, token),
                }
            }
            _ => game.take(text, token),
        }
    }
    entries.sort_by_key(|entry| entry.number);
    check(&entries, per_number)?;
    game.turns.extend(entries.into_iter().flat_map(|entry| entry.turns));
    Ok(game)
}

fn check(entries: &[Entry], per_number: usize) -> Result<(), RecordError> {
    let fault = |entry: &Entry, what| Err(RecordError::new(entry.span.clone(), what));
    for (entry, expected) in entries.iter().zip(1..) {
        let number = entry.number;
        let (found, last) = (entry.turns.len(), expected as usize == entries.len());
        if number != expected {
            return match expected.checked_sub(1) {
                Some(before) if before == number => fault(entry, RecordFault::NumberTwice(number)),
                _ => fault(entry, RecordFault::NumberMissing { expected, before: number }),
            };
        }
        if found == 0 {
            return fault(entry, RecordFault::NumberWithoutTurn(number));
        }
        if found > per_number {
            return fault(entry, RecordFault::TooManyTurns { number, found, most: per_number });
        }
        if found < per_number && !last {
            return fault(entry, RecordFault::TooFewTurns { number, found, expected: per_number });
        }
    }
    Ok(())
}
