//! Counts, clocks, scores and what the engine thinks.

use std::time::Duration;

use jersi_engine::{Score, chance};
use jersi_rules::{Color, EndClock, Lang};
use jersi_study::short_score;

use super::Words;

impl Words {
    /// How far the count that ends the game is, if one runs.
    pub fn count(self, clock: EndClock) -> Option<String> {
        match (clock, self.0) {
            (EndClock::Stopped, _) => None,
            (EndClock::Quiet { turns, limit }, Lang::En) => Some(format!("{turns} of {limit} quiet turns")),
            (EndClock::Quiet { turns, limit }, Lang::Fr) => Some(format!("{turns} sur {limit} tours calmes")),
            (EndClock::LastTurns { left, of }, Lang::En) => Some(format!("exhaustion: {left} of {of} left")),
            (EndClock::LastTurns { left, of }, Lang::Fr) => {
                Some(format!("épuisement : reste {left} sur {of}"))
            }
        }
    }

    /// `53%`, in French with a space before the sign.
    pub fn percent(self, share: f64) -> String {
        let percent = (share * 100.0).round();
        match self.0 {
            Lang::En => format!("{percent}%"),
            Lang::Fr => format!("{percent} %"),
        }
    }

    /// A score for White, with White's winning chance.
    pub fn score(self, score: Score, decider: Color) -> String {
        let for_white = if decider == Color::White { score } else { score.negated() };
        format!("{} {}", short_score(for_white), self.percent(chance(for_white)))
    }

    /// `depth 7`.
    pub fn depth(self, depth: u32) -> String {
        match self.0 {
            Lang::En => format!("depth {depth}"),
            Lang::Fr => format!("profondeur {depth}"),
        }
    }

    /// Whose opinion is shown, and whether it is thought through.
    pub fn opinion(self, of: Opinion, done: bool) -> String {
        match (of, done, self.0) {
            (Opinion::Turn(color), false, Lang::En) => format!("{} thinks", self.color(color)),
            (Opinion::Turn(color), false, Lang::Fr) => format!("{} réfléchit", self.color(color)),
            (Opinion::Turn(color), true, Lang::En) => format!("{} thought", self.color(color)),
            (Opinion::Turn(color), true, Lang::Fr) => format!("{} pensait", self.color(color)),
            (Opinion::Hint, ..) => self.say("Hint", "Conseil").to_owned(),
            (Opinion::Analysis, ..) => self.say("Analysis", "Analyse").to_owned(),
        }
    }
}

/// What is thought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opinion {
    /// A player's turn.
    Turn(Color),
    /// A hint.
    Hint,
    /// The position that is looked at.
    Analysis,
}

/// `9:41`, `1:02:03`; below ten seconds with tenths.
pub(crate) fn clock(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match (hours, minutes) {
        (24.., _) => format!("{}d {:02}h", hours / 24, hours % 24),
        (1.., _) => format!("{hours}:{minutes:02}:{rest:02}"),
        (0, 0) if rest < 10 => format!("0:{rest:02}.{}", left.subsec_millis() / 100),
        _ => format!("{minutes}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times() {
        assert_eq!(clock(Duration::from_secs(581)), "9:41");
        assert_eq!(clock(Duration::from_secs(3723)), "1:02:03");
        assert_eq!(clock(Duration::from_millis(9_850)), "0:09.8");
        assert_eq!(clock(Duration::from_secs(3 * 86_400 - 1)), "2d 23h");
    }

    #[test]
    fn scores_are_told_for_white() {
        let words = Words(Lang::En);
        assert_eq!(words.score(Score::units(250), Color::White), "+250 73%");
        assert_eq!(words.score(Score::units(250), Color::Black), "-250 27%");
        assert_eq!(Words(Lang::Fr).score(Score::win_in(3), Color::Black), "#-3 0 %");
    }
}
