//! Which game a match plays.

use clap::Args;
use jersi_match::Beginning;
use jersi_rules::Edition;
use jersi_words::CommandFault;

use crate::failure::Failure;
use crate::lang;
use crate::rule_options::{RuleOptions, edition_parser};

/// As for every command, but without the seed of the random setting: a match shuffles it for each pair.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Rules")]
pub struct MatchRules {
    /// Edition of the rules [default: 4.8]
    #[arg(long, value_name = "E", value_parser = edition_parser())]
    edition: Option<Edition>,
    /// How the games begin; `jersi editions E` lists the settings
    #[arg(long, value_name = "S")]
    setting: Option<String>,
    /// Play the free setting of 3.0 and 4-draft with the mokca
    #[arg(long)]
    mokca: bool,
    /// Play 4.x without mountains and wise men
    #[arg(long)]
    no_reserve: bool,
    /// Play 4.x with the ransom
    #[arg(long)]
    ransom: bool,
    /// Begin with this position, in five fields (six in the middle of a ransom)
    #[arg(long, value_name = "P")]
    position: Option<String>,
    /// Play by the rules of a file, a game or a plan of the laboratory; FILE#NAME names those of a plan
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "setting", "mokca", "no_reserve", "ransom"])]
    rules: Option<String>,
}

impl MatchRules {
    /// How every game begins.
    pub fn beginning(&self) -> Result<Beginning, Failure> {
        let options = RuleOptions {
            edition: self.edition,
            setting: self.setting.clone(),
            seed: None,
            mokca: self.mokca,
            no_reserve: self.no_reserve,
            ransom: self.ransom,
            position: self.position.clone(),
            rules: self.rules.clone(),
        };
        let start = options.start_in(lang::spoken())?;
        match start.setting {
            Some(setting) => Ok(Beginning::Setting(start.rules(), setting)),
            None if start.position.outcome().is_some() => {
                Err(Failure::of_command("game-over", &CommandFault::GameOver))
            }
            None => Ok(Beginning::Position(Box::new(start.position))),
        }
    }
}
