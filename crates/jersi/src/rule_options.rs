//! The options that say which game is played, the same for every command.

use clap::Args;
use clap::builder::TypedValueParser;
use jersi_rules::notation::PositionTextError;
use jersi_rules::record::Hint;
use jersi_rules::{Edition, GameSpec, Lang, Position, SpecError, SpecFault, SpecValue, Start};

use crate::failure::Failure;
use crate::lang;
use crate::plan_file;
use crate::record_file::RecordOptions;
use crate::value::{self, ANY};

/// Which game is played.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
#[command(next_help_heading = "Rules")]
pub struct RuleOptions {
    /// Edition of the rules [default: 4.8]
    #[arg(long, value_name = "E", value_parser = edition_parser())]
    pub edition: Option<Edition>,
    /// How the game begins; `jersi editions E` lists the settings
    #[arg(long, value_name = "S")]
    pub setting: Option<String>,
    /// Number that the random setting of 2.0 is shuffled by
    #[arg(long, value_name = "N", value_parser = value::whole::<u64>(0..=ANY))]
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
    #[arg(long, value_name = "P")]
    pub position: Option<String>,
    /// Play by the rules of a file, a game or a plan of the laboratory; FILE#NAME names those of a plan
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "setting", "seed", "mokca", "no_reserve", "ransom"])]
    pub rules: Option<String>,
}

/// Reads the name of an edition; a shell can complete it.
pub fn edition_parser() -> impl TypedValueParser<Value = Edition> {
    value::one_of(Edition::ALL.map(|edition| (edition.id(), edition)))
}

impl RuleOptions {
    /// The game that is asked for.
    pub fn spec(&self) -> Result<GameSpec, Failure> {
        if let Some(file) = &self.rules {
            let spec = plan_file::read_rules(file)?;
            return Ok(match &self.position {
                Some(position) => spec.at_position(position),
                None => spec,
            });
        }
        let yes = |given: bool| given.then_some(SpecValue::Flag(true));
        let given = [
            ("edition", self.edition.map(|edition| SpecValue::Text(edition.id()))),
            ("setting", self.setting.as_deref().map(SpecValue::Text)),
            ("seed", self.seed.map(SpecValue::Number)),
            ("mokca", yes(self.mokca)),
            ("no-reserve", yes(self.no_reserve)),
            ("ransom", yes(self.ransom)),
            ("position", self.position.as_deref().map(SpecValue::Text)),
        ];
        let given = given.into_iter().filter_map(|(key, value)| Some((key, value?)));
        GameSpec::from_keys(given).map_err(|error| refuse(&GameSpec::default(), &error, lang::spoken()))
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
        Ok(self.start_in(lang::spoken())?.position)
    }

    /// How the game begins; what is wrong is said in a language.
    pub fn start_in(&self, lang: Lang) -> Result<Start, Failure> {
        let spec = self.spec()?;
        spec.start().map_err(|error| refuse(&spec, &error, lang))
    }
}

/// Why there is no such game, with the place in the text of the option; all that is wrong with a position.
pub fn refuse(spec: &GameSpec, error: &SpecError, lang: Lang) -> Failure {
    let failure = match &error.fault {
        SpecFault::Position(bad) => not_a_position(bad, lang),
        _ => Failure::bad_input(error.code(), error.say(lang)),
    };
    match (spec.text(&error.key), &error.span) {
        (Some(text), Some(span)) => failure.at(Some(&error.key), text, span.clone()),
        _ => failure,
    }
}

fn not_a_position(error: &PositionTextError, lang: Lang) -> Failure {
    let PositionTextError::Bad(bad) = error else {
        return Failure::bad_input("bad-position", error.say(lang));
    };
    let failure = Failure::bad_input("bad-position", jersi_words::command(lang).bad_position());
    bad.reasons.iter().fold(failure, |failure, reason| failure.help(reason.say(bad.edition, lang)))
}
