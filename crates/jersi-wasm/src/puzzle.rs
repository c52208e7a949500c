//! Puzzles for JavaScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{json, read, thrown};
use jersi_view::convert::lang;

/// What the solver says of a `PuzzleTry`, as a `PuzzleReply`.
#[wasm_bindgen(js_name = puzzleReply)]
pub fn puzzle_reply(question: &str, language: &str) -> Result<String, JsValue> {
    let language = lang(language);
    let reply = read(question).and_then(|question| jersi_view::puzzle_reply(&question, language));
    reply.map(|reply| json(&reply)).map_err(|fault| thrown(&fault))
}
