//! The editions, how their games begin, and their variants.

use crate::edition::{Edition, SettingName, VariantKind, Way};

/// When the booklet was dated.
pub(super) fn date(edition: Edition) -> &'static str {
    match edition {
        Edition::V2_0 => "26 January 2020",
        Edition::V3_0 => "13 February 2020",
        Edition::Draft4 => "24 February 2020",
        Edition::V4_8 => "27 September 2020",
        Edition::V4_16 => "2022",
    }
}

/// What a player is after, in one sentence.
pub(super) fn summary(edition: Edition) -> &'static str {
    match edition {
        Edition::V2_0 => "Capture the enemy kunti.",
        Edition::V3_0 => "Capture the enemy kunti, past guardians that stop stacks.",
        Edition::Draft4 => "Capture the enemy kunti: 3.0 with the guardian in another place.",
        Edition::V4_8 => "Bring your king to the far side of the board.",
        Edition::V4_16 => "Bring your king to the far side of the board: 4.8 with a stricter tie.",
    }
}

/// The edition before it, as a reader knows it.
pub(super) fn since(edition: Edition) -> &'static str {
    match edition {
        Edition::V2_0 => "version 1 of 2019",
        Edition::V3_0 => "2.0",
        Edition::Draft4 => "3.0",
        Edition::V4_8 => "3.0 and the draft",
        Edition::V4_16 => "4.8",
    }
}

/// The document that the rules are taken from.
pub(super) fn booklet(edition: Edition) -> &'static str {
    match edition {
        Edition::V2_0 => "rules of version 2.0, in English",
        Edition::V3_0 => "rules of version 3.0, in English, with a journal in French",
        Edition::Draft4 => "working draft of version 4, in French",
        Edition::V4_8 => "rules of version 4.8, in English and in French",
        Edition::V4_16 => "rules of version 4.16",
    }
}

/// What the booklet calls a way to begin.
pub(super) fn setting(name: SettingName) -> &'static str {
    match name {
        SettingName::Symmetrical => "symmetrical setting",
        SettingName::Random => "random setting",
        SettingName::Free => "free setting",
        SettingName::WithoutMokca => "standard setting without guardian",
        SettingName::WithMokca => "standard setting with guardian",
        SettingName::WithMokcaRevised => "standard setting with guardian, as revised on 16 February",
        SettingName::Standard => "standard set-up",
    }
}

/// What the players do before the first turn.
pub(super) fn way(way: Way) -> &'static str {
    match way {
        Way::Fixed(_) => "Every piece has its place.",
        Way::Random => {
            "The kunti has its place; each player shuffles the other shapes and lays them in a fixed order."
        }
        Way::Free => "The players place one shape at a time in turn, White first, on their own two rows.",
    }
}

/// What a variant is called.
pub(super) fn variant(variant: VariantKind) -> &'static str {
    match variant {
        VariantKind::NoReserve => "without reserve",
        VariantKind::Ransom => "with ransom",
    }
}

/// What a variant changes.
pub(super) fn variant_effect(variant: VariantKind) -> &'static str {
    match variant {
        VariantKind::NoReserve => {
            "Mountains and wise men are left out. The booklet recommends it for discovering the game."
        }
        VariantKind::Ransom => {
            "Before a captured king is relocated, the capturer names a kind, no mountain, of which the \
             opponent has a cube alone or on top; the opponent chooses which one he gives up. If there is \
             no kind to name, the capturer wins."
        }
    }
}
