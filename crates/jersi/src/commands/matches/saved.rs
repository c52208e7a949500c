//! The records of a match in a folder, one file a game.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use jersi_game::Game;
use jersi_match::{Place, Played, Terms};
use jersi_rules::record::{read_jrn, write_jrn};
use jersi_words::{Advice, CommandFault, Deed};

use crate::bounded::{self, NotRead};
use crate::disk::{Disk as _, RealDisk};
use crate::failure::Failure;
use crate::whole_file;
use crate::{foreign_text, lang};

/// A folder with the records of one match.
pub struct Saved {
    folder: PathBuf,
    /// What every record in it says the match is played by.
    terms: String,
}

impl Saved {
    /// The folder; it is made if it is not there.
    pub fn open(folder: &Path, terms: &Terms) -> Result<Saved, Failure> {
        RealDisk
            .create_folders(folder)
            .map_err(|error| Failure::of_file(Deed::MakeFolder, folder, &error))?;
        Ok(Saved { folder: folder.to_owned(), terms: terms.to_string() })
    }

    fn path(&self, place: Place) -> PathBuf {
        self.folder.join(format!("game-{:06}.jrn", place.number()))
    }

    /// The games that are there already, among those of some pairs.
    pub fn games(&self, pairs: impl Iterator<Item = u64>) -> Result<BTreeMap<Place, Played>, Failure> {
        let places = pairs.flat_map(|pair| Place::of_pair(pair as u32));
        let mut found = BTreeMap::new();
        for place in places {
            if let Some(result) = self.game(place)? {
                found.insert(place, result);
            }
        }
        Ok(found)
    }

    fn game(&self, place: Place) -> Result<Option<Played>, Failure> {
        let path = self.path(place);
        let words = lang::words();
        let bad = |why: String| {
            let name = foreign_text::line(&path.display().to_string());
            Failure::of_command("bad-saved-game", &CommandFault::SavedGame { name, why })
                .advice(&Advice::RemoveOrElsewhere)
        };
        let text = match bounded::read_file(&path) {
            Ok(text) => text,
            Err(NotRead::Io(error)) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(why) => return Err(bad(why.say(words))),
        };
        let record = read_jrn(&text).map_err(|error| bad(error.say(words.lang())))?;
        let game = Game::from_record(&record).map_err(|error| bad(words.load_error(&error)))?;
        if game.tag("Match") != Some(&self.terms) || game.tag("Round") != Some(&place.number().to_string()) {
            let there = game.tag("Match").unwrap_or("no match at all");
            return Err(bad(words.command_fault(&CommandFault::OtherMatch))
                .advice(&Advice::MatchThere(there.to_owned()))
                .advice(&Advice::MatchHere(self.terms.clone())));
        }
        Played::of(place, &game).map(Some).ok_or_else(|| bad(words.command_fault(&CommandFault::NoResult)))
    }

    /// Keeps the record of a game that is over. Whoever looks finds a whole file or none.
    pub fn keep(&self, place: Place, game: &Game) -> Result<(), Failure> {
        let path = self.path(place);
        whole_file::write(&path, &write_jrn(&game.record()))
            .map_err(|error| Failure::of_file(Deed::Write, &path, &error))
    }
}
