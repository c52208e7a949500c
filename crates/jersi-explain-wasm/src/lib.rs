//! Turns explained, for JavaScript: a module of its own, which a page loads when somebody asks.
//!
//! It is not part of `jersi-wasm`, because a first visit pays for every byte of that one.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

use jersi_view::convert::lang;
use jersi_view::json::Json;
use jersi_view::wire::{ExplainRequest, Fault, FromJson};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Explains the turn of an `ExplainRequest`, as an `Explained`. What is wrong is thrown as a `Fault` in JSON.
#[wasm_bindgen]
pub fn explain(request: &str, language: &str) -> Result<String, JsValue> {
    let read = Json::read(request).as_ref().and_then(ExplainRequest::from_json);
    let request = read.ok_or_else(Fault::not_understood);
    let explained = request.and_then(|request| jersi_view::explain(&request, lang(language)));
    // The wire types have no map whose keys could fail.
    let text = explained.map(|explained| serde_json::to_string(&explained).unwrap_or_default());
    text.map_err(|fault| JsValue::from_str(&serde_json::to_string(&fault).unwrap_or_default()))
}
