//! What was found, written into the record.

use jersi_engine::Judgement;
use jersi_rules::record::{Record, WrittenTurn};
use jersi_rules::{Color, Lang};

use crate::analysis::{Analysis, Slip};
use crate::lines::score_mark;
use crate::words::{color_name, judgement_name};

/// Writes scores, names of slips and better turns into a record.
pub fn annotate(record: &mut Record, analysis: &Analysis, lang: Lang) {
    for (written, judged) in record.turns.iter_mut().zip(&analysis.turns) {
        forget_marks(written);
        let mut words = Vec::new();
        words.extend(judged.score.map(|score| format!("[%eval {}]", score_mark(score))));
        words.extend(judged.slip.as_ref().map(|slip| remark(slip, judged.player, lang)));
        let comment = words.join(" ");
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
    rest.is_empty()
        || Judgement::ALL.into_iter().any(|judgement| {
            [Lang::En, Lang::Fr]
                .into_iter()
                .any(|lang| rest.contains(&format!("{}{}", judgement_name(judgement, lang), colon(lang))))
        }) && rest.ends_with("%.")
}

fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ":",
        Lang::Fr => " :",
    }
}

/// A sentence on a slip. In a ransom it may be that of the other player, who is named then.
fn remark(slip: &Slip, player: Color, lang: Lang) -> String {
    let percent = |share: f64| (share * 100.0).round();
    let (best, now) = (percent(slip.chances.0), percent(slip.chances.1));
    let who = if slip.player == player {
        String::new()
    } else {
        format!("{}{} ", color_name(slip.player, lang), colon(lang))
    };
    let what = format!("{who}{}{}", judgement_name(slip.judgement, lang), colon(lang));
    match lang {
        Lang::En => format!("{what} the winning chance falls from {best}% to {now}%."),
        Lang::Fr => format!("{what} les chances de gain tombent de {best} % à {now} %."),
    }
}
