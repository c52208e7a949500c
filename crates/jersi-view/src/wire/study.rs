//! A study: a tree of turns, and what the engine thinks of them.

use serde::Serialize;

use super::{Both, Color, ScoreKind, Trail};

/// An arrow from cell to cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArrowView {
    /// Where it begins.
    pub from: String,
    /// Where it points.
    pub to: String,
}

/// What somebody has drawn on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Drawn {
    /// Arrows.
    pub arrows: Vec<ArrowView>,
    /// Cells with a ring.
    pub rings: Vec<String>,
}

/// A turn of a study.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StudyTurn {
    /// It stays the same as long as the study is open. The start is 0 and not in the list.
    pub id: u32,
    /// The turn before it; 0 for the start.
    pub parent: u32,
    /// What may follow, the main line first.
    pub children: Vec<u32>,
    /// In notation.
    pub text: String,
    /// Whose it is.
    pub player: Color,
    /// The number of the pair that it belongs to.
    pub pair: u32,
    /// What records print before it: `7.` or `7…`; nothing before a placement.
    pub label: String,
    /// Whether it is a placement of a free setting.
    pub placement: bool,
    /// Whether something is captured.
    pub captures: bool,
    /// Whether it belongs to the game itself.
    pub main: bool,
    /// In words.
    pub sentence: String,
    /// The sign on it: `!!`, `!`, `!?`, `?!`, `?` or `??`.
    pub mark: Option<String>,
    /// What is noted about it.
    pub note: String,
    /// What was left on the clock.
    pub clock: Option<String>,
    /// White's winning chance after it as the record tells it, from 0 to 1.
    pub chance: Option<f64>,
    /// What is drawn on the board.
    pub drawn: Drawn,
}

/// A study without the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StudyTree {
    /// The turns, each before what follows it.
    pub turns: Vec<StudyTurn>,
    /// The turns that may come first.
    pub first: Vec<u32>,
    /// What is noted before the first turn.
    pub preface: String,
    /// What is drawn on the board before the first turn.
    pub drawn: Drawn,
    /// The edition, such as `4.8`.
    pub edition: String,
    /// The names of the players; empty if they are not known.
    pub names: Both<String>,
    /// Where and when it was played; empty if that is not known.
    pub event: String,
    /// When it was played; empty if that is not known.
    pub date: String,
    /// How the game ended; empty if it did not.
    pub ending: String,
    /// Who won, in two words; empty if nobody did.
    pub result: String,
    /// How many lines of the record cannot be played. They are kept, and not shown.
    pub strays: u32,
}

/// What the engine thinks of a position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Look {
    /// The position, as a string.
    pub position: String,
    /// For the player who decides: `+35` in units, `#3` or `#-4` to a forced end.
    pub score: String,
    /// The best line, decision by decision; empty if the game is over.
    pub best: Vec<String>,
}

/// What to call a turn that lost a part of the winning chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Judgement {
    /// A twentieth or more.
    Inaccuracy,
    /// A tenth or more.
    Mistake,
    /// A fifth or more.
    Blunder,
}

/// A decision that lost some of the winning chance.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SlipView {
    /// What it is called.
    pub judgement: Judgement,
    /// Whose it is; in a ransom it may be that of the player whose turn it is not.
    pub player: Color,
    /// Which decision of the turn it is, from 0.
    pub decision: u32,
    /// Which of the looks is that of the position before it.
    pub look: u32,
    /// The player's winning chance with the best decision, from 0 to 1.
    pub best: f64,
    /// The same with the one that was taken.
    pub now: f64,
    /// What was better, and what follows, turn by turn.
    pub better: Vec<String>,
}

/// A turn of a game that was judged.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgedTurn {
    /// The turn.
    pub id: u32,
    /// White's winning chance after it, from 0 to 1.
    pub chance: f64,
    /// The worst of its decisions, if it deserves a name.
    pub slip: Option<SlipView>,
}

/// How a player did.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TallyView {
    /// From 0 to 1; none before the first decision that was free.
    pub accuracy: Option<f64>,
    /// How many.
    pub inaccuracies: u32,
    /// How many.
    pub mistakes: u32,
    /// How many.
    pub blunders: u32,
}

/// A game that was judged, as far as the engine has looked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisView {
    /// How many of the looks belong to the game as it is now.
    pub known: u32,
    /// How many positions there are to look at.
    pub of: u32,
    /// White's winning chance at the start, from 0 to 1; none before the first look.
    pub start: Option<f64>,
    /// The turns that are judged, from the first on. Without a look, they are judged by the scores in the record, and what
    /// was better is not known.
    pub turns: Vec<JudgedTurn>,
    /// How the players did.
    pub players: Both<TallyView>,
}

/// A question to the analyst: the best lines in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinesRequest {
    /// The game up to the position, in JRN.
    pub record: String,
    /// How many lines.
    pub lines: u32,
    /// At most so many positions; none to go on until it is stopped.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub nodes: Option<u64>,
}

/// A good line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LineView {
    /// What the score is.
    pub score_kind: ScoreKind,
    /// Units, or decisions to the end, for the player who decides.
    pub score: i32,
    /// How likely White wins, from 0 to 1; a tie counts half.
    pub white_chance: f64,
    /// Turn by turn.
    pub turns: Vec<String>,
    /// The first of them as the board shows it.
    pub trail: Trail,
}

/// The best lines in a position, as far as the analyst came.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Lines {
    /// The position that they belong to, as a string.
    pub position: String,
    /// Decisions deep.
    pub depth: u32,
    /// Positions looked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// The lines, best first.
    pub lines: Vec<LineView>,
    /// Whether this is the end of it.
    pub done: bool,
}

/// A question to the analyst: look at every position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameRequest {
    /// The game, in JRN; variations do not matter.
    pub record: String,
    /// Positions looked at for each of them.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// How many of them are known already.
    pub from: u32,
}

/// News of the analyst: a position of the game was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Looked {
    /// Which one, from 0.
    pub place: u32,
    /// How many there are.
    pub of: u32,
    /// What was found.
    pub look: Look,
}

/// A question to the analyst: is this turn as good as the best?
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TryRequest {
    /// The game up to the position, in JRN.
    pub record: String,
    /// The turn, or the part of one.
    pub turn: String,
    /// What was thought of the position.
    pub look: Look,
    /// Positions to look at.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
}

/// A turn that was tried.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TriedView {
    /// Whether it is as good as the best.
    pub good: bool,
    /// The player's winning chance with the best turn, from 0 to 1.
    pub best: f64,
    /// The same with this one.
    pub now: f64,
    /// What the opponent would answer, turn by turn.
    pub answer: Vec<String>,
}
