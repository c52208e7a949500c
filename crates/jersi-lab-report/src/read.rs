//! Reading `report.json`, and what is wrong with a file that is none.

use std::collections::BTreeSet;
use std::fmt;

use crate::{FORMAT, Report};

/// The largest file that is read: a report of six rule sets with everything has half a megabyte.
pub const MOST_BYTES: usize = 16 << 20;

/// Why a text is no report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAReport {
    /// It is larger than [`MOST_BYTES`].
    TooLarge,
    /// It is not JSON, or not a report: where, and what the reader says of it.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there, in the reader's words.
        why: String,
    },
    /// It says that it is a report, and has what this version does not know: where, and what the reader says of it.
    Unknown {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is not known there, in the reader's words.
        why: String,
    },
    /// It is a report of another form.
    OtherFormat(String),
    /// A row or a difference speaks of a rule set that the report does not have.
    UnknownRules {
        /// Which of the numbers, such as `rows[3]`.
        place: String,
        /// The name that is not there.
        name: String,
    },
    /// The lower end of an interval is above its upper end.
    CrossedInterval(String),
}

impl fmt::Display for NotAReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::faults::say(self, jersi_rules::Lang::EN))
    }
}

impl std::error::Error for NotAReport {}

/// Reads a report, and looks whether its numbers belong together.
pub fn read(text: &str) -> Result<Report, NotAReport> {
    if text.len() > MOST_BYTES {
        return Err(NotAReport::TooLarge);
    }
    // The form first: of another one, nothing else need fit.
    let form = serde_json::from_str::<Form>(text).ok();
    if let Some(Form { format }) = &form
        && format != FORMAT
    {
        return Err(NotAReport::OtherFormat(format.clone()));
    }
    let report: Report = serde_json::from_str(text).map_err(|error| {
        let (line, column, why) = (error.line(), error.column(), without_place(&error.to_string()));
        match form {
            Some(_) => NotAReport::Unknown { line, column, why },
            None => NotAReport::Unreadable { line, column, why },
        }
    })?;
    let known: BTreeSet<&str> = report.rules.iter().map(|rules| rules.name.as_str()).collect();
    let unknown = |place: String, name: &str| NotAReport::UnknownRules { place, name: name.to_owned() };
    for (at, row) in report.rows.iter().enumerate() {
        if !known.contains(row.rules.as_str()) {
            return Err(unknown(format!("rows[{at}]"), &row.rules));
        }
        if row.low.zip(row.high).is_some_and(|(low, high)| low > high) {
            return Err(NotAReport::CrossedInterval(format!("rows[{at}]")));
        }
    }
    for (at, one) in report.differences.iter().enumerate() {
        for name in [&one.a, &one.b] {
            if !known.contains(name.as_str()) {
                return Err(unknown(format!("differences[{at}]"), name));
            }
        }
        if one.low > one.high {
            return Err(NotAReport::CrossedInterval(format!("differences[{at}]")));
        }
    }
    Ok(report)
}

#[derive(serde::Deserialize)]
struct Form {
    format: String,
}

/// The place is told apart.
fn without_place(message: &str) -> String {
    message.rsplit_once(" at line ").map_or(message, |(before, _)| before).to_owned()
}
