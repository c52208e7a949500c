//! Lines of decisions as people read them: whole turns in notation, and a score.

use jersi_engine::{Score, Verdict};
use jersi_rules::notation::write_decisions;
use jersi_rules::{Position, Stage, Turn, read_decimal};

/// Legal decisions as turns in notation. Those of a ransom are one turn; the last turn may lack its end.
pub fn whole_turns(position: &Position, decisions: &[Turn]) -> Vec<String> {
    let mut turns = Vec::new();
    let mut start = *position;
    let mut begun: Vec<Turn> = Vec::new();
    let mut now = start;
    for &decision in decisions {
        begun.push(decision);
        now = now.play_legal(decision);
        if is_between_turns(&now) {
            turns.push(write_decisions(&start, &begun));
            begun.clear();
            start = now;
        }
    }
    if !begun.is_empty() {
        turns.push(write_decisions(&start, &begun));
    }
    turns
}

/// Whether no turn is under way.
pub fn is_between_turns(position: &Position) -> bool {
    position.outcome().is_some() || matches!(position.stage(), Stage::Setting | Stage::Turn)
}

/// `+35`, or a forced win or loss with the turns it takes: `#3`, `#-4`.
pub fn short_score(score: Score) -> String {
    match score.verdict() {
        Verdict::Units(units) => format!("{units:+}"),
        Verdict::WinIn(turns) => format!("#{turns}"),
        Verdict::LossIn(turns) => format!("#-{turns}"),
    }
}

/// The score that [`short_score`] writes so.
pub(crate) fn read_score(text: &str) -> Option<Score> {
    match text.strip_prefix('#') {
        Some(turns) => match turns.strip_prefix('-') {
            Some(turns) => turns.parse::<u16>().ok().map(|turns| Score::loss_in(turns.into())),
            None => turns.parse::<u16>().ok().map(|turns| Score::win_in(turns.into())),
        },
        None => text.parse().ok().map(Score::units),
    }
}

/// A score as the mark `[%eval]` has it: in cubes, or the turns to a forced end.
pub fn score_mark(score: Score) -> String {
    match score.verdict() {
        Verdict::Units(units) => format!("{:.2}", f64::from(units) / 100.0),
        _ => short_score(score),
    }
}

/// The score that [`score_mark`] writes so; of other programs, in cubes with whatever places behind the point.
pub(crate) fn read_score_mark(text: &str) -> Option<Score> {
    if text.starts_with('#') {
        return read_score(text);
    }
    let cubes = read_decimal(text)?;
    Some(Score::units((cubes * 100.0).round() as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_there_and_back() {
        for score in [
            Score::DRAW,
            Score::units(-35),
            Score::units(120),
            Score::win_in(3),
            Score::loss_in(4),
            Score::win_in(0),
        ] {
            assert_eq!(read_score(&short_score(score)), Some(score));
        }
        for text in ["", "#", "#-", "#x", "x", "#99999", "1.5"] {
            assert_eq!(read_score(text), None, "{text}");
        }
        for units in -2_000..2_000 {
            let score = Score::units(units);
            assert_eq!(read_score_mark(&score_mark(score)), Some(score));
        }
        assert_eq!(read_score_mark("#-4"), Some(Score::loss_in(4)));
        for text in ["", "x", "nan", "inf", "#", "#x"] {
            assert_eq!(read_score_mark(text), None, "{text}");
        }
        assert_eq!(
            (score_mark(Score::units(35)).as_str(), score_mark(Score::loss_in(4)).as_str()),
            ("0.35", "#-4")
        );
    }
}
