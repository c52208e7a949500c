//! The drawing of the board.

use jersi_rules::Edition;
use jersi_view::board::figure;
use jersi_view::wire::Fault;
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
    let unknown = || Fault::new("no-such-edition", "there is no such edition");
    let drawn = Edition::from_id(edition).ok_or_else(unknown).map(|edition| figure(edition, flipped));
    drawn.map(|figure| json(&figure)).map_err(|fault| thrown(&fault))
}
