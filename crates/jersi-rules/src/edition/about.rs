//! What an edition is about, for people: which rules it has in short and what changed, and from `lang` the
//! words for it.
//!
//! Numbers and names that [`EditionFacts`](super::EditionFacts) has are told from there. Where a sentence
//! cannot do without such a number, a test below compares the two.

use super::{Edition, Way};
use crate::lang::{Lang, Said};

/// Who invented JERSI.
pub const AUTHOR: &str = "Lucas Borboleta";

/// Whom to ask for permissions beyond the licences of the booklets.
pub const CONTACT: &str = "lucas.borboleta@free.fr";

/// A rule as it is told in short. `Hunt` is with shapes, before 4.8; `Home` is with cubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShortRule {
    /// Capture the enemy kunti.
    HuntAim,
    /// Bring the king to the far row.
    HomeAim,
    /// Where the players sit.
    Sides,
    /// What stands on a cell, in shapes.
    HuntStacks,
    /// What stands on a cell, in cubes.
    HomeStacks,
    /// How a shape moves.
    HuntStep,
    /// How a cube moves.
    HomeStep,
    /// How stacks move.
    StackStep,
    /// What a turn is.
    HuntTurn,
    /// What a turn is, with drops.
    HomeTurn,
    /// What is captured, in shapes.
    HuntCapture,
    /// What is captured, in cubes.
    HomeCapture,
    /// What beats what.
    Strength,
    /// The mokca fights nobody.
    MokcaSafe,
    /// The mokca stops stacks.
    MokcaBlocks,
    /// Which stacks it does not stop.
    MokcaExceptions,
    /// When the last turns begin.
    Exhaustion,
    /// The same, with the mokca.
    MokcaExhaustion,
    /// Who wins after the last turns.
    Conclusion,
    /// Who cannot move loses.
    NoTurn,
    /// No limit without captures.
    NoLimit,
    /// A captured king comes back.
    King,
    /// What mountains do.
    Mountains,
    /// What others do on mountains.
    Climbing,
    /// What comes from the reserve.
    Drops,
    /// Other ways to win.
    OtherWins,
    /// The tie by quiet turns.
    Quiet,
    /// Which captures do not count as one.
    LoneKing,
}

/// Something that an edition changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// In 2.0: a ring more and no hole.
    WholeBoard,
    /// In 2.0: the kunti may stand on a stack.
    KuntiOnStacks,
    /// In 2.0: two settings for beginners.
    ReadySettings,
    /// In 2.0: the last turns.
    EndByExhaustion,
    /// In 2.0: names of cells.
    SimplerCells,
    /// In 2.0: colours.
    WhiteAndBlack,
    /// In 3.0: a new shape.
    Guardian,
    /// In 3.0: the new shape does not fight.
    GuardianFightsNobody,
    /// In 3.0: settings.
    NoRandomSetting,
    /// In 3.0: letters.
    LettersAnew,
    /// In the draft of 4: none in the rules.
    SameRules,
    /// In the draft of 4: where the guardian begins.
    GuardianElsewhere,
    /// In the draft of 4: the licence.
    NotCommercial,
    /// In 4.8: the aim.
    HuntTurnedRound,
    /// In 4.8: fool, mountain and wise man.
    NewCubes,
    /// In 4.8: eight cells more.
    LargerBoard,
    /// In 4.8: names of the pieces.
    PlainNames,
    /// In 4.8: the tie.
    QuietTie,
    /// In 4.8: two variants.
    Variants,
    /// In 4.8: whom the author thanks.
    Thanks,
    /// In 4.8: a clearer text.
    Wording,
    /// In 4.16: the count of quiet turns.
    LoneKingIsQuiet,
    /// In 4.16: records.
    LowerCaseInRecords,
    /// In 4.16: nothing else.
    RestAsIn48,
}

/// A way to play that departs from the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VariantKind {
    /// Mountains and wise men are left out.
    NoReserve,
    /// A captured king is bought back with a cube.
    Ransom,
}

impl VariantKind {
    /// The identifier, as in the `Variant` tag of a record and after `--`.
    pub const fn id(self) -> &'static str {
        match self {
            VariantKind::NoReserve => "no-reserve",
            VariantKind::Ransom => "ransom",
        }
    }
}

/// An edition in words.
#[derive(Clone, Debug)]
pub struct About {
    /// When the booklet was dated.
    pub date: Said,
    /// What a player is after, in one sentence.
    pub summary: Said,
    /// The rules in short, aim first, endings last.
    pub rules: Vec<Said>,
    /// The ways to play it that depart from the rules.
    pub variants: Vec<VariantAbout>,
    /// The edition before it, as a reader knows it.
    pub since: Said,
    /// What changed since then, and why where the author tells.
    pub changes: Vec<Said>,
    /// The document that the rules are taken from.
    pub booklet: Said,
}

/// A variant in words.
#[derive(Clone, Debug)]
pub struct VariantAbout {
    /// The identifier, as in the `Variant` tag of a record and after `--`.
    pub id: &'static str,
    /// What it is called.
    pub name: Said,
    /// What it changes.
    pub what: Said,
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
    pub fn about(self, lang: Lang) -> About {
        let (facts, words) = (self.facts(), lang.catalogue());
        let variant = |&kind: &VariantKind| VariantAbout {
            id: kind.id(),
            name: words.variant(kind),
            what: words.variant_effect(kind),
        };
        About {
            date: words.date(self),
            summary: words.summary(self),
            rules: facts.short_rules.iter().map(|&rule| words.short_rule(rule)).collect(),
            variants: facts.variants.iter().map(variant).collect(),
            since: words.since(self),
            changes: facts.changes.iter().map(|&change| words.change(change)).collect(),
            booklet: words.booklet(self),
        }
    }
}

impl Way {
    /// What the players do before the first turn.
    pub fn about(self, lang: Lang) -> Said {
        lang.catalogue().way(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Aim;
    use crate::rules::{Rules, Variant};

    fn texts(about: &About) -> Vec<Said> {
        let variants = about.variants.iter().map(|variant| variant.what.clone());
        let mut texts = vec![about.summary.clone()];
        texts.extend(about.rules.iter().chain(&about.changes).cloned().chain(variants));
        texts
    }

    #[test]
    fn every_edition_is_told_in_whole_sentences_of_every_language() {
        for edition in Edition::ALL {
            let facts = edition.facts();
            assert!((8..=15).contains(&facts.short_rules.len()), "{edition}: {:?}", facts.short_rules);
            assert!(!facts.changes.is_empty());
            let told = Lang::ALL.map(|lang| texts(&edition.about(lang)));
            for sentence in told.iter().flatten() {
                assert!(sentence.ends_with('.'), "{sentence}");
                assert!(!sentence.contains("  "), "{sentence}");
            }
            for (one, other) in told[0].iter().zip(&told[1]) {
                assert_ne!(one, other);
            }
        }
    }

    #[test]
    fn the_limits_in_the_sentences_are_those_of_the_facts() {
        for edition in Edition::ALL {
            let limit = match edition.facts().booklet_aim {
                Aim::HuntTheKing { exhaustion } => exhaustion,
                Aim::BringTheKingHome { quiet_limit, .. } => quiet_limit,
            };
            for lang in Lang::ALL {
                let rules = edition.about(lang).rules;
                let (whole, half) = (format!(" {limit} "), format!(" {} ", limit / 2));
                let told = rules.iter().filter(|text| text.contains(&whole) && text.contains(&half));
                assert_eq!(told.count(), 1, "{edition} {lang:?}");
            }
        }
    }

    #[test]
    fn the_variants_are_those_of_the_rules() {
        for edition in Edition::ALL {
            let all =
                Rules::with(edition, Variant { reserve: false, ransom: edition.has_reserve() }).unwrap();
            let ids: Vec<&str> = edition.facts().variants.iter().map(|variant| variant.id()).collect();
            assert_eq!(ids.join(" "), all.variant_words(), "{edition}");
        }
    }
}
