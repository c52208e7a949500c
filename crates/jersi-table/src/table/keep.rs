//! Everything there is to keep of a table, so that it can be taken up again as it was.

use jersi_game::{ClockState, Game, LoadError};
use jersi_rules::record::Record;
use jersi_rules::{ByColor, Color};

use super::Table;
use crate::seat::Seat;

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct KeptTable {
    /// The game.
    pub record: Record,
    /// Turns that were taken back, the next one to play again first.
    pub undone: Vec<String>,
    /// Who has offered a tie.
    pub offer: Option<Color>,
    /// The players' clock.
    pub clock: Option<ClockState>,
}

impl Table {
    /// Everything there is to keep.
    pub fn kept(&self) -> KeptTable {
        KeptTable {
            record: self.game.record(),
            undone: self.game.undone_turns().map(|turn| turn.text().to_owned()).collect(),
            offer: self.game.offer(),
            clock: self.clock_state(),
        }
    }

    /// The table that was kept, as it was; its clock stands still. Turns that were taken back and do not fit the game
    /// are an error like any other turn.
    pub fn restore(kept: KeptTable, seats: impl FnOnce(&Game) -> ByColor<Seat>) -> Result<Table, LoadError> {
        let KeptTable { record, undone, offer, clock } = kept;
        let mut game = Game::from_record(&record)?;
        play_undone(&mut game, &undone)?;
        if let Some(player) = offer {
            // An offer that cannot stand any more is none.
            let _ = game.offer_draw(player);
        }
        let seats = seats(&game);
        let mut table = Table::new(game, seats);
        if let Some(state) = clock {
            table.resume_clock(state);
        }
        Ok(table)
    }
}

/// Plays turns and takes them back, so that they can be played again.
fn play_undone(game: &mut Game, turns: &[String]) -> Result<(), LoadError> {
    let before = game.turns().len();
    for text in turns {
        let label = game.position().turn_label();
        let refused = |error| LoadError::Turn { label, text: text.clone(), span: 0..0, error };
        game.play(text).map_err(refused)?;
    }
    while game.turns().len() > before && game.undo().is_ok() {}
    Ok(())
}
