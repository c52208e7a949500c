//! The unfinished game of the data folder.

use std::io;

use jersi_game::Game;
use jersi_rules::record::Hint;
use jersi_terminal::line::tell;
use jersi_words::{FileNews, GameTrouble, Held, KeptGame, Trouble};

use super::Words;
use super::files::read_game;
use super::keeper::Keeper;
use crate::failure::Failure;
use crate::foreign_text;
use crate::kept_games::{Kept, NotDone, Shelf, Store};

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

/// The game to go on with: the one that is meant, or else the latest that was not declined, or else the only one.
pub fn wanted(keeper: &Keeper, words: Words, which: &str) -> Result<(Kept, Game), Failure> {
    let refused = |not: NotDone| Failure::bad_input(not.code, not.message);
    let shelf = keeper.store().map(|store| Shelf::new(store, words));
    let nothing = || Failure::bad_input("nothing-to-continue", words.trouble(Trouble::NothingToContinue));
    let Some(shelf) = shelf else { return Err(nothing()) };
    if !which.is_empty() {
        let game = shelf.find(which).map_err(refused)?;
        return shelf.take_game(&game.id).map_err(refused);
    }
    let found = unfinished(keeper, words);
    found.news.iter().for_each(|line| tell(line));
    if let Some(why) = found.failed {
        return Err(Failure::bad_input("unreadable-folder", why));
    }
    if let Some(game) = found.game {
        return Ok(game);
    }
    let games = shelf.list().map_err(refused)?;
    let is_free = |game: &&KeptGame| game.is_unfinished() && game.held == Held::Nobody;
    match games.iter().filter(is_free).collect::<Vec<_>>().as_slice() {
        [] => Err(nothing()),
        [game] => shelf.take_game(&game.id).map_err(refused),
        several => {
            let why = Failure::bad_input("which-game", words.game_trouble(GameTrouble::WhichToContinue));
            let line =
                |game: &KeptGame| format!("{}: {}", game.number, foreign_text::line(&words.kept_game(game)));
            Err(several.iter().fold(why, |why, game| why.help(line(game))))
        }
    }
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
