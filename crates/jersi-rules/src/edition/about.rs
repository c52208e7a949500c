//! What an edition is about, in words for people: the rules in short and what changed.
//!
//! Numbers and names that [`EditionFacts`](super::EditionFacts) has are told from there. Where a sentence
//! cannot do without such a number, a test below compares the two.

mod home;
mod hunt;

use super::{Edition, Text, Way};

/// Who invented JERSI.
pub const AUTHOR: &str = "Lucas Borboleta";

/// Whom to ask for permissions beyond the licences of the booklets.
pub const CONTACT: &str = "lucas.borboleta@free.fr";

/// An edition in words.
#[derive(Debug)]
pub struct About {
    /// What a player is after, in one sentence.
    pub summary: Text,
    /// The rules in short, aim first, endings last.
    pub rules: &'static [Text],
    /// The ways to play it that depart from the rules.
    pub variants: &'static [VariantAbout],
    /// The edition before it, as a reader knows it.
    pub since: Text,
    /// What changed since then, and why where the author tells.
    pub changes: &'static [Text],
    /// The document that the rules are taken from.
    pub booklet: Text,
    /// The licence of that document.
    pub licence: Licence,
}

/// A variant in words.
#[derive(Clone, Copy, Debug)]
pub struct VariantAbout {
    /// The identifier, as in the `Variant` tag of a record and after `--`.
    pub id: &'static str,
    /// What it is called.
    pub name: Text,
    /// What it changes.
    pub what: Text,
}

/// The licence of a booklet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Licence {
    /// Its short name.
    pub name: &'static str,
    /// Where its text is.
    pub link: &'static str,
}

impl Licence {
    /// The licence of the booklets up to 3.0.
    pub const BY_SA: Licence =
        Licence { name: "CC BY-SA 4.0", link: "http://creativecommons.org/licenses/by-sa/4.0" };
    /// The licence of every booklet after 3.0.
    pub const BY_NC_SA: Licence =
        Licence { name: "CC BY-NC-SA 4.0", link: "http://creativecommons.org/licenses/by-nc-sa/4.0/" };
}

impl Edition {
    /// The edition in words.
    pub const fn about(self) -> &'static About {
        match self {
            Edition::V2_0 => &hunt::V2_0,
            Edition::V3_0 => &hunt::V3_0,
            Edition::Draft4 => &hunt::DRAFT4,
            Edition::V4_8 => &home::V4_8,
            Edition::V4_16 => &home::V4_16,
        }
    }
}

impl Way {
    /// What the players do before the first turn.
    pub const fn about(self) -> Text {
        match self {
            Way::Fixed(_) => Text::new("Every piece has its place.", "Chaque pièce a sa place."),
            Way::Random => Text::new(
                "The kunti has its place; each player shuffles the other shapes and lays them in a fixed order.",
                "Le kunti a sa place ; chaque joueur mélange ses autres formes et les pose dans un ordre convenu.",
            ),
            Way::Free => Text::new(
                "The players place one shape at a time in turn, White first, on their own two rows.",
                "Les joueurs posent une forme à tour de rôle, Blanc en premier, sur leurs deux rangées.",
            ),
        }
    }
}

/// Where the players sit, in every edition.
const SIDES: Text = Text::new(
    "Colours are drawn by lot. White sits at rows a and b, Black at rows h and i, and White begins.",
    "Les couleurs sont tirées au sort. Blanc est du côté des rangées a et b, Noir des rangées h et i, et \
     Blanc commence.",
);

/// How stacks move, in every edition.
const STEP_TWO: Text = Text::new(
    "A stack moves by one or two cells in a straight line. It jumps over nothing and never merges.",
    "Une pile avance d'une ou deux cases en ligne droite. Elle ne saute par-dessus rien et ne s'ajoute à rien.",
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::{Aim, Lang};
    use crate::rules::{Rules, Variant};

    fn texts(about: &About) -> Vec<Text> {
        let variants = about.variants.iter().map(|variant| variant.what);
        let mut texts = vec![about.summary];
        texts.extend(about.rules.iter().chain(about.changes).copied().chain(variants));
        texts
    }

    #[test]
    fn every_edition_is_told_in_whole_sentences_of_both_languages() {
        for edition in Edition::ALL {
            let about = edition.about();
            assert!((8..=15).contains(&about.rules.len()), "{edition}: {} rules", about.rules.len());
            assert!(!about.changes.is_empty());
            for text in texts(about) {
                assert_ne!(text.en, text.fr);
                for sentence in [text.en, text.fr] {
                    assert!(sentence.ends_with('.'), "{sentence}");
                    assert!(!sentence.contains("  "), "{sentence}");
                }
            }
        }
    }

    #[test]
    fn the_limits_in_the_sentences_are_those_of_the_facts() {
        for edition in Edition::ALL {
            let limit = match edition.facts().aim {
                Aim::HuntTheKing { exhaustion } => exhaustion,
                Aim::BringTheKingHome { quiet_limit, .. } => quiet_limit,
            };
            for (lang, turns, each) in [(Lang::En, "turns", "each"), (Lang::Fr, "tours", "chacun")] {
                let told = edition.about().rules.iter().filter(|text| {
                    let text = text.get(lang);
                    let (whole, half) = (format!(" {limit} "), format!(" {} {each}", limit / 2));
                    text.contains(turns) && text.contains(&whole) && text.contains(&half)
                });
                assert_eq!(told.count(), 1, "{edition} {lang:?}");
            }
        }
    }

    #[test]
    fn the_variants_are_those_of_the_rules() {
        for edition in Edition::ALL {
            let all =
                Rules::with(edition, Variant { reserve: false, ransom: edition.has_reserve() }).unwrap();
            let ids: Vec<&str> = edition.about().variants.iter().map(|variant| variant.id).collect();
            assert_eq!(ids.join(" "), all.variant_words(), "{edition}");
        }
    }
}
