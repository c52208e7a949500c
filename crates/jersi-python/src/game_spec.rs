//! Which game somebody means, from the arguments of a call.

use jersi_rules::{GameSpec, HouseKey, SpecError, SpecValue};

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
