//! What was played from a position.

use jersi_openings::{Book, Counts};
use jersi_rules::{Color, GameSpec, Position, SpecValue, Stage};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A book of openings.
#[wasm_bindgen]
pub struct Openings {
    book: Book,
}

/// A turn that was played, for the player who played it.
#[derive(Serialize)]
struct PlayedView {
    turn: String,
    #[serde(rename = "selfPlay")]
    self_play: Option<CountsView>,
    records: Option<CountsView>,
}

/// Games, the score in them, and its interval.
#[derive(Serialize)]
struct CountsView {
    games: u32,
    score: f64,
    low: f64,
    high: f64,
}

#[wasm_bindgen]
impl Openings {
    /// Reads a book; what is wrong with the file is thrown.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>) -> Result<Openings, JsValue> {
        let book = Book::read(bytes).map_err(|fault| JsValue::from_str(&fault.to_string()))?;
        Ok(Openings { book })
    }

    /// What was played from a position of these rules, recorded games before those of the engine, as a list in JSON.
    pub fn played(
        &self,
        edition: &str,
        reserve: bool,
        ransom: bool,
        position: &str,
    ) -> Result<String, JsValue> {
        let position = read_position(edition, reserve, ransom, position)?;
        // A position before the game has begun in earnest has no side whose score could be told.
        let played =
            if position.stage() == Stage::Setting { Vec::new() } else { self.book.played(&position) };
        let views: Vec<PlayedView> = played
            .into_iter()
            .map(|one| PlayedView {
                turn: one.text,
                self_play: counts(one.self_play, position.decider()),
                records: counts(one.records, position.decider()),
            })
            .collect();
        serde_json::to_string(&views).map_err(|error| JsValue::from_str(&error.to_string()))
    }
}

fn counts(counts: Counts, color: Color) -> Option<CountsView> {
    let (low, high) = counts.interval(color);
    (counts.games() > 0).then(|| CountsView { games: counts.games(), score: counts.score(color), low, high })
}

fn read_position(edition: &str, reserve: bool, ransom: bool, text: &str) -> Result<Position, JsValue> {
    let spec = GameSpec::from_keys([
        ("edition", SpecValue::Text(edition)),
        ("reserve", SpecValue::Flag(reserve)),
        ("ransom", SpecValue::Flag(ransom)),
    ]);
    let start = spec.and_then(|spec| spec.at_position(text).start());
    start.map(|start| start.position).map_err(|error| JsValue::from_str(&error.to_string()))
}
