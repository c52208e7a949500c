//! A turn that somebody tries, as plain data, and its text with the places of its parts.

use std::ops::Range;

use jersi_rules::{Carry, Cell, Edition, Kind, Part, Position, Turn, TurnParts, seat_cell};

use super::table::{self, Spot};

/// A cell as it is written. One that the board lacks has no spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    pub row: u8,
    pub number: u32,
    pub spot: Option<Spot>,
}

impl At {
    pub fn named(edition: Edition, row: u8, number: u32) -> At {
        At { row, number, spot: table::named(edition, row, number) }
    }

    /// A cell of the large board, which the edition may lack.
    pub fn cell(edition: Edition, cell: Cell) -> At {
        let number = u32::from(cell.number());
        let shift = u32::from(table::hunts(edition) && matches!(cell.row(), 0 | 1 | 7 | 8));
        At { row: cell.row(), number: number.wrapping_sub(shift), spot: Some(table::spot(cell)) }
    }
}

/// A piece and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Put {
    pub letter: char,
    pub at: At,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    pub start: Option<At>,
    /// How many pieces go where, and how many marks follow.
    pub steps: Vec<(Carry, At, usize)>,
    pub drops: Vec<Put>,
    /// The drop is one of the free setting, as only a packed turn can say.
    pub placed: bool,
    pub named: Option<char>,
    pub given: Option<At>,
    pub seat: Option<Put>,
}

/// The part of a turn that is blamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    Whole,
    Start,
    /// Behind the first cell.
    BehindStart,
    Step(usize),
    Sign(usize),
    Drop(usize),
    DropLetter(usize),
    DropCell(usize),
    Named,
    Given,
    Seat,
    SeatLetter,
}

impl Attempt {
    /// A packed turn as one.
    pub fn of(position: &Position, turn: Turn) -> Attempt {
        let edition = position.edition();
        let at = |cell| At::cell(edition, cell);
        // A kind that the edition lacks has no letter; the claim is about the kind then.
        let letter = |kind: Kind| table::letter(edition, kind).unwrap_or('?');
        let king = |seat| {
            let cell = seat_cell(position.to_move().other(), seat).expect("every seat is a cell");
            Put { letter: letter(Kind::King), at: at(cell) }
        };
        let mut attempt = Attempt::default();
        match turn.parts() {
            TurnParts::Steps { steps, ransom, seat } => {
                attempt.start = Some(at(steps.from));
                attempt.steps.push((steps.first, at(steps.first_to()), 0));
                if steps.via.is_some() {
                    attempt.steps.push((steps.last(), at(steps.to), 0));
                }
                attempt.named = ransom.map(letter);
                attempt.seat = seat.map(king);
            }
            TurnParts::Drops { first, second } => {
                let put = |drop: jersi_rules::Placement| Put { letter: letter(drop.kind), at: at(drop.cell) };
                attempt.drops = std::iter::once(first).chain(second).map(put).collect();
            }
            TurnParts::Place(place) => {
                attempt.drops = vec![Put { letter: letter(place.kind), at: at(place.cell) }];
                attempt.placed = true;
            }
            TurnParts::Gift(cell) => attempt.given = Some(at(cell)),
            TurnParts::Relocation(seat) => attempt.seat = Some(king(seat)),
        }
        attempt
    }

    /// Which part the referee blames.
    pub fn blamed_part(&self, part: Part) -> Blame {
        match part {
            Part::Whole => Blame::Whole,
            Part::From => Blame::Start,
            Part::First => Blame::Step(0),
            Part::Second => Blame::Step(1),
            Part::Drop if self.given.is_some() => Blame::Given,
            Part::Drop => Blame::Drop(0),
            Part::SecondDrop => Blame::Drop(1),
            Part::Seat => Blame::Seat,
            Part::Ransom => Blame::Named,
        }
    }

    /// The text, and where its parts stand.
    pub fn text(&self) -> (String, Vec<(Blame, Range<usize>)>) {
        let mut out = Out::default();
        for (n, drop) in self.drops.iter().enumerate() {
            if n > 0 {
                out.text.push('/');
            }
            let start = out.text.len();
            out.put(drop, Blame::DropLetter(n), Blame::DropCell(n));
            out.parts.push((Blame::Drop(n), start..out.text.len()));
        }
        if let Some(start) = &self.start {
            out.part(Blame::Start, |text| push_cell(text, start));
            out.part(Blame::BehindStart, |_| ());
        }
        for (n, (carry, to, marks)) in self.steps.iter().enumerate() {
            out.part(Blame::Sign(n), |text| text.push(if *carry == Carry::One { '-' } else { '=' }));
            out.part(Blame::Step(n), |text| push_cell(text, to));
            out.text.push_str(&"!".repeat(*marks));
        }
        if let Some(letter) = self.named {
            out.text.push('#');
            out.part(Blame::Named, |text| text.push(letter));
        }
        if let Some(given) = &self.given {
            out.text.push('#');
            out.part(Blame::Given, |text| push_cell(text, given));
        }
        if let Some(seat) = &self.seat {
            out.text.push('/');
            out.put(seat, Blame::SeatLetter, Blame::Seat);
        }
        out.parts.push((Blame::Whole, 0..out.text.len()));
        (out.text, out.parts)
    }
}

#[derive(Default)]
struct Out {
    text: String,
    parts: Vec<(Blame, Range<usize>)>,
}

impl Out {
    fn part(&mut self, blame: Blame, write: impl FnOnce(&mut String)) {
        let start = self.text.len();
        write(&mut self.text);
        self.parts.push((blame, start..self.text.len()));
    }

    fn put(&mut self, put: &Put, letter: Blame, cell: Blame) {
        self.part(letter, |text| text.push(put.letter));
        self.text.push(':');
        self.part(cell, |text| push_cell(text, &put.at));
    }
}

fn push_cell(text: &mut String, at: &At) {
    text.push((b'a' + at.row) as char);
    text.push_str(&at.number.to_string());
}
