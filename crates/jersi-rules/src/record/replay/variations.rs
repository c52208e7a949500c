//! The turns that were not played but could have been.

use super::{Replay, ReplayFault, judge};
use crate::notation::write_decisions;
use crate::position::Position;
use crate::record::{Record, WrittenTurn};

/// The first illegal turn of every variation of a record that was replayed, in the order of the text.
pub fn replay_variations(record: &Record, replay: &Replay) -> Vec<ReplayFault> {
    let mut faults = Vec::new();
    for (n, written) in record.turns.iter().enumerate().take(replay.turns.len()) {
        check(n, replay.position_after(n), &written.variations, &mut faults);
    }
    faults
}

fn check(turn: usize, before: &Position, variations: &[Vec<WrittenTurn>], faults: &mut Vec<ReplayFault>) {
    for line in variations {
        let mut now = *before;
        for (n, written) in line.iter().enumerate() {
            let read = judge(&now, &written.text);
            check(turn + n, &now, &written.variations, faults);
            match read {
                Ok(read) => now = read.after,
                Err(fault) => {
                    faults.push(ReplayFault::new(turn + n, written, fault, &now));
                    break;
                }
            }
        }
    }
}

/// Writes the turns of variations in canonical notation, each line as far as it is legal.
pub(super) fn make_canonical(before: &Position, variations: &mut [Vec<WrittenTurn>]) {
    for line in variations {
        let mut now = *before;
        for written in line {
            make_canonical(&now, &mut written.variations);
            let Ok(read) = judge(&now, &written.text) else { break };
            written.text = write_decisions(&now, &read.decisions);
            now = read.after;
        }
    }
}
