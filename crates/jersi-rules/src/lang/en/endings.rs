//! How a game ends.

use super::names;
use crate::edition::Edition;
use crate::lang::tell;
use crate::outcome::{Outcome, Reason};
use crate::piece::{Color, Kind};
use crate::record::GameResult;

/// How a game ended, in the words of an edition.
pub(super) fn outcome(outcome: Outcome, edition: Edition) -> String {
    let reason = reason(outcome.reason, edition);
    match outcome.winner {
        Some(winner) => format!("{} wins: {reason}", names::color(winner)),
        None => format!("a tie: {reason}"),
    }
}

fn reason(reason: Reason, edition: Edition) -> String {
    let king = names::kind(Kind::King, edition);
    let limit = tell::turn_limit(edition);
    match reason {
        Reason::KingCaptured => format!("the {king} is captured"),
        Reason::Exhaustion => format!("the last {limit} turns after exhaustion are played"),
        Reason::NoTurn => "the player to move has no legal turn".to_owned(),
        Reason::KingArrived => format!("the {king} has reached the far row"),
        Reason::KingNotRelocatable => format!("the captured {king} cannot be relocated"),
        Reason::NoRansom => "there is no cube to ask for as a ransom".to_owned(),
        Reason::NoCaptureLimit => format!("{limit} turns without a capture"),
    }
}

/// Who won.
pub(super) fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Color::White) => "White wins",
        GameResult::Win(Color::Black) => "Black wins",
        GameResult::Draw => "a tie",
    }
}

/// Nobody won yet.
pub(super) fn unfinished() -> &'static str {
    "the game is not over"
}
