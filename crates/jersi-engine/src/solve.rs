//! Proof by exhaustion: whether a player can force a win within some turns, whatever the other does.
//!
//! Nothing is judged and nothing is left out. A tie proves nothing for anybody.

mod leaf;
mod memo;
mod puzzle;

use std::ops::ControlFlow;

use jersi_rules::{Color, EndClock, Position, Stage, Turn};

use crate::stop_signal::StopSignal;
use leaf::wins_at_once;
use memo::{Aim, Memo};

pub use puzzle::{Defence, Hold, defend, holds, winning_turns};

/// What is known of a position within some turns, for the player who decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// The win can be forced.
    Win(Proof),
    /// Every decision loses.
    Loss(Proof),
    /// Neither, within the turns asked for.
    NotProved,
    /// The search was stopped, or ran out of nodes, before it knew. Within fewer turns neither is so.
    Stopped {
        /// Turns that everything was looked at for; 0 if not even one turn was.
        within: u32,
    },
}

/// The shortest way to force the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Whole turns, each player's turn counting one; a ransom under way belongs to its turn.
    pub in_turns: u32,
    /// The decisions: the winner takes the shortest way, the loser holds out as long as he can.
    pub line: Vec<Turn>,
}

impl Proof {
    /// Decisions of the line; with the ransom there may be up to three in a turn.
    pub fn in_decisions(&self) -> u32 {
        self.line.len() as u32
    }
}

/// What the length of a proof counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Measure {
    Turns,
    Decisions,
}

/// Longer proofs than this are not looked for.
pub(crate) const LONGEST_PROOF: u32 = 200;

/// Looks for a forced win or loss within so many whole turns, the shortest first.
///
/// ```
/// use jersi_engine::{Solution, StopSignal, solve};
/// use jersi_rules::notation::{read_position, write_turn};
/// use jersi_rules::{Edition, Rules};
///
/// let text = "5/6/r-6/4n-3/4K-4/1c-6/7/6/2N-2 w - - 55";
/// let position = read_position(Rules::new(Edition::V2_0), text)?;
/// let Solution::Win(proof) = solve(&position, 3, &StopSignal::new(), None) else { panic!("White wins") };
/// assert_eq!(proof.in_turns, 1);
/// assert_eq!(write_turn(&position, proof.line[0]), "e5-f5!!");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(position: &Position, turns: u32, stop: &StopSignal, nodes_limit: Option<u64>) -> Solution {
    Solver::new(Measure::Turns, stop, nodes_limit).run(position, turns)
}

/// The same within so many decisions, which differ from turns by the ransom only.
pub fn solve_decisions(
    position: &Position,
    decisions: u32,
    stop: &StopSignal,
    nodes_limit: Option<u64>,
) -> Solution {
    Solver::new(Measure::Decisions, stop, nodes_limit).run(position, decisions)
}

/// What follows from a decision within some turns, for the player who takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It forces the win.
    Wins,
    /// The other can force the win after it.
    Loses,
    /// Neither.
    Open,
}

/// The fate of every legal decision within so many whole turns, this one included. `None`: stopped.
///
/// ```
/// use jersi_engine::{Fate, StopSignal, fates};
/// use jersi_rules::notation::read_position;
/// use jersi_rules::{Edition, Rules};
///
/// let text = "n-K-3/C-c-4/2K-4/8/9/8/7/6/2N-2 w - - 77";
/// let position = read_position(Rules::new(Edition::V2_0), text)?;
/// let fates = fates(&position, 1, &StopSignal::new(), None).expect("nobody stops it");
/// assert_eq!(fates.iter().filter(|(_, fate)| *fate == Fate::Wins).count(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fates(
    position: &Position,
    turns: u32,
    stop: &StopSignal,
    nodes_limit: Option<u64>,
) -> Option<Vec<(Turn, Fate)>> {
    let mut solver = Solver::new(Measure::Turns, stop, nodes_limit);
    let left = turns.clamp(1, LONGEST_PROOF) as u8;
    position.turns().into_iter().map(|turn| Some((turn, solver.fate(position, turn, left).ok()?))).collect()
}

/// The search was broken off.
struct Broken;

struct Solver<'a> {
    measure: Measure,
    stop: &'a StopSignal,
    nodes: u64,
    nodes_limit: u64,
    /// Whether the answer is known and only its line is still looked for: that is never broken off.
    known: bool,
    /// Turns, or decisions, that everything was looked at for.
    looked_through: u8,
    memo: Memo,
    /// The last decision that refuted, by what was left.
    refutations: Vec<Option<Turn>>,
}

impl<'a> Solver<'a> {
    fn new(measure: Measure, stop: &'a StopSignal, nodes_limit: Option<u64>) -> Solver<'a> {
        let refutations = vec![None; LONGEST_PROOF as usize + 1];
        let nodes_limit = nodes_limit.unwrap_or(u64::MAX);
        Solver {
            measure,
            stop,
            nodes: 0,
            nodes_limit,
            known: false,
            looked_through: 0,
            memo: Memo::default(),
            refutations,
        }
    }

    fn run(mut self, position: &Position, most: u32) -> Solution {
        let solution = self.deepen(position, most.min(LONGEST_PROOF) as u8);
        solution.unwrap_or(Solution::Stopped { within: self.looked_through.into() })
    }

    fn deepen(&mut self, position: &Position, most: u8) -> Result<Solution, Broken> {
        for left in 0..=most {
            let (decider, other) = (position.decider(), position.decider().other());
            if self.wins(position, left, decider)? {
                self.known = true;
                return Ok(Solution::Win(self.proof(position, left, decider)?));
            }
            if self.loses(position, left, other)? {
                self.known = true;
                return Ok(Solution::Loss(self.proof(position, left, other)?));
            }
            self.looked_through = left;
        }
        Ok(Solution::NotProved)
    }

    fn fate(&mut self, position: &Position, turn: Turn, left: u8) -> Result<Fate, Broken> {
        let next = position.play_legal(turn);
        let (decider, left) = (position.decider(), self.left_after(&next, left));
        Ok(if self.loses(&next, left, decider)? {
            Fate::Wins
        } else if self.wins(&next, left, decider.other())? {
            Fate::Loses
        } else {
            Fate::Open
        })
    }

    fn count(&mut self) -> Result<(), Broken> {
        self.nodes += 1;
        let enough =
            self.nodes > self.nodes_limit || self.nodes.is_multiple_of(256) && self.stop.is_stopped();
        if enough && !self.known { Err(Broken) } else { Ok(()) }
    }

    /// What is left after a decision.
    fn left_after(&self, next: &Position, left: u8) -> u8 {
        let same_turn = self.measure == Measure::Turns && next.ransom_so_far().is_some();
        if same_turn { left } else { left - 1 }
    }

    /// Whether the hero, who decides now, can force a win. After the end of a game the position does not tell
    /// who would have decided, so the hero is handed down.
    fn wins(&mut self, position: &Position, left: u8, hero: Color) -> Result<bool, Broken> {
        self.count()?;
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.winner == Some(hero));
        }
        if left == 0 {
            return Ok(false);
        }
        if left == 1
            && position.stage() == Stage::Turn
            && let Some(known) = wins_at_once(position)
        {
            return Ok(known);
        }
        if let Some(known) = self.memo.get(position, left, Aim::Win) {
            return Ok(known);
        }
        let found = self.first(position, left, |solver, next, left| solver.loses(next, left, hero))?;
        self.memo.put(position, left, Aim::Win, found.is_some());
        Ok(found.is_some())
    }

    /// Whether every decision of the other, who decides now, lets the hero win.
    fn loses(&mut self, position: &Position, left: u8, hero: Color) -> Result<bool, Broken> {
        self.count()?;
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.winner == Some(hero));
        }
        if left == 0 || left == 1 && !may_lose_by_own_turn(position) {
            return Ok(false);
        }
        if let Some(known) = self.memo.get(position, left, Aim::Loss) {
            return Ok(known);
        }
        let defence = self.first(position, left, |solver, next, left| Ok(!solver.wins(next, left, hero)?))?;
        self.memo.put(position, left, Aim::Loss, defence.is_none());
        Ok(defence.is_none())
    }

    /// The first decision after which the test holds: the one that served last is tried first, then those
    /// that take or bring something home, then the others.
    fn first(
        &mut self,
        position: &Position,
        left: u8,
        mut test: impl FnMut(&mut Self, &Position, u8) -> Result<bool, Broken>,
    ) -> Result<Option<Turn>, Broken> {
        let mut try_one = |solver: &mut Self, turn: Turn| {
            let next = position.play_legal(turn);
            let left_after = solver.left_after(&next, left);
            test(solver, &next, left_after)
        };
        let slot = usize::from(left);
        let served = self.refutations[slot].filter(|&turn| position.is_legal(turn));
        if let Some(turn) = served
            && try_one(self, turn)?
        {
            return Ok(Some(turn));
        }
        let found = if left <= 2 {
            // So near the leaves, putting the decisions in order costs more than it saves.
            let flow = position.each_turn(|turn| match try_one(self, turn) {
                Ok(false) => ControlFlow::Continue(()),
                Ok(true) => ControlFlow::Break(Ok(turn)),
                Err(broken) => ControlFlow::Break(Err(broken)),
            });
            flow.break_value().transpose()?
        } else {
            let mut found = None;
            for turn in leaf::sorted(position) {
                if Some(turn) != served && try_one(self, turn)? {
                    found = Some(turn);
                    break;
                }
            }
            found
        };
        if found.is_some() {
            self.refutations[slot] = found;
        }
        Ok(found)
    }

    /// The line of a proof whose length is the shortest possible.
    fn proof(&mut self, position: &Position, length: u8, hero: Color) -> Result<Proof, Broken> {
        let (mut now, mut left) = (*position, length);
        let mut proof = Proof { in_turns: 0, line: Vec::new() };
        while now.outcome().is_none() {
            let found = if now.decider() == hero {
                self.first(&now, left, |solver, next, left| solver.loses(next, left, hero))?
            } else {
                // The decision that loses only just within what is left.
                self.first(&now, left, |solver, next, left| match left.checked_sub(1) {
                    Some(less) => Ok(!solver.wins(next, less, hero)?),
                    None => Ok(true),
                })?
            };
            let Some(turn) = found else { break };
            now = now.play_legal(turn);
            left = self.left_after(&now, left);
            proof.line.push(turn);
            proof.in_turns += u32::from(now.ransom_so_far().is_none());
        }
        debug_assert_eq!(
            now.outcome().and_then(|outcome| outcome.winner),
            Some(hero),
            "a proof goes to the end"
        );
        debug_assert!(self.measure == Measure::Decisions || proof.in_turns == u32::from(length));
        Ok(proof)
    }
}

/// Whether the game can be lost by one's own last turn: by exhaustion, or by the gift of a ransom.
fn may_lose_by_own_turn(position: &Position) -> bool {
    position.stage() != Stage::Turn || matches!(position.clock(), EndClock::LastTurns { left: 1, .. })
}

#[cfg(test)]
mod tests;
