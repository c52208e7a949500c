//! The board as text, the way the author's first program printed it: top piece first, `.` for nothing.

use std::fmt::Write;

use super::position::kinds_for_people;
use crate::cell::ROWS;
use crate::cell_content::ContentParts;
use crate::lang::Lang;
use crate::piece::{Color, Counts, Piece};
use crate::position::Position;

/// Characters from one cell to the next.
const PITCH: usize = 3;

/// The board of a position as text, with a line that tells whose turn it is and what each player has.
///
/// ```
/// use jersi_rules::notation::text_board;
/// use jersi_rules::{Edition, Lang, Position, Rules};
///
/// let board = text_board(&Position::initial(Rules::new(Edition::V4_8)), Lang::EN);
/// assert!(board.contains(".P .S .R .K .S .R .P"));
/// ```
pub fn text_board(position: &Position, lang: Lang) -> String {
    let edition = position.edition();
    let letter = |piece: Piece| edition.piece_letter(piece.color, piece.kind);
    let mut text = String::new();
    let line = |text: &mut String, arguments: std::fmt::Arguments<'_>| {
        text.write_fmt(arguments).expect("writing to a string does not fail");
    };
    for row in (0..ROWS).rev() {
        let cells: Vec<String> = edition
            .row_cells(row)
            .into_iter()
            .map(|cell| match position.content(cell).view() {
                ContentParts::Empty => "..".to_owned(),
                ContentParts::Single(only) => format!(".{}", letter(only)),
                ContentParts::Stack { bottom, top } => format!("{}{}", letter(top), letter(bottom)),
            })
            .collect();
        let first = edition.row_cells(row).first().map_or(0, |cell| usize::from(cell.double_x()));
        let indent = first * PITCH / 2;
        let width = 9 * PITCH - 1;
        let name = (b'a' + row) as char;
        line(
            &mut text,
            format_args!(
                "{name}1  {:indent$}{:<rest$}  {name}{}\n",
                "",
                cells.join(" "),
                cells.len(),
                rest = width - indent
            ),
        );
    }
    text.push('\n');
    let words = lang.catalogue();
    text.push_str(&words.board_decision(position.stage(), position.decider(), position.turn_label()));
    for side in Color::BOTH {
        line(
            &mut text,
            format_args!(" / {}{}", words.board_color(side), counts(position, side, position.on_board(side))),
        );
    }
    text.push('\n');
    if Color::BOTH.into_iter().any(|side| !position.reserve(side).is_empty()) {
        let waiting: Vec<String> = Color::BOTH
            .into_iter()
            .map(|side| {
                format!("{}{}", words.board_color(side), counts(position, side, position.reserve(side)))
            })
            .collect();
        line(&mut text, format_args!("{} {}\n", words.board_reserve(), waiting.join(" / ")));
    }
    if let Some(clock) = words.board_clock(position.clock()) {
        line(&mut text, format_args!("{clock}\n"));
    }
    text
}

/// ` N=1 K=4`, each kind that there is.
fn counts(position: &Position, color: Color, counts: Counts) -> String {
    let edition = position.edition();
    let mut text = String::new();
    for kind in kinds_for_people(position).filter(|&kind| counts.get(kind) > 0) {
        write!(text, " {}={}", edition.piece_letter(color, kind), counts.get(kind))
            .expect("writing to a string does not fail");
    }
    if text.is_empty() { " –".to_owned() } else { text }
}
