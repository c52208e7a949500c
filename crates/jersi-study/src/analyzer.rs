//! The engine, asked about positions: an evaluation of each, and of turns that are tried.

use jersi_engine::{Engine, Judgement, Limits, Root, Score, SearchObserver, StopSignal, chance};
use jersi_rules::notation::{read_turn, write_turn};
use jersi_rules::{Color, Position, Turn};

use crate::lines::{is_between_turns, read_score, short_score};

/// Nodes searched to find the end of a turn that a line breaks off in.
const TO_THE_END: u64 = 2_000;

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionEval {
    /// To the player who decides.
    pub score: Score,
    /// The best line, to the end of a turn at least; empty if the game is over.
    pub best: Vec<Turn>,
    /// Nodes searched.
    pub nodes: u64,
}

impl PositionEval {
    /// The score in a word: `+35`, `#3`, `#-4`.
    pub fn score_text(&self) -> String {
        short_score(self.score)
    }

    /// The best line, decision by decision.
    pub fn best_texts(&self, position: &Position) -> Vec<String> {
        let mut now = *position;
        let texts = self.best.iter().map(|&turn| {
            let text = write_turn(&now, turn);
            now = now.play_legal(turn);
            text
        });
        texts.collect()
    }

    /// The evaluation that was told in words; `None` if it does not belong to the position.
    pub fn from_texts(position: &Position, score: &str, best: &[String]) -> Option<PositionEval> {
        let score = read_score(score)?;
        let mut now = *position;
        let mut turns = Vec::with_capacity(best.len());
        for text in best {
            let read = read_turn(&now, text).ok()?;
            turns.extend(read.decisions.iter().copied());
            now = read.after;
        }
        (turns.is_empty() == position.outcome().is_some()).then_some(PositionEval {
            score,
            best: turns,
            nodes: 0,
        })
    }
}

/// A turn that was tried in place of a better one.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// Winning chance with the best decision, and with this one.
    pub chances: (f64, f64),
    /// Winning chance that it loses.
    pub loss: f64,
    /// What the engine thinks of the position after it.
    pub after: PositionEval,
}

impl Tried {
    /// Whether it is as good as the best: what it loses has no name.
    pub fn is_good(&self) -> bool {
        Judgement::of(self.loss).is_none()
    }
}

/// The engine, asked about positions.
pub struct Analyzer<'a> {
    /// Who is asked.
    pub engine: &'a mut Engine,
    /// For how long.
    pub limits: &'a Limits,
    /// Ends it sooner.
    pub stop: &'a StopSignal,
}

impl Analyzer<'_> {
    /// Evaluates a position by search; `decider` is who decides there, or would if the game were not over.
    pub fn evaluate(
        &mut self,
        root: &Root,
        decider: Color,
        observer: &mut dyn SearchObserver,
    ) -> PositionEval {
        if let Some(outcome) = root.position.outcome() {
            let score = match outcome.winner {
                None => Score::DRAW,
                Some(winner) if winner == decider => Score::win_in(0),
                Some(_) => Score::loss_in(0),
            };
            return PositionEval { score, best: Vec::new(), nodes: 0 };
        }
        let answer = self.engine.search(root, self.limits, self.stop, observer);
        let score = answer.score().unwrap_or_default();
        let nodes = answer.report.nodes;
        let best = answer.report.lines.into_iter().next().map(|line| line.turns).unwrap_or_default();
        PositionEval { score, best: self.finished_turn(root, best), nodes }
    }

    /// Whole turns only, and at least one: a line that breaks off within its first turn goes on to the end of it.
    fn finished_turn(&mut self, root: &Root, best: Vec<Turn>) -> Vec<Turn> {
        let mut root = root.clone();
        let mut whole = 0;
        for (n, &turn) in best.iter().enumerate() {
            root.play(turn);
            if is_between_turns(&root.position) {
                whole = n + 1;
            }
        }
        let mut line = best;
        let limits = Limits { nodes: Some(TO_THE_END), ..Limits::default() };
        while whole == 0 {
            let answer = self.engine.search(&root, &limits, &StopSignal::new(), &mut ());
            let Some(turn) = answer.best() else { break };
            root.play(turn);
            line.push(turn);
            if is_between_turns(&root.position) {
                whole = line.len();
            }
        }
        line.truncate(whole);
        line
    }

    /// Judges a decision against what was thought of the position before it.
    pub fn try_decision(&mut self, root: &Root, before: &PositionEval, decision: Turn) -> Tried {
        let decider = root.position.decider();
        let mut next = root.clone();
        next.play(decision);
        let after = self.evaluate(&next, decider.other(), &mut ());
        let (loss, chances) = loss(before, decision, &after);
        Tried { chances, loss, after }
    }
}

/// What a decision lost, and the winning chances with the best one and with it.
pub(crate) fn loss(before: &PositionEval, decision: Turn, after: &PositionEval) -> (f64, (f64, f64)) {
    let (best, now) = (chance(before.score), chance(after.score.negated()));
    let is_best = before.best.first() == Some(&decision);
    (if is_best { 0.0 } else { (best - now).max(0.0) }, (best, now))
}
