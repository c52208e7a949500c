//! Pieces followed over a game, each by itself: who has moved, and who never did.

use jersi_rules::{Cell, Position, Steps, Turn, TurnParts};

/// A piece, as far as this is about it.
#[derive(Clone, Copy, Debug)]
struct Cube {
    /// Its place among those that were there at the start; none for one that came later.
    number: Option<u16>,
}

/// The pieces on the board, cell by cell, from the ground up.
pub struct Cubes {
    stands: Vec<Vec<Cube>>,
    moved: Vec<bool>,
}

impl Cubes {
    /// Those of a position.
    pub fn of(position: &Position) -> Cubes {
        let mut cubes = Cubes { stands: vec![Vec::new(); Cell::END], moved: Vec::new() };
        for cell in position.rules().facts().cells {
            for _ in position.content(cell).pieces() {
                cubes.stands[cell.index()].push(Cube { number: Some(cubes.moved.len() as u16) });
                cubes.moved.push(false);
            }
        }
        cubes
    }

    /// How many there were at the start.
    pub fn count(&self) -> usize {
        self.moved.len()
    }

    /// How many of those never moved.
    pub fn never_moved(&self) -> usize {
        self.moved.iter().filter(|&&moved| !moved).count()
    }

    /// Follows a legal decision; the position is the one that it is taken in, `arrived` is told of every arrival.
    pub fn follow(&mut self, position: &Position, turn: Turn, mut arrived: impl FnMut(Cell)) {
        let after = position.play_legal(turn);
        match turn.parts() {
            TurnParts::Steps { steps, .. } => {
                let first = Steps { via: None, to: steps.first_to(), ..steps };
                self.step(
                    steps.from,
                    first.to,
                    first.first.pieces(),
                    position.stand_after(first, first.to).height(),
                );
                arrived(first.to);
                if let Some(via) = steps.via {
                    self.step(
                        via,
                        steps.to,
                        steps.last().pieces(),
                        position.stand_after(steps, steps.to).height(),
                    );
                    arrived(steps.to);
                }
            }
            TurnParts::Drops { first, second } => {
                for drop in [Some(first), second].into_iter().flatten() {
                    self.stands[drop.cell.index()].push(Cube { number: None });
                    arrived(drop.cell);
                }
            }
            TurnParts::Place(place) => self.stands[place.cell.index()].push(Cube { number: None }),
            TurnParts::Gift(_) | TurnParts::Relocation(_) => {}
        }
        // A gift goes, and a king that was captured comes back, as a piece that nobody follows.
        for cell in position.rules().facts().cells {
            let height = usize::from(after.content(cell).height());
            let stand = &mut self.stands[cell.index()];
            if stand.len() != height {
                stand.resize(height, Cube { number: None });
            }
        }
    }

    /// The topmost pieces go from one cell to another, where so many stand then: what stood there before and fits is below
    /// them, the rest is gone.
    fn step(&mut self, from: Cell, to: Cell, pieces: usize, height: u8) {
        let stand = &mut self.stands[from.index()];
        let movers = stand.split_off(stand.len().saturating_sub(pieces));
        for mover in &movers {
            if let Some(number) = mover.number {
                self.moved[usize::from(number)] = true;
            }
        }
        let there = &mut self.stands[to.index()];
        there.truncate(usize::from(height).saturating_sub(movers.len()));
        there.extend(movers);
    }
}

/// How many pieces a step moves.
trait Pieces {
    fn pieces(self) -> usize;
}

impl Pieces for jersi_rules::Carry {
    fn pieces(self) -> usize {
        match self {
            jersi_rules::Carry::One => 1,
            jersi_rules::Carry::Two => 2,
        }
    }
}
