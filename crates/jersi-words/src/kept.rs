//! What is said of kept games: the list of them, and what can be done with one.

use jersi_game::Game;

use crate::ScreenWords;

/// A kept game, as it is listed.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Its place in the list; the latest game is number 1.
    pub number: usize,
    /// What it is called for good: `2026-11-15-095059-1`.
    pub id: String,
    /// Who has it.
    pub held: Held,
    /// The game, or why it cannot be read.
    pub game: Result<Game, String>,
}

/// Who has a kept game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Held {
    /// Nobody plays it now.
    #[default]
    Nobody,
    /// It is at the board of this program.
    Here,
    /// Another program plays it.
    Elsewhere,
}

/// The tag of a record that a kept game is named by.
pub const NAME_TAG: &str = "Event";

impl KeptGame {
    /// The name that somebody gave it.
    pub fn name(&self) -> Option<&str> {
        self.game.as_ref().ok()?.tag(NAME_TAG).filter(|name| !name.is_empty())
    }

    /// Whether it can be gone on with.
    pub fn is_unfinished(&self) -> bool {
        self.game.as_ref().is_ok_and(|game| game.ending().is_none())
    }

    /// The game that somebody means: by its number, its name, its id, or the beginning of that.
    pub fn find<'a>(games: &'a [KeptGame], which: &str) -> Result<&'a KeptGame, NoSuchGame> {
        let which = which.trim();
        if let Ok(number) = which.parse::<usize>()
            && let Some(found) = games.iter().find(|game| game.number == number)
        {
            return Ok(found);
        }
        let named = |game: &&KeptGame| {
            game.id == which || game.name().is_some_and(|name| name.to_lowercase() == which.to_lowercase())
        };
        let begun = |game: &&KeptGame| which.contains('-') && game.id.starts_with(which);
        for found in [games.iter().filter(named).collect::<Vec<_>>(), games.iter().filter(begun).collect()] {
            match found.as_slice() {
                [] => {}
                [one] => return Ok(one),
                several => return Err(NoSuchGame::Several(several.iter().map(|game| game.number).collect())),
            }
        }
        Err(NoSuchGame::None)
    }
}

/// Why no game is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSuchGame {
    /// There is none.
    None,
    /// There are several, with these numbers.
    Several(Vec<usize>),
}

/// What was done with a kept game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameDone {
    /// It has another name.
    Renamed,
    /// It is gone.
    Deleted,
    /// It was brought in.
    Imported,
}

/// Why something is not done with kept games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameTrouble {
    /// There is no kept game at all.
    NoneKept,
    /// It is at the board.
    IsHere,
    /// Another program plays it.
    IsElsewhere,
    /// How the word `games` is typed.
    Forms,
    /// No name was given.
    WhichName,
    /// Several unfinished games are kept.
    WhichToContinue,
    /// Nobody is there to be asked.
    DeleteUnasked,
    /// No data folder is named.
    NoFolder,
}

jersi_rules::catalogue! {
    /// What is said of kept games.
    pub trait KeptWords: ScreenWords {
        /// A kept game in a line: its name, who plays, which rules, how far it is.
        fn kept_game(&self, kept: &KeptGame) -> String;

        /// Nobody knows which game is meant.
        fn no_such_game(&self, which: &str, why: &NoSuchGame) -> String;

        /// Something was done with a game, which is told by its line or its name.
        fn game_done(&self, done: GameDone, game: &str) -> String;

        /// Why something is not done.
        fn game_trouble(&self, trouble: GameTrouble) -> String;

        /// Whether to delete a game, which is told by its line.
        fn delete_question(&self, game: &str) -> String;

        /// The answers to that.
        fn no_or_yes(&self) -> String;

        /// A game would be deleted, which is told by its line; what must be typed for that.
        fn would_delete(&self, game: &str, typed: &str) -> String;

        /// A file is there already; what must be typed to replace it.
        fn would_overwrite(&self, file: &str, typed: &str) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{ByColor, Edition, Lang, Rules, Setting};

    fn kept(number: usize, id: &str, name: &str) -> KeptGame {
        let edition = Edition::V4_8;
        let mut game = Game::new(Rules::new(edition), Setting::usual(edition), ByColor::default());
        game.set_tag(NAME_TAG, name);
        KeptGame { number, id: id.to_owned(), held: Held::Nobody, game: Ok(game) }
    }

    #[test]
    fn a_game_is_meant_by_its_number_name_or_id() {
        let games = [
            kept(1, "2026-11-16-000000-1", "Sunday"),
            kept(2, "2026-11-15-095059-10", "7"),
            kept(3, "2026-11-15-095059-1", ""),
        ];
        let find = |which: &str| KeptGame::find(&games, which).map(|game| game.number);
        for (which, number) in
            [("1", 1), (" sunday ", 1), ("7", 2), ("2026-11-16", 1), ("2026-11-15-095059-1", 3)]
        {
            assert_eq!(find(which), Ok(number), "{which}");
        }
        assert_eq!(find("2026-11-15"), Err(NoSuchGame::Several(vec![2, 3])));
        for which in ["4", "", "Monday", "2026"] {
            assert_eq!(find(which), Err(NoSuchGame::None), "{which}");
        }
    }

    #[test]
    fn a_line_tells_all_that_one_wants_to_know() {
        let [english, french] = Lang::ALL.map(crate::play);
        let mut game = kept(1, "x", "Sunday");
        assert_eq!(english.kept_game(&game), "\"Sunday\", White – Black, JERSI 4.8, no turn, White's turn");
        game.held = Held::Elsewhere;
        let told = "« Sunday », Blanc – Noir, JERSI 4.8, aucun tour, à Blanc, jouée ailleurs";
        assert_eq!(french.kept_game(&game), told);
        game.game = Err("turn 1: no".to_owned());
        assert_eq!(english.kept_game(&game), "cannot be read: turn 1: no, being played elsewhere");
    }
}
