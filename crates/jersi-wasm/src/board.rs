//! The drawing of the board.

use jersi_view::board::figure;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{json, thrown};

/// All shapes of all boards, as SVG definitions; a page needs them once.
#[wasm_bindgen(js_name = boardShapes)]
pub fn shapes() -> String {
    jersi_view::board::shapes()
}

/// The board of an edition as a `BoardFigure`, from White's side or from Black's.
#[wasm_bindgen(js_name = boardFigure)]
pub fn board_figure(edition: &str, flipped: bool) -> Result<String, JsValue> {
    figure(edition, flipped).map(|figure| json(&figure)).map_err(|fault| thrown(&fault))
}
