//! The six symmetries of the game: left and right mirrored or not, and rock, scissors and paper renamed in their cycle.

use super::features::{BELOW, EXTRAS, SQUARES, TOP};
use jersi_rules::{Cell, Kind, lattice};

/// One of the six.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Symmetry {
    mirrored: bool,
    /// How many times rock becomes scissors, scissors paper, and paper rock.
    cycles: u8,
}

impl Symmetry {
    /// All six, in the order of the neurons of a group.
    pub(super) fn all() -> impl Iterator<Item = Symmetry> {
        [false, true].into_iter().flat_map(|mirrored| (0..3).map(move |cycles| Symmetry { mirrored, cycles }))
    }

    /// The input that takes the place of another.
    pub(super) fn image(self, input: usize) -> usize {
        if input >= EXTRAS {
            return input;
        }
        let (piece, square) = (input / SQUARES, input % SQUARES);
        let (slot, color) = (piece / 2, piece % 2);
        let (place, kind) = match slot {
            BELOW.. => (BELOW, slot - BELOW + 1),
            TOP.. => (TOP, slot - TOP),
            _ => (0, slot),
        };
        let kind = self.kind(kind);
        let slot = if place == BELOW { BELOW + kind - 1 } else { place + kind };
        (2 * slot + color) * SQUARES + self.square(square)
    }

    fn kind(self, kind: usize) -> usize {
        const CYCLE: [usize; 4] = [0, Kind::Scissors as usize, Kind::Rock as usize, Kind::Paper as usize];
        (0..self.cycles).fold(kind, |kind, _| CYCLE.get(kind).copied().unwrap_or(kind))
    }

    fn square(self, square: usize) -> usize {
        if !self.mirrored {
            return square;
        }
        let mut first = 0;
        for row in lattice::LENGTHS.map(usize::from) {
            if square < first + row {
                return 2 * first + row - 1 - square;
            }
            first += row;
        }
        unreachable!("a square is below {}", Cell::END)
    }
}

#[cfg(test)]
mod tests {
    use super::super::features::INPUTS;
    use super::*;

    #[test]
    fn each_symmetry_is_a_permutation_and_all_six_are_a_group() {
        let all: Vec<Vec<usize>> = Symmetry::all()
            .map(|symmetry| (0..INPUTS).map(|input| symmetry.image(input)).collect())
            .collect();
        assert_eq!(all.len(), 6);
        assert!(all[0].iter().copied().eq(0..INPUTS), "the first changes nothing");
        for one in &all {
            let mut sorted = one.clone();
            sorted.sort_unstable();
            assert!(sorted.into_iter().eq(0..INPUTS));
            for other in &all {
                let both: Vec<usize> = one.iter().map(|&input| other[input]).collect();
                assert!(all.contains(&both), "two of them in a row are a third one");
            }
        }
    }
}
