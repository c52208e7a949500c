//! What was found, written into the record.

use jersi_engine::{Judgement, Score, Verdict};
use jersi_rules::record::{Record, WrittenTurn};
use jersi_rules::{Color, Lang};

use super::judge::{Analysis, Slip};

/// Writes scores, names of slips and better turns into a record.
pub fn annotate(record: &mut Record, analysis: &Analysis, lang: Lang) {
    for (written, judged) in record.turns.iter_mut().zip(&analysis.turns) {
        forget_marks(written);
        let mut words = Vec::new();
        words.extend(judged.score.map(|score| format!("[%eval {}]", value(score))));
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
                .any(|lang| rest.contains(&format!("{}{}", name(judgement, lang), colon(lang))))
        }) && rest.ends_with("%.")
}

/// A score in cubes, or the turns to a forced end.
fn value(score: Score) -> String {
    match score.verdict() {
        Verdict::Units(units) => format!("{:.2}", f64::from(units) / 100.0),
        Verdict::WinIn(turns) => format!("#{turns}"),
        Verdict::LossIn(turns) => format!("#-{turns}"),
    }
}

/// What a slip is called.
pub fn name(judgement: Judgement, lang: Lang) -> &'static str {
    match (judgement, lang) {
        (Judgement::Inaccuracy, Lang::En) => "Inaccuracy",
        (Judgement::Mistake, Lang::En) => "Mistake",
        (Judgement::Blunder, Lang::En) => "Blunder",
        (Judgement::Inaccuracy, Lang::Fr) => "Imprécision",
        (Judgement::Mistake, Lang::Fr) => "Erreur",
        (Judgement::Blunder, Lang::Fr) => "Gaffe",
    }
}

fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ":",
        Lang::Fr => " :",
    }
}

/// `White`, `Noir`.
pub fn color(color: Color, lang: Lang) -> &'static str {
    match (color, lang) {
        (Color::White, Lang::En) => "White",
        (Color::Black, Lang::En) => "Black",
        (Color::White, Lang::Fr) => "Blanc",
        (Color::Black, Lang::Fr) => "Noir",
    }
}

/// A sentence on a slip. In a ransom it may be that of the other player, who is named then.
fn remark(slip: &Slip, player: Color, lang: Lang) -> String {
    let percent = |share: f64| (share * 100.0).round();
    let (best, now) = (percent(slip.chances.0), percent(slip.chances.1));
    let who = if slip.player == player {
        String::new()
    } else {
        format!("{}{} ", color(slip.player, lang), colon(lang))
    };
    let what = format!("{who}{}{}", name(slip.judgement, lang), colon(lang));
    match lang {
        Lang::En => format!("{what} the winning chance falls from {best}% to {now}%."),
        Lang::Fr => format!("{what} les chances de gain tombent de {best} % à {now} %."),
    }
}
