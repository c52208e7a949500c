//! Which edition a foreign text is played by.

use super::tokens::plain;
use crate::cell::ROWS;
use crate::edition::Edition;
use crate::notation::Span;
use crate::record::{RecordError, RecordFault, WrittenTurn};

/// The letters of the shapes of 2.0.
const LETTERS_2_0: [char; 4] = ['N', 'K', 'C', 'R'];

/// The editions that hunt the kunti, and those of them that have the mokca.
const HUNTING: &[Edition] = &[Edition::V2_0, Edition::V3_0, Edition::Draft4];
const WITH_MOKCA: &[Edition] = &[Edition::V3_0, Edition::Draft4];

/// The edition of turns that begin with a setting or placements: cells, drops or relocations that only
/// 4.x has mean 4.8. Otherwise nobody can tell: placements have the same letters in 2.0 and 3.0, for other shapes.
///
/// The points of a winner help: two in 4.x, one before.
pub(crate) fn of_turns(turns: &[WrittenTurn], score: Option<&str>) -> Result<Edition, RecordError> {
    let first = turns.first().map_or(0..0, |turn| turn.span.clone());
    let placed = placements(turns);
    if !placed.is_empty() {
        let letters: Vec<char> = placed
            .iter()
            .filter_map(|turn| turn.text.chars().next())
            .map(|c| c.to_ascii_uppercase())
            .collect();
        let new = letters.iter().any(|letter| !LETTERS_2_0.contains(letter));
        let candidates = if new { WITH_MOKCA } else { HUNTING };
        let read_otherwise = |letter: &char| {
            let mut kinds = candidates.iter().map(|edition| edition.kind_of(*letter));
            let first = kinds.next();
            kinds.any(|kind| Some(kind) != first)
        };
        let letter = letters.iter().copied().find(read_otherwise);
        return Err(RecordError::new(first, RecordFault::AmbiguousEdition { candidates, letter }));
    }
    let score = score.unwrap_or_default();
    if score.contains('2') || turns.iter().any(|turn| only_4_x(&plain(&turn.text))) {
        return Ok(Edition::V4_8);
    }
    let candidates = if score.contains('0') { HUNTING } else { &Edition::ALL[..] };
    Err(ambiguous(first, candidates))
}

/// The edition of pieces that are told cell by cell, as the author's program for 2.0 does, with a mokca as no 2.0 has it.
pub(crate) fn of_standing(
    mut letters: impl Iterator<Item = char>,
    span: Span,
) -> Result<Edition, RecordError> {
    if letters.all(|letter| LETTERS_2_0.contains(&letter.to_ascii_uppercase())) {
        return Ok(Edition::V2_0);
    }
    Err(ambiguous(span, WITH_MOKCA))
}

fn ambiguous(span: Span, candidates: &'static [Edition]) -> RecordError {
    RecordError::new(span, RecordFault::AmbiguousEdition { candidates, letter: None })
}

/// The placements of a free setting that a record begins with. A drop of 4.x looks alike, but mountains
/// and wise men alone are no army.
pub(crate) fn placements(turns: &[WrittenTurn]) -> &[WrittenTurn] {
    let is_placement = |turn: &WrittenTurn| matches!(plain(&turn.text).as_bytes(), [_, b':', _, _]);
    let count = turns.iter().take_while(|turn| is_placement(turn)).count();
    let army = |turn: &WrittenTurn| {
        turn.text.starts_with(|letter: char| LETTERS_2_0.contains(&letter.to_ascii_uppercase()))
    };
    if turns[..count].iter().any(army) { &turns[..count] } else { &[] }
}

/// Whether only 4.x can have such a turn: a drop, a relocation, a cell of the larger board.
fn only_4_x(turn: &str) -> bool {
    turn.contains(':')
        || cells(turn).any(|(row, number)| {
            Edition::V4_8.cell(row, number).is_some() && Edition::V2_0.cell(row, number).is_none()
        })
}

/// The cells in a turn, row and number.
fn cells(turn: &str) -> impl Iterator<Item = (u8, u8)> {
    turn.as_bytes().windows(2).filter_map(|pair| {
        let row = pair[0].to_ascii_lowercase();
        let on_board = (b'a'..b'a' + ROWS).contains(&row) && pair[1].is_ascii_digit();
        on_board.then(|| (row - b'a', pair[1] - b'0'))
    })
}
