//! What a match is played by: all that must be the same for its games to belong together.

use std::fmt;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use jersi_engine::{Aim, Networks};
use jersi_game::{Adjudication, Game, Player as Named, TimeControl};
use jersi_rules::notation::write_position;
use jersi_rules::{ByColor, Position, Rules, Setting, Start};
use jersi_table::PlayerSpec;

use crate::book::Book;
use crate::dice::dice;
use crate::entrants::Entrants;
use crate::opening::OpeningTerms;
use crate::scores::ScoreRules;

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
    /// Who plays whom.
    pub entrants: Entrants,
    /// How every game begins.
    pub beginning: Beginning,
    /// What ends a game although the rules let it go on.
    pub adjudication: Adjudication,
    /// What ends a game by what its players think of it.
    pub scores: ScoreRules,
    /// How much time a player has for a game.
    pub clock: TimeControl,
    /// How openings are made, unless they come from a book.
    pub opening: OpeningTerms,
    /// Where openings come from.
    pub book: Option<Arc<Book>>,
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
        let game = match &self.book {
            Some(book) => from_start(&book.of_pair(self.seed, pair).start(), players),
            None => self.unopened(pair, players),
        };
        game.with_adjudication(self.adjudication).with_time_control(self.clock)
    }

    /// A new game as every one of the match begins.
    fn unopened(&self, pair: u32, players: ByColor<Named>) -> Game {
        match &self.beginning {
            Beginning::Position(start) => Game::from_position(**start, players),
            Beginning::Setting(rules, setting) => {
                let seed = dice(self.seed, purpose::SHUFFLE + u64::from(pair)).roll() % SEEDS;
                let facts = setting.facts();
                let shuffled = Setting::named(rules.edition(), facts.id, seed, setting.guardian());
                Game::new(*rules, shuffled.unwrap_or(*setting), players)
            }
        }
    }

    /// How long a player may take for a decision before it is given up.
    pub(crate) fn patience(&self, player: usize, left: Option<Duration>) -> Duration {
        let limits = [self.entrants.players()[player].limits.move_time, left];
        limits.into_iter().flatten().min().map_or(PATIENCE, |time| time + self.margin)
    }

    /// Whether how long a player takes changes what it plays. If not, the same match gives the same records.
    pub(crate) fn plays_by_time(&self, player: usize) -> bool {
        let side = &self.entrants.players()[player];
        self.clock != TimeControl::Unlimited || side.limits.move_time.is_some() && side.heeds_limits()
    }
}

/// What tells the networks of this build from those of others. That a search was changed nobody can tell from outside.
static NETWORKS: LazyLock<u64> = LazyLock::new(|| {
    let networks = Networks::embedded();
    let sums = Aim::ALL.into_iter().filter_map(|aim| networks.of(aim)).map(|network| network.checksum());
    sums.fold(0, |all, sum| all.rotate_left(21) ^ sum)
});

/// Two matches with the same words play the same games. A record carries them, so that a match that is
/// gone on with is known to be the same.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; ", self.entrants)?;
        match &self.beginning {
            Beginning::Setting(rules, setting) => {
                let mokca = if setting.guardian() { "mokca" } else { "" };
                let variant = rules.variant_words();
                let words = [rules.edition().id(), setting.facts().id, &variant, mokca];
                let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
                write!(f, "{}; ", words.join(" "))?;
            }
            Beginning::Position(start) => {
                let rules = start.rules();
                write!(f, "{} {} {}; ", rules.edition(), rules.variant_words(), write_position(start))?;
            }
        }
        write!(f, "{}; ", self.adjudication)?;
        match &self.book {
            None => {
                let OpeningTerms { decisions, balance } = self.opening;
                write!(f, "opening={decisions} balance={balance} ")?;
            }
            Some(book) => write!(f, "book={}:{:016x} ", book.openings().len(), book.fingerprint())?,
        }
        write!(f, "seed={} hash={}{}", self.seed, self.hash_mib, self.scores)?;
        if self.entrants.players().iter().any(|side| matches!(side.spec, PlayerSpec::Engine { .. })) {
            write!(f, " networks={:016x}", *NETWORKS)?;
        }
        match self.clock {
            TimeControl::Unlimited => Ok(()),
            clock => write!(f, " clock={clock}"),
        }
    }
}

fn from_start(start: &Start, players: ByColor<Named>) -> Game {
    match start.setting {
        Some(setting) => Game::new(start.rules(), setting, players),
        None => Game::from_position(start.position, players),
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
