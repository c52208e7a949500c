//! Keeps the game after every turn, as well as the data folder allows, and knows whether it is kept.

use std::io;
use std::path::Path;

use jersi_game::Game;
use jersi_rules::record::write_jrn;
use jersi_terminal::KeepNews;
use jersi_words::IoFault;

use super::Words;
use crate::kept_games::{Kept, Store, id_of};

/// Keeps the game that is being played.
#[derive(Debug)]
pub struct Keeper {
    store: Option<Store>,
    kept: Option<Kept>,
    standing: Standing,
}

/// How the game stands in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Standing {
    /// There was nothing to keep yet.
    Nothing,
    /// All of it is in the file, so many turns.
    Kept(usize),
    /// The last attempt failed.
    Behind {
        /// Why.
        why: String,
        /// So many turns are in the file.
        turns: usize,
    },
}

impl Keeper {
    /// Keeps games in a data folder, if there is one.
    pub fn new(store: Option<Store>) -> Keeper {
        Keeper { store, kept: None, standing: Standing::Nothing }
    }

    /// The data folder.
    pub fn store(&self) -> Option<&Store> {
        self.store.as_ref()
    }

    /// The file of the game, if all of it is there.
    pub fn path(&self) -> Option<&Path> {
        self.kept.as_ref().filter(|_| matches!(self.standing, Standing::Kept(_))).map(Kept::path)
    }

    /// What the game at the board is called among the kept ones, if it has a file or is to have one.
    pub fn id(&self) -> Option<String> {
        self.kept.as_ref().map(|kept| id_of(kept.path()))
    }

    /// Goes on with a game that has a file.
    pub fn take_over(&mut self, kept: Kept, game: &Game) {
        self.kept = Some(kept);
        self.standing = Standing::Kept(game.turns().len());
    }

    /// Lets the game go; the next one gets a new file when it is kept.
    pub fn let_go(&mut self) {
        self.kept = None;
        self.standing = Standing::Nothing;
    }

    /// Keeps the game. A game without a turn is nothing to keep. The first of some failures is told, and the end of them;
    /// it is tried again with every turn.
    pub fn keep(&mut self, game: &Game, words: Words) -> Option<KeepNews> {
        let begun = !game.turns().is_empty() || !game.begun().is_empty() || game.ending().is_some();
        if !begun && self.kept.is_none() {
            return None;
        }
        let written = self.try_to_keep(game);
        let before = self.standing.clone();
        match (written, before) {
            (Ok(()), before) => {
                self.standing = Standing::Kept(game.turns().len());
                let failed = matches!(before, Standing::Behind { .. });
                self.path().filter(|_| failed).map(|path| KeepNews::Again(words.kept_again(path)))
            }
            (Err(error), Standing::Behind { turns, .. }) => {
                self.standing = Standing::Behind { why: words.io_fault(&(&error).into()), turns };
                None
            }
            (Err(error), before) => {
                let turns = if let Standing::Kept(turns) = before { turns } else { 0 };
                let why = words.io_fault(&(&error).into());
                let told = words.cannot_keep(self.store.as_ref().map(Store::folder), &why);
                self.standing = Standing::Behind { why, turns };
                Some(KeepNews::Failed(told))
            }
        }
    }

    /// Keeps the game a last time if it has a file or should have one. A game that was only looked at has none.
    pub fn keep_at_last(&mut self, game: &Game, words: Words) -> Option<KeepNews> {
        if self.kept.is_some() || self.standing != Standing::Nothing { self.keep(game, words) } else { None }
    }

    /// What is not kept of the game, with the record itself, so that nothing is gone before somebody has seen it.
    pub fn not_kept(&self, game: &Game, words: Words) -> Option<String> {
        let Standing::Behind { why, turns } = &self.standing else { return None };
        let told = words.not_kept(why, *turns, game.turns().len());
        Some(format!("{told}\n\n{}", write_jrn(&game.record()).trim_end()))
    }

    fn try_to_keep(&mut self, game: &Game) -> io::Result<()> {
        let text = write_jrn(&game.record());
        if let Some(kept) = &self.kept {
            match kept.write(&text, game.ending().is_none()) {
                // The folder is gone, and the lock with it: the game needs another one.
                Err(error) if error.kind() == io::ErrorKind::NotFound => self.kept = None,
                done => return done,
            }
        }
        let store = self.store.as_ref().ok_or(IoFault::NoDataFolder)?;
        let kept = self.kept.insert(store.create()?);
        kept.write(&text, game.ending().is_none())
    }
}

#[cfg(test)]
mod tests;
