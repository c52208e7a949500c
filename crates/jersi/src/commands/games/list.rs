//! The list of kept games, for people and for programs.

use jersi_rules::Color;
use jersi_words::{GameTrouble, Held, KeptGame, PlayWords};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::foreign_text;
use crate::kept_games::Shelf;
use crate::output;

/// Prints the list.
pub fn print(
    games: &[KeptGame],
    shelf: Shelf<'_>,
    words: &'static dyn PlayWords,
    as_json: bool,
) -> Result<(), Failure> {
    if as_json {
        return games.iter().try_for_each(|game| output::carry_json(&to_json(game, shelf)));
    }
    if games.is_empty() {
        return output::print(&(words.game_trouble(GameTrouble::NoneKept) + "\n"));
    }
    let lines = games.iter().map(|game| line(game, words) + "\n");
    output::print(&lines.collect::<String>())
}

/// A game in a line, with its number.
pub fn line(game: &KeptGame, words: &'static dyn PlayWords) -> String {
    format!("{:>3}  {}", game.number, foreign_text::line(&words.kept_game(game)))
}

fn to_json(kept: &KeptGame, shelf: Shelf<'_>) -> Value {
    let mut object = json!({
        "number": kept.number,
        "id": kept.id,
        "file": shelf.path(&kept.id).display().to_string(),
        "busy": kept.held == Held::Elsewhere,
    });
    match &kept.game {
        Err(why) => object["error"] = json!(why),
        Ok(game) => {
            let name = |color: Color| game.players()[color].name.clone();
            let color = |color: Color| if color == Color::White { "white" } else { "black" };
            object["name"] = json!(kept.name());
            object["edition"] = json!(game.rules().edition().id());
            object["white"] = json!(name(Color::White));
            object["black"] = json!(name(Color::Black));
            object["date"] = json!(game.tag("Date"));
            object["turns"] = json!(game.turns().len());
            let goes_on = game.ending().is_none();
            object["decides"] = json!(goes_on.then(|| color(game.position().decider())));
            object["over"] = json!(!goes_on);
        }
    }
    object
}
