//! Keeps the game after every turn, as well as the data folder allows.

use std::io;
use std::path::Path;

use jersi_game::Game;
use jersi_rules::record::write_jrn;

use super::Words;
use super::store::{Kept, Store};

/// Keeps the game that is being played.
#[derive(Debug)]
pub struct Keeper {
    store: Option<Store>,
    kept: Option<Kept>,
    /// Whether the last attempt failed.
    behind: bool,
    warned: bool,
}

impl Keeper {
    /// Keeps games in a data folder, if there is one.
    pub fn new(store: Option<Store>) -> Keeper {
        Keeper { store, kept: None, behind: false, warned: false }
    }

    /// The data folder.
    pub fn store(&self) -> Option<&Store> {
        self.store.as_ref()
    }

    /// The file of the game, once it has one.
    pub fn path(&self) -> Option<&Path> {
        self.kept.as_ref().map(Kept::path)
    }

    /// Goes on with a game that has a file; without one it gets a new file when it is kept.
    pub fn take_over(&mut self, kept: Option<Kept>) {
        self.kept = kept;
        self.behind = false;
    }

    /// Keeps the game. A game without a turn is nothing to keep. The first failure is told, once; it is tried
    /// again with every turn.
    pub fn keep(&mut self, game: &Game, words: Words) -> Option<String> {
        let begun = !game.turns().is_empty() || !game.begun().is_empty() || game.ending().is_some();
        if !begun && self.kept.is_none() {
            return None;
        }
        let kept = self.try_to_keep(game);
        self.behind = kept.is_err();
        let failed = kept.err()?;
        if std::mem::replace(&mut self.warned, true) {
            return None;
        }
        Some(words.cannot_keep(self.store.as_ref().map(Store::folder), &failed.to_string()))
    }

    /// Keeps the game a last time if it has a file or should have one. A game that was only looked at has none.
    pub fn keep_at_last(&mut self, game: &Game, words: Words) -> Option<String> {
        if self.kept.is_some() || self.behind { self.keep(game, words) } else { None }
    }

    fn try_to_keep(&mut self, game: &Game) -> io::Result<()> {
        let store = self.store.as_ref().ok_or_else(|| {
            io::Error::other("neither JERSI_HOME nor XDG_DATA_HOME nor HOME names a folder")
        })?;
        let kept = match self.kept.take() {
            Some(kept) => kept,
            None => store.create()?,
        };
        let kept = self.kept.insert(kept);
        kept.write(&write_jrn(&game.record()), game.ending().is_none())
    }

    /// Tells that something went wrong with the data folder, once.
    pub fn warn(&mut self, error: &io::Error, words: Words) -> Option<String> {
        let folder = self.store.as_ref().map(Store::folder);
        (!std::mem::replace(&mut self.warned, true)).then(|| words.cannot_keep(folder, &error.to_string()))
    }
}
