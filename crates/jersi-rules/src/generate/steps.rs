//! Turns made of steps.

use std::ops::ControlFlow;

use super::scene::Scene;
use super::{Want, king};
use crate::cell::{Cell, CellSet, every_direction};
use crate::lattice;
use crate::piece::Kind;
use crate::position::Position;
use crate::turn::{Carry, Turn};

/// Visits the turns made of one or two steps that begin on one of these cells.
#[inline]
pub(super) fn each<B>(
    position: &Position,
    scene: &Scene,
    origins: CellSet,
    want: Want,
    visit: &mut impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    // Written out for each wish, so that quiet turns, the most by far, are spared the questions about prey.
    if want == Want::Quiet {
        return each_walk(position, scene, origins, scene.bases, Want::Quiet, &mut |turn, _| visit(turn));
    }
    let mut emit = |turn: Turn, captured: CellSet| {
        if (captured & scene.enemy_king).is_empty() || position.edition().hunts() {
            visit(turn)
        } else {
            king::each_end(position, turn, visit)
        }
    };
    if want == Want::Captures {
        let (origins, bases) = hunters(scene, origins);
        each_walk(position, scene, origins, bases, Want::Captures, &mut emit)
    } else {
        each_walk(position, scene, origins, scene.bases, Want::All, &mut emit)
    }
}

#[inline(always)]
fn each_walk<B>(
    position: &Position,
    scene: &Scene,
    origins: CellSet,
    bases: CellSet,
    want: Want,
    emit: &mut impl FnMut(Turn, CellSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for from in scene.movers & origins {
        let top = position.content(from).top_kind();
        one_first(position, scene, from, top, want, bases, emit)?;
        if scene.stacks.has(from) {
            two_first(position, scene, from, top, want, emit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Of these cells, those from which a capture may be in reach, and the bases that a capture may go over.
#[inline]
fn hunters(scene: &Scene, origins: CellSet) -> (CellSet, CellSet) {
    let mut near = CellSet::EMPTY;
    let mut bases = CellSet::EMPTY;
    // A cell that a single piece leaves behind is as good as empty.
    let open = scene.empty | scene.alone;
    every_direction!(d => {
        let beside = scene.enemies.shifted(d);
        near |= beside;
        bases |= beside | (beside & open).shifted(d);
    });
    let bases = scene.bases & bases;
    (origins & (near | bases.widened() | scene.stacks), bases)
}

/// The top piece moves; if that makes a stack, the stack may move on.
#[inline(always)]
fn one_first<B>(
    position: &Position,
    scene: &Scene,
    from: Cell,
    top: Kind,
    want: Want,
    bases: CellSet,
    emit: &mut impl FnMut(Turn, CellSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let around = from.neighbours();
    let bases = around & (bases - scene.blocked(top));
    let (quiet, prey) = want.cells();
    for to in around & ((scene.empty | scene.passes) & quiet | scene.prey_of_one(top) & prey) | bases & quiet
    {
        emit(Turn::steps(from, Carry::One, None, to), CellSet::of(to))?;
    }
    let vacated = if scene.alone.has(from) { CellSet::of(from) } else { CellSet::EMPTY };
    let empty = scene.empty | vacated;
    for via in bases {
        let blocked = scene.blocked_after_building(top, position.content(via).top_kind());
        let landing = empty & quiet | scene.prey_of_two(top) & prey;
        for to in reach_of_two(via, empty, landing - blocked) {
            emit(Turn::steps(from, Carry::One, Some(via), to), CellSet::of(to))?;
        }
    }
    ControlFlow::Continue(())
}

/// The stack moves; then its top piece may leave it.
#[inline(always)]
fn two_first<B>(
    position: &Position,
    scene: &Scene,
    from: Cell,
    top: Kind,
    want: Want,
    emit: &mut impl FnMut(Turn, CellSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let blocked = scene.blocked(top);
    let first_prey = if want == Want::Quiet { CellSet::EMPTY } else { scene.prey_of_two(top) };
    let landing = (scene.empty | first_prey) - blocked;
    let prey = scene.prey_of_one(top);
    let quiet = scene.empty | CellSet::of(from) | scene.passes | (scene.bases - blocked);
    for via in reach_of_two(from, scene.empty, landing) {
        let first = CellSet::of(via);
        let captures = !scene.empty.has(via);
        let quiet_too = want != Want::Captures || captures;
        if quiet_too {
            emit(Turn::steps(from, Carry::Two, None, via), first)?;
        }
        if position.edition().hunts() && !(first & scene.enemy_king).is_empty() {
            continue; // the game is over
        }
        let second = match want {
            Want::Quiet => quiet,
            _ if quiet_too => prey | quiet,
            _ => prey,
        };
        for to in via.neighbours() & second {
            emit(Turn::steps(from, Carry::Two, Some(via), to), first | CellSet::of(to))?;
        }
    }
    ControlFlow::Continue(())
}

impl Want {
    /// A mask for cells without prey and one for cells with it.
    #[inline(always)]
    fn cells(self) -> (CellSet, CellSet) {
        match self {
            Want::All => (lattice::ALL, lattice::ALL),
            Want::Captures => (CellSet::EMPTY, lattice::ALL),
            Want::Quiet => (lattice::ALL, CellSet::EMPTY),
        }
    }
}

/// Where a stack on `from` can land: one cell away, or two in a straight line over an empty cell.
#[inline(always)]
pub(crate) fn reach_of_two(from: Cell, empty: CellSet, landing: CellSet) -> CellSet {
    let start = CellSet::of(from);
    let mut reach = from.neighbours() & landing;
    every_direction!(d => {
        reach |= (start.shifted(d) & empty).shifted(d) & landing;
    });
    reach
}
