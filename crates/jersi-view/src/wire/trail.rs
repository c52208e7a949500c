//! A turn as the board shows it: one movement after the other.

use serde::Serialize;

use super::{Color, Part, Piece};

/// What stands on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellStand {
    /// The cell, such as `e4`.
    pub cell: String,
    /// The pieces on it, from the bottom up; at most two.
    pub stand: Vec<Piece>,
}

/// What a movement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LegAct {
    /// A step from one cell to another.
    Step,
    /// A cube from the reserve lands.
    Drop,
    /// A shape of the free setting is placed.
    Place,
    /// A cube is given as a ransom and leaves the board.
    Gift,
    /// The captured king comes back.
    Relocate,
}

/// One movement of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Leg {
    /// What it is.
    pub act: LegAct,
    /// Where a step begins.
    pub from: Option<String>,
    /// The empty cell that a step of two cells passes.
    pub over: Option<String>,
    /// Where it ends; for a gift, where the cube is taken away.
    pub to: String,
    /// What of the cell a step moves.
    pub part: Option<Part>,
    /// The pieces that move or arrive, from the bottom up; for a gift the one that goes.
    pub pieces: Vec<Piece>,
    /// The pieces that it captures, from the bottom up.
    pub captured: Vec<Piece>,
    /// What stands afterwards on the cells that it changes.
    pub after: Vec<CellStand>,
}

/// A turn, or a part of one, as the board shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Trail {
    /// Whose turn it is.
    pub player: Color,
    /// In notation.
    pub text: String,
    /// Its movements in their order.
    pub legs: Vec<Leg>,
    /// In words, for the live region.
    pub sentence: String,
}
