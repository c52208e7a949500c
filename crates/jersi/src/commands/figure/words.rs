//! What is said about figures, in English and French.

use jersi_game::Ending;
use jersi_rules::record::{GameResult, Termination};
use jersi_rules::{Color, Lang, Position, Stage};

use crate::record_file::Course;

/// A moment in a sentence, for those who do not see the figure: `JERSI 4.8, turn 13, White to play`.
pub fn moment(position: &Position, lang: Lang) -> String {
    let (edition, number) = (position.edition(), position.turn_number());
    if let Some(outcome) = position.outcome() {
        return format!("JERSI {edition}, {}", joined(&outcome.say(edition, lang)));
    }
    let white = position.decider() == Color::White;
    let number = match (position.stage(), lang) {
        (Stage::Setting, Lang::En) => "the setting".to_owned(),
        (Stage::Setting, Lang::Fr) => "la mise en place".to_owned(),
        (_, Lang::En) => format!("turn {number}"),
        (_, Lang::Fr) => format!("tour {number}"),
    };
    let player = match (white, lang) {
        (true, Lang::En) => "White to play",
        (false, Lang::En) => "Black to play",
        (true, Lang::Fr) => "à Blanc de jouer",
        (false, Lang::Fr) => "à Noir de jouer",
    };
    format!("JERSI {edition}, {number}, {player}")
}

/// Between a sentence and what explains it.
pub const fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ": ",
        Lang::Fr => "\u{a0}: ",
    }
}

/// A turn with the number of its pair, as in records: `7. a2-b2` for White, `7… h4-h3` for Black.
pub fn numbered(before: &Position, turn: &str) -> String {
    if before.stage() == Stage::Setting {
        return turn.to_owned();
    }
    let pair = before.turn_number().div_ceil(2);
    let sign = if before.to_move() == Color::White { '.' } else { '…' };
    format!("{pair}{sign} {turn}")
}

/// The headline of a game: who played, or else what it was.
pub fn headline(course: &Course, lang: Lang) -> String {
    let tag = |name| course.file.record.tags.get(name).filter(|value| !value.is_empty() && *value != "?");
    match (tag("White"), tag("Black"), tag("Event")) {
        (None, None, Some(event)) => event.to_owned(),
        (None, None, None) => match lang {
            Lang::En => "A game of JERSI".to_owned(),
            Lang::Fr => "Une partie de JERSI".to_owned(),
        },
        (white, black, _) => format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
    }
}

/// What stands under it: the game, and how it ended.
pub fn details(course: &Course, lang: Lang) -> Vec<String> {
    let record = &course.file.record;
    let tag = |name| record.tags.get(name).filter(|value| !value.is_empty() && *value != "?");
    let rules = course.replay.start.rules();
    let edition = rules.edition();
    let mut about = vec![match lang {
        Lang::En => format!("JERSI, edition {edition}"),
        Lang::Fr => format!("JERSI, édition {edition}"),
    }];
    if edition.has_reserve() && !rules.reserve() {
        about.push(if lang == Lang::En { "without reserve" } else { "sans réserve" }.to_owned());
    }
    if rules.ransom() {
        about.push(if lang == Lang::En { "with ransom" } else { "avec rançon" }.to_owned());
    }
    let has_players = tag("White").or(tag("Black")).is_some();
    about.extend(tag("Event").filter(|_| has_players).map(str::to_owned));
    about.extend(tag("Site").map(str::to_owned));
    about.extend(tag("Date").map(str::to_owned));
    let mut lines = vec![about.join(" · ")];
    lines.extend(ending(course).map(|ending| capital(&joined(&ending.say(edition, lang)))));
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

/// The colon of a French sentence stays on the line of the word before it.
fn joined(sentence: &str) -> String {
    sentence.replace(" :", "\u{a0}:")
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The foot of a page.
pub fn foot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "JERSI, a game by Lucas Borboleta",
        Lang::Fr => "JERSI, un jeu de Lucas Borboleta",
    }
}

/// The caption of the first diagram, if it is the beginning of the game.
pub const fn beginning(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The beginning",
        Lang::Fr => "Le début",
    }
}
