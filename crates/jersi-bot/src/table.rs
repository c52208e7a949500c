//! A game that a bot plays.

use std::time::{Duration, Instant};

use jersi_club::Act;
use jersi_engine::{Score, StopSignal};
use jersi_rules::Color;
use jersi_wire::{ActId, FromClient, GameId};

use crate::act_id::new_id;
use crate::follow::Followed;

/// After a refusal that was not foreseen the next try waits so long, each time longer.
const REFUSED_WAITS: Duration = Duration::from_secs(1);

/// An act that is on its way. It is sent with the same name until it is answered, so it is done once.
#[derive(Clone, Debug)]
pub struct Pending {
    /// Its name.
    pub id: ActId,
    /// What is sent.
    pub message: FromClient,
    /// When it was sent last; not yet over this connection, if never.
    pub sent: Option<Instant>,
}

/// A game that a bot plays.
#[derive(Debug, Default)]
pub struct Table {
    /// The game as it was told; none before the first state.
    pub followed: Option<Followed>,
    /// Against whom.
    pub opponent: String,
    /// What is on its way.
    pub pending: Option<Pending>,
    /// The position that a program thinks about, and what ends that.
    pub thinking: Option<(u32, StopSignal)>,
    /// What the program decided, for which position.
    pub decided: Option<(u32, String)>,
    /// What the program said of its last decision.
    pub score: Option<Score>,
    /// How often the program failed in this game.
    pub failures: u32,
    /// When the club was asked to tell of it, over this connection.
    pub watched: Option<Instant>,
    /// The number of the event that the last act became; nothing is done before that is told.
    pub settled: u32,
    /// When it was over.
    pub over: Option<Instant>,
    refusals: u32,
    not_before: Option<Instant>,
}

impl Table {
    /// The number of the last event that is known.
    pub fn seq(&self) -> u32 {
        self.followed.as_ref().map_or(0, |followed| followed.online().seq())
    }

    /// Where the bot sits, in a game that has begun.
    pub fn color(&self) -> Option<Color> {
        self.followed.as_ref().and_then(Followed::color)
    }

    /// Something happened: thoughts about a position that is gone end.
    pub fn changed(&mut self) {
        (self.refusals, self.not_before) = (0, None);
        let Some(online) = self.followed.as_ref().map(Followed::online) else { return };
        let (placed, is_over) = (online.placed(), online.game().ending().is_some());
        if let Some((_, stop)) = self.thinking.take_if(|(thought, _)| is_over || *thought != placed) {
            stop.stop();
        }
        self.decided.take_if(|(decided, _)| is_over || *decided != placed);
    }

    /// Whether an act was refused so lately that the next one waits.
    pub fn rests(&self) -> bool {
        self.not_before.is_some_and(|moment| Instant::now() < moment)
    }

    /// An act was refused that should not have been: the next try waits.
    pub fn refused(&mut self) {
        self.pending = None;
        self.decided = None;
        self.refusals += 1;
        self.not_before = Some(Instant::now() + REFUSED_WAITS * self.refusals);
    }

    /// Puts an act on its way.
    pub fn act(&mut self, game: GameId, act: &Act) {
        let Some(online) = self.followed.as_ref().map(Followed::online) else { return };
        let id = new_id();
        let after = online.answered_by(act);
        let (act, text) = (act.word().to_owned(), act.text().to_owned());
        let message = FromClient::Act { id, game, after, act, text };
        self.pending = Some(Pending { id, message, sent: None });
    }
}
