//! How a game ends.

use super::names;
use crate::edition::Edition;
use crate::outcome::{Outcome, Reason};
use crate::piece::{Color, Kind};
use crate::record::GameResult;
use crate::rules::Rules;

/// How a game ended, with the limit that it was played by.
pub(super) fn outcome(outcome: Outcome, rules: Rules) -> String {
    told(outcome, rules.edition(), Some(rules.turn_limit()))
}

/// How a game ended, in the words of an edition; without the number of a limit where that is not known.
pub(super) fn told(outcome: Outcome, edition: Edition, limit: Option<u8>) -> String {
    let reason = reason(outcome.reason, edition, limit);
    match outcome.winner {
        Some(winner) => format!("{} wins: {reason}", names::color(winner)),
        None => format!("a tie: {reason}"),
    }
}

fn reason(reason: Reason, edition: Edition, limit: Option<u8>) -> String {
    let king = names::kind(Kind::King, edition);
    match reason {
        Reason::KingCaptured => format!("the {king} is captured"),
        Reason::Exhaustion => match limit {
            Some(limit) => format!("the last {limit} turns after exhaustion are played"),
            None => "the last turns after exhaustion are played".to_owned(),
        },
        Reason::NoTurn => "the player to move has no legal turn".to_owned(),
        Reason::KingArrived => format!("the {king} has reached the far row"),
        Reason::KingNotRelocatable => format!("the captured {king} cannot be relocated"),
        Reason::NoRansom => "there is no cube to ask for as a ransom".to_owned(),
        Reason::NoCaptureLimit => match limit {
            Some(limit) => format!("{limit} turns without a capture"),
            None => "too many turns without a capture".to_owned(),
        },
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
