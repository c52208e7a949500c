//! Which puzzles are alike: the same but for a symmetry, or the same winning turn in nearly the same surroundings.

use std::collections::{BTreeMap, BTreeSet};

use jersi_rules::{Cell, Color, Kind, Piece, Position, TurnParts, lattice};
use jersi_selfplay::{PositionRecord, Start, canonical_hash};

use crate::motif::Motif;
use crate::puzzle::{Goal, Puzzle};

/// Surroundings that differ on no more cells than this are nearly the same.
const NEARLY: usize = 3;

/// What is compared of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    canonical: u64,
    goal: Goal,
    turns: u32,
    motifs: Vec<Motif>,
    /// Each first turn in its six images.
    views: Vec<View>,
}

/// A turn as its player sees it, wherever on the board it happens.
#[derive(Clone, Debug, PartialEq, Eq)]
struct View {
    /// Where it goes and what it carries, each from the place before.
    pattern: Vec<(i16, i16, u8)>,
    /// What stands within two cells of the places that it touches, counted from where it ends; nothing where the board ends.
    around: BTreeMap<(i16, i16), Stand>,
}

/// One of the six symmetries of the game: a mirror, and the cycle rock, scissors, paper.
#[derive(Clone, Copy)]
struct Image {
    mirrored: bool,
    cycled: u8,
}

impl Shape {
    /// The shape of a puzzle whose first turns are legal.
    pub fn new(puzzle: &Puzzle) -> Shape {
        let position = &puzzle.position;
        let images = (0..6).map(|n| Image { mirrored: n % 2 == 1, cycled: n / 2 });
        let turns = puzzle.winning_turns().unwrap_or_default();
        let views =
            images.flat_map(|image| turns.iter().map(move |turn| View::new(position, turn.parts(), image)));
        Shape {
            canonical: canonical(position),
            goal: puzzle.goal,
            turns: puzzle.turns,
            motifs: puzzle.motifs.clone(),
            views: views.collect(),
        }
    }

    /// Whether two puzzles are alike: one position is an image of the other, or they have the same motifs, and an image of a first
    /// turn is that of the other in surroundings that are nearly the same.
    pub fn is_like(&self, other: &Shape) -> bool {
        if self.canonical == other.canonical {
            return true;
        }
        if (self.goal, self.turns, &self.motifs) != (other.goal, other.turns, &other.motifs) {
            return false;
        }
        self.views.iter().any(|one| other.views.iter().any(|two| one.is_like(two)))
    }
}

/// A number that all six images of a position share; who plays which colour has no part in it.
fn canonical(position: &Position) -> u64 {
    // The start only has to be the same for all.
    let start = Start::from_number(0).expect("there is a first one");
    canonical_hash(&PositionRecord::new(position, start, 0, 0, 0))
}

impl View {
    fn new(position: &Position, turn: TurnParts, image: Image) -> View {
        let mover = position.to_move();
        let place = |cell: Cell| place(cell, mover, image);
        let (touched, carried): (Vec<Cell>, Vec<u8>) = match turn {
            TurnParts::Steps { steps, .. } => {
                let cells = [Some(steps.from), steps.via, Some(steps.to)];
                (cells.into_iter().flatten().collect(), vec![0, steps.first as u8, steps.last() as u8])
            }
            TurnParts::Drops { first, second } => {
                let both = [Some(first), second];
                both.into_iter().flatten().map(|one| (one.cell, 0x10 + one.kind as u8)).unzip()
            }
            TurnParts::Place(one) => (vec![one.cell], vec![0x20]),
            TurnParts::Gift(cell) => (vec![cell], vec![0x30]),
            TurnParts::Relocation(_) => (Vec::new(), Vec::new()),
        };
        let ends = touched.last().map_or((0, 0), |&cell| place(cell));
        let mut pattern = Vec::new();
        let mut before = touched.first().map_or((0, 0), |&cell| place(cell));
        for (&cell, carried) in touched.iter().zip(carried) {
            let now = place(cell);
            pattern.push((now.0 - before.0, now.1 - before.1, carried));
            before = now;
        }
        let near = touched.iter().fold(jersi_rules::CellSet::EMPTY, |near, cell| near | cell.within_two());
        let around = near & position.rules().facts().cells;
        let around = around.into_iter().map(|cell| {
            let (x, y) = place(cell);
            ((x - ends.0, y - ends.1), content(position, cell, image))
        });
        View { pattern, around: around.collect() }
    }

    fn is_like(&self, other: &View) -> bool {
        if self.pattern != other.pattern {
            return false;
        }
        let places: BTreeSet<_> = self.around.keys().chain(other.around.keys()).collect();
        places.into_iter().filter(|&place| self.around.get(place) != other.around.get(place)).count()
            <= NEARLY
    }
}

/// Where a cell lies as its player sees it, in half cell widths and rows.
fn place(cell: Cell, mover: Color, image: Image) -> (i16, i16) {
    let seen = if mover == Color::White { cell } else { cell.rotated() };
    let x = i16::from(seen.double_x());
    let width = 2 * (i16::from(lattice::LENGTHS[4]) - 1);
    (if image.mirrored { width - x } else { x }, i16::from(seen.row()))
}

/// What stands on a cell, top and bottom, as the mover sees it.
type Stand = (Option<(bool, Kind)>, Option<(bool, Kind)>);

fn content(position: &Position, cell: Cell, image: Image) -> Stand {
    let mover = position.to_move();
    let seen = |piece: Piece| {
        let kind = (0..image.cycled).fold(piece.kind, |kind, _| next_kind(kind));
        (piece.color == mover, kind)
    };
    let content = position.content(cell);
    (content.top().map(seen), content.bottom().map(seen))
}

fn next_kind(kind: Kind) -> Kind {
    match kind {
        Kind::Rock => Kind::Scissors,
        Kind::Scissors => Kind::Paper,
        Kind::Paper => Kind::Rock,
        other => other,
    }
}
