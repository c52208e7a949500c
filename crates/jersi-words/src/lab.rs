//! What is said of the laboratory: plans, their files, and how far a run is.

use jersi_rules::SpecError;

/// What is wrong with a plan of the laboratory, or with a folder of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabFault {
    /// It is no TOML.
    NotToml(String),
    /// A key is there twice.
    Twice,
    /// A key that is not known there.
    UnknownKey {
        /// The key.
        key: String,
        /// What may have been meant.
        near: Option<&'static str>,
        /// The keys that are known there.
        known: Vec<&'static str>,
    },
    /// Another value than the key takes.
    Wanted {
        /// The key.
        key: String,
        /// What it takes.
        wanted: LabWanted,
    },
    /// A key that must be there.
    Missing {
        /// The key.
        key: &'static str,
        /// What it takes.
        wanted: LabWanted,
    },
    /// A rule set chooses from a part of the whole plan that is not there.
    NotAbove {
        /// The key of the part.
        key: &'static str,
        /// The part as it could be.
        example: &'static str,
    },
    /// The games of a plan would make too many files.
    TooManyFiles {
        /// The key of the number that most of them come from.
        key: &'static str,
        /// How many files there would be.
        files: u64,
        /// How many there may be.
        most: u64,
    },
    /// A name, a number of positions or an action is there twice.
    SameName(String),
    /// The games of two actions would have the same names of files.
    SameFiles {
        /// The second one.
        action: String,
        /// The first one.
        there: String,
    },
    /// A rule set that the plan does not have.
    NoSuchRules {
        /// What was written.
        name: String,
        /// What may have been meant.
        near: Option<String>,
        /// Those of the plan.
        known: Vec<String>,
    },
    /// A plan has several rule sets, and none was named.
    WhichRules(Vec<String>),
    /// The rules know no such game.
    Game(SpecError),
    /// A folder has games of another plan.
    OtherPlan,
    /// The games of a folder were made by another commit than this one.
    OtherCommit {
        /// Theirs.
        there: String,
        /// That of this program.
        here: String,
    },
    /// A file of games cannot be unpacked, or is cut off.
    Packing,
    /// It is no file of games.
    NotGames,
    /// Its checksum is another.
    Checksum,
    /// A line of it is no game.
    Line(usize),
    /// It is another file of games than its name says.
    OtherPiece,
}

/// What a key of a plan takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabWanted {
    /// A text.
    Text,
    /// A short name in small letters.
    Name,
    /// A whole number.
    Number {
        /// The least.
        least: u64,
        /// The greatest, if there is one that matters.
        most: Option<u64>,
    },
    /// `true` or `false`.
    Flag,
    /// A list of texts.
    Texts,
    /// A table.
    Table,
    /// A list of tables.
    Tables,
    /// A list of pairs of names.
    Pairs,
}

/// What is told of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum LabNews {
    /// How many games are there of how many, and how many of them were made now.
    Games {
        /// There.
        games: u64,
        /// Of the plan, or of the part of it.
        planned: u64,
        /// Made now.
        made: u64,
    },
    /// How far it is, where no bar can be drawn: games, and seconds that are left.
    SoFar {
        /// Made now.
        made: u64,
        /// To be made now.
        all: u64,
        /// Seconds, about.
        left: u64,
    },
    /// What a plan costs: a rule set and what is played.
    Cost {
        /// The rule set.
        rules: String,
        /// What is played: a name of files.
        job: String,
        /// Games.
        games: u64,
        /// Positions, in millions.
        millions: u64,
    },
    /// What the whole plan costs.
    CostOfAll {
        /// Files.
        files: u64,
        /// Games.
        games: u64,
        /// Positions, in millions.
        millions: u64,
    },
    /// Positions that were looked at, in thousands, in a second of a thread.
    Speed(u64),
}
