//! A turn on the board: where it goes, and what it captures.

use jersi_figure::{Figure, Mark, Path};
use jersi_game::{LegAct, legs};
use jersi_rules::{Cell, Position, Turn};

/// The way of a turn.
pub struct Way {
    path: Path,
    captured: Vec<Cell>,
}

impl Way {
    /// The way of the decisions of one turn.
    pub fn of(before: &Position, decisions: &[Turn]) -> Way {
        let mut way = Way { path: Path::default(), captured: vec![] };
        let mut now = *before;
        for &decision in decisions {
            for leg in legs(&now, decision) {
                match leg.act {
                    LegAct::Step { from, stride, .. } => {
                        way.path.from.get_or_insert(from);
                        way.path.steps.push((stride, leg.to));
                        if !leg.captured.is_empty() {
                            way.captured.push(leg.to);
                        }
                    }
                    LegAct::Gift => way.captured.push(leg.to),
                    LegAct::Drop | LegAct::Place | LegAct::Relocate => {
                        if !way.path.falls.contains(&leg.to) {
                            way.path.falls.push(leg.to);
                        }
                    }
                }
            }
            now = now.play_legal(decision);
        }
        way
    }

    /// Drawn on the position before the turn.
    pub fn before(self, figure: Figure) -> Figure {
        self.marked(figure.pending(self.path.clone()), Mark::Captured)
    }

    /// Drawn on the position after it.
    pub fn after(self, figure: Figure) -> Figure {
        self.marked(figure.last(self.path.clone()), Mark::Taken)
    }

    fn marked(&self, figure: Figure, mark: Mark) -> Figure {
        self.captured.iter().fold(figure, |figure, &cell| figure.mark(cell, mark))
    }
}
