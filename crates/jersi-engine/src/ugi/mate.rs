//! `go mate`: a win that is proved, not only found.

use std::time::Duration;

use jersi_rules::Position;
use jersi_rules::notation::write_turn;

use super::info::Info;
use crate::solve::LONGEST_PROOF;
use crate::{Proof, Score, Solution, StopSignal, solve};

/// What came of a proof.
pub(super) enum Mate {
    /// The game is won or lost: what is told of it, and the decision.
    Proved(Box<Info>, String),
    /// Nothing is proved, and why, in words.
    Open(String),
}

/// Looks for a forced win within so many turns of the player who decides, and meets losses on the way.
pub(super) fn prove(position: &Position, own: u32, nodes: Option<u64>, stop: &StopSignal) -> Mate {
    let begun = crate::time::Instant::now();
    let (proof, score): (Proof, fn(u32) -> Score) = match solve(position, turns(own), stop, nodes) {
        Solution::Win(proof) => (proof, Score::win_in),
        Solution::Loss(proof) => (proof, Score::loss_in),
        Solution::NotProved => {
            return Mate::Open(format!("mate: {}", no_win(own.min(LONGEST_PROOF.div_ceil(2)))));
        }
        Solution::Stopped { within: 0 } => return Mate::Open("mate: stopped".to_owned()),
        Solution::Stopped { within } => {
            return Mate::Open(format!("mate: stopped; {}", no_win(within.div_ceil(2))));
        }
    };
    let score = score(proof.in_decisions());
    let mut now = *position;
    let mut pv = Vec::new();
    for &turn in &proof.line {
        pv.push(write_turn(&now, turn));
        now = now.play_legal(turn);
    }
    let best = pv.first().cloned().unwrap_or_else(|| "none".to_owned());
    let time = Some(Duration::from_millis(begun.elapsed().as_millis() as u64));
    let depth = Some(proof.in_decisions());
    Mate::Proved(Box::new(Info { depth, score: Some(score), time, pv, ..Info::default() }), best)
}

/// Turns of both players until the last of so many of one's own.
fn turns(own: u32) -> u32 {
    own.saturating_mul(2).saturating_sub(1)
}

fn no_win(own: u32) -> String {
    format!("no win can be forced within {own} turn{}", if own == 1 { "" } else { "s" })
}
