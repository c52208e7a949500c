//! What is said about figures, put together from its catalogue.

use jersi_game::Ending;
use jersi_rules::Position;
use jersi_rules::record::{GameResult, Termination};
use jersi_words::{CommandWords, capital, variant_names};

use crate::record_file::Course;

/// The catalogue of the figure's language.
pub type Words = &'static dyn CommandWords;

/// A moment in a sentence, for those who do not see the figure: `JERSI 4.8, turn 13, White to play`.
pub fn moment(position: &Position, words: Words) -> String {
    let edition = position.edition();
    if let Some(outcome) = position.outcome() {
        return format!("JERSI {edition}, {}", outcome.say(position.rules(), words.lang()));
    }
    format!("JERSI {edition}, {}", words.moment(position))
}

/// A turn with the number of its pair, as in records: `7. a2-b2` for White, `7… h4-h3` for Black.
pub fn numbered(before: &Position, turn: &str) -> String {
    before.turn_label().numbered(turn)
}

/// The headline of a game: who played, or else what it was.
pub fn headline(course: &Course, words: Words) -> String {
    let tag = |name| course.file.record.tags.get(name).filter(|value| !value.is_empty() && *value != "?");
    match (tag("White"), tag("Black"), tag("Event")) {
        (None, None, Some(event)) => event.to_owned(),
        (None, None, None) => words.a_game(),
        (white, black, _) => format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
    }
}

/// What stands under it: the game, and how it ended.
pub fn details(course: &Course, words: Words) -> Vec<String> {
    let record = &course.file.record;
    let tag = |name| record.tags.get(name).filter(|value| !value.is_empty() && *value != "?");
    let rules = course.replay.start.rules();
    let edition = rules.edition();
    let mut about = vec![words.game_of_edition(edition)];
    about.extend(variant_names(rules, words.lang()).map(jersi_rules::lang::Said::into_owned));
    let has_players = tag("White").or(tag("Black")).is_some();
    about.extend(tag("Event").filter(|_| has_players).map(str::to_owned));
    about.extend(tag("Site").map(str::to_owned));
    about.extend(tag("Date").map(str::to_owned));
    let mut lines = vec![about.join(" · ")];
    lines.extend(ending(course).map(|ending| capital(&words.ending(ending, rules))));
    lines
}

/// How a game ended: by the rules, or by what the record tells.
fn ending(course: &Course) -> Option<Ending> {
    if let Some(outcome) = course.replay.outcome() {
        return Some(Ending::by_rules(outcome));
    }
    let told = course.file.record.termination().filter(|told| !matches!(told, Termination::Rules(_)))?;
    let result: Option<GameResult> = course.file.record.result();
    Ending::outside(told, result)
}
