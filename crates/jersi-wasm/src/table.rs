//! A table to play at.

use jersi_view::convert::{self, lang};
use jersi_view::fault;
use jersi_view::wire::{Entered, OfferAnswer};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{answer, json, read, silent, thrown};

/// A table to play at.
#[wasm_bindgen]
pub struct Table(jersi_view::Table);

#[wasm_bindgen]
impl Table {
    /// A new game by a `GameConfig`.
    pub fn begin(config: &str, language: &str) -> Result<Table, JsValue> {
        let lang = lang(language);
        let table =
            jersi_view::read_config(config, lang).and_then(|config| jersi_view::Table::new(&config, lang));
        table.map(Table).map_err(|fault| thrown(&fault))
    }

    /// The game that a record tells.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, language: &str) -> Result<Table, JsValue> {
        jersi_view::Table::from_record(text, lang(language)).map(Table).map_err(|fault| thrown(&fault))
    }

    /// The game that was kept, as `Saved`.
    pub fn restore(saved: &str, language: &str) -> Result<Table, JsValue> {
        let table = read(saved).and_then(|saved| jersi_view::Table::restore(&saved, lang(language)));
        table.map(Table).map_err(|fault| thrown(&fault))
    }

    /// Sits down at the game that a link brings, as `white` or `black` and with this name.
    pub fn join(record: &str, mine: &str, name: &str, language: &str) -> Result<Table, JsValue> {
        let lang = lang(language);
        let table =
            fault::color(mine, lang).and_then(|mine| jersi_view::Table::join(record, mine, name, lang));
        table.map(Table).map_err(|fault| thrown(&fault))
    }

    /// The record that goes into a link now, if there is one to send.
    #[wasm_bindgen(js_name = linkRecord)]
    pub fn link_record(&self) -> Option<String> {
        self.0.link_record()
    }

    /// The link was handed on.
    pub fn sent(&mut self) {
        self.0.sent();
    }

    /// Opens a link at its game; `ahead` agrees to turns of one's own that were played elsewhere. Gives `Received`.
    pub fn receive(&mut self, record: &str, ahead: bool) -> Result<String, JsValue> {
        let received = self.0.receive(record, ahead);
        received.map(|received| json(&received)).map_err(|fault| thrown(&fault))
    }

    /// The table of a game that a club tells whole, as `GameState`.
    pub fn online(state: &str, language: &str) -> Result<Table, JsValue> {
        jersi_view::Table::online(state, lang(language)).map(Table).map_err(|fault| thrown(&fault))
    }

    /// Takes in an event that the club tells, an `EventMessage`. Gives `Followed`.
    pub fn follow(&mut self, event: &str) -> Result<String, JsValue> {
        self.0.follow(event).map(|followed| json(&followed)).map_err(|fault| thrown(&fault))
    }

    /// How the game of a club stands beside the board, at a moment of the server: an `OnlineView`, or `null`.
    pub fn standing(&self, now: f64) -> String {
        json(&self.0.standing(now))
    }

    /// What playing what is entered would send to the club: a `DecisionView`, or `null`.
    pub fn decision(&self) -> String {
        json(&self.0.decision())
    }

    /// Speaks another language from now on.
    #[wasm_bindgen(js_name = setLang)]
    pub fn set_lang(&mut self, language: &str) {
        self.0.set_lang(lang(language));
    }

    /// Everything the page shows, as a `View`.
    pub fn view(&self) -> String {
        json(&self.0.view())
    }

    /// The key of the game for `white` or `black`, as a list of `KeyRow`.
    pub fn key(&self, player: &str) -> Result<String, JsValue> {
        let color = fault::color(player, self.0.lang()).map_err(|fault| thrown(&fault))?;
        Ok(json(&self.0.key(color)))
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

    /// Plays what a machine has decided.
    #[wasm_bindgen(js_name = decideText)]
    pub fn decide_text(&mut self, text: &str) -> String {
        answer(self.0.decide_text(text))
    }

    /// Enters a written turn without playing it.
    #[wasm_bindgen(js_name = enterText)]
    pub fn enter_text(&mut self, text: &str) -> String {
        silent(self.0.enter_text(text))
    }

    /// Takes back turns until a person decides again; of two machines only one.
    pub fn undo(&mut self) -> String {
        answer(self.0.undo())
    }

    /// Plays turns again until a person decides; of two machines only one.
    pub fn redo(&mut self) -> String {
        answer(self.0.redo())
    }

    /// Looks at the position after so many turns.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, played: u32) {
        self.0.go_to(played as usize);
    }

    /// Goes on from the turn that is looked at.
    #[wasm_bindgen(js_name = continueHere)]
    pub fn continue_here(&mut self) -> String {
        answer(self.0.continue_here())
    }

    /// The person here gives up.
    pub fn resign(&mut self) -> String {
        answer(self.0.resign())
    }

    /// The person here offers a tie; gives an `OfferAnswer`.
    #[wasm_bindgen(js_name = offerTie)]
    pub fn offer_tie(&mut self) -> String {
        json(&self.0.offer_tie())
    }

    /// A machine, `white` or `black`, answers a tie by its chance to win, if it knows it; gives an `OfferAnswer`.
    #[wasm_bindgen(js_name = answerTie)]
    pub fn answer_tie(&mut self, machine: &str, chance: Option<f64>) -> String {
        let color = fault::color(machine, self.0.lang());
        let answered = color.map(|color| self.0.answer_tie(color, chance));
        json(&answered.unwrap_or_else(OfferAnswer::refused))
    }

    /// Accepts the tie that the other side has offered.
    #[wasm_bindgen(js_name = acceptTie)]
    pub fn accept_tie(&mut self, player: &str) -> String {
        let color = fault::color(player, self.0.lang());
        answer(color.and_then(|color| self.0.accept_tie(color)))
    }

    /// Declines the tie that the other side has offered.
    #[wasm_bindgen(js_name = declineTie)]
    pub fn decline_tie(&mut self, player: &str) -> String {
        let color = fault::color(player, self.0.lang());
        answer(color.and_then(|color| self.0.decline_tie(color)))
    }

    /// Tells the time in milliseconds; whether a player's time was up.
    pub fn tick(&mut self, now: f64) -> bool {
        self.0.tick(now)
    }

    /// Lets the time of the player who decides run.
    #[wasm_bindgen(js_name = startClock)]
    pub fn start_clock(&mut self) {
        self.0.start_clock();
    }

    /// Stops the clock.
    #[wasm_bindgen(js_name = stopClock)]
    pub fn stop_clock(&mut self) {
        self.0.stop_clock();
    }

    /// The players' time as a `ClockView`, or `null`.
    pub fn clock(&self) -> String {
        json(&self.0.clock())
    }

    /// What the thinker is to be asked if a machine decides next: a `ThinkRequest`, or `null`.
    #[wasm_bindgen(js_name = thinkRequest)]
    pub fn think_request(&self) -> String {
        json(&self.0.think_request())
    }

    /// The record, in JRN.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// Everything there is to keep, as `Saved`.
    pub fn save(&self) -> String {
        json(&self.0.save())
    }
}
