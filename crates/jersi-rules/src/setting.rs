//! The ways a game may begin.

use crate::cell::Cell;
use crate::edition::{Edition, SettingFacts, Way};
use crate::lang::Lang;
use crate::notation::position::read_position;
use crate::piece::{ByColor, Color, Kind, Piece};
use crate::position::Position;
use crate::rules::{Rules, Variant};
use crate::setup::Setup;
use crate::text::digits;

/// A way to begin, with what it leaves to choose.
///
/// ```
/// use jersi_rules::{Edition, Position, Rules, Setting, Stage};
///
/// for facts in Edition::V2_0.facts().settings {
///     let setting = Setting::named(Edition::V2_0, facts.id, 7, false)?;
///     let start = Position::start(Rules::new(Edition::V2_0), setting);
///     assert_eq!(start.stage() == Stage::Setting, facts.id == "free");
/// }
/// # Ok::<(), jersi_rules::NoSuchSetting>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    facts: &'static SettingFacts,
    seed: u64,
    guardian: bool,
}

/// Why there is no such way to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub enum NoSuchSetting {
    /// The edition has no setting of this name.
    Unknown {
        /// The edition.
        edition: Edition,
    },
    /// The guardian was asked for where there is no choice.
    Guardian,
}

impl NoSuchSetting {
    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().no_such_setting(*self)
    }
}

impl Setting {
    /// The setting for beginners.
    pub fn usual(edition: Edition) -> Setting {
        Setting { facts: &edition.facts().settings[0], seed: 0, guardian: false }
    }

    /// The setting with this identifier. `seed` is for the random one, `guardian` for the free one.
    pub fn named(edition: Edition, id: &str, seed: u64, guardian: bool) -> Result<Setting, NoSuchSetting> {
        let facts = edition.setting(id).ok_or(NoSuchSetting::Unknown { edition })?;
        if guardian && !(edition.facts().guardian_optional && facts.way == Way::Free) {
            return Err(NoSuchSetting::Guardian);
        }
        // A seed means nothing to the other settings, and equal settings must be equal.
        let seed = if facts.way == Way::Random { seed } else { 0 };
        Ok(Setting { facts, seed, guardian })
    }

    /// The setting that a text tells: an identifier, with a seed or `mokca` behind a colon where it leaves
    /// something to choose. `Display` writes it.
    ///
    /// ```
    /// use jersi_rules::{Edition, Setting};
    ///
    /// let setting = Setting::parse(Edition::V2_0, "random:17")?;
    /// assert_eq!(setting, Setting::named(Edition::V2_0, "random", 17, false)?);
    /// assert_eq!(setting.to_string(), "random:17");
    /// assert_eq!(Setting::parse(Edition::V3_0, "free:mokca")?.to_string(), "free:mokca");
    /// # Ok::<(), jersi_rules::NoSuchSetting>(())
    /// ```
    pub fn parse(edition: Edition, text: &str) -> Result<Setting, NoSuchSetting> {
        match text.trim().split_once(':') {
            None => Setting::named(edition, text.trim(), 0, false),
            Some((id, "mokca")) => Setting::named(edition, id, 0, true),
            Some((id, seed)) => {
                let unknown = NoSuchSetting::Unknown { edition };
                let setting = Setting::named(edition, id, digits(seed).ok_or(unknown)?, false)?;
                // A seed that shuffles nothing is not dropped without a word.
                setting.seed().map(|_| setting).ok_or(unknown)
            }
        }
    }

    /// What the booklet says of it.
    pub fn facts(&self) -> &'static SettingFacts {
        self.facts
    }

    /// Whether the free setting is played with the guardian.
    pub fn guardian(&self) -> bool {
        self.guardian
    }

    /// The number that the random setting was shuffled by.
    pub fn seed(&self) -> Option<u64> {
        (self.facts.way == Way::Random).then_some(self.seed)
    }
}

/// As [`Setting::parse`] reads it.
impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.facts.id)?;
        match self.seed() {
            Some(seed) => write!(f, ":{seed}"),
            None if self.guardian => f.write_str(":mokca"),
            None => Ok(()),
        }
    }
}

impl Position {
    /// The position at the start of a game in the edition's first setting, the one for beginners.
    pub fn initial(rules: Rules) -> Position {
        Position::start(rules, Setting::usual(rules.edition()))
    }

    /// The position at the start of a game.
    pub fn start(rules: Rules, setting: Setting) -> Position {
        let setup = match setting.facts.way {
            Way::Fixed(text) => {
                let full = Rules::with(rules.edition(), Variant { reserve: true, ransom: rules.ransom() });
                let Ok(full) = full else { unreachable!("the rules were accepted with this ransom already") };
                let Ok(position) = read_position(full, text) else {
                    unreachable!("a test reads every fixed setting")
                };
                let mut setup = position.setup();
                setup.rules = rules;
                if rules.edition().has_reserve() {
                    let reserve = rules.first_reserve();
                    setup.reserve = ByColor { white: reserve, black: reserve };
                }
                setup
            }
            Way::Random => random(rules, setting.seed),
            Way::Free => free(rules, setting.guardian),
        };
        // Without the words of what cannot be: they would weigh in the page.
        let Ok(position) = Position::new(&setup) else {
            unreachable!("a test starts every setting of every edition")
        };
        position
    }
}

fn free(rules: Rules, guardian: bool) -> Setup {
    let army = rules.edition().army(guardian);
    Setup {
        rules,
        pieces: Vec::new(),
        to_move: Color::White,
        reserve: ByColor { white: army, black: army },
        clock: None,
        turn_number: 1,
    }
}

/// The places of the random setting in White's order; the two cells named twice become stacks.
const PLACES: [(u8, u8); 12] =
    [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (0, 1), (0, 2), (0, 2), (0, 4), (0, 4), (0, 5)];

/// Where White's king waits in the random setting.
const KING_PLACE: (u8, u8) = (0, 3);

fn random(rules: Rules, seed: u64) -> Setup {
    let edition = rules.edition();
    let mut setup = free(rules, false);
    setup.reserve = ByColor::default();
    let mut dice = Dice(seed);
    for color in Color::BOTH {
        let seen_by_owner = |(row, number)| {
            let cell: Cell = edition.cell(row, number).expect("the places are on the board");
            match color {
                Color::White => cell,
                Color::Black => cell.rotated(),
            }
        };
        let mut shapes = Vec::with_capacity(PLACES.len());
        for facts in edition.facts().kinds.iter().filter(|facts| facts.kind != Kind::King) {
            shapes.extend(std::iter::repeat_n(facts.kind, usize::from(facts.count)));
        }
        dice.shuffle(&mut shapes);
        setup.pieces.push((seen_by_owner(KING_PLACE), Piece::new(color, Kind::King)));
        for (place, kind) in PLACES.into_iter().zip(shapes) {
            setup.pieces.push((seen_by_owner(place), Piece::new(color, kind)));
        }
    }
    setup
}

/// A sequence of numbers from a seed. It is frozen: a seed means the same set-up in every version.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `end`; the bias for ends this small is beyond notice.
    fn below(&mut self, end: usize) -> usize {
        (u128::from(self.roll()) * end as u128 >> 64) as usize
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        for end in (2..=things.len()).rev() {
            things.swap(end - 1, self.below(end));
        }
    }
}
