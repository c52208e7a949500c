//! What a player is asked for next.

use jersi_game::{Choice, Entry};
use jersi_rules::{Kind, Stage};

/// What a player is asked for next while a turn is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Nothing: no turn can be entered.
    Nothing,
    /// A piece to place, in a free setting.
    Placement,
    /// What moves.
    Move,
    /// What moves, or a cube of the reserve.
    MoveOrDrop,
    /// One of one's own cubes of a kind, as the ransom.
    Gift(Kind),
    /// A cell for the captured king.
    Relocation,
    /// The kind of cube that is asked for as the ransom.
    Ransom,
    /// Where a cube of the reserve lands.
    Landing,
    /// Where that which moves goes.
    Target,
    /// To play the turn, or another cube of the reserve.
    SecondDrop,
    /// To play the turn, or a second step.
    SecondStep,
    /// A second step, or the kind of the ransom.
    SecondStepOrRansom,
    /// A second step, or a cell for the captured king.
    SecondStepOrKing,
    /// To play the turn, or to take it back.
    Play,
}

impl Asked {
    /// What an entry waits for.
    pub fn of(entry: &Entry) -> Asked {
        let position = entry.position();
        let playable = entry.playable().is_some();
        match (entry.done().last(), entry.next().first()) {
            (_, None) if playable => Asked::Play,
            (_, None) => Asked::Nothing,
            (None, _) => match position.stage() {
                Stage::Setting => Asked::Placement,
                Stage::Turn if position.reserve(position.to_move()).is_empty() => Asked::Move,
                Stage::Turn => Asked::MoveOrDrop,
                Stage::Gift(kind) => Asked::Gift(kind),
                Stage::Relocation => Asked::Relocation,
            },
            (_, Some(Choice::Name(_))) => Asked::Ransom,
            (_, Some(Choice::Seat(_))) => Asked::Relocation,
            (_, Some(Choice::Land(_))) => Asked::Landing,
            (_, Some(Choice::Take(_))) => Asked::SecondDrop,
            (Some(Choice::Lift(..)), _) => Asked::Target,
            _ if playable => Asked::SecondStep,
            _ if position.rules().ransom() => Asked::SecondStepOrRansom,
            _ => Asked::SecondStepOrKing,
        }
    }
}
