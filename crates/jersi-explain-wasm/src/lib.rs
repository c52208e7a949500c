//! Turns explained and tries at puzzles judged, for JavaScript: a module of its own, which a page loads when somebody asks.
//!
//! It is not part of `jersi-wasm`, because a first visit pays for every byte of that one.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

use jersi_rules::Lang;
use jersi_view::convert::lang;
use jersi_view::json::Json;
use jersi_view::wire::{Fault, FromJson};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Explains the turn of an `ExplainRequest`, as an `Explained`. What is wrong is thrown as a `Fault` in JSON.
#[wasm_bindgen]
pub fn explain(request: &str, language: &str) -> Result<String, JsValue> {
    answered(request, language, jersi_view::explain)
}

/// What the solver says of a `PuzzleTry`, as a `PuzzleReply`. What is wrong is thrown as a `Fault` in JSON.
#[wasm_bindgen(js_name = puzzleReply)]
pub fn puzzle_reply(question: &str, language: &str) -> Result<String, JsValue> {
    answered(question, language, jersi_view::puzzle_reply)
}

/// How many sequences of whole turns there are, in digits: what the builds are compared by.
#[wasm_bindgen]
pub fn perft(
    edition: &str,
    reserve: bool,
    ransom: bool,
    position: &str,
    depth: u32,
) -> Result<String, JsValue> {
    let count = jersi_view::ask_perft(edition, reserve, ransom, position, depth);
    count.map(|count| count.to_string()).map_err(|fault| thrown(&fault))
}

fn answered<Q: FromJson, A: Serialize>(
    question: &str,
    language: &str,
    answer: impl FnOnce(&Q, Lang) -> Result<A, Fault>,
) -> Result<String, JsValue> {
    let read = Json::read(question).as_ref().and_then(Q::from_json).ok_or_else(Fault::not_understood);
    // The wire types have no map whose keys could fail.
    let text = read
        .and_then(|question| answer(&question, lang(language)))
        .map(|answer| serde_json::to_string(&answer).unwrap_or_default());
    text.map_err(|fault| thrown(&fault))
}

fn thrown(fault: &Fault) -> JsValue {
    JsValue::from_str(&serde_json::to_string(fault).unwrap_or_default())
}
