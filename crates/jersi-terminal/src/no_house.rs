//! The house of who practises: no game is kept, none is opened.

use std::path::PathBuf;

use jersi_game::Game;
use jersi_table::{Opening, Table};
use jersi_words::{KeptGame, PracticeTrouble, sentence};

use crate::host::{Farewell, Files, GameShelf, Host, KeepNews, NotBegun, NotOpened, NotSaved, Opened};
use crate::words::Words;

/// The house of who practises. Keys and words that would ask it for something mean nothing there; should one come all the
/// same, it is told so.
pub(crate) struct NoHouse(pub Words);

impl NoHouse {
    fn not_here(&self) -> String {
        sentence(&self.0.practice_trouble(&PracticeTrouble::NotHere))
    }
}

impl GameShelf for NoHouse {
    fn games(&self) -> Result<Vec<KeptGame>, String> {
        Err(self.not_here())
    }

    fn pick_game(&mut self, _: &str) -> Result<Table, String> {
        Err(self.not_here())
    }

    fn rename_game(&mut self, _: &str, _: &str) -> Result<(), String> {
        Err(self.not_here())
    }

    fn delete_game(&mut self, _: &str) -> Result<(), String> {
        Err(self.not_here())
    }

    fn export_game(&mut self, _: &str, _: &str, _: bool) -> Result<PathBuf, NotSaved> {
        Err(NotSaved::Refused(self.not_here()))
    }

    fn import_game(&mut self, _: &str) -> Result<KeptGame, String> {
        Err(self.not_here())
    }
}

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
        Err(NotSaved::Refused(self.not_here()))
    }

    fn open(&mut self, _: &str, _: &Game, _: bool) -> Result<Opened, NotOpened> {
        Err(NotOpened::Refused(self.not_here()))
    }

    fn begin_with(&mut self, _: Vec<String>) -> Result<Table, NotBegun> {
        Err(NotBegun::Refused(self.not_here()))
    }
}

impl Host for NoHouse {
    fn begin(&mut self, _: &Opening) -> Result<Table, String> {
        Err(self.not_here())
    }

    fn take_kept(&mut self) -> Result<Option<Table>, String> {
        Ok(None)
    }

    fn decline_kept(&mut self) -> Option<String> {
        None
    }
}
