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
        Some(winner) => format!("{} gagne : {reason}", names::color(winner)),
        None => format!("partie nulle : {reason}"),
    }
}

fn reason(reason: Reason, edition: Edition, limit: Option<u8>) -> String {
    let king = names::kind(Kind::King, edition);
    match reason {
        Reason::KingCaptured => format!("le {king} est capturé"),
        Reason::Exhaustion => match limit {
            Some(limit) => format!("les {limit} derniers tours après épuisement sont joués"),
            None => "les derniers tours après épuisement sont joués".to_owned(),
        },
        Reason::NoTurn => "le joueur au trait ne peut rien jouer".to_owned(),
        Reason::KingArrived => format!("le {king} a atteint la rangée opposée"),
        Reason::KingNotRelocatable => format!("le {king} capturé ne peut pas être repositionné"),
        Reason::NoRansom => "il n’y a aucun cube à exiger en rançon".to_owned(),
        Reason::NoCaptureLimit => match limit {
            Some(limit) => format!("{limit} tours sans capture"),
            None => "trop de tours sans capture".to_owned(),
        },
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
