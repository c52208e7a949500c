//! The house in which the game stands: what the full screen and line mode ask of files, chance and the date.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;

use clap::Parser;
use jersi_engine::Dice;
use jersi_game::Game;
use jersi_match::ProgramPlayer;
use jersi_rules::Color;
use jersi_rules::record::Hint;
use jersi_table::{Seat, Table};
use jersi_terminal::{
    Farewell, Files, GameShelf, Host, KeepNews, MendOffer, NotBegun, NotOpened, NotSaved, Opened,
};
use jersi_words::{FileNews, GameTrouble, Held, KeptGame};

use super::keeper::Keeper;
use super::opening::{NewOptions, Opening, PlayerOptions};
use super::save::{self, Saver};
use super::{Words, files};
use crate::kept_games::date;
use crate::kept_games::{Kept, Shelf};
use crate::usage;

/// The house.
pub struct House {
    words: Words,
    opening: Opening,
    dice: Dice,
    keeper: Keeper,
    saver: Saver,
    /// The unfinished game that is offered.
    pub offered: Option<(Kept, Game)>,
    /// The kept game that comes to the board next.
    picked: Option<(Kept, Game)>,
    /// What is to be said when the screen is left.
    pub last_words: Rc<RefCell<LastWords>>,
}

/// What is to be said when the screen is left.
#[derive(Debug, Default)]
pub struct LastWords {
    /// Where the last game is kept.
    pub kept: Option<String>,
    /// The games that are not kept.
    pub not_kept: Vec<String>,
}

impl House {
    /// A house in which nothing is offered.
    pub fn new(words: Words, opening: Opening, dice: Dice, keeper: Keeper) -> House {
        let (saver, last_words) = (Saver::default(), Rc::default());
        House { words, opening, dice, keeper, saver, offered: None, picked: None, last_words }
    }
}

/// Whether all programs that play can be called.
pub fn must_be_there(table: &Table, words: Words) -> Result<(), String> {
    for color in Color::BOTH {
        if let Seat::Program(command) = &table.seats()[color] {
            ProgramPlayer::look_for(command).map_err(|why| words.forfeit(&why))?;
        }
    }
    Ok(())
}

impl Files for House {
    fn keep(&mut self, game: &Game) -> Option<KeepNews> {
        self.keeper.keep(game, self.words)
    }

    fn kept_in(&self) -> Option<PathBuf> {
        self.keeper.path().map(PathBuf::from)
    }

    fn leave(&mut self, game: &Game) -> Farewell {
        let again = match self.keeper.keep_at_last(game, self.words) {
            Some(KeepNews::Again(news)) => Some(news),
            // What is not kept is told below, as a whole.
            Some(KeepNews::Failed(_)) | None => None,
        };
        let not_kept = self.keeper.not_kept(game, self.words);
        let path = self.kept_in();
        let mut last_words = self.last_words.borrow_mut();
        last_words.not_kept.extend(not_kept.clone());
        last_words.kept = path.as_ref().map(|path| {
            let news = if game.ending().is_none() { FileNews::Unfinished } else { FileNews::Record };
            self.words.file(news, path)
        });
        self.keeper.let_go();
        if let Some((kept, game)) = self.picked.take() {
            self.keeper.take_over(kept, &game);
        }
        self.saver.forget();
        Farewell { again, not_kept, path }
    }

    fn save(&mut self, name: &str, game: &Game, replace: bool) -> Result<PathBuf, NotSaved> {
        self.saver.save(name, game, replace, self.words)
    }

    fn open(&mut self, name: &str, beside: &Game, mend: bool) -> Result<Opened, NotOpened> {
        let path = files::typed_path(name, self.words).map_err(NotOpened::Refused)?;
        let found = files::read_beside(&path, beside, mend, self.words).map_err(|bad| {
            if bad.slips.is_empty() {
                NotOpened::Refused(bad.message)
            } else {
                NotOpened::Damaged(MendOffer { why: bad.message, slips: bad.slips })
            }
        })?;
        // The players of the file sit down, not those that the game before was played with.
        let players =
            PlayerOptions { adjudicate: self.opening.players.adjudicate, ..PlayerOptions::default() };
        let opening = Opening { rules: self.opening.rules.clone(), players };
        let taken_up = opening.go_on(found.game, &mut self.dice);
        let mended = (!found.slips.is_empty()).then(|| self.words.was_mended(&found.slips));
        let news: Vec<String> = mended.into_iter().chain(taken_up.news(self.words)).collect();
        let news = (!news.is_empty()).then(|| news.join(" "));
        Ok(Opened { table: taken_up.table, path, news })
    }

    fn begin_with(&mut self, options: Vec<String>) -> Result<Table, NotBegun> {
        let options =
            NewOptions::try_parse_from(options).map_err(|answer| match usage::failure(&answer, "new") {
                // Help is an answer.
                None => NotBegun::Help(answer.to_string()),
                Some(failure) => NotBegun::Refused(failure.said()),
            })?;
        let opening = self.opening.changed(options);
        let begun = opening.begin(&mut self.dice, self.words.lang());
        let table = begun.map_err(|failure| NotBegun::Refused(failure.said()))?;
        must_be_there(&table, self.words).map_err(NotBegun::Refused)?;
        self.opening = opening;
        Ok(table)
    }
}

impl House {
    fn shelf(&self) -> Result<Shelf<'_>, String> {
        let store = self.keeper.store().ok_or_else(|| self.words.game_trouble(GameTrouble::NoFolder))?;
        Ok(Shelf::new(store, self.words))
    }
}

impl GameShelf for House {
    fn games(&self) -> Result<Vec<KeptGame>, String> {
        let mut games = self.shelf()?.list().map_err(|not| not.message)?;
        let here = self.keeper.id();
        for game in &mut games {
            if Some(&game.id) == here.as_ref() {
                game.held = Held::Here;
            }
        }
        Ok(games)
    }

    fn pick_game(&mut self, id: &str) -> Result<Table, String> {
        let (kept, game) = self.shelf()?.take_game(id).map_err(|not| not.message)?;
        // The players of the record sit down, not those that the game before was played with.
        let opening = Opening { rules: self.opening.rules.clone(), players: PlayerOptions::default() };
        let table = opening.go_on_with_own(game.clone(), &mut self.dice);
        must_be_there(&table, self.words)?;
        self.picked = Some((kept, game));
        Ok(table)
    }

    fn rename_game(&mut self, id: &str, name: &str) -> Result<(), String> {
        self.shelf()?.rename(id, name).map_err(|not| not.message)
    }

    fn delete_game(&mut self, id: &str) -> Result<(), String> {
        self.shelf()?.delete(id).map_err(|not| not.message)
    }

    fn export_game(&mut self, id: &str, file: &str, replace: bool) -> Result<PathBuf, NotSaved> {
        let text = self.shelf().and_then(|shelf| shelf.record(id).map_err(|not| not.message));
        save::write(file, &text.map_err(NotSaved::Refused)?, replace, self.words)
    }

    fn import_game(&mut self, file: &str) -> Result<KeptGame, String> {
        let path = files::typed_path(file, self.words)?;
        self.shelf()?.import(&path, &Hint::default()).map_err(|not| not.message)
    }
}

impl Host for House {
    fn begin(&mut self, opening: &jersi_table::Opening) -> Result<Table, String> {
        let lang = self.words.lang();
        for spec in [&opening.players.white, &opening.players.black] {
            spec.clone().at_this_machine().map_err(|bad| self.words.player_fault(&bad.fault))?;
        }
        let opening = jersi_table::Opening { date: date::now().date(), ..opening.clone() };
        let table = opening.begin(&mut self.dice).map_err(|error| error.say(lang))?;
        must_be_there(&table, self.words)?;
        Ok(table)
    }

    fn take_kept(&mut self) -> Result<Option<Table>, String> {
        let Some((kept, game)) = self.offered.take() else { return Ok(None) };
        let table = self.opening.go_on_with_own(game.clone(), &mut self.dice);
        must_be_there(&table, self.words)?;
        self.keeper.take_over(kept, &game);
        Ok(Some(table))
    }

    fn decline_kept(&mut self) -> Option<String> {
        let (kept, _) = self.offered.take()?;
        Some(match kept.forget() {
            Ok(()) => self.words.file(FileNews::Declined, kept.path()),
            Err(error) => self.words.cannot_write(kept.path(), &error),
        })
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "a test puts files where somebody else would")]
mod tests {
    use super::*;
    use crate::rule_options::RuleOptions;
    use jersi_rules::{ByColor, Edition, Lang, Rules, Setting};

    #[test]
    fn a_record_that_is_opened_brings_no_program() {
        let folder = std::env::temp_dir().join(format!("jersi-open-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let path = folder.join("trap.jrn");
        let text =
            "[JRN \"1\"]\n[Edition \"4.8\"]\n[Black \"Eve\"]\n[BlackKind \"cmd:./trap\"]\n\n1. a2-b2 *\n";
        std::fs::write(&path, text).expect("written");
        let opening = Opening { rules: RuleOptions::default(), players: PlayerOptions::default() };
        let (words, dice) = (jersi_words::play(Lang::EN), Dice::seeded(1));
        let mut house = House::new(words, opening, dice, Keeper::new(None));
        let edition = Edition::V4_8;
        let beside = Game::new(Rules::new(edition), Setting::usual(edition), ByColor::default());
        let opened = house.open(&path.display().to_string(), &beside, false).expect("a record");
        let news = opened.news.expect("it is said aloud");
        assert!(news.contains("a person plays Black"), "{news}");
        assert_eq!(opened.table.seats().black, Seat::Human("Eve".to_owned()));
        // What would be kept cannot start it either.
        let own = house.opening.go_on_with_own(opened.table.game().clone(), &mut house.dice);
        assert_eq!(own.seats().black, Seat::Human("Eve".to_owned()));
        std::fs::remove_dir_all(folder).expect("removed");
    }
}
