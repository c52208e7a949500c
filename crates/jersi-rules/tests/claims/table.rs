//! A board that anybody can check by hand: lists of pieces on pairs of numbers, and nothing of the crate's own
//! sets and tables.

use std::collections::BTreeMap;

use jersi_rules::{Carry, Cell, Color, Counts, Edition, Kind, Piece, Position};

/// A cell by its row, 0 for `a`, and by how many half cells it lies to the right.
pub type Spot = (i32, i32);

/// What lies where, pieces from the bottom up.
#[derive(Clone)]
pub struct Table {
    pub pieces: BTreeMap<Spot, Vec<Piece>>,
}

/// How many cells the rows have from `a` to `i`, and how many half cells they are shifted by.
const LARGE: [(i32, i32); 9] = [(7, 2), (8, 1), (7, 2), (8, 1), (9, 0), (8, 1), (7, 2), (8, 1), (7, 2)];
const SMALL: [(i32, i32); 9] = [(5, 4), (6, 3), (7, 2), (8, 1), (9, 0), (8, 1), (7, 2), (6, 3), (5, 4)];

/// Whether the edition is one of those that hunt the kunti.
pub fn hunts(edition: Edition) -> bool {
    ["2.0", "3.0", "4-draft"].contains(&edition.id())
}

fn rows(edition: Edition) -> [(i32, i32); 9] {
    if hunts(edition) { SMALL } else { LARGE }
}

/// The cell that an edition calls so, if there is one.
pub fn named(edition: Edition, row: u8, number: u32) -> Option<Spot> {
    let &(length, shift) = rows(edition).get(usize::from(row))?;
    let number = i32::try_from(number).ok()?;
    (1..=length).contains(&number).then_some((i32::from(row), shift + 2 * (number - 1)))
}

/// The spot of a cell, which counts on the large board.
pub fn spot(cell: Cell) -> Spot {
    let (_, shift) = LARGE[usize::from(cell.row())];
    (i32::from(cell.row()), shift + 2 * (i32::from(cell.number()) - 1))
}

pub fn on_board(edition: Edition, (row, x): Spot) -> bool {
    let (length, shift) = rows(edition)[usize::try_from(row).expect("a row")];
    (shift..shift + 2 * length).contains(&x)
}

pub fn beside(one: Spot, other: Spot) -> bool {
    matches!(((one.0 - other.0).abs(), (one.1 - other.1).abs()), (0, 2) | (1, 1))
}

/// The cell in the middle of two that lie two apart in a straight line.
pub fn middle(one: Spot, other: Spot) -> Option<Spot> {
    let (rows, halves) = ((one.0 - other.0).abs(), (one.1 - other.1).abs());
    matches!((rows, halves), (0, 4) | (2, 2)).then_some(((one.0 + other.0) / 2, (one.1 + other.1) / 2))
}

/// The letters of an edition's pieces, with what they stand for.
pub fn letters(edition: Edition) -> Vec<(char, Kind)> {
    use Kind::{Fool, Guardian, King, Mountain, Paper, Rock, Scissors, Wise};
    match edition.id() {
        "2.0" => vec![('N', King), ('K', Rock), ('C', Scissors), ('R', Paper)],
        "3.0" | "4-draft" => {
            vec![('N', King), ('C', Rock), ('K', Scissors), ('R', Paper), ('M', Guardian)]
        }
        _ => vec![
            ('K', King),
            ('R', Rock),
            ('P', Paper),
            ('S', Scissors),
            ('F', Fool),
            ('M', Mountain),
            ('W', Wise),
        ],
    }
}

pub fn kind(edition: Edition, letter: char) -> Option<Kind> {
    let found = letters(edition).into_iter().find(|(known, _)| known.eq_ignore_ascii_case(&letter));
    found.map(|(_, kind)| kind)
}

pub fn letter(edition: Edition, kind: Kind) -> Option<char> {
    letters(edition).into_iter().find(|(_, known)| *known == kind).map(|(letter, _)| letter)
}

/// Who beats whom, in any edition that has both.
pub fn beats(one: Kind, other: Kind) -> bool {
    use Kind::{Fool, King, Paper, Rock, Scissors, Wise};
    match one {
        Rock => matches!(other, Scissors | Fool | King | Wise),
        Paper => matches!(other, Rock | Fool | King | Wise),
        Scissors => matches!(other, Paper | Fool | King | Wise),
        Fool => matches!(other, Fool | Rock | Paper | Scissors | King),
        _ => false,
    }
}

impl Table {
    pub fn of(position: &Position) -> Table {
        let mut pieces: BTreeMap<Spot, Vec<Piece>> = BTreeMap::new();
        for (cell, piece) in position.setup().pieces {
            pieces.entry(spot(cell)).or_default().push(piece);
        }
        Table { pieces }
    }

    pub fn at(&self, at: Spot) -> &[Piece] {
        self.pieces.get(&at).map_or(&[], Vec::as_slice)
    }

    pub fn top(&self, at: Spot) -> Option<Piece> {
        self.at(at).last().copied()
    }

    pub fn king(&self, color: Color) -> Option<Spot> {
        let king = Piece::new(color, Kind::King);
        self.pieces.iter().find(|(_, pieces)| pieces.contains(&king)).map(|(&at, _)| at)
    }

    pub fn put(&mut self, at: Spot, piece: Piece) {
        self.pieces.entry(at).or_default().push(piece);
    }

    pub fn take_top(&mut self, at: Spot) -> Option<Piece> {
        self.pieces.get_mut(&at)?.pop()
    }

    /// One step, as far as it can be taken: an enemy that is met is gone, but for its mountain.
    pub fn step(&mut self, carry: Carry, from: Spot, to: Spot) {
        let mut moved = self.pieces.remove(&from).unwrap_or_default();
        if carry == Carry::One && moved.len() > 1 {
            let top = moved.split_off(1);
            self.pieces.insert(from, moved);
            moved = top;
        }
        let Some(mover) = moved.last().copied() else { return };
        let met = self.pieces.remove(&to).unwrap_or_default();
        let enemy = met.last().is_some_and(|top| top.color != mover.color);
        let stays = |piece: &Piece| !enemy || piece.kind == Kind::Mountain;
        let mut there: Vec<Piece> = met.into_iter().filter(stays).collect();
        there.extend(moved);
        self.pieces.insert(to, there);
    }

    /// Where a captured king may come back.
    pub fn seats(&self, king: Color) -> Vec<Spot> {
        let row = if king == Color::White { 0 } else { 8 };
        let fits = |at: &Spot| match self.at(*at) {
            [] => true,
            [only] => only.color == king || only.kind == Kind::Mountain,
            _ => false,
        };
        (0..7).map(|n| (row, 2 + 2 * n)).filter(fits).collect()
    }

    /// The kinds that may be asked for as a ransom.
    pub fn nameable(&self, victim: Color) -> Vec<Kind> {
        let tops = || self.pieces.values().filter_map(|pieces| pieces.last());
        let has = |kind: Kind| tops().any(|top| *top == Piece::new(victim, kind));
        Kind::ALL
            .into_iter()
            .filter(|&kind| !matches!(kind, Kind::King | Kind::Mountain) && has(kind))
            .collect()
    }

    /// How many of each kind somebody has, and how many in all.
    pub fn strength(&self, color: Color) -> (usize, usize) {
        let all = || self.pieces.values().flatten().filter(|piece| piece.color == color);
        let kinds = Kind::ALL.into_iter().filter(|&kind| all().any(|piece| piece.kind == kind)).count();
        (kinds, all().count())
    }
}

/// How many of a kind are left.
pub fn left(counts: Counts, kind: Kind) -> usize {
    usize::from(counts.get(kind))
}
