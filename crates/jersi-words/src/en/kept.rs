//! What is said of kept games: the list of them, and what can be done with one.

use jersi_rules::Color;

use super::English;
use super::table::name;
use crate::{GameDone, GameTrouble, Held, KeptGame, KeptWords, NoSuchGame, ScreenWords, TableWords};

impl KeptWords for English {
    fn kept_game(&self, kept: &KeptGame) -> String {
        let mut parts = Vec::new();
        match &kept.game {
            Err(why) => parts.push(format!("cannot be read: {why}")),
            Ok(game) => {
                let edition = game.rules().edition();
                let [white, black] = Color::BOTH.map(|color| match game.players()[color].name.as_str() {
                    "" => name(color).into_owned(),
                    known => known.to_owned(),
                });
                parts.extend(kept.name().map(|name| format!("\"{name}\"")));
                parts.push(format!("{white} – {black}"));
                parts.push(format!("JERSI {edition}"));
                parts.push(match game.turns().len() {
                    0 => "no turn".to_owned(),
                    1 => "1 turn".to_owned(),
                    turns => format!("{turns} turns"),
                });
                parts.push(match game.ending() {
                    Some(ending) => self.ending(ending, game.rules()),
                    None => self.turn_of(game.position().decider(), false).trim_end_matches('.').to_owned(),
                });
                parts.extend(game.tag("Date").map(str::to_owned));
            }
        }
        match kept.held {
            Held::Nobody => {}
            Held::Here => parts.push("at this board".to_owned()),
            Held::Elsewhere => parts.push("being played elsewhere".to_owned()),
        }
        parts.join(", ")
    }

    fn no_such_game(&self, which: &str, why: &NoSuchGame) -> String {
        match why {
            NoSuchGame::None => {
                format!("no kept game is called {which:?}; the list tells their numbers, names and ids")
            }
            NoSuchGame::Several(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
                format!("{which:?} may be any of the games {}; say its number", numbers.join(", "))
            }
        }
    }

    fn game_done(&self, done: GameDone, game: &str) -> String {
        match done {
            GameDone::Renamed => format!("The game is called {game} now."),
            GameDone::Deleted => format!("Deleted: {game}"),
            GameDone::Imported => format!("Brought in as {game}"),
        }
    }

    fn game_trouble(&self, trouble: GameTrouble) -> String {
        let text = match trouble {
            GameTrouble::NoneKept => "No game is kept.",
            GameTrouble::IsHere => "this game is at the board",
            GameTrouble::IsElsewhere => "another program plays this game; wait until it lets go of it",
            GameTrouble::Forms => {
                "write `games`, or behind it: continue N, rename N NAME, delete N, export N FILE, import FILE"
            }
            GameTrouble::WhichName => "write the new name behind the game",
            GameTrouble::WhichToContinue => {
                "several unfinished games are kept; write its number behind --continue"
            }
            GameTrouble::DeleteUnasked => "nobody is there to be asked; --yes deletes the game",
            GameTrouble::NoFolder => "neither JERSI_HOME nor XDG_DATA_HOME nor HOME names a folder for games",
        };
        text.to_owned()
    }

    fn delete_question(&self, game: &str) -> String {
        format!("Delete this game for good? {game}")
    }

    fn would_delete(&self, game: &str, typed: &str) -> String {
        format!("`{typed}` deletes this game for good: {game}")
    }

    fn would_overwrite(&self, file: &str, typed: &str) -> String {
        format!("{file} is there already; `{typed}` replaces it")
    }

    fn no_or_yes(&self) -> String {
        "[y/N]".to_owned()
    }
}
