//! Why players that are no people forfeit.

use jersi_rules::Color;
use jersi_table::{Absence, Forfeit, IllegalAnswer};

use super::French;
use super::table::name;
use crate::{FaultWords, ForfeitWords, IoFault, TableWords};

impl ForfeitWords for French {
    fn forfeit(&self, why: &Forfeit) -> String {
        match why {
            Forfeit::Absent(Absence::Program { program, why }) => match why.error() {
                None => "aucun programme n’est nommé".to_owned(),
                Some(error) => {
                    format!("impossible de lancer {program} : {}", self.io_fault(&IoFault::of(&error)))
                }
            },
            Forfeit::Absent(Absence::OpenQuote) => "un guillemet de la commande n’est pas fermé".to_owned(),
            Forfeit::Absent(Absence::Player(fault)) => self.player_fault(fault),
            Forfeit::Ended { awaited, status, last_words } => {
                let how = match status.map(|status| status.code()) {
                    Some(Some(code)) => format!(", avec le code de sortie {code}"),
                    Some(None) => ", arrêté par un signal".to_owned(),
                    None => String::new(),
                };
                let words = last_words.as_ref().map_or(String::new(), |words| format!(" : {words}"));
                format!("il est tombé en panne avant {awaited}{how}{words}")
            }
            Forfeit::Lacks { name, value } => format!("son option {name} n’accepte pas {value}"),
            Forfeit::BrokeDown => "il est tombé en panne".to_owned(),
            Forfeit::NoTurn => "il n’a trouvé aucun tour".to_owned(),
            Forfeit::Late(after) => {
                let seconds = format!("{:.3}", after.as_secs_f64()).replace('.', ",");
                format!("il n’a pas répondu en {seconds} s")
            }
            Forfeit::Illegal { text, why } => {
                let why = match why {
                    IllegalAnswer::Refused(error) => self.error(error),
                    IllegalAnswer::NotOver => "la partie n’est pas finie".to_owned(),
                    IllegalAnswer::Several(parts) => {
                        format!("les décisions s’envoient une par une : {}", parts.join(" "))
                    }
                };
                format!("il a joué {text}, ce qui n’est pas légal : {why}")
            }
        }
    }

    fn forfeits(&self, color: Color, why: &Forfeit) -> String {
        format!("Le programme de {} déclare forfait : {}", name(color), self.forfeit(why))
    }
}
