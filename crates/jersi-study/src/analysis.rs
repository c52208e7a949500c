//! Every decision of a game judged by what the engine would have done.

use jersi_engine::{Engine, Judgement, Limits, Score, StopSignal, accuracy, chance};
use jersi_rules::notation::write_decisions;
use jersi_rules::{Color, Position, Stage, Turn};

use crate::analyzer::{Analyzer, PositionEval, loss};
use crate::course::Course;
use crate::lines::whole_turns;

/// Turns that a better line shows at the most.
const SHOWN: usize = 6;

/// A game that was judged.
pub struct Analysis {
    /// One for each turn, as far as the engine has looked.
    pub turns: Vec<JudgedTurn>,
    /// White's winning chance at the start; `None` before the first evaluation.
    pub start: Option<f64>,
    /// Positions looked at in all.
    pub nodes: u64,
}

/// A turn.
pub struct JudgedTurn {
    /// In canonical notation.
    pub text: String,
    /// Whose turn it was.
    pub player: Color,
    /// Its decisions: one, or with the ransom up to three, of both players.
    pub decisions: Vec<JudgedDecision>,
    /// The worst of them, if it deserves a name: which one, its name, and the turns that were better.
    pub slip: Option<Slip>,
    /// What the position after it is worth to White; `None` if the game is over.
    pub score: Option<Score>,
    /// White's winning chance after it.
    pub chance: f64,
}

/// A decision that lost some of the winning chance.
pub struct Slip {
    /// Which decision of the turn it is.
    pub decision: usize,
    /// Whose.
    pub player: Color,
    /// How bad.
    pub judgement: Judgement,
    /// The winning chance before, with the best decision, and after.
    pub chances: (f64, f64),
    /// What was better, and what follows.
    pub better: Vec<String>,
}

/// A decision.
pub struct JudgedDecision {
    /// Whose.
    pub player: Color,
    /// Winning chance that it lost.
    pub loss: f64,
    /// Whether there was anything to choose.
    pub is_free: bool,
}

/// How a player did.
pub struct Tally {
    /// Mean accuracy of the free decisions, from 0 to 1.
    pub accuracy: Option<f64>,
    /// How many inaccuracies, mistakes and blunders.
    pub slips: [usize; 3],
}

impl Analysis {
    /// Evaluates every position of a game, in order, and judges it; `told` is called after each.
    pub fn new(course: &Course, engine: &mut Engine, limits: &Limits, told: &mut dyn FnMut()) -> Analysis {
        let mut analyzer = Analyzer { engine, limits, stop: &StopSignal::new() };
        let mut evals = Vec::new();
        for (root, decider) in course.stops() {
            evals.push(analyzer.evaluate(&root, decider, &mut ()));
            told();
        }
        Analysis::of(course, &evals)
    }

    /// Judges a game by what was thought of its positions: that at the start, and that after each decision. Where there
    /// are fewer, the turns behind them are not judged yet.
    pub fn of(course: &Course, evals: &[PositionEval]) -> Analysis {
        let mut turns = Vec::new();
        let mut now = course.start;
        let mut at = 0;
        for decisions in &course.turns {
            let Some(seen) = evals.get(at..=at + decisions.len()) else { break };
            let (judged, after) = judge_turn(&now, decisions, seen);
            turns.push(judged);
            now = after;
            at += decisions.len();
        }
        let start = evals.first().map(|eval| match course.start.decider() {
            Color::White => chance(eval.score),
            Color::Black => chance(eval.score.negated()),
        });
        Analysis { turns, start, nodes: evals.iter().map(|eval| eval.nodes).sum() }
    }

    /// How a player did.
    pub fn tally(&self, player: Color) -> Tally {
        let own = || {
            self.turns.iter().flat_map(|turn| &turn.decisions).filter(|decision| decision.player == player)
        };
        let free: Vec<f64> = own().filter(|decision| decision.is_free).map(|d| accuracy(d.loss)).collect();
        let slips = Judgement::ALL.map(|judgement| {
            own().filter(|decision| Judgement::of(decision.loss) == Some(judgement)).count()
        });
        let count = f64::from(u32::try_from(free.len()).unwrap_or(u32::MAX));
        let accuracy = (!free.is_empty()).then(|| free.iter().sum::<f64>() / count);
        Tally { accuracy, slips }
    }
}

/// Judges one turn by the evaluations before, within and after it; gives the position after it too.
fn judge_turn(start: &Position, turn: &[Turn], evals: &[PositionEval]) -> (JudgedTurn, Position) {
    let mut now = *start;
    let mut decisions = Vec::with_capacity(turn.len());
    let mut slip: Option<(f64, Slip)> = None;
    for (n, (&decision, pair)) in turn.iter().zip(evals.windows(2)).enumerate() {
        let player = now.decider();
        let (judged, chances) = judge(&now, decision, &pair[0], &pair[1]);
        let worst = slip.as_ref().map_or(0.0, |(loss, _)| *loss);
        if let Some(judgement) = Judgement::of(judged.loss).filter(|_| judged.loss > worst) {
            let better = better(start, &turn[..n], &pair[0]);
            slip = Some((judged.loss, Slip { decision: n, player, judgement, chances, better }));
        }
        decisions.push(judged);
        now = now.play_legal(decision);
    }
    let player = decisions.first().map_or(start.to_move(), |first| first.player);
    let last = decisions.last().map_or(player, |last| last.player);
    let score = evals.last().map(|eval| eval.score).unwrap_or_default();
    let for_white = if last == Color::Black { score } else { score.negated() };
    let judged = JudgedTurn {
        text: write_decisions(start, turn),
        player,
        decisions,
        slip: slip.map(|(_, slip)| slip),
        score: now.outcome().is_none().then_some(for_white),
        chance: chance(for_white),
    };
    (judged, now)
}

fn judge(
    position: &Position,
    decision: Turn,
    before: &PositionEval,
    after: &PositionEval,
) -> (JudgedDecision, (f64, f64)) {
    let (loss, chances) = loss(before, decision, after);
    // While shapes are still being placed, one player is always a shape ahead; nobody errs by that.
    let counts = position.stage() != Stage::Setting;
    let is_free = counts && position.count_turns() > 1;
    let loss = if counts { loss } else { 0.0 };
    (JudgedDecision { player: position.decider(), loss, is_free }, chances)
}

/// The best line as turns of a record, from the start of the turn under way on.
fn better(start: &Position, taken: &[Turn], eval: &PositionEval) -> Vec<String> {
    let mut turns = whole_turns(start, &[taken, &eval.best].concat());
    turns.truncate(SHOWN);
    turns
}
