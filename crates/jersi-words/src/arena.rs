//! What is said of matches and tournaments beyond their score.

use jersi_engine::ugi::Announced;
use jersi_rules::Rules;

/// What is wrong with what a match is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArenaFault {
    /// An opening of a book by other rules.
    OtherRules {
        /// Its own.
        here: Rules,
        /// Those of the match.
        wanted: Rules,
    },
    /// Turns of a book, but a setting that is shuffled for each pair.
    Shuffled,
    /// The game is over at the end of an opening.
    OpeningOver,
    /// An opening stops within a turn.
    HalfATurn,
    /// A book without openings.
    EmptyBook,
    /// The game has no frozen book; those that have.
    NoFrozenBook(Vec<String>),
    /// An option that is not written as one.
    BadOption,
    /// An option for a player that is not there.
    NoSuchPlayer {
        /// How many players there are.
        players: usize,
    },
    /// A player has no such option; those that it has.
    NoSuchOption {
        /// The option.
        name: String,
        /// What the player announces.
        known: Vec<String>,
    },
    /// An option does not take the value.
    OptionRefused {
        /// What was announced.
        announced: Announced,
        /// What was asked for.
        value: String,
    },
    /// A tournament of one.
    FewPlayers,
    /// Several players, but nobody knows who meets whom.
    NoTournament,
    /// A word of `--resign` or `--draw` that is no name with its value.
    NotANameAndNumber {
        /// The word.
        word: String,
        /// The names that there are.
        known: Vec<&'static str>,
    },
    /// A number of `--resign` or `--draw` that means nothing.
    TooLittle {
        /// Its name.
        name: &'static str,
        /// The least that it may be.
        least: u32,
    },
    /// Names that are missing.
    NamesMissing(Vec<&'static str>),
    /// A sequential test of a tournament.
    SprtOfTournament,
    /// Something that is no result of a match.
    NoResultFile,
    /// Results of another match.
    OtherResults {
        /// The file that was read first.
        first: String,
    },
    /// A game that is there twice.
    Doubled {
        /// Its number.
        game: u64,
        /// Where else it is.
        first: String,
    },
    /// Games that are in no file.
    GamesMissing {
        /// How many.
        missing: u64,
        /// The first of them.
        first: u64,
    },
}

/// What is told of a match beside its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaNote {
    /// It was broken off after so many games.
    BrokenOff(u32),
    /// A book has fewer openings than there are pairs.
    BookRepeats {
        /// Openings.
        openings: usize,
        /// Pairs.
        pairs: u32,
    },
}

/// The head of a column of the table of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaColumn {
    /// Who.
    Player,
    /// How many games.
    Games,
    /// Won, tied and lost.
    Result,
    /// The share of the points.
    Score,
    /// How much stronger than those that it met.
    Elo,
}
