//! What goes between the browser and this crate, as JSON. The words in it are in the player's language.
//!
//! The types are written in TypeScript too, in `web/src/wire/index.ts`; a test compares the two.

mod config;
mod correspondence;
mod edition;
mod editor;
mod entry;
mod explain;
mod figure;
mod import;
mod key;
mod online;
mod outline;
mod puzzle;
mod read;
mod study;
mod think;
mod trail;
#[cfg(test)]
mod typescript;
mod view;

pub use config::{GameConfig, Opponent, PlayerConfig, Saved, SavedClock, SavedMoment};
pub use correspondence::{
    CorrespondenceConfig, CorrespondenceView, Hand, Received, Relation, SavedCorrespondence, TurnLinkView,
};
pub use edition::{CellPlace, EditionView, KindView, LicenceView, LojbanView, SettingView, VariantView, Way};
pub use editor::{Comparison, EditorView, PaletteKind, PositionFaultView, TurnChange};
pub use entry::{BoardAction, Choice, Effect, Entered, EntryView, NextChoice, Part, Prompt};
pub use explain::{ExplainAsk, ExplainRequest, Explained, FactCell, FactView, WayView};
pub use figure::{BoardFigure, FigureAnatomy, FigureCell};
pub use import::{Candidate, Diagnosis, FigureRequest, Found, Glimpse, ImportHint, TagView, Trouble, TurnAt};
pub use key::KeyRow;
pub use online::{
    BackRequest, ClaimView, DecisionView, DueKind, DueView, Followed, FollowedKind, MayView, OfferStands,
    OnlineView,
};
pub use outline::GameOutline;
pub use puzzle::{PuzzleGoal, PuzzleReply, PuzzleTry};
pub use read::FromJson;
pub use study::{
    AnalysisView, ArrowView, Drawn, GameRequest, JudgedTurn, Judgement, LineView, Lines, LinesRequest, Look,
    Looked, SlipView, StudyTree, StudyTurn, TallyView, TriedView, TryRequest,
};
pub use think::{ScoreKind, ThinkRequest, Thought};
pub use trail::{CellStand, Leg, LegAct, Trail};
pub use view::{
    Acts, BlockedCell, CellView, ClockView, ControlView, Count, CountKind, EndingView, GoalView, OnTray,
    PlanState, PlanView, PlayerView, Stage, Tray, TurnView, View,
};

use serde::Serialize;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// On rows a and b; begins.
    White,
    /// On rows h and i.
    Black,
}

/// What a piece is, whatever an edition calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// King, or kunti.
    King,
    /// Rock, or cukla.
    Rock,
    /// Paper, or kurfa.
    Paper,
    /// Scissors, or kuctai.
    Scissors,
    /// Fool.
    Fool,
    /// Wise man.
    Wise,
    /// Mountain.
    Mountain,
    /// Guardian, or mokca.
    Guardian,
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub kind: Kind,
}

/// One thing for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Both<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Fault {
    /// An identifier that no language changes.
    pub code: String,
    /// A sentence for the player.
    pub message: String,
    /// Where in the text that was given, as a beginning and an end in JavaScript's counting.
    pub span: Option<[u32; 2]>,
    /// Legal turns that look like the text.
    pub near: Vec<String>,
}

/// What came of a request that changes something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Answer {
    /// Why nothing was changed; none if all is well.
    pub fault: Option<Fault>,
    /// What happened, in words for the live region. Empty if there is nothing to say.
    pub said: String,
}

/// What came of an offer of a tie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfferAnswer {
    /// Why nothing was offered; none if all is well.
    pub fault: Option<Fault>,
    /// What happened, in words for the live region.
    pub said: String,
    /// The machine that is to say how likely it wins before it answers.
    pub asked: Option<Color>,
    /// Whether a machine has declined.
    pub declined: bool,
}

impl OfferAnswer {
    /// Nothing was offered.
    pub fn refused(fault: Fault) -> OfferAnswer {
        OfferAnswer { fault: Some(fault), said: String::new(), asked: None, declined: false }
    }
}
