//! Games written down: tags, turns as a tree, comments, and how they ended.
//!
//! A record keeps the turns as text. What they mean is found by replaying them from the start position.

mod author;
mod booklet;
mod detect;
mod error;
mod foreign;
mod jrn;
mod limits;
mod marks;
mod places;
mod replay;
mod score;
mod start;
mod tags;

pub use booklet::write_booklet;
pub use detect::{Hint, Layout, detect_layout, read_record};
pub use error::{RecordError, RecordFault, line_and_column};
pub use jrn::{JRN_VERSION, read_jrn, write_jrn};
pub use limits::Limit;
pub use places::Places;
pub use replay::{
    Mended, Note, NoteKind, Replay, ReplayError, ReplayFault, ReplayedLine, ReplayedTurn, remedy, replay,
    replay_mending,
};
pub use tags::{OWN_TAGS, Tags};

use crate::notation::Span;
use crate::outcome::Reason;
use crate::piece::Color;

/// A game written down.
///
/// ```
/// use jersi_rules::record::{Record, WrittenTurn, replay};
/// use jersi_rules::{Edition, Rules, Setting};
///
/// let mut record = Record::with_setting(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
/// record.tags.set("White", "Ada");
/// record.turns.push(WrittenTurn::new("a2-b2=d3"));
/// let jrn = record.to_string();
/// assert!(jrn.contains("[White \"Ada\"]") && jrn.contains("1. a2-b2=d3"));
/// assert_eq!(jrn.parse(), Ok(record));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// What is known about the game, in the order written; tags that we do not know survive.
    pub tags: Tags,
    /// Comments before the first turn.
    pub preface: Vec<String>,
    /// The turns played, the placements of a free setting first.
    pub turns: Vec<WrittenTurn>,
    /// The score that was written, and where, if it counts as another edition does: `2 0` in a game of 2.0.
    pub other_scale: Option<(Span, String)>,
}

/// Two records are equal if they tell the same game, wherever and with whatever scale it was written.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        (&self.tags, &self.preface, &self.turns) == (&other.tags, &other.preface, &other.turns)
    }
}

impl Eq for Record {}

/// In JRN, as [`write_jrn`] writes it.
impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&write_jrn(self))
    }
}

/// From JRN; [`read_record`] reads every other layout too.
impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        read_jrn(text)
    }
}

/// A turn in a record.
#[derive(Clone, Debug, Default)]
pub struct WrittenTurn {
    /// The turn as it is written.
    pub text: String,
    /// Where it stands in the text it was read from; empty if it was made by a program.
    pub span: Span,
    /// Comments behind it, clock and evaluation marks such as `[%clk 0:04:10]` included.
    pub comments: Vec<String>,
    /// Other turns that could have been played in its place, each with what follows it.
    pub variations: Vec<Vec<WrittenTurn>>,
}

/// Two turns are the same if they say the same, wherever they stand.
impl PartialEq for WrittenTurn {
    fn eq(&self, other: &WrittenTurn) -> bool {
        (&self.text, &self.comments, &self.variations) == (&other.text, &other.comments, &other.variations)
    }
}

impl Eq for WrittenTurn {}

impl std::hash::Hash for WrittenTurn {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (&self.text, &self.comments, &self.variations).hash(state);
    }
}

impl WrittenTurn {
    /// A turn without comments.
    pub fn new(text: impl Into<String>) -> WrittenTurn {
        WrittenTurn { text: text.into(), ..WrittenTurn::default() }
    }
}

/// Who won, as a record tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// This player won.
    Win(Color),
    /// Nobody did.
    Draw,
}

impl GameResult {
    /// `white`, `black` or `draw`.
    pub const fn id(self) -> &'static str {
        match self {
            GameResult::Win(color) => color.id(),
            GameResult::Draw => "draw",
        }
    }
}

/// Why a game is over: by the rules, or by something outside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// By the rules.
    Rules(Reason),
    /// A player gave up.
    Resignation,
    /// The players agreed on a tie.
    Agreement,
    /// A player's time was up.
    Time,
    /// A player went away.
    Abandoned,
    /// The game was called off; it counts for nothing.
    Aborted,
    /// A program broke down or played an illegal turn.
    Forfeit,
    /// Too many turns without a capture, by agreement outside the rules.
    AdjudicatedQuiet,
    /// The same position too often, by agreement outside the rules.
    AdjudicatedRepetition,
    /// Both programs thought the same of it for long enough, by agreement outside the rules.
    AdjudicatedScore,
}

impl Termination {
    /// Those that are not by the rules.
    pub const OUTSIDE_THE_RULES: [Termination; 9] = [
        Termination::Resignation,
        Termination::Agreement,
        Termination::Time,
        Termination::Abandoned,
        Termination::Aborted,
        Termination::Forfeit,
        Termination::AdjudicatedQuiet,
        Termination::AdjudicatedRepetition,
        Termination::AdjudicatedScore,
    ];

    /// The value of the `Termination` tag.
    pub const fn id(self) -> &'static str {
        match self {
            Termination::Rules(reason) => reason.id(),
            Termination::Resignation => "resignation",
            Termination::Agreement => "agreement",
            Termination::Time => "time",
            Termination::Abandoned => "abandoned",
            Termination::Aborted => "aborted",
            Termination::Forfeit => "forfeit",
            Termination::AdjudicatedQuiet => "adjudicated-quiet",
            Termination::AdjudicatedRepetition => "adjudicated-repetition",
            Termination::AdjudicatedScore => "adjudicated-score",
        }
    }

    /// The termination with this value.
    pub fn from_id(id: &str) -> Option<Termination> {
        let outside = Termination::OUTSIDE_THE_RULES.into_iter().find(|termination| termination.id() == id);
        outside.or_else(|| Reason::from_id(id).map(Termination::Rules))
    }
}
