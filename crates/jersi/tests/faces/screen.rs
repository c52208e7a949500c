//! The full screen: clicks and keys, as a terminal sends them. Whoever should think does so at once.

use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use jersi_game::{Choice, Game};
use jersi_rules::Lang;
use jersi_rules::record::write_jrn;
use jersi_table::{Mind, Opening, Press, Table};
use jersi_terminal::{
    App, Depth, Effect, Event, Farewell, Files, GameShelf, Host, Job, KeepNews, Look, News, NotBegun,
    NotOpened, NotSaved, Opened, Signs, Start, Theme, Thinker, Thought, snapshot,
};
use jersi_words::KeptGame;

use super::script::Script;
use crate::Face;

pub struct Screen {
    app: App,
    mind: Mind,
    /// Whether somebody is asked whether it is a tie.
    offered: bool,
}

impl Screen {
    pub fn new(script: &Script) -> Screen {
        let start = Start {
            words: jersi_words::play(Lang::EN),
            look: Look { depth: Depth::Plain, theme: Theme::Dark, signs: Signs::Unicode },
            table: script.table(),
            offered: None,
            review: false,
            damaged: None,
            news: Vec::new(),
            limits: None,
            pace: Duration::ZERO,
            practice: None,
        };
        let mut screen =
            Screen { app: App::new(start, Box::new(NoHouse)), mind: Mind::new(1, 1), offered: false };
        screen.handle(Event::Tick(Duration::ZERO));
        screen
    }

    fn handle(&mut self, event: Event) {
        let mut effects = self.app.handle(event);
        while let Some(effect) = effects.pop() {
            if let Effect::Think(job) = effect {
                let news = self.think(&job);
                effects.extend(self.app.handle(Event::Thought(Thought { id: job.id, news })));
            }
        }
    }

    fn think(&mut self, job: &Job) -> News {
        match &job.thinker {
            Thinker::Seat(seat) => {
                News::Decided(self.mind.decide(seat, &job.root, &job.limits, &job.stop, &mut ()))
            }
            Thinker::Offered(machine) => News::Chance(self.mind.chance_of(*machine, &job.root, &job.stop)),
            Thinker::Adviser => panic!("nobody asked for advice"),
        }
    }

    /// Whoever plays on after an offer has declined it.
    fn decline(&mut self) {
        if std::mem::take(&mut self.offered) {
            self.key(KeyCode::Char('n'));
        }
    }

    fn key(&mut self, code: KeyCode) {
        self.handle(Event::Input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE))));
    }

    fn click(&mut self, (column, row): (u16, u16)) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.handle(Event::Input(Input::Mouse(mouse)));
    }

    /// The key of a choice that is no cell; what is not offered cannot be pressed.
    fn number(&mut self, is_it: impl Fn(Choice) -> bool) {
        let place = self.app.table().ways().iter().position(|way| is_it(way.choice));
        if let Some(key) = place.and_then(|place| char::from_digit(place as u32 + 1, 10)) {
            self.key(KeyCode::Char(key));
        }
    }
}

impl Face for Screen {
    fn press(&mut self, press: &str) {
        self.decline();
        let edition = self.app.table().edition();
        match Press::read(edition, press).unwrap_or_else(|| panic!("{press} is no press")) {
            Press::Cell(cell) => {
                snapshot::frame(&mut self.app, 80, 24);
                let place = self.app.hits().cell(cell).expect("every cell is on the screen");
                self.click(place);
            }
            Press::Kind(kind) => {
                self.number(|choice| [Choice::Take(kind), Choice::Name(kind)].contains(&choice));
            }
            Press::Rest => self.number(|choice| choice == Choice::Rest),
        }
    }

    fn play(&mut self) {
        // Enter plays a whole turn, as it is told then; else it presses the cell of the cursor.
        if self.app.table().live_entry().is_some_and(|entry| entry.playable().is_some()) {
            self.key(KeyCode::Enter);
        }
    }

    fn back(&mut self) {
        self.key(KeyCode::Esc);
    }

    fn type_turn(&mut self, turn: &str) {
        self.decline();
        self.key(KeyCode::Char(':'));
        turn.chars().for_each(|c| self.key(KeyCode::Char(c)));
        self.key(KeyCode::Enter);
    }

    fn offer(&mut self) {
        let two = self.app.table().has_two_people();
        self.offered = two && !self.offered;
        self.key(KeyCode::Char('D'));
    }

    fn undo(&mut self) {
        self.key(KeyCode::Char('z'));
    }

    fn redo(&mut self) {
        self.key(KeyCode::Char('Z'));
    }

    fn resign(&mut self) {
        self.key(KeyCode::Char('R'));
        self.key(KeyCode::Enter);
    }

    fn record(&mut self) -> String {
        write_jrn(&self.app.game().record())
    }
}

/// A house without files.
struct NoHouse;

impl Files for NoHouse {
    fn keep(&mut self, _: &Game) -> Option<KeepNews> {
        None
    }

    fn kept_in(&self) -> Option<PathBuf> {
        None
    }

    fn leave(&mut self, _: &Game) -> Farewell {
        Farewell::default()
    }

    fn save(&mut self, _: &str, _: &Game, _: bool) -> Result<PathBuf, NotSaved> {
        Err(NotSaved::Refused("nobody saves here".to_owned()))
    }

    fn open(&mut self, _: &str, _: &Game, _: bool) -> Result<Opened, NotOpened> {
        Err(NotOpened::Refused("nobody opens anything here".to_owned()))
    }

    fn begin_with(&mut self, _: Vec<String>) -> Result<Table, NotBegun> {
        Err(NotBegun::Refused("nobody begins anything here".to_owned()))
    }
}

impl Host for NoHouse {
    fn begin(&mut self, _: &Opening) -> Result<Table, String> {
        Err("nobody begins anything here".to_owned())
    }

    fn take_kept(&mut self) -> Result<Option<Table>, String> {
        Ok(None)
    }

    fn decline_kept(&mut self) -> Option<String> {
        None
    }
}

impl GameShelf for NoHouse {
    fn games(&self) -> Result<Vec<KeptGame>, String> {
        Ok(Vec::new())
    }

    fn pick_game(&mut self, id: &str) -> Result<Table, String> {
        Err(format!("{id} is not kept here"))
    }

    fn rename_game(&mut self, id: &str, _: &str) -> Result<(), String> {
        Err(format!("{id} is not kept here"))
    }

    fn delete_game(&mut self, id: &str) -> Result<(), String> {
        Err(format!("{id} is not kept here"))
    }

    fn export_game(&mut self, id: &str, _: &str, _: bool) -> Result<PathBuf, NotSaved> {
        Err(NotSaved::Refused(format!("{id} is not kept here")))
    }

    fn import_game(&mut self, file: &str) -> Result<KeptGame, String> {
        Err(format!("cannot read {file}: no such file"))
    }
}
