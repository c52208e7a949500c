//! What the solver finds in a position by looking at everything.

use std::collections::BTreeSet;

use jersi_engine::{Solution, StopSignal, solve, winning_turns};
use jersi_rules::notation::write_turn;
use jersi_rules::{Position, Turn, TurnParts};

use crate::puzzle::Goal;

/// A proof: what can be had, and by which first turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// A win, or the only defence.
    pub goal: Goal,
    /// 1 or 3, counted as [`Puzzle::turns`](crate::Puzzle::turns) is.
    pub turns: u32,
    /// Every first turn that does it, in the order of their texts.
    pub turns_that_do: Vec<Turn>,
}

/// The longest proof, in turns.
const LONGEST: u32 = 3;

impl Proved {
    /// The shortest win with one or two own turns, with all first turns that force it in that time. `None` if there is none, or if a
    /// proof needs more positions than the limit.
    pub fn win(position: &Position, nodes: Option<u64>) -> Option<Proved> {
        let stop = StopSignal::new();
        let Solution::Win(proof) = solve(position, LONGEST, &stop, nodes) else { return None };
        let turns = proof.in_turns;
        if turns != 1 && turns != LONGEST {
            return None;
        }
        let found = winning_turns(position, turns, &stop, nodes)?;
        Some(Proved { goal: Goal::Win, turns, turns_that_do: in_order(position, found) })
    }

    /// The turns that do not lose by force within the other's next two turns, where all others do and no turn wins in that time. `None`
    /// if nothing loses, all loses, something wins, turns of more than `most` ways hold, or the proof needs more positions than the limit.
    pub fn hold(position: &Position, most: usize, nodes: Option<u64>) -> Option<Proved> {
        let stop = StopSignal::new();
        let legal = position.turns();
        let loses = |turn: Turn, turns: u32| -> Option<bool> {
            match solve(&position.play_legal(turn), turns, &stop, nodes) {
                Solution::Win(_) => Some(true),
                Solution::Loss(_) | Solution::NotProved => Some(false),
                Solution::Stopped { .. } => None,
            }
        };
        let mut at_first = Vec::new();
        for &turn in &legal {
            if position.play_legal(turn).outcome().is_some() {
                return None;
            }
            if !loses(turn, 1)? {
                at_first.push(turn);
                if at_first.len() > MOST_AT_FIRST {
                    return None;
                }
            }
        }
        if at_first.is_empty() || at_first.len() == legal.len() {
            return None;
        }
        let mut holding = Vec::new();
        for &turn in &at_first {
            if !loses(turn, LONGEST)? {
                holding.push(turn);
                if ways(&holding) > most {
                    return None;
                }
            }
        }
        if holding.is_empty() {
            return None;
        }
        match solve(position, LONGEST, &stop, nodes) {
            Solution::NotProved => {}
            _ => return None,
        }
        let turns = if holding.len() == at_first.len() { 1 } else { LONGEST };
        Some(Proved { goal: Goal::Hold, turns, turns_that_do: in_order(position, holding) })
    }

    /// How many ways there are: turns that only differ in where they put a captured king are one.
    pub fn ways(&self) -> usize {
        ways(&self.turns_that_do)
    }

    /// The first turns in canonical notation.
    pub fn texts(&self, position: &Position) -> Vec<String> {
        self.turns_that_do.iter().map(|&turn| write_turn(position, turn)).collect()
    }
}

/// More turns than this that hold for one turn are too many to look at for longer.
const MOST_AT_FIRST: usize = 40;

fn ways(turns: &[Turn]) -> usize {
    let way = |turn: &Turn| match turn.parts() {
        TurnParts::Steps { steps, .. } => Turn::steps(steps.from, steps.first, steps.via, steps.to),
        _ => *turn,
    };
    turns.iter().map(way).collect::<BTreeSet<Turn>>().len()
}

fn in_order(position: &Position, mut turns: Vec<Turn>) -> Vec<Turn> {
    turns.sort_by_key(|&turn| write_turn(position, turn));
    turns
}
