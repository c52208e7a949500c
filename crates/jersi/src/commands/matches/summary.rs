//! What a match found, for people and for programs.

use std::fmt::Write;

use jersi_match::{Found, Sprt, Tally};
use jersi_words::{CommandWords, MatchLine};
use serde_json::{Value, json};

use crate::foreign_text;

/// What a match found.
pub struct Summary<'a> {
    /// The players as they were asked for.
    pub names: [&'a str; 2],
    /// The score.
    pub tally: Tally,
    /// The test, if there was one.
    pub sprt: Option<Sprt>,
    /// How many of the games were there before.
    pub kept: usize,
}

impl Summary<'_> {
    /// One object. What is not a finite number is null.
    pub fn to_json(&self) -> Value {
        let tally = &self.tally;
        let found = self.sprt.and_then(|sprt| sprt.found(&tally.pairs));
        json!({
            "first": self.names[0],
            "second": self.names[1],
            "games": tally.games(),
            "wins": tally.wins,
            "draws": tally.draws,
            "losses": tally.losses,
            "forfeits": tally.forfeits,
            "score": tally.share(),
            "pairs": tally.pairs.0,
            "elo": tally.pairs.elo(),
            "error": tally.pairs.error(),
            "llr": self.sprt.map(|sprt| sprt.llr(&tally.pairs)),
            "accepted": found.map(|found| match found { Found::Elo0 => "elo0", Found::Elo1 => "elo1" }),
            "kept": self.kept,
        })
    }

    /// A few lines.
    pub fn to_text(&self, words: &dyn CommandWords) -> String {
        let mut text = String::new();
        let mut line = |name: MatchLine, value: &str| {
            writeln!(text, "{:<8} {value}", words.match_line(name))
                .expect("writing to a string does not fail");
        };
        let tally = &self.tally;
        line(MatchLine::First, &foreign_text::line(self.names[0]));
        line(MatchLine::Second, &foreign_text::line(self.names[1]));
        line(MatchLine::Games, &words.match_games(tally.games(), self.kept));
        let Tally { wins, draws, losses, forfeits, .. } = *tally;
        line(MatchLine::Result, &words.match_result([wins, draws, losses, forfeits]));
        if let Some(share) = tally.share() {
            let boxes = tally.pairs.0.map(|count| count.to_string()).join(" ");
            line(MatchLine::Score, &words.match_score(100.0 * share, &boxes));
        }
        line(MatchLine::Elo, &elo_words(tally));
        if let Some(sprt) = self.sprt {
            line(MatchLine::Sprt, &self.verdict(&sprt, words));
        }
        text
    }

    fn verdict(&self, sprt: &Sprt, words: &dyn CommandWords) -> String {
        let accepted = sprt.found(&self.tally.pairs).map(|found| match found {
            Found::Elo0 => format!("elo0={}", sprt.elo0),
            Found::Elo1 => format!("elo1={}", sprt.elo1),
        });
        words.match_verdict(sprt.llr(&self.tally.pairs), sprt.bounds(), accepted.as_deref())
    }
}

/// The Elo of the first side with its error.
pub fn elo_words(tally: &Tally) -> String {
    match (tally.pairs.elo(), tally.pairs.error()) {
        (Some(elo), Some(error)) => format!("{elo:+.1} ± {error:.1}"),
        (Some(elo), None) => format!("{elo:+.1} ± ?"),
        (None, _) => "?".to_owned(),
    }
}
