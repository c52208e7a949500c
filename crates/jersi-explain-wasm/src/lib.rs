//! Turns explained, tries at puzzles judged and positions set up, for JavaScript: a module of its own, which a page loads when
//! somebody asks.
//!
//! It is not part of `jersi-wasm`, because a first visit pays for every byte of that one.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod editor;

use jersi_rules::Lang;
use jersi_view::convert::lang;
use jersi_view::json::Json;
use jersi_view::wire::{Answer, Fault, FromJson};
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
    let answered = read.and_then(|question| answer(&question, lang(language)));
    answered.map(|answer| json(&answer)).map_err(|fault| thrown(&fault))
}

fn json(value: &impl Serialize) -> String {
    // The wire types have no map whose keys could fail.
    serde_json::to_string(value).unwrap_or_default()
}

fn thrown(fault: &Fault) -> JsValue {
    JsValue::from_str(&json(fault))
}

/// What came of a request, as JSON.
fn answer(result: Result<String, Fault>) -> String {
    json(&match result {
        Ok(said) => Answer { fault: None, said },
        Err(fault) => Answer { fault: Some(fault), said: String::new() },
    })
}

fn silent(result: Result<(), Fault>) -> String {
    answer(result.map(|()| String::new()))
}
