//! The options that say how long the engine thinks, and with what.

use std::time::Duration;

use clap::Args;
use jersi_engine::{Engine, Limits};
use jersi_rules::Lang;
use jersi_terminal::Means;
use jersi_terminal::line::tell;

use crate::value::{self, ANY};

/// How long the engine thinks, and with what.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Thinking")]
pub struct ThinkOptions {
    /// Think this many milliseconds
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = value::whole::<u64>(1..=86_400_000))]
    pub movetime: Option<u64>,
    /// Look at about this many positions; with one thread the answer is always the same
    #[arg(long, value_name = "N", value_parser = value::whole::<u64>(1..=ANY))]
    pub nodes: Option<u64>,
    /// Think with this many threads
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value::whole::<u16>(1..=1024))]
    pub threads: u16,
    /// Mebibytes of memory for what was seen
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = value::whole::<u32>(1..=65_536))]
    pub hash: u32,
}

impl ThinkOptions {
    /// An engine as it is asked for.
    pub fn engine(&self) -> Engine {
        Engine::new(self.hash as usize, usize::from(self.threads))
    }

    /// Tells what an engine could not have, on standard error.
    pub fn tell_shortages(engine: &mut Engine, lang: Lang) {
        for shortage in engine.take_shortages() {
            tell(&jersi_words::play(lang).shortage(shortage));
        }
    }

    /// What to think with.
    pub fn means(&self) -> Means {
        Means { hash_mib: self.hash as usize, threads: usize::from(self.threads) }
    }

    /// The limits that are asked for, if any are.
    pub fn limits(&self) -> Option<Limits> {
        let move_time = self.movetime.map(Duration::from_millis);
        let asked = move_time.is_some() || self.nodes.is_some();
        asked.then(|| Limits { move_time, nodes: self.nodes, ..Limits::default() })
    }
}
