//! What goes wrong at a terminal, as data: files, options and their values, what commands cannot do. Every language has
//! words for it, so that no message of the system or of a library reaches a person.

use std::io;

use jersi_rules::Color;
use jersi_table::{Forfeit, PlayerFault};

use crate::io_fault::{Deed, IoFault};
use crate::{SelfplayFault, TableWords};

jersi_rules::catalogue! {
    /// What the programs at a terminal say of what goes wrong. Parts of sentences, without a full stop.
    pub trait FaultWords: TableWords {
        /// Before what is wrong.
        fn error_label(&self) -> String;
        /// Before what would be right.
        fn help_label(&self) -> String;

        /// Why the system refuses something.
        fn io_fault(&self, fault: &IoFault) -> String;
        /// What cannot be done with a file or a folder, and why.
        fn file_fault(&self, deed: Deed, name: &str, error: &io::Error) -> String;
        /// A file in some other encoding, and where that shows.
        fn not_utf8(&self, name: &str, line: usize, column: usize) -> String;
        /// Standard input as the name of a file.
        fn standard_input(&self) -> String;

        /// What the value of an option should be.
        fn value_fault(&self, fault: &ValueFault) -> String;
        /// What is wrong with the words behind the program's name.
        fn usage_fault(&self, fault: &UsageFault) -> String;
        /// What a command cannot do, and why.
        fn command_fault(&self, fault: &CommandFault) -> String;
        /// What would be right.
        fn advice(&self, advice: &Advice) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}

/// What the value of an option should be.
#[derive(Clone, Debug, PartialEq)]
pub enum ValueFault {
    /// A whole number.
    Whole {
        /// The least.
        least: u64,
        /// The greatest, if there is one that matters.
        most: Option<u64>,
    },
    /// A number that may have a fraction.
    Decimal {
        /// The least.
        least: f64,
        /// The greatest.
        most: f64,
    },
    /// A whole number from 1 up to this one, or the word `off`.
    WholeOrOff(u64),
    /// One of some words.
    OneOf(Vec<String>),
    /// A moment of a record.
    Moment,
    /// The size of a screen.
    Size,
    /// The time of a game.
    Clock,
    /// The time of a game between programs.
    GameClock,
    /// A length of time.
    Duration,
    /// A part of some work: `I/N`.
    Shard,
    /// A player.
    Player(PlayerFault),
    /// A word without spaces.
    Word,
    /// Text in UTF-8.
    Text,
    /// Something else than what is there.
    Other,
}

impl std::fmt::Display for ValueFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::en::English.value_fault(self))
    }
}

impl std::error::Error for ValueFault {}

/// What is wrong with the words behind the program's name.
#[derive(Clone, Debug, PartialEq)]
pub enum UsageFault {
    /// There is no such command.
    NoSuchCommand {
        /// What was written.
        word: String,
        /// What was meant, perhaps.
        near: Vec<String>,
    },
    /// The command is missing.
    NoCommand,
    /// There is no such option, or one word too many.
    NotKnown {
        /// What was written.
        word: String,
        /// What was meant, perhaps.
        near: Vec<String>,
    },
    /// Something must be there.
    Missing(Vec<String>),
    /// An option without its value.
    NoValue(String),
    /// A value behind an option that takes none.
    NeedsNoValue(String),
    /// An option that is there twice.
    Twice(String),
    /// Options that do not go together.
    Conflict {
        /// One of them.
        option: String,
        /// The others.
        with: Vec<String>,
    },
    /// A value that cannot be.
    BadValue {
        /// The option.
        option: String,
        /// What was written.
        value: String,
        /// What would be right.
        wanted: ValueFault,
    },
    /// Something is not in UTF-8.
    NotText,
    /// Anything else.
    Other,
}

/// What a command cannot do, and why.
#[derive(Clone, Debug, PartialEq)]
pub enum CommandFault {
    /// A record has fewer turns.
    NoSuchMoment {
        /// The record.
        name: String,
        /// How many turns it has.
        played: usize,
        /// How many were asked for.
        after: usize,
    },
    /// A record has no turn with this number of this player.
    NoSuchTurn {
        /// The record.
        name: String,
        /// The number of the pair.
        pair: u16,
        /// The player.
        player: Color,
    },
    /// A turn has fewer decisions.
    NoSuchDecision {
        /// How many turns were played before it.
        after: usize,
        /// How many decisions it has.
        decisions: usize,
    },
    /// There is no turn after the last one.
    NoTurnFollows(String),
    /// An option that means nothing without a record.
    NeedsRecord(String),
    /// A range that ends before it begins.
    Backwards {
        /// Where it begins.
        from: usize,
        /// Where it ends.
        to: usize,
    },
    /// A delay, but no animation.
    DelayWithoutAnimation,
    /// An animation, but no record.
    AnimationWithoutRecord,
    /// A range, but one board.
    RangeOfOne,
    /// An option that an animation or a sheet cannot have.
    NotTogether(String),
    /// No turn leads to the beginning.
    NothingBefore,
    /// A caption without a turn.
    NoTurnToWrite,
    /// A character that cannot be written on a board.
    NoLetter(char),
    /// A line that is too long for a board.
    LongCaption,
    /// A picture cannot be made; what the maker says.
    NoPicture(String),
    /// A mark that is none.
    BadMark,
    /// An arrow that is none.
    BadArrow,
    /// No cell of the edition has this name.
    NoSuchCell(String),
    /// There is no such colour.
    NoSuchColor(String),
    /// A sheet in another format.
    SheetIsSvg,
    /// An animation in another format.
    AnimationIsGif(String),
    /// A picture on a terminal.
    PictureAtTerminal,
    /// Several pages on standard output.
    ManyPages(usize),
    /// A name without an ending.
    NoSuffix(String),
    /// An ending that is not known.
    UnknownSuffix(String),
    /// A player that is not there; what is wrong with it.
    NoPlayer(Forfeit),
    /// A word of `--sprt` that is no name with its value.
    SprtWord(String),
    /// A value of `--sprt` that is no number.
    SprtNumber(String),
    /// An Elo difference that cannot be.
    SprtElo,
    /// A chance that cannot be.
    SprtChance(String),
    /// A name that `--sprt` does not know.
    SprtName(String),
    /// A name that `--sprt` has twice.
    SprtTwice(String),
    /// Something is missing of `--sprt`.
    SprtIncomplete,
    /// The game is over in the position.
    GameOver,
    /// A saved game that cannot be used; what is wrong with it.
    SavedGame {
        /// Its file.
        name: String,
        /// What is wrong.
        why: String,
    },
    /// A game of another match.
    OtherMatch,
    /// A game without a result.
    NoResult,
    /// Ctrl-C cannot be listened to.
    NoInterrupt,
    /// A file or a folder of self-play that cannot be used.
    Selfplay {
        /// Its name.
        name: String,
        /// What is wrong.
        fault: SelfplayFault,
    },
}

/// What would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Ask for the help of a command: `jersi why`.
    AskForHelp(String),
    /// How players are named.
    PlayerForms,
    /// Save a file in UTF-8.
    SaveAsUtf8,
    /// Name the edition.
    NameEdition,
    /// Legal turns that look like the one that was refused.
    Near(String),
    /// Slips can be mended.
    Mend(String),
    /// Ask for an animation.
    AddGif,
    /// Name a record.
    NameRecord,
    /// Ask for a moment after the first.
    LaterMoment,
    /// Ask for a turn.
    AddTurn,
    /// How marks are written.
    MarkForm,
    /// How arrows are written.
    ArrowForm,
    /// The colours that there are.
    Colors(String),
    /// Name a file that ends so.
    EndIn(String),
    /// Name a file.
    NameFile,
    /// Name a file, or make fewer pages.
    NameFileOrFewer,
    /// The endings that there are.
    Endings(String),
    /// Remove a saved game, or save elsewhere.
    RemoveOrElsewhere,
    /// What the match in the folder is played by.
    MatchThere(String),
    /// What this match is played by.
    MatchHere(String),
}
