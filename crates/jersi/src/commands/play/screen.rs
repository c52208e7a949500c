//! The game at the full screen, and one frame of it.

use std::cell::RefCell;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;

use jersi_terminal::{App, Left, Start, snapshot};

use super::house::{House, LastWords, must_be_there};
use super::keeper::Keeper;
use super::screen_options::Size;
use super::{NotRead, Play, Words, resume, tell};
use crate::failure::{self, Failure};
use crate::kept_games::Store;
use crate::output;

impl Play {
    /// Plays at the full screen until somebody leaves.
    pub(super) fn full_screen(&self, words: Words) -> Result<ExitCode, Failure> {
        let last_words: Rc<RefCell<LastWords>> = Rc::default();
        let (start, house) = self.open_house(words, Rc::clone(&last_words))?;
        let mut app = App::new(start, Box::new(house));
        let left = jersi_terminal::run(&mut app, self.think.means());
        // However it ended, the game is kept; the screen is given back already.
        app.close();
        let last_words = last_words.borrow();
        // What is not kept is said however it ended.
        last_words.not_kept.iter().for_each(|text| output::tell_lines(text));
        let left = left.map_err(|error| failure::io(&error))?;
        if left == Left::Quit {
            last_words.kept.iter().for_each(|text| tell(text));
        }
        Ok(match left {
            Left::Quit if last_words.not_kept.is_empty() => ExitCode::SUCCESS,
            Left::Quit => ExitCode::from(1),
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
        // The colours of the frame are ours; no cell of it steers.
        output::carry_bytes(text.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }

    /// The game to begin with, the one that is offered, and the house for both.
    fn open_house(
        &self,
        words: Words,
        last_words: Rc<RefCell<LastWords>>,
    ) -> Result<(Start, House), Failure> {
        let opening = self.opening();
        let mut dice = self.dice();
        let mut keeper = Keeper::new(Store::find());
        let mut offered = None;
        let mut news = Vec::new();
        let mut damaged = None;
        let file = self.review.as_ref().or(self.load.as_ref());
        let table = match (file, &self.go_on) {
            (Some(path), _) => {
                match self.read(path, self.mend, words) {
                    Ok((game, mended)) => {
                        let taken_up = opening.go_on(game, &mut dice);
                        news.extend(mended);
                        news.extend(taken_up.news(words));
                        taken_up.table
                    }
                    // It is asked about, above a new game.
                    Err(NotRead { offer: Some(offer), .. }) if !self.screen.snapshot => {
                        damaged = Some((path.display().to_string(), *offer));
                        opening.begin(&mut dice, words.lang())?
                    }
                    Err(not) => return Err(*not.failure),
                }
            }
            (None, Some(which)) => {
                let (kept, game) = resume::wanted(&keeper, words, which)?;
                keeper.take_over(kept, &game);
                opening.go_on_with_own(game, &mut dice)
            }
            (None, None) => {
                if !self.screen.snapshot {
                    let found = resume::unfinished(&keeper, words);
                    offered = found.game;
                    news = found.news;
                    news.extend(found.failed);
                }
                opening.begin(&mut dice, words.lang())?
            }
        };
        must_be_there(&table, words).map_err(|why| Failure::bad_input("absent-program", why))?;
        let start = Start {
            words,
            look: self.screen.look(),
            table,
            offered: offered.as_ref().map(|(_, game)| game.clone()),
            review: self.review.is_some(),
            damaged,
            news,
            limits: self.think.limits(),
            pace: Duration::from_millis(self.pace),
            practice: None,
        };
        let mut house = House::new(words, opening, dice, keeper);
        house.offered = offered;
        house.last_words = last_words;
        Ok((start, house))
    }
}
