//! What was found, written into the record.

use jersi_engine::Judgement;
use jersi_rules::record::{Record, WrittenTurn};
use jersi_rules::{Color, Lang};
use jersi_words::CommandWords;

use crate::analysis::{Analysis, Slip};
use crate::lines::score_mark;

/// Writes scores, names of slips and better turns into a record.
pub fn annotate(record: &mut Record, analysis: &Analysis, words: &dyn CommandWords) {
    for (written, judged) in record.turns.iter_mut().zip(&analysis.turns) {
        forget_marks(written);
        let mut parts = Vec::new();
        parts.extend(judged.score.map(|score| format!("[%eval {}]", score_mark(score))));
        parts.extend(judged.slip.as_ref().map(|slip| remark(slip, judged.player, words)));
        let comment = parts.join(" ");
        if !comment.is_empty() {
            written.comments.insert(0, comment);
        }
        if let Some(slip) = judged.slip.as_ref().filter(|slip| !slip.better.is_empty()) {
            let line: Vec<WrittenTurn> = slip.better.iter().map(WrittenTurn::new).collect();
            if !written.variations.contains(&line) {
                written.variations.insert(0, line);
            }
        }
    }
}

/// A record that is analysed again loses its old scores and what stood beside them.
fn forget_marks(written: &mut WrittenTurn) {
    written.comments.retain(|comment| !(comment.starts_with("[%eval ") && is_ours(comment)));
    for comment in &mut written.comments {
        let parts = comment.split_once("[%eval ").and_then(|(before, rest)| {
            let (_, after) = rest.split_once(']')?;
            Some(format!("{before}{}", after.trim_start()))
        });
        if let Some(without) = parts {
            *comment = without;
        }
    }
}

/// Whether a comment is nothing but a mark and a remark of ours.
fn is_ours(comment: &str) -> bool {
    let Some((_, rest)) = comment.split_once(']') else { return false };
    let rest = rest.trim();
    let names = |judgement| Lang::ALL.map(|lang| jersi_words::command(lang).slip(judgement));
    rest.is_empty()
        || rest.ends_with("%.") && Judgement::ALL.into_iter().flat_map(names).any(|name| rest.contains(&name))
}

/// A sentence on a slip. In a ransom it may be that of the other player, who is named then.
fn remark(slip: &Slip, player: Color, words: &dyn CommandWords) -> String {
    let percent = |share: f64| (share * 100.0).round();
    let (best, now) = (percent(slip.chances.0), percent(slip.chances.1));
    let who = if slip.player == player { String::new() } else { words.of_player(slip.player) + " " };
    format!("{who}{} {}", words.slip(slip.judgement), words.chance_falls(best, now))
}
