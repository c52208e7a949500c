//! House rules: what may be done otherwise, and what a house cannot want.

use super::names;
use crate::action::Action;
use crate::edition::Edition;
use crate::piece::Kind;
use crate::rules::{HouseFault, HouseKey, bannable};

/// Why a house cannot play so.
pub(super) fn fault(fault: &HouseFault) -> String {
    match fault {
        HouseFault::Number { key, given } => {
            let (least, most) = key.numbers().unwrap_or_default();
            format!("{:?} is a whole number from {least} to {most}, not {given}", key.id())
        }
        HouseFault::Action { word, near } => {
            let near = near.map(|near| format!(" (did you mean {near}?)")).unwrap_or_default();
            format!("there is no action {word:?} to ban{near}; there are {}", bannable().join(", "))
        }
        HouseFault::NotPlayed { rules, what } => {
            format!("{what:?} means nothing in edition {rules}: there is nothing of the kind")
        }
        HouseFault::Twice(key) => format!("{:?} is said twice", HouseKey::id(*key)),
    }
}

/// What an action is called where a house forbids it.
pub(super) fn action(action: Action, edition: Edition) -> String {
    let king = names::kind(Kind::King, edition);
    match action {
        Action::One => "one step of one piece as the whole turn".to_owned(),
        Action::Two => "one step of a stack as the whole turn".to_owned(),
        Action::OneTwo => "building a stack and moving it in the same turn".to_owned(),
        Action::TwoOne => "moving a stack and unbuilding it in the same turn".to_owned(),
        Action::Drop => "dropping one cube".to_owned(),
        Action::DoubleDrop => "dropping two cubes".to_owned(),
        Action::KingMounts => format!("putting the {king} on a piece of its colour"),
        Action::Building => "building a stack".to_owned(),
        Action::DoubleCapture => "capturing twice in the same turn".to_owned(),
        Action::Capture => "capturing".to_owned(),
        Action::KingCapture => format!("capturing the {king}"),
    }
}
