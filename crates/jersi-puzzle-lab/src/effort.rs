//! What the engine and its levels need for a puzzle.

use jersi_engine::{Engine, Level, Limits, Report, Root, StopSignal, Verdict, choose};
use jersi_rules::Turn;
use serde_json::{Value, json};

use crate::puzzle::{Goal, Puzzle};

/// Levels below full strength.
pub(crate) const LEVELS: usize = 9;
/// Levels up to this one err by chance, so that several tries tell more than one; the others always answer the same.
const BY_CHANCE: usize = 5;
/// How often a level that errs by chance is asked.
const TRIES: u8 = 5;
/// Positions that the engine at full strength looks at, at most.
const MOST: u64 = 60_000;

/// What was measured of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How often each level found it, of as many tries as [`Effort::tries`] says.
    pub hits: [u8; LEVELS],
    /// Positions after which the engine at full strength prefers a right turn and keeps to it; twice the most that it looks at if it
    /// never does.
    pub positions: u64,
}

impl Effort {
    /// Asks an engine. What it did before has no part in it.
    pub fn of(puzzle: &Puzzle, engine: &mut Engine) -> Effort {
        let right = puzzle.winning_turns().unwrap_or_default();
        let mut hits = [0; LEVELS];
        for (place, level) in Level::all().take(LEVELS).enumerate() {
            let tries = u64::from(Effort::tries(place));
            hits[place] = (0..tries).filter(|&seed| finds(puzzle, &right, level, seed, engine)).count() as u8;
        }
        Effort { hits, positions: positions_until_kept(puzzle, &right, engine) }
    }

    /// How often the level at this place, 0 for level 1, is asked.
    pub fn tries(place: usize) -> u8 {
        if place < BY_CHANCE { TRIES } else { 1 }
    }

    /// The lowest level that finds it more often than not; 10 if none below does.
    pub fn level(&self) -> u8 {
        let found = (0..LEVELS).find(|&place| 2 * self.hits[place] > Effort::tries(place));
        found.map_or(LEVELS, |place| place) as u8 + 1
    }

    /// As the file of measurements has it: hits by level, then positions.
    pub fn to_json(&self) -> Value {
        let mut all: Vec<Value> = self.hits.iter().map(|&hits| json!(hits)).collect();
        all.push(json!(self.positions));
        Value::Array(all)
    }

    /// Reads what [`Effort::to_json`] wrote; `None` if it is something else.
    pub fn from_json(value: &Value) -> Option<Effort> {
        let all = value.as_array().filter(|all| all.len() == LEVELS + 1)?;
        let mut hits = [0; LEVELS];
        for (place, hits) in hits.iter_mut().enumerate() {
            *hits = all[place].as_u64().and_then(|number| u8::try_from(number).ok())?;
        }
        Some(Effort { hits, positions: all[LEVELS].as_u64()? })
    }
}

fn finds(puzzle: &Puzzle, right: &[Turn], level: Level, seed: u64, engine: &mut Engine) -> bool {
    engine.clear();
    let root = Root::new(puzzle.position);
    let answer = choose(engine, &root, &Limits::default(), level, seed, &StopSignal::new(), &mut ());
    answer.best().is_some_and(|turn| right.contains(&turn))
}

fn positions_until_kept(puzzle: &Puzzle, right: &[Turn], engine: &mut Engine) -> u64 {
    engine.clear();
    let stop = StopSignal::new();
    let mut kept_since = None;
    let mut watch = |report: &Report| {
        let Some(best) = report.lines.first() else { return };
        if !right.contains(&best.turns[0]) {
            kept_since = None;
            return;
        }
        kept_since.get_or_insert(report.nodes);
        // A win that is announced is not given up again.
        if puzzle.goal == Goal::Win
            && matches!(best.score.verdict(), Verdict::WinIn(decisions) if decisions <= puzzle.turns)
        {
            stop.stop();
        }
    };
    let limits = Limits { nodes: Some(MOST), ..Limits::default() };
    engine.search(&Root::new(puzzle.position), &limits, &stop, &mut watch);
    kept_since.unwrap_or(2 * MOST)
}
