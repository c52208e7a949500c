//! Which game somebody means, from the arguments of a call.

use jersi_rules::{GameSpec, HouseKey, Position, Rules, SpecError, SpecValue};
use pyo3::prelude::*;

use crate::error;

/// What a call says of a game.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// The edition.
    pub edition: Option<String>,
    /// Whether there is a reserve.
    pub reserve: Option<bool>,
    /// Whether a ransom is paid.
    pub ransom: Option<bool>,
    /// The setting, by its name.
    pub setting: Option<String>,
    /// The seed of a setting that is shuffled.
    pub seed: Option<u64>,
    /// Whether the mokca is played in the free setting.
    pub mokca: Option<bool>,
    /// House rules, as `quiet-limit=60 ban=one-two`.
    pub house: Option<String>,
}

impl Asked {
    /// The game that is meant.
    pub fn spec(&self, position: Option<&str>) -> Result<GameSpec, SpecError> {
        let text = |key, value: &'_ Option<String>| value.clone().map(|value| (key, value));
        let mut spec = GameSpec::default();
        let texts = [
            text("edition", &self.edition),
            text("setting", &self.setting),
            position.map(|position| ("position", position.to_owned())),
        ];
        for (key, value) in texts.iter().flatten() {
            spec.set(key, SpecValue::Text(value))?;
        }
        let flags = [("reserve", self.reserve), ("ransom", self.ransom), ("mokca", self.mokca)];
        for (key, value) in flags {
            if let Some(value) = value {
                spec.set(key, SpecValue::Flag(value))?;
            }
        }
        if let Some(seed) = self.seed {
            spec.set("seed", SpecValue::Number(seed))?;
        }
        if let Some(house) = &self.house {
            said(house, &mut spec)?;
        }
        Ok(spec)
    }

    /// The game that is meant beside a position, whose own rules count: what is said must agree with them, and no setting can be
    /// asked for. The edition alone may be another, because nobody can tell the usual one from one that was said.
    pub fn beside(&self, py: Python<'_>, position: &Position) -> PyResult<GameSpec> {
        let rules = position.rules();
        let bad = |error| error::bad_game(py, &error);
        // What is no edition and what is no house are told as they always are.
        self.spec(None).map_err(bad)?;
        let said = Asked { edition: Some(rules.edition().id().to_owned()), ..self.clone() };
        if said.setting.is_some() || said.seed.is_some() {
            said.spec(Some("")).and_then(|spec| spec.start()).map_err(bad)?;
        }
        let spec = said.spec(None).map_err(bad)?;
        spec.setting().map_err(bad)?;
        said.agrees(py, rules)?;
        Ok(spec)
    }

    /// Whether what is said agrees with these rules, where it says something.
    pub fn agrees(&self, py: Python<'_>, rules: Rules) -> PyResult<()> {
        let others = [
            ("edition", self.edition.as_deref().is_some_and(|id| id != rules.edition().id())),
            (
                "reserve",
                self.reserve.is_some_and(|told| told != rules.reserve() && rules.edition().has_reserve()),
            ),
            ("ransom", self.ransom.is_some_and(|told| told != rules.ransom())),
        ];
        if let Some((key, _)) = others.into_iter().find(|(_, other)| *other) {
            return Err(error::contradiction(py, key, rules));
        }
        // What the edition does not have is told by the reader of games.
        let edition = Some(rules.edition().id().to_owned());
        let alone = Asked { edition, setting: None, seed: None, mokca: None, ..self.clone() };
        let reserve = rules.edition().has_reserve().then_some(rules.reserve());
        let whole =
            Asked { reserve: self.reserve.or(reserve), ransom: Some(rules.ransom()), ..alone.clone() };
        let read = |asked: &Asked| asked.spec(None).and_then(|spec| spec.rules());
        match read(&whole) {
            Ok(told) if self.house.is_none() || told == rules => Ok(()),
            // A house that leaves no piece in reserve plays without one, and says the same.
            _ if read(&alone).is_ok_and(|told| told == rules) => Ok(()),
            Ok(_) => Err(error::contradiction(py, "house", rules)),
            Err(error) => Err(error::bad_game(py, &error)),
        }
    }
}

/// Says what a house plays otherwise. The text is read by the reader of games, so that a key said twice is told.
fn said(house: &str, spec: &mut GameSpec) -> Result<(), SpecError> {
    for word in house.split_whitespace() {
        let key = word.split_once('=').map_or(word, |(key, _)| key);
        if HouseKey::from_id(key).is_none() {
            return Err(SpecError::unknown_key(key, &HouseKey::ALL.map(HouseKey::id)));
        }
    }
    house.parse::<GameSpec>()?;
    for (key, value) in house.split_whitespace().filter_map(|word| word.split_once('=')) {
        spec.set(key, SpecValue::Word(value))?;
    }
    Ok(())
}
