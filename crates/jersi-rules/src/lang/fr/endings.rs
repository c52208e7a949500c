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
        Some(winner) => format!("{} gagne : {reason}", names::color(winner)),
        None => format!("partie nulle : {reason}"),
    }
}

fn reason(reason: Reason, edition: Edition) -> String {
    let king = names::kind(Kind::King, edition);
    let limit = tell::turn_limit(edition);
    match reason {
        Reason::KingCaptured => format!("le {king} est capturé"),
        Reason::Exhaustion => format!("les {limit} derniers tours après épuisement sont joués"),
        Reason::NoTurn => "le joueur au trait ne peut rien jouer".to_owned(),
        Reason::KingArrived => format!("le {king} a atteint la rangée opposée"),
        Reason::KingNotRelocatable => format!("le {king} capturé ne peut pas être repositionné"),
        Reason::NoRansom => "il n’y a aucun cube à exiger en rançon".to_owned(),
        Reason::NoCaptureLimit => format!("{limit} tours sans capture"),
    }
}

/// Who won.
pub(super) fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Color::White) => "Blanc gagne",
        GameResult::Win(Color::Black) => "Noir gagne",
        GameResult::Draw => "partie nulle",
    }
}

/// Nobody won yet.
pub(super) fn unfinished() -> &'static str {
    "la partie n’est pas finie"
}
