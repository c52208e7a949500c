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
            format!("« {} » est un nombre entier de {least} à {most}, pas {given}", key.id())
        }
        HouseFault::Action { word, near } => {
            let near = near.map(|near| format!(" (vouliez-vous dire {near} ?)")).unwrap_or_default();
            format!("il n’y a pas d’action « {word} » à interdire{near} ; il y a {}", bannable().join(", "))
        }
        HouseFault::NotPlayed { rules, what } => {
            format!("« {what} » ne dit rien dans l’édition {rules} : il n’y a rien de tel")
        }
        HouseFault::Twice(key) => format!("« {} » est dit deux fois", HouseKey::id(*key)),
    }
}

/// What an action is called where a house forbids it.
pub(super) fn action(action: Action, edition: Edition) -> String {
    let king = names::kind(Kind::King, edition);
    match action {
        Action::One => "jouer une étape d’une pièce et rien d’autre".to_owned(),
        Action::Two => "jouer une étape d’une pile et rien d’autre".to_owned(),
        Action::OneTwo => "construire une pile et la déplacer dans le même tour".to_owned(),
        Action::TwoOne => "déplacer une pile et la déconstruire dans le même tour".to_owned(),
        Action::Drop => "parachuter un seul cube".to_owned(),
        Action::DoubleDrop => "parachuter deux cubes".to_owned(),
        Action::KingMounts => format!("poser le {king} sur une pièce de sa couleur"),
        Action::Building => "construire une pile".to_owned(),
        Action::DoubleCapture => "capturer deux fois dans le même tour".to_owned(),
        Action::Capture => "capturer".to_owned(),
        Action::KingCapture => format!("capturer le {king}"),
    }
}
