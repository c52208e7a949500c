//! How long the players of a match may think.

use std::time::Duration;

use clap::Args;
use jersi_engine::Limits;
use jersi_game::TimeControl;
use jersi_table::PlayerSpec;
use jersi_words::ValueFault;

use crate::value::{self, ANY};

/// Limits for both sides, or for one.
#[derive(Args, Debug)]
#[command(next_help_heading = "Thinking (random and minimax do not heed it)")]
pub struct LimitOptions {
    /// Time for each decision, in milliseconds [default: 100, if nothing else limits it]
    #[arg(long, value_name = "MS", value_parser = value::whole::<u64>(1..=ANY))]
    movetime: Option<u64>,
    /// Positions for each decision
    #[arg(long, value_name = "N", value_parser = value::whole::<u64>(1..=ANY))]
    nodes: Option<u64>,
    /// How many decisions deep
    #[arg(long, value_name = "D", value_parser = value::whole::<u32>(1..=u64::from(u32::MAX)))]
    depth: Option<u32>,
    /// The same for the first player; with any of these the limits for both are not his
    #[arg(long, value_name = "MS", value_parser = value::whole::<u64>(1..=ANY), conflicts_with = "players")]
    first_movetime: Option<u64>,
    /// Positions of the first player
    #[arg(long, value_name = "N", value_parser = value::whole::<u64>(1..=ANY), conflicts_with = "players")]
    first_nodes: Option<u64>,
    /// Depth of the first player
    #[arg(long, value_name = "D", value_parser = value::whole::<u32>(1..=u64::from(u32::MAX)), conflicts_with = "players")]
    first_depth: Option<u32>,
    /// The same for the second player
    #[arg(long, value_name = "MS", value_parser = value::whole::<u64>(1..=ANY), conflicts_with = "players")]
    second_movetime: Option<u64>,
    /// Positions of the second player
    #[arg(long, value_name = "N", value_parser = value::whole::<u64>(1..=ANY), conflicts_with = "players")]
    second_nodes: Option<u64>,
    /// Depth of the second player
    #[arg(long, value_name = "D", value_parser = value::whole::<u32>(1..=u64::from(u32::MAX)), conflicts_with = "players")]
    second_depth: Option<u32>,
    /// Time of each player for a game, such as 60+0.5 in seconds: what it begins with, and what each turn adds
    #[arg(long, value_name = "TIME", value_parser = value::form(clock), conflicts_with_all = ["movetime", "first_movetime", "second_movetime"])]
    pub clock: Option<TimeControl>,
    /// How many milliseconds more than its time a program may take before it forfeits
    #[arg(long, value_name = "MS", default_value_t = 2000, value_parser = value::whole::<u64>(0..=ANY))]
    pub margin: u64,
    /// Size of the table of each engine, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 16, value_parser = value::whole::<u16>(1..=u64::from(u16::MAX)))]
    pub hash: u16,
}

impl LimitOptions {
    /// The limits of a player of a match of two: 0 is the first, 1 the second.
    pub fn of(&self, number: usize, player: &PlayerSpec) -> Limits {
        let own = match number {
            0 => limits(self.first_movetime, self.first_nodes, self.first_depth),
            _ => limits(self.second_movetime, self.second_nodes, self.second_depth),
        };
        self.or_both(own, player)
    }

    /// The limits of every player of a tournament.
    pub fn of_all(&self, player: &PlayerSpec) -> Limits {
        self.or_both(None, player)
    }

    fn or_both(&self, own: Option<Limits>, player: &PlayerSpec) -> Limits {
        own.or_else(|| limits(self.movetime, self.nodes, self.depth)).unwrap_or_else(|| match player {
            // A level ends its search by itself.
            PlayerSpec::Engine { level, .. } if level.nodes().is_some() => Limits::default(),
            // A clock is limit enough.
            _ if self.clock.is_some() => Limits::default(),
            _ => Limits { move_time: Some(Duration::from_millis(100)), ..Limits::default() },
        })
    }
}

/// Reads a clock that engines can play by.
fn clock(text: &str) -> Result<TimeControl, ValueFault> {
    match text.parse() {
        Ok(control @ TimeControl::Increment { .. }) => Ok(control),
        _ => Err(ValueFault::GameClock),
    }
}

/// The limits, if there is any.
fn limits(movetime: Option<u64>, nodes: Option<u64>, depth: Option<u32>) -> Option<Limits> {
    let any = movetime.is_some() || nodes.is_some() || depth.is_some();
    let move_time = movetime.map(Duration::from_millis);
    any.then(|| Limits { depth, nodes, move_time, ..Limits::default() })
}
