//! A half-entered turn.

use serde::Serialize;

use super::{CellStand, Fault, Kind, Trail};

/// What of a cell moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The top cube, or the only one.
    Top,
    /// Both cubes of a stack.
    Whole,
}

/// One choice of a player while he enters a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Choice {
    /// Take the top cube or the whole stack of a cell.
    Lift {
        /// The cell.
        cell: String,
        /// How much of it.
        part: Part,
    },
    /// Move what was taken to a cell; also the second step, which goes on from there.
    Step {
        /// The cell.
        cell: String,
    },
    /// Take no second step although there could be one, and go on to what the captured king asks for.
    Rest,
    /// Name the kind of cube that is asked for as a ransom.
    Name {
        /// The kind.
        kind: Kind,
    },
    /// Put the captured king on a cell.
    Seat {
        /// The cell.
        cell: String,
    },
    /// Take a piece from the reserve, or from those still to be placed.
    Take {
        /// The kind.
        kind: Kind,
    },
    /// Put the piece that was taken on a cell.
    Land {
        /// The cell.
        cell: String,
    },
    /// Give the cube on a cell as a ransom.
    Gift {
        /// The cell.
        cell: String,
    },
}

/// What happens on the cell of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Effect {
    /// Nothing is there, or the choice has no arrival.
    Free,
    /// It goes onto a piece of its own colour and makes a stack.
    Stack,
    /// It climbs a mountain.
    Climb,
    /// What is there is captured.
    Capture,
    /// A king is captured.
    King,
}

/// A choice that may come next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NextChoice {
    /// The choice.
    pub choice: Choice,
    /// What happens there.
    pub effect: Effect,
    /// How much moves: for steps, that of this step.
    pub part: Option<Part>,
    /// What it would be called on a button or read aloud: "rock, 3 left", "the whole stack".
    pub label: String,
}

/// What a player does at the board while he enters a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum BoardAction {
    /// Presses a cell.
    Press {
        /// The cell.
        cell: String,
        /// The part of a stack that was pressed, where it is drawn large enough to tell.
        aimed: Option<Part>,
    },
    /// Puts what was dragged on a cell.
    Put {
        /// The cell.
        cell: String,
    },
    /// Presses a kind: of the reserve, of what is still to be placed, or of a ransom.
    Kind {
        /// The kind.
        kind: Kind,
    },
    /// Takes no second step although there could be one.
    Rest,
    /// Takes the top cube or the whole of the stack that is taken up.
    Part {
        /// Which.
        part: Part,
    },
    /// Takes one choice back.
    Back,
}

/// What came of a press.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Entered {
    /// Why nothing was chosen; none if all is well, or if there is nothing to say.
    pub fault: Option<Fault>,
    /// Whether the turn is to be played now.
    pub play: bool,
    /// What was pressed, in words, where telling it is all that a press does: "Black's scissors. Your rocks and fools
    /// take it." Empty if something was chosen or refused.
    pub said: String,
}

impl Entered {
    /// Nothing was chosen.
    pub fn refused(fault: Fault) -> Entered {
        Entered { fault: Some(fault), ..Entered::default() }
    }
}

/// What the player is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Choose what moves, or what is dropped.
    Begin,
    /// Choose where it goes.
    Target,
    /// Play, or take a second step.
    SecondStep,
    /// Take a second step, or go on to the captured king.
    SecondStepOrKing,
    /// Name the kind of a ransom.
    Ransom,
    /// Put the captured king back.
    Seat,
    /// Choose where the cube lands.
    Land,
    /// Play, or drop another cube.
    SecondDrop,
    /// Choose the cube that is given.
    Gift,
    /// Choose the shape to place.
    Place,
    /// Nothing is left to choose: play.
    Play,
    /// Nobody enters a turn: the game is over, or an earlier turn is looked at.
    None,
}

/// A half-entered turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EntryView {
    /// The choices so far.
    pub done: Vec<Choice>,
    /// What may be chosen next.
    pub next: Vec<NextChoice>,
    /// Steps that the other choice, top cube or whole stack, would have from the same cell. Choosing one of
    /// them needs that other choice first.
    pub other: Vec<NextChoice>,
    /// Cells where a press takes something up, also instead of what is taken up already.
    pub lifts: Vec<String>,
    /// Whether the cell that was chosen lets the player choose between its top cube and the whole stack.
    pub both_parts: bool,
    /// What the player is asked for.
    pub prompt: Prompt,
    /// The same in a short sentence.
    pub sentence: String,
    /// What is taken up and waits for where it goes, in words: "e4, white rock", "Mountain"; empty if nothing is.
    pub held: String,
    /// What the piece that is taken up takes: "Its rock takes scissors, fool and king." Empty if none is.
    pub takes: String,
    /// What is chosen so far, in notation; empty before the first choice.
    pub text: String,
    /// The turn in notation, if it is complete as it stands.
    pub playable: Option<String>,
    /// Whether it could go on.
    pub goes_on: bool,
    /// What is chosen so far as the board shows it.
    pub trail: Option<Trail>,
    /// The cells that stand differently from the position because of what is chosen so far.
    pub changed: Vec<CellStand>,
    /// Cells where a stack cannot stop although it would else reach them, while a stack is picked.
    pub barred: Vec<String>,
}
