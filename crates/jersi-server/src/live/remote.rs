//! Who is connected to other nodes, as they tell it. It is told again and again, so what a node that died has told is forgotten.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use jersi_wire::GameId;

/// So often each node tells everything again.
pub const AGAIN: Duration = Duration::from_secs(20);
/// What was not told for so long is not so any more.
const LASTS: Duration = Duration::from_secs(50);

/// Who watches a game: White, Black, and how many who do not play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// Whether White does.
    pub white: bool,
    /// Whether Black does.
    pub black: bool,
    /// How many others.
    pub watching: u32,
}

impl Presence {
    /// Of two nodes together.
    pub fn and(self, other: Presence) -> Presence {
        Presence {
            white: self.white || other.white,
            black: self.black || other.black,
            watching: self.watching + other.watching,
        }
    }
}

/// What other nodes have told.
#[derive(Debug, Default)]
pub struct Remote {
    games: HashMap<GameId, HashMap<String, (Presence, Instant)>>,
    people: HashMap<String, HashMap<String, Instant>>,
}

impl Remote {
    /// A node tells who watches a game there.
    pub fn watches(&mut self, node: &str, game: GameId, presence: Presence, now: Instant) {
        let nodes = self.games.entry(game).or_default();
        if presence == Presence::default() {
            nodes.remove(node);
        } else {
            nodes.insert(node.to_owned(), (presence, now));
        }
        if nodes.is_empty() {
            self.games.remove(&game);
        }
    }

    /// A node tells that somebody is connected there, or no longer.
    pub fn connected(&mut self, node: &str, who: &str, is: bool, now: Instant) {
        let nodes = self.people.entry(who.to_owned()).or_default();
        if is {
            nodes.insert(node.to_owned(), now);
        } else {
            nodes.remove(node);
        }
        if nodes.is_empty() {
            self.people.remove(who);
        }
    }

    /// Who watches a game on all other nodes together.
    pub fn presence(&self, game: GameId, now: Instant) -> Presence {
        let lasts = |at: Instant| now.saturating_duration_since(at) < LASTS;
        let told = self.games.get(&game).into_iter().flat_map(HashMap::values);
        told.filter(|(_, at)| lasts(*at)).fold(Presence::default(), |sum, (presence, _)| sum.and(*presence))
    }

    /// Whether somebody is connected to another node.
    pub fn is_connected(&self, who: &str, now: Instant) -> bool {
        let nodes = self.people.get(who).into_iter().flat_map(HashMap::values);
        nodes.into_iter().any(|at| now.saturating_duration_since(*at) < LASTS)
    }

    /// Forgets what was not told again.
    pub fn forget(&mut self, now: Instant) {
        let lasts = |at: &Instant| now.saturating_duration_since(*at) < LASTS;
        self.games.retain(|_, nodes| {
            nodes.retain(|_, (_, at)| lasts(at));
            !nodes.is_empty()
        });
        self.people.retain(|_, nodes| {
            nodes.retain(|_, at| lasts(at));
            !nodes.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nodes_tell_adds_up_and_fades() {
        let (mut remote, game, start) = (Remote::default(), GameId::new([1; 10]), Instant::now());
        let white = Presence { white: true, black: false, watching: 2 };
        let black = Presence { white: false, black: true, watching: 1 };
        remote.watches("a", game, white, start);
        remote.watches("b", game, black, start + AGAIN);
        remote.connected("a", "ada", true, start);
        let both = Presence { white: true, black: true, watching: 3 };
        assert_eq!(remote.presence(game, start + AGAIN), both);
        assert!(remote.is_connected("ada", start + AGAIN));
        // Node a died: it tells nothing any more.
        assert_eq!(remote.presence(game, start + LASTS), black);
        assert!(!remote.is_connected("ada", start + LASTS));
        remote.forget(start + LASTS);
        assert!(remote.people.is_empty());
        remote.watches("b", game, Presence::default(), start + LASTS);
        assert!(remote.games.is_empty(), "nobody watches there any more");
    }
}
