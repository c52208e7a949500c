//! Writes JRN.

use super::escape::{comment, quoted};
use super::lines::Words;
use super::{JRN_VERSION, VERSION_TAG, is_plain_name, is_plain_turn};
use crate::edition::Edition;
use crate::piece::Color;
use crate::record::{GameResult, Record, WrittenTurn};
use crate::turn_label::TurnLabel;

/// Writes a record in our own format. Reading it again gives the same record, whatever is in it.
pub fn write_jrn(record: &Record) -> String {
    let mut text = format!("[{VERSION_TAG} \"{JRN_VERSION}\"]\n");
    for (name, value) in record.tags.iter().filter(|(name, _)| *name != VERSION_TAG) {
        let name = if is_plain_name(name) { name.to_owned() } else { quoted(name) };
        text.extend(["[", &name, " ", &quoted(value), "]\n"]);
    }
    text.push('\n');
    let mut words = Words::default();
    for preface in &record.preface {
        words.comment(&comment(preface));
    }
    push_line(&mut words, &record.turns, Count::at_start(record));
    if let Some(score) = score(record) {
        words.word(&score);
    }
    text.push_str(&words.wrapped());
    text
}

/// The score at the end, `*` if the game is not over. The points of an unknown edition are not known.
fn score(record: &Record) -> Option<String> {
    let edition = record.tags.get("Edition").and_then(Edition::from_id);
    match record.tags.get("Result").and_then(GameResult::from_id) {
        Some(result) => edition.map(|edition| result.score(edition)),
        None => Some("*".to_owned()),
    }
}

/// Which number comes next.
#[derive(Clone, Copy)]
struct Count {
    pair: u32,
    to_move: Color,
    /// Whether shapes are still being placed; placements have no number.
    placing: bool,
}

impl Count {
    /// From the tags, by their looks alone: whether the position is a good one is not asked here.
    fn at_start(record: &Record) -> Count {
        let hunts = record.tags.get("Edition").and_then(Edition::from_id).is_some_and(Edition::hunts);
        let position = record.tags.get("Position").unwrap_or_default();
        let to_move =
            if position.split_whitespace().nth(1) == Some("b") { Color::Black } else { Color::White };
        let turn: u16 = position.split_whitespace().nth(4).and_then(|field| field.parse().ok()).unwrap_or(1);
        Count { pair: TurnLabel::pair_of(turn.max(1), to_move).into(), to_move, placing: hunts }
    }

    /// Whether this turn takes no number: a placement, or the rest of a turn with a ransom.
    fn passes(&mut self, turn: &WrittenTurn) -> bool {
        self.placing &= turn.text.contains(':');
        self.placing || turn.text.starts_with(['#', '$', '/'])
    }

    fn next(&mut self) {
        self.pair += u32::from(self.to_move == Color::Black);
        self.to_move = self.to_move.other();
    }
}

fn push_line(words: &mut Words, turns: &[WrittenTurn], mut count: Count) {
    // Black's turn has a number of its own only where White's does not stand right before it.
    let mut interrupted = true;
    for turn in turns {
        let before = count;
        if !count.passes(turn) {
            match count.to_move {
                Color::White => words.word(&format!("{}.", count.pair)),
                Color::Black if interrupted => words.word(&format!("{}...", count.pair)),
                Color::Black => {}
            }
            count.next();
        }
        let plain = is_plain_turn(&turn.text);
        words.word(&if plain { turn.text.clone() } else { quoted(&turn.text) });
        for text in &turn.comments {
            words.comment(&comment(text));
        }
        for variation in &turn.variations {
            words.open('(');
            push_line(words, variation, before);
            words.close(')');
        }
        interrupted = !(turn.comments.is_empty() && turn.variations.is_empty());
    }
}
