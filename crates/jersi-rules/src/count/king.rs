//! Turns that capture the enemy king, found one by one: each goes on in its own number of ways.

use crate::cell::{Cell, CellSet};
use crate::generate::{Scene, after_steps, reach_of_two};
use crate::piece::Kind;
use crate::position::Position;
use crate::turn::{Carry, Turn};

/// All turns that capture the king. No guardian is on the board.
#[inline]
pub(super) fn count(position: &Position, scene: &Scene) -> u64 {
    let Some(king) = scene.enemy_king.first() else { return 0 };
    // No turn carries a piece further than three cells.
    let near = king.within_three();
    (scene.movers & near)
        .into_iter()
        .filter(|&from| scene.prey_of_one(position.content(from).top_kind()).has(king))
        .map(|from| count_from(position, scene, from, king))
        .sum()
}

fn count_from(position: &Position, scene: &Scene, from: Cell, king: Cell) -> u64 {
    let top: Kind = position.content(from).top_kind();
    let target = CellSet::of(king);
    let mut count = 0;
    if from.neighbours().has(king) {
        count += ends(position, Turn::steps(from, Carry::One, None, king));
    }
    let vacated = if scene.alone.has(from) { CellSet::of(from) } else { CellSet::EMPTY };
    if !scene.rooted.has(king) {
        for via in from.neighbours() & scene.bases {
            if reach_of_two(via, scene.empty | vacated, target).has(king) {
                count += ends(position, Turn::steps(from, Carry::One, Some(via), king));
            }
        }
    }
    if scene.stacks.has(from) {
        let landing = scene.empty | scene.prey_of_two(top);
        for via in reach_of_two(from, scene.empty, landing) {
            if via != king {
                if via.neighbours().has(king) {
                    count += ends(position, Turn::steps(from, Carry::Two, Some(via), king));
                }
                continue;
            }
            count += ends(position, Turn::steps(from, Carry::Two, None, via));
            if !position.edition().hunts() {
                let unbuilding =
                    scene.empty | CellSet::of(from) | scene.passes | scene.prey_of_one(top) | scene.bases;
                for to in via.neighbours() & unbuilding {
                    count += ends(position, Turn::steps(from, Carry::Two, Some(via), to));
                }
            }
        }
    }
    count
}

/// In how many ways a turn with these steps can end.
fn ends(position: &Position, steps: Turn) -> u64 {
    if position.edition().hunts() {
        return 1;
    }
    let after = after_steps(position, steps);
    let ways = if position.rules.ransom() { after.nameable().len() } else { after.seats().len() };
    u64::from(ways.max(1))
}
