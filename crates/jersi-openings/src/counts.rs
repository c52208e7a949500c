//! Results, and what they are worth.

use jersi_rules::Color;

/// Who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// The engine against itself.
    SelfPlay,
    /// People and programs, in games that were written down.
    Records,
}

impl Source {
    /// Both, in the order of a book.
    pub const ALL: [Source; 2] = [Source::SelfPlay, Source::Records];

    /// The name in answers.
    pub const fn id(self) -> &'static str {
        match self {
            Source::SelfPlay => "self-play",
            Source::Records => "records",
        }
    }
}

/// Games by their results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Won by White.
    pub white: u16,
    /// Won by nobody.
    pub ties: u16,
    /// Won by Black.
    pub black: u16,
}

impl Counts {
    /// One game more. A number that is full stays so.
    pub fn add(&mut self, winner: Option<Color>) {
        let number = match winner {
            Some(Color::White) => &mut self.white,
            None => &mut self.ties,
            Some(Color::Black) => &mut self.black,
        };
        *number = number.saturating_add(1);
    }

    /// How many games there are.
    pub fn games(self) -> u32 {
        u32::from(self.white) + u32::from(self.ties) + u32::from(self.black)
    }

    /// What a player scored on average, from 0 to 1; a half without a game.
    pub fn score(self, color: Color) -> f64 {
        let won = if color == Color::White { self.white } else { self.black };
        match self.games() {
            0 => 0.5,
            games => (f64::from(won) + 0.5 * f64::from(self.ties)) / f64::from(games),
        }
    }

    /// Wilson's 95 % interval of that score. A tie counts as half a win, which makes it a little too wide, never too narrow.
    pub fn interval(self, color: Color) -> (f64, f64) {
        let n = f64::from(self.games());
        if n == 0.0 {
            return (0.0, 1.0);
        }
        // The 97.5 % point of the normal distribution.
        let z = 1.959_964_f64;
        let (p, z2) = (self.score(color), z * z);
        let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
        // Rounding must not leave the score itself outside, where all games ended alike.
        ((middle - half).clamp(0.0, p), (middle + half).clamp(p, 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_that_of_the_tables() {
        let counts = Counts { white: 8, ties: 0, black: 2 };
        let (low, high) = counts.interval(Color::White);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
        let (other_low, other_high) = counts.interval(Color::Black);
        assert!((other_low - (1.0 - high)).abs() < 1e-12 && (other_high - (1.0 - low)).abs() < 1e-12);
        assert_eq!(Counts::default().interval(Color::White), (0.0, 1.0));
    }

    #[test]
    fn the_score_lies_within_its_interval() {
        for (white, ties, black) in (0..40).flat_map(|n| [(n, 0, 0), (0, n, 0), (0, 0, n), (n, 1, 2)]) {
            let counts = Counts { white, ties, black };
            for color in [Color::White, Color::Black] {
                let (low, high) = counts.interval(color);
                assert!(
                    (low..=high).contains(&counts.score(color)) && low >= 0.0 && high <= 1.0,
                    "{counts:?}"
                );
            }
        }
    }

    #[test]
    fn a_tie_is_half_a_win_for_both() {
        let mut counts = Counts::default();
        for winner in [Some(Color::White), None, None, Some(Color::Black), Some(Color::White)] {
            counts.add(winner);
        }
        assert_eq!(counts, Counts { white: 2, ties: 2, black: 1 });
        assert!(
            (counts.score(Color::White) - 0.6).abs() < 1e-12
                && (counts.score(Color::Black) - 0.4).abs() < 1e-12
        );
        counts.white = u16::MAX;
        counts.add(Some(Color::White));
        assert_eq!(counts.white, u16::MAX);
    }
}
