//! Turns explained: what is asked, and the claims that are made.

use serde::Serialize;

use super::{Color, FromJson};
use crate::json::Json;

/// What is to be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ExplainAsk {
    /// What a turn does and threatens.
    Turn,
    /// The same of a turn that nobody has played: what another player is free to give as a ransom is left open.
    Proposal,
    /// Why a turn wins within the turns of a puzzle.
    WhyItWins,
    /// Why a turn does not do what a puzzle asks for, with what refutes it.
    WhyNot,
}

/// A turn to be explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExplainRequest {
    /// What is asked.
    pub ask: ExplainAsk,
    /// The edition, such as `4.8`.
    pub edition: String,
    /// Whether mountains and wise men are played.
    pub reserve: bool,
    /// Whether a captured king costs a ransom.
    pub ransom: bool,
    /// What a house plays otherwise than the booklet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub house: Option<String>,
    /// The position before the turn.
    pub position: String,
    /// The turn, in notation.
    pub turn: String,
    /// Whole turns within which a forced end is looked for, this one included: 3 is mine, yours, mine.
    pub turns: u32,
    /// A turn that is held for better, to be compared with; or for `why-not` the answer that is known to refute the turn.
    pub other: Option<String>,
}

/// A turn explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Explained {
    /// The most telling claims in a sentence or two, in the player's language; empty if there is nothing to say.
    pub text: String,
    /// All claims, those about the end of the game first. For `why-not` they are those about the turn that was tried.
    pub facts: Vec<FactView>,
    /// The turns that prove it, the one that was asked about first; that one alone if nothing is forced.
    pub line: Vec<String>,
}

/// A claim that holds by the rules or by a proof; what it does not speak of is empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FactView {
    /// Which claim, such as `takes`; `docs/explanations.md` lists them.
    pub claim: String,
    /// The cells it speaks of.
    pub cells: Vec<FactCell>,
    /// A line of decisions in notation.
    pub line: Vec<String>,
    /// Whole turns of the line.
    pub in_turns: Option<u32>,
    /// What ends the game.
    pub reason: Option<String>,
    /// Whether a threat is met.
    pub met: Option<bool>,
    /// Whose king it is.
    pub player: Option<Color>,
    /// How far the king was from home.
    pub before: Option<WayView>,
    /// How far it is.
    pub after: Option<WayView>,
}

/// A cell that a claim speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FactCell {
    /// Its name; empty for a kind of cube wherever it stands.
    pub cell: String,
    /// What stands there, from the bottom up, in the letters of a position.
    pub pieces: String,
    /// Whether it is so since the turn.
    pub fresh: bool,
    /// Of what can be captured: whether its player can take something back at once.
    pub guarded: bool,
}

/// How far a king is from home while the opponent stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WayView {
    /// It takes no fewer turns of the player.
    pub at_least: u8,
    /// So many turns of the king alone are enough; none if a way of three is not open.
    pub open: Option<u8>,
}

impl FromJson for ExplainAsk {
    fn from_json(json: &Json) -> Option<ExplainAsk> {
        Some(match json.text()? {
            "turn" => ExplainAsk::Turn,
            "proposal" => ExplainAsk::Proposal,
            "why-it-wins" => ExplainAsk::WhyItWins,
            "why-not" => ExplainAsk::WhyNot,
            _ => return None,
        })
    }
}

impl FromJson for ExplainRequest {
    fn from_json(json: &Json) -> Option<ExplainRequest> {
        Some(ExplainRequest {
            ask: ExplainAsk::from_json(json.get("ask"))?,
            edition: String::from_json(json.get("edition"))?,
            reserve: json.get("reserve").bool()?,
            ransom: json.get("ransom").bool()?,
            house: Option::from_json(json.get("house"))?,
            position: String::from_json(json.get("position"))?,
            turn: String::from_json(json.get("turn"))?,
            turns: u32::from_json(json.get("turns"))?,
            other: Option::from_json(json.get("other"))?,
        })
    }
}
