//! What a match found, for people and for programs.

use std::fmt::Write;

use jersi_match::{Found, Sprt, Tally};
use serde_json::{Value, json};

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
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let mut line = |name: &str, value: &str| {
            writeln!(text, "{name:<8} {value}").expect("writing to a string does not fail");
        };
        let tally = &self.tally;
        line("first", self.names[0]);
        line("second", self.names[1]);
        let kept =
            if self.kept > 0 { format!(", {} of them kept from before", self.kept) } else { String::new() };
        line("games", &format!("{}{kept}", tally.games()));
        let Tally { wins, draws, losses, forfeits, .. } = tally;
        line(
            "result",
            &format!("{wins} won, {draws} tied, {losses} lost by the first; {forfeits} forfeited"),
        );
        if let Some(share) = tally.share() {
            let boxes = tally.pairs.0.map(|count| count.to_string()).join(" ");
            line("score", &format!("{:.1} % (pairs with 0, ½, 1, 1½, 2 points: {boxes})", 100.0 * share));
        }
        line("elo", &elo_words(tally));
        if let Some(sprt) = self.sprt {
            line("sprt", &self.verdict(&sprt));
        }
        text
    }

    fn verdict(&self, sprt: &Sprt) -> String {
        let (low, high) = sprt.bounds();
        let found = match sprt.found(&self.tally.pairs) {
            Some(Found::Elo0) => format!("elo0={} is accepted", sprt.elo0),
            Some(Found::Elo1) => format!("elo1={} is accepted", sprt.elo1),
            None => "not decided".to_owned(),
        };
        format!("LLR {:.2} between {low:.2} and {high:.2}: {found}", sprt.llr(&self.tally.pairs))
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
