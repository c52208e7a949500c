//! How many legal decisions there are, without listing them where that can be avoided.

use std::ops::ControlFlow;

use crate::position::Position;

impl Position {
    /// The number of legal decisions.
    pub fn count_turns(&self) -> u64 {
        let mut count = 0;
        let _: ControlFlow<()> = self.each_turn(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
}
