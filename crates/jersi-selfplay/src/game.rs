//! A game that was played, as it is kept.

use jersi_rules::Color;

use crate::start::Start;

/// A game of the engine against itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// How it began.
    pub start: Start,
    /// What the setting was shuffled by; 0 where nothing is.
    pub setting_seed: u32,
    /// How many decisions were left to chance.
    pub opening: u8,
    /// All decisions, those of the opening first.
    pub decisions: Vec<Decision>,
    /// Who won.
    pub result: GameResult,
    /// Why it is over.
    pub end: End,
    /// The lower half of the last position's hash, so that a file read by another generator is found out.
    pub check: u32,
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Its place in the order of the generator (`Position::turns`).
    pub index: u16,
    /// What the search thought of it, in units for the player who decides; a forced win is beyond 30,000.
    pub score: Option<i16>,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// Black.
    Black,
    /// Nobody.
    Tie,
    /// White.
    White,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By the rules.
    Rules,
    /// The search saw one side far ahead for some turns.
    Ahead,
    /// The search saw nobody ahead for many turns.
    Even,
    /// Too many turns without a capture, or too many in all.
    Quiet,
    /// A position came for the third time.
    Repetition,
}

impl GameResult {
    /// From the winner.
    pub fn of(winner: Option<Color>) -> GameResult {
        match winner {
            Some(Color::White) => GameResult::White,
            Some(Color::Black) => GameResult::Black,
            None => GameResult::Tie,
        }
    }

    /// 0 for a loss of this player, 1 for a tie, 2 for a win.
    pub fn for_player(self, color: Color) -> u8 {
        match (self, color) {
            (GameResult::Tie, _) => 1,
            (GameResult::White, Color::White) | (GameResult::Black, Color::Black) => 2,
            _ => 0,
        }
    }

    pub(crate) fn number(self) -> u8 {
        self.for_player(Color::White)
    }

    pub(crate) fn from_number(number: u8) -> Option<GameResult> {
        [GameResult::Black, GameResult::Tie, GameResult::White].get(usize::from(number)).copied()
    }
}

impl End {
    /// All of them, by their numbers in files.
    const ALL: [End; 5] = [End::Rules, End::Ahead, End::Even, End::Quiet, End::Repetition];

    pub(crate) fn number(self) -> u8 {
        self as u8
    }

    pub(crate) fn from_number(number: u8) -> Option<End> {
        End::ALL.get(usize::from(number)).copied()
    }
}
