//! Editions and rules: `4.8`, `4.8 no-reserve ransom`.

use std::fmt;
use std::str::FromStr;

use super::NoSuchWord;
use crate::edition::Edition;
use crate::rules::{HouseFault, HouseKey, HouseRules, NoSuchVariant, Rules, Variant};

/// A name that no edition has.
///
/// ```
/// use jersi_rules::Edition;
///
/// let error = "5.0".parse::<Edition>().unwrap_err();
/// assert_eq!(error.to_string(), r#""5.0" is no edition; known are 2.0, 3.0, 4-draft, 4.8, 4.16"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name:?} is no edition; known are {}", ids())]
pub struct NoSuchEdition {
    /// The name.
    pub name: String,
}

fn ids() -> String {
    Edition::ALL.map(Edition::id).join(", ")
}

impl FromStr for Edition {
    type Err = NoSuchEdition;

    fn from_str(name: &str) -> Result<Edition, NoSuchEdition> {
        let named = |edition: &Edition| edition.id().eq_ignore_ascii_case(name.trim());
        let found = Edition::ALL.into_iter().find(named);
        found.ok_or_else(|| NoSuchEdition { name: name.trim().to_owned() })
    }
}

/// Why a text tells no rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseRulesError {
    /// The first word is no edition.
    #[error(transparent)]
    Edition(#[from] NoSuchEdition),
    /// Another word is no variant at all.
    #[error(transparent)]
    Word(#[from] NoSuchWord),
    /// The edition does not have the variant.
    #[error(transparent)]
    Variant(#[from] NoSuchVariant),
    /// A house cannot play so.
    #[error(transparent)]
    House(#[from] HouseFault),
    /// A variant is told twice.
    #[error("{0:?} stands here a second time; each variant stands once")]
    Twice(String),
}

/// The words that tell a variant.
const VARIANT_WORDS: [&str; 2] = ["no-reserve", "ransom"];

/// Whether a word behind an edition still tells of the rules. No position string begins so.
pub(super) fn is_of_rules(word: &str) -> bool {
    VARIANT_WORDS.contains(&word)
        || word.split_once('=').is_some_and(|(key, _)| HouseKey::from_id(key).is_some())
}

/// The edition, and the words of its variants and of the house behind it.
///
/// ```
/// use jersi_rules::{Edition, Rules, Variant};
///
/// let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true })?;
/// assert_eq!(rules.to_string(), "4.8 no-reserve ransom");
/// assert_eq!("4.8 no-reserve ransom".parse(), Ok(rules));
/// assert!("2.0 ransom".parse::<Rules>().is_err());
/// # Ok::<(), jersi_rules::NoSuchVariant>(())
/// ```
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.variant_words();
        let space = if words.is_empty() { "" } else { " " };
        write!(f, "{}{space}{words}", self.edition())
    }
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        let mut words = text.split_whitespace();
        let edition: Edition = words.next().unwrap_or_default().parse()?;
        let mut variant = Variant { reserve: true, ransom: false };
        let mut house = HouseRules::default();
        for word in words.map(str::to_ascii_lowercase) {
            match word.as_str() {
                "no-reserve" if !variant.reserve => return Err(ParseRulesError::Twice(word)),
                "ransom" if variant.ransom => return Err(ParseRulesError::Twice(word)),
                "no-reserve" if !edition.has_reserve() => {
                    return Err(NoSuchVariant { edition, variant: "no-reserve" }.into());
                }
                "no-reserve" => variant.reserve = false,
                "ransom" => variant.ransom = true,
                other => {
                    if let Some(said) = house.read_word(other) {
                        said?;
                        continue;
                    }
                    let word = other.to_owned();
                    return Err(NoSuchWord { word, of: "variant", known: VARIANT_WORDS.to_vec() }.into());
                }
            }
        }
        Ok(Rules::with(edition, variant)?.with_house(house)?)
    }
}

impl From<Edition> for Rules {
    /// The edition without any variant.
    fn from(edition: Edition) -> Rules {
        Rules::new(edition)
    }
}
