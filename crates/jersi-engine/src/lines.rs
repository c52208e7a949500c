//! Lines of decisions as people read them: whole turns in notation, and a score.

use jersi_rules::notation::write_decisions;
use jersi_rules::{Position, Stage, Turn};

use crate::score::{Score, Verdict};

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
