//! What the screen asks of the house it stands in: files and new games.

use jersi_game::{Game, TimeControl};
use jersi_rules::Edition;
use jersi_table::{PlayerSpec, Table};

/// A game that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct NewGame {
    /// By which rules.
    pub edition: Edition,
    /// How it begins, by the identifier of the setting.
    pub setting: &'static str,
    /// What a random setting is shuffled by; by chance if nothing is said.
    pub seed: Option<u64>,
    /// Whether the free setting is played with the guardian, where that is a choice.
    pub guardian: bool,
    /// Whether there is a reserve, where that is a choice.
    pub reserve: bool,
    /// Whether a captured king costs a ransom, where that is a choice.
    pub ransom: bool,
    /// Who plays White.
    pub white: PlayerSpec,
    /// Who plays Black.
    pub black: PlayerSpec,
    /// Whether the lot decides which of the two is White.
    pub lot: bool,
    /// How much time there is.
    pub clock: TimeControl,
    /// Whether endless games end in a tie.
    pub adjudicate: bool,
}

/// Why a game was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// Another record is there; the question whether to replace it.
    Exists(String),
    /// It cannot be done; why.
    Refused(String),
}

/// The house: it knows files, chance and the date. What goes wrong is told in a sentence.
pub trait Host {
    /// A new game.
    fn begin(&mut self, new: &NewGame) -> Result<Table, String>;

    /// Keeps the game after a turn; a warning if that fails.
    fn keep(&mut self, game: &Game) -> Option<String>;

    /// Leaves the game for another one; it stays kept.
    fn leave(&mut self, game: &Game) -> Option<String>;

    /// Takes the unfinished game that was offered.
    fn take_kept(&mut self) -> Option<Table>;

    /// Does not want it; it is not offered again.
    fn decline_kept(&mut self);

    /// Writes the game into a file; says where. Another record that is there is replaced only if that is wanted.
    fn save(&mut self, path: &str, game: &Game, replace: bool) -> Result<String, NotSaved>;

    /// Reads the game of a file, beside the one that is played, and what there is to tell of it.
    fn open(&mut self, path: &str, beside: &Game) -> Result<(Table, Option<String>), String>;
}
