//! From what is asked for to the first position.

use super::{GameSpec, SpecError, SpecFault, nearest_word};
use crate::edition::{SettingFacts, Way};
use crate::notation::read_position;
use crate::position::Position;
use crate::rules::{Rules, Variant};
use crate::setting::{NoSuchSetting, Setting};

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The first position.
    pub position: Position,
    /// The setting that it is the start of; none if the position itself was given.
    pub setting: Option<Setting>,
}

impl Start {
    /// The rules.
    pub fn rules(&self) -> Rules {
        self.position.rules()
    }
}

impl GameSpec {
    /// The rules that are asked for.
    pub fn rules(&self) -> Result<Rules, SpecError> {
        let edition = self.edition();
        let left_out = self.no_reserve == Some(true);
        if left_out && !edition.has_reserve() {
            return Err(SpecError::new(SpecFault::NoReserve { edition }, "no-reserve"));
        }
        if let (Some(no), Some(yes)) = (self.no_reserve, self.reserve)
            && no == yes
        {
            let fault = SpecFault::Contradiction { one: "no-reserve", other: "reserve" };
            return Err(SpecError::new(fault, "no-reserve"));
        }
        let variant = Variant {
            reserve: self.reserve.unwrap_or(true) && !left_out,
            ransom: self.ransom.unwrap_or(false),
        };
        let rules = Rules::with(edition, variant)
            .map_err(|error| SpecError::new(SpecFault::NoSuchVariant(error), error.variant))?;
        rules.with_house(self.house).map_err(|fault| {
            let key = fault.key().unwrap_or_else(|| self.house.first_ban());
            SpecError::new(SpecFault::House(fault), key.id())
        })
    }

    /// The setting that is asked for. A seed alone means the one that is shuffled, the mokca alone the free one.
    pub fn setting(&self) -> Result<Setting, SpecError> {
        let edition = self.edition();
        let guardian = self.mokca == Some(true);
        let named = |id: &str| Setting::named(edition, id, self.seed.unwrap_or(0), guardian);
        let chosen = match &self.setting {
            Some(id) => named(id).map_err(|why| no_such_setting(why, id)),
            None => {
                let usual = Setting::usual(edition).facts();
                let facts = if self.seed.is_some() {
                    self.first(Way::Random).ok_or_else(|| self.nothing_shuffled())?
                } else if guardian {
                    self.first(Way::Free).unwrap_or(usual)
                } else {
                    usual
                };
                named(facts.id).map_err(|why| no_such_setting(why, ""))
            }
        }?;
        if self.seed.is_some() && chosen.seed().is_none() {
            return Err(self.nothing_shuffled());
        }
        Ok(chosen)
    }

    /// Whether the setting that is asked for by name is shuffled, so that it wants a seed.
    pub fn is_shuffled(&self) -> bool {
        let facts = self.setting.as_deref().and_then(|id| self.edition().setting(id));
        facts.is_some_and(|facts| facts.way == Way::Random)
    }

    /// The start of the game, or the first thing that is wrong.
    pub fn start(&self) -> Result<Start, SpecError> {
        let rules = self.rules()?;
        let Some(text) = &self.position else {
            let setting = self.setting()?;
            return Ok(Start { position: Position::start(rules, setting), setting: Some(setting) });
        };
        let other = match (&self.setting, self.seed) {
            (Some(_), _) => Some("setting"),
            (None, Some(_)) => Some("seed"),
            (None, None) => None,
        };
        if let Some(other) = other {
            return Err(SpecError::new(SpecFault::Contradiction { one: "position", other }, "position"));
        }
        // With a position the mokca is a fact, which must be possible.
        if self.mokca == Some(true) && !rules.facts().guardian_optional {
            return Err(no_such_setting(NoSuchSetting::Guardian, ""));
        }
        let position = read_position(rules, text).map_err(|error| {
            let span = error.span().unwrap_or(0..text.len());
            SpecError::new(SpecFault::Position(Box::new(error)), "position").at(span)
        })?;
        Ok(Start { position, setting: None })
    }

    fn first(&self, way: Way) -> Option<&'static SettingFacts> {
        self.edition().facts().settings.iter().find(|facts| facts.way == way)
    }

    fn nothing_shuffled(&self) -> SpecError {
        let fault = SpecFault::NothingShuffled { edition: self.edition(), setting: self.setting.clone() };
        SpecError::new(fault, "seed")
    }
}

fn no_such_setting(why: NoSuchSetting, id: &str) -> SpecError {
    match why {
        NoSuchSetting::Unknown { edition } => {
            let known: Vec<&str> = edition.facts().settings.iter().map(|setting| setting.id).collect();
            let near = nearest_word(id, &known);
            SpecError::new(SpecFault::NoSuchSetting { why, near }, "setting").at(0..id.len())
        }
        NoSuchSetting::Guardian => SpecError::new(SpecFault::NoSuchSetting { why, near: None }, "mokca"),
    }
}
