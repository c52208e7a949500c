//! JSON in and out, and the functions of the page that are called while something thinks.

use jersi_view::json::Json;
use jersi_view::wire::{Answer, Fault, FromJson};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// A function of the page that takes a text.
    pub type Listener;

    /// Calls it.
    #[wasm_bindgen(method, catch)]
    pub(crate) fn call(this: &Listener, nothing: &JsValue, text: &str) -> Result<JsValue, JsValue>;
}

pub(crate) fn json(value: &impl Serialize) -> String {
    // The wire types have no map whose keys could fail.
    serde_json::to_string(value).unwrap_or_default()
}

pub(crate) fn read<T: FromJson>(text: &str) -> Result<T, Fault> {
    let value = Json::read(text).as_ref().and_then(T::from_json);
    value.ok_or_else(Fault::not_understood)
}

pub(crate) fn thrown(fault: &Fault) -> JsValue {
    JsValue::from_str(&json(fault))
}

/// What came of a request, as JSON.
pub(crate) fn answer(result: Result<String, Fault>) -> String {
    json(&match result {
        Ok(said) => Answer { fault: None, said },
        Err(fault) => Answer { fault: Some(fault), said: String::new() },
    })
}

pub(crate) fn silent(result: Result<(), Fault>) -> String {
    answer(result.map(|()| String::new()))
}
