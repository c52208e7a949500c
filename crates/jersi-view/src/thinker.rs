//! A thinker to play against: the engine, its weaker levels, and the fixed opponents.

mod progress;

use std::time::Duration;

use jersi_engine::{ClockLimit, Level, Limits, Root, StopSignal};
use jersi_game::Game;
use jersi_rules::{Color, Lang};
use jersi_table::{Mind, Seat};

use jersi_words::PageFault;

use crate::fault::read_record;
use crate::networks::Networks;
use crate::table::seat_of;
use crate::wire::{Fault, ThinkRequest, Thought};
use progress::Teller;

/// A thinker. It searches in the thread that asks.
pub struct Thinker {
    mind: Mind,
}

impl Thinker {
    /// A thinker who remembers as much as fits this many mebibytes.
    pub fn new(hash_mib: usize) -> Thinker {
        Thinker { mind: Mind::new(hash_mib, 1) }
    }

    /// Judges by these networks from now on. What was seen is forgotten.
    pub fn set_networks(&mut self, networks: &Networks) {
        self.mind.engine().set_networks(networks.shared());
    }

    /// Thinks and tells, and gives the answer at the end. It is an error if the game is over.
    pub fn think(
        &mut self,
        request: &ThinkRequest,
        lang: Lang,
        tell: impl FnMut(&Thought),
    ) -> Result<Thought, Fault> {
        let root = root_of(&request.record, lang)?;
        let limits = limits(request);
        let seat = seat_of(request.opponent, lang)?;
        let mut teller = Teller::new(&root.position, most_nodes(&seat), limits.move_time, tell);
        let decided = self.mind.decide(&seat, &root, &limits, &StopSignal::new(), &mut teller);
        teller.done(decided).ok_or_else(|| Fault::of(PageFault::GameOver, lang))
    }

    /// The chance of a machine to win, by which it answers an offer of a tie; none if it does not know.
    pub fn chance(&mut self, record: &str, machine: Color, lang: Lang) -> Result<Option<f64>, Fault> {
        let root = root_of(record, lang)?;
        Ok(self.mind.chance_of(machine, &root, &StopSignal::new()))
    }
}

/// The game that a record tells.
fn game_of(record: &str, lang: Lang) -> Result<Game, Fault> {
    let read = read_record(record, lang)?;
    Game::from_record(&read).map_err(|error| Fault::of_load(&error, record, lang))
}

/// Where a search about the last position of a record begins.
pub(crate) fn root_of(record: &str, lang: Lang) -> Result<Root, Fault> {
    let game = game_of(record, lang)?;
    let decisions: Vec<_> = game.decisions().collect();
    Ok(Root::after(*game.start(), &decisions))
}

fn limits(request: &ThinkRequest) -> Limits {
    let time = |milliseconds: u32| Duration::from_millis(milliseconds.into());
    Limits {
        move_time: request.move_time.map(time),
        clock: request
            .clock
            .map(|[left, increment]| ClockLimit { left: time(left), increment: time(increment) }),
        lines: request.lines as usize,
        ..Limits::default()
    }
}

/// Positions that a machine looks at for a turn at the most, if that is limited.
fn most_nodes(seat: &Seat) -> Option<u64> {
    match seat {
        Seat::Engine { level, .. } => Level::nodes(*level),
        _ => None,
    }
}
