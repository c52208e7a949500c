//! Answers to what is only asked, the same at the full screen and line by line: legal turns, why a turn is legal or not.

use jersi_engine::{Score, chance};
use jersi_explain::{Effort, explain};
use jersi_game::{Ending, GameError};
use jersi_rules::notation::{nearest_turns, normalized, read_turn, sorted_turns, write_decisions};
use jersi_rules::{Lang, Position, Turn};
use jersi_study::short_score;
use jersi_words::Trouble;

use crate::OFFERS;
use crate::line::Refused;
use crate::words::Words;

/// Lines that `best` tells if it is not told how many.
const LINES: usize = 3;
/// Lines that it tells at the most.
const MOST_LINES: usize = 20;

/// Positions that a proof looks at beside a hint: few enough to be done before anybody notices.
const PROOF: u64 = 30_000;

/// What a turn does and threatens, in a sentence or two; empty if there is nothing to say.
pub(crate) fn why_turn(position: &Position, turn: Turn, lang: Lang) -> String {
    let effort = Effort { nodes: PROOF, ..Effort::default() };
    let found = explain(position, &[turn], &effort);
    found.map(|found| jersi_words::explain(lang).explained(&found)).unwrap_or_default()
}

/// A position that something is asked about, and how the game ended if it is its last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    pub position: Position,
    pub ending: Option<Ending>,
}

/// The legal turns that begin with a text.
pub(crate) fn turns(asked: &Asked, start: &str) -> Vec<String> {
    let start = normalized(start);
    let mut turns = if asked.ending.is_some() { Vec::new() } else { sorted_turns(&asked.position) };
    turns.retain(|turn| normalized(turn).starts_with(&start));
    turns
}

/// Texts in columns.
pub(crate) fn in_columns(texts: &[String], columns: usize) -> Vec<String> {
    let width = texts.iter().map(String::len).max().unwrap_or(0) + 2;
    let row = |row: &[String]| {
        let row: Vec<String> = row.iter().map(|text| format!("{text:<width$}")).collect();
        row.concat().trim_end().to_owned()
    };
    texts.chunks((columns / width).max(1)).map(row).collect()
}

/// Whether a turn is legal: as it is written, or the rule that forbids it with turns like it.
pub(crate) fn why(words: Words, asked: &Asked, text: &str) -> Result<String, Refused> {
    if text.is_empty() {
        return Err(Refused::new(words.trouble(Trouble::WhyWhat)));
    }
    if let Some(ending) = asked.ending {
        return Err(Refused::new(words.over_line(ending.reopens())));
    }
    let position = &asked.position;
    match read_turn(position, text) {
        Ok(read) => {
            let legal = words.legal(&write_decisions(position, &read.decisions));
            let outcome = read.after.outcome().map(|outcome| outcome.say(position.rules(), words.lang()));
            Ok(outcome.map(|outcome| format!("{legal}; {outcome}")).unwrap_or(legal))
        }
        Err(fault) => {
            let span = fault.span.clone();
            let refused = Refused::new(words.error(&GameError::Fault { fault })).at(text, span);
            let refused = match nearest_turns(position, text, OFFERS).as_slice() {
                [] => refused,
                near => refused.help(words.near(near)),
            };
            Ok(refused.render(words, None).trim_end().to_owned())
        }
    }
}

/// How many lines `best` asks for.
pub(crate) fn line_count(words: Words, text: &str) -> Result<usize, Refused> {
    let count = match text {
        "" => Some(LINES),
        text => text.parse().ok().filter(|count| (1..=MOST_LINES).contains(count)),
    };
    count.ok_or_else(|| Refused::new(words.trouble(Trouble::BestOfWhat)))
}

/// One of the best lines, by its number from 0.
pub(crate) fn best_line(words: Words, number: usize, score: Score, turns: &[String]) -> String {
    let percent = words.percent(chance(score));
    format!("{:>2}. {:>6} {percent:>5}  {}", number + 1, short_score(score), turns.join(" "))
}
