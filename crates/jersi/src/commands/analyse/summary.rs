//! What was found in short, for people and for programs.

use std::fmt::Write;

use jersi_engine::{Judgement, Score, Verdict};
use jersi_rules::Color;
use jersi_rules::record::{Record, Replay};
use jersi_study::{Analysis, JudgedTurn};
use jersi_words::CommandWords;
use serde_json::{Value, json};

use crate::foreign_text;

/// A line for each player.
pub fn text(record: &Record, analysis: &Analysis, words: &dyn CommandWords) -> String {
    let mut text = String::new();
    for player in Color::BOTH {
        let tally = analysis.tally(player);
        let name = record.tags.get(tag(player)).filter(|name| !name.is_empty() && *name != "?");
        let who = match name {
            Some(name) => format!("{} ({})", words.color(player), foreign_text::line(name)),
            None => words.color(player),
        };
        let accuracy = tally.accuracy.map_or("–".to_owned(), |share| format!("{:.0}", share * 100.0));
        let line = words.accuracy(&who, &accuracy, tally.slips);
        writeln!(text, "{line}").expect("writing to a string does not fail");
    }
    text
}

const fn tag(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// All that was found.
pub fn json(record: &Record, replay: &Replay, analysis: &Analysis) -> Value {
    let player = |player: Color| {
        let tally = analysis.tally(player);
        let [inaccuracies, mistakes, blunders] = tally.slips;
        json!({
            "name": record.tags.get(tag(player)), "accuracy": tally.accuracy,
            "inaccuracies": inaccuracies, "mistakes": mistakes, "blunders": blunders,
        })
    };
    let rules = replay.start.rules();
    json!({
        "edition": rules.edition().id(),
        "variant": rules.variant_words(),
        "white": player(Color::White),
        "black": player(Color::Black),
        "turns": analysis.turns.iter().enumerate().map(turn).collect::<Vec<_>>(),
        "nodes": analysis.nodes,
    })
}

fn turn((n, turn): (usize, &JudgedTurn)) -> Value {
    let loss = turn.decisions.iter().filter(|decision| decision.player == turn.player);
    json!({
        "number": n + 1,
        "player": turn.player.id(),
        "turn": turn.text,
        "score": turn.score.map(score),
        "chance": turn.chance,
        "loss": loss.map(|decision| decision.loss).sum::<f64>(),
        "judgement": turn.slip.as_ref().map(|slip| Judgement::id(slip.judgement)),
        "by": turn.slip.as_ref().map(|slip| slip.player.id()),
        "better": turn.slip.as_ref().map(|slip| &slip.better),
    })
}

/// A score for White: units, or who wins in how many turns.
fn score(score: Score) -> Value {
    match score.verdict() {
        Verdict::Units(units) => json!({ "units": units }),
        Verdict::WinIn(turns) => json!({ "winner": "white", "turns": turns }),
        Verdict::LossIn(turns) => json!({ "winner": "black", "turns": turns }),
    }
}
