//! Texts in and out, for JavaScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{json, read, thrown};
use jersi_view::convert::lang;

/// A text that somebody brings.
#[wasm_bindgen]
pub struct Brought(jersi_view::Brought);

#[wasm_bindgen]
impl Brought {
    /// Reads a text; `hint` is an `ImportHint`.
    pub fn read(text: &str, hint: &str, language: &str) -> Result<Brought, JsValue> {
        let brought = read(hint).map(|hint| jersi_view::Brought::read(text, &hint, lang(language)));
        brought.map(Brought).map_err(|fault| thrown(&fault))
    }

    /// What it is, as a `Diagnosis`.
    pub fn diagnosis(&self) -> String {
        json(self.0.diagnosis())
    }
}

/// What a link with a turn says, as a `TurnLinkView`; `kept` is the game that is kept here as `Saved`, if there is one.
#[wasm_bindgen(js_name = turnLink)]
pub fn turn_link(record: &str, kept: Option<String>, language: &str) -> Result<String, JsValue> {
    let lang = lang(language);
    let kept = kept.map(|kept| read(&kept).and_then(|kept| jersi_view::Table::restore(&kept, lang)));
    let found = kept.transpose().and_then(|kept| jersi_view::turn_link(record, kept.as_ref(), lang));
    found.map(|found| json(&found)).map_err(|fault| thrown(&fault))
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

/// A game of a club in outline, as a `GameOutline`.
#[wasm_bindgen]
#[allow(clippy::needless_pass_by_value, reason = "the door to JavaScript hands optional texts over")]
pub fn outline(spec: &str, time: &str, position: Option<String>, language: &str) -> Result<String, JsValue> {
    let seen = jersi_view::outline(spec, time, position.as_deref(), lang(language));
    seen.map(|seen| json(&seen)).map_err(|fault| thrown(&fault))
}

/// The end of a game in JRN, as a `Glimpse`.
#[wasm_bindgen]
pub fn glimpse(jrn: &str, language: &str) -> Result<String, JsValue> {
    jersi_view::glimpse(jrn, lang(language)).map(|seen| json(&seen)).map_err(|fault| thrown(&fault))
}
