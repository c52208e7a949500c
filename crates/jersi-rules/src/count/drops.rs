//! Drops, counted in bulk.

use crate::cell::{CellSet, Direction};
use crate::generate::{Scene, mountain_ground, wise_ground};
use crate::piece::Kind;
use crate::position::Position;

/// Three directions of which no two are opposite: each pair of neighbours is met once.
const HALF: [Direction; 3] = [Direction::Right, Direction::UpRight, Direction::UpLeft];

/// All drops of one or two cubes.
#[inline]
pub(super) fn count(position: &Position, scene: &Scene) -> u64 {
    let reserve = position.reserve(scene.mover);
    if reserve.is_empty() || position.edition().hunts() {
        return 0;
    }
    let (mountains, wise) = (reserve.get(Kind::Mountain), reserve.get(Kind::Wise));
    let for_mountain = mountain_ground(position, scene);
    let for_wise = wise_ground(position, scene);
    let ground = scene.empty.len();
    let pairs = |one: CellSet, other: CellSet, directions: &[Direction]| -> u32 {
        directions.iter().map(|&d| (one.shifted(d) & other).len()).sum()
    };
    let mut count = 0;
    if mountains > 0 {
        count += for_mountain.len();
    }
    if wise > 0 {
        count += for_wise.len();
    }
    // Two cubes on one cell need an empty one, whichever they are.
    if mountains > 1 {
        count += ground + pairs(for_mountain, for_mountain, &HALF);
    }
    if wise > 1 {
        count += ground + pairs(for_wise, for_wise, &HALF);
    }
    if mountains > 0 && wise > 0 {
        count += ground + pairs(for_mountain, for_wise, &Direction::ALL);
    }
    u64::from(count)
}
