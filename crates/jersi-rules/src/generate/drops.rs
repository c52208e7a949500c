//! Drops of one or two cubes from the reserve.

use std::ops::ControlFlow;

use super::scene::Scene;
use crate::cell::{Cell, CellSet};
use crate::piece::{Color, Kind};
use crate::position::Position;
use crate::turn::{Placement, Turn};

/// Where a mountain may fall: on the ground, or on a single mountain of its own colour.
#[inline(always)]
pub(crate) fn mountain_ground(position: &Position, scene: &Scene) -> CellSet {
    scene.empty | (scene.passes & position.tops(scene.mover))
}

/// Where a wise man may fall: on the ground, or on any single cube of its own colour but the king.
#[inline(always)]
pub(crate) fn wise_ground(position: &Position, scene: &Scene) -> CellSet {
    scene.empty | scene.bases | (scene.passes & position.tops(scene.mover))
}

/// Visits every drop of one or two cubes.
#[inline]
pub(super) fn each<B>(
    position: &Position,
    scene: &Scene,
    visit: &mut impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let color: Color = scene.mover;
    let reserve = position.reserve(color);
    if reserve.is_empty() || position.edition().hunts() {
        return ControlFlow::Continue(());
    }
    let (mountains, wise) = (reserve.get(Kind::Mountain), reserve.get(Kind::Wise));
    let for_mountain = mountain_ground(position, scene);
    let for_wise = wise_ground(position, scene);
    if mountains > 0 {
        for cell in for_mountain {
            visit(Turn::drop(Placement { kind: Kind::Mountain, cell }))?;
        }
        if mountains > 1 {
            pairs(Kind::Mountain, for_mountain, scene.empty, visit)?;
        }
        if wise > 0 {
            mixed(for_mountain, for_wise, scene.empty, visit)?;
        }
    }
    if wise > 0 {
        for cell in for_wise {
            visit(Turn::drop(Placement { kind: Kind::Wise, cell }))?;
        }
        if wise > 1 {
            pairs(Kind::Wise, for_wise, scene.empty, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Two cubes of one kind, on one empty cell or on two cells side by side.
fn pairs<B>(
    kind: Kind,
    ground: CellSet,
    empty: CellSet,
    visit: &mut impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for cell in ground {
        let one = Placement { kind, cell };
        if empty.has(cell) {
            visit(Turn::drops(one, one))?;
        }
        for other in (cell.neighbours() & ground).into_iter().filter(|&other: &Cell| other > cell) {
            visit(Turn::drops(one, Placement { kind, cell: other }))?;
        }
    }
    ControlFlow::Continue(())
}

/// A mountain and a wise man: the wise man on the mountain, or side by side.
fn mixed<B>(
    for_mountain: CellSet,
    for_wise: CellSet,
    empty: CellSet,
    visit: &mut impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for cell in for_mountain {
        let mountain = Placement { kind: Kind::Mountain, cell };
        let here = if empty.has(cell) { CellSet::of(cell) } else { CellSet::EMPTY };
        for other in here | (cell.neighbours() & for_wise) {
            visit(Turn::drops(mountain, Placement { kind: Kind::Wise, cell: other }))?;
        }
    }
    ControlFlow::Continue(())
}
