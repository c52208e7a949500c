//! Why players that are no people forfeit.

use jersi_rules::Color;
use jersi_table::{Absence, Forfeit, IllegalAnswer};

use super::English;
use super::table::name;
use crate::{FaultWords, ForfeitWords, IoFault, TableWords};

impl ForfeitWords for English {
    fn forfeit(&self, why: &Forfeit) -> String {
        match why {
            Forfeit::Absent(Absence::Program { program, why }) => match why.error() {
                None => "no program is named".to_owned(),
                Some(error) => format!("cannot start {program}: {}", self.io_fault(&IoFault::of(&error))),
            },
            Forfeit::Absent(Absence::OpenQuote) => "a quotation mark in the command is not closed".to_owned(),
            Forfeit::Absent(Absence::Player(fault)) => self.player_fault(fault),
            Forfeit::Ended { awaited, status, last_words } => {
                let how = match status.map(|status| status.code()) {
                    Some(Some(code)) => format!(", with the exit code {code}"),
                    Some(None) => ", ended by a signal".to_owned(),
                    None => String::new(),
                };
                let words = last_words.as_ref().map_or(String::new(), |words| format!(": {words}"));
                format!("it broke down before {awaited}{how}{words}")
            }
            Forfeit::Lacks { name, value } => format!("its option {name} cannot be {value}"),
            Forfeit::BrokeDown => "it broke down".to_owned(),
            Forfeit::NoTurn => "it found no turn".to_owned(),
            Forfeit::Late(after) => format!("it gave no answer within {:.3} s", after.as_secs_f64()),
            Forfeit::Illegal { text, why } => {
                let why = match why {
                    IllegalAnswer::Refused(error) => self.error(error),
                    IllegalAnswer::NotOver => "the game is not over".to_owned(),
                    IllegalAnswer::Several(parts) => {
                        format!("decisions are sent one by one: {}", parts.join(" "))
                    }
                };
                format!("it played {text}, which is not legal: {why}")
            }
        }
    }

    fn forfeits(&self, color: Color, why: &Forfeit) -> String {
        format!("{}'s program forfeits: {}", name(color), self.forfeit(why))
    }
}
