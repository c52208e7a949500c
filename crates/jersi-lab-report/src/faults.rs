//! What is wrong with a file, for people.

use jersi_rules::{Lang, foreign_text};

use crate::read::{MOST_BYTES, NotAReport};
use crate::words::is_french;

/// Signs of a foreign word at the most: a file may have one of megabytes.
const LONGEST: usize = 200;

/// A word of the file, as it is shown.
fn shown(word: &str) -> String {
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => foreign_text::line(&word[..end]) + "…",
        None => foreign_text::line(word),
    }
}

/// What is wrong, where, and what would be right.
pub fn say(fault: &NotAReport, lang: Lang) -> String {
    let megabytes = MOST_BYTES >> 20;
    if is_french(lang) {
        return match fault {
            NotAReport::TooLarge => {
                format!("Ce fichier est trop grand : un rapport a au plus {megabytes} Mio.")
            }
            NotAReport::Unreadable { line, column, why } => format!(
                "Ce n’est pas un rapport du laboratoire : ligne {line}, colonne {column}, « {} ». Un rapport est le fichier report.json que jersi lab report écrit.",
                shown(why)
            ),
            NotAReport::Unknown { line, column, why } => format!(
                "Ce rapport contient ce que cette version ne connaît pas : ligne {line}, colonne {column}, « {} ». Une version plus récente l’a peut-être écrit.",
                shown(why)
            ),
            NotAReport::OtherFormat(format) => format!(
                "Ce fichier a la forme « {} », que cette version ne lit pas. Elle lit « {} ».",
                shown(format),
                crate::FORMAT
            ),
            NotAReport::UnknownRules { place, name } => {
                format!(
                    "Dans {place}, « {} » n’est aucune des règles de ce rapport. Un nom de règles figure dans « rules ».",
                    shown(name)
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
            "This is no report of the laboratory: line {line}, column {column}, “{}”. A report is the file report.json that jersi lab report writes.",
            shown(why)
        ),
        NotAReport::Unknown { line, column, why } => format!(
            "This report has something that this version does not know: line {line}, column {column}, “{}”. Perhaps a later version wrote it.",
            shown(why)
        ),
        NotAReport::OtherFormat(format) => {
            format!(
                "This file has the form “{}”, which this version cannot read. It reads “{}”.",
                shown(format),
                crate::FORMAT
            )
        }
        NotAReport::UnknownRules { place, name } => {
            format!(
                "In {place}, “{}” is none of the rule sets of this report. The names of rule sets stand in “rules”.",
                shown(name)
            )
        }
        NotAReport::CrossedInterval(place) => {
            format!("In {place}, the lower end of the interval (low) is above its upper end (high).")
        }
    }
}
