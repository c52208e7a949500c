//! A game as the page shows it.

use serde::Serialize;

use super::{Both, Color, CorrespondenceView, EntryView, Kind, Opponent, Piece, Trail};

/// Which decision comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// A placement of the free setting.
    Setting,
    /// A turn.
    Turn,
    /// The opponent gives a cube.
    Gift,
    /// The captured king is put back.
    Relocation,
}

/// Who has to act next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Acts {
    /// A person here.
    Person,
    /// A machine: somebody must let it think.
    Machine,
    /// A player far away.
    Remote,
    /// Nobody: the game is over.
    Nobody,
}

/// How much time the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ControlView {
    /// Milliseconds for the whole game.
    pub initial: u32,
    /// Milliseconds more for each turn.
    pub increment: u32,
}

/// A cell as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellView {
    /// Its name, such as `e4`.
    pub cell: String,
    /// The pieces on it, from the bottom up, what is chosen so far included.
    pub stand: Vec<Piece>,
    /// What a screen reader says: "e4, white rock on a mountain, can move".
    pub label: String,
    /// How many letters of it tell what stands there, before what can be done with it; in JavaScript's counting.
    pub stands: u32,
}

/// A cell next to a guardian, where no stack can stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BlockedCell {
    /// The cell.
    pub cell: String,
    /// Whose guardians do it.
    pub by: Vec<Color>,
    /// "A stack cannot stop here: guardian on e5."
    pub sentence: String,
}

/// A place of a reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OnTray {
    /// The kind of piece.
    pub kind: Kind,
    /// Whether it is gone, and its place a hole.
    pub used: bool,
}

/// A player's reserve, or the shapes he has still to place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tray {
    /// Its places, those of one kind together.
    pub places: Vec<OnTray>,
    /// How many pieces are left.
    pub left: u32,
    /// How many there were.
    pub of: u32,
}

/// What counts towards the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CountKind {
    /// Turns without a capture, up to the limit that makes a tie.
    NoCapture,
    /// Turns played after one side ran out of kinds, up to the limit that ends the game.
    Exhaustion,
}

/// A count towards the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Count {
    /// What is counted.
    pub kind: CountKind,
    /// How many turns so far.
    pub value: u32,
    /// How many end the game.
    pub limit: u32,
    /// "10 of 40 turns without a capture".
    pub sentence: String,
}

/// A turn of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnView {
    /// In notation.
    pub text: String,
    /// Whose it is.
    pub player: Color,
    /// The number of the pair that it belongs to; placements of a free setting count for themselves.
    pub pair: u32,
    /// What records print before it: `7.` or `7…`; nothing before a placement.
    pub label: String,
    /// Whether it is a placement of a free setting.
    pub placement: bool,
    /// Whether it was taken back and can be played again.
    pub undone: bool,
    /// In words.
    pub sentence: String,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EndingView {
    /// The winner; none for a tie or a game that counts for nothing.
    pub winner: Option<Color>,
    /// Whether it is a tie.
    pub tie: bool,
    /// An identifier such as `king-arrived` or `resignation`.
    pub code: String,
    /// "White wins: the king has reached the far row."
    pub sentence: String,
    /// The points; none for a game that counts for nothing.
    pub points: Option<Both<u32>>,
    /// Why, told to the only person at the board if there is one: "Your king is on row i."
    pub reason: String,
    /// The cells that decided it: where a king arrived, or was captured for good.
    pub cells: Vec<String>,
    /// Whether taking turns back opens the game again.
    pub reopens: bool,
}

/// How far a planned turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum PlanState {
    /// Somebody else decides, and a turn may be thought out: `entry` is that plan, which cannot be played yet.
    Open,
    /// The other side has decided, and the plan is entered as it was: playing it is all that is left.
    Entered,
    /// The other side has decided, and the plan does not go any more.
    Struck,
}

/// A turn that is planned while somebody else decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlanView {
    /// How far it is.
    pub state: PlanState,
    /// What there is to say of it.
    pub sentence: String,
}

/// Who plays a colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    /// The name; empty if there is none.
    pub name: String,
    /// Who or what plays.
    pub opponent: Opponent,
}

/// The players' time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// Milliseconds left, at the moment that was asked about.
    pub left: Both<u32>,
    /// Whose time runs.
    pub running: Option<Color>,
}

/// What a player is after, for a card and for a line of small print.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GoalView {
    /// "Goal: your king on row i".
    pub title: String,
    /// "king to row i".
    pub short: String,
}

/// A game as the page shows it.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own that the page asks for")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The edition, such as `4.8`.
    pub edition: String,
    /// Whether mountains and wise men are played.
    pub reserve: bool,
    /// Whether a captured king is bought back.
    pub ransom: bool,
    /// What a house plays otherwise than the booklet, such as `quiet-limit=60 ban=one-two`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub house: Option<String>,
    /// The identifier of the setting; none if the game began from a position.
    pub setting: Option<String>,
    /// "Edition 4.8, without reserve".
    pub rules: String,
    /// What the player who decides is after: "Bring your king to row i."
    pub aim: String,
    /// What each player is after, in short.
    pub goals: Both<GoalView>,
    /// Which decision comes next.
    pub stage: Stage,
    /// The kind that is asked for as a ransom.
    pub gift: Option<Kind>,
    /// Whose turn it is.
    pub to_move: Color,
    /// Who takes the next decision: the player to move, except for the gift of a ransom.
    pub decider: Color,
    /// Who has to act next in the game, whatever is looked at.
    pub acts: Acts,
    /// Who gives up or offers a tie if somebody here does; none if nobody can.
    pub speaker: Option<Color>,
    /// The number of the turn to play, as records count: that of its pair.
    pub pair: u32,
    /// What counts towards the end, if anything does.
    pub count: Option<Count>,
    /// The cells, row i first, each row from left to right.
    pub cells: Vec<CellView>,
    /// The reserves, or what is still to be placed.
    pub reserves: Both<Tray>,
    /// The pieces that each player has lost.
    pub captured: Both<Vec<Piece>>,
    /// Who plays.
    pub players: Both<PlayerView>,
    /// The whole turns of the game, those that were taken back last.
    pub turns: Vec<TurnView>,
    /// How many of them are played in the position that is shown.
    pub cursor: u32,
    /// How many of them are played in the game.
    pub played: u32,
    /// Whether the position that is shown is the one the game stands at.
    pub live: bool,
    /// How the game ended; told at whatever turn is shown.
    pub ending: Option<EndingView>,
    /// Who has offered a tie that the other player has not yet answered.
    pub offer: Option<Color>,
    /// Whether a turn, or a part of one, can be taken back.
    pub can_undo: bool,
    /// Whether a turn can be played again.
    pub can_redo: bool,
    /// The turn that led to the position that is shown; during a ransom its decisions so far.
    pub last: Option<Trail>,
    /// Cells where no stack can stop.
    pub blocked: Vec<BlockedCell>,
    /// The turn that is being entered, or planned while somebody else decides.
    pub entry: EntryView,
    /// What there is to tell of a plan; none if nothing is planned and nothing can be.
    pub plan: Option<PlanView>,
    /// The position that is shown, as a string.
    pub position: String,
    /// How much time the players have, if that is limited.
    pub control: Option<ControlView>,
    /// The friend far away, if the game goes by links.
    pub correspondence: Option<CorrespondenceView>,
}
