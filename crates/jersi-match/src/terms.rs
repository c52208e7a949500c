//! What a match is played by: all that must be the same for its games to belong together.

use std::fmt;
use std::time::Duration;

use jersi_engine::Limits;
use jersi_game::{Adjudication, Game, Player as Named};
use jersi_rules::notation::write_position;
use jersi_rules::{ByColor, Position, Rules, Setting};
use jersi_table::PlayerSpec;

use crate::dice::dice;
use crate::opening::OpeningTerms;

/// A side of the match: who plays, and how long.
#[derive(Clone, Debug)]
pub struct Side {
    /// Who plays: somebody who plays by itself.
    pub spec: PlayerSpec,
    /// How long each decision may take.
    pub limits: Limits,
}

/// How every game begins, before its opening.
#[derive(Clone, Debug)]
pub enum Beginning {
    /// With a setting; a random one is shuffled anew for each pair.
    Setting(Rules, Setting),
    /// With a position.
    Position(Box<Position>),
}

impl Beginning {
    /// The rules.
    pub fn rules(&self) -> Rules {
        match self {
            Beginning::Setting(rules, _) => *rules,
            Beginning::Position(start) => start.rules(),
        }
    }
}

/// What a match is played by.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The first side, which all results are told for, and the second.
    pub sides: [Side; 2],
    /// How every game begins.
    pub beginning: Beginning,
    /// What ends a game although the rules let it go on.
    pub adjudication: Adjudication,
    /// How openings are made.
    pub opening: OpeningTerms,
    /// The number that all chance comes from.
    pub seed: u64,
    /// How much longer than its time per decision a program may take.
    pub margin: Duration,
    /// The size of the table of each engine, in MiB.
    pub hash_mib: usize,
}

/// What a program may take that has no time per decision.
const PATIENCE: Duration = Duration::from_secs(300);

/// Seeds of random settings stay below this, so that people can type them.
const SEEDS: u64 = 1_000_000;

impl Terms {
    /// A new game of the pair with this number, before its opening.
    pub(crate) fn game(&self, pair: u32, players: ByColor<Named>) -> Game {
        let game = match &self.beginning {
            Beginning::Position(start) => Game::from_position(**start, players),
            Beginning::Setting(rules, setting) => {
                let seed = dice(self.seed, purpose::SHUFFLE + u64::from(pair)).roll() % SEEDS;
                let facts = setting.facts();
                let shuffled = Setting::named(rules.edition(), facts.id, seed, setting.guardian());
                Game::new(*rules, shuffled.unwrap_or(*setting), players)
            }
        };
        game.with_adjudication(self.adjudication)
    }

    /// How long a side may take for a decision before it is given up.
    pub(crate) fn patience(&self, side: usize) -> Duration {
        self.sides[side].limits.move_time.map_or(PATIENCE, |time| time + self.margin)
    }

    /// A side as the record names it: who, and by which limits, if it heeds any.
    pub(crate) fn kind(&self, side: usize) -> String {
        let Side { spec, limits } = &self.sides[side];
        match spec {
            PlayerSpec::Engine { .. } | PlayerSpec::Program { .. } => format!("{spec}{}", LimitWords(limits)),
            _ => spec.to_string(),
        }
    }
}

/// Two matches with the same words play the same games. A record carries them, so that a match that is
/// gone on with is known to be the same.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} against {}; ", self.kind(0), self.kind(1))?;
        match &self.beginning {
            Beginning::Setting(rules, setting) => {
                let mokca = if setting.guardian() { "mokca" } else { "" };
                let words = [rules.edition().id(), setting.facts().id, rules.variant_words(), mokca];
                let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
                write!(f, "{}; ", words.join(" "))?;
            }
            Beginning::Position(start) => {
                let rules = start.rules();
                write!(f, "{} {} {}; ", rules.edition(), rules.variant_words(), write_position(start))?;
            }
        }
        let OpeningTerms { decisions, balance } = self.opening;
        write!(f, "{}; opening={decisions} balance={balance} ", self.adjudication)?;
        write!(f, "seed={} hash={}", self.seed, self.hash_mib)
    }
}

struct LimitWords<'a>(&'a Limits);

impl fmt::Display for LimitWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Limits { depth, nodes, move_time, .. } = self.0;
        if let Some(time) = move_time {
            write!(f, " movetime={}", time.as_millis())?;
        }
        if let Some(nodes) = nodes {
            write!(f, " nodes={nodes}")?;
        }
        if let Some(depth) = depth {
            write!(f, " depth={depth}")?;
        }
        Ok(())
    }
}

/// What numbers are drawn for; each kind has a range of its own.
pub(crate) mod purpose {
    /// Openings, one for each pair.
    pub const OPENING: u64 = 1 << 32;
    /// Random settings, one for each pair.
    pub const SHUFFLE: u64 = 2 << 32;
    /// Players, two for each game.
    pub const PLAYER: u64 = 3 << 32;
    /// The order of a book, one for each time through it.
    pub const BOOK: u64 = 4 << 32;
}
