//! What waits for one socket: signals, each of them once.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use jersi_club::Millis;
use jersi_wire::GameId;
use tokio::sync::Notify;

/// So many rows of one's own games may wait; who has more waiting comes again and asks for the whole list.
const MOST_ROWS: usize = 64;
/// So many greetings; older ones are forgotten.
const MOST_GREETINGS: usize = 8;

/// A socket, as others see it.
#[derive(Debug)]
pub struct Peer {
    /// Who it is; none for who has never joined anything.
    pub who: Option<String>,
    /// What the store has of the token that it was opened with.
    pub shown: Option<String>,
    ended: AtomicBool,
    waiting: Mutex<Waiting>,
    wake: Notify,
}

/// What waits to be told.
#[derive(Debug, Default)]
pub struct Waiting {
    /// Games in which something happened.
    pub changed: BTreeSet<GameId>,
    /// Since when turns of others are on their way here.
    pub since: Vec<Millis>,
    /// Games that must be looked at on disk.
    pub unsure: BTreeSet<GameId>,
    /// Games where somebody has come or gone.
    pub presence: BTreeSet<GameId>,
    /// One's own games, each as it was last.
    pub mine: BTreeMap<GameId, Utf8Bytes>,
    /// What somebody has said.
    pub greetings: VecDeque<Utf8Bytes>,
    /// More than may wait.
    pub too_much: bool,
}

impl Peer {
    /// A socket of somebody.
    pub fn new(who: Option<String>, shown: Option<String>) -> Peer {
        Peer { who, shown, ended: AtomicBool::new(false), waiting: Mutex::default(), wake: Notify::new() }
    }

    /// What it was opened with is good for nothing any more: it hears nothing, and is told nothing but that.
    pub fn end(&self) {
        self.ended.store(true, Ordering::SeqCst);
        self.wake.notify_one();
    }

    /// Whether that is so.
    pub fn is_ended(&self) -> bool {
        self.ended.load(Ordering::SeqCst)
    }

    /// Lets something wait.
    pub fn signal(&self, change: impl FnOnce(&mut Waiting)) {
        change(&mut self.lock());
        self.wake.notify_one();
    }

    /// Something happened in a game that it watches; if another's turn, since when it has been on its way.
    pub fn game_changed(&self, game: GameId, since: Option<Millis>) {
        self.signal(|waiting| {
            waiting.changed.insert(game);
            waiting.since.extend(since.filter(|_| waiting.since.len() < MOST_ROWS));
        });
    }

    /// Something may have happened in a game that it watches.
    pub fn look_again(&self, game: GameId) {
        self.signal(|waiting| {
            waiting.unsure.insert(game);
        });
    }

    /// One of one's own games stands like this now.
    pub fn own_game(&self, game: GameId, row: Utf8Bytes) {
        self.signal(|waiting| {
            waiting.mine.insert(game, row);
            waiting.too_much |= waiting.mine.len() > MOST_ROWS;
        });
    }

    /// Somebody says something.
    pub fn greeted(&self, message: Utf8Bytes) {
        self.signal(|waiting| {
            if waiting.greetings.len() == MOST_GREETINGS {
                waiting.greetings.pop_front();
            }
            waiting.greetings.push_back(message);
        });
    }

    /// Everything that waits; then nothing does.
    pub fn take(&self) -> Waiting {
        std::mem::take(&mut *self.lock())
    }

    /// Ready when something waits. No signal is lost: one that came before is still heard.
    pub async fn woken(&self) {
        self.wake.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // Nothing in there can be half done.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_bounded() {
        let peer = Peer::new(None, None);
        let game = |n: u8| GameId::new([n; 10]);
        for n in 0..100 {
            peer.game_changed(game(1), None);
            peer.greeted(n.to_string().into());
        }
        let waiting = peer.take();
        assert_eq!((waiting.changed.len(), waiting.greetings.len()), (1, MOST_GREETINGS));
        assert_eq!(waiting.greetings.back().map(Utf8Bytes::as_str), Some("99"));
        assert!(!waiting.too_much && peer.take().changed.is_empty());
        (0..=64).for_each(|n| peer.own_game(game(n), "row".into()));
        assert!(peer.take().too_much);
    }
}
