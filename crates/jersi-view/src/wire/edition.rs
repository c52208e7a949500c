//! Editions, for the dialog of a new game and the page of rules.

use serde::Serialize;

use super::{Both, Kind};

/// A cell of a board and where it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CellPlace {
    /// Its name, such as `e4`.
    pub cell: String,
    /// Its row, 0 for `a`.
    pub row: u8,
}

/// A word taken from Lojban.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LojbanView {
    /// The word.
    pub word: String,
    /// How it sounds, in the international phonetic alphabet.
    pub sound: String,
    /// What it means.
    pub meaning: String,
}

/// A kind of piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct KindView {
    /// The kind.
    pub kind: Kind,
    /// Its letter in the notation.
    pub letter: String,
    /// What one is called.
    pub name: String,
    /// Other names in the booklet.
    pub alias: Option<String>,
    /// Where the name comes from, if it is a word of Lojban.
    pub lojban: Option<LojbanView>,
    /// How many each player has at the most.
    pub count: u8,
    /// Whether they wait in the reserve.
    pub in_reserve: bool,
    /// What it beats.
    pub beats: Vec<Kind>,
}

/// How the pieces come onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// Always in the same way.
    Fixed,
    /// Shuffled.
    Random,
    /// Placed one at a time in turn.
    Free,
}

/// A way to begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SettingView {
    /// The identifier.
    pub id: String,
    /// What the booklet calls it.
    pub name: String,
    /// What the players do before the first turn.
    pub what: String,
    /// How the pieces come onto the board.
    pub way: Way,
    /// The position at the start, where it is always the same.
    pub position: Option<String>,
}

/// A variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VariantView {
    /// `no-reserve` or `ransom`.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it changes.
    pub what: String,
}

/// The licence of a booklet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LicenceView {
    /// Its short name.
    pub name: String,
    /// Where its text is.
    pub link: String,
}

/// An edition in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EditionView {
    /// Its name, such as `4.8`.
    pub id: String,
    /// When the booklet was dated.
    pub date: String,
    /// What a player is after, in one sentence.
    pub summary: String,
    /// The rules in short, aim first, endings last.
    pub rules: Vec<String>,
    /// The edition before it.
    pub since: String,
    /// What changed since then.
    pub changes: Vec<String>,
    /// The document that the rules are taken from.
    pub booklet: String,
    /// The licence of that document.
    pub licence: LicenceView,
    /// The cells of the board.
    pub cells: Vec<CellPlace>,
    /// The kinds.
    pub kinds: Vec<KindView>,
    /// How a game may begin; the first is the one for beginners.
    pub settings: Vec<SettingView>,
    /// The variants.
    pub variants: Vec<VariantView>,
    /// Whether the guardian is an option of the free setting.
    pub guardian_optional: bool,
    /// The points of the winner.
    pub win: u8,
    /// The points of each player of a tie.
    pub tie: u8,
    /// From this age on, if the booklet tells.
    pub age: Option<u8>,
    /// Shortest and longest game in minutes, if the booklet tells.
    pub minutes: Option<[u8; 2]>,
    /// The last row for each player's king, such as `i` for White; none where kings stay at home.
    pub home_rows: Option<Both<String>>,
}
