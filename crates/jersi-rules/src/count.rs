//! How many legal decisions there are, counted in bulk: sets of cells are shifted and their members
//! counted, and a turn is looked at one by one only where a king falls, a guardian stands,
//! or a house rule forbids an action.

mod drops;
mod king;
mod steps;

use std::ops::ControlFlow;

use crate::generate::Scene;
use crate::piece::Kind;
use crate::position::{Position, Stage};

impl Position {
    /// The number of legal decisions.
    ///
    /// ```
    /// use jersi_rules::{Position, Rules, Setting};
    ///
    /// let setting = Setting::parse("3.0".parse()?, "standard-mokca").unwrap();
    /// let start = Position::start("3.0".parse::<Rules>().unwrap(), setting);
    /// assert_eq!(start.count_turns(), 95);
    /// # Ok::<(), jersi_rules::NoSuchEdition>(())
    /// ```
    // Compiled once and for speed, also in the page.
    #[inline(never)]
    pub fn count_turns(&self) -> u64 {
        if self.ended.is_some() {
            return 0;
        }
        match self.stage() {
            Stage::Turn => {
                let scene = Scene::of(self);
                if scene.has_guardian() || self.is_bound() {
                    self.count_one_by_one()
                } else {
                    steps::count(self, &scene) + king::count(self, &scene) + drops::count(self, &scene)
                }
            }
            Stage::Setting => {
                let left = self.reserve(self.to_move);
                u64::from(left.kinds()) * u64::from(self.places().len())
            }
            Stage::Gift(kind) => u64::from(self.gifts(kind).len()),
            Stage::Relocation => u64::from(self.seats().len()),
        }
    }

    fn count_one_by_one(&self) -> u64 {
        let mut count = 0;
        let _: ControlFlow<()> = self.each_turn(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// The cubes of a kind that the captured king's side could give.
    pub(crate) fn gifts(&self, kind: Kind) -> crate::cell::CellSet {
        self.tops_of(kind) & self.tops(self.to_move.other())
    }
}
