//! The kept games at the full screen.

use jersi_words::{FileNews, GameDone, GameTrouble, Held, KeptGame, NAME_TAG};

use super::App;
use crate::dialog::{Dialog, GameDeed, KeptList};
use crate::foreign_text;
use crate::host::NotSaved;

impl App {
    /// Shows the kept games.
    pub(super) fn list_games(&mut self) {
        match self.host.games() {
            Ok(games) => self.dialog = Some(Dialog::Kept(Box::new(KeptList::new(games)))),
            Err(why) => self.complain(why),
        }
    }

    /// Does something with a kept game; what is wrong is told in the list.
    pub(super) fn game_deed(&mut self, deed: GameDeed) {
        let done = match deed {
            GameDeed::Continue(id) => return self.continue_game(&id),
            GameDeed::Rename { id, name } => self.rename_game(&id, &name),
            GameDeed::Delete(id) => self.delete_game(&id),
            GameDeed::Export { id, file, replace } => match self.host.export_game(&id, &file, replace) {
                Ok(path) => Ok(self.words.file(FileNews::Saved, &path)),
                Err(NotSaved::Exists(_)) => return self.ask_to_replace(file),
                Err(NotSaved::Refused(why)) => Err(why),
            },
            GameDeed::Import(file) => self.host.import_game(&file).map(|game| {
                let about = foreign_text::line(&self.words.kept_game(&game));
                self.words.game_done(GameDone::Imported, &format!("{}, {about}", game.number))
            }),
        };
        match done.and_then(|news| Ok((self.host.games()?, news))) {
            Ok((games, news)) => {
                if let Some(Dialog::Kept(list)) = &mut self.dialog {
                    list.renew(games, news);
                }
            }
            Err(why) => self.fault(why),
        }
    }

    fn continue_game(&mut self, id: &str) {
        match self.free_game(id).and_then(|_| self.host.pick_game(id)) {
            Ok(table) => {
                self.dialog = None;
                let over = table.game().ending().is_some();
                self.seat(table);
                if over {
                    self.review();
                }
            }
            Err(why) => self.fault(why),
        }
    }

    fn rename_game(&mut self, id: &str, name: &str) -> Result<String, String> {
        if self.held(id) == Held::Here {
            self.table.set_tag(NAME_TAG, name);
            self.keep();
        } else {
            self.host.rename_game(id, name)?;
        }
        Ok(self.words.game_done(GameDone::Renamed, &foreign_text::line(name)))
    }

    fn delete_game(&mut self, id: &str) -> Result<String, String> {
        let game = self.free_game(id)?;
        self.host.delete_game(id)?;
        Ok(self.words.game_done(GameDone::Deleted, &foreign_text::line(&self.words.kept_game(&game))))
    }

    fn ask_to_replace(&mut self, file: String) {
        if let Some(Dialog::Kept(list)) = &mut self.dialog {
            list.ask_to_replace(file);
        }
    }

    /// The game of the list, as it is now.
    fn listed(&self, id: &str) -> Option<KeptGame> {
        self.host.games().ok()?.into_iter().find(|game| game.id == id)
    }

    fn held(&self, id: &str) -> Held {
        self.listed(id).map(|game| game.held).unwrap_or_default()
    }

    /// The game, unless somebody has it.
    fn free_game(&self, id: &str) -> Result<KeptGame, String> {
        let game =
            self.listed(id).ok_or_else(|| self.words.no_such_game(id, &jersi_words::NoSuchGame::None))?;
        match game.held {
            Held::Nobody => Ok(game),
            Held::Here => Err(self.words.game_trouble(GameTrouble::IsHere)),
            Held::Elsewhere => Err(self.words.game_trouble(GameTrouble::IsElsewhere)),
        }
    }
}
