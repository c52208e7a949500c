//! The search of weak levels: a few plies, some turns overlooked, and no quiescence.

use jersi_rules::{Color, Position, Turn};

use super::is_double;
use crate::eval::evaluate;
use crate::limits::Limits;
use crate::ordering::victim_value;
use crate::report::{Answer, Line, Report};
use crate::root::Root;
use crate::score::Score;
use crate::stop_signal::StopSignal;
use crate::time::Instant;

/// Which turns are seen. A turn that is overlooked is overlooked wherever it comes up.
pub(super) struct Sight {
    overlooked: u64,
    salt: u64,
}

impl Sight {
    /// Overlooks this many percent of the double turns; the salt says which.
    pub(super) fn new(overlooked: u64, salt: u64) -> Sight {
        Sight { overlooked, salt }
    }

    pub(super) fn sees_all(&self) -> bool {
        self.overlooked == 0
    }

    pub(super) fn sees(&self, turn: Turn) -> bool {
        if self.sees_all() || !is_double(turn) {
            return true;
        }
        let mixed = (u64::from(turn.bits()) ^ self.salt).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed ^ mixed >> 31).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 32 >= (self.overlooked << 32) / 100
    }

    /// The turns that are seen, captures first; all of them if none is seen.
    fn turns(&self, position: &Position) -> Vec<Turn> {
        let mut turns = position.turns();
        if turns.iter().any(|&turn| self.sees(turn)) {
            turns.retain(|&turn| self.sees(turn));
        }
        turns.sort_by_cached_key(|&turn| (-victim_value(position, turn), turn));
        turns
    }
}

/// Searches within the depth and node limits and gives every line that is within a margin of the best one,
/// best first. What the nodes do not suffice for is left at the depth before.
pub(super) fn shallow_search(
    sight: &Sight,
    root: &Root,
    limits: &Limits,
    margin: i32,
    stop: &StopSignal,
) -> Answer {
    let begun = Instant::now();
    let position = &root.position;
    let mut report =
        Report { depth: 0, seldepth: 0, nodes: 0, time: begun.elapsed(), hashfull: 0, lines: Vec::new() };
    let mut first = if limits.only.is_empty() { sight.turns(position) } else { limits.only.clone() };
    if position.ended().is_some() {
        first.clear();
    }
    first.sort_by_cached_key(|&turn| (-victim_value(position, turn), turn));
    report.lines = first.iter().map(|&turn| Line { score: Score::DRAW, turns: vec![turn] }).collect();
    let past: Vec<u64> = root.history.iter().map(Position::hash).collect();
    let node_limit = limits.nodes.unwrap_or(u64::MAX);
    let mut search = ShallowSearch { sight, stop, past, nodes: 0, node_limit };
    for depth in 1..=limits.depth.unwrap_or(1) {
        let lines = search.lines(position, &report.lines, depth, margin);
        // What was searched when a limit came are the promising turns.
        if lines.is_empty() {
            break;
        }
        report = Report { depth, seldepth: depth, lines, ..report };
        if search.is_over() {
            break;
        }
    }
    let best = report.lines.first().map_or(0, |line| line.score.0);
    report.lines.retain(|line| line.score.0 >= best - margin);
    Answer { report: Report { nodes: search.nodes, time: begun.elapsed(), ..report } }
}

/// One search.
struct ShallowSearch<'a> {
    sight: &'a Sight,
    stop: &'a StopSignal,
    past: Vec<u64>,
    nodes: u64,
    node_limit: u64,
}

impl ShallowSearch<'_> {
    fn is_over(&self) -> bool {
        self.nodes >= self.node_limit || self.stop.is_stopped()
    }

    /// The lines one depth further, best first. Those much worse than the best are only known to be so.
    fn lines(&mut self, position: &Position, before: &[Line], depth: u32, margin: i32) -> Vec<Line> {
        let player = position.decider();
        let mut best = Score::WORST.0;
        let mut lines = Vec::with_capacity(before.len());
        for line in before {
            let turn = line.turns[0];
            // The first iteration is never broken off.
            if depth > 1 && self.is_over() {
                break;
            }
            let next = position.play_legal(turn);
            let low = (best - margin - 1).max(Score::WORST.0);
            let (value, reply) = self.value(&next, player.other(), depth - 1, 1, (Score::WORST.0, -low));
            let value = -value;
            best = best.max(value);
            let turns = std::iter::once(turn).chain(reply).collect();
            lines.push(Line { score: Score(value), turns });
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        lines
    }

    /// The value for the player who decides, and the reply that it comes from.
    fn value(
        &mut self,
        position: &Position,
        player: Color,
        depth: u32,
        ply: u32,
        (mut alpha, beta): (i32, i32),
    ) -> (i32, Option<Turn>) {
        self.nodes += 1;
        if let Some(outcome) = position.outcome() {
            let value = match outcome.winner {
                None => Score::DRAW,
                Some(winner) if winner == player => Score::win_in(ply),
                Some(_) => Score::loss_in(ply),
            };
            return (value.0, None);
        }
        if self.past.contains(&position.hash()) {
            return (Score::DRAW.0, None);
        }
        if depth == 0 || self.is_over() {
            return (evaluate(position).0, None);
        }
        let mut best = (Score::WORST.0, None);
        for turn in self.sight.turns(position) {
            let next = position.play_legal(turn);
            let value = -self.value(&next, player.other(), depth - 1, ply + 1, (-beta, -alpha)).0;
            if value > best.0 {
                best = (value, Some(turn));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
