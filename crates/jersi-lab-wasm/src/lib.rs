//! Reports of the laboratory and openings, for JavaScript: a module of its own, which a page loads when somebody asks.
//!
//! It is not part of `jersi-wasm`, because a first visit pays for every byte of that one.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod openings;

use jersi_lab_report::{NotAReport, Report, fragment, html, read, say};
use jersi_rules::Lang;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

pub use openings::Openings;

/// A report as a part of the page; links to its metrics begin with `base`. What is wrong with the file is thrown as a sentence.
#[wasm_bindgen(js_name = reportFragment)]
pub fn report_fragment(json: &str, language: &str, base: &str) -> Result<String, JsValue> {
    let lang = lang(language);
    Ok(fragment(&report(json, lang)?, lang, base))
}

/// A report as a page of its own, to be kept.
#[wasm_bindgen(js_name = reportPage)]
pub fn report_page(json: &str, language: &str) -> Result<String, JsValue> {
    Ok(html(&report(json, lang(language))?))
}

fn report(json: &str, lang: Lang) -> Result<Report, JsValue> {
    read(json).map_err(|fault: NotAReport| JsValue::from_str(&say(&fault, lang)))
}

fn lang(language: &str) -> Lang {
    Lang::from_id(language).unwrap_or_default()
}
