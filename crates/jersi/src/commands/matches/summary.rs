//! What a match found, for people and for programs.

use std::fmt::Write;

use jersi_match::{Format, Found, Sprt, Standing, Tally};
use jersi_table::ForfeitKind;
use jersi_words::{ArenaColumn, CommandWords, MatchLine};
use serde_json::{Map, Value, json};

use crate::foreign_text;

/// What a match found.
pub struct Summary<'a> {
    /// The players as they were asked for.
    pub names: &'a [String],
    /// Who met whom in a tournament.
    pub format: Option<Format>,
    /// The score.
    pub standing: Standing,
    /// The test, if there was one.
    pub sprt: Option<Sprt>,
    /// How many of the games were there before.
    pub kept: usize,
    /// Whether it was broken off.
    pub interrupted: bool,
    /// Whether speeds are told: they are never the same twice.
    pub speeds: bool,
}

impl Summary<'_> {
    /// One object. What is not a finite number is null.
    pub fn to_json(&self) -> Value {
        let mut told = match self.format {
            None => self.pairing(0),
            Some(format) => self.tournament(format),
        };
        let reason = |(player, why, games): (usize, ForfeitKind, u32)| json!({ "player": self.names[player], "reason": why.id(), "games": games });
        told.insert("kept".to_owned(), json!(self.kept));
        told.insert("reasons".to_owned(), self.standing.forfeits().map(reason).collect());
        told.insert("interrupted".to_owned(), json!(self.interrupted));
        if self.speeds {
            let speeds = (0..self.names.len()).map(|player| json!(self.standing.effort(player).speed()));
            told.insert("speed".to_owned(), speeds.collect());
        }
        Value::Object(told)
    }

    /// What two players came to against each other.
    fn pairing(&self, at: usize) -> Map<String, Value> {
        let ([first, second], tally) = &self.standing.pairings()[at];
        let found = self.sprt.and_then(|sprt| sprt.found(&tally.pairs));
        let mut told = Map::new();
        told.insert("first".to_owned(), json!(self.names[*first]));
        told.insert("second".to_owned(), json!(self.names[*second]));
        told.extend(of_tally(tally));
        told.insert("llr".to_owned(), json!(self.sprt.map(|sprt| sprt.llr(&tally.pairs))));
        let accepted = found.map(|found| match found {
            Found::Elo0 => "elo0",
            Found::Elo1 => "elo1",
        });
        told.insert("accepted".to_owned(), json!(accepted));
        told
    }

    fn tournament(&self, format: Format) -> Map<String, Value> {
        let player = |(number, name): (usize, &String)| {
            let mut told = Map::new();
            told.insert("player".to_owned(), json!(name));
            told.extend(of_tally(&self.standing.of_player(number)));
            Value::Object(told)
        };
        let pairings = (0..self.standing.pairings().len()).map(|at| Value::Object(self.pairing(at)));
        let mut told = Map::new();
        told.insert("tournament".to_owned(), json!(format.id()));
        told.insert("games".to_owned(), json!(self.standing.games()));
        told.insert("players".to_owned(), self.names.iter().enumerate().map(player).collect());
        told.insert("pairings".to_owned(), pairings.collect());
        told
    }

    /// A few lines.
    pub fn to_text(&self, words: &dyn CommandWords) -> String {
        let mut text = match self.format {
            None => self.of_two(words),
            Some(_) => self.table(words),
        };
        for (player, why, games) in self.standing.forfeits() {
            let what = format!("{}: {}", self.who(player), words.match_forfeited(why, games));
            line(&mut text, words, MatchLine::Forfeits, &what);
        }
        for player in (0..self.names.len()).filter(|_| self.speeds) {
            let speed = self.standing.effort(player).speed();
            line(&mut text, words, MatchLine::Speed, &words.match_speed(&self.who(player), speed));
        }
        text
    }

    fn of_two(&self, words: &dyn CommandWords) -> String {
        let mut text = String::new();
        let mut line = |name: MatchLine, value: &str| line(&mut text, words, name, value);
        let tally = &self.standing.tally();
        line(MatchLine::First, &self.who(0));
        line(MatchLine::Second, &self.who(1));
        line(MatchLine::Games, &words.match_games(tally.games(), self.kept));
        let Tally { wins, draws, losses, forfeits, .. } = *tally;
        line(MatchLine::Result, &words.match_result([wins, draws, losses, forfeits]));
        if let Some(share) = tally.share() {
            let boxes = tally.pairs.0.map(|count| count.to_string()).join(" ");
            line(MatchLine::Score, &words.match_score(100.0 * share, &boxes));
        }
        line(MatchLine::Elo, &elo_words(tally));
        if let Some(sprt) = self.sprt {
            line(MatchLine::Sprt, &verdict(&sprt, tally, words));
        }
        text
    }

    /// The players by their share of the points, then every pairing.
    fn table(&self, words: &dyn CommandWords) -> String {
        let head = |column| words.arena_column(column);
        let mut rows = vec![[
            head(ArenaColumn::Player),
            head(ArenaColumn::Games),
            head(ArenaColumn::Result),
            head(ArenaColumn::Score),
            head(ArenaColumn::Elo),
        ]];
        let mut players: Vec<(usize, Tally)> =
            (0..self.names.len()).map(|player| (player, self.standing.of_player(player))).collect();
        players.sort_by(|(_, one), (_, other)| {
            other.share().unwrap_or(-1.0).total_cmp(&one.share().unwrap_or(-1.0))
        });
        rows.extend(players.iter().map(|(player, tally)| row(self.who(*player), tally)));
        let pairings = self.standing.pairings().iter();
        rows.extend(pairings.map(|([first, second], tally)| {
            row(format!("{} – {}", self.who(*first), self.who(*second)), tally)
        }));
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths = [0, 1, 2, 3, 4].map(width);
        let mut text = String::new();
        line(&mut text, words, MatchLine::Games, &words.match_games(self.standing.games(), self.kept));
        for (at, [who, rest @ ..]) in rows.iter().enumerate() {
            // The pairings stand below the players.
            if at == 1 + players.len() {
                text.push('\n');
            }
            write!(text, "{who:<width$}", width = widths[0]).expect("writing to a string does not fail");
            for (cell, width) in rest.iter().zip(&widths[1..]) {
                write!(text, "  {cell:>width$}").expect("writing to a string does not fail");
            }
            text.push('\n');
        }
        text
    }

    fn who(&self, player: usize) -> String {
        foreign_text::line(&self.names[player])
    }
}

fn line(text: &mut String, words: &dyn CommandWords, name: MatchLine, value: &str) {
    writeln!(text, "{:<8} {value}", words.match_line(name)).expect("writing to a string does not fail");
}

fn row(who: String, tally: &Tally) -> [String; 5] {
    let Tally { wins, draws, losses, .. } = tally;
    let share = tally.share().map_or_else(|| "?".to_owned(), |share| format!("{:.1} %", 100.0 * share));
    [who, tally.games().to_string(), format!("{wins} {draws} {losses}"), share, elo_words(tally)]
}

fn of_tally(tally: &Tally) -> Map<String, Value> {
    let told = json!({
        "games": tally.games(),
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "forfeits": tally.forfeits,
        "score": tally.share(),
        "pairs": tally.pairs.0,
        "elo": tally.pairs.elo(),
        "error": tally.pairs.error(),
    });
    match told {
        Value::Object(told) => told,
        _ => Map::new(),
    }
}

fn verdict(sprt: &Sprt, tally: &Tally, words: &dyn CommandWords) -> String {
    let accepted = sprt.found(&tally.pairs).map(|found| match found {
        Found::Elo0 => format!("elo0={}", sprt.elo0),
        Found::Elo1 => format!("elo1={}", sprt.elo1),
    });
    words.match_verdict(sprt.llr(&tally.pairs), sprt.bounds(), accepted.as_deref())
}

/// The Elo of the first side with its error.
pub fn elo_words(tally: &Tally) -> String {
    match (tally.pairs.elo(), tally.pairs.error()) {
        (Some(elo), Some(error)) => format!("{elo:+.1} ± {error:.1}"),
        (Some(elo), None) => format!("{elo:+.1} ± ?"),
        (None, _) => "?".to_owned(),
    }
}
