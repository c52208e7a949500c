//! Games that are kept and taken up again, and records in and out.

use std::time::Duration;

use jersi_game::{ClockState, Game, Moment};
use jersi_rules::record::write_jrn;
use jersi_rules::{ByColor, Lang};
use jersi_table::KeptTable;

use super::clock::milliseconds;
use super::{Table, seats};
use crate::correspondence::Correspondence;
use crate::fault::read_record;
use crate::wire::{Both, Fault, Saved, SavedClock, SavedMoment};

impl Table {
    /// The game that a record tells, in JRN. Other layouts are for the command line.
    pub fn from_record(text: &str, lang: Lang) -> Result<Table, Fault> {
        let game = Game::from_record(&read_record(text, lang)?);
        Ok(Table::at(game.map_err(|error| Fault::of_load(&error, text, lang))?, lang))
    }

    /// The record of the game, in JRN.
    pub fn record(&self) -> String {
        write_jrn(&self.game().record())
    }

    /// Everything there is to keep.
    pub fn save(&self) -> Saved {
        let KeptTable { record, undone, offer, clock } = self.table.kept();
        Saved {
            record: write_jrn(&record),
            undone,
            offer: offer.map(Into::into),
            clock: clock.as_ref().map(saved_clock),
            correspondence: self.far().map(Correspondence::save),
        }
    }

    /// The game that was kept, as it was; its clock stands still.
    pub fn restore(saved: &Saved, lang: Lang) -> Result<Table, Fault> {
        let kept = KeptTable {
            record: read_record(&saved.record, lang)?,
            undone: saved.undone.clone(),
            offer: saved.offer.map(Into::into),
            clock: saved.clock.as_ref().map(clock_state),
        };
        let table = jersi_table::Table::restore(kept, seats);
        let table = table.map_err(|error| Fault::of_load(&error, &saved.record, lang))?;
        match &saved.correspondence {
            Some(saved) => {
                let far = Correspondence::restore(saved, lang)?;
                Ok(Table::far_away(table.game().clone(), far, lang))
            }
            None => Ok(Table::around(table, lang)),
        }
    }
}

fn saved_clock(state: &ClockState) -> SavedClock {
    let left =
        |left: &ByColor<Duration>| Both { white: milliseconds(left.white), black: milliseconds(left.black) };
    let moment = |moment: &Moment| SavedMoment {
        side: moment.side.into(),
        left: left(&moment.left),
        opens_turn: moment.opens_turn,
    };
    SavedClock { left: left(&state.left), moments: state.moments.iter().map(moment).collect() }
}

fn clock_state(saved: &SavedClock) -> ClockState {
    let left = |left: Both<u32>| ByColor {
        white: Duration::from_millis(left.white.into()),
        black: Duration::from_millis(left.black.into()),
    };
    let moment = |moment: &SavedMoment| Moment {
        side: moment.side.into(),
        left: left(moment.left),
        opens_turn: moment.opens_turn,
    };
    ClockState { left: left(saved.left), moments: saved.moments.iter().map(moment).collect() }
}
