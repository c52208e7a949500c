//! What there is to see on a board.

use std::collections::BTreeMap;

use jersi_rules::{Cell, CellContent, Edition};

/// What is chosen of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picked {
    /// The top piece.
    Top,
    /// All that stands there.
    Whole,
}

/// What can be done on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// A single piece can go there.
    One,
    /// A stack can go there.
    Stack,
    /// It joins what stands there.
    Join,
    /// It captures what stands there.
    Capture,
    /// A cell that the other part of the stack could go to.
    Other,
    /// A stack cannot stop there, because of a guardian.
    Barred,
}

/// What the last turn did on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trace {
    /// Something left.
    From,
    /// Something arrived or passed.
    To,
}

/// What there is to see on a cell.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CellScene {
    pub stand: CellContent,
    pub picked: Option<Picked>,
    pub mark: Option<Mark>,
    pub trace: Option<Trace>,
    /// Whether a guardian keeps stacks from stopping here.
    pub guarded: bool,
    pub cursor: bool,
}

/// What there is to see on a board.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub edition: Edition,
    pub cells: BTreeMap<Cell, CellScene>,
}

impl Scene {
    /// A board with what stands on it.
    pub fn new(edition: Edition, stand: impl Fn(Cell) -> CellContent) -> Scene {
        let cells = edition.facts().cells.into_iter();
        let cells = cells.map(|cell| (cell, CellScene { stand: stand(cell), ..CellScene::default() }));
        Scene { edition, cells: cells.collect() }
    }

    /// Changes what there is to see on a cell.
    pub fn on(&mut self, cell: Cell, change: impl FnOnce(&mut CellScene)) {
        if let Some(scene) = self.cells.get_mut(&cell) {
            change(scene);
        }
    }

    pub fn cell(&self, cell: Cell) -> CellScene {
        self.cells.get(&cell).copied().unwrap_or_default()
    }
}
