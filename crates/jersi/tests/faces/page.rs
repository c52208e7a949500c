//! The page: its table as WebAssembly has it, with its thinker.

use jersi_game::Game;
use jersi_rules::record::read_jrn;
use jersi_rules::{ByColor, Color, Lang};
use jersi_table::{Confirm, Press, Seat};
use jersi_view::wire::{BoardAction, Both, GameConfig, Opponent, PlayerConfig, ThinkRequest};
use jersi_view::{Table, Thinker};

use super::script::Script;
use crate::Face;

pub struct Page {
    table: Table,
    thinker: Thinker,
    seats: ByColor<Seat>,
}

impl Page {
    pub fn new(script: &Script) -> Page {
        let seats = script.table().seats().clone();
        let player = |seat: &Seat| PlayerConfig { name: seat.player().name, opponent: opponent(seat) };
        let text = |key: &str| script.option(key).map(str::to_owned);
        let config = GameConfig {
            edition: text("edition").unwrap_or_else(|| "4.8".to_owned()),
            setting: text("setting"),
            seed: 0,
            guardian: script.option("mokca").is_some(),
            reserve: script.option("no-reserve").is_none(),
            ransom: script.option("ransom").is_some(),
            position: text("position"),
            players: Both { white: player(&seats.white), black: player(&seats.black) },
            time_control: "-".to_owned(),
            date: String::new(),
            correspondence: None,
            house: text("house"),
        };
        let table = Table::new(&config, Lang::EN).unwrap_or_else(|fault| panic!("{fault:?}"));
        let mut page = Page { table, thinker: Thinker::new(1), seats };
        page.let_machines_play();
        page
    }

    fn game(&self) -> Game {
        Game::from_record(&read_jrn(&self.table.record()).expect("our own record")).expect("our own game")
    }

    fn let_machines_play(&mut self) {
        loop {
            let game = self.game();
            let decider = game.position().decider();
            if game.ending().is_some() || self.seats[decider].is_human() {
                return;
            }
            let request = ThinkRequest {
                record: self.table.record(),
                opponent: opponent(&self.seats[decider]),
                move_time: None,
                clock: None,
                lines: 1,
            };
            let thought = self.thinker.think(&request, Lang::EN, |_| {}).expect("the game goes on");
            let turn = thought.best.expect("it decides");
            self.table.decide_text(&turn).unwrap_or_else(|fault| panic!("{fault:?}"));
        }
    }

    fn act(&mut self, action: &BoardAction) {
        if self.table.act(action, Confirm::Always).play {
            self.play();
        }
    }
}

fn opponent(seat: &Seat) -> Opponent {
    match *seat {
        Seat::Random(seed) => Opponent::Random { seed },
        Seat::Engine { level, seed } => Opponent::Engine { level: level.number(), seed },
        Seat::Minimax { depth, seed } => Opponent::Minimax { depth, seed },
        Seat::Human(_) | Seat::Program(_) | Seat::Remote(_) => Opponent::Human,
    }
}

impl Face for Page {
    fn press(&mut self, press: &str) {
        let edition = self.game().rules().edition();
        let action = match Press::read(edition, press).unwrap_or_else(|| panic!("{press} is no press")) {
            Press::Cell(_) => BoardAction::Press { cell: press.to_owned(), aimed: None },
            Press::Kind(kind) => BoardAction::Kind { kind: kind.into() },
            Press::Rest => BoardAction::Rest,
        };
        self.act(&action);
    }

    fn play(&mut self) {
        // What is no whole turn is refused.
        if self.table.play().is_ok() {
            self.let_machines_play();
        }
    }

    fn back(&mut self) {
        self.act(&BoardAction::Back);
    }

    fn type_turn(&mut self, turn: &str) {
        if self.table.play_text(turn).is_ok() {
            self.let_machines_play();
        }
    }

    fn offer(&mut self) {
        let answer = self.table.offer_tie();
        if let Some(machine) = answer.asked.map(Color::from) {
            let chance =
                self.thinker.chance(&self.table.record(), machine, Lang::EN).expect("our own record");
            self.table.answer_tie(machine, chance);
        }
    }

    fn undo(&mut self) {
        let _ = self.table.undo();
    }

    fn redo(&mut self) {
        let _ = self.table.redo();
        self.let_machines_play();
    }

    fn resign(&mut self) {
        let _ = self.table.resign();
    }

    fn record(&mut self) -> String {
        self.table.record()
    }
}
