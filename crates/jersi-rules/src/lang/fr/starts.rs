//! Games that cannot begin as somebody wants.

use crate::lang::tell;
use crate::rules::NoSuchVariant;
use crate::setting::NoSuchSetting;

/// A variant was asked of an edition that lacks it.
pub(super) fn no_such_variant(NoSuchVariant { edition, variant }: &NoSuchVariant) -> String {
    format!(
        "l’édition {edition} n’a pas la variante « {variant} » ; celles-ci l’ont : {}",
        tell::with_reserve()
    )
}

/// There is no such way to begin.
pub(super) fn no_such_setting(why: NoSuchSetting) -> String {
    match why {
        NoSuchSetting::Unknown { edition } => {
            format!("l’édition {edition} n’a pas cette préparation ; elle a {}", tell::settings(edition))
        }
        NoSuchSetting::Guardian => {
            let editions = tell::with_choice_of_mokca();
            format!("le gardien n’est au choix que dans la préparation libre, en {editions}")
        }
    }
}
