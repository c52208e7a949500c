//! Games that somebody asks for and that there are not.

use crate::edition::Edition;
use crate::lang::tell;
use crate::spec::{SpecFault, Wanted};

/// What is wrong with the game that somebody asks for.
pub(super) fn fault(fault: &SpecFault) -> String {
    match fault {
        SpecFault::UnknownKey { key, near, known } => {
            format!("there is no key {key:?}{}; the keys are {}", meant(*near), known.join(", "))
        }
        SpecFault::UnknownWord { word, near, known } => {
            let known = known.join(", ");
            format!("{word:?} is no word for a game{}; the words are {known}, and KEY=VALUE", meant(*near))
        }
        SpecFault::BadValue { key, wanted, value } => {
            let wanted = match wanted {
                Wanted::Text => "a text",
                Wanted::Word => "one word",
                Wanted::Number => "a whole number",
                Wanted::Flag => "true or false",
                Wanted::Texts => "a list of texts",
            };
            format!("{key:?} is {wanted}, not {value}")
        }
        SpecFault::SaidTwice { key } => format!("{key:?} is said twice"),
        SpecFault::Contradiction { one, other } => {
            format!("{one:?} and {other:?} do not go together; one of them is enough")
        }
        SpecFault::NoSuchEdition { name } => {
            format!("there is no edition {name:?}; there are {}", tell::editions(&Edition::ALL))
        }
        SpecFault::NoSuchVariant(why) => super::starts::no_such_variant(why),
        SpecFault::NoReserve { edition } => {
            let these = tell::with_reserve();
            format!("edition {edition} has no reserve that could be left out; these have one: {these}")
        }
        SpecFault::NoSuchSetting { why, near } => {
            format!("{}{}", super::starts::no_such_setting(*why), meant(*near))
        }
        SpecFault::NothingShuffled { edition, setting: None } => {
            let these = tell::with_shuffle();
            format!(
                "a seed shuffles a setting, and edition {edition} has none to shuffle; these have: {these}"
            )
        }
        SpecFault::NothingShuffled { edition, setting: Some(id) } => {
            format!("the setting {id} of edition {edition} is not shuffled, so a seed means nothing")
        }
        SpecFault::House(fault) => super::house::fault(fault),
        SpecFault::Position(error) => super::positions::text(error),
    }
}

fn meant(near: Option<&str>) -> String {
    near.map(|near| format!(" (did you mean {near}?)")).unwrap_or_default()
}
