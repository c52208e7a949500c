//! Counting the turns to a depth, the measure of a generator.

use std::ops::ControlFlow;

use crate::position::Position;
use crate::turn::Turn;

/// The number of sequences of `depth` whole turns. Nothing is counted below a finished game.
///
/// ```
/// use jersi_rules::{Edition, Position, Rules, perft};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// assert_eq!(perft(&start, 1), 864);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 if !position.rules().ransom() => position.count_turns(),
        _ => {
            let mut nodes = 0;
            let _: ControlFlow<()> = position.each_turn(|turn| {
                nodes += perft_after(position, turn, depth);
                ControlFlow::Continue(())
            });
            nodes
        }
    }
}

/// What one legal decision contributes to [`perft`]. A ransom that has begun belongs to the turn that began it.
pub fn perft_after(position: &Position, turn: Turn, depth: u32) -> u64 {
    let next = position.play_legal(turn);
    if next.ransom_so_far().is_some() { perft(&next, depth) } else { perft(&next, depth - 1) }
}

/// The number of sequences of `depth` single decisions; the same as [`perft`] without the ransom.
pub fn perft_decisions(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_turns(),
        _ => {
            let mut nodes = 0;
            let _: ControlFlow<()> = position.each_turn(|turn| {
                nodes += perft_decisions(&position.play_legal(turn), depth - 1);
                ControlFlow::Continue(())
            });
            nodes
        }
    }
}
