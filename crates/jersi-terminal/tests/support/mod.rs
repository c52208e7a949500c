//! A screen without a terminal: keys in, frames out.
#![allow(dead_code, missing_docs)]

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use jersi_engine::Dice;
use jersi_game::Game;
use jersi_rules::notation::read_position;
use jersi_rules::{ByColor, Edition, Lang, Rules, Setting, Variant};
use jersi_table::{Opening, PlayerSpec, Seat, Table};
use jersi_terminal::{
    App, Depth, Effect, Event, Farewell, Files, GameShelf, Host, KeepNews, Look, MendOffer, NotBegun,
    NotOpened, NotSaved, Opened, Signs, Start, Theme, snapshot,
};
use jersi_words::{KeptGame, NAME_TAG, PlayWords};

/// A house without files.
pub struct House {
    pub kept: Option<Table>,
    pub games: Vec<KeptGame>,
}

impl Host for House {
    fn begin(&mut self, opening: &Opening) -> Result<Table, String> {
        opening.begin(&mut Dice::seeded(1)).map_err(|error| error.to_string())
    }

    fn take_kept(&mut self) -> Result<Option<Table>, String> {
        Ok(self.kept.take())
    }

    fn decline_kept(&mut self) -> Option<String> {
        self.kept = None;
        None
    }
}

impl GameShelf for House {
    fn games(&self) -> Result<Vec<KeptGame>, String> {
        Ok(self.games.clone())
    }

    fn pick_game(&mut self, id: &str) -> Result<Table, String> {
        let game = self.games.iter().find(|game| game.id == id).and_then(|game| game.game.clone().ok());
        let game = game.ok_or("it cannot be read")?;
        Ok(Table::new(game, ByColor::from_fn(|_| Seat::Human(String::new()))))
    }

    fn rename_game(&mut self, id: &str, name: &str) -> Result<(), String> {
        let game = self.games.iter_mut().find(|game| game.id == id).and_then(|game| game.game.as_mut().ok());
        game.ok_or("it cannot be read")?.set_tag(NAME_TAG, name);
        Ok(())
    }

    fn delete_game(&mut self, id: &str) -> Result<(), String> {
        self.games.retain(|game| game.id != id);
        Ok(())
    }

    fn export_game(&mut self, _: &str, file: &str, replace: bool) -> Result<PathBuf, NotSaved> {
        let path = PathBuf::from(file);
        if file == "taken.jrn" && !replace { Err(NotSaved::Exists(path)) } else { Ok(path) }
    }

    fn import_game(&mut self, file: &str) -> Result<KeptGame, String> {
        Err(format!("cannot read {file}: no such file"))
    }
}

impl Files for House {
    fn keep(&mut self, _game: &Game) -> Option<KeepNews> {
        None
    }

    fn kept_in(&self) -> Option<PathBuf> {
        None
    }

    fn leave(&mut self, _game: &Game) -> Farewell {
        Farewell::default()
    }

    fn save(&mut self, name: &str, _game: &Game, replace: bool) -> Result<PathBuf, NotSaved> {
        let path = PathBuf::from(name);
        if name == "taken.jrn" && !replace { Err(NotSaved::Exists(path)) } else { Ok(path) }
    }

    fn open(&mut self, name: &str, _beside: &Game, _mend: bool) -> Result<Opened, NotOpened> {
        Err(NotOpened::Refused(format!("cannot read {name}: no such file")))
    }

    fn begin_with(&mut self, options: Vec<String>) -> Result<Table, NotBegun> {
        Err(NotBegun::Refused(format!("{} begins nothing here", options.join(" "))))
    }
}

/// What a screen begins with.
pub struct Scene {
    pub game: Game,
    pub white: &'static str,
    pub black: &'static str,
    pub words: &'static dyn PlayWords,
    pub look: Look,
    pub review: bool,
}

pub const PLAIN: Look = Look { depth: Depth::Plain, theme: Theme::Dark, signs: Signs::Unicode };
pub const ASCII: Look = Look { depth: Depth::Plain, theme: Theme::Dark, signs: Signs::Ascii };

pub fn rules(edition: Edition, reserve: bool, ransom: bool) -> Rules {
    Rules::with(edition, Variant { reserve, ransom }).expect("the edition has it")
}

/// A new game of an edition, after some turns.
pub fn game(edition: Edition, setting: &str, turns: &[&str]) -> Game {
    let setting = Setting::named(edition, setting, 7, false).expect("the edition has it");
    played(Game::new(Rules::new(edition), setting, ByColor::default()), turns)
}

/// A game from a position, after some turns.
pub fn from(rules: Rules, position: &str, turns: &[&str]) -> Game {
    let start = read_position(rules, position).expect("the rules allow it");
    played(Game::from_position(start, ByColor::default()), turns)
}

fn played(mut game: Game, turns: &[&str]) -> Game {
    for turn in turns {
        game.play(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
    game
}

impl Scene {
    pub fn new(game: Game) -> Scene {
        Scene {
            game,
            white: "human",
            black: "human",
            words: jersi_words::play(Lang::EN),
            look: PLAIN,
            review: false,
        }
    }

    pub fn app(self) -> App {
        self.app_with(Vec::new())
    }

    /// The same in a house with kept games.
    pub fn app_with(self, games: Vec<KeptGame>) -> App {
        self.start(games, None)
    }

    /// The same about a damaged record that was asked for.
    pub fn app_about(self, damaged: (String, MendOffer)) -> App {
        self.start(Vec::new(), Some(damaged))
    }

    fn start(self, games: Vec<KeptGame>, damaged: Option<(String, MendOffer)>) -> App {
        let mut dice = Dice::seeded(1);
        let mut seat = |spec: &str| Seat::new(&spec.parse::<PlayerSpec>().expect("a player"), &mut dice);
        let seats = ByColor { white: seat(self.white), black: seat(self.black) };
        let start = Start {
            words: self.words,
            look: self.look,
            table: Table::new(self.game, seats),
            offered: None,
            review: self.review,
            damaged,
            news: Vec::new(),
            limits: None,
            pace: Duration::ZERO,
            practice: None,
        };
        App::new(start, Box::new(House { kept: None, games }))
    }
}

/// Presses keys: words are keys with names, anything else is typed letter by letter.
pub fn press(app: &mut App, keys: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for word in keys.split(' ').filter(|word| !word.is_empty()) {
        let named = match word {
            "space" => Some(KeyCode::Char(' ')),
            "enter" => Some(KeyCode::Enter),
            "esc" => Some(KeyCode::Esc),
            "tab" => Some(KeyCode::Tab),
            "left" => Some(KeyCode::Left),
            "right" => Some(KeyCode::Right),
            "up" => Some(KeyCode::Up),
            "down" => Some(KeyCode::Down),
            "home" => Some(KeyCode::Home),
            "end" => Some(KeyCode::End),
            "backspace" => Some(KeyCode::Backspace),
            "back" => Some(KeyCode::Backspace),
            _ => None,
        };
        let codes: Vec<KeyCode> =
            named.map_or_else(|| word.chars().map(KeyCode::Char).collect(), |code| vec![code]);
        for code in codes {
            effects.extend(app.handle(Event::Input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)))));
        }
    }
    effects
}

/// Clicks where a text stands on the screen, at its first letter.
pub fn click(app: &mut App, text: &str) -> Vec<Effect> {
    let screen = screen(app, 80, 24);
    let (row, line) =
        screen.lines().enumerate().find(|(_, line)| line.contains(text)).expect("it is on the screen");
    let column = line[..line.find(text).expect("it is in the line")].chars().count();
    click_at(app, column as u16, row as u16)
}

pub fn click_at(app: &mut App, column: u16, row: u16) -> Vec<Effect> {
    let kind = MouseEventKind::Down(MouseButton::Left);
    app.handle(Event::Input(Input::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })))
}

/// What is on the screen.
pub fn screen(app: &mut App, width: u16, height: u16) -> String {
    snapshot::text(&snapshot::frame(app, width, height))
}

/// Compares a frame with the one that was looked at; `JERSI_WRITE=1` writes it anew.
pub fn compare(name: &str, found: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"));
    if std::env::var_os("JERSI_WRITE").is_some() {
        fs::write(&path, found).expect("the folder can be written");
        return;
    }
    let known = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(known == found, "{name} is drawn otherwise.\nknown:\n{known}\nfound:\n{found}");
}
