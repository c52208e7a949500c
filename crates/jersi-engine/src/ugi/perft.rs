//! `go perft`: the sequences of turns to a depth, counted below each decision.

use std::ops::ControlFlow;

use jersi_rules::notation::write_turn;
use jersi_rules::{Position, perft};

use crate::StopSignal;

/// So many last turns are counted without looking at the signal: milliseconds.
const IN_ONE_GO: u32 = 2;

/// How many sequences begin with each decision, by its text, in order. `None`: stopped.
pub(super) fn divide(position: &Position, depth: u32, stop: &StopSignal) -> Option<Vec<(String, u64)>> {
    let turns = position.turns().into_iter();
    let below = turns.map(|turn| {
        let count = count(&position.play_legal(turn), depth, stop)?;
        Some((write_turn(position, turn), count))
    });
    let mut parts = below.collect::<Option<Vec<_>>>()?;
    parts.sort_unstable();
    Some(parts)
}

/// The sequences below a decision. A ransom that has begun belongs to the turn that began it.
fn count(after: &Position, depth: u32, stop: &StopSignal) -> Option<u64> {
    if stop.is_stopped() {
        return None;
    }
    let depth = if after.ransom_so_far().is_some() { depth } else { depth - 1 };
    if depth <= IN_ONE_GO {
        return Some(perft(after, depth));
    }
    let mut nodes = 0_u64;
    let walked = after.each_turn(|turn| match count(&after.play_legal(turn), depth, stop) {
        Some(below) => {
            nodes += below;
            ControlFlow::Continue(())
        }
        None => ControlFlow::Break(()),
    });
    walked.is_continue().then_some(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::notation::read_position;
    use jersi_rules::{Edition, Rules, Variant};

    #[test]
    fn the_parts_make_the_whole() {
        let free = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
        for text in [
            "7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29",
            "4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85",
            "4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85 i5=i7!!-h8#R",
        ] {
            let position = read_position(free, text).expect(text);
            for depth in 1..=3 {
                let parts = divide(&position, depth, &StopSignal::new()).expect("nobody stops it");
                assert_eq!(parts.len(), position.turns().len());
                assert_eq!(
                    parts.iter().map(|(_, count)| count).sum::<u64>(),
                    perft(&position, depth),
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn it_can_be_stopped() {
        let start = Position::initial(Rules::new(Edition::V4_8));
        let stop = StopSignal::new();
        stop.stop();
        assert_eq!(divide(&start, 9, &stop), None);
    }
}
