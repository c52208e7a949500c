//! The key: what each kind of piece is and takes, for the game on the table.

use serde::Serialize;

use super::Kind;

/// A kind of the key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KeyRow {
    /// The kind.
    pub kind: Kind,
    /// What it is called: "Rock", "Guardian (mokca)".
    pub name: String,
    /// What it takes of the kinds in this game.
    pub takes: Vec<Kind>,
    /// What else there is to know: "nothing; wins on row i". Empty if what it takes is all.
    pub note: String,
    /// The whole in a sentence: "Rock takes scissors, fool and king."
    pub sentence: String,
    /// The cells where it could take something now, if it is this player's turn.
    pub prey: Vec<String>,
}
