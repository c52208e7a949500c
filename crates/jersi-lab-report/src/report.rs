//! A report: what was asked, what was played, and what came of it.

use serde::{Deserialize, Serialize};

use crate::difference::Difference;
use crate::row::Row;

/// The form of `report.json`; it changes when a reader of before would misread it.
pub const FORMAT: &str = "jersi-lab-report/1";

/// A report of one or several rule sets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Always [`FORMAT`].
    pub format: String,
    /// What the plan is called.
    pub title: String,
    /// The commit of the program that played, as it was told; empty if nobody said.
    pub commit: String,
    /// The plan, word for word.
    pub plan: String,
    /// The rule sets, in the order of the plan.
    pub rules: Vec<RuleSheet>,
    /// Every number.
    pub rows: Vec<Row>,
    /// Rule sets compared, if `--against` or the plan asked for it.
    pub differences: Vec<Difference>,
}

/// A rule set of a report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RuleSheet {
    /// Its short name, as in [`Row::rules`].
    pub name: String,
    /// The game, as the text form of `GameSpec`: what `--rules` and a page begin a game with.
    pub game: String,
    /// What was played.
    pub strengths: Vec<Strength>,
    /// How closely some decisions were looked at, where a report says it: those of before do not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sampling: Option<Sampling>,
}

/// How decisions were looked at more closely: what is found from them depends on it, and is compared only where it is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sampling {
    /// Positions for all searched turns of a decision together.
    pub nodes: u32,
    /// Turns that are searched of a decision.
    pub lines: u32,
    /// Decisions that the numbers are found from.
    pub searched: u32,
    /// Decisions that are left out, since the positions did not suffice to look further than one turn.
    pub unsearched: u32,
}

impl Sampling {
    /// Whether numbers by both can be compared.
    pub fn is_like(self, other: Sampling) -> bool {
        (self.nodes, self.lines) == (other.nodes, other.lines)
    }
}

/// The games of one rule set by one strength.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Strength {
    /// Positions that were looked at for a decision.
    pub nodes: u32,
    /// Games that are in the report.
    pub games: u32,
    /// Games that were planned and are not there, because the reader was told to leave out what is missing or damaged.
    pub missing: u32,
}
