//! Studies and the analyst for JavaScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::networks::Networks;
use crate::{Listener, answer, json, read, silent, thrown};
use jersi_view::convert::{self, lang};
use jersi_view::wire::{Entered, Fault};

/// A study.
#[wasm_bindgen]
pub struct Study(pub(crate) jersi_view::Study);

/// An analyst.
#[wasm_bindgen]
pub struct Analyst(jersi_view::Analyst);

#[wasm_bindgen]
impl Study {
    /// The study that a record tells, in JRN.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, language: &str) -> Result<Study, JsValue> {
        jersi_view::Study::from_record(text, lang(language)).map(Study).map_err(|fault| thrown(&fault))
    }

    /// The same study once more, to try things in.
    pub fn copy(&self) -> Study {
        Study(self.0.clone())
    }

    /// Takes over the turns of another record of the same game.
    pub fn absorb(&mut self, text: &str) -> String {
        silent(self.0.absorb(text))
    }

    /// Speaks another language from now on.
    #[wasm_bindgen(js_name = setLang)]
    pub fn set_lang(&mut self, language: &str) {
        self.0.set_lang(lang(language));
    }

    /// The tree of turns, as a `StudyTree`.
    pub fn tree(&self) -> String {
        json(&self.0.tree())
    }

    /// What the board shows, as a `View`.
    pub fn view(&self) -> String {
        json(&self.0.view())
    }

    /// The turn that is looked at; 0 is the start.
    pub fn at(&self) -> u32 {
        self.0.at()
    }

    /// Which branch to take at each step from the start to the turn that is looked at, as an array.
    pub fn place(&self) -> String {
        json(&self.0.place())
    }

    /// Looks at a turn.
    pub fn go(&mut self, id: u32) -> String {
        silent(self.0.go(id))
    }

    /// Looks at the turn at a place, an array.
    #[wasm_bindgen(js_name = goToPlace)]
    pub fn go_to_place(&mut self, place: &str) -> String {
        let place: Result<Vec<u32>, Fault> = read(place);
        silent(place.and_then(|place| {
            let place: Vec<usize> = place.into_iter().map(|branch| branch as usize).collect();
            self.0.go_to_place(&place)
        }))
    }

    /// Looks at the position before a decision of a turn.
    #[wasm_bindgen(js_name = goBefore)]
    pub fn go_before(&mut self, id: u32, decision: u32) -> String {
        silent(self.0.go_before(id, decision as usize))
    }

    /// Does what a player does at the board, a `BoardAction`; `confirm` is a word of the settings. Gives `Entered`.
    pub fn act(&mut self, action: &str, confirm: &str) -> String {
        let entered = read(action).map(|action| self.0.act(&action, convert::confirm(confirm)));
        json(&entered.unwrap_or_else(Entered::refused))
    }

    /// Takes all choices back.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Plays what is entered.
    pub fn play(&mut self) -> String {
        answer(self.0.play())
    }

    /// Plays a written turn, or the next part of one.
    #[wasm_bindgen(js_name = playText)]
    pub fn play_text(&mut self, text: &str) -> String {
        answer(self.0.play_text(text))
    }

    /// Adds a line, an array of turns, behind a turn; says the identifier of the first one.
    #[wasm_bindgen(js_name = addLine)]
    pub fn add_line(&mut self, from: u32, texts: &str) -> String {
        let texts: Result<Vec<String>, Fault> = read(texts);
        answer(texts.and_then(|texts| self.0.add_line(from, &texts)).map(|id| id.to_string()))
    }

    /// Notes something about a turn, or before the first one.
    #[wasm_bindgen(js_name = setNote)]
    pub fn set_note(&mut self, id: u32, text: &str) -> String {
        silent(self.0.set_note(id, text))
    }

    /// Puts a sign on a turn; an empty one takes it away.
    #[wasm_bindgen(js_name = setMark)]
    pub fn set_mark(&mut self, id: u32, sign: &str) -> String {
        silent(self.0.set_mark(id, sign))
    }

    /// Draws an arrow on the board of a turn, or rubs it out.
    #[wasm_bindgen(js_name = toggleArrow)]
    pub fn toggle_arrow(&mut self, id: u32, from: &str, to: &str) -> String {
        silent(self.0.toggle_arrow(id, from, to))
    }

    /// Draws a ring around a cell, or rubs it out.
    #[wasm_bindgen(js_name = toggleRing)]
    pub fn toggle_ring(&mut self, id: u32, cell: &str) -> String {
        silent(self.0.toggle_ring(id, cell))
    }

    /// Rubs out everything that is drawn at a turn.
    #[wasm_bindgen(js_name = clearDrawn)]
    pub fn clear_drawn(&mut self, id: u32) -> String {
        silent(self.0.clear_drawn(id))
    }

    /// Makes the variation of a turn the main line where it branches off.
    pub fn promote(&mut self, id: u32) -> String {
        silent(self.0.promote(id))
    }

    /// Takes a turn away with everything that follows it.
    pub fn remove(&mut self, id: u32) -> String {
        silent(self.0.remove(id))
    }

    /// The whole study, in JRN.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// The game up to what is looked at, in JRN.
    #[wasm_bindgen(js_name = lineRecord)]
    pub fn line_record(&self) -> String {
        self.0.line_record()
    }

    /// The same as the beginning of a game of these players, a `Both` of `PlayerConfig`; an answer that says the record.
    #[wasm_bindgen(js_name = gameRecord)]
    pub fn game_record(&self, players: &str) -> String {
        answer(read(players).and_then(|players| self.0.game_record(&players)))
    }

    /// Judges the game by an array of `Look`, as an `AnalysisView`.
    pub fn judge(&self, looks: &str) -> Result<String, JsValue> {
        let looks: Result<Vec<jersi_view::wire::Look>, Fault> = read(looks);
        looks.map(|looks| json(&self.0.judge(&looks))).map_err(|fault| thrown(&fault))
    }

    /// Writes what was found, an array of `Look`, behind the turns of the game.
    #[wasm_bindgen(js_name = keepScores)]
    pub fn keep_scores(&mut self, looks: &str) -> String {
        let looks: Result<Vec<jersi_view::wire::Look>, Fault> = read(looks);
        silent(looks.and_then(|looks| self.0.keep_scores(&looks)))
    }
}

#[wasm_bindgen]
impl Analyst {
    /// An analyst who remembers as much as fits this many mebibytes.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mib: u32) -> Analyst {
        Analyst(jersi_view::Analyst::new(hash_mib as usize))
    }

    /// Judges by these networks from now on.
    #[wasm_bindgen(js_name = setNetworks)]
    pub fn set_networks(&mut self, networks: &Networks) {
        self.0.set_networks(&networks.0);
    }

    /// Looks for the best lines by a `LinesRequest` and gives `Lines`; `tell` is called with those before it.
    pub fn lines(&mut self, request: &str, language: &str, tell: Listener) -> Result<String, JsValue> {
        let told = move |lines: &jersi_view::wire::Lines| drop(tell.call(&JsValue::NULL, &json(lines)));
        let lines = read(request).and_then(|request| self.0.lines(&request, lang(language), told));
        lines.map(|lines| json(&lines)).map_err(|fault| thrown(&fault))
    }

    /// Looks at every position of a game by a `GameRequest`; `tell` is called with each `Looked`.
    pub fn game(&mut self, request: &str, language: &str, tell: Listener) -> Result<(), JsValue> {
        let told = move |looked: &jersi_view::wire::Looked| drop(tell.call(&JsValue::NULL, &json(looked)));
        let done = read(request).and_then(|request| self.0.game(&request, lang(language), told));
        done.map_err(|fault| thrown(&fault))
    }

    /// Judges a turn by a `TryRequest`; gives a `TriedView`.
    #[wasm_bindgen(js_name = tryTurn)]
    pub fn try_turn(&mut self, request: &str, language: &str) -> Result<String, JsValue> {
        let tried = read(request).and_then(|request| self.0.try_turn(&request, lang(language)));
        tried.map(|tried| json(&tried)).map_err(|fault| thrown(&fault))
    }
}
