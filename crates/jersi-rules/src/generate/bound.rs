//! Turns of a player whom house rules forbid an action: those of the booklet, less what is forbidden.

use std::ops::ControlFlow;

use super::scene::Scene;
use super::{Want, drops, steps};
use crate::cell::CellSet;
use crate::position::Position;
use crate::turn::Turn;

/// Which turns are wanted.
#[derive(Clone, Copy)]
pub(super) enum Which {
    /// All of them.
    All,
    /// Those made of steps from these cells.
    Steps(CellSet, Want),
    /// Those from the reserve.
    Drops,
}

/// Visits the turns that are wanted and permitted.
pub(super) fn each<B>(
    position: &Position,
    which: Which,
    mut visit: impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut answer = None;
    let flow = EACH_PERMITTED(position, which, &mut |turn| match visit(turn) {
        ControlFlow::Continue(()) => ControlFlow::Continue(()),
        ControlFlow::Break(found) => {
            answer = Some(found);
            ControlFlow::Break(())
        }
    });
    match (flow, answer) {
        (ControlFlow::Break(()), Some(found)) => ControlFlow::Break(found),
        _ => ControlFlow::Continue(()),
    }
}

/// A visitor that is called where it stands, so that the generator is not compiled anew around it.
type Visitor<'a> = &'a mut dyn FnMut(Turn) -> ControlFlow<()>;

/// One copy of the generator for all visitors, and for all crates: what is called by its name is compiled in each crate of the
/// page that calls it.
static EACH_PERMITTED: fn(&Position, Which, Visitor<'_>) -> ControlFlow<()> = each_permitted;

fn each_permitted(position: &Position, which: Which, visit: Visitor<'_>) -> ControlFlow<()> {
    let scene = Scene::of(position);
    let mut permitted: Visitor<'_> = &mut |turn| match position.banned(turn) {
        None => visit(turn),
        Some(_) => ControlFlow::Continue(()),
    };
    match which {
        Which::Steps(origins, want) => steps::each(position, &scene, origins, want, &mut permitted),
        Which::Drops => drops::each(position, &scene, &mut permitted),
        Which::All => {
            steps::each(position, &scene, scene.movers, Want::All, &mut permitted)?;
            drops::each(position, &scene, &mut permitted)
        }
    }
}
