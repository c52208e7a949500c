//! The records of a match in a folder, one file a game.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use jersi_game::Game;
use jersi_match::{Place, Points, Terms};
use jersi_rules::record::{read_jrn, write_jrn};

use crate::bounded::{self, NotRead};
use crate::failure::Failure;
use crate::whole_file;

/// A folder with the records of one match.
pub struct Saved {
    folder: PathBuf,
    /// What every record in it says the match is played by.
    terms: String,
}

impl Saved {
    /// The folder; it is made if it is not there.
    pub fn open(folder: &Path, terms: &Terms) -> Result<Saved, Failure> {
        fs::create_dir_all(folder).map_err(|error| {
            Failure::bad_input("unwritable-folder", format!("cannot make {}: {error}", folder.display()))
        })?;
        Ok(Saved { folder: folder.to_owned(), terms: terms.to_string() })
    }

    fn path(&self, place: Place) -> PathBuf {
        self.folder.join(format!("game-{:06}.jrn", place.number()))
    }

    /// The games that are there already, among so many pairs.
    pub fn games(&self, pairs: u32) -> Result<BTreeMap<Place, (Points, bool)>, Failure> {
        let places = (0..pairs).flat_map(Place::of_pair);
        let mut found = BTreeMap::new();
        for place in places {
            if let Some(result) = self.game(place)? {
                found.insert(place, result);
            }
        }
        Ok(found)
    }

    fn game(&self, place: Place) -> Result<Option<(Points, bool)>, Failure> {
        let path = self.path(place);
        let bad = |what: String| {
            Failure::bad_input("bad-saved-game", format!("{}: {what}", path.display()))
                .help("remove the file to play this game again, or save to another folder")
        };
        let text = match bounded::read_file(&path) {
            Ok(text) => text,
            Err(NotRead::Io(error)) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(why) => return Err(bad(why.to_string())),
        };
        let record = read_jrn(&text).map_err(|error| bad(error.to_string()))?;
        let game = Game::from_record(&record).map_err(|error| bad(error.to_string()))?;
        if game.tag("Match") != Some(&self.terms) || game.tag("Round") != Some(&place.number().to_string()) {
            let there = game.tag("Match").unwrap_or("no match at all");
            return Err(bad("the game belongs to another match".to_owned())
                .help(format!("there: {there}"))
                .help(format!("here: {}", self.terms)));
        }
        place.points(&game).map(Some).ok_or_else(|| bad("the game has no result".to_owned()))
    }

    /// Keeps the record of a game that is over. Whoever looks finds a whole file or none.
    pub fn keep(&self, place: Place, game: &Game) -> Result<(), Failure> {
        let path = self.path(place);
        whole_file::write(&path, &write_jrn(&game.record())).map_err(|error| {
            Failure::bad_input("unwritable-file", format!("cannot write {}: {error}", path.display()))
        })
    }
}
