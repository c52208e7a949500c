//! Openings that are the same game in another look.

use jersi_rules::{Cell, Color, Counts, Edition, Kind, Piece, Position, Setup};

/// What a position is, apart from how it looks: the same for its mirror image, for rock, scissors and paper in each
/// other's place, and for the players in each other's place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Likeness {
    pieces: Vec<(usize, u8, u8)>,
    to_move: u8,
    reserve: [Vec<u8>; 2],
}

impl Likeness {
    /// The likeness of a position.
    pub fn of(position: &Position) -> Likeness {
        let setup = position.setup();
        let looks = (0..12).map(|n| Look { mirrored: n % 2 == 1, swapped: n / 2 % 2 == 1, cycle: n / 4 });
        looks.map(|look| look.of(&setup)).min().unwrap_or_else(|| unreachable!("there are twelve looks"))
    }
}

/// One of the twelve ways to look at a position.
struct Look {
    mirrored: bool,
    swapped: bool,
    cycle: usize,
}

impl Look {
    fn of(&self, setup: &Setup) -> Likeness {
        let edition = setup.rules.edition();
        let piece = |&(cell, piece): &(Cell, Piece)| {
            (self.cell(edition, cell).index(), self.color(piece.color) as u8, self.kind(piece.kind) as u8)
        };
        let mut pieces: Vec<_> = setup.pieces.iter().map(piece).collect();
        // What stands on one cell keeps its order, from the bottom up.
        pieces.sort_by_key(|&(cell, ..)| cell);
        let reserve = Color::BOTH.map(|color| self.counts(setup.reserve[self.color(color)]));
        Likeness { pieces, to_move: self.color(setup.to_move) as u8, reserve }
    }

    fn cell(&self, edition: Edition, cell: Cell) -> Cell {
        let cell = if self.swapped { cell.rotated() } else { cell };
        if !self.mirrored {
            return cell;
        }
        let (row, number) = (cell.row(), edition.number(cell));
        let mirrored = edition.cell(row, edition.row_length(row) + 1 - number);
        mirrored.unwrap_or_else(|| unreachable!("a row is as long seen from the other end"))
    }

    fn color(&self, color: Color) -> Color {
        if self.swapped { color.other() } else { color }
    }

    fn kind(&self, kind: Kind) -> Kind {
        const CYCLE: [Kind; 3] = [Kind::Rock, Kind::Scissors, Kind::Paper];
        match CYCLE.iter().position(|&shape| shape == kind) {
            Some(at) => CYCLE[(at + self.cycle) % 3],
            None => kind,
        }
    }

    fn counts(&self, counts: Counts) -> Vec<u8> {
        let mut found = vec![0; Kind::COUNT];
        for kind in Kind::ALL {
            found[self.kind(kind) as usize] = counts.get(kind);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn likeness(text: &str) -> Likeness {
        Likeness::of(&text.parse().expect("a position"))
    }

    #[test]
    fn looks_of_the_same_position() {
        let one = likeness("4.8 no-reserve 3k-3/8/7/8/9/8/7/r-7/2R-K-3 w - 7 31");
        let mirrored = "4.8 no-reserve 3k-3/8/7/8/9/8/7/7r-/3K-R-2 w - 7 31";
        assert_eq!(one, likeness(mirrored));
        let scissors = "4.8 no-reserve 3k-3/8/7/8/9/8/7/s-7/2S-K-3 w - 7 31";
        assert_eq!(one, likeness(scissors));
        let swapped = "4.8 no-reserve 3k-r-2/7R-/7/8/9/8/7/8/3K-3 b - 7 31";
        assert_eq!(one, likeness(swapped));
        for other in [
            "4.8 no-reserve 3k-3/8/7/8/9/8/7/r-7/2R-K-3 b - 7 31",
            "4.8 no-reserve 3k-3/8/7/8/9/8/7/s-7/2R-K-3 w - 7 31",
            "4.8 no-reserve 3k-3/8/7/8/9/8/7/1r-6/2R-K-3 w - 7 31",
        ] {
            assert_ne!(one, likeness(other), "{other}");
        }
    }
}
