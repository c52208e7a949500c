//! A game of the laboratory: a line of a shard, and all that metrics are computed from.

use serde::{Deserialize, Serialize};

/// What a game is played for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "job")]
pub enum Job {
    /// Both sides play by the same rules at the same strength: most metrics.
    Play {
        /// Positions a decision.
        nodes: u32,
    },
    /// One side may not use an action, and both know it. Games 2k and 2k + 1 are a pair: the same opening, the side that is bound swapped.
    Worth {
        /// Positions a decision.
        nodes: u32,
        /// The action, by the name that a ban has in a `GameSpec`.
        action: String,
    },
    /// A rung of the ladder: twice the positions against `nodes`. Games 2k and 2k + 1 are a pair: the same opening, sides swapped.
    Rung {
        /// Positions a decision of the weaker side.
        nodes: u32,
    },
}

/// A game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LabGame {
    /// The rule set, by its name in the plan.
    pub rules: String,
    /// What it is played for.
    #[serde(flatten)]
    pub job: Job,
    /// Its number within the rule set and the job, from 0. Games of two rule sets with the same job and number have the same seed, and the
    /// same opening if both allow it.
    pub number: u32,
    /// Whether the side that is bound, or the stronger one, plays Black. Always false in a game for [`Job::Play`].
    pub swapped: bool,
    /// The position it began with, as text, if it is not the rule set's only one (a shuffled setting, a free one).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Whether the opening is that of the other rule sets with this number.
    pub shared_opening: bool,
    /// White's half points: 0, 1 or 2.
    pub points: u8,
    /// How it ended, by the name of the reason in records; `adjudicated-…` if no rule ended it.
    pub reason: String,
    /// Every decision, in order.
    pub decisions: Vec<Decision>,
    /// Minus the logarithm of the chance with which the turns of the opening were drawn, if they were drawn by chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening_surprise: Option<f64>,
    /// First turns within 25 units of the best.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_turns: Option<u32>,
    /// Decisions that were looked at more closely.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub samples: Vec<Sample>,
}

/// A decision of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// What was decided, in canonical notation.
    #[serde(rename = "t")]
    pub turn: String,
    /// How many legal decisions there were.
    #[serde(rename = "b")]
    pub legal: u32,
    /// What the search thought of the position, in units, for White; none where nothing was searched.
    #[serde(rename = "v", default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
}

/// A decision that was looked at more closely.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sample {
    /// Which decision, by its index.
    pub at: u32,
    /// Turns within 25 units of the best.
    pub near: u32,
    /// Values of the best and the second turn for who decides; no second where only one turn is legal.
    pub best: i32,
    /// See `best`.
    pub second: Option<i32>,
    /// Whether a look one turn ahead picks the best turn.
    pub one_turn: bool,
    /// The static evaluation for who decides.
    pub still: i32,
    /// Whether the search looked further than that one turn: where its positions did not suffice, the rest says nothing. Files of
    /// before do not say it.
    #[serde(default = "yes", skip_serializing_if = "is_so")]
    pub searched: bool,
}

fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_so(value: &bool) -> bool {
    *value
}
