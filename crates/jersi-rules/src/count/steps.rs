//! Turns made of steps that capture no king, counted in bulk. No guardian is on the board.

use crate::cell::{CellSet, Direction, every_direction};
use crate::generate::{Scene, reach_of_two};
use crate::piece::Kind;
use crate::position::Position;

/// All turns made of steps, those that capture the king apart.
#[inline]
pub(super) fn count(position: &Position, scene: &Scene) -> u64 {
    let mut count = 0;
    let free = scene.empty | scene.passes | scene.bases;
    let enemies = scene.enemies - scene.enemy_king;
    // Enemies that a stack may capture.
    let takeable = enemies - scene.rooted;
    let mut near_enemy = CellSet::EMPTY;
    let mut bases_near_enemy = CellSet::EMPTY;
    let neighbours = Neighbours::of(scene.movers);
    every_direction!(d => {
        let beside = |set: CellSet| set.shifted(d.opposite());
        // One piece to where nothing is captured.
        count += (scene.movers & beside(free)).len();
        near_enemy |= beside(enemies);
        // One piece onto a base, then both one cell or two cells on over an empty one.
        let over = scene.bases & beside(scene.empty);
        let beyond = beside(beside(scene.empty));
        count += neighbours.weigh(over) + neighbours.weigh(over & beyond);
        bases_near_enemy |= beside(takeable) | (over & beside(beside(takeable)));
        // The same, back to the cell that a single piece left, or over it to the next one.
        let left = scene.alone & beside(scene.bases);
        let behind = left & scene.empty.shifted(d);
        count += left.len() + behind.len();
        for from in left & takeable.shifted(d) {
            let enemy = CellSet::of(from).shifted(d.opposite());
            count += (enemy & scene.prey_of_one(position.content(from).top_kind())).len();
        }
    });
    let mut count = u64::from(count);
    for from in scene.movers & near_enemy {
        let prey = scene.prey_of_one(position.content(from).top_kind()) & enemies;
        count += u64::from((from.neighbours() & prey).len());
    }
    for via in scene.bases & bases_near_enemy {
        let reach = reach_of_two(via, scene.empty, takeable);
        for from in via.neighbours() & scene.movers {
            count += u64::from((reach & scene.prey_of_two(position.content(from).top_kind())).len());
        }
    }
    for from in scene.stacks {
        count +=
            count_two_first(scene, CellSet::of(from), position.content(from).top_kind(), takeable, enemies);
    }
    count
}

/// A stack moves, then perhaps its top piece; no king falls.
#[inline]
fn count_two_first(scene: &Scene, from: CellSet, top: Kind, takeable: CellSet, enemies: CellSet) -> u64 {
    let prey = scene.prey_of_one(top) & enemies;
    let landing = scene.empty | (prey & takeable);
    let mut reach = CellSet::EMPTY;
    every_direction!(d => {
        let near = from.shifted(d);
        reach |= (near | (near & scene.empty).shifted(d)) & landing;
    });
    let unbuilding = scene.empty | from | scene.passes | scene.bases | prey;
    let mut count = reach.len();
    every_direction!(d => {
        count += (reach & unbuilding.shifted(d)).len();
    });
    u64::from(count)
}

/// For each cell, how many of its neighbours belong to a set: the three binary digits as sets of cells.
struct Neighbours {
    ones: CellSet,
    twos: CellSet,
    fours: CellSet,
}

impl Neighbours {
    #[inline(always)]
    fn of(set: CellSet) -> Neighbours {
        let from = |direction| set.shifted(direction);
        let (low, low_carry) = add(from(Direction::Right), from(Direction::UpRight), from(Direction::UpLeft));
        let (high, high_carry) =
            add(from(Direction::Left), from(Direction::DownLeft), from(Direction::DownRight));
        let carry = low & high;
        let (twos, fours) = add(low_carry, high_carry, carry);
        Neighbours { ones: low ^ high, twos, fours }
    }

    /// How many pairs there are of a cell of the set and a counted neighbour of it.
    #[inline(always)]
    fn weigh(&self, set: CellSet) -> u32 {
        (set & self.ones).len() + 2 * (set & self.twos).len() + 4 * (set & self.fours).len()
    }
}

/// Adds three binary digits in every cell: the digit and what is carried.
#[inline(always)]
fn add(a: CellSet, b: CellSet, c: CellSet) -> (CellSet, CellSet) {
    let half = a ^ b;
    (half ^ c, (a & b) | (half & c))
}
