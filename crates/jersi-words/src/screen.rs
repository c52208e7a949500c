//! What the full screen of a terminal says.

use jersi_engine::Shortage;
use jersi_rules::{Color, EndClock};

use crate::{Field, ForfeitWords, Label, Note, Opinion, Verb};

jersi_rules::catalogue! {
    /// What the full screen of a terminal says.
    pub trait ScreenWords: ForfeitWords {
        /// A word that can be typed.
        fn verb(&self, verb: Verb) -> String;

        /// A title, a button, the name of something.
        fn label(&self, label: Label) -> String;

        /// A message about what was done, or could not be.
        fn note(&self, note: Note) -> String;

        /// The keys of a line of the help, or the marks on the board that it explains.
        fn help_key(&self, line: HelpLine) -> String;

        /// What they do or mean.
        fn help_text(&self, line: HelpLine) -> String;

        /// What a line of the form of a new game asks for.
        fn field(&self, field: Field) -> String;

        /// How such a line is filled, or what it means; empty where the rules tell it.
        fn about_field(&self, field: Field) -> String;

        /// What can be written into such a line; empty where nothing is written.
        fn wrong_field(&self, field: Field) -> String;

        /// It is the turn of the only person, or of one of two.
        fn turn_of(&self, color: Color, alone: bool) -> String;

        /// A program decides.
        fn thinking(&self, color: Color) -> String;

        /// Whose opinion is shown, and whether it is thought through.
        fn opinion(&self, opinion: Opinion, done: bool) -> String;

        /// How far the count that ends the game is, if one runs.
        fn count(&self, clock: EndClock) -> Option<String>;

        /// The points of both players.
        fn points(&self, white: u8, black: u8) -> String;

        /// The game is over; what can be done then.
        fn over(&self, reopens: bool) -> String;

        /// How much of a stack is taken.
        fn part(&self, whole: bool) -> String;

        /// Which turn is looked at, with its number, if it is not the start.
        fn looking(&self, after: Option<&str>) -> String;

        /// Which turn of a variation is looked at.
        fn looking_aside(&self, after: Option<&str>) -> String;

        /// Who would resign.
        fn resigns(&self, color: Color) -> String;

        /// A player is asked whether it is a tie.
        fn tie_question(&self, by: Color) -> String;

        /// A machine thinks about a tie.
        fn considers(&self, machine: Color) -> String;

        /// What a record tells of the evaluation of a position.
        fn evaluation(&self, value: &str) -> String;

        /// A word that nobody knows.
        fn unknown(&self, word: &str) -> String;

        /// The engine has less than it was asked to have.
        fn shortage(&self, shortage: Shortage) -> String;

        /// The window is too small.
        fn too_small(&self, width: u16, height: u16) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}

/// A line of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after what it explains")]
pub enum HelpLine {
    Arrows,
    Diagonals,
    Space,
    Tab,
    Enter,
    Escape,
    Numbers,
    Mouse,
    Type,
    Turns,
    Stand,
    Engine,
    Undo,
    Programs,
    Ends,
    Steps,
    Review,
    Variations,
    Files,
    Looks,
    Leave,
    Arrivals,
    Marks,
    Traces,
}

impl HelpLine {
    /// All lines from above.
    pub const ALL: [HelpLine; 24] = [
        HelpLine::Arrows,
        HelpLine::Diagonals,
        HelpLine::Space,
        HelpLine::Tab,
        HelpLine::Enter,
        HelpLine::Escape,
        HelpLine::Numbers,
        HelpLine::Mouse,
        HelpLine::Type,
        HelpLine::Turns,
        HelpLine::Stand,
        HelpLine::Engine,
        HelpLine::Undo,
        HelpLine::Programs,
        HelpLine::Ends,
        HelpLine::Steps,
        HelpLine::Review,
        HelpLine::Variations,
        HelpLine::Files,
        HelpLine::Looks,
        HelpLine::Leave,
        HelpLine::Arrivals,
        HelpLine::Marks,
        HelpLine::Traces,
    ];
}
