//! What the screen and line mode ask of the house they stand in: files and new games.

use std::path::PathBuf;

use jersi_game::Game;
use jersi_table::{Opening, Table};
use jersi_words::KeptGame;

/// Why a game was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// Another record is there, in this file, and nobody said that it may be replaced.
    Exists(PathBuf),
    /// It cannot be done; why.
    Refused(String),
}

/// The game of a file.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The game, and who sits where.
    pub table: Table,
    /// The file.
    pub path: PathBuf,
    /// What there is to tell of it.
    pub news: Option<String>,
}

/// What there is to tell of keeping a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeepNews {
    /// It failed, and will be tried again.
    Failed(String),
    /// It had failed before, and the whole game is kept now.
    Again(String),
}

/// A game that is left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Farewell {
    /// It could not be kept before, and is now.
    pub again: Option<String>,
    /// What of it is not kept, with its record: it is nowhere else.
    pub not_kept: Option<String>,
    /// Where it is kept, if all of it is.
    pub path: Option<PathBuf>,
}

/// The kept games. Another program that plays one keeps it meanwhile; what is not done is told in a sentence.
pub trait GameShelf {
    /// All of them, the latest first.
    fn games(&self) -> Result<Vec<KeptGame>, String>;

    /// Takes a game to go on with: the next [`Files::leave`] makes it the one that is kept.
    fn pick_game(&mut self, id: &str) -> Result<Table, String>;

    /// Gives a game that is not at this board another name.
    fn rename_game(&mut self, id: &str, name: &str) -> Result<(), String>;

    /// Deletes a game for good.
    fn delete_game(&mut self, id: &str) -> Result<(), String>;

    /// Writes a game into a file that somebody typed; which it is.
    fn export_game(&mut self, id: &str, file: &str, replace: bool) -> Result<PathBuf, NotSaved>;

    /// Keeps the game of a file that somebody typed.
    fn import_game(&mut self, file: &str) -> Result<KeptGame, String>;
}

/// What is kept of games, and where. What goes wrong is told in a sentence.
pub trait Files: GameShelf {
    /// Keeps the game after a turn; what there is to tell of that.
    fn keep(&mut self, game: &Game) -> Option<KeepNews>;

    /// Where the game is kept, if all of it is.
    fn kept_in(&self) -> Option<PathBuf>;

    /// Keeps the game a last time and leaves it.
    fn leave(&mut self, game: &Game) -> Farewell;

    /// Writes the game into a file that somebody typed; which it is. Another record that is there is replaced only if
    /// that is wanted.
    fn save(&mut self, name: &str, game: &Game, replace: bool) -> Result<PathBuf, NotSaved>;

    /// Reads the game of a file that somebody typed, beside the one that is played.
    fn open(&mut self, name: &str, beside: &Game) -> Result<Opened, String>;
}

/// The house of the full screen.
pub trait Host: Files {
    /// A new game.
    fn begin(&mut self, opening: &Opening) -> Result<Table, String>;

    /// Takes the unfinished game that was offered, unless somebody who plays it is not there.
    fn take_kept(&mut self) -> Result<Option<Table>, String>;

    /// Does not want it; it is not offered again, and stays kept. What there is to tell of that.
    fn decline_kept(&mut self) -> Option<String>;
}

/// Why a line of options begins no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotBegun {
    /// They ask for help, which is this.
    Help(String),
    /// They are wrong, or there is no such game; why.
    Refused(String),
}

/// The house of line mode.
pub trait LineHost: Files {
    /// A new game by options as on the command line; without any, one like the last.
    fn begin(&mut self, options: Vec<String>) -> Result<Table, NotBegun>;
}
