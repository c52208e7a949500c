//! The board as text, the way the author's first program printed it: top piece first, `.` for nothing.

use std::fmt::Write;

use super::position::kinds_for_people;
use crate::cell::ROWS;
use crate::piece::{Color, Counts, Piece};
use crate::position::{Position, Stage};
use crate::stand::Standing;

/// Characters from one cell to the next.
const PITCH: usize = 3;

/// The board of a position as text, with a line that tells whose turn it is and what each player has.
pub fn text_board(position: &Position) -> String {
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
            .map(|cell| match position.stand(cell).view() {
                Standing::Empty => "..".to_owned(),
                Standing::Single(only) => format!(".{}", letter(only)),
                Standing::Stack { bottom, top } => format!("{}{}", letter(top), letter(bottom)),
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
    let what = match position.stage() {
        Stage::Setting => "setting",
        Stage::Turn => "turn",
        Stage::Gift(_) => "gives a ransom",
        Stage::Relocation => "relocates the king",
    };
    line(&mut text, format_args!("{} {what} / turn {}", position.decider().id(), position.turn_number()));
    for color in Color::BOTH {
        line(
            &mut text,
            format_args!(" / {}{}", color.id(), counts(position, color, position.on_board(color))),
        );
    }
    text.push('\n');
    if Color::BOTH.into_iter().any(|color| !position.reserve(color).is_empty()) {
        let waiting: Vec<String> = Color::BOTH
            .into_iter()
            .map(|color| format!("{}{}", color.id(), counts(position, color, position.reserve(color))))
            .collect();
        line(&mut text, format_args!("reserve: {}\n", waiting.join(" / ")));
    }
    match (position.clock(), edition.hunts()) {
        (Some(left), true) => line(&mut text, format_args!("last turns: {left} left\n")),
        (Some(quiet), false) if quiet > 0 => {
            line(&mut text, format_args!("turns since the last capture: {quiet}\n"));
        }
        _ => {}
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
    if text.is_empty() { " none".to_owned() } else { text }
}
