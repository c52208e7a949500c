//! Puzzles: every way to win or to hold, and what to answer to a try.

use jersi_rules::{Position, Turn};

use super::{LONGEST_PROOF, Measure, Proof, Solver, leaf};
use crate::engine::Engine;
use crate::limits::Limits;
use crate::root::Root;
use crate::stop_signal::StopSignal;

/// Positions that the engine looks at to choose among the answers that get away.
const THOUGHT: u64 = 20_000;
/// Positions looked at to find the answer that leaves the fewest ways to win.
const COUNTED: u64 = 400_000;

/// Every decision that forces the win within so many whole turns, this one included. `None`: stopped.
///
/// ```
/// use jersi_engine::{StopSignal, winning_turns};
/// use jersi_rules::notation::{read_position, write_turn};
/// use jersi_rules::{Edition, Rules};
///
/// let text = "n-K-3/C-c-4/2K-4/8/9/8/7/6/2N-2 w - - 77";
/// let position = read_position(Rules::new(Edition::V2_0), text)?;
/// let wins = winning_turns(&position, 1, &StopSignal::new(), None).expect("nobody stops it");
/// let mut wins: Vec<String> = wins.into_iter().map(|turn| write_turn(&position, turn)).collect();
/// wins.sort();
/// assert_eq!(wins, ["g3-h2!", "h1-i1!!", "i2-i1!!"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn winning_turns(
    position: &Position,
    turns: u32,
    stop: &StopSignal,
    nodes_limit: Option<u64>,
) -> Option<Vec<Turn>> {
    let mut solver = Solver::new(Measure::Turns, stop, nodes_limit);
    let left = turns.clamp(1, LONGEST_PROOF) as u8;
    let hero = position.decider();
    let mut winning = Vec::new();
    for turn in position.turns() {
        let next = position.play_legal(turn);
        let after = solver.left_after(&next, left);
        if solver.loses(&next, after, hero).ok()? {
            winning.push(turn);
        }
    }
    Some(winning)
}

/// What a defender answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defence {
    /// The answer.
    pub turn: Turn,
    /// Whether the other no longer wins in time after it.
    pub escapes: bool,
}

/// The answer of a defender who has to hold out for so many whole turns, his own included. If he can get away,
/// he does so as the engine likes best; otherwise he leaves the other as few ways to win as he can.
/// `None` if the game is over, or if the proof was broken off.
pub fn defend(
    engine: &mut Engine,
    position: &Position,
    turns: u32,
    stop: &StopSignal,
    nodes_limit: Option<u64>,
) -> Option<Defence> {
    let mut solver = Solver::new(Measure::Turns, stop, nodes_limit);
    let left = turns.clamp(1, LONGEST_PROOF) as u8;
    let hero = position.decider().other();
    let mut escapes = Vec::new();
    for turn in position.turns() {
        let next = position.play_legal(turn);
        if next.outcome().is_some_and(|outcome| outcome.winner == Some(hero.other())) {
            return Some(Defence { turn, escapes: true });
        }
        let after = solver.left_after(&next, left);
        if !solver.wins(&next, after, hero).ok()? {
            escapes.push(turn);
        }
    }
    if escapes.is_empty() {
        return hardest(position).map(|turn| Defence { turn, escapes: false });
    }
    let limits = Limits { nodes: Some(THOUGHT), only: escapes, ..Limits::default() };
    let answer = engine.search(&Root::new(*position), &limits, stop, &mut ());
    answer.best().map(|turn| Defence { turn, escapes: true })
}

/// What is proved of a position after somebody's defence, who is asked to hold out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hold {
    /// The other, who decides now, cannot force a win in time.
    Holds,
    /// He can; the line goes to the end, by the shortest way.
    Loses(Proof),
}

/// Whether a defence holds: whether the other, who decides now, can force a win within so many whole turns.
/// `None`: stopped.
///
/// ```
/// use jersi_engine::{Hold, StopSignal, holds};
/// use jersi_rules::notation::{read_position, write_turn};
/// use jersi_rules::{Edition, Rules};
///
/// let text = "5/6/r-6/4n-3/4K-4/1c-6/7/6/2N-2 w - - 55";
/// let position = read_position(Rules::new(Edition::V2_0), text)?;
/// let Some(Hold::Loses(proof)) = holds(&position, 1, &StopSignal::new(), None) else { panic!("White wins") };
/// assert_eq!(write_turn(&position, proof.line[0]), "e5-f5!!");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn holds(position: &Position, turns: u32, stop: &StopSignal, nodes_limit: Option<u64>) -> Option<Hold> {
    let mut solver = Solver::new(Measure::Turns, stop, nodes_limit);
    let hero = position.decider();
    for left in 1..=turns.clamp(1, LONGEST_PROOF) as u8 {
        if solver.wins(position, left, hero).ok()? {
            solver.known = true;
            return solver.proof(position, left, hero).ok().map(Hold::Loses);
        }
    }
    Some(Hold::Holds)
}

/// The answer after which the fewest decisions win at once; captures come first among equals.
fn hardest(position: &Position) -> Option<Turn> {
    let hero = position.decider().other();
    let mut best: Option<(usize, Turn)> = None;
    let mut looked_at = 0;
    for turn in leaf::sorted(position) {
        let next = position.play_legal(turn);
        let replies = next.turns();
        looked_at += replies.len() as u64;
        let wins = |reply: &&Turn| {
            next.play_legal(**reply).outcome().is_some_and(|outcome| outcome.winner == Some(hero))
        };
        let most = best.map_or(usize::MAX, |(fewest, _)| fewest);
        // A way that ends the game by itself leaves nothing to find.
        let ways =
            if replies.is_empty() { usize::MAX - 1 } else { replies.iter().filter(wins).take(most).count() };
        if ways < most {
            best = Some((ways, turn));
        }
        if looked_at > COUNTED {
            break;
        }
    }
    best.map(|(_, turn)| turn)
}
