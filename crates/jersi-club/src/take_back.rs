//! Taking back, when the other side gives it.

use jersi_game::PlayedTurn;
use jersi_rules::Color;
use jersi_rules::notation::write_decisions;

use crate::fold::OnlineGame;
use crate::millis::Millis;
use crate::unfit::Why;

impl OnlineGame {
    /// How many whole turns go when a side takes back to its own last turn; none if it has played nothing.
    pub(crate) fn turns_back(&self, color: Color) -> Option<usize> {
        let game = self.game();
        let begun_by = (!game.begun().is_empty()).then(|| game.position().to_move());
        if begun_by == Some(color) {
            return Some(0);
        }
        let last = game.turns().iter().rposition(|turn| turn.player() == color)?;
        Some(game.turns().len() - last)
    }

    /// The turn to which a side would take back, in notation; of one under way what was decided of it.
    pub fn back_turn(&self, color: Color) -> Option<String> {
        let game = self.game();
        let back = self.turns_back(color)?;
        let at = game.turns().len() - back;
        if let Some(turn) = game.turns().get(at) {
            return Some(turn.text().to_owned());
        }
        let before = game.turns().last().map_or(game.start(), PlayedTurn::after);
        Some(write_decisions(before, game.begun()))
    }

    pub(crate) fn give_back(&mut self, color: Color, seq: u32, at: Millis, next: Millis) -> Result<(), Why> {
        let Some((asked, _)) = self.back.take() else { return Err(Why::NotAsked) };
        if asked == color {
            return Err(Why::AskedItself(color));
        }
        let turns = self.turns_back(asked).ok_or(Why::NothingToTakeBack)?;
        if !self.game.begun().is_empty() {
            self.clock.take_back_begun(at.clock())?;
        }
        for _ in 0..turns {
            self.clock.take_back_turn(at.clock())?;
        }
        self.game.go_back(turns)?;
        self.placed = seq;
        self.claim = None;
        self.since = next;
        self.go_on(at, next);
        Ok(())
    }
}
