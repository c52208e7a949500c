//! What the other commands say: editions, figures, analyses, options.

use jersi_engine::Judgement;
use jersi_rules::{BoxFacts, Color, Edition, Lang, Lojban, Position, Score, Way};

use jersi_table::{Forfeit, ForfeitKind};

use crate::{
    ArenaColumn, ArenaFault, ArenaNote, BotFault, BotNews, ForfeitWords, LabFault, LabNews, ServeFault,
    ServeNote, StoreNews, StoreTrouble,
};
use crate::{LabReportFault, LabReportNews};

jersi_rules::catalogue! {
    /// What the other commands say.
    pub trait CommandWords: ForfeitWords {
        /// What a slip is called, before what is said of it.
        fn slip(&self, judgement: Judgement) -> String;
        /// What came of a slip: the winning chance before and after it, in hundredths.
        fn chance_falls(&self, from: f64, to: f64) -> String;
        /// A player before what is said of him.
        fn of_player(&self, player: Color) -> String;
        /// How well a player played: the accuracy in hundredths, inaccuracies, mistakes and blunders.
        fn accuracy(&self, who: &str, accuracy: &str, slips: [usize; 3]) -> String;

        /// A written position breaks rules, which are told after it.
        fn bad_position(&self) -> String;

        /// A turn is legal; how the game ends with it, if it does.
        fn legal_turn(&self, turn: &str, end: Option<&str>) -> String;
        /// A turn of a record that is refused.
        fn illegal_turn(&self, which: &str, written: &str, why: &str) -> String;
        /// A turn of a variation that is refused.
        fn illegal_in_variation(&self, written: &str, why: &str) -> String;
        /// A slip that was mended, and where.
        fn mended(&self, which: &str, written: &str, mended: &str, place: &str) -> String;
        /// Something and its place in a file.
        fn at_place(&self, what: &str, place: &str) -> String;
        /// The name of a line about a record; eight letters at most.
        fn record_line(&self, line: RecordLine) -> String;
        /// How many turns were looked at.
        fn all_legal(&self, turns: usize) -> String;
        /// A record without an end.
        fn not_over(&self) -> String;
        /// A record tells its result, but not why.
        fn as_told(&self) -> String;
        /// A layout has no place for something.
        fn booklet_lacks(&self) -> String;
        /// What was proved; the line follows.
        fn solved(&self, solved: Solved) -> String;
        /// How fast something was counted: seconds, and millions a second.
        fn speed(&self, seconds: f64, millions: u64) -> String;
        /// How many pages were written, from where to where.
        fn pages_written(&self, count: usize, first: &str, last: &str) -> String;
        /// The name of a line about a match; eight letters at most.
        fn match_line(&self, line: MatchLine) -> String;
        /// How many games were played, and how many of them before.
        fn match_games(&self, games: u32, kept: usize) -> String;
        /// Games that were won, tied and lost by the first, and how many were forfeited.
        fn match_result(&self, counts: [u32; 4]) -> String;
        /// What a record says where its opening ends.
        fn match_opening_ends(&self) -> String;
        /// What a record says of a player, by name, who forfeits.
        fn match_forfeits(&self, name: &str, why: &Forfeit) -> String;
        /// The share of the points in hundredths, and the pairs by their points.
        fn match_score(&self, share: f64, pairs: &str) -> String;
        /// What a sequential test says: its number, its bounds, and what is accepted.
        fn match_verdict(&self, llr: f64, bounds: (f64, f64), accepted: Option<&str>) -> String;

        /// How often somebody forfeited for a reason of this kind.
        fn match_forfeited(&self, kind: ForfeitKind, games: u32) -> String;
        /// How many positions a second of processor time somebody looks at, if that is known.
        fn match_speed(&self, who: &str, speed: Option<u64>) -> String;
        /// What is wrong with what a match is asked for.
        fn arena_fault(&self, fault: &ArenaFault) -> String;
        /// What is told of a match beside its score, in a line.
        fn arena_note(&self, note: ArenaNote) -> String;
        /// The head of a column of a tournament.
        fn arena_column(&self, column: ArenaColumn) -> String;
        /// What is wrong with a plan of the laboratory, or with its games.
        fn lab_fault(&self, fault: &LabFault) -> String;
        /// What is told of the laboratory, in a line.
        fn lab_news(&self, news: &LabNews) -> String;
        /// How many games of self-play are there, and how many of them were made now.
        fn selfplay_made(&self, games: u64, made: u64) -> String;
        /// How many positions of how many decisions were written, and how many others were there already.
        fn selfplay_exported(&self, positions: u64, decisions: u64, doubled: u64) -> String;
        /// What is wrong with what a report of the laboratory is asked of.
        fn lab_report_fault(&self, fault: &LabReportFault) -> String;
        /// What is told of a report of the laboratory, in a line.
        fn lab_report_news(&self, news: &LabReportNews) -> String;

        /// Which turn it is, or that pieces are placed.
        fn moment(&self, position: &Position) -> String;
        /// Between a sentence and what explains it.
        fn colon(&self) -> String;
        /// The headline of a game that tells nothing of itself.
        fn a_game(&self) -> String;
        /// The game and its edition.
        fn game_of_edition(&self, edition: Edition) -> String;
        /// The foot of a page.
        fn foot(&self) -> String;
        /// The caption of the first diagram.
        fn beginning(&self) -> String;

        /// What JERSI is, by whom, and what its name means.
        fn about_jersi(&self, author: &str, name: Lojban) -> String;
        /// Which edition is played unless another is asked for, and how to hear more.
        fn usual_edition(&self, edition: Edition) -> [String; 2];
        /// The date of an edition and the size of its board.
        fn date_and_cells(&self, date: &str, cells: u32) -> String;
        /// The settings of an edition.
        fn settings(&self, ids: &str) -> String;
        /// The variants of an edition.
        fn variants(&self, ids: &str) -> String;

        /// A heading.
        fn heading(&self, heading: Heading) -> String;
        /// A heading: what changed since another edition.
        fn changes_since(&self, edition: &str) -> String;
        /// The head of a column, or a name beside a line.
        fn column(&self, column: Column) -> String;
        /// For whom the game is, as its box tells it.
        fn for_whom(&self, players: usize, on_box: Option<BoxFacts>) -> String;
        /// The board.
        fn board(&self, cells: u32) -> String;
        /// The pieces that wait in reserve.
        fn in_reserve(&self, kinds: &str) -> String;
        /// How to read a board made of letters.
        fn board_key(&self) -> String;
        /// What the command line leaves to choose in a setting, if anything.
        fn setting_option(&self, way: Way, guardian: bool) -> Option<String>;
        /// The points of an edition.
        fn scoring(&self, score: Score) -> String;
        /// A kind that beats no other.
        fn beats_nothing(&self) -> String;

        /// Why the games of a club cannot be kept in a file.
        fn store_trouble(&self, file: Option<&str>, trouble: &StoreTrouble) -> String;
        /// What was done with the games of a club, or is wrong with them, in a line.
        fn store_news(&self, news: &StoreNews) -> String;
        /// What happens to a bot, in a line.
        fn bot_news(&self, news: &BotNews) -> String;
        /// Why a bot cannot play, or cannot be made.
        fn bot_fault(&self, fault: &BotFault) -> String;
        /// What would be right.
        fn bot_advice(&self, fault: &BotFault) -> Option<String>;
        /// What is wrong with an option of a server.
        fn serve_fault(&self, fault: ServeFault) -> String;
        /// How that option is written.
        fn serve_advice(&self, fault: ServeFault) -> String;
        /// What a server tells about its club, in a line.
        fn serve_note(&self, note: &ServeNote) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}

/// A heading of what is told about an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// The pieces.
    Pieces,
    /// The words that come from Lojban.
    Lojban,
    /// How a game begins.
    Settings,
    /// What can be left out or added.
    Variants,
    /// The rules.
    Rules,
    /// Who made it.
    Source,
}

/// The head of a column, or a name beside a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The letter of a piece.
    Letter,
    /// How many there are.
    Number,
    /// What it is called.
    Name,
    /// The same in plain words of a language.
    In(Lang),
    /// What it beats.
    Beats,
    /// Who made the game.
    Author,
    /// Where it is printed.
    Booklet,
    /// What one may do with it.
    Licence,
}

/// A line about a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordLine {
    /// How it is laid out.
    Layout,
    /// The rules.
    Edition,
    /// A player's name.
    Player(Color),
    /// How many turns.
    Turns,
    /// Who won.
    Result,
    /// The last position.
    Final,
    /// A slip that was mended.
    Mended,
    /// Something odd.
    Note,
}

/// What was proved of a position, in turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// A win.
    Win(u32),
    /// A loss.
    Loss(u32),
    /// Neither, within so many turns.
    NotProved(u32),
    /// It was broken off; neither within so many turns.
    Stopped(u32),
}

/// A line about a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchLine {
    /// The first player.
    First,
    /// The second player.
    Second,
    /// How many games.
    Games,
    /// Who won.
    Result,
    /// The share of the points.
    Score,
    /// The difference in strength.
    Elo,
    /// The sequential test.
    Sprt,
    /// Why games were forfeited.
    Forfeits,
    /// How fast the players are.
    Speed,
}
