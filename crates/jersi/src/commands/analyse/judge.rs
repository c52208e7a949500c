//! Every decision of a game judged by what the engine would have done.

use jersi_engine::{Engine, Judgement, Limits, Root, Score, Stop, accuracy, chance};
use jersi_rules::record::Replay;
use jersi_rules::{Color, Position, Stage, Turn};

use crate::lines::{is_between_turns, whole_turns};

/// Turns that a better line shows at the most.
const SHOWN: usize = 6;
/// Positions looked at to find the end of a turn that a line breaks off in.
const TO_THE_END: u64 = 2_000;

/// A game that was judged.
pub struct Analysis {
    /// One for each written turn.
    pub turns: Vec<JudgedTurn>,
    /// Positions looked at in all.
    pub nodes: u64,
}

/// A written turn.
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

/// What the engine thinks of a position.
struct View {
    position: Position,
    /// To the player who decides.
    score: Score,
    /// The best line; empty if the game is over.
    best: Vec<Turn>,
}

impl Analysis {
    /// Looks at every position of the game, in order; `told` is called after each.
    pub fn new(replay: &Replay, engine: &mut Engine, limits: &Limits, told: &mut dyn FnMut()) -> Analysis {
        let mut eye = Eye { engine, limits, nodes: 0 };
        let mut root = Root::new(replay.start);
        let mut before = eye.look(&root, root.position.decider());
        told();
        let mut turns = Vec::with_capacity(replay.turns.len());
        for (n, turn) in replay.turns.iter().enumerate() {
            let start = root.position;
            let mut decisions = Vec::new();
            let mut slip: Option<(f64, Slip)> = None;
            for (taken, &decision) in turn.decisions.iter().enumerate() {
                let player = root.position.decider();
                root.play(decision);
                let after = eye.look(&root, player.other());
                told();
                let (judged, chances) = judge(&before, decision, player, &after);
                let worst = slip.as_ref().map_or(0.0, |(loss, _)| *loss);
                if let Some(judgement) = Judgement::of(judged.loss).filter(|_| judged.loss > worst) {
                    let better = eye.better(&start, &turn.decisions[..taken], &before);
                    slip = Some((judged.loss, Slip { player, judgement, chances, better }));
                }
                decisions.push(judged);
                before = after;
            }
            let over = root.position.outcome().is_some();
            let player = decisions.first().map_or(start.to_move(), |first| first.player);
            let last = decisions.last().map_or(player, |last| last.player);
            let for_white = if last == Color::Black { before.score } else { before.score.negated() };
            turns.push(JudgedTurn {
                text: replay.text(n),
                player,
                decisions,
                slip: slip.map(|(_, slip)| slip),
                score: (!over).then_some(for_white),
                chance: chance(for_white),
            });
        }
        Analysis { turns, nodes: eye.nodes }
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

/// What a decision lost, and the winning chances with the best one and with it.
fn judge(before: &View, decision: Turn, player: Color, after: &View) -> (JudgedDecision, (f64, f64)) {
    let best = chance(before.score);
    let now = chance(after.score.negated());
    // While shapes are still being placed, one player is always a shape ahead; nobody errs by that.
    let counts = before.position.stage() != Stage::Setting;
    let is_best = before.best.first() == Some(&decision);
    let loss = if is_best || !counts { 0.0 } else { (best - now).max(0.0) };
    let is_free = counts && before.position.count_turns() > 1;
    (JudgedDecision { player, loss, is_free }, (best, now))
}

/// The engine, looking.
struct Eye<'a> {
    engine: &'a mut Engine,
    limits: &'a Limits,
    nodes: u64,
}

impl Eye<'_> {
    /// Deciders alternate, so it is known who would decide even where the game is over.
    fn look(&mut self, root: &Root, decider: Color) -> View {
        let position = root.position;
        if let Some(outcome) = position.outcome() {
            let score = match outcome.winner {
                None => Score::DRAW,
                Some(winner) if winner == decider => Score::win_in(0),
                Some(_) => Score::loss_in(0),
            };
            return View { position, score, best: Vec::new() };
        }
        let answer = self.engine.search(root, self.limits, &Stop::new(), &mut |_| {});
        self.nodes += answer.report.nodes;
        let score = answer.score().unwrap_or_default();
        let best = answer.report.lines.into_iter().next().map(|line| line.turns).unwrap_or_default();
        View { position, score, best }
    }

    /// The best line as turns of a record, from the start of the turn under way on.
    fn better(&mut self, start: &Position, taken: &[Turn], view: &View) -> Vec<String> {
        let mut line: Vec<Turn> = taken.to_vec();
        let mut root = Root::after(*start, taken);
        // Whole turns only, and at least one.
        let mut whole = 0;
        for &turn in &view.best {
            root.play(turn);
            line.push(turn);
            if is_between_turns(&root.position) {
                whole = line.len();
            }
        }
        let limits = Limits { nodes: Some(TO_THE_END), ..Limits::default() };
        while whole == 0 {
            let answer = self.engine.search(&root, &limits, &Stop::new(), &mut |_| {});
            let Some(turn) = answer.best() else { break };
            root.play(turn);
            line.push(turn);
            if is_between_turns(&root.position) {
                whole = line.len();
            }
        }
        let mut turns = whole_turns(start, &line[..whole]);
        turns.truncate(SHOWN);
        turns
    }
}
