//! Ends by score: both players have thought the same of the game for long enough.

use std::fmt;

use jersi_engine::{Score, Verdict};
use jersi_rules::{ByColor, Color};

/// What ends a game by what its players think of it. Both must agree, so a player who tells no score never ends one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreRules {
    /// When a game is taken for won.
    pub resign: Option<ResignRule>,
    /// When it is taken for a tie.
    pub draw: Option<DrawRule>,
}

/// A game is won when for so many turns of each side both thought the same side ahead by so many units or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResignRule {
    /// Turns of each side in a row.
    pub moves: u32,
    /// Units.
    pub score: u32,
}

/// A game is tied when so many turns are played, and for so many turns of each side neither thought anybody ahead by
/// more than so many units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// Turns of both sides, from the beginning of the game.
    pub number: u32,
    /// Turns of each side in a row.
    pub moves: u32,
    /// Units.
    pub score: u32,
}

/// As the terms of a match tell it; nothing if there is no such rule.
impl fmt::Display for ScoreRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(ResignRule { moves, score }) = self.resign {
            write!(f, " resign={moves}:{score}")?;
        }
        if let Some(DrawRule { number, moves, score }) = self.draw {
            write!(f, " draw={number}:{moves}:{score}")?;
        }
        Ok(())
    }
}

/// How many of a side's last turns in a row were thought of so.
#[derive(Clone, Copy, Debug, Default)]
struct Run {
    won: u32,
    lost: u32,
    even: u32,
}

/// Follows what both sides think during one game.
#[derive(Clone, Debug)]
pub(crate) struct ScoreWatch {
    rules: ScoreRules,
    runs: ByColor<Run>,
}

impl ScoreWatch {
    pub fn new(rules: ScoreRules) -> ScoreWatch {
        ScoreWatch { rules, runs: ByColor::default() }
    }

    /// A side has played a turn and thinks so of it.
    pub fn hear(&mut self, player: Color, score: Option<Score>) {
        let value = score.map(|score| match score.verdict() {
            Verdict::Units(units) => i64::from(units),
            Verdict::WinIn(_) => i64::from(i32::MAX),
            Verdict::LossIn(_) => i64::from(i32::MIN),
        });
        let ScoreRules { resign, draw } = self.rules;
        let far = resign.map_or(i64::MAX, |rule| i64::from(rule.score));
        let near = draw.map_or(-1, |rule| i64::from(rule.score));
        let run = &mut self.runs[player];
        let count = |so: bool, before: u32| if so { before + 1 } else { 0 };
        run.won = count(value.is_some_and(|value| value >= far), run.won);
        run.lost = count(value.is_some_and(|value| value <= -far), run.lost);
        run.even = count(value.is_some_and(|value| value.abs() <= near), run.even);
    }

    /// The end that both agree on after so many turns of the game.
    pub fn found(&self, turns: usize) -> Option<Agreed> {
        if let Some(ResignRule { moves, .. }) = self.rules.resign {
            let wins =
                |winner: Color| self.runs[winner].won >= moves && self.runs[winner.other()].lost >= moves;
            if let Some(winner) = Color::BOTH.into_iter().find(|&color| wins(color)) {
                return Some(Agreed::Win(winner));
            }
        }
        let DrawRule { number, moves, .. } = self.rules.draw?;
        let even = Color::BOTH.into_iter().all(|color| self.runs[color].even >= moves);
        (even && turns >= number as usize).then_some(Agreed::Tie)
    }
}

/// An end that both players see coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreed {
    /// This one wins.
    Win(Color),
    /// Nobody does.
    Tie,
}

impl Agreed {
    /// Who wins, if anybody does.
    pub fn winner(self) -> Option<Color> {
        match self {
            Agreed::Win(color) => Some(color),
            Agreed::Tie => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: ScoreRules = ScoreRules {
        resign: Some(ResignRule { moves: 2, score: 500 }),
        draw: Some(DrawRule { number: 6, moves: 2, score: 8 }),
    };

    fn after(scores: &[Option<i32>]) -> Option<Agreed> {
        let mut watch = ScoreWatch::new(RULES);
        for (n, score) in scores.iter().enumerate() {
            let player = if n % 2 == 0 { Color::White } else { Color::Black };
            watch.hear(player, score.map(Score::units));
        }
        watch.found(scores.len())
    }

    #[test]
    fn both_must_agree_for_long_enough() {
        let [high, low] = [Some(500), Some(-600)];
        assert_eq!(after(&[high, low, high, low]), Some(Agreed::Win(Color::White)));
        assert_eq!(after(&[low, high, low, high]), Some(Agreed::Win(Color::Black)));
        assert_eq!(after(&[high, low, high]), None);
        assert_eq!(after(&[high, Some(-499), high, low]), None);
        assert_eq!(after(&[high, high, high, high]), None);
        assert_eq!(after(&[high, None, high, None]), None, "who tells nothing agrees to nothing");
        assert_eq!(after(&[high, low, Some(0), low, high, low]), None, "in a row");
    }

    #[test]
    fn a_tie_needs_its_number_of_turns() {
        let even = Some(-8);
        assert_eq!(after(&[even; 5]), None);
        assert_eq!(after(&[even; 6]), Some(Agreed::Tie));
        assert_eq!(after(&[even, even, even, even, Some(9), even]), None);
    }

    #[test]
    fn without_rules_nothing_ends() {
        let mut watch = ScoreWatch::new(ScoreRules::default());
        for _ in 0..100 {
            for color in Color::BOTH {
                watch.hear(color, Some(Score::win_in(1)));
                watch.hear(color, Some(Score::DRAW));
            }
        }
        assert_eq!(watch.found(200), None);
        assert_eq!(RULES.to_string(), " resign=2:500 draw=6:2:8");
    }
}
