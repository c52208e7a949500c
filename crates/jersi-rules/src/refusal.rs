//! Why a decision is not legal, as data. The words are in `lang`.

use crate::action::Action;
use crate::cell::{Cell, CellSet};
use crate::edition::Edition;
use crate::lang::Lang;
use crate::outcome::Outcome;
use crate::piece::{Color, Kind, KindSet, Piece};
use crate::position::Stage;

/// The rule that forbids a decision.
///
/// ```
/// use jersi_rules::{Carry, Edition, Lang, Position, Refusal, Rules, Turn};
///
/// let edition = Edition::V4_8;
/// let [from, to] = ["a4", "a6"].map(|name| edition.cell_named(name).unwrap());
/// let start = Position::initial(Rules::new(edition));
/// let refusal = start.check(Turn::steps(from, Carry::One, None, to)).unwrap_err();
/// assert_eq!(refusal, Refusal::NotBeside(from, to));
/// assert_eq!(refusal.say(edition, Lang::EN), "a single piece moves by one cell; a6 is not next to a4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver(Outcome),
    /// Another decision comes first.
    WrongStage(Stage),
    /// The edition's board lacks the cell.
    NoSuchCell(Cell),
    /// Nothing stands where the turn begins.
    NothingThere(Cell),
    /// An enemy piece stands where the turn begins.
    NotYours(Cell, Color),
    /// A mountain never moves.
    Rooted(Cell),
    /// A cube on a mountain moves by itself only.
    OnMountain(Cell),
    /// Only a stack moves as a whole.
    NoStack(Cell),
    /// A step leads to another cell.
    SameCell(Cell),
    /// One piece moves by one cell.
    NotBeside(Cell, Cell),
    /// A stack moves by one or two cells in a straight line.
    NotInReach(Cell, Cell),
    /// A stack jumps over nothing.
    JumpsOver(Cell),
    /// A stack never merges with what stands there.
    Merges(Cell),
    /// Two pieces stand there already.
    Full(Cell),
    /// Nothing is put on a king.
    OnKing(Cell),
    /// A stack may not move onto a mountain.
    StackOnMountain(Cell),
    /// A stack cannot capture a cube on a mountain.
    StackTakesOnMountain(Cell),
    /// A mountain is never captured.
    MountainUntakeable(Cell),
    /// The moved piece does not beat the one it meets.
    DoesNotBeat(Kind, Piece, Cell),
    /// A guardian next to the arrival blocks the stack.
    Blocked {
        /// Where the stack would arrive.
        cell: Cell,
        /// Where the guardian stands.
        guardian: Cell,
        /// Whose guardian it is.
        color: Color,
    },
    /// After one piece that made no stack there is no second step.
    NoSecondStep(Cell),
    /// The king is captured and the game over before the second step.
    OverBeforeSecond(Cell),
    /// The king is not captured, so there is nothing to relocate.
    NothingToRelocate,
    /// A king that is captured does not come back in this edition.
    NeverRelocated,
    /// The captured king must be put back.
    MustRelocate(CellSet),
    /// The captured king has nowhere to go: the turn ends, and wins, without a relocation.
    NowhereToRelocate,
    /// The captured king cannot be put there.
    BadSeat(Cell),
    /// The ransom variant is not played.
    RansomNotPlayed,
    /// No king is captured, so there is no ransom.
    NoRansomDue,
    /// A ransom must be asked for: a cube of one of these kinds.
    MustNameRansom(KindSet),
    /// Nothing can be asked for: the turn ends, and wins, without a relocation.
    NoRansomLeft,
    /// With the ransom, the king is put back only after the gift.
    RelocatesTooEarly,
    /// The opponent has no cube of that kind that could be given.
    CannotName(Kind),
    /// The kind is never asked for: a mountain, or the king.
    NeverRansomed(Kind),
    /// No cube that could be given stands on that cell.
    NothingToGive(Cell),
    /// The cube on that cell is not one of those asked for.
    BadGift(Cell, Kind),
    /// The edition or the variant has no reserve.
    NoReserve,
    /// None of that kind is left in reserve, or not that many.
    NotInReserve(Kind),
    /// The kind never comes from the reserve.
    NeverDropped(Kind),
    /// Dropped on an enemy cell.
    DropsOnEnemy(Cell),
    /// A mountain falls on the ground or on an own mountain only.
    MountainDropsOn(Cell),
    /// Two dropped cubes land on the same cell or side by side.
    DropsApart(Cell, Cell),
    /// The edition lacks the kind.
    NoSuchKind(Kind),
    /// All of that kind are placed.
    AllPlaced(Kind),
    /// The game is played without that kind.
    NotInGame(Kind),
    /// Placed outside the own two rows.
    OutsideRows(Cell),
    /// The setting is over.
    SettingOver,
    /// The edition has no free setting.
    NoPlacements,
    /// The booklet allows it, and a house rule forbids the action to the player to move.
    Banned(Action),
}

/// The part of a written turn that a refusal is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The turn as a whole.
    Whole,
    /// The cell where the first step begins.
    From,
    /// The first step's arrival.
    First,
    /// The second step's arrival.
    Second,
    /// The first dropped or placed piece, the gift.
    Drop,
    /// The second dropped piece.
    SecondDrop,
    /// The relocation.
    Seat,
    /// The ransom.
    Ransom,
}

impl Refusal {
    /// The rule that forbids the decision, in the words and cell names of an edition.
    pub fn say(&self, edition: Edition, lang: Lang) -> String {
        lang.catalogue().refusal(self, edition)
    }

    /// An identifier for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver(_) => "game-over",
            Refusal::WrongStage(_) => "wrong-stage",
            Refusal::NoSuchCell(_) => "no-such-cell",
            Refusal::NothingThere(_) => "nothing-there",
            Refusal::NotYours(..) => "not-yours",
            Refusal::Rooted(_) => "mountain-never-moves",
            Refusal::OnMountain(_) => "on-mountain-moves-alone",
            Refusal::NoStack(_) => "no-stack",
            Refusal::SameCell(_) => "same-cell",
            Refusal::NotBeside(..) => "not-beside",
            Refusal::NotInReach(..) => "not-in-reach",
            Refusal::JumpsOver(_) => "jumps-over",
            Refusal::Merges(_) => "stack-merges",
            Refusal::Full(_) => "too-high",
            Refusal::OnKing(_) => "on-king",
            Refusal::StackOnMountain(_) => "stack-on-mountain",
            Refusal::StackTakesOnMountain(_) => "stack-takes-on-mountain",
            Refusal::MountainUntakeable(_) => "mountain-untakeable",
            Refusal::DoesNotBeat(..) => "does-not-beat",
            Refusal::Blocked { .. } => "blocked-by-guardian",
            Refusal::NoSecondStep(_) => "no-second-step",
            Refusal::OverBeforeSecond(_) => "over-before-second-step",
            Refusal::NothingToRelocate => "nothing-to-relocate",
            Refusal::NeverRelocated => "never-relocated",
            Refusal::MustRelocate(_) => "must-relocate",
            Refusal::NowhereToRelocate => "nowhere-to-relocate",
            Refusal::BadSeat(_) => "bad-relocation",
            Refusal::RansomNotPlayed => "ransom-not-played",
            Refusal::NoRansomDue => "no-ransom-due",
            Refusal::MustNameRansom(_) => "must-name-ransom",
            Refusal::NoRansomLeft => "no-ransom-left",
            Refusal::RelocatesTooEarly => "relocates-too-early",
            Refusal::CannotName(_) => "cannot-name",
            Refusal::NeverRansomed(_) => "never-ransomed",
            Refusal::NothingToGive(_) => "nothing-to-give",
            Refusal::BadGift(..) => "bad-gift",
            Refusal::NoReserve => "no-reserve",
            Refusal::NotInReserve(_) => "not-in-reserve",
            Refusal::NeverDropped(_) => "never-dropped",
            Refusal::DropsOnEnemy(_) => "drops-on-enemy",
            Refusal::MountainDropsOn(_) => "mountain-drops-on-ground",
            Refusal::DropsApart(..) => "drops-apart",
            Refusal::NoSuchKind(_) => "no-such-kind",
            Refusal::AllPlaced(_) => "all-placed",
            Refusal::NotInGame(_) => "not-in-game",
            Refusal::OutsideRows(_) => "outside-rows",
            Refusal::SettingOver => "setting-over",
            Refusal::NoPlacements => "no-placements",
            Refusal::Banned(_) => "banned",
        }
    }
}
