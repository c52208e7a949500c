//! The unfinished game of the data folder.

use std::io;

use jersi_game::Game;
use jersi_rules::record::Hint;
use jersi_words::{FileNews, Trouble};

use super::Words;
use super::files::read_game;
use super::keeper::Keeper;
use crate::kept_games::{Kept, Store};

/// What the data folder holds.
#[derive(Debug, Default)]
pub struct Found {
    /// The game to go on with.
    pub game: Option<(Kept, Game)>,
    /// What there is to tell: damage, or somebody else who plays it.
    pub news: Vec<String>,
    /// Why nobody can know whether there is one.
    pub failed: Option<String>,
}

/// Looks for the unfinished game. What is damaged is put aside, never deleted.
pub fn unfinished(keeper: &Keeper, words: Words) -> Found {
    let mut found = Found::default();
    let Some(store) = keeper.store().cloned() else { return found };
    if let Err(error) = look(&store, words, &mut found) {
        found.failed = Some(words.cannot_look(store.folder(), &error));
    }
    found
}

fn look(store: &Store, words: Words, found: &mut Found) -> io::Result<()> {
    loop {
        let current = store.current()?;
        if let Some(aside) = current.damaged {
            let why = words.trouble(Trouble::NamesNoGame);
            found.news.push(words.damaged(&store.folder().join("current"), &why, &aside));
        }
        let Some(kept) = current.game else {
            found.news.extend(current.busy.iter().map(|path| words.file(FileNews::Busy, path)));
            return Ok(());
        };
        match read_game(kept.path(), &Hint::default(), words) {
            Ok(game) if game.ending().is_some() => kept.forget()?,
            Ok(game) => {
                found.game = Some((kept, game));
                return Ok(());
            }
            Err(bad) if bad.is_damaged() => {
                let path = kept.path().to_owned();
                let aside = kept.put_aside()?;
                found.news.push(words.damaged(&path, &bad.message, &aside));
            }
            // Somebody else may be able to read it.
            Err(bad) => {
                found.news.push(bad.message);
                kept.forget()?;
            }
        }
    }
}
