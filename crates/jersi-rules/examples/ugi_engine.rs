//! An engine that speaks UGI, in one file and with no crate but the rules. It looks one turn ahead: it wins
//! if it can, or else captures as much as it can. Every board and match runner that speaks UGI can play against it:
//! `jersi ugi-check target/debug/examples/ugi_engine`, `jersi match --first engine:1 --second cmd:…/ugi_engine`.

use std::io::{self, BufRead, Write};

use jersi_rules::notation::write_position;
use jersi_rules::{Color, Edition, Position, Rules, Turn, Variant, perft};

const COMMANDS: [&str; 9] =
    ["ugi", "isready", "setoption", "uginewgame", "position", "go", "stop", "query", "quit"];

#[allow(dead_code, reason = "a test talks to `serve` alone")]
fn main() -> io::Result<()> {
    serve(io::stdin().lock(), io::stdout().lock())
}

/// Answers line after line until `quit` or the end of the input.
pub fn serve(input: impl BufRead, mut out: impl Write) -> io::Result<()> {
    let mut engine = Engine { position: Position::initial(Rules::new(Edition::V4_8)), found: None };
    for line in input.lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().skip_while(|word| !COMMANDS.contains(word)).collect();
        let [command, rest @ ..] = words.as_slice() else { continue };
        match engine.answer(command, rest) {
            Ok(answer) if answer.is_empty() => {}
            Ok(answer) => writeln!(out, "{answer}")?,
            Err(why) => writeln!(out, "info string {command}: {why}")?,
        }
        out.flush()?;
        if *command == "quit" {
            return Ok(());
        }
    }
    match engine.stop() {
        last if last.is_empty() => Ok(()),
        last => writeln!(out, "{last}"),
    }
}

struct Engine {
    position: Position,
    /// What an endless search has found and does not tell before `stop`.
    found: Option<String>,
}

type Answer = Result<String, String>;

impl Engine {
    fn answer(&mut self, command: &str, words: &[&str]) -> Answer {
        match command {
            "ugi" => Ok(hello()),
            "isready" => Ok("readyok".to_owned()),
            "setoption" => self.set_option(words),
            "uginewgame" => Ok(self.new_game(self.position.rules())),
            "position" => self.set_position(words),
            "go" => match words {
                ["manual", turn] => self.play(turn),
                ["perft", depth] => self.count(depth),
                _ => Ok(self.go(words)),
            },
            "query" => self.query(words),
            _ => Ok(self.stop()),
        }
    }

    /// Nothing is answered.
    fn new_game(&mut self, rules: Rules) -> String {
        self.position = Position::initial(rules);
        String::new()
    }

    fn set_option(&mut self, words: &[&str]) -> Answer {
        let &["name", name, "value", value] = words else { return Err("name NAME value VALUE".to_owned()) };
        let rules = self.position.rules();
        let variant = Variant { reserve: rules.reserve(), ransom: rules.ransom() };
        let flag = || value.parse().map_err(|_| format!("{value} is neither true nor false"));
        let rules = match name.to_ascii_lowercase().as_str() {
            "edition" => Rules::new(value.parse().map_err(|error| format!("{error}"))?),
            "reserve" => with(rules.edition(), Variant { reserve: flag()?, ..variant })?,
            "ransom" => with(rules.edition(), Variant { ransom: flag()?, ..variant })?,
            _ => return Err(format!("there is no option {name}")),
        };
        Ok(self.new_game(rules))
    }

    fn set_position(&mut self, words: &[&str]) -> Answer {
        let rules = self.position.rules();
        let end = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
        let mut position = match &words[..end] {
            ["startpos"] => Position::initial(rules),
            ["fen", fields @ ..] => rules.position(&fields.join(" ")).map_err(|error| error.to_string())?,
            _ => return Err("startpos or fen".to_owned()),
        };
        for word in words.iter().skip(end + 1) {
            position = position.play_legal(decision(&position, word)?);
        }
        self.position = position;
        Ok(String::new())
    }

    /// A turn that somebody else decided.
    fn play(&mut self, text: &str) -> Answer {
        self.position = self.position.read_turn(text).map_err(|fault| format!("{text}: {fault}"))?.after;
        Ok(self.stop())
    }

    fn count(&self, depth: &str) -> Answer {
        let depth = depth.parse().map_err(|_| format!("{depth} is no number"))?;
        Ok(format!("Nodes searched: {}", perft(&self.position, depth)))
    }

    fn go(&mut self, words: &[&str]) -> String {
        let mut answers = vec![self.stop()];
        let turns = match words.iter().position(|&word| word == "searchmoves") {
            None => self.position.turns(),
            Some(at) => {
                words[at + 1..].iter().map_while(|word| decision(&self.position, word).ok()).collect()
            }
        };
        let best = best(&self.position, turns).map_or("none".to_owned(), |turn| self.write(turn));
        let limits = ["depth", "nodes", "mate", "movetime", "p1time", "p2time"];
        self.found = Some(best);
        if !words.contains(&"infinite") && words.iter().any(|word| limits.contains(word)) {
            answers.push(self.stop());
        }
        answers.join("\n").trim().to_owned()
    }

    fn stop(&mut self) -> String {
        self.found.take().map_or(String::new(), |best| format!("bestmove {best}"))
    }

    fn query(&self, words: &[&str]) -> Answer {
        let (position, outcome) = (&self.position, self.position.outcome());
        let answer = match words {
            ["p1turn"] => (position.decider() == Color::White).to_string(),
            ["gameover"] => outcome.is_some().to_string(),
            ["result"] => match outcome.map(|outcome| outcome.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Color::White)) => "p1win",
                Some(Some(Color::Black)) => "p2win",
            }
            .to_owned(),
            ["fen"] => write_position(position),
            ["islegal", turn] => decision(position, turn).is_ok().to_string(),
            ["legalmoves"] => {
                let mut turns: Vec<String> =
                    position.turns().into_iter().map(|turn| self.write(turn)).collect();
                turns.sort();
                turns.join(" ")
            }
            _ => return Err("p1turn, gameover, result, fen, islegal TURN or legalmoves".to_owned()),
        };
        Ok(format!("response {answer}").trim_end().to_owned())
    }

    fn write(&self, turn: Turn) -> String {
        turn.display(&self.position).to_string()
    }
}

fn hello() -> String {
    let editions = Edition::ALL.map(Edition::id).join(" var ");
    format!(
        "id name one turn ahead\nid author the contributors to jersi\n\
         option name Edition type combo default 4.8 var {editions}\n\
         option name Reserve type check default true\noption name Ransom type check default false\nugiok"
    )
}

fn with(edition: Edition, variant: Variant) -> Result<Rules, String> {
    Rules::with(edition, variant).map_err(|error| error.to_string())
}

/// One decision: with the ransom, a turn that captures the king is three of them.
fn decision(position: &Position, text: &str) -> Result<Turn, String> {
    match position.read_turn(text).map_err(|fault| format!("{text}: {fault}"))?.decisions.as_slice() {
        &[turn] => Ok(turn),
        _ => Err(format!("{text}: decisions are sent one by one")),
    }
}

/// A win, or else the most pieces more than the opponent; among equals, whatever the hash says.
fn best(position: &Position, turns: Vec<Turn>) -> Option<Turn> {
    let me = position.decider();
    turns.into_iter().max_by_key(|&turn| {
        let next = position.play_legal(turn);
        let pieces = |color| i64::from(next.on_board(color).total());
        let wins = next.outcome().is_some_and(|outcome| outcome.winner == Some(me));
        (wins, pieces(me) - pieces(me.other()), next.hash())
    })
}
