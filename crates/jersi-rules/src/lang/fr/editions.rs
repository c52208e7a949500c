//! The editions, how their games begin, and their variants.

use crate::edition::{Edition, SettingName, VariantKind, Way};

/// When the booklet was dated.
pub(super) fn date(edition: Edition) -> &'static str {
    match edition {
        Edition::V2_0 => "26 janvier 2020",
        Edition::V3_0 => "13 février 2020",
        Edition::Draft4 => "24 février 2020",
        Edition::V4_8 => "27 septembre 2020",
        Edition::V4_16 => "2022",
    }
}

/// What a player is after, in one sentence.
pub(super) fn summary(edition: Edition) -> &'static str {
    match edition {
        Edition::V2_0 => "Capturez le kunti adverse.",
        Edition::V3_0 => "Capturez le kunti adverse, malgré des gardiens qui arrêtent les piles.",
        Edition::Draft4 => "Capturez le kunti adverse : la 3.0 avec le gardien placé ailleurs.",
        Edition::V4_8 => "Amenez votre roi au bord opposé du plateau.",
        Edition::V4_16 => "Amenez votre roi au bord opposé du plateau : la 4.8 avec une nulle plus stricte.",
    }
}

/// The edition before it, as a reader knows it.
pub(super) fn since(edition: Edition) -> &'static str {
    match edition {
        Edition::V2_0 => "la version 1 de 2019",
        Edition::V3_0 => "la 2.0",
        Edition::Draft4 => "la 3.0",
        Edition::V4_8 => "la 3.0 et le document de travail",
        Edition::V4_16 => "la 4.8",
    }
}

/// The document that the rules are taken from.
pub(super) fn booklet(edition: Edition) -> &'static str {
    match edition {
        Edition::V2_0 => "règles de la version 2.0, en anglais",
        Edition::V3_0 => "règles de la version 3.0, en anglais, avec un journal en français",
        Edition::Draft4 => "document de travail de la version 4, en français",
        Edition::V4_8 => "règles de la version 4.8, en anglais et en français",
        Edition::V4_16 => "règles de la version 4.16",
    }
}

/// What the booklet calls a way to begin.
pub(super) fn setting(name: SettingName) -> &'static str {
    match name {
        SettingName::Symmetrical => "préparation symétrique",
        SettingName::Random => "préparation aléatoire",
        SettingName::Free => "préparation libre",
        SettingName::WithoutMokca => "préparation standard sans gardien",
        SettingName::WithMokca => "préparation standard avec gardien",
        SettingName::WithMokcaRevised => "préparation standard avec gardien, révisée le 16 février",
        SettingName::Standard => "préparation",
    }
}

/// What the players do before the first turn.
pub(super) fn way(way: Way) -> &'static str {
    match way {
        Way::Fixed(_) => "Chaque pièce a sa place.",
        Way::Random => {
            "Le kunti a sa place ; chaque joueur mélange ses autres formes et les pose dans un ordre convenu."
        }
        Way::Free => "Les joueurs posent une forme à tour de rôle, Blanc en premier, sur leurs deux rangées.",
    }
}

/// What a variant is called.
pub(super) fn variant(variant: VariantKind) -> &'static str {
    match variant {
        VariantKind::NoReserve => "sans réserve",
        VariantKind::Ransom => "avec rançon",
    }
}

/// What a variant changes.
pub(super) fn variant_effect(variant: VariantKind) -> &'static str {
    match variant {
        VariantKind::NoReserve => {
            "On joue sans montagnes ni sages. Le livret la recommande pour découvrir le jeu."
        }
        VariantKind::Ransom => {
            "Avant de repositionner le roi capturé, l’attaquant exige une sorte, hors montagne, dont \
             l’adversaire a un cube seul ou au sommet ; l’adversaire choisit lequel il donne. Si aucune \
             sorte ne peut être exigée, l’attaquant gagne."
        }
    }
}
