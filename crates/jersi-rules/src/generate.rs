//! All legal decisions of a position, one after another, to a visitor that may stop at any time.
//!
//! Nothing is allocated. [`Position::turns`] gathers the decisions for those who want a list, and
//! [`Position::has_turn`] stops at the first one.

mod drops;
mod king;
mod placements;
mod scene;
mod steps;

use std::ops::ControlFlow;

pub(crate) use drops::{mountain_ground, wise_ground};
pub(crate) use king::after_steps;
pub(crate) use scene::Scene;
pub(crate) use steps::reach_of_two;

use crate::position::{Position, Stage};
use crate::turn::Turn;

impl Position {
    /// Visits every legal decision, in no particular order, until the visitor breaks off.
    /// After the end of the game there is none.
    #[inline]
    pub fn each_turn<B>(&self, mut visit: impl FnMut(Turn) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.ended.is_some() {
            return ControlFlow::Continue(());
        }
        match self.stage() {
            Stage::Turn => {
                let scene = Scene::of(self);
                steps::each(self, &scene, &mut visit)?;
                drops::each(self, &scene, &mut visit)
            }
            Stage::Setting => placements::each(self, &mut visit),
            Stage::Gift(kind) => king::each_gift(self, kind, &mut visit),
            Stage::Relocation => king::each_relocation(self, &mut visit),
        }
    }

    /// Whether there is any legal decision.
    pub fn has_turn(&self) -> bool {
        self.each_turn(|_| ControlFlow::Break(())).is_break()
    }

    /// All legal decisions.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns = Vec::with_capacity(256);
        self.turns_into(&mut turns);
        turns
    }

    /// Adds all legal decisions to a list, which a caller may use again and again.
    pub fn turns_into(&self, turns: &mut Vec<Turn>) {
        let _: ControlFlow<()> = self.each_turn(|turn| {
            turns.push(turn);
            ControlFlow::Continue(())
        });
    }
}
