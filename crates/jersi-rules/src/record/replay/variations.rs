//! The turns that were not played but could have been.

use super::{ReplayFault, ReplayedTurn, judge};
use crate::notation::write_decisions;
use crate::position::Position;
use crate::record::WrittenTurn;

/// A variation that was played through as far as it is legal.
#[derive(Clone, Debug)]
pub struct ReplayedLine {
    /// Its legal turns.
    pub turns: Vec<ReplayedTurn>,
    /// Why the turn behind them is not legal; none if all are.
    pub fault: Option<Box<ReplayFault>>,
    /// What could have been played instead of the turn at fault.
    pub instead: Vec<ReplayedLine>,
}

/// Judges the variations of a turn, each turn of them once.
pub(super) fn judged(turn: usize, before: &Position, variations: &[Vec<WrittenTurn>]) -> Vec<ReplayedLine> {
    variations.iter().map(|line| judged_line(turn, before, line)).collect()
}

fn judged_line(turn: usize, before: &Position, line: &[WrittenTurn]) -> ReplayedLine {
    let mut now = *before;
    let mut turns = Vec::with_capacity(line.len());
    for (n, written) in line.iter().enumerate() {
        let variations = judged(turn + n, &now, &written.variations);
        match judge(&now, &written.text) {
            Ok(read) => {
                turns.push(ReplayedTurn { decisions: read.decisions, after: read.after, variations });
                now = read.after;
            }
            Err(fault) => {
                let fault = ReplayFault::in_variation(turn + n, written, fault, &now);
                return ReplayedLine { turns, fault: Some(Box::new(fault)), instead: variations };
            }
        }
    }
    ReplayedLine { turns, fault: None, instead: Vec::new() }
}

/// The faults of variations in the order of the text.
pub(super) fn add_faults(lines: &[ReplayedLine], faults: &mut Vec<ReplayFault>) {
    for line in lines {
        line.turns.iter().for_each(|turn| add_faults(&turn.variations, faults));
        add_faults(&line.instead, faults);
        faults.extend(line.fault.as_deref().cloned());
    }
}

/// Writes the turns of variations in canonical notation, each line as far as it is legal.
pub(super) fn make_canonical(
    before: &Position,
    judged: &[ReplayedLine],
    variations: &mut [Vec<WrittenTurn>],
) {
    for (line, written) in judged.iter().zip(variations) {
        let mut now = *before;
        for (turn, written) in line.turns.iter().zip(written.iter_mut()) {
            make_canonical(&now, &turn.variations, &mut written.variations);
            written.text = write_decisions(&now, &turn.decisions);
            now = turn.after;
        }
        if let Some(broken) = written.get_mut(line.turns.len()) {
            make_canonical(&now, &line.instead, &mut broken.variations);
        }
    }
}
