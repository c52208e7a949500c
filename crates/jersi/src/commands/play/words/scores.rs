//! Scores and winning chances in words.

use jersi_engine::{Score, Verdict};
use jersi_rules::{Color, Lang};

use super::Words;

impl Words {
    /// `53%`, in French with a space before the sign.
    pub fn percent(self, share: f64) -> String {
        let percent = (share * 100.0).round();
        match self.0 {
            Lang::En => format!("{percent}%"),
            Lang::Fr => format!("{percent} %"),
        }
    }

    /// A score as a part of a sentence.
    fn score(self, score: Score) -> String {
        match (score.verdict(), self.0) {
            (Verdict::Units(units), Lang::En) => format!("{units:+} units"),
            (Verdict::Units(units), Lang::Fr) => format!("{units:+} unités"),
            (Verdict::WinIn(1), Lang::En) => "wins with this turn".to_owned(),
            (Verdict::WinIn(1), Lang::Fr) => "gagne avec ce tour".to_owned(),
            (Verdict::WinIn(turns), Lang::En) => format!("wins in {turns} turns"),
            (Verdict::WinIn(turns), Lang::Fr) => format!("gagne en {turns} tours"),
            (Verdict::LossIn(turns), Lang::En) => format!("loses in {turns} turns"),
            (Verdict::LossIn(turns), Lang::Fr) => format!("perd en {turns} tours"),
        }
    }

    /// The best turn.
    pub fn hint(self, turn: &str, score: Score) -> String {
        format!("{} {turn} ({})", self.say("Hint:", "Conseil :"), self.score(score))
    }

    /// How a player stands.
    pub fn stands(self, player: Color, score: Score, chance: f64) -> String {
        let (who, score, percent) = (self.color(player), self.score(score), self.percent(chance));
        match self.0 {
            Lang::En => format!("{who}: {score}, winning chance {percent}"),
            Lang::Fr => format!("{who} : {score}, chances de gain {percent}"),
        }
    }
}
