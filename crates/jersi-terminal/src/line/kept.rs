//! The word `games`: the kept games, and what can be done with one.

use std::io::Write;

use jersi_words::{FileNews, GameDone, GameTrouble, Held, KeptGame, NAME_TAG, Verb};

use super::deed::Deed;
use super::refused::{Refused, Stop};
use super::session::Session;
use crate::foreign_text;
use crate::host::NotSaved;

impl<W: Write> Session<W> {
    /// Lists the kept games, or does something with one.
    pub(super) fn games(&mut self, text: &str) -> Result<(), Stop> {
        if text.is_empty() {
            return self.list_games();
        }
        match Deed::read(text) {
            Some(Deed::Continue(which)) => self.continue_game(&which),
            Some(Deed::Rename { which, name }) => self.rename_game(&which, &name),
            Some(Deed::Delete { which, insists }) => self.delete_game(&which, insists),
            Some(Deed::Export { which, file, insists }) => self.export_game(&which, &file, insists),
            Some(Deed::Import(file)) => self.import_game(&file),
            None => Err(self.game_trouble(GameTrouble::Forms)),
        }
    }

    fn list_games(&mut self) -> Result<(), Stop> {
        let games = self.host.games().map_err(Refused::new)?;
        if games.is_empty() {
            return Ok(self.say(&self.words.game_trouble(GameTrouble::NoneKept))?);
        }
        for game in &games {
            let line = self.about_game(game);
            self.say(&line)?;
        }
        Ok(())
    }

    fn continue_game(&mut self, which: &str) -> Result<(), Stop> {
        let game = self.kept_game(which)?;
        self.must_be_free(&game)?;
        let table = self.host.pick_game(&game.id).map_err(Refused::new)?;
        self.leave(table)?;
        Ok(self.open()?)
    }

    fn rename_game(&mut self, which: &str, name: &str) -> Result<(), Stop> {
        let game = self.kept_game(which)?;
        if name.is_empty() {
            return Err(self.game_trouble(GameTrouble::WhichName));
        }
        match game.held {
            Held::Here => {
                self.table.set_tag(NAME_TAG, name);
                self.keep();
            }
            Held::Nobody | Held::Elsewhere => {
                self.host.rename_game(&game.id, name).map_err(Refused::new)?;
            }
        }
        Ok(self.say(&self.words.game_done(GameDone::Renamed, &foreign_text::line(name)))?)
    }

    fn delete_game(&mut self, which: &str, insists: bool) -> Result<(), Stop> {
        let game = self.kept_game(which)?;
        self.must_be_free(&game)?;
        let line = self.about_game(&game);
        if !insists {
            let typed = self.insisting(Verb::Delete, which);
            return Err(Refused::new(self.words.would_delete(line.trim(), &typed)).into());
        }
        self.host.delete_game(&game.id).map_err(Refused::new)?;
        Ok(self.say(&self.words.game_done(GameDone::Deleted, line.trim()))?)
    }

    fn export_game(&mut self, which: &str, file: &str, insists: bool) -> Result<(), Stop> {
        let game = self.kept_game(which)?;
        let path = self.host.export_game(&game.id, file, insists).map_err(|not| match not {
            NotSaved::Exists(_) => {
                let typed = self.insisting(Verb::Export, &format!("{} {file}", game.number));
                Refused::new(self.words.would_overwrite(file, &typed))
            }
            NotSaved::Refused(why) => Refused::new(why),
        })?;
        let news = self.words.file(FileNews::Saved, &path);
        Ok(self.say(&news)?)
    }

    fn import_game(&mut self, file: &str) -> Result<(), Stop> {
        let game = self.host.import_game(file).map_err(Refused::new)?;
        let line = self.about_game(&game);
        Ok(self.say(&self.words.game_done(GameDone::Imported, line.trim()))?)
    }

    /// A game in a line, with its number.
    fn about_game(&self, game: &KeptGame) -> String {
        format!("{:>3}  {}", game.number, foreign_text::line(&self.words.kept_game(game)))
    }

    /// What must be typed to insist.
    fn insisting(&self, deed: Verb, rest: &str) -> String {
        format!("{} {}! {rest}", self.words.verb(Verb::Games), self.words.verb(deed))
    }

    /// The game that is meant.
    fn kept_game(&self, which: &str) -> Result<KeptGame, Stop> {
        let games = self.host.games().map_err(Refused::new)?;
        let found = KeptGame::find(&games, which).cloned();
        found.map_err(|why| Refused::new(self.words.no_such_game(which, &why)).into())
    }

    fn must_be_free(&self, game: &KeptGame) -> Result<(), Stop> {
        match game.held {
            Held::Nobody => Ok(()),
            Held::Here => Err(self.game_trouble(GameTrouble::IsHere)),
            Held::Elsewhere => Err(self.game_trouble(GameTrouble::IsElsewhere)),
        }
    }

    fn game_trouble(&self, trouble: GameTrouble) -> Stop {
        Refused::new(self.words.game_trouble(trouble)).into()
    }
}
