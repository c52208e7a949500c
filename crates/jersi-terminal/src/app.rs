//! The screen's model: everything that is shown, and what keys, clicks and thoughts do to it.

mod actions;
mod asking;
mod cursor;
mod kept;
mod keys;
mod mouse;
mod offer;
mod practice;
mod review;
mod thinking;
mod typed;

use std::time::Duration;

use jersi_engine::Limits;
use jersi_rules::{Carry, Cell, Edition};
use jersi_table::Table;
use jersi_words::PlayWords;

use crate::dialog::{Dialog, Question};
use crate::hits::Hits;
use crate::host::{Farewell, Host, KeepNews, MendOffer};
use crate::look::Look;
use crate::mind::{Job, Thought};
use crate::practice::Practice;
use crate::words::Words;

use review::Review;
pub(crate) use thinking::{Insight, Wanted};
pub(crate) use typed::Typed;

/// What the screen needs to begin.
pub struct Start {
    /// The words of the language.
    pub words: &'static dyn PlayWords,
    /// How things look.
    pub look: Look,
    /// The game to begin with.
    pub table: Table,
    /// An unfinished game that is offered first.
    pub offered: Option<jersi_game::Game>,
    /// Whether to look at the game from its beginning.
    pub review: bool,
    /// A damaged record that was asked for, and can be mended.
    pub damaged: Option<(String, MendOffer)>,
    /// What there is to tell at first.
    pub news: Vec<String>,
    /// How long the engine thinks, if that is said.
    pub limits: Option<Limits>,
    /// How long a turn of two programs is shown at least.
    pub pace: Duration,
    /// What is practised, if no game is played; its table is the one above.
    pub practice: Option<Practice>,
}

/// Something that happens to the screen.
#[derive(Clone, Debug)]
pub enum Event {
    /// A key, a click, a resize, a paste.
    Input(crossterm::event::Event),
    /// The time, from any moment.
    Tick(Duration),
    /// What somebody thinks.
    Thought(Thought),
}

/// What the screen wants done.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Let somebody think.
    Think(Box<Job>),
    /// Give the terminal back until it comes back.
    Suspend,
    /// Leave.
    Quit,
}

/// What is told above the bar until the next key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub text: String,
    /// Whether something went wrong.
    pub is_bad: bool,
}

/// The screen's model.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct App {
    pub(crate) words: Words,
    pub(crate) look: Look,
    pub(crate) table: Table,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) typed: Option<Typed>,
    pub(crate) message: Option<Message>,
    pub(crate) cursor: Cell,
    /// The column, doubled, that going up and down keeps to.
    anchor: u8,
    /// What of a stack is taken first.
    pub(crate) stride: Carry,
    pub(crate) flipped: bool,
    pub(crate) paused: bool,
    /// Whether the game is looked at from its beginning, with nobody playing on.
    reviewing: bool,
    /// What is noted in it, and where in its variations we are.
    review: Option<Box<Review>>,
    pub(crate) practice: Option<Practice>,
    /// What was said when nothing was left to practise.
    farewell: Vec<String>,
    pub(crate) analysis: bool,
    pub(crate) insight: Option<Insight>,
    asked: Option<Wanted>,
    limits: Option<Limits>,
    pace: Duration,
    not_before: Duration,
    next_job: u64,
    now: Duration,
    host: Box<dyn Host>,
    hits: Hits,
    effects: Vec<Effect>,
}

impl App {
    /// The screen at the beginning.
    pub fn new(start: Start, host: Box<dyn Host>) -> App {
        let mut table = start.table;
        let cursor = middle(table.edition());
        let words = start.words;
        // What is to be looked at is still to be asked for.
        let review = start.review && start.damaged.is_none();
        if review {
            table.review(0);
        }
        let offer = |game| Dialog::offer(words.continue_question(game));
        let damaged = start.damaged.map(|(path, offer)| {
            let about = Question::Mend { path, review: start.review };
            Dialog::Ask { text: words.mend_question(&offer.why, &offer.slips), about }
        });
        let dialog = damaged.or_else(|| start.offered.as_ref().map(offer));
        if dialog.is_none() && !review {
            table.start_clock();
        }
        let news = start.news.join(" ");
        let message = (!news.is_empty()).then_some(Message { text: news, is_bad: true });
        let mut app = App {
            words,
            look: start.look,
            table,
            dialog,
            typed: None,
            message,
            anchor: cursor.double_x(),
            cursor,
            stride: Carry::Two,
            flipped: false,
            paused: false,
            reviewing: review,
            review: None,
            practice: start.practice,
            farewell: Vec::new(),
            analysis: false,
            insight: None,
            asked: None,
            limits: start.limits,
            pace: start.pace,
            not_before: Duration::ZERO,
            next_job: 1,
            now: Duration::ZERO,
            host,
            hits: Hits::default(),
            effects: Vec::new(),
        };
        if app.reviewing {
            app.open_review();
        }
        app
    }

    /// Lets something happen; what should be done is told.
    pub fn handle(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Input(input) => self.input(&input),
            Event::Tick(now) => self.tick(now),
            Event::Thought(thought) => self.hear(thought),
        }
        self.schedule();
        std::mem::take(&mut self.effects)
    }

    /// Remembers what can be clicked where, as it was drawn last.
    pub fn drawn(&mut self, hits: Hits) {
        if let Some(dialog) = &mut self.dialog {
            dialog.scrolls_to(hits.bottom());
        }
        self.hits = hits;
    }

    /// What can be clicked where, as it was drawn last.
    pub fn hits(&self) -> &Hits {
        &self.hits
    }

    /// The game, to keep or to tell about.
    pub fn game(&self) -> &jersi_game::Game {
        self.table.game()
    }

    /// The table that the screen shows.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether a clock runs, so that what is shown changes by itself.
    pub fn has_clock(&self) -> bool {
        self.table.running().is_some()
    }

    /// Leaves the game: it is kept a last time, and nobody thinks any more.
    pub fn close(&mut self) -> Farewell {
        self.stop_thinking();
        // While another game is offered, the one behind the question has not begun.
        if matches!(self.dialog, Some(Dialog::Ask { .. })) && self.table.game().turns().is_empty() {
            return Farewell::default();
        }
        self.host.leave(self.table.game())
    }

    fn input(&mut self, input: &crossterm::event::Event) {
        use crossterm::event::{Event as Input, KeyEventKind};
        match input {
            Input::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Input::Mouse(mouse) => self.mouse(*mouse),
            Input::Paste(text) => self.paste(text),
            _ => {}
        }
    }

    fn tick(&mut self, now: Duration) {
        self.now = self.now.max(now);
        if self.table.tick(self.now) {
            // The end is what there is to tell now.
            self.message = None;
            self.keep();
        }
    }

    pub(crate) fn edition(&self) -> Edition {
        self.table.edition()
    }

    fn tell(&mut self, text: impl Into<String>) {
        self.message = Some(Message { text: text.into(), is_bad: false });
    }

    fn complain(&mut self, text: impl Into<String>) {
        self.message = Some(Message { text: text.into(), is_bad: true });
    }

    /// Keeps the game; what goes wrong with that is told, but never stops a game.
    fn keep(&mut self) {
        match self.host.keep(self.table.game()) {
            Some(KeepNews::Failed(text)) => self.complain(text),
            Some(KeepNews::Again(text)) => self.tell(text),
            None => {}
        }
    }

    /// Another game comes to the table.
    fn seat(&mut self, table: Table) {
        self.stop_thinking();
        let farewell = self.host.leave(self.table.game());
        self.take_up(table);
        // The record that comes with it is told when the screen is left.
        if let Some(warning) = farewell.not_kept.as_deref().and_then(|text| text.lines().next()) {
            self.complain(warning);
        }
    }

    fn take_up(&mut self, table: Table) {
        let changed = table.edition() != self.edition();
        self.table = table;
        self.table.tick(self.now);
        self.table.start_clock();
        if changed {
            self.cursor = middle(self.edition());
            self.anchor = self.cursor.double_x();
        }
        self.insight = None;
        self.asked = None;
        self.paused = false;
        self.reviewing = false;
        self.review = None;
        self.not_before = self.now;
    }
}

/// The cell in the middle of the board.
fn middle(edition: Edition) -> Cell {
    let cells = edition.facts().cells;
    edition.cell(4, 5).or_else(|| cells.first()).unwrap_or_else(|| unreachable!("every board has cells"))
}
