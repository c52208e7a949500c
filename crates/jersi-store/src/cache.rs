//! Games that were folded already, the ones used last.

use std::collections::HashMap;

use jersi_club::OnlineGame;
use jersi_wire::GameId;

/// So many games are kept at hand. Folding one anew costs tens of microseconds, so nothing depends on it.
const MOST: usize = 2_048;

/// Games that were folded already. What was changed in a batch comes in after the commit only, and a game is used only if its
/// last event is that of its row: so it is never ahead of the disk, and never behind unnoticed.
#[derive(Debug, Default)]
pub struct Cache {
    games: HashMap<GameId, (u64, OnlineGame)>,
    used: u64,
}

impl Cache {
    /// The game, if it is at hand.
    pub fn get(&mut self, id: GameId) -> Option<&OnlineGame> {
        self.used += 1;
        let entry = self.games.get_mut(&id)?;
        entry.0 = self.used;
        Some(&entry.1)
    }

    /// The game as it stands on disk now. One that is over is hardly asked for again.
    pub fn put(&mut self, id: GameId, game: OnlineGame) {
        if game.game().ending().is_some() {
            self.games.remove(&id);
            return;
        }
        self.used += 1;
        self.games.insert(id, (self.used, game));
        if self.games.len() > MOST {
            let mut ages: Vec<u64> = self.games.values().map(|(used, _)| *used).collect();
            // A quarter at once, so that the sorting costs little a game.
            let (_, oldest, _) = ages.select_nth_unstable(MOST / 4);
            let oldest = *oldest;
            self.games.retain(|_, (used, _)| *used > oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use jersi_club::{Draft, Millis, What};
    use jersi_game::TimeControl;
    use jersi_rules::{ByColor, Color};

    use super::*;

    #[test]
    fn a_game_that_is_over_takes_no_room() {
        let event = |what, seq| Draft::at(what, Millis(1)).numbered(seq);
        let names = ByColor::from_fn(|_| String::new());
        let begun = event(What::Begun("4.8".to_owned()), 1);
        let mut game = OnlineGame::begin(TimeControl::Unlimited, &names, &begun).expect("a game");
        let (mut cache, id) = (Cache::default(), GameId::new([7; 10]));
        cache.put(id, game.clone());
        assert_eq!(cache.get(id), Some(&game));
        game.apply(&event(What::Resigned(Color::White), 2)).expect("it fits");
        cache.put(id, game);
        assert_eq!(cache.get(id), None);
        assert!(cache.games.is_empty());
    }
}
