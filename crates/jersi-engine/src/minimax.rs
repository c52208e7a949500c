//! The opponent `minimax:D`, as the journal in the booklets tells it: it looks at every line of a fixed
//! length and gives the positions at their ends a simple value.
//!
//! It is a yardstick: its value is its own and stays as it is, whatever the engine learns.

use jersi_rules::{Color, Counts, Kind, Position, Turn, TurnParts};

use crate::dice::Dice;
use crate::observer::SearchObserver;
use crate::random::pick;
use crate::stop_signal::StopSignal;

/// A player who looks a fixed number of decisions ahead.
///
/// ```
/// use jersi_engine::{Minimax, StopSignal};
/// use jersi_rules::notation::{read_position, write_turn};
/// use jersi_rules::{Edition, Rules};
///
/// let text = "2n-2/6/7/6r-1/3C-k-1r-2/3N-3k-/6R-/5C-/1K-3 b - - 70";
/// let position = read_position(Rules::new(Edition::V2_0), text)?;
/// let turn = Minimax { depth: 1, seed: 1 }.choose(&position, &StopSignal::new(), &mut ());
/// assert_eq!(turn.map(|turn| write_turn(&position, turn)).as_deref(), Some("e5-d4!!"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minimax {
    /// Decisions looked ahead; 0 is taken as 1.
    pub depth: u32,
    /// What chooses among decisions of the same value.
    pub seed: u64,
}

/// A win now; one that comes later is worth a little less.
const WIN: i32 = 1_000_000;

impl Minimax {
    /// The decision of the best value, unless the game is over. When stopped, the best so far.
    /// The observer is told how many nodes were visited; there are no iterations.
    pub fn choose(
        &self,
        position: &Position,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Option<Turn> {
        let mut dice = Dice::seeded(self.seed).nth(position.hash());
        let mut best = -WIN - 1;
        let mut equals = Vec::new();
        let turns = captures_first(position);
        let root = Node { ply: 0, left: self.depth.max(1), player: position.decider() };
        let mut search = Search { stop, observer, nodes: 0 };
        for &turn in &turns {
            // Just below the best so far, so that a value that equals it is exact.
            let value = search.alpha_beta(&position.play_legal(turn), root.next(), -WIN - 1, 1 - best);
            let Some(value) = value.map(|value| -value) else { break };
            if value > best {
                best = value;
                equals.clear();
            }
            if value == best {
                equals.push(turn);
            }
        }
        pick(position, if equals.is_empty() { turns } else { equals }, &mut dice)
    }

    /// The value of a position to the player who decides: that of plain minimax.
    pub fn value(&self, position: &Position, stop: &StopSignal) -> Option<i32> {
        let root = Node { ply: 0, left: self.depth, player: position.decider() };
        Search { stop, observer: &mut (), nodes: 0 }.alpha_beta(position, root, -WIN - 1, WIN + 1)
    }
}

/// A place in the tree of lines.
#[derive(Clone, Copy)]
struct Node {
    /// Decisions taken.
    ply: i32,
    /// Decisions to come.
    left: u32,
    /// Who decides; a finished position does not tell.
    player: Color,
}

impl Node {
    fn next(self) -> Node {
        Node { ply: self.ply + 1, left: self.left - 1, player: self.player.other() }
    }
}

/// The observer is told this often.
const NODES_BETWEEN_NEWS: u64 = 1024;

/// A search under way.
struct Search<'a> {
    stop: &'a StopSignal,
    observer: &'a mut dyn SearchObserver,
    nodes: u64,
}

impl Search<'_> {
    /// The value to the player who decides, if it is between `alpha` and `beta`; otherwise a bound on its
    /// side. `None`: stopped.
    fn alpha_beta(&mut self, position: &Position, node: Node, mut alpha: i32, beta: i32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_NEWS) {
            self.observer.on_nodes(self.nodes);
        }
        if node.left == 0 || position.ended().is_some() {
            return Some(leaf(position, node));
        }
        if self.stop.is_stopped() {
            return None;
        }
        let turns = captures_first(position);
        if turns.is_empty() {
            return Some(leaf(position, node));
        }
        let mut best = -WIN - 1;
        for turn in turns {
            let value = -self.alpha_beta(&position.play_legal(turn), node.next(), -beta, -alpha)?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }
}

/// The value at the end of a line.
fn leaf(position: &Position, Node { ply, player, .. }: Node) -> i32 {
    match position.outcome().map(|outcome| outcome.winner) {
        Some(Some(winner)) if winner == player => WIN - ply,
        Some(Some(_)) => ply - WIN,
        Some(None) => 0,
        None => static_eval(position, player) - static_eval(position, player.other()),
    }
}

/// A player's half of the static evaluation: material, and how far the king has come where it has somewhere to go.
fn static_eval(position: &Position, color: Color) -> i32 {
    let in_reserve = material(position.reserve(color)) * RESERVE_PERCENT / 100;
    let material = material(position.on_board(color)) + in_reserve;
    let way = match position.king(color).map(jersi_rules::Cell::row) {
        Some(row) if !position.edition().hunts() => match color {
            Color::White => i32::from(row),
            Color::Black => 8 - i32::from(row),
        },
        _ => 0,
    };
    material + KING_ROW * way
}

fn material(counts: Counts) -> i32 {
    Kind::ALL.into_iter().map(|kind| piece_value(kind) * i32::from(counts.get(kind))).sum()
}

/// A piece in reserve is worth this much of one on the board.
const RESERVE_PERCENT: i32 = 90;
/// 4.x: what each row is worth that the king has come.
const KING_ROW: i32 = 20;

fn piece_value(kind: Kind) -> i32 {
    match kind {
        Kind::Rock | Kind::Paper | Kind::Scissors => 100,
        Kind::Fool => 150,
        Kind::Guardian => 60,
        Kind::Wise => 50,
        Kind::Mountain => 30,
        Kind::King => 0,
    }
}

/// All decisions, captures first: the value is the same in any order, but sooner known in this one.
fn captures_first(position: &Position) -> Vec<Turn> {
    let enemies = position.tops(position.to_move().other());
    let mut turns = position.turns();
    let mut captures = 0;
    for n in 0..turns.len() {
        if let TurnParts::Steps { steps, .. } = turns[n].parts()
            && (enemies.has(steps.to) || steps.via.is_some_and(|via| enemies.has(via)))
        {
            turns.swap(n, captures);
            captures += 1;
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walks;

    fn plain(position: &Position, node: Node) -> i32 {
        if node.left == 0 || position.outcome().is_some() {
            return leaf(position, node);
        }
        let turns = position.turns().into_iter();
        let values = turns.map(|turn| -plain(&position.play_legal(turn), node.next()));
        values.max().expect("the game goes on")
    }

    fn root(position: &Position, left: u32) -> Node {
        Node { ply: 0, left, player: position.decider() }
    }

    #[test]
    fn the_value_is_that_of_plain_minimax() {
        let stop = StopSignal::new();
        for rules in walks::all_rules() {
            let mut positions = walks::positions(rules, 12, 11);
            // Two decisions in a wide position are many.
            positions.sort_by_key(Position::count_turns);
            for (n, position) in positions.iter().enumerate() {
                let depth = if n < 4 { 2 } else { 1 };
                let value = Minimax { depth, seed: 0 }.value(position, &stop);
                assert_eq!(value, Some(plain(position, root(position, depth))), "{position:?}");
            }
        }
    }

    #[test]
    fn the_choice_has_the_best_value_and_the_seed_breaks_ties() {
        let stop = StopSignal::new();
        let mut seen_tie = false;
        for rules in walks::all_rules() {
            for position in walks::positions(rules, 3, 12) {
                if position.count_turns() > 200 {
                    continue;
                }
                let best = plain(&position, root(&position, 2));
                let chosen =
                    [1, 2, 3].map(|seed| Minimax { depth: 2, seed }.choose(&position, &stop, &mut ()));
                for turn in chosen {
                    let turn = turn.expect("the game goes on");
                    let next = position.play(turn).expect("legal");
                    assert_eq!(-plain(&next, root(&position, 2).next()), best, "{position:?}");
                }
                assert_eq!(chosen[0], Minimax { depth: 2, seed: 1 }.choose(&position, &stop, &mut ()));
                seen_tie |= chosen[0] != chosen[1];
            }
        }
        assert!(seen_tie);
    }

    #[test]
    fn a_stopped_player_still_answers() {
        let stop = StopSignal::new();
        stop.stop();
        let position = walks::positions(walks::all_rules()[0], 1, 1)[0];
        assert!(Minimax { depth: 4, seed: 1 }.choose(&position, &stop, &mut ()).is_some());
    }
}
