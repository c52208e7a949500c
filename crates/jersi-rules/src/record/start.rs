//! What the tags say of how a game begins and ends.

use super::{GameResult, Record, RecordError, Termination};
use crate::edition::Edition;
use crate::notation::{read_position, write_position};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::rules::{Rules, Variant};
use crate::setting::Setting;

/// The word of the `Variant` tag for a free setting with the guardian.
const MOKCA: &str = "mokca";

impl Record {
    /// An empty record of a game that begins with a setting.
    pub fn with_setting(rules: Rules, setting: Setting) -> Record {
        let mut record = Record::default();
        let mokca = if setting.guardian() { MOKCA } else { "" };
        record.set_rules(rules, mokca);
        record.tags.set("Setting", setting.facts().id);
        if let Some(seed) = setting.seed() {
            record.tags.set("Seed", seed.to_string());
        }
        record
    }

    /// An empty record of a game that begins with any position.
    pub fn with_position(position: &Position) -> Record {
        let mut record = Record::default();
        record.set_rules(position.rules(), "");
        record.tags.set("Position", write_position(position));
        record
    }

    fn set_rules(&mut self, rules: Rules, more: &str) {
        self.tags.set("Edition", rules.edition().id());
        let words = format!("{} {more}", rules.variant_words());
        if !words.trim().is_empty() {
            self.tags.set("Variant", words.trim());
        }
    }

    fn fault(&self, tag: &str, code: &'static str, message: impl Into<String>) -> RecordError {
        RecordError::new(self.tags.span(tag), code, message)
    }

    /// The edition that the game is played by.
    pub fn edition(&self) -> Result<Edition, RecordError> {
        let ids: Vec<&str> = Edition::ALL.iter().map(|edition| edition.id()).collect();
        let ids = ids.join(", ");
        match self.tags.get("Edition") {
            None => {
                let message =
                    format!("the record names no edition; add a tag such as [Edition \"4.8\"]: {ids}");
                Err(self.fault("Edition", "edition-missing", message))
            }
            Some(id) => Edition::from_id(id).ok_or_else(|| {
                self.fault(
                    "Edition",
                    "no-such-edition",
                    format!("edition {id:?} is not known; known are {ids}"),
                )
            }),
        }
    }

    /// The words of the `Variant` tag.
    fn variants(&self) -> impl Iterator<Item = &str> {
        let words = self.tags.get("Variant").unwrap_or_default();
        words.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty())
    }

    /// The rules that the game is played by.
    pub fn rules(&self) -> Result<Rules, RecordError> {
        let edition = self.edition()?;
        let mut variant = Variant { reserve: true, ransom: false };
        for word in self.variants() {
            match word {
                "no-reserve" if !edition.has_reserve() => {
                    let message = format!("edition {edition} has no reserve that could be left out");
                    return Err(self.fault("Variant", "no-such-variant", message));
                }
                "no-reserve" => variant.reserve = false,
                "ransom" => variant.ransom = true,
                MOKCA if edition.facts().guardian_optional => {}
                MOKCA => {
                    let message = format!("edition {edition} has no mokca that could be chosen");
                    return Err(self.fault("Variant", "no-such-variant", message));
                }
                word => {
                    let message =
                        format!("the variant {word:?} is not known; known are no-reserve, ransom, mokca");
                    return Err(self.fault("Variant", "no-such-variant", message));
                }
            }
        }
        Rules::with(edition, variant)
            .map_err(|error| self.fault("Variant", "no-such-variant", error.to_string()))
    }

    /// The setting that the game begins with, if the record names one.
    pub fn setting(&self) -> Result<Option<Setting>, RecordError> {
        let edition = self.edition()?;
        let Some(id) = self.tags.get("Setting") else { return Ok(None) };
        let seed = match self.tags.get("Seed") {
            None => None,
            Some(text) => Some(text.parse::<u64>().map_err(|_| {
                self.fault(
                    "Seed",
                    "bad-seed",
                    format!("a seed is a number from 0 to {}, not {text:?}", u64::MAX),
                )
            })?),
        };
        let mokca = self.variants().any(|word| word == MOKCA);
        let setting = Setting::named(edition, id, seed.unwrap_or(0), mokca)
            .map_err(|error| self.fault("Setting", "no-such-setting", error.to_string()))?;
        if setting.seed().is_some() && seed.is_none() && self.tags.get("Position").is_none() {
            let message = "a random setting needs the tag Seed or Position to be found again";
            return Err(self.fault("Setting", "seed-missing", message));
        }
        Ok(Some(setting))
    }

    /// The position that the game begins with: the tag `Position`, or the setting, or else the usual
    /// setting of the edition.
    pub fn start(&self) -> Result<Position, RecordError> {
        let rules = self.rules()?;
        let setting = self.setting()?;
        let Some(text) = self.tags.get("Position") else {
            return Ok(Position::start(rules, setting.unwrap_or(Setting::usual(rules.edition()))));
        };
        let position = read_position(rules, text).map_err(|error| {
            let whole = self.tags.span("Position");
            let span = match error.span() {
                Some(part) if whole.len() == text.len() => whole.start + part.start..whole.start + part.end,
                _ => whole,
            };
            RecordError::new(span, "bad-position", format!("the tag Position: {error}"))
        })?;
        match setting {
            Some(setting) if self.settled(setting) && Position::start(rules, setting) != position => {
                let message = "the tag Position is not how the tag Setting begins; one of them is wrong";
                Err(self.fault("Position", "setting-contradicts", message))
            }
            _ => Ok(position),
        }
    }

    /// Whether the tags alone say what a setting comes to; a random one without a seed is not.
    fn settled(&self, setting: Setting) -> bool {
        setting.seed().is_none() || self.tags.get("Seed").is_some()
    }

    /// Who won, if the record tells.
    pub fn result(&self) -> Option<GameResult> {
        self.tags.get("Result").and_then(GameResult::from_id)
    }

    /// Why the game is over, if the record tells.
    pub fn termination(&self) -> Option<Termination> {
        self.tags.get("Termination").and_then(Termination::from_id)
    }

    /// Writes down how the game ended by the rules, where the record does not tell.
    pub fn tell_outcome(&mut self, outcome: Outcome) {
        if matches!(self.tags.get("Result"), None | Some("*")) {
            self.tags.set("Result", outcome.result_id());
        }
        if self.tags.get("Termination").is_none() {
            self.tags.set("Termination", outcome.reason.id());
        }
    }
}
