//! Networks that the page has fetched.

use jersi_view::wire::Fault;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{read, thrown};

/// The networks of who thinks.
#[wasm_bindgen]
pub struct Networks(pub(crate) jersi_view::Networks);

#[wasm_bindgen]
impl Networks {
    /// None yet.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "JavaScript knows constructors only")]
    pub fn new() -> Networks {
        Networks(jersi_view::Networks::none())
    }

    /// Adds the network that is in a file; throws if it is none.
    pub fn read(&mut self, file: &[u8]) -> Result<(), JsValue> {
        self.0.read(file).map_err(|bad| JsValue::from_str(&bad.to_string()))
    }

    /// What the network thinks of a position, in units; nothing without a network for it.
    pub fn evaluate(
        &self,
        edition: &str,
        reserve: bool,
        ransom: bool,
        position: &str,
    ) -> Result<Option<i32>, JsValue> {
        self.0.evaluate(edition, reserve, ransom, position).map_err(|fault: Fault| thrown(&fault))
    }
}

/// Whether a file is a sound network for an aim.
#[wasm_bindgen(js_name = networkFits)]
pub fn network_fits(file: &[u8], aim: &str) -> bool {
    jersi_view::network_fits(file, aim)
}

/// The aim of the network by which a game in JRN is analysed.
#[wasm_bindgen(js_name = networkForRecord)]
pub fn network_for_record(record: &str) -> Option<String> {
    jersi_view::network_for_record(record).map(str::to_owned)
}

/// The aim of the network that a `ThinkRequest` wants; nothing if its opponent knows none.
#[wasm_bindgen(js_name = networkForThought)]
pub fn network_for_thought(request: &str) -> Option<String> {
    let request = read(request).ok()?;
    jersi_view::network_for_thought(&request).map(str::to_owned)
}
