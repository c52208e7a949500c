//! Why a turn solves a puzzle, and why another one does not.

use jersi_engine::{Fate, StopSignal, fates};
use jersi_rules::{Position, Turn};

use crate::captures::captured_by;
use crate::claim::Claim;
use crate::explain::{Effort, Explanation, explain};

/// As much as a proof needs.
fn effort(turns: u32) -> Effort {
    Effort { turns, nodes: u64::MAX, ..Effort::default() }
}

/// Explains a turn that forces the win within so many whole turns, this one included. `None` if it does not.
pub fn why_it_wins(position: &Position, turn: Turn, turns: u32) -> Option<Explanation> {
    let found = explain(position, &[turn], &effort(turns))?;
    let wins = found.claims.iter().any(|claim| match claim {
        Claim::Wins { .. } => true,
        Claim::Forces(forced) => forced.in_turns < turns,
        _ => false,
    });
    wins.then_some(found)
}

/// Why a turn does not do what was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot {
    /// The turn that was tried. If it loses, its claims say to what. A win that it misses is the answer that is looked for,
    /// and is not given away.
    pub tried: Explanation,
    /// Otherwise an answer after which the win is no longer forced in time, explained for who gives it. None if the game is
    /// over with the turn.
    pub reply: Option<Explanation>,
    /// Whether a win at once was asked for: there is no time left, whatever is answered.
    pub at_once: bool,
}

impl WhyNot {
    /// The turn and what refutes it.
    pub fn line(&self) -> Vec<Turn> {
        let mut line = self.tried.decisions.clone();
        match &self.reply {
            Some(reply) => line.extend(&reply.decisions),
            None => line.extend(self.tried.lost_line().unwrap_or_default()),
        }
        line
    }

    /// Whether the player could still win at once after the reply, a turn too late.
    pub fn wins_late(&self) -> bool {
        let at_once = |claim: &Claim| matches!(claim, Claim::LosesTo(forced) if forced.in_turns == 1);
        self.reply.as_ref().is_some_and(|reply| reply.claims.iter().any(at_once))
    }
}

impl Explanation {
    /// The turn with what is forced after it, for either side; the turn alone if nothing is.
    pub fn forced_line(&self) -> Vec<Turn> {
        let mut line = self.decisions.clone();
        line.extend(
            self.claims
                .iter()
                .find_map(|claim| match claim {
                    Claim::Forces(forced) | Claim::LosesTo(forced) => Some(forced.line.clone()),
                    _ => None,
                })
                .unwrap_or_default(),
        );
        line
    }

    /// How the opponent wins after it, if he does.
    pub fn lost_line(&self) -> Option<&[Turn]> {
        self.claims.iter().find_map(|claim| match claim {
            Claim::LosesTo(forced) => Some(forced.line.as_slice()),
            _ => None,
        })
    }
}

/// Explains why a turn does not force the win within so many whole turns, this one included; or, where a loss had to be
/// warded off, how it loses within as many turns of the opponent and the player after it. The reply is looked for unless
/// one is known. `None` if the turn does force the win, or if it or the reply is not legal.
pub fn why_not(position: &Position, turn: Turn, turns: u32, reply: Option<Turn>) -> Option<WhyNot> {
    if why_it_wins(position, turn, turns).is_some() {
        return None;
    }
    let at_once = turns == 1;
    let mut tried = explain(position, &[turn], &effort(turns))?;
    tried.claims.retain(|claim| !matches!(claim, Claim::Missed(_)));
    if tried.after.outcome().is_some() || tried.lost_line().is_some() {
        return Some(WhyNot { tried, reply: None, at_once });
    }
    let reply = reply.or_else(|| escape(&tried.after, turns.saturating_sub(1)))?;
    let mut reply = explain(&tried.after, &[reply], &effort(turns.saturating_sub(2).max(1)))?;
    if at_once {
        reply.claims.retain(|claim| !gives_away(position, claim));
    }
    Some(WhyNot { tried, reply: Some(reply), at_once })
}

/// Whether what an answer stops is a turn that would have won already before.
fn gives_away(position: &Position, claim: &Claim) -> bool {
    let Claim::Threat { threat, .. } = claim else { return false };
    let won = threat.line.iter().try_fold(*position, |now, &turn| now.play(turn).ok());
    won.and_then(|end| end.outcome()).is_some_and(|end| end.winner == Some(position.decider()))
}

/// An answer after which the other does not win in time: one that takes much if there is one.
fn escape(position: &Position, turns: u32) -> Option<Turn> {
    let all = fates(position, turns.max(1), &StopSignal::new(), None)?;
    let free = all.into_iter().filter(|(_, fate)| *fate != Fate::Loses);
    let taken =
        |turn: Turn| captured_by(position, turn).map(|cell| position.content(cell).height()).sum::<u8>();
    free.max_by_key(|&(turn, fate)| (fate == Fate::Wins, taken(turn), std::cmp::Reverse(turn)))
        .map(|(turn, _)| turn)
}
