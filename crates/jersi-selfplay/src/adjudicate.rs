//! Ends that are not rules: games are broken off where they teach nothing more.

use std::collections::HashMap;

use jersi_rules::{Color, Position};

use crate::game::{End, GameResult};

/// A side that far ahead, in the eyes of both, wins ...
const AHEAD: i32 = 1_200;
/// ... after so many decisions in a row.
const AHEAD_DECISIONS: u32 = 4;
/// A game this even ...
const EVEN: i32 = 8;
/// ... for so many decisions ...
const EVEN_DECISIONS: u32 = 12;
/// ... after so many is a tie.
const EVEN_FROM: usize = 80;
/// So many decisions without a capture are a tie, as in matches.
const QUIET_DECISIONS: u32 = 100;
/// A position that comes so often is a tie, as in matches.
const REPETITIONS: u32 = 3;
/// No game is longer.
const LONGEST: usize = 1_000;

/// What is remembered of a game to break it off.
#[derive(Default)]
pub(crate) struct Adjudicator {
    decisions: usize,
    leader: Option<Color>,
    ahead: u32,
    even: u32,
    quiet: u32,
    pieces: u32,
    seen: HashMap<u64, u32>,
}

impl Adjudicator {
    /// Looks at a position that was reached. The rules come first; this is asked where they let the game go on.
    pub fn reach(&mut self, position: &Position) -> Option<(GameResult, End)> {
        self.decisions += 1;
        let pieces = Color::BOTH.into_iter().map(|color| position.on_board(color).total()).sum();
        self.quiet = if pieces < self.pieces { 0 } else { self.quiet + 1 };
        self.pieces = pieces;
        let times = self.seen.entry(position.hash()).or_default();
        *times += 1;
        if *times >= REPETITIONS {
            Some((GameResult::Tie, End::Repetition))
        } else if self.quiet >= QUIET_DECISIONS || self.decisions >= LONGEST {
            Some((GameResult::Tie, End::Quiet))
        } else {
            None
        }
    }

    /// Hears what the search thinks, in units for the player who decides.
    pub fn hear(&mut self, decider: Color, score: i16) -> Option<(GameResult, End)> {
        let score = i32::from(score);
        let leader = if score >= 0 { decider } else { decider.other() };
        let far = score.abs() >= AHEAD;
        self.ahead = match far {
            true if self.leader == Some(leader) => self.ahead + 1,
            true => 1,
            false => 0,
        };
        self.leader = far.then_some(leader);
        self.even = if score.abs() <= EVEN && self.decisions >= EVEN_FROM { self.even + 1 } else { 0 };
        if self.ahead >= AHEAD_DECISIONS {
            Some((GameResult::of(Some(leader)), End::Ahead))
        } else if self.even >= EVEN_DECISIONS {
            Some((GameResult::Tie, End::Even))
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{Edition, Rules};

    #[test]
    fn four_in_a_row_beyond_the_lead() {
        let mut adjudicator = Adjudicator::default();
        let heard = [(Color::White, 1300), (Color::Black, -1250), (Color::White, 1100)];
        assert!(heard.into_iter().all(|(color, score)| adjudicator.hear(color, score).is_none()));
        let heard = [(Color::Black, 1300), (Color::White, -1300), (Color::Black, 1300)];
        assert!(heard.into_iter().all(|(color, score)| adjudicator.hear(color, score).is_none()));
        assert_eq!(adjudicator.hear(Color::White, -31_000), Some((GameResult::Black, End::Ahead)));
    }

    #[test]
    fn a_long_even_game_and_a_repetition_are_ties() {
        let position = Position::initial(Rules::new(Edition::V2_0));
        let mut adjudicator = Adjudicator::default();
        for n in 1..=90 {
            adjudicator.decisions = n;
            assert_eq!(adjudicator.hear(Color::White, 8), None, "{n}");
        }
        let mut adjudicator = Adjudicator { decisions: 80, ..Adjudicator::default() };
        let ends: Vec<_> = (0..12).filter_map(|_| adjudicator.hear(Color::Black, 0)).collect();
        assert_eq!(ends, [(GameResult::Tie, End::Even)]);
        let mut adjudicator = Adjudicator::default();
        let reached: Vec<_> = (0..3).map(|_| adjudicator.reach(&position)).collect();
        assert_eq!(reached, [None, None, Some((GameResult::Tie, End::Repetition))]);
    }
}
