//! What a game at the command line says: line by line, and about files.

use std::io;
use std::path::Path;

use jersi_engine::Score;
use jersi_rules::{Color, Kind, Position};

use crate::PracticeWords;

jersi_rules::catalogue! {
    /// What a game at the command line says: line by line, and about files.
    pub trait PlayWords: PracticeWords {
        /// Who sits where, after what is played.
        fn sits(&self, color: Color, who: &str) -> String;

        /// A player by chance, who plays the same with the same number.
        fn seeded(&self, who: &str, seed: u64) -> String;

        /// What a newcomer should know.
        fn welcome(&self) -> String;

        /// What can be typed.
        fn help(&self) -> String;

        /// Who is asked for what, before the cursor.
        fn line_prompt(&self, position: &Position) -> String;

        /// The same when the game is over.
        fn line_prompt_over(&self) -> String;

        /// The opponent decides what he gives, among these.
        fn ask_gift(&self, position: &Position, kind: Kind, choices: &str) -> String;

        /// The player decides where the captured king goes, among these.
        fn ask_relocation(&self, position: &Position, choices: &str) -> String;

        /// A turn of a program.
        fn plays(&self, color: Color, turn: &str) -> String;

        /// A turn that is legal, as it should be written.
        fn legal(&self, turn: &str) -> String;

        /// A turn whose capture marks were wrong, with the right ones.
        fn marks(&self, turn: &str) -> String;

        /// A line is refused, and in a pipe which; why comes after it.
        fn no(&self, line_number: Option<usize>) -> String;

        /// A word that nobody knows.
        fn unknown_line(&self, word: &str) -> String;

        /// The game is over; what can be typed then.
        fn over_line(&self, reopens: bool) -> String;

        /// The points of both players.
        fn score_line(&self, white: u8, black: u8) -> String;

        /// The word that accepts a tie, as it is written in a sentence.
        fn draw_word(&self) -> String;

        /// The last turn.
        fn last_turn(&self, player: Color, turn: &str) -> String;

        /// The position.
        fn position(&self, position: &Position) -> String;

        /// The answers to a question.
        fn yes_or_no(&self) -> String;

        /// A score as a part of a sentence.
        fn score(&self, score: Score) -> String;

        /// How a player stands.
        fn stands(&self, player: Color, score: Score, chance: f64) -> String;

        /// Something was written into a file or read from it, or could not be.
        fn file(&self, news: FileNews, path: &Path) -> String;

        /// A record is where a game should be saved; how to insist.
        fn would_replace(&self, name: &str) -> String;

        /// The same as a question.
        fn replace_question(&self, path: &Path) -> String;

        /// A record is damaged and can be mended: why, what would be read otherwise, and the question.
        fn mend_question(&self, why: &str, slips: &[(String, String)]) -> String;

        /// The same where it can only be insisted on, by what is typed.
        fn would_mend(&self, slips: &[(String, String)], typed: &str) -> String;

        /// The slips of a record that were mended.
        fn was_mended(&self, slips: &[(String, String)]) -> String;

        /// A file cannot be read.
        fn cannot_read(&self, path: &Path, error: &io::Error) -> String;

        /// A file cannot be written.
        fn cannot_write(&self, path: &Path, error: &io::Error) -> String;

        /// Games cannot be kept; it is tried again.
        fn cannot_keep(&self, path: Option<&Path>, why: &str) -> String;

        /// The game could not be kept before, and is now.
        fn kept_again(&self, path: &Path) -> String;

        /// A game is left that is not kept: why, and how many of its turns are. Its record comes after it.
        fn not_kept(&self, why: &str, kept: usize, turns: usize) -> String;

        /// Nobody can look which games are kept.
        fn cannot_look(&self, folder: &Path, error: &io::Error) -> String;

        /// A kept game cannot be read and was put aside.
        fn damaged(&self, path: &Path, why: &str, aside: &Path) -> String;

        /// A file in some other encoding.
        fn file_not_utf8(&self, path: &Path, line: usize, column: usize) -> String;

        /// A line in some other encoding.
        fn line_not_utf8(&self, column: usize) -> String;

        /// Why something that was typed is not done, or what to do next.
        fn trouble(&self, trouble: Trouble) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}

/// What happened to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileNews {
    /// By `save`.
    Saved,
    /// By `load`.
    Loaded,
    /// The game is over and kept there.
    Record,
    /// The game is not over and kept there.
    Unfinished,
    /// A game that could be gone on with.
    Offered,
    /// It is not wanted now, and stays kept.
    Declined,
    /// A game that another process plays.
    Busy,
    /// A file that is no record and must not be written over.
    InTheWay,
}

/// Why something that was typed is not done, or what to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// No legal turn begins so.
    NoSuchTurns,
    /// `why` without a turn.
    WhyWhat,
    /// `best` with something else than a number of lines.
    BestOfWhat,
    /// `save` or `load` without a name.
    WhichFile,
    /// A quotation mark is not closed.
    OpenQuotation,
    /// Two programs play.
    NobodyUndoes,
    /// The line is too long.
    TooLong,
    /// How to leave.
    HowToLeave,
    /// There is no kept game.
    NothingToContinue,
    /// The file that names the kept game names none.
    NamesNoGame,
    /// No press can be taken back.
    NothingEntered,
    /// The word means something at the full screen only.
    OnlyAtTheScreen,
}
