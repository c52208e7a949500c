//! An edition together with the variants that are played.

use crate::edition::{Edition, EditionFacts};
use crate::lang::Lang;

/// The rules of one game: an edition and, for 4.x, its variants.
///
/// ```
/// use jersi_rules::{Edition, Position, Rules};
///
/// let plain = Rules::new(Edition::V4_8);
/// let small: Rules = "4.8 no-reserve".parse()?;
/// assert!(plain.reserve() && !small.reserve());
/// assert!(Position::initial(small).count_turns() < Position::initial(plain).count_turns());
/// # Ok::<(), jersi_rules::ParseRulesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    edition: Edition,
    variant: Variant,
}

/// The variants of 4.x. Older editions have none.
///
/// ```
/// use jersi_rules::{Edition, Rules, Variant};
///
/// let variant = Variant { reserve: true, ransom: true };
/// assert!(Rules::with(Edition::V4_16, variant).is_ok());
/// assert!(Rules::with(Edition::V2_0, variant).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// Mountains and wise men are played.
    pub reserve: bool,
    /// A captured king is bought back with a cube.
    pub ransom: bool,
}

/// A variant was asked of an edition that does not have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub struct NoSuchVariant {
    /// The edition.
    pub edition: Edition,
    /// What was asked for.
    pub variant: &'static str,
}

impl NoSuchVariant {
    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().no_such_variant(self)
    }
}

impl Rules {
    /// The edition without any variant.
    pub const fn new(edition: Edition) -> Rules {
        Rules { edition, variant: Variant { reserve: edition.has_reserve(), ransom: false } }
    }

    /// The edition with a variant. Before 4.8 there is neither a reserve nor a ransom: not playing with
    /// a reserve is then no variant at all, and asking for a ransom is an error.
    pub fn with(edition: Edition, variant: Variant) -> Result<Rules, NoSuchVariant> {
        if edition.has_reserve() {
            Ok(Rules { edition, variant })
        } else if variant.ransom {
            Err(NoSuchVariant { edition, variant: "ransom" })
        } else {
            Ok(Rules::new(edition))
        }
    }

    /// The edition.
    #[inline(always)]
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// What sets the edition apart.
    #[inline(always)]
    pub const fn facts(self) -> &'static EditionFacts {
        self.edition.facts()
    }

    /// Whether mountains and wise men are played.
    #[inline(always)]
    pub const fn reserve(self) -> bool {
        self.variant.reserve
    }

    /// Whether a captured king is bought back.
    #[inline(always)]
    pub const fn ransom(self) -> bool {
        self.variant.ransom
    }

    /// The words of the `Variant` tag: `no-reserve`, `ransom`, both with a space between, or nothing.
    pub fn variant_words(self) -> &'static str {
        match (self.edition.has_reserve() && !self.reserve(), self.ransom()) {
            (false, false) => "",
            (true, false) => "no-reserve",
            (false, true) => "ransom",
            (true, true) => "no-reserve ransom",
        }
    }
}
