//! A text that somebody brings: what it is, what is wrong with it, and what would mend it.

use serde::Serialize;

use super::{Both, CellStand, Color, FromJson, Leg};
use crate::json::Json;

/// What a text turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Found {
    /// A game.
    Record,
    /// A position.
    Position,
    /// Neither.
    Nothing,
}

/// Something that is wrong or odd in a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Trouble {
    /// An identifier that no language changes.
    pub code: String,
    /// A sentence for the reader.
    pub message: String,
    /// "Turn 16, Black"; empty if it is not about a turn.
    pub turn: String,
    /// The turn as it is written; empty if it is not about a turn.
    pub written: String,
    /// The place of the fault, as a beginning and an end in JavaScript's counting.
    pub span: Option<[u32; 2]>,
    /// The place of the whole turn, which a remedy takes.
    pub whole: Option<[u32; 2]>,
    /// The line of the fault, from 1; 0 if it has no place.
    pub line: u32,
    /// Its column, from 1; 0 if it has no place.
    pub column: u32,
    /// The turn that was meant, if there is exactly one remedy.
    pub remedy: Option<String>,
    /// Legal turns that look like the one that is written.
    pub near: Vec<String>,
}

/// A tag of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TagView {
    /// Its name, such as `Event`.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// A position read by the rules of an edition that it fits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Candidate {
    /// The edition.
    pub edition: String,
    /// Whether the ransom is played.
    pub ransom: bool,
    /// "Edition 4.8".
    pub rules: String,
    /// The position, as a string.
    pub position: String,
    /// A game that begins with it, in JRN.
    pub record: String,
    /// How many legal decisions there are.
    pub turns: u32,
    /// How the game has ended, in a sentence; empty if it goes on.
    pub ending: String,
}

/// What a text is, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Diagnosis {
    /// What it is.
    pub found: Found,
    /// The layout of a record, such as `booklet-4.8`.
    pub layout: Option<String>,
    /// The layout in words; empty if there is none.
    pub layout_name: String,
    /// The edition, as far as it is known.
    pub edition: Option<String>,
    /// "Edition 4.8, without reserve"; empty if it is not known.
    pub rules: String,
    /// Whether mountains and wise men are played.
    pub reserve: bool,
    /// Whether a captured king is bought back.
    pub ransom: bool,
    /// The players' names; empty where the record tells none.
    pub players: Both<String>,
    /// What else the record tells of the game.
    pub tags: Vec<TagView>,
    /// How many turns were found legal, those included that were mended.
    pub turns: u32,
    /// How many turns are written.
    pub written: u32,
    /// How the game ended, in a sentence; empty if it goes on or is not known.
    pub ending: String,
    /// Why the text cannot be used as it is, slips apart.
    pub fault: Option<Trouble>,
    /// Slips for which there is exactly one remedy.
    pub slips: Vec<Trouble>,
    /// What is odd and harmless.
    pub notes: Vec<Trouble>,
    /// The editions among which the reader must choose, because the text does not tell.
    pub choices: Vec<String>,
    /// The editions that a position fits.
    pub candidates: Vec<Candidate>,
    /// The whole game in JRN, slips mended; none if something else is wrong with it.
    pub record: Option<String>,
    /// The game in JRN as far as it is legal, if a turn is not.
    pub beginning: Option<String>,
    /// The last position that was reached, as a string.
    pub position: Option<String>,
    /// The same for a small picture.
    pub glimpse: Option<Glimpse>,
}

/// The end of a game, for a small picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Glimpse {
    /// The edition.
    pub edition: String,
    /// How many turns were played.
    pub turns: u32,
    /// What stands on the cells that are not empty.
    pub stands: Vec<CellStand>,
    /// The movements of the last turn.
    pub legs: Vec<Leg>,
    /// Where the king stands that has come home, if that has ended the game.
    pub king: Option<String>,
    /// Whether the game has ended, by the rules or as the record tells.
    pub over: bool,
    /// Who has won.
    pub winner: Option<Color>,
}

/// What the reader knows of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportHint {
    /// The edition.
    pub edition: Option<String>,
    /// Whether mountains and wise men are played.
    pub reserve: Option<bool>,
    /// Whether a captured king is bought back.
    pub ransom: Option<bool>,
    /// The setting, by its identifier.
    pub setting: Option<String>,
    /// What the text is called, such as the name of its file: it may tell who plays.
    pub title: Option<String>,
}

/// A board to be drawn on its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct FigureRequest {
    /// The edition.
    pub edition: String,
    /// Whether mountains and wise men are played.
    pub reserve: bool,
    /// Whether a captured king is bought back.
    pub ransom: bool,
    /// What a house plays otherwise than the booklet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub house: Option<String>,
    /// The position; before the turn, if there is one.
    pub position: String,
    /// The turn that is played and shown as a path.
    pub turn: Option<String>,
    /// Such as `wood-light`.
    pub theme: String,
    /// `dots` or `simple`.
    pub faces: String,
    /// Whether Black's side is at the bottom.
    pub flipped: bool,
    /// Whether cells are named.
    pub coordinates: bool,
    /// Whether the reserves are shown.
    pub reserves: bool,
    /// How many pixels a cell is wide.
    pub pixels: u32,
    /// A title for those who do not see the drawing.
    pub title: String,
}

/// A turn of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnAt {
    /// The position before it, as a string.
    pub before: String,
    /// The turn, in notation.
    pub turn: String,
}

impl FromJson for bool {
    fn from_json(json: &Json) -> Option<bool> {
        json.bool()
    }
}

impl FromJson for ImportHint {
    fn from_json(json: &Json) -> Option<ImportHint> {
        Some(ImportHint {
            edition: Option::from_json(json.get("edition"))?,
            reserve: Option::from_json(json.get("reserve"))?,
            ransom: Option::from_json(json.get("ransom"))?,
            setting: Option::from_json(json.get("setting"))?,
            title: Option::from_json(json.get("title"))?,
        })
    }
}

impl FromJson for FigureRequest {
    fn from_json(json: &Json) -> Option<FigureRequest> {
        Some(FigureRequest {
            edition: String::from_json(json.get("edition"))?,
            reserve: json.get("reserve").bool()?,
            ransom: json.get("ransom").bool()?,
            house: Option::from_json(json.get("house"))?,
            position: String::from_json(json.get("position"))?,
            turn: Option::from_json(json.get("turn"))?,
            theme: String::from_json(json.get("theme"))?,
            faces: String::from_json(json.get("faces"))?,
            flipped: json.get("flipped").bool()?,
            coordinates: json.get("coordinates").bool()?,
            reserves: json.get("reserves").bool()?,
            pixels: u32::from_json(json.get("pixels"))?,
            title: String::from_json(json.get("title"))?,
        })
    }
}
