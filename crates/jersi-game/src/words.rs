//! Sentences that every face of the game says.

use jersi_rules::Lang;

use crate::game::Game;

/// A sentence as people write it: a capital, unless it begins with a cell, and a full stop.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let is_cell = letters.clone().next().is_some_and(|second| second.is_ascii_digit());
    let mut whole = String::with_capacity(text.len() + 1);
    if is_cell {
        whole.push(first);
    } else {
        whole.extend(first.to_uppercase());
    }
    whole.push_str(letters.as_str());
    if !whole.ends_with(['.', '?', '…']) {
        whole.push('.');
    }
    whole
}

/// Whether to go on with a kept game.
pub fn continue_question(game: &Game, lang: Lang) -> String {
    let edition = game.rules().edition();
    let turns = game.turns().len();
    let date = game.tag("Date").map(|date| match lang {
        Lang::En => format!(" of {date}"),
        Lang::Fr => format!(" du {date}"),
    });
    let date = date.unwrap_or_default();
    match lang {
        Lang::En => {
            let s = if turns == 1 { "" } else { "s" };
            format!("Continue the game{date}? Edition {edition}, {turns} turn{s} played.")
        }
        Lang::Fr => {
            let s = if turns < 2 { "" } else { "s" };
            format!("Continuer la partie{date} ? Édition {edition}, {turns} tour{s} joué{s}.")
        }
    }
}
