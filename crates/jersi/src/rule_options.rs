//! The options that say which game is played, the same for every command.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jersi_rules::notation::{PositionTextError, read_position};
use jersi_rules::record::Hint;
use jersi_rules::{Edition, Lang, Position, Rules, Setting, Variant};

use crate::failure::Failure;
use crate::record_file::RecordOptions;

/// Which game is played.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Rules")]
pub struct RuleOptions {
    /// Edition of the rules [default: 4.8]
    #[arg(long, value_name = "E", value_parser = edition_parser())]
    pub edition: Option<Edition>,
    /// How the game begins; `jersi editions E` lists the settings
    #[arg(long, value_name = "S")]
    pub setting: Option<String>,
    /// Number that the random setting of 2.0 is shuffled by
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Play the free setting of 3.0 and 4-draft with the mokca
    #[arg(long)]
    pub mokca: bool,
    /// Play 4.x without mountains and wise men
    #[arg(long)]
    pub no_reserve: bool,
    /// Play 4.x with the ransom
    #[arg(long)]
    pub ransom: bool,
    /// Begin with this position, in five fields (six in the middle of a ransom)
    #[arg(long, value_name = "P", conflicts_with_all = ["setting", "seed", "mokca"])]
    pub position: Option<String>,
}

/// Reads the name of an edition; a shell can complete it.
pub fn edition_parser() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::id))
        .try_map(|id| Edition::from_id(&id).ok_or("there is no such edition"))
}

impl RuleOptions {
    /// The edition, 4.8 unless another is asked for.
    pub fn edition(&self) -> Edition {
        self.edition.unwrap_or(Edition::V4_8)
    }

    /// The rules.
    pub fn rules(&self) -> Result<Rules, Failure> {
        let edition = self.edition();
        if self.no_reserve && !edition.has_reserve() {
            let message =
                format!("edition {edition} has no reserve that could be left out; 4.8 and 4.16 have one");
            return Err(Failure::bad_input("no-such-variant", message));
        }
        Rules::with(edition, Variant { reserve: !self.no_reserve, ransom: self.ransom })
            .map_err(|error| Failure::bad_input("no-such-variant", error.to_string()))
    }

    /// The setting: the one asked for, or the edition's first. A seed alone means the random one, the
    /// mokca alone the free one.
    pub fn setting(&self) -> Result<Setting, Failure> {
        let edition = self.edition();
        let id = match &self.setting {
            Some(id) => id.as_str(),
            None if self.seed.is_some() => "random",
            None if self.mokca => "free",
            None => Setting::usual(edition).facts().id,
        };
        let setting = Setting::named(edition, id, self.seed.unwrap_or(0), self.mokca)
            .map_err(|error| Failure::bad_input("no-such-setting", error.to_string()))?;
        if self.seed.is_some() && setting.seed().is_none() {
            let message =
                format!("the setting {id} of edition {edition} is not shuffled, so a seed means nothing");
            return Err(Failure::bad_input("no-such-setting", message));
        }
        Ok(setting)
    }

    /// What the options tell of a record that does not tell everything by itself.
    pub fn hint(&self) -> Hint {
        let known = RecordOptions {
            edition: self.edition,
            setting: self.setting.clone(),
            no_reserve: self.no_reserve,
            ransom: self.ransom,
        };
        known.hint()
    }

    /// The position to begin with.
    pub fn start(&self) -> Result<Position, Failure> {
        self.start_in(Lang::En)
    }

    /// The position to begin with; what is wrong with a written one is said in a language.
    pub fn start_in(&self, lang: Lang) -> Result<Position, Failure> {
        let rules = self.rules()?;
        match &self.position {
            Some(text) => read_position(rules, text).map_err(|error| bad_position(text, &error, lang)),
            None => Ok(Position::start(rules, self.setting()?)),
        }
    }
}

/// A position that cannot be read or is not allowed, with all that is wrong.
fn bad_position(text: &str, error: &PositionTextError, lang: Lang) -> Failure {
    match error {
        PositionTextError::Bad(bad) => {
            let message = jersi_words::command(lang).bad_position();
            let failure =
                Failure::bad_input("bad-position", message).at(Some("position"), text, 0..text.len());
            bad.reasons.iter().fold(failure, |failure, reason| failure.help(reason.say(bad.edition, lang)))
        }
        other => {
            let failure = Failure::bad_input("bad-position", other.say(lang));
            failure.at(Some("position"), text, other.span().unwrap_or(0..text.len()))
        }
    }
}
