//! A table to play at, as the page knows it: the table that every face of the game has, with words and wire types.

mod clock;
mod correspond;
mod course;
mod enter;
mod keep;
mod online;
mod seat;

use jersi_game::{Adjudication, Game, TimeControl};
use jersi_rules::{ByColor, Edition, Lang};
use jersi_table::Seat;

use jersi_words::PageFault;

use crate::correspondence::Correspondence;
use crate::game_spec;
use crate::online::Online;
use crate::wire::{Fault, GameConfig, Opponent};
use crate::words::Words;

pub use clock::milliseconds;
pub use seat::{opponent, players, seat_of};

/// A table to play at.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) table: jersi_table::Table,
    pub(crate) lang: Lang,
    /// Who plays far away, if the game goes by links.
    pub(crate) far: Option<Correspondence>,
    /// The game of a club, if it is one.
    online: Option<Box<Online>>,
}

impl Table {
    /// A new game.
    pub fn new(config: &GameConfig, lang: Lang) -> Result<Table, Fault> {
        let start = game_spec::start(config, lang)?;
        let players = seat::players(&config.players, lang)?;
        let control: TimeControl =
            config.time_control.parse().map_err(|_| Fault::of(PageFault::BadTimeControl, lang))?;
        let game = match start.setting {
            Some(setting) => Game::new(start.rules(), setting, players),
            None => Game::from_position(start.position, players),
        };
        let people = [&config.players.white, &config.players.black];
        let watched = people.into_iter().all(|player| player.opponent != Opponent::Human);
        // Older editions let machines play for ever; people may stop when they like.
        let adjudication = if watched { Adjudication::ENGINES } else { Adjudication::NONE };
        let mut game = game.with_time_control(control).with_adjudication(adjudication);
        if !config.date.is_empty() {
            game.set_tag("Date", config.date.as_str());
        }
        match &config.correspondence {
            Some(wanted) => Table::begin_far(game, wanted, people, lang),
            None => Ok(Table::at(game, lang)),
        }
    }

    /// A table with a game on it, played by those whom its record names.
    pub(crate) fn at(game: Game, lang: Lang) -> Table {
        let seats = seats(&game);
        Table::around(jersi_table::Table::new(game, seats), lang)
    }

    /// The table of every face as the page knows it, with nobody far away.
    pub(crate) fn around(table: jersi_table::Table, lang: Lang) -> Table {
        Table { table, lang, far: None, online: None }
    }

    /// Speaks another language from now on.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// The language it speaks.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub(crate) fn game(&self) -> &Game {
        self.table.game()
    }

    pub(crate) fn edition(&self) -> Edition {
        self.table.edition()
    }

    pub(crate) fn words(&self) -> Words {
        Words::new(self.edition(), self.lang)
    }
}

/// Who sits where, by the record; one whom we do not know is a person.
fn seats(game: &Game) -> ByColor<Seat> {
    ByColor::from_fn(|color| Seat::of(&game.players()[color]))
}
