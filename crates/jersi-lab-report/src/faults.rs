//! What is wrong with a file, for people.

use jersi_rules::Lang;

use crate::read::{MOST_BYTES, NotAReport};
use crate::words::is_french;

/// What is wrong, where, and what would be right.
pub fn say(fault: &NotAReport, lang: Lang) -> String {
    let megabytes = MOST_BYTES >> 20;
    if is_french(lang) {
        return match fault {
            NotAReport::TooLarge => {
                format!("Ce fichier est trop grand : un rapport a au plus {megabytes} Mio.")
            }
            NotAReport::Unreadable { line, column, why } => format!(
                "Ce n’est pas un rapport du laboratoire : ligne {line}, colonne {column}, « {why} ». Un rapport est le fichier report.json que jersi lab report écrit."
            ),
            NotAReport::OtherFormat(format) => format!(
                "Ce fichier a la forme « {format} », que cette version ne lit pas. Elle lit « {} ».",
                crate::FORMAT
            ),
            NotAReport::UnknownRules { place, name } => {
                format!(
                    "Dans {place}, « {name} » n’est aucune des règles de ce rapport. Un nom de règles figure dans « rules »."
                )
            }
            NotAReport::CrossedInterval(place) => {
                format!("Dans {place}, le bas de l’intervalle (low) est au-dessus du haut (high).")
            }
        };
    }
    match fault {
        NotAReport::TooLarge => format!("This file is too large: a report has at most {megabytes} MiB."),
        NotAReport::Unreadable { line, column, why } => format!(
            "This is no report of the laboratory: line {line}, column {column}, “{why}”. A report is the file report.json that jersi lab report writes."
        ),
        NotAReport::OtherFormat(format) => {
            format!(
                "This file has the form “{format}”, which this version cannot read. It reads “{}”.",
                crate::FORMAT
            )
        }
        NotAReport::UnknownRules { place, name } => {
            format!(
                "In {place}, “{name}” is none of the rule sets of this report. The names of rule sets stand in “rules”."
            )
        }
        NotAReport::CrossedInterval(place) => {
            format!("In {place}, the lower end of the interval (low) is above its upper end (high).")
        }
    }
}
