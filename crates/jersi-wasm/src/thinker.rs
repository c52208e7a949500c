//! A thinker to play against.

use jersi_view::convert::lang;
use jersi_view::fault;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::networks::Networks;
use crate::{Listener, json, read, thrown};

/// A thinker to play against.
#[wasm_bindgen]
pub struct Thinker(jersi_view::Thinker);

#[wasm_bindgen]
impl Thinker {
    /// A thinker who remembers as much as fits this many mebibytes.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mib: u32) -> Thinker {
        Thinker(jersi_view::Thinker::new(hash_mib as usize))
    }

    /// Judges by these networks from now on.
    #[wasm_bindgen(js_name = setNetworks)]
    pub fn set_networks(&mut self, networks: &Networks) {
        self.0.set_networks(&networks.0);
    }

    /// Thinks about a `ThinkRequest` and gives a `Thought`; `tell` is called with those before it.
    pub fn think(&mut self, request: &str, language: &str, tell: Listener) -> Result<String, JsValue> {
        let told = move |thought: &jersi_view::wire::Thought| {
            // Whoever listens badly does not stop the thinking.
            drop(tell.call(&JsValue::NULL, &json(thought)));
        };
        let thought = read(request).and_then(|request| self.0.think(&request, lang(language), told));
        thought.map(|thought| json(&thought)).map_err(|fault| thrown(&fault))
    }

    /// The chance of a machine, `white` or `black`, to win a game in JRN; nothing if it does not know.
    pub fn chance(&mut self, record: &str, machine: &str, language: &str) -> Result<Option<f64>, JsValue> {
        let language = lang(language);
        let color = fault::color(machine, language);
        let chance = color.and_then(|color| self.0.chance(record, color, language));
        chance.map_err(|fault| thrown(&fault))
    }
}
