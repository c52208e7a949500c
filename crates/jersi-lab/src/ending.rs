//! How games end: by the rules, or by ends of the laboratory's own, which are named so.

use std::collections::HashMap;

use jersi_rules::{Aim, Color, Position, Rules, Stage};

/// A tie after so many turns without a capture, unless the rules of the game allow more.
const QUIET_TURNS: u32 = 100;
/// A tie when a position is there so many times.
const REPETITIONS: u32 = 3;
/// A tie after so many decisions.
const LONGEST: usize = 400;

/// What is remembered of a game to end it.
#[derive(Default)]
pub(crate) struct Referee {
    decisions: usize,
    quiet: u32,
    pieces: u32,
    seen: HashMap<u64, u32>,
}

/// How a game ended: White's half points and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub points: u8,
    pub reason: &'static str,
}

impl Referee {
    /// Looks at each position of a game, the first one too. The rules come first.
    pub fn reach(&mut self, position: &Position) -> Option<End> {
        self.decisions += 1;
        if let Some(outcome) = position.outcome() {
            let points = match outcome.winner {
                Some(Color::White) => 2,
                Some(Color::Black) => 0,
                None => 1,
            };
            return Some(End { points, reason: outcome.reason.id() });
        }
        let pieces = Color::BOTH.into_iter().map(|color| position.on_board(color).total()).sum();
        let captured = pieces < std::mem::replace(&mut self.pieces, pieces);
        if captured {
            self.quiet = 0;
        } else if position.stage() == Stage::Turn {
            self.quiet += 1;
        }
        let times = self.seen.entry(position.hash()).or_default();
        *times += 1;
        let reason = if *times >= REPETITIONS {
            "adjudicated-repetition"
        } else if self.quiet > quiet_turns(position.rules()) {
            "adjudicated-quiet"
        } else if self.decisions > LONGEST {
            "adjudicated-length"
        } else {
            return None;
        };
        Some(End { points: 1, reason })
    }
}

/// Turns without a capture that a game may have: what the rules end is theirs to end, so that every limit of theirs can be measured.
fn quiet_turns(rules: Rules) -> u32 {
    match rules.aim() {
        Aim::BringTheKingHome { quiet_limit, .. } => QUIET_TURNS.max(u32::from(quiet_limit)),
        Aim::HuntTheKing { .. } => QUIET_TURNS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::Edition;

    #[test]
    fn a_position_for_the_third_time_is_a_tie() {
        let mut referee = Referee::default();
        let mut position = Position::initial(Rules::new(Edition::V4_8));
        let mut ends = vec![referee.reach(&position)];
        for text in ["b4-c4", "h4-g4", "c4-b4", "g4-h4"].repeat(2) {
            position = position.play_text(text).expect("legal");
            ends.push(referee.reach(&position));
        }
        let last = ends.pop().flatten();
        assert_eq!(last, Some(End { points: 1, reason: "adjudicated-repetition" }));
        assert!(ends.iter().all(Option::is_none));
    }

    #[test]
    fn the_rules_come_first() {
        let text = "2.0 5/6/r-6/4n-3/4K-4/1c-6/7/6/2N-2 w - - 55";
        let position: Position = text.parse().expect("a position");
        let after = position.play_text("e5-f5!!").expect("legal");
        let end = Referee { decisions: 1_000, ..Referee::default() }.reach(&after);
        assert_eq!(end, Some(End { points: 2, reason: "king-captured" }));
        let end = Referee { decisions: 400, ..Referee::default() }.reach(&position);
        assert_eq!(end, Some(End { points: 1, reason: "adjudicated-length" }));
        let end = Referee { quiet: 100, ..Referee::default() }.reach(&position);
        assert_eq!(end, Some(End { points: 1, reason: "adjudicated-quiet" }));
    }

    /// When and how a game ends in which nobody captures and nobody wins.
    fn ends_when_quiet(game: &str) -> (u32, &'static str) {
        let spec: jersi_rules::GameSpec = game.parse().expect("a game");
        let mut position = spec.start().expect("a start").position;
        let mut referee = Referee::default();
        let mut turns = 0;
        loop {
            // Positions may come again: only quiet turns are to end the game.
            referee.seen.clear();
            if let Some(end) = referee.reach(&position) {
                return (turns, end.reason);
            }
            let quiet = |&turn: &jersi_rules::Turn| {
                let after = position.play_legal(turn);
                let same = |color| after.on_board(color) == position.on_board(color);
                after.outcome().is_none_or(|outcome| outcome.winner.is_none())
                    && Color::BOTH.into_iter().all(same)
            };
            let turn = position.turns().into_iter().find(quiet).expect("somebody can wait");
            position = position.play_legal(turn);
            turns += 1;
        }
    }

    #[test]
    fn a_limit_of_the_rules_beyond_the_laboratorys_is_reached() {
        assert_eq!(ends_when_quiet("4.8 no-reserve quiet-limit=60"), (60, "no-capture-limit"));
        assert_eq!(ends_when_quiet("4.8 no-reserve quiet-limit=100"), (100, "no-capture-limit"));
        assert_eq!(ends_when_quiet("4.8 no-reserve quiet-limit=200"), (200, "no-capture-limit"));
        assert_eq!(ends_when_quiet("2.0"), (100, "adjudicated-quiet"));
    }
}
