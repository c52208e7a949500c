//! What the tags say of how a game begins and ends.

use super::{GameResult, Record, RecordError, RecordFault, Termination};
use crate::edition::Edition;
use crate::notation::{read_position, write_position};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::rules::{HouseRules, Rules, Variant};
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

    fn fault(&self, tag: &str, what: RecordFault) -> RecordError {
        RecordError::new(self.tags.span(tag), what)
    }

    /// The edition that the game is played by.
    pub fn edition(&self) -> Result<Edition, RecordError> {
        let id =
            self.tags.get("Edition").ok_or_else(|| self.fault("Edition", RecordFault::EditionMissing))?;
        Edition::from_id(id).ok_or_else(|| self.fault("Edition", RecordFault::NoSuchEdition(id.to_owned())))
    }

    /// The words of the `Variant` tag. A comma parts variants, and belongs to the list behind `ban=`.
    fn variants(&self) -> impl Iterator<Item = &str> {
        let words = self.tags.get("Variant").unwrap_or_default().split_whitespace();
        let parted = words.flat_map(|word| {
            let most = if word.contains('=') { 1 } else { usize::MAX };
            word.splitn(most, ',')
        });
        parted.filter(|word| !word.is_empty())
    }

    /// The rules that the game is played by.
    pub fn rules(&self) -> Result<Rules, RecordError> {
        let edition = self.edition()?;
        let mut variant = Variant { reserve: true, ransom: false };
        let mut house = HouseRules::default();
        let fault = |what| self.fault("Variant", what);
        for word in self.variants() {
            match word {
                "no-reserve" if !edition.has_reserve() => {
                    return Err(fault(RecordFault::NoReserveToLeaveOut(edition)));
                }
                "no-reserve" => variant.reserve = false,
                "ransom" => variant.ransom = true,
                MOKCA if edition.facts().guardian_optional => {}
                MOKCA => return Err(fault(RecordFault::NoMokcaToChoose(edition))),
                word => match house.read_word(word) {
                    Some(said) => said.map_err(|why| fault(RecordFault::House(why)))?,
                    None => return Err(fault(RecordFault::UnknownVariant(word.to_owned()))),
                },
            }
        }
        let rules = Rules::with(edition, variant).map_err(|why| fault(RecordFault::NoSuchVariant(why)))?;
        rules.with_house(house).map_err(|why| fault(RecordFault::House(why)))
    }

    /// The setting that the game begins with, if the record names one.
    pub fn setting(&self) -> Result<Option<Setting>, RecordError> {
        let edition = self.edition()?;
        let Some(id) = self.tags.get("Setting") else { return Ok(None) };
        let seed = match self.tags.get("Seed") {
            None => None,
            Some(text) => Some(
                text.parse::<u64>().map_err(|_| self.fault("Seed", RecordFault::BadSeed(text.to_owned())))?,
            ),
        };
        let mokca = self.variants().any(|word| word == MOKCA);
        let setting = Setting::named(edition, id, seed.unwrap_or(0), mokca)
            .map_err(|why| self.fault("Setting", RecordFault::NoSuchSetting(why)))?;
        if setting.seed().is_some() && seed.is_none() && self.tags.get("Position").is_none() {
            return Err(self.fault("Setting", RecordFault::SeedMissing));
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
            RecordError::new(span, RecordFault::PositionTag(Box::new(error)))
        })?;
        match setting {
            Some(setting) if self.settled(setting) && Position::start(rules, setting) != position => {
                Err(self.fault("Position", RecordFault::SettingContradicts))
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
