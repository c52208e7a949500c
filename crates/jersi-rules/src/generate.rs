//! All legal decisions of a position, one after another, to a visitor that may stop at any time.
//!
//! House rules that forbid an action come last: one function generates as the booklet has it and leaves out what they forbid,
//! so that the plain game, asked for a hundred million times a second, is spared the question.
//!
//! Nothing is allocated. [`Position::turns`] gathers the decisions for those who want a list, and
//! [`Position::has_turn`] stops at the first one.

mod bound;
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

use crate::cell::CellSet;
use crate::position::{Position, Stage};
use crate::turn::Turn;

/// Which turns made of steps are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// All of them.
    All,
    /// Those that capture something, in either step.
    Captures,
    /// Those that capture nothing.
    Quiet,
}

impl Position {
    /// Visits the legal turns made of steps that begin on one of these cells; drops, placements and the
    /// decisions of a ransom are none of them. The same generator as [`Position::each_turn`], less of it.
    #[inline]
    pub fn each_step_turn<B>(
        &self,
        origins: CellSet,
        want: Want,
        mut visit: impl FnMut(Turn) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.ended.is_some() || self.stage() != Stage::Turn {
            return ControlFlow::Continue(());
        }
        if self.is_bound() {
            return bound::each(self, bound::Which::Steps(origins, want), visit);
        }
        steps::each(self, &Scene::of(self), origins, want, &mut visit)
    }

    /// Visits the legal drops of one or two cubes, and nothing else.
    #[inline]
    pub fn each_drop<B>(&self, mut visit: impl FnMut(Turn) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.ended.is_some() || self.stage() != Stage::Turn {
            return ControlFlow::Continue(());
        }
        if self.is_bound() {
            return bound::each(self, bound::Which::Drops, visit);
        }
        drops::each(self, &Scene::of(self), &mut visit)
    }

    /// Visits every legal decision, in no particular order, until the visitor breaks off.
    /// After the end of the game there is none.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    ///
    /// use jersi_rules::{Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// let mut seen = 0;
    /// let found = start.each_turn(|turn| {
    ///     seen += 1;
    ///     if turn.display(&start).to_string() == "a2-b2=d3" { ControlFlow::Break(turn) } else { ControlFlow::Continue(()) }
    /// });
    /// assert!(found.is_break() && seen <= 864);
    /// ```
    #[inline]
    pub fn each_turn<B>(&self, mut visit: impl FnMut(Turn) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.ended.is_some() {
            return ControlFlow::Continue(());
        }
        match self.stage() {
            Stage::Turn if self.is_bound() => bound::each(self, bound::Which::All, visit),
            Stage::Turn => {
                let scene = Scene::of(self);
                steps::each(self, &scene, scene.movers, Want::All, &mut visit)?;
                drops::each(self, &scene, &mut visit)
            }
            Stage::Setting => placements::each(self, &mut visit),
            Stage::Gift(kind) => king::each_gift(self, kind, &mut visit),
            Stage::Relocation => king::each_relocation(self, &mut visit),
        }
    }

    /// Whether there is any legal decision.
    // Compiled once and for speed, also in the page.
    #[inline(never)]
    pub fn has_turn(&self) -> bool {
        self.each_turn(|_| ControlFlow::Break(())).is_break()
    }

    /// All legal decisions.
    ///
    /// ```
    /// use jersi_rules::{Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// assert_eq!(start.turns().len(), 864);
    /// assert!(start.turns().iter().all(|&turn| start.is_legal(turn)));
    /// ```
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns = Vec::with_capacity(256);
        self.turns_into(&mut turns);
        turns
    }

    /// Adds all legal decisions to a list, which a caller may use again and again.
    // Compiled once and for speed, also in the page.
    #[inline(never)]
    pub fn turns_into(&self, turns: &mut Vec<Turn>) {
        let _: ControlFlow<()> = self.each_turn(|turn| {
            turns.push(turn);
            ControlFlow::Continue(())
        });
    }
}
