//! Players as people and programs name them: on a command line, in a form, in a record, in JSON.
//!
//! Every form goes through one door, [`PlayerSpec::from_keys`]: what is legal in one is legal in all, and what is wrong
//! has the same code and the same sentence everywhere.

mod fault;
mod keys;
mod text;

use std::fmt;

use jersi_engine::Level;

pub use fault::{BadPlayerSpec, PlayerFault};

/// Which player is meant. Where chance has no seed yet, whoever seats the player draws one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// `human` or `human:NAME`: a person at this machine.
    Human {
        /// May be empty.
        name: String,
    },
    /// `engine`, `engine:LEVEL` or `engine:LEVEL:SEED`.
    Engine {
        /// How strong.
        level: Level,
        /// Which mistakes it makes; none at full strength.
        seed: Option<u64>,
    },
    /// `minimax:DEPTH` or `minimax:DEPTH:SEED`.
    Minimax {
        /// Turns looked ahead.
        depth: u32,
        /// Which of equal turns it takes.
        seed: Option<u64>,
    },
    /// `random` or `random:SEED`: any legal turn.
    Random {
        /// Which ones.
        seed: Option<u64>,
    },
    /// `cmd:PROGRAM`: another program that speaks UGI, with its arguments.
    Program {
        /// The program and its arguments.
        command: String,
    },
    /// `remote:NAME`: a person who is not at this machine.
    Remote {
        /// Who.
        name: String,
    },
}

impl PlayerSpec {
    /// The depths that end within a lifetime.
    pub const DEPTHS: std::ops::RangeInclusive<u32> = 1..=20;

    /// The words that a player can begin with.
    pub const WORDS: [&str; 6] = ["human", "engine", "minimax", "random", "cmd", "remote"];

    /// A player at this machine who sits down here: everybody but a person far away.
    pub fn at_this_machine(self) -> Result<PlayerSpec, BadPlayerSpec> {
        match self {
            PlayerSpec::Remote { .. } => Err(BadPlayerSpec::whole(PlayerFault::FarAway, &self.to_string())),
            here => Ok(here),
        }
    }

    /// A player who needs nobody to type for him.
    pub fn by_itself(self) -> Result<PlayerSpec, BadPlayerSpec> {
        match self {
            PlayerSpec::Human { .. } => {
                Err(BadPlayerSpec::whole(PlayerFault::NeedsSomebody, &self.to_string()))
            }
            other => other.at_this_machine(),
        }
    }

    /// The same player, with chance to be drawn anew.
    #[must_use]
    pub fn without_seed(mut self) -> PlayerSpec {
        if let PlayerSpec::Engine { seed, .. }
        | PlayerSpec::Minimax { seed, .. }
        | PlayerSpec::Random { seed } = &mut self
        {
            *seed = None;
        }
        self
    }

    /// The seed that is asked for, if there is one.
    pub fn seed(&self) -> Option<u64> {
        match self {
            PlayerSpec::Engine { seed, .. }
            | PlayerSpec::Minimax { seed, .. }
            | PlayerSpec::Random { seed } => *seed,
            PlayerSpec::Human { .. } | PlayerSpec::Program { .. } | PlayerSpec::Remote { .. } => None,
        }
    }
}

/// Whoever types.
impl Default for PlayerSpec {
    fn default() -> PlayerSpec {
        PlayerSpec::Human { name: String::new() }
    }
}

/// The text that is read back as the same player.
impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Human { name } if name.is_empty() => f.write_str("human"),
            PlayerSpec::Human { name } => write!(f, "human:{name}"),
            PlayerSpec::Engine { level: Level::FULL, seed: None } => f.write_str("engine"),
            PlayerSpec::Engine { level, seed } => with_seed(f, format_args!("engine:{level}"), *seed),
            PlayerSpec::Minimax { depth, seed } => with_seed(f, format_args!("minimax:{depth}"), *seed),
            PlayerSpec::Random { seed } => with_seed(f, format_args!("random"), *seed),
            PlayerSpec::Program { command } => write!(f, "cmd:{command}"),
            PlayerSpec::Remote { name } => write!(f, "remote:{name}"),
        }
    }
}

fn with_seed(f: &mut fmt::Formatter<'_>, player: fmt::Arguments<'_>, seed: Option<u64>) -> fmt::Result {
    match seed {
        Some(seed) => write!(f, "{player}:{seed}"),
        None => write!(f, "{player}"),
    }
}
