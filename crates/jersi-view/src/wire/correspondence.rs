//! Games by links: how one begins and is kept, what the page shows of it, and what a link says.

use serde::Serialize;

use super::{Both, Color};

/// How a game by links begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CorrespondenceConfig {
    /// What both sides know the game by: 32 digits, hexadecimal, drawn by who begins.
    pub game: String,
    /// The colour of the person here.
    pub mine: Color,
}

/// What is kept of a game by links beside its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SavedCorrespondence {
    /// What both sides know the game by.
    pub game: String,
    /// The colour of the person here.
    pub mine: Color,
    /// The record of the last link, sent or received; none before the first one.
    pub known: Option<String>,
}

/// Whose hand a game by links is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Hand {
    /// The person here decides.
    Play,
    /// The friend decides next, or the game is over, and does not know it yet.
    Send,
    /// The friend knows everything and decides.
    Wait,
    /// The game is over, and both know it.
    Over,
}

/// A game by links as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CorrespondenceView {
    /// What both sides know the game by.
    pub game: String,
    /// The colour of the person here.
    pub mine: Color,
    /// The friend's name; empty if it is not known.
    pub friend: String,
    /// Whose hand it is in.
    pub hand: Hand,
    /// Nothing is decided yet: the link is an invitation.
    pub invites: bool,
}

/// What a link is to the game that is kept here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Relation {
    /// No such game is kept here.
    New,
    /// It goes on from here by what the friend may decide.
    Next,
    /// It is the link that was taken in last.
    Same,
    /// The game here has gone on since.
    Older,
    /// It was sent from here, and the friend has not answered yet.
    Own,
    /// It goes on from here, but by turns of the person here that were not played here.
    Ahead,
    /// It tells another game under the same identifier.
    Foreign,
}

/// What a link says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnLinkView {
    /// What both sides know the game by.
    pub game: String,
    /// Who has sent it.
    pub sender: Color,
    /// The players' names; empty where they are not known.
    pub players: Both<String>,
    /// The edition, such as `4.8`.
    pub edition: String,
    /// "Edition 4.8, without reserve".
    pub rules: String,
    /// How many whole turns are played.
    pub turns: u32,
    /// Nothing is decided yet: it is an invitation.
    pub invites: bool,
    /// How the game ended, in words; empty while it goes on.
    pub ending: String,
    /// What it is to the game that is kept here.
    pub relation: Relation,
}

/// What came of a link that was opened at its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Received {
    /// What it is to the game. Only `next`, and `ahead` when that was agreed to, change anything.
    pub relation: Relation,
    /// What the friend has done, in words; empty if nothing was taken in.
    pub said: String,
}
