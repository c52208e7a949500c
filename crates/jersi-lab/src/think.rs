//! Who thinks: engines of one thread, whose answers depend on what they were asked in this game only.

use jersi_engine::{Aim, Engine, Limits, Root, Score, StopSignal, Verdict, evaluate};
use jersi_rules::{Color, Position, Turn};

/// The table of a search, in mebibytes. It is emptied before each game.
const HASH_MIB: usize = 2;
/// Turns this near to the best one are choices, in units.
pub(crate) const NEAR: i32 = 25;
/// A forced win is worth this less its distance in decisions.
const FORCED: i32 = 31_000;

/// A turn and what it is worth to who decides, in units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub turn: Turn,
    pub value: i32,
}

/// Decisions with what they are worth, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weighed {
    pub choices: Vec<Choice>,
    /// Whether a search looked further than the glance before it. Where it did not, the values are those of the glance once more.
    pub searched: bool,
}

/// What a search of some lines found.
struct Found {
    choices: Vec<Choice>,
    /// The last iteration that was finished.
    depth: u32,
    nodes: u64,
}

/// An engine, and how many positions it has looked at. Whatever it finds counts for nothing once its signal is given: then a search
/// was broken off.
pub(crate) struct Thinker {
    engine: Engine,
    stop: StopSignal,
    pub looked_at: u64,
}

impl Thinker {
    /// As the engine is by default, with a small table; it leaves off as soon as the signal is given.
    pub fn until(stop: StopSignal) -> Thinker {
        Thinker { engine: Engine::new(HASH_MIB, 1), stop, looked_at: 0 }
    }

    /// Whether it was told to leave off.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.engine.clear();
    }

    fn search(&mut self, root: &Root, limits: &Limits) -> Found {
        let report = self.engine.search(root, limits, &self.stop, &mut ()).report;
        self.looked_at += report.nodes;
        // Where not even the first iteration was finished, the turn is one to play, but its score says nothing.
        let lines = report.lines.into_iter();
        let choices = lines.map(|line| Choice { turn: line.turns[0], value: units(line.score) }).collect();
        Found { choices, depth: report.depth, nodes: report.nodes }
    }

    /// The best decision within so many positions; none if the game is over.
    pub fn best(&mut self, root: &Root, nodes: u32) -> Option<Choice> {
        let limits = Limits { nodes: Some(u64::from(nodes)), ..Limits::default() };
        self.search(root, &limits).choices.into_iter().next()
    }

    /// What a look one turn ahead, captures followed to their end, makes of each decision, the best first; equal ones stay in
    /// the order of the generator.
    pub fn glance(&mut self, root: &Root) -> Vec<Choice> {
        let mut choices = Vec::new();
        for turn in root.position.turns() {
            if self.is_stopped() {
                break;
            }
            let limits = Limits { depth: Some(1), only: vec![turn], ..Limits::default() };
            choices.extend(self.search(root, &limits).choices);
        }
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.value));
        choices
    }

    /// What decisions are worth, the best first. The first so many of those at a glance are searched within so many positions;
    /// the others keep what the glance made of them, moved by how much the search moved the first on average, but none of
    /// them beats what was searched. Where the positions are not enough for one iteration, the glance stands.
    pub fn weigh(&mut self, root: &Root, glanced: &[Choice], lines: u32, nodes: u32) -> Weighed {
        let (first, others) = glanced.split_at(glanced.len().min(lines as usize));
        let only: Vec<Turn> = first.iter().map(|choice| choice.turn).collect();
        let limits = Limits { nodes: Some(u64::from(nodes)), lines: only.len(), only, ..Limits::default() };
        let found = self.search(root, &limits);
        // The first iteration looks one turn ahead, as the glance does. A search that ended there with positions to spare proved
        // what it says.
        let searched = found.depth > 1 || (found.depth == 1 && found.nodes < u64::from(nodes));
        let mut weighed = found.choices;
        if weighed.len() < first.len() {
            return Weighed { choices: glanced.to_vec(), searched: false };
        }
        let sum = |choices: &[Choice]| choices.iter().map(|choice| i64::from(choice.value)).sum::<i64>();
        let moved = (sum(&weighed) - sum(first)) / first.len().max(1) as i64;
        let worst = weighed.last().map_or(0, |choice| choice.value);
        weighed.extend(others.iter().map(|choice| {
            let value = (i64::from(choice.value) + moved).clamp(-i64::from(FORCED), i64::from(FORCED)) as i32;
            Choice { value: value.min(worst), ..*choice }
        }));
        Weighed { choices: weighed, searched }
    }

    /// The static evaluation for who decides: that of the network, as the search has it.
    pub fn still(&self, position: &Position) -> i32 {
        match self.engine.networks().of(Aim::of(position.rules())) {
            Some(network) => network.evaluate(position),
            None => units(evaluate(position)),
        }
    }
}

/// A score in units; a forced end is far beyond all others, and the nearer the farther.
fn units(score: Score) -> i32 {
    match score.verdict() {
        Verdict::Units(units) => units,
        Verdict::WinIn(plies) => FORCED - plies as i32,
        Verdict::LossIn(plies) => plies as i32 - FORCED,
    }
}

/// What is worth so much to who decides, for White.
pub(crate) fn for_white(value: i32, decider: Color) -> i32 {
    match decider {
        Color::White => value,
        Color::Black => -value,
    }
}

/// How many turns are within [`NEAR`] of the best; the first is the best.
pub(crate) fn near(choices: &[Choice]) -> u32 {
    let best = choices.first().map_or(0, |choice| choice.value);
    choices.iter().filter(|choice| best - choice.value <= NEAR).count() as u32
}
