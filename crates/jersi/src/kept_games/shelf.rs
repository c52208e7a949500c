//! What can be done with kept games: list, take, rename, delete, bring in. Whoever has a game keeps it meanwhile.

use std::io;
use std::path::{Path, PathBuf};

use jersi_game::{Game, Player};
use jersi_rules::Color;
use jersi_rules::record::{Hint, read_jrn, write_jrn};
use jersi_table::Seat;
use jersi_words::{GameTrouble, Held, KeptGame, NAME_TAG, PlayWords};

use super::store::{Kept, Store, id_of};
use crate::commands::play::files::read_game;

/// The kept games of a data folder.
#[derive(Clone, Copy, Debug)]
pub struct Shelf<'a> {
    store: &'a Store,
    words: &'static dyn PlayWords,
}

/// Why something is not done with a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotDone {
    /// An identifier for programs.
    pub code: &'static str,
    /// Why.
    pub message: String,
}

impl<'a> Shelf<'a> {
    /// The kept games of a data folder.
    pub fn new(store: &'a Store, words: &'static dyn PlayWords) -> Shelf<'a> {
        Shelf { store, words }
    }

    /// All games, the latest first.
    pub fn list(self) -> Result<Vec<KeptGame>, NotDone> {
        let paths = self.store.all().map_err(|error| self.failed(&error))?;
        let numbered = paths.iter().enumerate();
        numbered.map(|(index, path)| self.entry(index + 1, path)).collect()
    }

    fn entry(self, number: usize, path: &Path) -> Result<KeptGame, NotDone> {
        let busy = self.store.is_busy(path).map_err(|error| self.failed(&error))?;
        let held = if busy { Held::Elsewhere } else { Held::Nobody };
        let game = read_game(path, &Hint::default(), self.words).map_err(|bad| bad.message);
        Ok(KeptGame { number, id: id_of(path), held, game })
    }

    /// The game that somebody means.
    pub fn find(self, which: &str) -> Result<KeptGame, NotDone> {
        let games = self.list()?;
        KeptGame::find(&games, which)
            .cloned()
            .map_err(|why| NotDone { code: "no-such-game", message: self.words.no_such_game(which, &why) })
    }

    /// Takes a game, to write it or to go on with it.
    pub fn take(self, id: &str) -> Result<Kept, NotDone> {
        match self.store.take(&self.store.path_of(id)) {
            Ok(Some(kept)) => Ok(kept),
            Ok(None) => {
                Err(NotDone { code: "busy", message: self.words.game_trouble(GameTrouble::IsElsewhere) })
            }
            Err(error) => Err(self.failed(&error)),
        }
    }

    /// The same with the game that is in it.
    pub fn take_game(self, id: &str) -> Result<(Kept, Game), NotDone> {
        let kept = self.take(id)?;
        let game = self.read(kept.path())?;
        Ok((kept, game))
    }

    fn read(self, path: &Path) -> Result<Game, NotDone> {
        read_game(path, &Hint::default(), self.words)
            .map_err(|bad| NotDone { code: bad.code, message: bad.message })
    }

    /// Gives a game another name; none if that is empty.
    pub fn rename(self, id: &str, name: &str) -> Result<(), NotDone> {
        let (kept, mut game) = self.take_game(id)?;
        game.set_tag(NAME_TAG, name);
        kept.rewrite(&self.readable(&game)?).map_err(|error| self.failed(&error))
    }

    /// A game as it is kept, if it can be read again: nothing is written that the limits of reading forbid.
    fn readable(self, game: &Game) -> Result<String, NotDone> {
        let text = write_jrn(&game.record());
        match read_jrn(&text) {
            Ok(_) => Ok(text),
            Err(error) => Err(NotDone { code: error.code(), message: error.say(self.words.lang()) }),
        }
    }

    /// Deletes a game for good.
    pub fn delete(self, id: &str) -> Result<(), NotDone> {
        self.take(id)?.delete().map_err(|error| self.failed(&error))
    }

    /// The record of a game, to take out.
    pub fn record(self, id: &str) -> Result<String, NotDone> {
        Ok(write_jrn(&self.read(&self.store.path_of(id))?.record()))
    }

    /// Brings in the game of a file. A program that it names is struck out: what is kept may start programs.
    pub fn import(self, path: &Path, hint: &Hint) -> Result<KeptGame, NotDone> {
        let mut game = read_game(path, hint, self.words)
            .map_err(|bad| NotDone { code: bad.code, message: bad.message })?;
        strike_programs(&mut game, |_| true);
        let text = self.readable(&game)?;
        let kept = self.store.create().map_err(|error| self.failed(&error))?;
        kept.rewrite(&text).map_err(|error| self.failed(&error))?;
        let id = id_of(kept.path());
        drop(kept);
        self.find(&id)
    }

    /// The file of a game.
    pub fn path(self, id: &str) -> PathBuf {
        self.store.path_of(id)
    }

    fn failed(self, error: &io::Error) -> NotDone {
        NotDone { code: "unreadable-folder", message: self.words.cannot_look(self.store.folder(), error) }
    }
}

/// Puts people where a record names programs, and tells where.
pub fn strike_programs(game: &mut Game, wanted: impl Fn(Color) -> bool) -> Vec<Color> {
    let is_program = |player: &Player| matches!(Seat::of_own(player), Seat::Program(_));
    let struck: Vec<Color> = Color::BOTH
        .into_iter()
        .filter(|&color| wanted(color) && is_program(&game.players()[color]))
        .collect();
    for &color in &struck {
        let name = game.players()[color].name.clone();
        game.set_player(color, Player::new(name, "human"));
    }
    struck
}
