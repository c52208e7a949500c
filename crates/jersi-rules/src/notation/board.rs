//! The board as text, the way the author's first program printed it: top piece first, `.` for nothing.

use std::fmt::Write;

use super::position::kinds_for_people;
use crate::cell::ROWS;
use crate::cell_content::ContentParts;
use crate::edition::Lang;
use crate::end_clock::EndClock;
use crate::piece::{Color, Counts, Piece};
use crate::position::{Position, Stage};

/// Characters from one cell to the next.
const PITCH: usize = 3;

/// The board of a position as text, with a line that tells whose turn it is and what each player has.
///
/// ```
/// use jersi_rules::notation::text_board;
/// use jersi_rules::{Edition, Lang, Position, Rules};
///
/// let board = text_board(&Position::initial(Rules::new(Edition::V4_8)), Lang::En);
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
    let color = |color: Color| match (lang, color) {
        (Lang::En, color) => color.id(),
        (Lang::Fr, Color::White) => "blanc",
        (Lang::Fr, Color::Black) => "noir",
    };
    let decider = color(position.decider());
    let number = position.turn_number();
    match (lang, position.stage()) {
        (Lang::En, Stage::Setting) => line(&mut text, format_args!("{decider} setting / turn {number}")),
        (Lang::En, Stage::Turn) => line(&mut text, format_args!("{decider} turn / turn {number}")),
        (Lang::En, Stage::Gift(_)) => {
            line(&mut text, format_args!("{decider} gives a ransom / turn {number}"));
        }
        (Lang::En, Stage::Relocation) => {
            line(&mut text, format_args!("{decider} relocates the king / turn {number}"));
        }
        (Lang::Fr, Stage::Setting) => line(&mut text, format_args!("pose de {decider} / tour {number}")),
        (Lang::Fr, Stage::Turn) => line(&mut text, format_args!("tour de {decider} / tour {number}")),
        (Lang::Fr, Stage::Gift(_)) => line(&mut text, format_args!("rançon de {decider} / tour {number}")),
        (Lang::Fr, Stage::Relocation) => {
            line(&mut text, format_args!("{decider} repositionne le roi / tour {number}"));
        }
    }
    for side in Color::BOTH {
        line(
            &mut text,
            format_args!(" / {}{}", color(side), counts(position, side, position.on_board(side))),
        );
    }
    text.push('\n');
    if Color::BOTH.into_iter().any(|side| !position.reserve(side).is_empty()) {
        let waiting: Vec<String> = Color::BOTH
            .into_iter()
            .map(|side| format!("{}{}", color(side), counts(position, side, position.reserve(side))))
            .collect();
        let reserve = match lang {
            Lang::En => "reserve:",
            Lang::Fr => "réserve :",
        };
        line(&mut text, format_args!("{reserve} {}\n", waiting.join(" / ")));
    }
    match (position.clock(), lang) {
        (EndClock::LastTurns { left, .. }, Lang::En) => {
            line(&mut text, format_args!("last turns: {left} left\n"));
        }
        (EndClock::LastTurns { left, .. }, Lang::Fr) => {
            line(&mut text, format_args!("derniers tours : encore {left}\n"));
        }
        (EndClock::Stopped | EndClock::Quiet { turns: 0, .. }, _) => {}
        (EndClock::Quiet { turns, .. }, Lang::En) => {
            line(&mut text, format_args!("turns since the last capture: {turns}\n"));
        }
        (EndClock::Quiet { turns, .. }, Lang::Fr) => {
            line(&mut text, format_args!("tours depuis la dernière capture : {turns}\n"));
        }
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
