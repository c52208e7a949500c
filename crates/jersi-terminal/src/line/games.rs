//! The words that take up another game: `save`, `load` and `new`.

use std::io::{self, Write};

use jersi_rules::ByColor;
use jersi_table::Table;
use jersi_words::{FileNews, Trouble};

use super::read::split_options;
use super::refused::{Refused, Stop};
use super::session::Session;
use crate::host::{NotBegun, NotSaved};

impl<W: Write> Session<W> {
    pub(super) fn save(&mut self, name: &str, replace: bool) -> Result<(), Stop> {
        let path = self.host.save(name, self.table.game(), replace).map_err(|not| match not {
            NotSaved::Exists(_) => Refused::new(self.words.would_replace(name)),
            NotSaved::Refused(why) => Refused::new(why),
        })?;
        let news = self.words.file(FileNews::Saved, &path);
        Ok(self.say(&news)?)
    }

    pub(super) fn load(&mut self, name: &str) -> Result<(), Stop> {
        let opened = self.host.open(name, self.table.game()).map_err(Refused::new)?;
        self.leave(opened.table)?;
        let news = self.words.file(FileNews::Loaded, &opened.path);
        self.say(&news)?;
        if let Some(news) = opened.news {
            self.say(&news)?;
        }
        Ok(self.open()?)
    }

    pub(super) fn new_game(&mut self, options: &str) -> Result<(), Stop> {
        let Some(options) = split_options(options) else {
            return Err(Refused::new(self.words.trouble(Trouble::OpenQuotation)).into());
        };
        match self.host.begin(options) {
            Ok(table) => {
                self.leave(table)?;
                Ok(self.open()?)
            }
            Err(NotBegun::Help(text)) => Ok(self.say_lines(text.trim_end())?),
            Err(NotBegun::Refused(why)) => Err(Refused::new(why.trim_end()).into()),
        }
    }

    /// Leaves the game that is being played for another one; it stays kept.
    pub(super) fn leave(&mut self, next: Table) -> io::Result<()> {
        let unfinished = self.table.game().ending().is_none();
        let farewell = self.host.leave(self.table.game());
        self.part(&farewell);
        if let Some(path) = farewell.path.filter(|_| unfinished) {
            let news = self.words.file(FileNews::Record, &path);
            self.say(&news)?;
        }
        self.programs = ByColor::default();
        self.table = next;
        Ok(())
    }
}
