//! What the other commands say: editions, figures, analyses, options.

use jersi_engine::Judgement;
use jersi_rules::{BoxFacts, Color, Edition, Lang, Lojban, Position, Score, Way};

use crate::TableWords;

jersi_rules::catalogue! {
    /// What the other commands say.
    pub trait CommandWords: TableWords {
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
