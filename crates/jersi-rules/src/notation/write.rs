//! Turns in canonical notation.

use std::fmt::Write;

use crate::cell_content::CellContent;
use crate::edition::Edition;
use crate::generate::after_steps;
use crate::piece::{Color, Kind};
use crate::position::{Position, seat_cell};
use crate::turn::{Placement, Seat, Steps, Turn, TurnParts};

/// The legal decisions of a position in canonical notation, sorted by bytes.
///
/// ```
/// use jersi_rules::notation::sorted_turns;
/// use jersi_rules::{Edition, Position, Rules, Setting};
///
/// let edition = Edition::V4_8;
/// let start = Position::start(Rules::new(edition), Setting::usual(edition));
/// assert_eq!(sorted_turns(&start).len(), 864);
/// ```
pub fn sorted_turns(position: &Position) -> Vec<String> {
    let mut turns: Vec<String> = position.turns().iter().map(|&turn| write_turn(position, turn)).collect();
    turns.sort_unstable();
    turns
}

/// One decision in canonical notation, as taken in this position: `f1=h2!!-g2!/K:a2`.
pub fn write_turn(position: &Position, turn: Turn) -> String {
    let mut text = String::with_capacity(16);
    let edition = position.edition();
    match turn.parts() {
        TurnParts::Steps { steps, ransom, seat } => {
            write_steps(&mut text, position, steps);
            if let Some(kind) = ransom {
                text.push('#');
                text.push(edition.letter(kind));
            }
            if let Some(seat) = seat {
                write_seat(&mut text, position, seat);
            }
        }
        TurnParts::Drops { first, second } => {
            write_drop(&mut text, edition, first);
            if let Some(second) = second {
                text.push('/');
                write_drop(&mut text, edition, second);
            }
        }
        TurnParts::Place(place) => write_drop(&mut text, edition, place),
        TurnParts::Gift(cell) => push(&mut text, format_args!("#{}", edition.cell_name(cell))),
        TurnParts::Relocation(seat) => write_seat(&mut text, position, seat),
    }
    text
}

/// The decisions of one turn from this position on, as one turn of a record. In a finished ransom the
/// gift's cell stands for the kind that was named: `f1=h2!!#c3/K:a2`.
///
/// ```
/// use jersi_rules::Position;
/// use jersi_rules::notation::write_decisions;
///
/// let text = "4.8 no-reserve ransom 4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85";
/// let before: Position = text.parse()?;
/// let read = before.read_turn("i5=i7!!-h8#e2/K:i1").unwrap();
/// assert_eq!(read.decisions.len(), 3);
/// assert_eq!(write_decisions(&before, &read.decisions), "i5=i7!!-h8#e2/K:i1");
/// # Ok::<(), jersi_rules::ParsePositionError>(())
/// ```
pub fn write_decisions(position: &Position, decisions: &[Turn]) -> String {
    let mut text = String::new();
    let mut now = *position;
    for (n, &turn) in decisions.iter().enumerate() {
        let given_next = matches!(decisions.get(n + 1).map(|next| next.parts()), Some(TurnParts::Gift(_)));
        match turn.parts() {
            TurnParts::Steps { steps, .. } if given_next => write_steps(&mut text, &now, steps),
            _ => text.push_str(&write_turn(&now, turn)),
        }
        now = now.play_legal(turn);
    }
    text
}

impl Position {
    /// The part of a ransom's turn that is already played, as the sixth field of a position string.
    pub fn partial(&self) -> Option<String> {
        let (turn, given) = self.ransom_so_far()?;
        let before = self.before_ransom();
        Some(match given {
            None => write_turn(&before, turn),
            Some(cell) => write_decisions(&before, &[turn, Turn::gift(cell)]),
        })
    }
}

fn write_steps(text: &mut String, position: &Position, steps: Steps) {
    let edition = position.edition();
    push(text, format_args!("{}", edition.cell_name(steps.from)));
    let mut now = *position;
    let legs = [(steps.first, Some(steps.first_to())), (steps.first.other(), steps.via.map(|_| steps.to))];
    let mut from = steps.from;
    for (stride, to) in legs {
        let Some(to) = to else { break };
        let marks = capture_marks(position.to_move(), now.content(to));
        push(text, format_args!("{}{}{marks}", stride.sign(), edition.cell_name(to)));
        now = after_steps(&now, Turn::steps(from, stride, None, to));
        from = to;
    }
}

/// `!` for a capture, `!!` for that of a king, nothing otherwise.
pub(crate) fn capture_marks(mover: Color, met: CellContent) -> &'static str {
    match met.top() {
        Some(top) if top.color == mover || top.kind == Kind::Mountain => "",
        Some(top) if top.kind == Kind::King => "!!",
        Some(_) => "!",
        None => "",
    }
}

fn write_seat(text: &mut String, position: &Position, seat: Seat) {
    let edition = position.edition();
    if let Some(cell) = seat_cell(position.to_move().other(), seat) {
        let king = edition.letter(Kind::King);
        push(text, format_args!("/{king}:{}", edition.cell_name(cell)));
    }
}

fn write_drop(text: &mut String, edition: Edition, drop: Placement) {
    push(text, format_args!("{}:{}", edition.letter(drop.kind), edition.cell_name(drop.cell)));
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).expect("writing to a string does not fail");
}
