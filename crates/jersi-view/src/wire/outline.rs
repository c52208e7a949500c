//! A game in outline.

use serde::Serialize;

use super::{CellStand, ControlView};

/// A game of a club, in a list or an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameOutline {
    /// The edition, such as `4.8`.
    pub edition: String,
    /// "Edition 4.8, without reserve".
    pub rules: String,
    /// How it begins, where the edition knows several ways.
    pub setting: Option<String>,
    /// How much time there is for the whole game.
    pub control: Option<ControlView>,
    /// How many days there are for each turn.
    pub days: Option<u32>,
    /// What stands on the cells that are not empty; nothing while that is not drawn yet.
    pub stands: Vec<CellStand>,
}
