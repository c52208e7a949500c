//! How a game ended, by the rules or outside them.

use jersi_rules::record::{GameResult, Termination};
use jersi_rules::{ByColor, Color, Edition, Outcome};

/// Why a game is over and who won. Only results that fit the reason can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    result: Option<GameResult>,
    termination: Termination,
}

impl Ending {
    /// The rules ended it.
    pub const fn by_rules(outcome: Outcome) -> Ending {
        let result = match outcome.winner {
            Some(winner) => GameResult::Win(winner),
            None => GameResult::Draw,
        };
        Ending { result: Some(result), termination: Termination::Rules(outcome.reason) }
    }

    /// A player gave up.
    pub const fn resignation(loser: Color) -> Ending {
        Ending::lost(loser, Termination::Resignation)
    }

    /// A player's time was up.
    pub const fn time(loser: Color) -> Ending {
        Ending::lost(loser, Termination::Time)
    }

    /// A player went away.
    pub const fn abandoned(loser: Color) -> Ending {
        Ending::lost(loser, Termination::Abandoned)
    }

    /// A player broke down or played an illegal turn.
    pub const fn forfeit(loser: Color) -> Ending {
        Ending::lost(loser, Termination::Forfeit)
    }

    /// The players agreed on a tie.
    pub const fn agreement() -> Ending {
        Ending::tied(Termination::Agreement)
    }

    /// Too many turns without a capture.
    pub const fn adjudicated_quiet() -> Ending {
        Ending::tied(Termination::AdjudicatedQuiet)
    }

    /// The same position too often.
    pub const fn adjudicated_repetition() -> Ending {
        Ending::tied(Termination::AdjudicatedRepetition)
    }

    /// Both programs thought this winner, or nobody, ahead for long enough.
    pub const fn adjudicated_score(winner: Option<Color>) -> Ending {
        match winner {
            Some(winner) => Ending::lost(winner.other(), Termination::AdjudicatedScore),
            None => Ending::tied(Termination::AdjudicatedScore),
        }
    }

    /// The game was called off and counts for nothing.
    pub const fn aborted() -> Ending {
        Ending { result: None, termination: Termination::Aborted }
    }

    const fn lost(loser: Color, termination: Termination) -> Ending {
        Ending { result: Some(GameResult::Win(loser.other())), termination }
    }

    const fn tied(termination: Termination) -> Ending {
        Ending { result: Some(GameResult::Draw), termination }
    }

    /// An ending outside the rules as a record tells it, if the result fits the reason. An abandoned game
    /// may have no result: then both players went away.
    pub fn outside(termination: Termination, result: Option<GameResult>) -> Option<Ending> {
        let fits = match termination {
            Termination::Rules(_) => false,
            Termination::Resignation | Termination::Time | Termination::Forfeit => {
                matches!(result, Some(GameResult::Win(_)))
            }
            Termination::Abandoned => !matches!(result, Some(GameResult::Draw)),
            Termination::Aborted => result.is_none(),
            Termination::AdjudicatedScore => result.is_some(),
            Termination::Agreement | Termination::AdjudicatedQuiet | Termination::AdjudicatedRepetition => {
                result == Some(GameResult::Draw)
            }
        };
        fits.then_some(Ending { result, termination })
    }

    /// Who won; `None` if the game counts for nothing.
    pub const fn result(self) -> Option<GameResult> {
        self.result
    }

    /// Why the game is over.
    pub const fn termination(self) -> Termination {
        self.termination
    }

    /// Whether taking turns back opens the game again. That is so if a turn ended it, by the rules or by
    /// an adjudication. What people declared, and time that is up, stays.
    pub const fn reopens(self) -> bool {
        matches!(
            self.termination,
            Termination::Rules(_) | Termination::AdjudicatedQuiet | Termination::AdjudicatedRepetition
        )
    }

    /// The points of each player by an edition's counting; `None` if the game counts for nothing.
    pub fn points(self, edition: Edition) -> Option<ByColor<u8>> {
        let score = edition.facts().score;
        let result = self.result?;
        Some(ByColor::from_fn(|color| match result {
            GameResult::Win(winner) if winner == color => score.win,
            GameResult::Win(_) => score.loss,
            GameResult::Draw => score.tie,
        }))
    }

    /// Who won, if somebody did.
    pub const fn winner(self) -> Option<Color> {
        match self.result {
            Some(GameResult::Win(winner)) => Some(winner),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::Reason;

    const WHITE_WINS: Option<GameResult> = Some(GameResult::Win(Color::White));

    #[test]
    fn a_result_fits_its_reason() {
        for termination in Termination::OUTSIDE_THE_RULES {
            let results = [None, Some(GameResult::Draw), WHITE_WINS];
            let fitting = results.map(|result| Ending::outside(termination, result).is_some());
            let expected = match termination {
                Termination::Resignation | Termination::Time | Termination::Forfeit => [false, false, true],
                Termination::Abandoned => [true, false, true],
                Termination::Aborted => [true, false, false],
                Termination::AdjudicatedScore => [false, true, true],
                _ => [false, true, false],
            };
            assert_eq!(fitting, expected, "{termination:?}");
        }
        assert_eq!(Ending::outside(Termination::Rules(Reason::KingCaptured), WHITE_WINS), None);
    }

    #[test]
    fn constructors_and_records_tell_the_same() {
        let loser = Color::Black;
        for ending in [
            Ending::resignation(loser),
            Ending::time(loser),
            Ending::abandoned(loser),
            Ending::forfeit(loser),
            Ending::agreement(),
            Ending::adjudicated_quiet(),
            Ending::adjudicated_repetition(),
            Ending::adjudicated_score(None),
            Ending::adjudicated_score(Some(loser.other())),
            Ending::aborted(),
        ] {
            assert_eq!(Ending::outside(ending.termination(), ending.result()), Some(ending));
        }
        let outcome = Outcome::win(Color::White, Reason::KingArrived);
        let ending = Ending::by_rules(outcome);
        assert_eq!((ending.result(), ending.termination()), (WHITE_WINS, Termination::Rules(outcome.reason)));
    }

    #[test]
    fn only_what_a_turn_brought_about_is_opened_again() {
        assert!(Ending::by_rules(Outcome::tie(Reason::NoCaptureLimit)).reopens());
        assert!(Ending::adjudicated_quiet().reopens());
        assert!(Ending::adjudicated_repetition().reopens());
        for ending in [
            Ending::resignation(Color::White),
            Ending::time(Color::White),
            Ending::abandoned(Color::White),
            Ending::forfeit(Color::White),
            Ending::agreement(),
            Ending::adjudicated_score(None),
            Ending::aborted(),
        ] {
            assert!(!ending.reopens(), "{ending:?}");
        }
    }

    #[test]
    fn points_follow_the_edition() {
        let points = |ending: Ending, edition| ending.points(edition).map(|p| (p.white, p.black));
        assert_eq!(points(Ending::resignation(Color::Black), Edition::V2_0), Some((1, 0)));
        assert_eq!(points(Ending::resignation(Color::White), Edition::V4_8), Some((0, 2)));
        assert_eq!(points(Ending::agreement(), Edition::V4_8), Some((1, 1)));
        assert_eq!(points(Ending::aborted(), Edition::V4_8), None);
    }
}
