//! What a house plays otherwise than the booklet.

use std::fmt;
use std::ops::Range;

use super::{Reserve, Rules};
use crate::action::{Action, ActionSet};
use crate::edition::Edition;
use crate::lang::Lang;
use crate::piece::{ByColor, Color, Kind};
use crate::spec::nearest_word;
use crate::text::digits;

/// What a house plays otherwise than the booklet. What is not said is as in the booklet.
///
/// ```
/// use jersi_rules::{Action, ActionSet, Edition, HouseRules, Rules};
///
/// let doubles = ActionSet::of(&[Action::OneTwo, Action::TwoOne]);
/// let house = HouseRules { quiet_limit: Some(60), ban: doubles, ..HouseRules::default() };
/// let rules = Rules::new(Edition::V4_8).with_house(house)?;
/// assert_eq!(rules.to_string(), "4.8 quiet-limit=60 ban=one-two,two-one");
/// assert_eq!(rules.to_string().parse(), Ok(rules));
/// assert!(rules.house().is_some() && Rules::new(Edition::V4_8).house().is_none());
/// # Ok::<(), jersi_rules::HouseFault>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HouseRules {
    /// 4.x: turns without a capture that make a tie.
    pub quiet_limit: Option<u8>,
    /// 2.0, 3.0, 4-draft: turns still played once a player has at most one fighting kind left.
    pub exhaustion: Option<u8>,
    /// 4.x: mountains in each player's reserve.
    pub mountains: Option<u8>,
    /// 4.x: wise men in each player's reserve.
    pub wise: Option<u8>,
    /// What neither player may do.
    pub ban: ActionSet,
    /// What White may not do.
    pub ban_white: ActionSet,
    /// What Black may not do.
    pub ban_black: ActionSet,
}

/// What a house can say, one thing a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseKey {
    /// [`HouseRules::quiet_limit`].
    QuietLimit,
    /// [`HouseRules::exhaustion`].
    Exhaustion,
    /// [`HouseRules::mountains`].
    Mountains,
    /// [`HouseRules::wise`].
    Wise,
    /// [`HouseRules::ban`].
    Ban,
    /// [`HouseRules::ban_white`].
    BanWhite,
    /// [`HouseRules::ban_black`].
    BanBlack,
}

/// Why a house cannot play so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub enum HouseFault {
    /// No number that the key takes.
    Number {
        /// The key.
        key: HouseKey,
        /// What was given.
        given: String,
    },
    /// No action that can be banned.
    Action {
        /// The word.
        word: String,
        /// What may have been meant.
        near: Option<&'static str>,
    },
    /// There is nothing of the kind in the edition, or in the variant that is played.
    NotPlayed {
        /// The edition with its variant.
        rules: Rules,
        /// The key, or the action.
        what: &'static str,
    },
    /// The same key stands twice.
    Twice(HouseKey),
}

/// How many turns a house may count at the least and at the most.
const TURNS: (u8, u8) = (2, 200);

impl HouseKey {
    /// All of them.
    pub const ALL: [HouseKey; 7] = [
        HouseKey::QuietLimit,
        HouseKey::Exhaustion,
        HouseKey::Mountains,
        HouseKey::Wise,
        HouseKey::Ban,
        HouseKey::BanWhite,
        HouseKey::BanBlack,
    ];

    /// The identifier, as in `quiet-limit=60`.
    pub const fn id(self) -> &'static str {
        match self {
            HouseKey::QuietLimit => "quiet-limit",
            HouseKey::Exhaustion => "exhaustion",
            HouseKey::Mountains => "mountains",
            HouseKey::Wise => "wise",
            HouseKey::Ban => "ban",
            HouseKey::BanWhite => "ban-white",
            HouseKey::BanBlack => "ban-black",
        }
    }

    /// The key with this identifier.
    pub fn from_id(id: &str) -> Option<HouseKey> {
        HouseKey::ALL.into_iter().find(|key| key.id() == id)
    }

    /// The least and the greatest number that it takes; none if it takes actions.
    pub const fn numbers(self) -> Option<(u8, u8)> {
        match self {
            HouseKey::QuietLimit | HouseKey::Exhaustion => Some(TURNS),
            HouseKey::Mountains => Some((0, Edition::V4_8.count(Kind::Mountain))),
            HouseKey::Wise => Some((0, Edition::V4_8.count(Kind::Wise))),
            HouseKey::Ban | HouseKey::BanWhite | HouseKey::BanBlack => None,
        }
    }

    fn number(self, given: u64) -> Option<u8> {
        let (least, most) = self.numbers()?;
        u8::try_from(given).ok().filter(|number| (least..=most).contains(number))
    }

    fn is_played(self, rules: Rules) -> bool {
        match self {
            HouseKey::QuietLimit => !rules.edition().hunts(),
            HouseKey::Exhaustion => rules.edition().hunts(),
            HouseKey::Mountains | HouseKey::Wise => rules.reserve(),
            HouseKey::Ban | HouseKey::BanWhite | HouseKey::BanBlack => true,
        }
    }
}

/// The identifiers of the actions that can be banned.
pub(crate) fn bannable() -> Vec<&'static str> {
    Action::ALL.into_iter().filter(|action| action.can_be_banned()).map(Action::id).collect()
}

impl HouseRules {
    /// What is said for a key that takes a number.
    pub fn number(&mut self, key: HouseKey) -> Option<&mut Option<u8>> {
        match key {
            HouseKey::QuietLimit => Some(&mut self.quiet_limit),
            HouseKey::Exhaustion => Some(&mut self.exhaustion),
            HouseKey::Mountains => Some(&mut self.mountains),
            HouseKey::Wise => Some(&mut self.wise),
            HouseKey::Ban | HouseKey::BanWhite | HouseKey::BanBlack => None,
        }
    }

    /// What is said for a key that takes actions.
    fn actions(&mut self, key: HouseKey) -> &mut ActionSet {
        match key {
            HouseKey::BanWhite => &mut self.ban_white,
            HouseKey::BanBlack => &mut self.ban_black,
            _ => &mut self.ban,
        }
    }

    /// What White and Black may not do.
    pub fn bans(&self) -> ByColor<ActionSet> {
        ByColor { white: self.ban.or(self.ban_white), black: self.ban.or(self.ban_black) }
    }

    /// Says one thing by its text. An error tells where in the text it is.
    pub(crate) fn say(&mut self, key: HouseKey, text: &str) -> Result<(), (HouseFault, Range<usize>)> {
        let Some(number) = self.number(key) else {
            *self.actions(key) = actions(text)?;
            return Ok(());
        };
        let given = digits::<u64>(text).and_then(|given| key.number(given));
        let fault = || (HouseFault::Number { key, given: text.to_owned() }, 0..text.len());
        *number = Some(given.ok_or_else(fault)?);
        Ok(())
    }

    /// Reads `key=value` if the key is one of a house; a key that was said before is a fault.
    pub(crate) fn read_word(&mut self, word: &str) -> Option<Result<(), HouseFault>> {
        let (key, value) = word.split_once('=')?;
        let key = HouseKey::from_id(key)?;
        if self.says(key) {
            return Some(Err(HouseFault::Twice(key)));
        }
        Some(self.say(key, value).map_err(|(fault, _)| fault))
    }

    /// The key of the first ban that is said.
    pub(crate) fn first_ban(mut self) -> HouseKey {
        let bans = [HouseKey::Ban, HouseKey::BanWhite];
        bans.into_iter().find(|&key| self.says(key)).unwrap_or(HouseKey::BanBlack)
    }

    fn says(&mut self, key: HouseKey) -> bool {
        match self.number(key) {
            Some(number) => number.is_some(),
            None => !self.actions(key).is_empty(),
        }
    }
}

/// The actions that a list names.
fn actions(list: &str) -> Result<ActionSet, (HouseFault, Range<usize>)> {
    let mut set = ActionSet::EMPTY;
    let mut at = 0;
    for word in list.split(',') {
        match Action::from_id(word).filter(|action| action.can_be_banned()) {
            Some(action) => set = set.with(action),
            None => {
                let near = nearest_word(word, &bannable());
                return Err((HouseFault::Action { word: word.to_owned(), near }, at..at + word.len()));
            }
        }
        at += word.len() + 1;
    }
    Ok(set)
}

impl HouseFault {
    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().house_fault(self)
    }

    /// The key that is at fault, if one is.
    pub fn key(&self) -> Option<HouseKey> {
        match self {
            HouseFault::Number { key, .. } | HouseFault::Twice(key) => Some(*key),
            HouseFault::NotPlayed { what, .. } => HouseKey::from_id(what),
            HouseFault::Action { .. } => None,
        }
    }

    /// An identifier for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            HouseFault::Number { .. } => "bad-key",
            HouseFault::Action { .. } => "no-such-action",
            HouseFault::NotPlayed { .. } => "not-played",
            HouseFault::Twice(_) => "said-twice",
        }
    }
}

/// `quiet-limit=60 ban=one-two,two-one`: everything that is said, in the order of the keys.
impl fmt::Display for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut house = *self;
        let mut space = "";
        for key in HouseKey::ALL {
            if !house.says(key) {
                continue;
            }
            write!(f, "{space}{}=", key.id())?;
            match house.number(key) {
                Some(number) => fmt::Display::fmt(&number.unwrap_or_default(), f)?,
                None => fmt::Display::fmt(house.actions(key), f)?,
            }
            space = " ";
        }
        Ok(())
    }
}

impl Rules {
    /// The same rules with what a house plays otherwise. What the house says as the booklet does is no departure, and a
    /// reserve of nothing is none.
    pub fn with_house(self, house: HouseRules) -> Result<Rules, HouseFault> {
        let mut said = house;
        let mut rules = self;
        for key in HouseKey::ALL.into_iter().filter(|key| key.numbers().is_some()) {
            let Some(number) = said.number(key).and_then(|number| *number) else { continue };
            if !key.is_played(self) {
                return Err(HouseFault::NotPlayed { rules: self, what: key.id() });
            }
            let fault = || HouseFault::Number { key, given: number.to_string() };
            let number = key.number(number.into()).ok_or_else(fault)?;
            match key {
                HouseKey::Mountains => rules.reserve = Reserve::new(number, rules.reserve.wise()),
                HouseKey::Wise => rules.reserve = Reserve::new(rules.reserve.mountains(), number),
                _ => rules.limit = number,
            }
        }
        rules.bans = house.bans();
        let drops = ActionSet::of(&[Action::Drop, Action::DoubleDrop]);
        let banned = rules.bans.white.or(rules.bans.black);
        for action in banned.iter() {
            if !action.can_be_banned() {
                return Err(HouseFault::Action { word: action.id().to_owned(), near: None });
            }
            if drops.has(action) && !rules.reserve() {
                return Err(HouseFault::NotPlayed {
                    rules: Rules { bans: ByColor::default(), ..rules },
                    what: action.id(),
                });
            }
        }
        Ok(rules)
    }

    /// What departs from the booklet, if anything does.
    pub fn house(self) -> Option<HouseRules> {
        let booklet = self.by_the_booklet();
        if self == booklet {
            return None;
        }
        let departs = |mine: u8, booklets: u8| (mine != booklets).then_some(mine);
        let (hunts, limit) = (self.edition().hunts(), departs(self.limit, booklet.limit));
        let ban = self.bans.white.and(self.bans.black);
        Some(HouseRules {
            quiet_limit: limit.filter(|_| !hunts),
            exhaustion: limit.filter(|_| hunts),
            mountains: departs(self.reserve.mountains(), booklet.reserve.mountains()),
            wise: departs(self.reserve.wise(), booklet.reserve.wise()),
            ban,
            ban_white: self.bans.white.without(ban),
            ban_black: self.bans.black.without(ban),
        })
    }

    /// The edition with its variants, without what the house plays otherwise.
    #[must_use]
    pub fn by_the_booklet(self) -> Rules {
        Rules::of(self.edition(), self.variant())
    }

    /// What a player may not do.
    #[inline(always)]
    pub fn bans(self, color: Color) -> ActionSet {
        self.bans[color]
    }

    /// Whether a player may not do everything that the booklet allows.
    #[inline(always)]
    pub fn is_bound(self, color: Color) -> bool {
        !self.bans[color].is_empty()
    }
}
