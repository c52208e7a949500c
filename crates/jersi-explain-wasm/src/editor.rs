//! The editor of positions, for JavaScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{answer, json, silent, thrown};
use jersi_view::convert::lang;
use jersi_view::fault;

/// A position that is being set up.
#[wasm_bindgen]
pub struct Editor(jersi_view::Editor);

#[wasm_bindgen]
impl Editor {
    /// An editor with the usual start of an edition.
    pub fn begin(edition: &str, reserve: bool, ransom: bool, language: &str) -> Result<Editor, JsValue> {
        let made = jersi_view::Editor::new(edition, reserve, ransom, lang(language));
        made.map(Editor).map_err(|fault| thrown(&fault))
    }

    /// Speaks another language from now on.
    #[wasm_bindgen(js_name = setLang)]
    pub fn set_lang(&mut self, language: &str) {
        self.0.set_lang(lang(language));
    }

    /// Everything the page shows, as an `EditorView`.
    pub fn view(&self) -> String {
        json(&self.0.view())
    }

    /// Puts a piece on a cell.
    pub fn place(&mut self, cell: &str, color: &str, kind: &str) -> String {
        silent(self.0.piece(color, kind).and_then(|piece| self.0.place(cell, piece)))
    }

    /// Takes the upper piece off a cell, or everything.
    pub fn take(&mut self, cell: &str, everything: bool) -> String {
        silent(self.0.take(cell, everything))
    }

    /// Moves the upper piece of a cell, or everything on it.
    pub fn shift(&mut self, from: &str, to: &str, everything: bool) -> String {
        silent(self.0.shift(from, to, everything))
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Sets the pieces as a setting does.
    pub fn start(&mut self, setting: &str) -> String {
        silent(self.0.start(setting))
    }

    /// The same position for the other player.
    pub fn swap(&mut self) {
        self.0.swap();
    }

    /// Whose turn it is.
    #[wasm_bindgen(js_name = setToMove)]
    pub fn set_to_move(&mut self, color: &str) -> String {
        let color = fault::color(color, self.0.lang());
        silent(color.map(|color| self.0.set_to_move(color)))
    }

    /// How many pieces of a kind wait in reserve.
    #[wasm_bindgen(js_name = setReserve)]
    pub fn set_reserve(&mut self, color: &str, kind: &str, count: u32) -> String {
        silent(self.0.piece(color, kind).map(|piece| self.0.set_reserve(piece, count)))
    }

    /// The count towards the end; none if it does not run.
    #[wasm_bindgen(js_name = setClock)]
    pub fn set_clock(&mut self, clock: Option<u32>) {
        self.0.set_clock(clock);
    }

    /// The number of the turn to play, as records count: that of its pair.
    #[wasm_bindgen(js_name = setPair)]
    pub fn set_pair(&mut self, pair: u32) {
        self.0.set_pair(pair);
    }

    /// Plays by other rules from now on; what is said is what had to be left out.
    #[wasm_bindgen(js_name = setRules)]
    pub fn set_rules(&mut self, edition: &str, reserve: bool, ransom: bool) -> String {
        answer(self.0.set_rules(edition, reserve, ransom).map(|changes| changes.join(" ")))
    }

    /// Reads a position string, valid or not.
    pub fn load(&mut self, text: &str) -> String {
        silent(self.0.load(text))
    }

    /// Takes a change back; whether there was one.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Makes a change again; whether there was one.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// The position judged by other rules, as a `Comparison`.
    pub fn judge(&self, edition: &str, reserve: bool, ransom: bool) -> Result<String, JsValue> {
        let judged = self.0.judge(edition, reserve, ransom);
        judged.map(|judged| json(&judged)).map_err(|fault| thrown(&fault))
    }
}
