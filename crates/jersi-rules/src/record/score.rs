//! The score that ends a record: `2 0`, `1 1`, or `*` for a game that is not over.

use super::{GameResult, Record};
use crate::edition::Edition;
use crate::notation::Span;
use crate::outcome::{Outcome, Reason};
use crate::piece::Color;

/// What the end of a record says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Score {
    /// `*`: the game is not over.
    Unfinished,
    /// The game is over.
    Over(GameResult),
}

impl Score {
    /// The value of the `Result` tag.
    pub const fn id(self) -> &'static str {
        match self {
            Score::Unfinished => "*",
            Score::Over(result) => result.id(),
        }
    }

    /// The score of these points, in whatever edition.
    pub fn of_points(white: &str, black: &str) -> Option<Score> {
        Some(Score::Over(match (white, black) {
            ("2" | "1", "0") => GameResult::Win(Color::White),
            ("0", "2" | "1") => GameResult::Win(Color::Black),
            ("1", "1") => GameResult::Draw,
            _ => return None,
        }))
    }

    /// The score in one word: `*`, or points joined by a dash.
    pub fn of_word(word: &str) -> Option<Score> {
        if word == "*" {
            return Some(Score::Unfinished);
        }
        let dash = |c: char| crate::notation::usual(c) == Some('-');
        let (white, black) = word.split_once(dash)?;
        Score::of_points(white, black)
    }
}

impl Record {
    /// Remembers a written score that counts as another edition does.
    pub(super) fn compare_scale(&mut self, text: &str, span: Span) {
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        let written = &text[span.clone()];
        let points: Vec<char> = digits(written).chars().collect();
        let [white, black] = points[..] else { return };
        let Some(Score::Over(result)) = Score::of_points(&white.to_string(), &black.to_string()) else {
            return;
        };
        let Ok(edition) = self.edition() else { return };
        if digits(&result.score(edition)) != digits(written) {
            self.other_scale = Some((span, format!("{white} {black}")));
        }
    }
}

impl GameResult {
    /// The result with this identifier.
    pub fn from_id(id: &str) -> Option<GameResult> {
        [GameResult::Win(Color::White), GameResult::Win(Color::Black), GameResult::Draw]
            .into_iter()
            .find(|result| result.id() == id)
    }

    /// The score by an edition's counting: `2 0`, `1 1`.
    pub fn score(self, edition: Edition) -> String {
        let winner = match self {
            GameResult::Win(color) => Some(color),
            GameResult::Draw => None,
        };
        // The points are the same for every reason.
        let points = Outcome { winner, reason: Reason::NoTurn }.points(edition.facts().score);
        format!("{} {}", points[Color::White], points[Color::Black])
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        outcome.winner.map_or(GameResult::Draw, GameResult::Win)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_of_every_edition() {
        let white = GameResult::Win(Color::White);
        let black = GameResult::Win(Color::Black);
        for edition in Edition::ALL {
            let win = if edition.hunts() { "1" } else { "2" };
            assert_eq!(white.score(edition), format!("{win} 0"));
            assert_eq!(black.score(edition), format!("0 {win}"));
            assert_eq!(GameResult::Draw.score(edition), "1 1");
            for result in [white, black, GameResult::Draw] {
                let score = result.score(edition);
                let (left, right) = score.split_once(' ').unwrap();
                assert_eq!(Score::of_points(left, right), Some(Score::Over(result)));
                assert_eq!(GameResult::from_id(result.id()), Some(result));
            }
        }
        assert_eq!(Score::of_points("0", "0"), None);
        assert_eq!(Score::of_points("3", "0"), None);
        assert_eq!(Score::of_word("0–2"), Some(Score::Over(black)));
        assert_eq!(Score::of_word("*"), Some(Score::Unfinished));
        assert_eq!(Score::of_word("a2-b2"), None);
    }
}
