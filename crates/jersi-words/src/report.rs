//! What is said of reports of the laboratory.

/// What is wrong with what a report is asked of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabReportFault {
    /// Files of games are not there.
    Missing {
        /// How many.
        files: u64,
        /// How many games they would have.
        games: u64,
        /// The name of the first one.
        first: String,
    },
    /// Advice: what leaves out what is missing or damaged.
    AllowMissing,
    /// What to do about files that are damaged.
    RemoveDamaged,
    /// A file of games was made by another commit than the others.
    OtherCommit {
        /// Its own.
        there: String,
        /// That of the others.
        others: String,
    },
    /// There are no games at all.
    NoGames,
    /// Two plans have a rule set of this name.
    SameRules(String),
    /// No rule set that is compared with has the name of one that is reported.
    NothingInCommon,
    /// A game cannot be played again: by its rule set, its number, and the decision, counted from 1, if it is not its start.
    BadGame {
        /// The rule set.
        rules: String,
        /// The number.
        number: u32,
        /// The decision.
        decision: Option<usize>,
    },
}

/// What is told of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabReportNews {
    /// It was written: how many numbers of how many games.
    Written {
        /// Numbers.
        rows: u64,
        /// Games.
        games: u64,
    },
    /// Two rule sets that are to be compared have nothing in common that was played.
    NothingMet {
        /// The first one.
        a: String,
        /// The second one.
        b: String,
    },
    /// How many differences were looked at, and how many are more than chance once all looks are counted.
    Compared {
        /// Looked at.
        differences: u64,
        /// More than chance.
        seen: u64,
    },
}
