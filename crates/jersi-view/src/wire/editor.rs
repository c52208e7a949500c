//! A position that is being set up.

use serde::Serialize;

use super::{Both, CellView, Color, CountKind, Kind};

/// A kind of piece for one player, to be put on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PaletteKind {
    /// The kind.
    pub kind: Kind,
    /// "white rock".
    pub name: String,
    /// Its letter in the edition: upper-case for White, lower-case for Black.
    pub letter: String,
    /// How many stand on the board.
    pub on_board: u32,
    /// How many wait in reserve, or are still to be placed.
    pub in_reserve: u32,
    /// How many a player has at the most.
    pub most: u32,
    /// Whether some may wait in reserve.
    pub reservable: bool,
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PositionFaultView {
    /// An identifier that no language changes.
    pub code: String,
    /// A sentence.
    pub message: String,
    /// The cells that it is about.
    pub cells: Vec<String>,
}

/// A position that is being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own that the page asks for")]
pub struct EditorView {
    /// The edition.
    pub edition: String,
    /// Whether mountains and wise men are played.
    pub reserve: bool,
    /// Whether a captured king is bought back.
    pub ransom: bool,
    /// "Edition 4.8, without reserve".
    pub rules: String,
    /// The cells, row i first, each row from left to right; what is wrong with one is in its label.
    pub cells: Vec<CellView>,
    /// Whose turn it is.
    pub to_move: Color,
    /// The count towards the end; none where it does not run.
    pub clock: Option<u32>,
    /// What it counts.
    pub clock_kind: CountKind,
    /// The highest count.
    pub clock_most: u32,
    /// The number of the turn to play, as records count: that of its pair.
    pub pair: u32,
    /// What can be put on the board.
    pub palette: Both<Vec<PaletteKind>>,
    /// All that is wrong; empty for a valid position.
    pub faults: Vec<PositionFaultView>,
    /// The position as a string, valid or not.
    pub position: String,
    /// A game that begins with it, in JRN; none if the position is not valid.
    pub record: Option<String>,
    /// How many legal decisions there are; none if the position is not valid.
    pub turns: Option<u32>,
    /// How the game has ended, in a sentence; empty if it goes on.
    pub ending: String,
    /// Whether a change can be taken back.
    pub can_undo: bool,
    /// Whether a change that was taken back can be made again.
    pub can_redo: bool,
}

/// A legal turn of one edition that the other lacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnChange {
    /// The turn, in the notation of the edition that has it.
    pub turn: String,
    /// The rule of the other edition that forbids it.
    pub why: String,
}

/// The same position judged by two sets of rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// The rules here, in words.
    pub here: String,
    /// The other rules, in words.
    pub there: String,
    /// What had to be left out or changed on the way.
    pub changes: Vec<String>,
    /// Why it is no position there; the cells are named as they are here.
    pub faults: Vec<PositionFaultView>,
    /// The position there, as a string; none if it is none.
    pub position: Option<String>,
    /// Whether the cells have other names there.
    pub renamed: bool,
    /// How many legal turns both have.
    pub both: u32,
    /// The turns that are legal here only.
    pub only_here: Vec<TurnChange>,
    /// The turns that are legal there only.
    pub only_there: Vec<TurnChange>,
    /// How the game has ended here; empty if it goes on.
    pub ending_here: String,
    /// How the game has ended there; empty if it goes on.
    pub ending_there: String,
}
