//! A table to play at: a game, the turn being entered, the clock, and the turn that is looked at.

mod clock;
mod course;
mod enter;
mod keep;
mod seat;

use std::time::Duration;

use jersi_game::{Adjudication, Clock, Entry, Game, TimeControl};
use jersi_rules::notation::read_position;
use jersi_rules::{Edition, Lang, Position, Rules, Setting, Variant};

use jersi_words::PageFault;

use crate::wire::{Fault, GameConfig, Opponent};
use crate::words::Words;

pub use seat::{opponent, players};

/// A table to play at.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) game: Game,
    pub(crate) entry: Entry,
    /// How many turns are played in the position that is looked at, if it is not the last one.
    pub(crate) looking: Option<usize>,
    clock: Option<Clock>,
    /// The latest time known, counted from any moment.
    now: Duration,
    pub(crate) lang: Lang,
}

impl Table {
    /// A new game.
    pub fn new(config: &GameConfig, lang: Lang) -> Result<Table, Fault> {
        let (rules, setting) = rules_and_setting(config, lang)?;
        let players = seat::players(&config.players, lang)?;
        let control: TimeControl =
            config.time_control.parse().map_err(|_| Fault::of(PageFault::BadTimeControl, lang))?;
        let game = match &config.position {
            Some(text) => {
                let position =
                    read_position(rules, text).map_err(|error| Fault::of_position(&error, text, lang))?;
                Game::from_position(position, players)
            }
            None => Game::new(rules, setting, players),
        };
        let people = [&config.players.white, &config.players.black];
        let watched = people.into_iter().all(|player| player.opponent != Opponent::Human);
        // Older editions let machines play for ever; people may stop when they like.
        let adjudication = if watched { Adjudication::ENGINES } else { Adjudication::NONE };
        let mut game = game.with_time_control(control).with_adjudication(adjudication);
        if !config.date.is_empty() {
            game.set_tag("Date", config.date.as_str());
        }
        Ok(Table::at(game, lang))
    }

    /// A table with a game on it.
    pub(crate) fn at(game: Game, lang: Lang) -> Table {
        let control = game.time_control();
        Table {
            entry: Entry::new(game.position()),
            clock: control.first().map(|_| Clock::new(control)),
            game,
            looking: None,
            now: Duration::ZERO,
            lang,
        }
    }

    /// Speaks another language from now on.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// The language it speaks.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub(crate) fn edition(&self) -> Edition {
        self.game.rules().edition()
    }

    pub(crate) fn words(&self) -> Words {
        Words::new(self.edition(), self.lang)
    }

    /// How many turns are played in the position that is looked at.
    pub(crate) fn cursor(&self) -> usize {
        self.looking.unwrap_or(self.game.turns().len())
    }

    /// The position that is looked at.
    pub(crate) fn shown(&self) -> &Position {
        match self.looking {
            None => self.game.position(),
            Some(0) => self.game.start(),
            Some(played) => self.game.turns()[played - 1].after(),
        }
    }

    /// Begins the entry of a turn in the position as it is now.
    fn begin_entry(&mut self) {
        self.entry = Entry::new(self.game.position());
        self.looking = None;
    }
}

fn rules_and_setting(config: &GameConfig, lang: Lang) -> Result<(Rules, Setting), Fault> {
    let edition =
        Edition::from_id(&config.edition).ok_or_else(|| Fault::of(PageFault::NoSuchEdition, lang))?;
    let variant = Variant { reserve: config.reserve, ransom: config.ransom };
    let rules =
        Rules::with(edition, variant).map_err(|error| Fault::new("no-such-variant", &error.say(lang)))?;
    let setting = match &config.setting {
        None => Setting::usual(edition),
        Some(id) => Setting::named(edition, id, config.seed, config.guardian)
            .map_err(|error| Fault::new("no-such-setting", &error.say(lang)))?,
    };
    Ok((rules, setting))
}
