//! Games that are kept and taken up again, and records in and out.

use std::time::Duration;

use jersi_game::{Clock, ClockState, Game, Moment};
use jersi_rules::notation::write_position;
use jersi_rules::record::{read_jrn, write_jrn};
use jersi_rules::{ByColor, Lang};

use super::Table;
use super::clock::milliseconds;
use crate::wire::{Both, Fault, Saved, SavedClock, SavedMoment};

impl Table {
    /// The game that a record tells, in JRN. Other layouts are for the command line.
    pub fn from_record(text: &str, lang: Lang) -> Result<Table, Fault> {
        let record = read_jrn(text).map_err(|error| Fault::of_record(&error, text, lang))?;
        let game = Game::from_record(&record).map_err(|error| Fault::of_load(&error, text, lang))?;
        Ok(Table::at(game, lang))
    }

    /// The record of the game, in JRN.
    pub fn record(&self) -> String {
        write_jrn(&self.game.record())
    }

    /// The position that is looked at, as a string.
    pub fn position(&self) -> String {
        write_position(self.shown())
    }

    /// Everything there is to keep.
    pub fn save(&self) -> Saved {
        Saved {
            record: self.record(),
            undone: self.game.undone_turns().map(|turn| turn.text().to_owned()).collect(),
            offer: self.game.offer().map(Into::into),
            clock: self.clock_and_now().map(|(clock, now)| saved_clock(&clock.state(now))),
        }
    }

    /// The game that was kept, as it was; its clock stands still.
    pub fn restore(saved: &Saved, lang: Lang) -> Result<Table, Fault> {
        let mut table = Table::from_record(&saved.record, lang)?;
        table.play_undone(&saved.undone)?;
        if let Some(player) = saved.offer {
            table.offer_draw(player.into())?;
        }
        if let (Some(clock), Some(_)) = (&saved.clock, table.game.time_control().first()) {
            table.set_clock(Clock::resumed(table.game.time_control(), clock_state(clock)));
        }
        table.begin_entry();
        Ok(table)
    }

    /// Plays turns and takes them back, so that they can be played again.
    fn play_undone(&mut self, turns: &[String]) -> Result<(), Fault> {
        for text in turns {
            let played = self.game.play(text);
            played.map_err(|error| Fault::of_text(&error, self.game.position(), text, self.lang))?;
        }
        for _ in turns {
            self.game.undo().map_err(|error| self.fault(&error))?;
        }
        Ok(())
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
