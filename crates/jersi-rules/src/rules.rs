//! An edition together with the variants that are played, and with what a house plays otherwise.

mod house;

use crate::action::ActionSet;
use crate::edition::{Aim, Edition, EditionFacts};
use crate::lang::Lang;
use crate::piece::{ByColor, Counts, Kind};

pub(crate) use house::bannable;
pub use house::{HouseFault, HouseKey, HouseRules};

/// The rules of one game: an edition and, for 4.x, its variants; and what a house plays otherwise, see [`HouseRules`].
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
    ransom: bool,
    /// Turns that an [`EndClock`](crate::EndClock) counts.
    limit: u8,
    /// What each player has in reserve at the start; nothing where it is not played.
    reserve: Reserve,
    bans: ByColor<ActionSet>,
}

// Positions have no room for more.
const _: () = assert!(size_of::<Rules>() <= 8);

/// Mountains in the low half, wise men in the high one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Reserve(u8);

impl Reserve {
    const fn new(mountains: u8, wise: u8) -> Reserve {
        Reserve(mountains | wise << 4)
    }

    const fn mountains(self) -> u8 {
        self.0 & 15
    }

    const fn wise(self) -> u8 {
        self.0 >> 4
    }
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
        Rules::of(edition, Variant { reserve: edition.has_reserve(), ransom: false })
    }

    /// The edition with a variant that it has.
    const fn of(edition: Edition, variant: Variant) -> Rules {
        let limit = match edition.facts().booklet_aim {
            Aim::HuntTheKing { exhaustion } => exhaustion,
            Aim::BringTheKingHome { quiet_limit, .. } => quiet_limit,
        };
        let reserve = if variant.reserve {
            Reserve::new(edition.count(Kind::Mountain), edition.count(Kind::Wise))
        } else {
            Reserve(0)
        };
        let bans = ByColor { white: ActionSet::EMPTY, black: ActionSet::EMPTY };
        Rules { edition, ransom: variant.ransom, limit, reserve, bans }
    }

    /// The edition with a variant, by the booklet. Before 4.8 there is neither a reserve nor a ransom: not playing with
    /// a reserve is then no variant at all, and asking for a ransom is an error.
    pub fn with(edition: Edition, variant: Variant) -> Result<Rules, NoSuchVariant> {
        if edition.has_reserve() {
            Ok(Rules::of(edition, variant))
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
        self.reserve.0 != 0
    }

    /// Whether a captured king is bought back.
    #[inline(always)]
    pub const fn ransom(self) -> bool {
        self.ransom
    }

    /// What a player is after, with the limits that hold in this game.
    #[inline(always)]
    pub const fn aim(self) -> Aim {
        match self.facts().booklet_aim {
            Aim::HuntTheKing { .. } => Aim::HuntTheKing { exhaustion: self.limit },
            Aim::BringTheKingHome { lone_king_counts, .. } => {
                Aim::BringTheKingHome { quiet_limit: self.limit, lone_king_counts }
            }
        }
    }

    /// How many turns end the game when nothing happens: quiet ones in 4.x, those after exhaustion before.
    #[inline(always)]
    pub const fn turn_limit(self) -> u8 {
        self.limit
    }

    /// How many of a kind a player has at the most.
    pub fn count(self, kind: Kind) -> u8 {
        match kind {
            Kind::Mountain if self.reserve() => self.reserve.mountains(),
            Kind::Wise if self.reserve() => self.reserve.wise(),
            _ => self.edition.count(kind),
        }
    }

    /// What waits in each player's reserve at the start of a game.
    pub fn first_reserve(self) -> Counts {
        Counts::NONE.with(Kind::Mountain, self.reserve.mountains()).with(Kind::Wise, self.reserve.wise())
    }

    /// Which variants of 4.x are played.
    pub const fn variant(self) -> Variant {
        Variant { reserve: self.reserve(), ransom: self.ransom }
    }

    /// The words of the `Variant` tag: `no-reserve`, `ransom`, what a house plays otherwise, or nothing.
    pub fn variant_words(self) -> String {
        let mut words = Vec::new();
        if self.edition.has_reserve() && !self.reserve() {
            words.push("no-reserve".to_owned());
        }
        if self.ransom() {
            words.push("ransom".to_owned());
        }
        words.extend(self.house().map(|house| house.to_string()));
        words.join(" ")
    }
}
