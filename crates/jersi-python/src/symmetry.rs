//! The six symmetries of the game: left and right mirrored or not, times the cycle of rock, scissors and paper.

use jersi_rules::{Cell, Kind, Piece, Position, Turn, lattice};

use crate::action::mapped_turn;

/// One of the six.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    mirrored: bool,
    /// How many times rock becomes scissors, scissors paper, and paper rock.
    cycles: u8,
}

impl Symmetry {
    /// The one with this number: 0 changes nothing, 1 and 2 rename the kinds, 3 to 5 mirror the board too.
    pub fn new(number: u8) -> Option<Symmetry> {
        (number < 6).then_some(Symmetry { mirrored: number >= 3, cycles: number % 3 })
    }

    /// Where a cell goes.
    pub fn cell(self, cell: Cell) -> Cell {
        if !self.mirrored {
            return cell;
        }
        let length = lattice::LENGTHS[usize::from(cell.row())];
        Cell::at(cell.row(), length + 1 - cell.number()).unwrap_or(cell)
    }

    /// What a kind becomes.
    pub fn kind(self, kind: Kind) -> Kind {
        (0..self.cycles).fold(kind, |kind, _| match kind {
            Kind::Rock => Kind::Scissors,
            Kind::Scissors => Kind::Paper,
            Kind::Paper => Kind::Rock,
            other => other,
        })
    }

    /// What a decision becomes.
    pub fn turn(self, turn: Turn) -> Turn {
        mapped_turn(turn, |cell| self.cell(cell), |kind| self.kind(kind))
    }

    /// What a position becomes. A ransom under way is played again, since no setup tells of it.
    pub fn position(self, position: &Position) -> Result<Position, String> {
        let mut setup = position.before_ransom().setup();
        for (cell, piece) in &mut setup.pieces {
            *cell = self.cell(*cell);
            *piece = Piece::new(piece.color, self.kind(piece.kind));
        }
        for reserve in [&mut setup.reserve.white, &mut setup.reserve.black] {
            let old = *reserve;
            for kind in Kind::ALL {
                *reserve = reserve.with(self.kind(kind), old.get(kind));
            }
        }
        let mut image = Position::new(&setup).map_err(|bad| bad.to_string())?;
        if let Some((turn, given)) = position.ransom_so_far() {
            image = image.play(self.turn(turn)).map_err(|bad| bad.to_string())?;
            if let Some(cell) = given {
                image = image.play(Turn::gift(self.cell(cell))).map_err(|bad| bad.to_string())?;
            }
        }
        Ok(image)
    }
}
