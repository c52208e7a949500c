//! Games that somebody asks for and that there are not.

use crate::edition::Edition;
use crate::lang::tell;
use crate::spec::{SpecFault, Wanted};

/// What is wrong with the game that somebody asks for.
pub(super) fn fault(fault: &SpecFault) -> String {
    match fault {
        SpecFault::UnknownKey { key, near, known } => {
            format!("il n’y a pas de clé « {key} »{} ; les clés sont {}", meant(*near), known.join(", "))
        }
        SpecFault::UnknownWord { word, near, known } => {
            let (meant, known) = (meant(*near), known.join(", "));
            format!(
                "« {word} » n’est pas un mot pour une partie{meant} ; les mots sont {known}, et CLÉ=VALEUR"
            )
        }
        SpecFault::BadValue { key, wanted, value } => {
            let wanted = match wanted {
                Wanted::Text => "un texte",
                Wanted::Word => "un seul mot",
                Wanted::Number => "un nombre entier",
                Wanted::Flag => "true ou false",
                Wanted::Texts => "une liste de textes",
            };
            format!("« {key} » est {wanted}, pas {value}")
        }
        SpecFault::SaidTwice { key } => format!("« {key} » est dit deux fois"),
        SpecFault::Contradiction { one, other } => {
            format!("« {one} » et « {other} » ne vont pas ensemble ; un seul des deux suffit")
        }
        SpecFault::NoSuchEdition { name } => {
            format!("il n’y a pas d’édition « {name} » ; il y a {}", tell::editions(&Edition::ALL))
        }
        SpecFault::NoSuchVariant(why) => super::starts::no_such_variant(why),
        SpecFault::NoReserve { edition } => {
            let these = tell::with_reserve();
            format!(
                "l’édition {edition} n’a pas de réserve à laisser de côté ; celles-ci en ont une : {these}"
            )
        }
        SpecFault::NoSuchSetting { why, near } => {
            format!("{}{}", super::starts::no_such_setting(*why), meant(*near))
        }
        SpecFault::NothingShuffled { edition, setting: None } => {
            let these = tell::with_shuffle();
            format!(
                "une graine tire une préparation au hasard, et l’édition {edition} n’en a pas de telle ; celles-ci \
                 en ont : {these}"
            )
        }
        SpecFault::NothingShuffled { edition, setting: Some(id) } => {
            format!(
                "la préparation {id} de l’édition {edition} n’est pas tirée au hasard, une graine n’y dit donc rien"
            )
        }
        SpecFault::House(fault) => super::house::fault(fault),
        SpecFault::Position(error) => super::positions::text(error),
    }
}

fn meant(near: Option<&str>) -> String {
    near.map(|near| format!(" (vouliez-vous dire {near} ?)")).unwrap_or_default()
}
