//! The form of a new game.

use crossterm::event::{KeyCode, KeyEvent};
use jersi_game::TimeControl;
use jersi_rules::{ByColor, Edition, GameSpec, Lang, Setting, SpecValue, Way};
use jersi_table::{Opening, PlayerSpec, Seat, Table};
use jersi_words::Field;

use super::Outcome;

/// Players to choose from without typing.
const PLAYERS: [&str; 15] = [
    "human",
    "engine:1",
    "engine:2",
    "engine:3",
    "engine:4",
    "engine:5",
    "engine:6",
    "engine:7",
    "engine:8",
    "engine:9",
    "engine",
    "minimax:1",
    "minimax:2",
    "random",
    "cmd:",
];

/// Clocks to choose from without typing.
const CLOCKS: [&str; 7] = ["-", "180+2", "300+3", "600+5", "900+10", "1800+20", "3600+30"];

/// The form of a new game.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a line of its own")]
pub(crate) struct Form {
    pub edition: Edition,
    pub setting: usize,
    pub seed: String,
    pub guardian: bool,
    pub reserve: bool,
    pub ransom: bool,
    pub white: String,
    pub black: String,
    pub lot: bool,
    pub clock: String,
    pub adjudicate: bool,
    /// The line that the keys are on.
    pub at: usize,
    /// What the house says against it.
    pub fault: Option<String>,
    /// The line that cannot be understood.
    pub wrong: Option<Field>,
}

impl Form {
    /// The game that is played, once more.
    pub fn like(table: &Table) -> Form {
        let game = table.game();
        let edition = game.rules().edition();
        let setting = game.setting().unwrap_or(Setting::usual(edition));
        let place = edition.facts().settings.iter().position(|facts| facts.id == setting.facts().id);
        // Chance is drawn anew for another game.
        let player = |seat: &Seat| seat.spec().without_seed().to_string();
        Form {
            edition,
            setting: place.unwrap_or(0),
            seed: String::new(),
            guardian: setting.guardian(),
            reserve: game.rules().reserve() || !edition.has_reserve(),
            ransom: game.rules().ransom(),
            white: player(&table.seats().white),
            black: player(&table.seats().black),
            lot: false,
            clock: game.time_control().to_string(),
            adjudicate: game.adjudication() != jersi_game::Adjudication::NONE,
            at: 0,
            fault: None,
            wrong: None,
        }
    }

    /// The lines that mean something with what is chosen.
    pub fn fields(&self) -> Vec<Field> {
        let facts = self.edition.facts();
        let way = facts.settings.get(self.setting).map(|setting| setting.way);
        let mut fields = vec![Field::Edition];
        if facts.settings.len() > 1 {
            fields.push(Field::Setting);
        }
        if way == Some(Way::Random) {
            fields.push(Field::Seed);
        }
        if way == Some(Way::Free) && facts.guardian_optional {
            fields.push(Field::Guardian);
        }
        if self.edition.has_reserve() {
            fields.extend([Field::Reserve, Field::Ransom]);
        }
        fields.extend([
            Field::White,
            Field::Black,
            Field::Lot,
            Field::Clock,
            Field::Adjudicate,
            Field::Begin,
        ]);
        fields
    }

    fn field(&self) -> Field {
        self.fields().get(self.at).copied().unwrap_or(Field::Begin)
    }

    pub fn key(&mut self, key: KeyEvent) -> Outcome {
        let fields = self.fields().len();
        match key.code {
            KeyCode::Esc => return Outcome::Close,
            KeyCode::Enter => return self.begin(),
            KeyCode::Up | KeyCode::BackTab => self.at = (self.at + fields - 1) % fields,
            KeyCode::Down | KeyCode::Tab => self.at = (self.at + 1) % fields,
            KeyCode::Left => self.change(false),
            KeyCode::Right => self.change(true),
            KeyCode::Backspace => {
                self.forgive();
                if let Some(text) = self.text() {
                    text.pop();
                }
            }
            KeyCode::Char(' ') if self.text().is_none() => self.change(true),
            KeyCode::Char(c) => self.type_text(c.encode_utf8(&mut [0; 4])),
            _ => {}
        }
        Outcome::Stay
    }

    /// A line was clicked: the keys go there, and a choice changes.
    pub fn click(&mut self, field: usize) -> Outcome {
        if field >= self.fields().len() {
            return Outcome::Stay;
        }
        let again = std::mem::replace(&mut self.at, field) == field;
        if self.field() == Field::Begin {
            return self.begin();
        }
        if again || self.text().is_none() {
            self.change(true);
        }
        Outcome::Stay
    }

    pub fn type_text(&mut self, typed: &str) {
        let is_choice = |text: &String| {
            PLAYERS.contains(&text.as_str()) && text != "cmd:" || CLOCKS.contains(&text.as_str())
        };
        if let Some(text) = self.text() {
            // What was chosen makes way for what is typed, unless it is typed on.
            if is_choice(text)
                && !(typed == ":" || typed.starts_with(|c: char| c.is_ascii_digit()) && text.ends_with(':'))
            {
                text.clear();
            }
            text.push_str(typed);
        }
        self.forgive();
    }

    /// What was wrong is being mended.
    fn forgive(&mut self) {
        self.fault = None;
        self.wrong = None;
    }

    /// The text of the line that the keys are on, if it has one.
    fn text(&mut self) -> Option<&mut String> {
        match self.field() {
            Field::Seed => Some(&mut self.seed),
            Field::White => Some(&mut self.white),
            Field::Black => Some(&mut self.black),
            Field::Clock => Some(&mut self.clock),
            _ => None,
        }
    }

    /// The next choice of the line that the keys are on, or the one before.
    fn change(&mut self, forward: bool) {
        self.forgive();
        let turned = |at: usize, of: usize| if forward { (at + 1) % of } else { (at + of - 1) % of };
        let chosen = |choices: &[&str], text: &str| {
            let at = choices.iter().position(|choice| *choice == text);
            choices[at.map_or(0, |at| turned(at, choices.len()))].to_owned()
        };
        match self.field() {
            Field::Edition => {
                let at = Edition::ALL.iter().position(|&edition| edition == self.edition).unwrap_or(0);
                self.edition = Edition::ALL[turned(at, Edition::ALL.len())];
                self.setting = 0;
            }
            Field::Setting => self.setting = turned(self.setting, self.edition.facts().settings.len()),
            Field::Guardian => self.guardian = !self.guardian,
            Field::Reserve => self.reserve = !self.reserve,
            Field::Ransom => self.ransom = !self.ransom,
            Field::White => self.white = chosen(&PLAYERS, &self.white),
            Field::Black => self.black = chosen(&PLAYERS, &self.black),
            Field::Lot => self.lot = !self.lot,
            Field::Clock => self.clock = chosen(&CLOCKS, &self.clock),
            Field::Adjudicate => self.adjudicate = !self.adjudicate,
            Field::Seed | Field::Begin => {}
        }
    }

    /// The game that is asked for, or what is wrong with it and where.
    fn begin(&mut self) -> Outcome {
        match self.asked() {
            Ok(opening) => Outcome::Begin(Box::new(opening)),
            Err(field) => {
                self.at = self.fields().iter().position(|&known| known == field).unwrap_or(self.at);
                self.wrong = Some(field);
                Outcome::Stay
            }
        }
    }

    fn asked(&self) -> Result<Opening, Field> {
        let facts = self.edition.facts();
        let setting = facts.settings.get(self.setting).unwrap_or(&facts.settings[0]);
        let fields = self.fields();
        let has = |field: Field| fields.contains(&field);
        let player = |field: Field, text: &str| text.trim().parse::<PlayerSpec>().map_err(|_| field);
        let seed = match self.seed.trim() {
            "" => None,
            text => Some(text.parse().map_err(|_| Field::Seed)?),
        };
        let mut keys = vec![
            ("edition", SpecValue::Text(self.edition.id())),
            ("setting", SpecValue::Text(setting.id)),
            ("mokca", SpecValue::Flag(self.guardian && has(Field::Guardian))),
            ("reserve", SpecValue::Flag(self.reserve || !has(Field::Reserve))),
            ("ransom", SpecValue::Flag(self.ransom && has(Field::Ransom))),
        ];
        keys.extend(seed.filter(|_| has(Field::Seed)).map(|seed| ("seed", SpecValue::Number(seed))));
        Ok(Opening {
            game: GameSpec::from_keys(keys).map_err(|_| Field::Setting)?,
            players: ByColor {
                white: player(Field::White, &self.white)?,
                black: player(Field::Black, &self.black)?,
            },
            lot: self.lot,
            clock: self.clock.trim().parse::<TimeControl>().map_err(|_| Field::Clock)?,
            adjudicate: self.adjudicate,
            date: String::new(),
        })
    }

    /// What the setting is called.
    pub fn setting_name(&self, lang: Lang) -> String {
        let setting = self.edition.facts().settings.get(self.setting);
        setting.map_or(String::new(), |setting| setting.name(lang).into_owned())
    }
}
