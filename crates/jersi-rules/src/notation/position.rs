//! Position strings: the board from row `i` down, who moves, the reserves, the clock, the turn number,
//! and in the middle of a ransom the part of the turn already played.

mod syntax;

pub use syntax::{Field, PositionSyntax};

use std::fmt::Write;

use super::Span;
use super::read::{TurnFault, read_turn};
use crate::cell::ROWS;
use crate::cell_content::ContentParts;
use crate::edition::Edition;
use crate::lang::Lang;
use crate::piece::{ByColor, Color, Counts, Kind, Piece};
use crate::position::Position;
use crate::rules::Rules;
use crate::setup::{BadPosition, Setup};

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub enum PositionTextError {
    /// The text cannot be read.
    Syntax {
        /// Where.
        span: Span,
        /// What is wrong.
        what: PositionSyntax,
    },
    /// It can be read, but the rules do not allow it.
    Bad(#[from] BadPosition),
    /// The part of a turn at its end cannot be played.
    Partial {
        /// Where.
        span: Span,
        /// What is wrong with it.
        fault: TurnFault,
    },
}

impl PositionTextError {
    /// The place of the fault, if it has one.
    pub fn span(&self) -> Option<Span> {
        match self {
            PositionTextError::Syntax { span, .. } | PositionTextError::Partial { span, .. } => {
                Some(span.clone())
            }
            PositionTextError::Bad(_) => None,
        }
    }

    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().position_text(self)
    }
}

fn syntax(span: Span, what: PositionSyntax) -> PositionTextError {
    PositionTextError::Syntax { span, what }
}

/// Reads a position string.
pub fn read_position(rules: Rules, text: &str) -> Result<Position, PositionTextError> {
    let (setup, partial) = read_setup(rules, text)?;
    let position = Position::new(&setup)?;
    let Some((span, partial)) = partial else { return Ok(position) };
    let fault = match read_turn(&position, partial) {
        Ok(read) if read.after.ransom_so_far().is_some() => return Ok(read.after),
        Ok(_) => return Err(syntax(span, PositionSyntax::NoPartial)),
        Err(fault) => fault,
    };
    let at = span.start + fault.span.start..span.start + fault.span.end;
    Err(PositionTextError::Partial { span: at, fault })
}

/// Reads a position string without checking the position, and the part of a turn at its end.
///
/// ```
/// use jersi_rules::notation::read_setup;
/// use jersi_rules::{Edition, Position, Rules};
///
/// let (setup, partial) = read_setup(Rules::new(Edition::V4_8), "7/8/7/8/9/8/7/8/7 w - 0 1")?;
/// assert!(setup.pieces.is_empty() && partial.is_none());
/// assert!(Position::new(&setup).is_err(), "an empty board can be told, but not played on");
/// # Ok::<(), jersi_rules::notation::PositionTextError>(())
/// ```
pub fn read_setup(rules: Rules, text: &str) -> Result<(Setup, Option<(Span, &str)>), PositionTextError> {
    let mut fields = fields(text);
    let mut next = |field: Field| {
        fields.next().ok_or_else(|| syntax(text.len()..text.len(), PositionSyntax::Missing(field)))
    };
    let (board_at, board) = next(Field::Board)?;
    let (side_at, side) = next(Field::Side)?;
    let (reserve_at, reserve) = next(Field::Reserve)?;
    let (clock_at, clock) = next(Field::Clock)?;
    let (number_at, number) = next(Field::TurnNumber)?;
    let partial = fields.next();
    if let Some((at, _)) = fields.next() {
        return Err(syntax(at, PositionSyntax::TooManyFields));
    }
    let to_move = match side {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return Err(syntax(side_at, PositionSyntax::BadSide(side.to_owned()))),
    };
    let clock = match clock {
        "-" => None,
        digits => match digits.parse() {
            Ok(count) if digits.bytes().all(|b| b.is_ascii_digit()) => Some(count),
            _ => return Err(syntax(clock_at, PositionSyntax::BadClock)),
        },
    };
    let turn_number = match number.parse() {
        Ok(count) if number.bytes().all(|b| b.is_ascii_digit()) => count,
        _ => return Err(syntax(number_at, PositionSyntax::BadTurnNumber)),
    };
    let setup = Setup {
        rules,
        pieces: read_board(rules, board, board_at.start)?,
        to_move,
        reserve: read_reserve(rules, reserve, reserve_at.start)?,
        clock,
        turn_number,
    };
    Ok((setup, partial))
}

/// The fields of a text with their places.
fn fields(text: &str) -> impl Iterator<Item = (Span, &str)> {
    text.split(char::is_whitespace).filter(|field| !field.is_empty()).map(move |field| {
        let start = field.as_ptr() as usize - text.as_ptr() as usize;
        (start..start + field.len(), field)
    })
}

fn read_board(
    rules: Rules,
    text: &str,
    offset: usize,
) -> Result<Vec<(crate::Cell, Piece)>, PositionTextError> {
    let mut pieces = Vec::new();
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(ROWS) {
        let span = offset..offset + text.len();
        return Err(syntax(span, PositionSyntax::RowCount(rows.len())));
    }
    let mut at = offset;
    for (line, row) in rows.into_iter().zip((0..ROWS).rev()) {
        read_row(rules, line, at, row, &mut pieces)?;
        at += line.len() + 1;
    }
    Ok(pieces)
}

fn read_row(
    rules: Rules,
    line: &str,
    offset: usize,
    row: u8,
    pieces: &mut Vec<(crate::Cell, Piece)>,
) -> Result<(), PositionTextError> {
    let edition = rules.edition();
    let length = usize::from(edition.row_length(row));
    let mut number = 0_usize;
    let mut chars = line.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let here = offset + at..offset + at + c.len_utf8();
        if let Some(empty) = c.to_digit(10) {
            if empty == 0 {
                return Err(syntax(here, PositionSyntax::EmptyRun));
            }
            number += empty as usize;
        } else {
            let first = read_piece(rules, c, here)?;
            number += 1;
            let cell = u8::try_from(number).ok().and_then(|number| edition.cell(row, number));
            let Some((second_at, second)) = chars.next() else {
                let end = offset + line.len();
                return Err(syntax(end..end, PositionSyntax::HalfCell));
            };
            let second_here = offset + second_at..offset + second_at + second.len_utf8();
            let top = match second {
                '-' => None,
                letter => Some(read_piece(rules, letter, second_here)?),
            };
            // A cell beyond the row's end is told below, with the row's length.
            if let Some(cell) = cell {
                pieces.push((cell, first));
                pieces.extend(top.map(|top| (cell, top)));
            }
        }
        if number > length {
            let span = offset..offset + line.len();
            return Err(syntax(span, PositionSyntax::RowTooLong { edition, row }));
        }
    }
    if number < length {
        let span = offset..offset + line.len();
        return Err(syntax(span, PositionSyntax::RowTooShort { edition, row, cells: number }));
    }
    Ok(())
}

fn read_piece(rules: Rules, c: char, span: Span) -> Result<Piece, PositionTextError> {
    let edition = rules.edition();
    let color = if c.is_ascii_lowercase() { Color::Black } else { Color::White };
    match edition.kind_of(c) {
        Some(kind) => Ok(Piece::new(color, kind)),
        None => Err(syntax(span, PositionSyntax::NoSuchLetter(c, edition))),
    }
}

fn read_reserve(rules: Rules, text: &str, offset: usize) -> Result<ByColor<Counts>, PositionTextError> {
    let mut reserve = ByColor::default();
    if text == "-" {
        return Ok(reserve);
    }
    for (at, c) in text.char_indices() {
        let span = offset + at..offset + at + c.len_utf8();
        let piece = read_piece(rules, c, span.clone())?;
        let counts: &mut Counts = &mut reserve[piece.color];
        let count = counts.get(piece.kind) + 1;
        if count > Counts::MOST {
            return Err(syntax(span, PositionSyntax::TooManyInReserve));
        }
        *counts = counts.with(piece.kind, count);
    }
    Ok(reserve)
}

/// Writes a position string.
pub fn write_position(position: &Position) -> String {
    let partial = position.partial();
    let position = position.before_ransom();
    let edition = position.edition();
    let mut text = board_text(edition, |cell| match position.content(cell).view() {
        ContentParts::Empty => [None, None],
        ContentParts::Single(only) => [Some(only), None],
        ContentParts::Stack { bottom, top } => [Some(bottom), Some(top)],
    });
    let reserve = ByColor::from_fn(|color| position.reserve(color));
    push_state(
        &mut text,
        edition,
        position.to_move(),
        reserve,
        position.clock().number(),
        position.turn_number(),
    );
    if let Some(partial) = partial {
        text.push(' ');
        text.push_str(&partial);
    }
    text
}

/// Writes a setup, valid or not. What the edition's board and letters cannot tell is left out: cells and
/// kinds that it lacks, and more than two pieces on a cell.
pub fn write_setup(setup: &Setup) -> String {
    let edition = setup.rules.edition();
    let mut text = board_text(edition, |cell| {
        let here = setup.pieces.iter().filter(|(at, _)| *at == cell).map(|&(_, piece)| piece);
        let mut here = here.filter(|piece| edition.kind_facts(piece.kind).is_some());
        [here.next(), here.next()]
    });
    push_state(&mut text, edition, setup.to_move, setup.reserve, setup.clock, setup.turn_number);
    text
}

/// The first field: what stands on each cell, from the bottom up.
fn board_text(edition: Edition, stand: impl Fn(crate::Cell) -> [Option<Piece>; 2]) -> String {
    let mut text = String::with_capacity(96);
    let letter = |piece: Piece| edition.piece_letter(piece.color, piece.kind);
    for row in (0..ROWS).rev() {
        let mut empty = 0;
        for cell in edition.row_cells(row) {
            let [Some(first), second] = stand(cell) else {
                empty += 1;
                continue;
            };
            push_run(&mut text, &mut empty);
            text.push(letter(first));
            text.push(second.map_or('-', letter));
        }
        push_run(&mut text, &mut empty);
        if row > 0 {
            text.push('/');
        }
    }
    text
}

/// The other fields, each behind a space.
fn push_state(
    text: &mut String,
    edition: Edition,
    to_move: Color,
    reserve: ByColor<Counts>,
    clock: Option<u8>,
    turn_number: u16,
) {
    text.push_str(match to_move {
        Color::White => " w ",
        Color::Black => " b ",
    });
    push_reserves(text, edition, reserve);
    let clock = clock.map_or("-".to_owned(), |clock| clock.to_string());
    write!(text, " {clock} {turn_number}").expect("writing to a string does not fail");
}

fn push_run(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        write!(text, "{empty}").expect("writing to a string does not fail");
        *empty = 0;
    }
}

fn push_reserves(text: &mut String, edition: Edition, reserve: ByColor<Counts>) {
    let start = text.len();
    for color in Color::BOTH {
        for facts in edition.facts().kinds {
            let letter = edition.piece_letter(color, facts.kind);
            text.extend(std::iter::repeat_n(letter, usize::from(reserve[color].get(facts.kind))));
        }
    }
    if text.len() == start {
        text.push('-');
    }
}

/// The kinds in the order in which people list them: the king, those who fight, the others.
pub(super) fn kinds_for_people(position: &Position) -> impl Iterator<Item = Kind> {
    const ORDER: [Kind; Kind::COUNT] = [
        Kind::King,
        Kind::Rock,
        Kind::Paper,
        Kind::Scissors,
        Kind::Fool,
        Kind::Guardian,
        Kind::Mountain,
        Kind::Wise,
    ];
    let edition = position.edition();
    ORDER.into_iter().filter(move |&kind| edition.kind_facts(kind).is_some())
}
