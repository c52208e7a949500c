//! Which turn of a game: the one place that numbers turns for people.

use std::fmt;

use crate::piece::Color;
use crate::position::{Position, Stage};

/// Which turn of a game, as the booklets number it: they number pairs, a turn of White and the turn of Black that
/// follows. The placements of a free setting have numbers of their own, each counting one.
///
/// As text it is what stands before the turn in a record: `7.` for White, `7…` for Black, nothing for a placement.
///
/// ```
/// use jersi_rules::{Color, Edition, Position, Rules, TurnLabel};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// assert_eq!(start.turn_label(), TurnLabel::Turn { pair: 1, player: Color::White });
/// assert_eq!(start.play_text("a2-b2")?.turn_label().numbered("h5-g5"), "1… h5-g5");
/// # Ok::<(), jersi_rules::notation::TurnFault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnLabel {
    /// A piece of a free setting.
    Placement {
        /// From 1, both players' placements counting.
        number: u32,
        /// Whose it is.
        player: Color,
    },
    /// A turn.
    Turn {
        /// The number of its pair, from 1.
        pair: u16,
        /// Whose it is.
        player: Color,
    },
}

impl TurnLabel {
    /// The pair of a player's turn, the turns of both being counted from 1. White opens a pair even where a position
    /// gives White an even number; 0 is no turn, and of no pair.
    pub const fn pair_of(turn_number: u16, player: Color) -> u16 {
        match player {
            Color::White if turn_number > 0 => turn_number / 2 + 1,
            _ => turn_number.div_ceil(2),
        }
    }

    /// The number that counts the turns of both, of a player's turn in a pair; 0 if there is no such pair.
    pub const fn turn_number_of(pair: u16, player: Color) -> u16 {
        match player {
            Color::White => pair.saturating_mul(2).saturating_sub(1),
            Color::Black => pair.saturating_mul(2),
        }
    }

    /// The number of the pair; placements make pairs of their own.
    pub const fn pair(self) -> u32 {
        match self {
            TurnLabel::Placement { number, .. } => number.div_ceil(2),
            TurnLabel::Turn { pair, .. } => pair as u32,
        }
    }

    /// A turn with its number before it, as records print it.
    pub fn numbered(self, turn: &str) -> String {
        match self {
            TurnLabel::Placement { .. } => turn.to_owned(),
            TurnLabel::Turn { .. } => format!("{self} {turn}"),
        }
    }
}

impl fmt::Display for TurnLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnLabel::Placement { .. } => Ok(()),
            TurnLabel::Turn { pair, player: Color::White } => write!(f, "{pair}."),
            TurnLabel::Turn { pair, player: Color::Black } => write!(f, "{pair}…"),
        }
    }
}

impl Position {
    /// Which turn is to be played. Nothing else numbers turns for people.
    pub fn turn_label(&self) -> TurnLabel {
        let player = self.to_move();
        if self.stage() == Stage::Setting {
            let placed: u32 = Color::BOTH.into_iter().map(|side| self.on_board(side).total()).sum();
            return TurnLabel::Placement { number: placed + 1, player };
        }
        TurnLabel::Turn { pair: TurnLabel::pair_of(self.turn_number(), player), player }
    }
}

#[cfg(test)]
mod tests {
    use super::TurnLabel;
    use crate::piece::Color;

    /// Whoever begins and with whatever number: White opens each pair, Black closes it.
    #[test]
    fn pairs_are_whole() {
        for first in 1..9 {
            for begins in Color::BOTH {
                let mut player = begins;
                let mut last = TurnLabel::pair_of(first, player);
                for turn in first + 1..first + 9 {
                    player = player.other();
                    let pair = TurnLabel::pair_of(turn, player);
                    assert_eq!(pair, last + u16::from(player == Color::White), "turn {turn} from {first}");
                    last = pair;
                }
            }
        }
        for (pair, player) in [(1, Color::White), (1, Color::Black), (13, Color::White), (13, Color::Black)] {
            assert_eq!(TurnLabel::pair_of(TurnLabel::turn_number_of(pair, player), player), pair);
        }
        assert_eq!([1, 25].map(|turn| TurnLabel::pair_of(turn, Color::White)), [1, 13]);
        assert_eq!([2, 26].map(|turn| TurnLabel::pair_of(turn, Color::Black)), [1, 13]);
    }
}
