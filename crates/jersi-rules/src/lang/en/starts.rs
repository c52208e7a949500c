//! Games that cannot begin as somebody wants.

use crate::lang::tell;
use crate::rules::NoSuchVariant;
use crate::setting::NoSuchSetting;

/// A variant was asked of an edition that lacks it.
pub(super) fn no_such_variant(NoSuchVariant { edition, variant }: &NoSuchVariant) -> String {
    format!("edition {edition} has no {variant} variant; these have: {}", tell::with_reserve())
}

/// There is no such way to begin.
pub(super) fn no_such_setting(why: NoSuchSetting) -> String {
    match why {
        NoSuchSetting::Unknown { edition } => {
            format!("edition {edition} has no such setting; it has {}", tell::settings(edition))
        }
        NoSuchSetting::Guardian => {
            format!("the guardian is a choice of the free setting only, in {}", tell::with_choice_of_mokca())
        }
    }
}
