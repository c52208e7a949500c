//! Questions that need no table: the editions, and what is legal where.

use jersi_view::convert::lang;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{json, thrown};

/// Every edition, as an array of `EditionView`.
#[wasm_bindgen]
pub fn editions(language: &str) -> String {
    json(&jersi_view::editions(lang(language)))
}

/// The legal decisions of a position, as an array of strings.
#[wasm_bindgen(js_name = turnsOf)]
pub fn turns_of(edition: &str, reserve: bool, ransom: bool, position: &str) -> Result<String, JsValue> {
    let turns = jersi_view::ask_turns(edition, reserve, ransom, position);
    turns.map(|turns| json(&turns)).map_err(|fault| thrown(&fault))
}
