//! How people and programs say which game they mean: one door for every form.
//!
//! The words of a command line, the keys of a JSON object, the options of a protocol and the fields of the page all
//! go through [`GameSpec::set`]; [`GameSpec::start`] judges them together. So what is legal in one form is legal in all,
//! and what is wrong has the same code and the same sentence everywhere.

mod fault;
mod near;
mod start;
mod text;
mod value;

use crate::edition::Edition;
use crate::rules::{HouseKey, HouseRules, Rules};

pub use fault::{SpecError, SpecFault, Wanted};
pub use near::nearest_word;
pub use start::Start;
pub use value::SpecValue;

/// Which game is meant. What is not said is as usual: edition 4.8, its first setting, no variant, no house rules.
///
/// ```
/// use jersi_rules::{GameSpec, SpecValue};
///
/// let mut spec = GameSpec::default();
/// spec.set("edition", SpecValue::Text("2.0"))?;
/// spec.set("seed", SpecValue::Number(7))?;
/// assert_eq!(spec.to_string(), "2.0 seed=7");
/// assert_eq!(spec.start()?.setting.and_then(|setting| setting.seed()), Some(7));
///
/// let error = spec.set("variant", SpecValue::Text("no-reserve")).unwrap_err();
/// assert_eq!((error.code(), error.key.as_str()), ("unknown-key", "variant"));
/// # Ok::<(), jersi_rules::SpecError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSpec {
    edition: Option<Edition>,
    /// Whether there is a reserve: a fact, which editions without a reserve do not mind.
    reserve: Option<bool>,
    /// The variant without reserve, which only editions with one have.
    no_reserve: Option<bool>,
    ransom: Option<bool>,
    setting: Option<String>,
    seed: Option<u64>,
    mokca: Option<bool>,
    position: Option<String>,
    house: HouseRules,
}

impl GameSpec {
    /// What can be said.
    pub const KEYS: [&str; 15] = [
        "edition",
        "reserve",
        "no-reserve",
        "ransom",
        "setting",
        "seed",
        "mokca",
        "position",
        HouseKey::QuietLimit.id(),
        HouseKey::Exhaustion.id(),
        HouseKey::Mountains.id(),
        HouseKey::Wise.id(),
        HouseKey::Ban.id(),
        HouseKey::BanWhite.id(),
        HouseKey::BanBlack.id(),
    ];

    /// Whether this is something that can be said of a game.
    pub fn is_key(key: &str) -> bool {
        GameSpec::KEYS.contains(&key)
    }

    /// Says one thing of the game. What was said of it before is forgotten.
    #[allow(clippy::needless_pass_by_value, reason = "values are made on the spot")]
    pub fn set(&mut self, key: &str, value: SpecValue<'_>) -> Result<(), SpecError> {
        let text = || value.text().ok_or_else(|| SpecError::of_value(key, Wanted::Text, &value));
        let flag = || value.flag().ok_or_else(|| SpecError::of_value(key, Wanted::Flag, &value));
        match key {
            "edition" => {
                let id = text()?;
                let known = Edition::from_id(id);
                self.edition = Some(known.ok_or_else(|| SpecError::no_such_edition(id))?);
            }
            "reserve" => self.reserve = Some(flag()?),
            "no-reserve" => self.no_reserve = Some(flag()?),
            "ransom" => self.ransom = Some(flag()?),
            "setting" => {
                // The text form parts words by blanks: one within the name would make another game of the rest.
                let id = Some(text()?).filter(|id| !id.contains(char::is_whitespace));
                let id = id.ok_or_else(|| SpecError::of_value(key, Wanted::Word, &value))?;
                self.setting = Some(id.to_owned());
            }
            "seed" => {
                let seed = value.number();
                self.seed = Some(seed.ok_or_else(|| SpecError::of_value(key, Wanted::Number, &value))?);
            }
            "mokca" => self.mokca = Some(flag()?),
            "position" => self.position = Some(text()?.to_owned()),
            _ => {
                let house =
                    HouseKey::from_id(key).ok_or_else(|| SpecError::unknown_key(key, &GameSpec::KEYS))?;
                self.set_house(house, &value)?;
            }
        }
        Ok(())
    }

    fn set_house(&mut self, key: HouseKey, value: &SpecValue<'_>) -> Result<(), SpecError> {
        let number = value.number().filter(|_| key.numbers().is_some()).map(|number| number.to_string());
        let text = number.as_deref().or(value.text().filter(|_| key.numbers().is_none()));
        let wanted = if key.numbers().is_some() { Wanted::Number } else { Wanted::Text };
        let text = text.ok_or_else(|| SpecError::of_value(key.id(), wanted, value))?;
        self.house.say(key, text).map_err(|(fault, span)| {
            let error = SpecError::new(SpecFault::House(fault), key.id());
            if value.text().is_some() { error.at(span) } else { error }
        })
    }

    /// Says all of these things.
    pub fn from_keys<'a>(
        pairs: impl IntoIterator<Item = (&'a str, SpecValue<'a>)>,
    ) -> Result<GameSpec, SpecError> {
        let mut spec = GameSpec::default();
        for (key, value) in pairs {
            spec.set(key, value)?;
        }
        Ok(spec)
    }

    /// The same rules, with a position to begin from instead of a setting.
    #[must_use]
    pub fn at_position(self, text: &str) -> GameSpec {
        GameSpec { setting: None, seed: None, mokca: None, position: Some(text.to_owned()), ..self }
    }

    /// The same without a position.
    #[must_use]
    pub fn without_position(self) -> GameSpec {
        GameSpec { position: None, ..self }
    }

    /// What the house plays otherwise than the booklet.
    pub fn house(&self) -> HouseRules {
        self.house
    }

    /// The same with these house rules.
    #[must_use]
    pub fn with_house(self, house: HouseRules) -> GameSpec {
        GameSpec { house, ..self }
    }

    /// The same with everything that these rules say, and nothing else of the rules. How the game begins stays.
    #[must_use]
    pub fn with_rules(self, rules: Rules) -> GameSpec {
        GameSpec {
            edition: Some(rules.edition()),
            reserve: Some(rules.reserve()),
            no_reserve: None,
            ransom: Some(rules.ransom()),
            house: rules.house().unwrap_or_default(),
            ..self
        }
    }

    /// The edition, 4.8 unless another is asked for.
    pub fn edition(&self) -> Edition {
        self.edition.unwrap_or(Edition::V4_8)
    }

    /// The number that a shuffled setting is asked for with.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The text that was given for a key, if there is one; errors have their places in it.
    pub fn text(&self, key: &str) -> Option<&str> {
        match key {
            "edition" => self.edition.map(Edition::id),
            "setting" => self.setting.as_deref(),
            "position" => self.position.as_deref(),
            _ => None,
        }
    }
}
