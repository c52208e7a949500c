//! How strong the engine plays: ten levels, from a beginner to all it can do.
//!
//! Weak levels err like people: they look ahead less far, they overlook turns that do two things at once, and
//! they are not sure which of two nearly equal turns is better.

mod sight;

use std::fmt;
use std::str::FromStr;

use jersi_rules::{Position, Turn, TurnParts};

use crate::dice::Dice;
use crate::engine::Engine;
use crate::eval_kind::EvalKind;
use crate::limits::Limits;
use crate::observer::SearchObserver;
use crate::report::{Answer, Line};
use crate::root::Root;
use crate::score::{Score, Verdict};
use crate::stop_signal::StopSignal;
use sight::Sight;

/// A strength, from 1 to 10.
///
/// ```
/// use jersi_engine::{BadLevel, Level};
///
/// let level: Level = "3".parse()?;
/// assert!(level < Level::FULL);
/// assert_eq!(level.nodes(), Some(5_000));
/// assert_eq!(Level::new(11), None);
/// # Ok::<(), BadLevel>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// How a level searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Search {
    /// To a fixed depth without quiescence: it sees what it takes, but not what is taken back.
    Shallow,
    /// With the whole engine, exchanges played out.
    Full,
}

/// What makes a level.
#[derive(Clone, Copy, Debug)]
struct Skill {
    search: Search,
    /// Decisions deep at most.
    depth: u32,
    /// Positions at most.
    nodes: u64,
    /// Turns of two steps or two drops that are overlooked, in percent: with the shallow search those of both
    /// sides, otherwise its own first ones.
    overlooked: u64,
    /// How many units the worth of a turn may be misjudged by.
    margin: i32,
}

/// As deep as the limits let it.
const ANY: u32 = u32::MAX;

/// Levels 1 to 9. The last one, 10, is the engine as it is, within the limits that are given.
const SKILLS: [Skill; 9] = [
    Skill { search: Search::Shallow, depth: 1, nodes: 2_000, overlooked: 40, margin: 70 },
    Skill { search: Search::Full, depth: 1, nodes: 2_000, overlooked: 60, margin: 150 },
    Skill { search: Search::Full, depth: 1, nodes: 5_000, overlooked: 30, margin: 75 },
    Skill { search: Search::Full, depth: 2, nodes: 10_000, overlooked: 60, margin: 150 },
    Skill { search: Search::Full, depth: 2, nodes: 10_000, overlooked: 15, margin: 25 },
    Skill { search: Search::Full, depth: ANY, nodes: 3_000, overlooked: 0, margin: 0 },
    Skill { search: Search::Full, depth: ANY, nodes: 7_000, overlooked: 0, margin: 0 },
    Skill { search: Search::Full, depth: ANY, nodes: 5_000, overlooked: 0, margin: 0 },
    Skill { search: Search::Full, depth: ANY, nodes: 14_000, overlooked: 0, margin: 0 },
];

/// Lines that the engine compares where it may misjudge them.
const COMPARED: usize = 4;

/// A margin that holds every line.
const ALL: i32 = -2 * Score::WORST.0;

impl Level {
    /// All the engine can do.
    pub const FULL: Level = Level(SKILLS.len() as u8 + 1);

    /// The weakest level that knows the network.
    pub const FIRST_WITH_NETWORK: Level = Level(8);

    /// The level with this number, from 1 to that of [`Level::FULL`].
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::FULL.0 { Some(Level(number)) } else { None }
    }

    /// Every level, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::FULL.0).map(Level)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What holds it back; nothing at full strength.
    fn skill(self) -> Option<Skill> {
        SKILLS.get(usize::from(self.0) - 1).copied()
    }

    /// Nodes that it searches for a turn at the most; `None`: what the limits say.
    pub fn nodes(self) -> Option<u64> {
        self.skill().map(|skill| skill.nodes)
    }
}

/// A text that names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLevel;

impl fmt::Display for BadLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a level is a number from 1 to {}", Level::FULL)
    }
}

impl std::error::Error for BadLevel {}

impl FromStr for Level {
    type Err = BadLevel;

    fn from_str(text: &str) -> Result<Level, BadLevel> {
        text.parse().ok().and_then(Level::new).ok_or(BadLevel)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Decides as a level does, within the limits and those of the level. The first line of the answer is what it
/// plays. Below full strength the same seed errs in the same way; other seeds make other mistakes.
///
/// ```
/// use jersi_engine::{Engine, Level, Limits, Root, StopSignal, choose};
/// use jersi_rules::{Edition, Position, Rules, Setting};
///
/// let start = Position::start(Rules::new(Edition::V3_0), Setting::usual(Edition::V3_0));
/// let level = Level::new(2).expect("from 1 to 10");
/// let mut play = |seed| {
///     let root = Root::new(start);
///     let mut engine = Engine::new(1, 1);
///     choose(&mut engine, &root, &Limits::default(), level, seed, &StopSignal::new(), &mut ()).best()
/// };
/// assert!(play(7).is_some());
/// assert_eq!(play(7), play(7));
/// ```
pub fn choose(
    engine: &mut Engine,
    root: &Root,
    limits: &Limits,
    level: Level,
    seed: u64,
    stop: &StopSignal,
    observer: &mut dyn SearchObserver,
) -> Answer {
    let Some(skill) = level.skill() else {
        return engine.search(root, limits, stop, observer);
    };
    let mut dice = Dice::seeded(seed).nth(root.position.hash());
    let sight = Sight::new(skill.overlooked, dice.roll());
    let only = seen_by(&sight, &root.position, &limits.only);
    let asked = limits.lines.max(1);
    let limits = Limits {
        depth: Some(limits.depth.unwrap_or(ANY).min(skill.depth)),
        nodes: Some(limits.nodes.unwrap_or(u64::MAX).min(skill.nodes)),
        lines: if skill.margin > 0 { asked.max(COMPARED) } else { asked },
        only,
        eval: limits.eval.or((level < Level::FIRST_WITH_NETWORK).then_some(EvalKind::Handmade)),
        ..limits.clone()
    };
    // Where several lines are asked for, those that it would never play are told too.
    let told = if asked > 1 { ALL } else { skill.margin };
    let mut answer = match skill.search {
        Search::Shallow => sight::shallow_search(&sight, root, &limits, told, stop),
        Search::Full => engine.search(root, &limits, stop, observer),
    };
    let lines = &mut answer.report.lines;
    let compared = if skill.search == Search::Shallow { lines.len() } else { lines.len().min(COMPARED) };
    prefer_by_chance(&mut lines[..compared], skill.margin, &mut dice);
    lines.truncate(asked);
    observer.on_iteration(&answer.report);
    answer
}

/// The first decisions that are seen; all of them if none is, for something must be played. An empty list
/// stands for all.
fn seen_by(sight: &Sight, position: &Position, only: &[Turn]) -> Vec<Turn> {
    if sight.sees_all() {
        return only.to_vec();
    }
    let all = || if only.is_empty() { position.turns() } else { only.to_vec() };
    let seen: Vec<Turn> = all().into_iter().filter(|&turn| sight.sees(turn)).collect();
    if seen.is_empty() { only.to_vec() } else { seen }
}

/// Brings a line to the front that is best but for what is misjudged. A forced win or loss is not misjudged.
fn prefer_by_chance(lines: &mut [Line], margin: i32, dice: &mut Dice) {
    if margin == 0 {
        return;
    }
    let mut judged = |line: &Line| match line.score.verdict() {
        Verdict::Units(units) => Score::units(units + dice.below(margin as usize) as i32),
        _ => line.score,
    };
    let values: Vec<Score> = lines.iter().map(&mut judged).collect();
    // The first of equals, so that a tie changes nothing.
    let chosen = (0..values.len()).rev().max_by_key(|&n| values[n]);
    if let Some(chosen) = chosen {
        lines[..=chosen].rotate_right(1);
    }
}

/// Whether a decision does two things at once.
fn is_double(turn: Turn) -> bool {
    match turn.parts() {
        TurnParts::Steps { steps, .. } => steps.via.is_some(),
        TurnParts::Drops { second, .. } => second.is_some(),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
