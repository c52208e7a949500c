//! What the page says: labels of cells and buttons, turns in words, and what is wrong with a request.

use jersi_game::{Choice, Effect, Ending, Leg};
use jersi_rules::record::Layout;
use jersi_rules::{Carry, Cell, Color, Edition, EndClock, Kind, Piece, Rules, TurnLabel};

use crate::TableWords;

jersi_rules::catalogue! {
    /// What the page says.
    pub trait PageWords: TableWords {
        /// `Edition 4.8`.
        fn edition(&self, edition: Edition) -> String;

        /// What a player is after, on a card: `Goal: your king on row i`.
        fn goal(&self, edition: Edition, player: Color) -> String;
        /// The same in small print: `king to row i`.
        fn goal_in_short(&self, edition: Edition, player: Color) -> String;
        /// What a kind takes: `Rock takes scissors, fool and king.`
        fn takes(&self, edition: Edition, kind: Kind, taken: &[Kind]) -> String;
        /// The same of a piece that is taken up, alone or on top of a stack.
        fn held_takes(&self, edition: Edition, kind: Kind, on_stack: bool, taken: &[Kind]) -> String;
        /// What else to know of a kind that takes nothing, if there is something; it is safe from some that take others.
        fn key_note(&self, edition: Edition, kind: Kind, player: Color, safe_from: &[Kind]) -> Option<String>;
        /// An enemy's cell that is pressed: what stands there, from the bottom up, which kinds take it, and where turns
        /// begin that do it now.
        fn enemy(&self, edition: Edition, pieces: &[Piece], takers: &[Kind], now_from: &[Cell]) -> String;

        /// A piece: `white rock`.
        fn piece(&self, edition: Edition, piece: Piece) -> String;
        /// A cell where nothing stands.
        fn empty(&self) -> String;
        /// Two mountains of a colour on one another.
        fn wall(&self, color: Color) -> String;
        /// Two pieces on one another: `white rock on a mountain`.
        fn stack(&self, edition: Edition, bottom: Piece, top: Piece) -> String;
        /// What a choice on a cell would be.
        fn can(&self, edition: Edition, choice: Choice, effect: Effect) -> String;
        /// That a cell is the one chosen, and how much of it.
        fn chosen(&self, carry: Carry, is_stack: bool) -> String;
        /// That what stands on a cell arrived there in the turn being entered.
        fn moved(&self) -> String;
        /// Why a stack cannot stop on a cell.
        fn blocked(&self, edition: Edition, guardians: &[Cell]) -> String;
        /// The same for a label.
        fn no_stack_here(&self) -> String;
        /// What a choice is called on a button.
        fn button(&self, edition: Edition, choice: Choice, left: u8) -> String;

        /// A turn: who, and one movement after the other.
        fn turn(&self, edition: Edition, player: Color, legs: &[Leg]) -> String;
        /// How far the count that ends the game is, if one runs.
        fn turns_without_capture(&self, clock: EndClock) -> Option<String>;
        /// What was done.
        fn done(&self, done: Done) -> String;

        /// What is wrong with a request.
        fn fault(&self, fault: PageFault) -> String;
        /// The game is over, and how it ended.
        fn over_by(&self, how: &str) -> String;
        /// Why the game is over, told to the only person at the board if there is one.
        fn end_reason(&self, ending: Ending, rules: Rules, me: Option<Color>) -> String;
        /// What there is to say of a turn that is planned while somebody else decides.
        fn plan(&self, news: &PlanNews) -> String;
        /// What happened in a game between people far apart.
        fn club(&self, news: ClubNews) -> String;
        /// A position by other rules lacks something.
        fn left_out(&self, what: LeftOut) -> String;

        /// The layout of a record.
        fn layout(&self, layout: Layout) -> String;
        /// A turn of a record as people count it.
        fn turn_name(&self, label: TurnLabel) -> String;
        /// A turn of a variation is not legal.
        fn in_variation(&self, turn: &str, why: &str) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}

/// What was done at a table of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// A turn was taken back.
    TurnTakenBack,
    /// The game goes on from the turn that is looked at.
    GoesOnFromHere,
}

/// What there is to say of a turn that is planned while somebody else decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanNews {
    /// One may be thought out.
    Free,
    /// This is thought out.
    Made(String),
    /// It is entered, and one press plays it.
    Kept,
    /// This does not go any more, and why.
    Struck(String, String),
}

/// What happened in a game between people far apart that no other table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClubNews {
    /// A player asks to take the own last turn back.
    BackAsked(Color),
    /// A player lets the other one take back.
    BackGiven(Color),
    /// A player does not.
    BackKept(Color),
    /// A player says that the other one has gone away, who has so many seconds to answer.
    Claimed(Color, u64),
    /// Who was said to be away is here.
    Here(Color),
    /// The club was away; nobody lost time by it.
    Away(Waited),
    /// A player is on vacation.
    OnVacation(Color),
    /// A player's vacation is over.
    VacationOver(Color),
    /// A player wants another game.
    RematchAsked(Color),
    /// Both want it, and it has begun.
    RematchMade,
}

/// Whose clock waited while the club was away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waited {
    /// That of the person here.
    Mine,
    /// That of somebody else.
    Other,
    /// There is none.
    None,
}

/// What a position by other rules lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// The reserve.
    Reserve,
    /// The count of turns without a capture.
    QuietTurns,
    /// The count-down of an exhausted side.
    CountDown,
    /// So many pieces.
    Pieces(usize),
}

/// What is wrong with a request of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageFault {
    /// The study would be larger than a record that can be read.
    TooLarge,
    /// There is no such player.
    NoSuchPlayer,
    /// The edition has no such cell.
    NoSuchCell,
    /// There is no such sign for a turn of a study.
    NoSuchMark,
    /// The record is none that a link brings.
    NoTurnLink,
    /// There are no such colours.
    NoSuchTheme,
    /// There is no such clock.
    BadTimeControl,
    /// The game is over.
    GameOver,
    /// The turn of a puzzle cannot be played.
    BadTurn,
    /// The turn cannot be tried in the position that is looked at.
    CannotTry,
    /// The record is that of another game.
    OtherGame,
    /// The study has no such turn.
    NoSuchTurn,
    /// The start of a study is no turn.
    Start,
    /// The turn is not legal.
    Illegal,
    /// Variations lie too deep in one another.
    TooDeep,
    /// What a club tells does not fit the game.
    Unfit,
    /// In a game of a club nothing is decided by one side alone.
    DecidedElsewhere,
}

impl PageFault {
    /// An identifier that no language changes.
    pub const fn code(self) -> &'static str {
        match self {
            PageFault::TooLarge => "too-large",
            PageFault::NoSuchPlayer => "no-such-player",
            PageFault::NoSuchCell => "no-such-cell",
            PageFault::NoSuchMark => "no-such-mark",
            PageFault::NoTurnLink => "no-turn-link",
            PageFault::NoSuchTheme => "no-such-theme",
            PageFault::BadTimeControl => "bad-time-control",
            PageFault::GameOver => "game-over",
            PageFault::BadTurn => "bad-turn",
            PageFault::CannotTry => "illegal",
            PageFault::OtherGame => "other-game",
            PageFault::NoSuchTurn => "no-such-turn",
            PageFault::Start => "start",
            PageFault::Illegal => "illegal",
            PageFault::TooDeep => "too-deep",
            PageFault::Unfit => "unfit",
            PageFault::DecidedElsewhere => "decided-elsewhere",
        }
    }
}
