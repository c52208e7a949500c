//! The first lesson: ten tasks, and what counts as done in terms of what the referee tells of a turn.

use std::sync::LazyLock;

use jersi_game::{Leg, LegAct, legs};
use jersi_rules::{Carry, Kind, Position, Turn};
use serde::{Deserialize, Serialize};

use crate::start;

/// The page's own file.
const FILE: &str = include_str!("../../../web/src/lesson/tasks.json");

/// The file: which rules, and the tasks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    edition: String,
    tasks: Vec<Task>,
}

/// A task of the first lesson. Its words stand in the page's `lesson.ftl`, under its name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// What it is called.
    pub name: TaskName,
    #[serde(default)]
    reserve: bool,
    position: String,
    goal: Wish,
    /// A turn that does it, for whoever wants to be shown.
    pub example: String,
    /// What the other side plays once it is done, where that is a part of what is taught.
    pub answer: Option<String>,
}

/// What a task is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is named after what it teaches")]
pub enum TaskName {
    Move,
    Build,
    Unbuild,
    Capture,
    Fool,
    Double,
    Mountain,
    Drop,
    Relocation,
    Win,
}

impl TaskName {
    /// Its name in files.
    pub const fn id(self) -> &'static str {
        match self {
            TaskName::Move => "move",
            TaskName::Build => "build",
            TaskName::Unbuild => "unbuild",
            TaskName::Capture => "capture",
            TaskName::Fool => "fool",
            TaskName::Double => "double",
            TaskName::Mountain => "mountain",
            TaskName::Drop => "drop",
            TaskName::Relocation => "relocation",
            TaskName::Win => "win",
        }
    }
}

/// What a task asks for: to win, or movements in their order.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Wish {
    Win,
    Legs(Vec<WantedLeg>),
}

/// A movement that is wanted; what is left out does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct WantedLeg {
    act: Act,
    part: Option<Part>,
    onto: Option<Onto>,
    captures: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Act {
    Step,
    Drop,
    Relocate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Part {
    Top,
    Whole,
}

/// What a movement arrives on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Onto {
    Ground,
    Own,
    Mountain,
}

static LESSON: LazyLock<File> =
    LazyLock::new(|| serde_json::from_str(FILE).unwrap_or_else(|why| panic!("the file of tasks: {why}")));

/// The tasks, the first one first.
pub fn tasks() -> &'static [Task] {
    &LESSON.tasks
}

/// The task with this number, from 1.
pub fn task(number: usize) -> Option<&'static Task> {
    tasks().get(number.checked_sub(1)?)
}

impl Task {
    /// The position in which it is to be done.
    pub fn start(&self) -> Position {
        start::position(&LESSON.edition, self.reserve, &self.position)
    }

    /// Its number, from 1.
    pub fn number(&self) -> usize {
        1 + tasks().iter().position(|task| task.name == self.name).unwrap_or_default()
    }

    /// Whether a legal turn in its position is what it asks for.
    pub fn is_done_by(&self, turn: Turn) -> bool {
        let start = self.start();
        match &self.goal {
            Wish::Win => {
                let outcome = start.play_legal(turn).outcome();
                outcome.is_some_and(|outcome| outcome.winner == Some(start.decider()))
            }
            Wish::Legs(wanted) => {
                let legs = legs(&start, turn);
                legs.len() == wanted.len() && wanted.iter().zip(&legs).all(|(wanted, leg)| wanted.fits(leg))
            }
        }
    }
}

impl WantedLeg {
    fn fits(self, leg: &Leg) -> bool {
        let (act, part) = match leg.act {
            LegAct::Step { stride, .. } => (Some(Act::Step), Some(stride)),
            LegAct::Drop => (Some(Act::Drop), None),
            LegAct::Relocate => (Some(Act::Relocate), None),
            LegAct::Place | LegAct::Gift => (None, None),
        };
        let part = part.map(|stride| if stride == Carry::Two { Part::Whole } else { Part::Top });
        act == Some(self.act)
            && self.part.is_none_or(|wanted| part == Some(wanted))
            && self.onto.is_none_or(|wanted| onto(leg) == wanted)
            && self.captures.is_none_or(|wanted| wanted != leg.captured.is_empty())
    }
}

/// What a movement arrived on, by what stands there afterwards.
fn onto(leg: &Leg) -> Onto {
    let stand = leg.after.iter().find(|(cell, _)| *cell == leg.to).map(|(_, stand)| stand);
    let below = stand.filter(|stand| usize::from(stand.height()) > leg.pieces.len());
    match below.and_then(|stand| stand.pieces().next()) {
        None => Onto::Ground,
        Some(piece) if piece.kind == Kind::Mountain => Onto::Mountain,
        Some(_) => Onto::Own,
    }
}
