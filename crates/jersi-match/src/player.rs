//! What sits at a board of a match.

use std::time::{Duration, Instant, SystemTime};

use jersi_engine::{ClockLimit, Limits, Score};
use jersi_game::Game;
use jersi_rules::{ByColor, Turn};
use jersi_table::Forfeit;

/// What a player is asked.
#[derive(Clone, Debug)]
pub struct Task<'a> {
    /// The game, which is not over.
    pub game: &'a Game,
    /// How long a decision may take.
    pub limits: &'a Limits,
    /// Both clocks, if there are any.
    pub clocks: Option<ByColor<ClockLimit>>,
    /// Who cannot be stopped from inside, such as another program, is given up then.
    pub deadline: Instant,
}

/// What a player decided, and what it tells of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The decision.
    pub turn: Turn,
    /// What it thinks the position is worth to itself.
    pub score: Option<Score>,
    /// How many positions it looked at.
    pub nodes: Option<u64>,
    /// The processor time that it took, where that is known.
    pub time: Option<Duration>,
}

impl From<Turn> for Choice {
    fn from(turn: Turn) -> Choice {
        Choice { turn, score: None, nodes: None, time: None }
    }
}

/// A line between us and a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// When.
    pub at: SystemTime,
    /// Whether the program said it, not we.
    pub by_program: bool,
    /// What was said.
    pub line: String,
}

/// Something that plays. It is used for one game after the other.
pub trait Player: Send {
    /// The name it gives itself.
    fn name(&self) -> String;

    /// A game begins, and all that is left of the one before is forgotten. All chance comes from `seed`.
    fn begin(&mut self, game: &Game, seed: u64) -> Result<(), Forfeit>;

    /// The next decision.
    fn choose(&mut self, task: &Task<'_>) -> Result<Choice, Forfeit>;

    /// What was said since this was asked last, if that is kept.
    fn take_said(&mut self) -> Vec<Said> {
        Vec::new()
    }
}
