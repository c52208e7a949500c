//! The game at the full screen: what it asks of files, chance and the date.

use std::cell::RefCell;
use std::io::Write;
use std::process::ExitCode;
use std::rc::Rc;

use jersi_engine::Dice;
use jersi_game::Game;
use jersi_match::ProgramPlayer;
use jersi_rules::{ByColor, Color};
use jersi_table::{Seat, Table};
use jersi_terminal::{App, Host, Left, Means, NewGame, NotSaved, Start, snapshot};
use jersi_words::FileNews;

use super::files;
use super::keeper::Keeper;
use super::opening::{Opening, PlayerOptions};
use super::save::{self, Saver};
use super::screen_options::Size;
use super::store::{Kept, Store};
use super::words::Words;
use super::{Play, nothing_to_continue, resume, tell};
use crate::failure::{self, Failure};
use crate::output;
use crate::rule_options::RuleOptions;

/// The house in which the screen stands.
struct House {
    words: Words,
    opening: Opening,
    dice: Dice,
    keeper: Keeper,
    saver: Saver,
    /// The unfinished game that is offered.
    offered: Option<(Kept, Game)>,
    /// What is to be said when the screen is left.
    last_words: Rc<RefCell<Vec<String>>>,
}

impl Play {
    /// Plays at the full screen until somebody leaves.
    pub(super) fn full_screen(&self, words: Words) -> Result<ExitCode, Failure> {
        let last_words = Rc::default();
        let (start, house) = self.open_house(words, Rc::clone(&last_words))?;
        let means = Means { hash_mib: self.think.hash as usize, threads: usize::from(self.think.threads) };
        let mut app = App::new(start, Box::new(house));
        let left = jersi_terminal::run(&mut app, means);
        // However it ended, the game is kept; the screen is given back already.
        let warning = app.close();
        let left = left.map_err(|error| failure::io(&error))?;
        if left == Left::Quit {
            for line in last_words.borrow().iter().chain(&warning) {
                tell(line);
            }
        }
        Ok(match left {
            Left::Quit => ExitCode::SUCCESS,
            Left::Signal(number) => ExitCode::from(u8::try_from(128 + number).unwrap_or(1)),
        })
    }

    /// Prints one frame. Nothing is kept, and no kept game is offered unless it is asked for.
    pub(super) fn snapshot(&self, words: Words) -> Result<ExitCode, Failure> {
        let (mut start, house) = self.open_house(words, Rc::default())?;
        start.offered = None;
        let look = start.look;
        let mut app = App::new(start, Box::new(house));
        let Size(width, height) = self.screen.snapshot_size();
        let frame = snapshot::frame(&mut app, width, height);
        let text = if look.is_plain() { snapshot::text(&frame) } else { snapshot::ansi(&frame) };
        let mut out = output::out();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    /// The game to begin with, the one that is offered, and the house for both.
    fn open_house(
        &self,
        words: Words,
        last_words: Rc<RefCell<Vec<String>>>,
    ) -> Result<(Start, House), Failure> {
        let opening = Opening { rules: self.rules.clone(), players: self.players.clone() };
        let mut dice = self.play_seed.map_or_else(Dice::from_system, Dice::seeded);
        let mut keeper = Keeper::new(Store::find());
        let mut offered = None;
        let mut news = Vec::new();
        let file = self.review.as_ref().or(self.load.as_ref());
        let begun = match file {
            Some(path) => {
                let taken_up = opening.go_on(self.read(path, words)?, &mut dice);
                news.extend(taken_up.news(words));
                taken_up.begun
            }
            None if self.go_on => {
                let found = resume::unfinished(&mut keeper, words);
                found.news.iter().for_each(|line| tell(line));
                let (kept, game) = found.game.ok_or_else(|| nothing_to_continue(words))?;
                keeper.take_over(Some(kept));
                opening.go_on_with_own(game, &mut dice)
            }
            None => {
                if !self.screen.snapshot {
                    let found = resume::unfinished(&mut keeper, words);
                    offered = found.game;
                    news = found.news;
                }
                let (game, seats) = opening.begin(&mut dice, words.lang())?;
                (game.with_time_control(self.screen.clock.unwrap_or_default()), seats)
            }
        };
        let (game, seats) = begun;
        must_be_there(&seats).map_err(|why| Failure::bad_input("absent-program", why))?;
        let start = Start {
            words,
            look: self.screen.look(),
            table: Table::new(game, seats),
            offered: offered.as_ref().map(|(_, game)| game.clone()),
            review: self.review.is_some(),
            news,
            limits: self.think.limits(),
            pace: self.screen.pace(),
        };
        Ok((start, House { words, opening, dice, keeper, saver: Saver::default(), offered, last_words }))
    }
}

/// Whether all programs that play can be called.
fn must_be_there(seats: &ByColor<Seat>) -> Result<(), String> {
    for color in Color::BOTH {
        if let Seat::Program(command) = &seats[color] {
            ProgramPlayer::look_for(command).map_err(|fault| fault.to_string())?;
        }
    }
    Ok(())
}

impl Host for House {
    fn begin(&mut self, new: &NewGame) -> Result<Table, String> {
        let rules = RuleOptions {
            edition: Some(new.edition),
            setting: Some(new.setting.to_owned()),
            seed: new.seed,
            mokca: new.guardian,
            no_reserve: !new.reserve,
            ransom: new.ransom,
            position: None,
        };
        let players = PlayerOptions {
            white: Some(new.white.clone()),
            black: Some(new.black.clone()),
            lot: new.lot,
            adjudicate: new.adjudicate,
        };
        let opening = Opening { rules, players };
        let (game, seats) =
            opening.begin(&mut self.dice, self.words.lang()).map_err(|failure| failure.message.clone())?;
        must_be_there(&seats)?;
        self.opening = opening;
        Ok(Table::new(game.with_time_control(new.clock), seats))
    }

    fn keep(&mut self, game: &Game) -> Option<String> {
        self.keeper.keep(game, self.words)
    }

    fn leave(&mut self, game: &Game) -> Option<String> {
        let warning = self.keeper.keep_at_last(game, self.words);
        if let Some(path) = self.keeper.path() {
            let news = if game.ending().is_none() { FileNews::Unfinished } else { FileNews::Record };
            *self.last_words.borrow_mut() = vec![self.words.file(news, path)];
        }
        self.keeper.take_over(None);
        self.saver.forget();
        warning
    }

    fn take_kept(&mut self) -> Option<Table> {
        let (kept, game) = self.offered.take()?;
        self.keeper.take_over(Some(kept));
        let (game, seats) = self.opening.go_on_with_own(game, &mut self.dice);
        Some(Table::new(game, seats))
    }

    fn decline_kept(&mut self) {
        if let Some((kept, _)) = self.offered.take() {
            // What fails here fails again, and is told, when a turn is kept.
            let _ = kept.forget();
        }
    }

    fn save(&mut self, path: &str, game: &Game, replace: bool) -> Result<String, NotSaved> {
        match self.saver.save(path, game, replace, self.words) {
            Ok(path) => Ok(format!("{}.", self.words.file(FileNews::Saved, &path))),
            Err(save::NotSaved::Exists(path)) => Err(NotSaved::Exists(self.words.replace_question(&path))),
            Err(save::NotSaved::Refused(refused)) => Err(NotSaved::Refused(refused.message().to_owned())),
        }
    }

    fn open(&mut self, path: &str, beside: &Game) -> Result<(Table, Option<String>), String> {
        let path = files::typed_path(path, self.words).map_err(|refused| refused.message().to_owned())?;
        let game = files::read_beside(&path, beside, self.words).map_err(|bad| bad.message)?;
        // The players of the file sit down, not those that this screen was started with.
        let opening = Opening { rules: self.opening.rules.clone(), players: PlayerOptions::default() };
        let taken_up = opening.go_on(game, &mut self.dice);
        let news = taken_up.news(self.words);
        let (game, seats) = taken_up.begun;
        Ok((Table::new(game, seats), news))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{Edition, Lang, Rules, Setting};

    #[test]
    fn a_record_that_is_opened_brings_no_program() {
        let folder = std::env::temp_dir().join(format!("jersi-open-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let path = folder.join("trap.jrn");
        let text =
            "[JRN \"1\"]\n[Edition \"4.8\"]\n[Black \"Eve\"]\n[BlackKind \"cmd:./trap\"]\n\n1. a2-b2 *\n";
        std::fs::write(&path, text).expect("written");
        let mut house = House {
            words: jersi_words::play(Lang::EN),
            opening: Opening { rules: RuleOptions::default(), players: PlayerOptions::default() },
            dice: Dice::seeded(1),
            keeper: Keeper::new(None),
            saver: Saver::default(),
            offered: None,
            last_words: Rc::default(),
        };
        let edition = Edition::V4_8;
        let beside = Game::new(Rules::new(edition), Setting::usual(edition), ByColor::default());
        let (table, news) = house.open(&path.display().to_string(), &beside).expect("a record");
        let news = news.expect("it is said aloud");
        assert!(news.contains("a person plays Black"), "{news}");
        assert_eq!(table.seats().black, Seat::Human("Eve".to_owned()));
        // What would be kept cannot start it either.
        let (_, seats) = house.opening.go_on_with_own(table.game().clone(), &mut house.dice);
        assert_eq!(seats.black, Seat::Human("Eve".to_owned()));
        std::fs::remove_dir_all(folder).expect("removed");
    }
}
