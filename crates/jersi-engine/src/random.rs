//! The opponent `random`: any legal turn.

use jersi_rules::notation::write_turn;
use jersi_rules::{Position, Turn};

use crate::dice::Dice;

/// A player who takes any legal decision, the same ones for the same seed.
///
/// ```
/// use jersi_engine::RandomPlayer;
/// use jersi_rules::{Edition, Position, Rules, Setting};
///
/// let mut position = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
/// let player = RandomPlayer { seed: 5 };
/// for taken in 0..20 {
///     let Some(turn) = player.choose(&position, taken) else { break };
///     position = position.play(turn).expect("a legal turn");
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomPlayer {
    /// What the choices come from.
    pub seed: u64,
}

impl RandomPlayer {
    /// A legal decision, unless the game is over. It depends on the seed and on how many decisions were
    /// taken in the game before, so that a game which is taken up again goes on as if it had never been left.
    pub fn choose(&self, position: &Position, taken: u64) -> Option<Turn> {
        pick(position, position.turns(), &mut Dice::seeded(self.seed).nth(taken))
    }
}

/// One of these decisions by chance, in the order of the notation, which stays, not of the generator, which
/// may change.
pub(crate) fn pick(position: &Position, turns: Vec<Turn>, dice: &mut Dice) -> Option<Turn> {
    let mut turns: Vec<(String, Turn)> =
        turns.into_iter().map(|turn| (write_turn(position, turn), turn)).collect();
    turns.sort_unstable();
    (!turns.is_empty()).then(|| turns[dice.below(turns.len())].1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{Edition, Rules, Setting};

    fn game(edition: Edition, seed: u64) -> Vec<Turn> {
        let player = RandomPlayer { seed };
        let mut position = Position::start(Rules::new(edition), Setting::usual(edition));
        let mut turns = Vec::new();
        while let Some(turn) = player.choose(&position, turns.len() as u64).filter(|_| turns.len() < 200) {
            position = position.play(turn).expect("only legal turns are chosen");
            turns.push(turn);
        }
        turns
    }

    #[test]
    fn the_same_seed_plays_the_same_game() {
        for edition in Edition::ALL {
            assert_eq!(game(edition, 5), game(edition, 5));
            assert_ne!(game(edition, 5), game(edition, 6));
        }
    }
}
