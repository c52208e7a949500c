//! A kept game played again, refereed.

use jersi_rules::{Position, Turn};

use crate::game::{Decision, End, Game, GameResult};

/// Why a game cannot be played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// There is no turn with the index of this decision, counted from 0: the game is over, or the generator is another.
    NoSuchTurn(usize),
    /// The last position is another one.
    OtherEnd,
    /// The rules end it otherwise than it says.
    OtherResult,
}

/// Goes through a game: each position with the decision that was taken in it, the turn, and the position after it.
pub fn replay(
    game: &Game,
    mut visit: impl FnMut(&Position, Decision, Turn, &Position),
) -> Result<(), GameFault> {
    let mut position = game.start.position(game.setting_seed);
    let mut turns = Vec::with_capacity(1024);
    for (n, &decision) in game.decisions.iter().enumerate() {
        turns.clear();
        position.turns_into(&mut turns);
        let turn = *turns.get(usize::from(decision.index)).ok_or(GameFault::NoSuchTurn(n))?;
        let after = position.play_legal(turn);
        visit(&position, decision, turn, &after);
        position = after;
    }
    let outcome = position.outcome();
    if position.hash() as u32 != game.check {
        Err(GameFault::OtherEnd)
    } else if (game.end == End::Rules) != outcome.is_some()
        || outcome.is_some_and(|outcome| GameResult::of(outcome.winner) != game.result)
    {
        Err(GameFault::OtherResult)
    } else {
        Ok(())
    }
}
