//! Texts in and out, for JavaScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{json, read, thrown};
use jersi_view::convert::lang;

/// What a text is, as a `Diagnosis`; `hint` is an `ImportHint`.
#[wasm_bindgen]
pub fn diagnose(text: &str, hint: &str, language: &str) -> Result<String, JsValue> {
    let told = read(hint).map(|hint| jersi_view::diagnose(text, &hint, lang(language)));
    told.map(|told| json(&told)).map_err(|fault| thrown(&fault))
}

/// A record in JRN as the edition's booklet prints it.
#[wasm_bindgen]
pub fn booklet(jrn: &str, language: &str) -> Result<String, JsValue> {
    jersi_view::booklet(jrn, lang(language)).map_err(|fault| thrown(&fault))
}

/// A board as an SVG drawing that stands alone, by a `FigureRequest`.
#[wasm_bindgen(js_name = figureSvg)]
pub fn figure_svg(request: &str, language: &str) -> Result<String, JsValue> {
    let drawn = read(request).and_then(|request| jersi_view::figure(&request, lang(language)));
    drawn.map_err(|fault| thrown(&fault))
}

/// The turn of a record with this number, as a `TurnAt` or `null`.
#[wasm_bindgen(js_name = turnAt)]
pub fn turn_at(jrn: &str, number: u32, language: &str) -> Result<String, JsValue> {
    let turn = jersi_view::turn_at(jrn, number, lang(language));
    turn.map(|turn| json(&turn)).map_err(|fault| thrown(&fault))
}
