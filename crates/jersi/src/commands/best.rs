//! `jersi best`: the engine's best turns in a position, asked once.

use std::fmt::Write;
use std::process::ExitCode;

use clap::Args;
use jersi_engine::{Answer, Level, Limits, Line, StopSignal, Verdict, chance, choose};
use jersi_explain::{Effort, Explanation, Fact, FactCell, Way, explain, first_turn};
use jersi_rules::notation::{write_position, write_turn};
use jersi_rules::{Position, Turn};
use jersi_study::{short_score, whole_turns};
use jersi_terminal::{INTERRUPTED, Interrupt};
use serde_json::{Value, json};

use super::solve::no_interrupt;
use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::position_options::PositionOptions;
use crate::think_options::ThinkOptions;
use crate::value;

/// Positions looked at, unless something else is asked for.
const NODES: u64 = 300_000;

/// The most lines that are told.
const MOST_LINES: u64 = 20;

/// What a level's mistakes come from: the same question has the same answer.
const SEED: u64 = 1;

/// Tell the engine's best turns in a position or at a moment of a record
#[derive(Args, Debug)]
#[command(
    after_help = "A line is the score for the player who decides, or #3 and #-3 for a win or a loss in three turns; then the chance
to win that the score stands for (+250 are odds of 2.7 to 1), and the turns that the engine expects. Without a limit
it looks at 300,000 positions; limits other than time give the same answer every time. Ctrl-C makes it tell what it has
found, with the exit code 130.
Exit code 1: the game is over, so there is no turn.

Examples:
  jersi best
  jersi best --lines 3 --movetime 5000 --edition 2.0
  jersi best --record game.jrn --after 12 --json
  jersi best --explain                         with what the turn does and threatens
  jersi best --level 3 --no-reserve            what level 3 would play"
)]
pub struct Best {
    /// How many of the best turns
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::whole::<u8>(1..=MOST_LINES))]
    lines: u8,
    /// Decide as this level does
    #[arg(long, value_name = "L", value_parser = value::whole::<u8>(1..=u64::from(Level::FULL.number())))]
    level: Option<u8>,
    /// Say what each of the turns does and threatens: what the rules and proofs tell, nothing that is guessed
    #[arg(long)]
    explain: bool,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    think: ThinkOptions,
    #[command(flatten)]
    position: PositionOptions,
}

impl Best {
    /// Asks the engine.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let root = self.position.root()?;
        let position = root.position;
        if let Some(outcome) = position.outcome() {
            if self.json {
                let position = write_position(&position);
                output::carry_json(&json!({ "best": null, "lines": [], "position": position }))?;
            } else {
                output::print(&format!("{}\n", outcome.say(position.rules(), lang::spoken())))?;
            }
            return Ok(ExitCode::from(1));
        }
        let level = self.level.and_then(Level::new).unwrap_or(Level::FULL);
        let usual = Limits { nodes: Some(NODES), ..Limits::default() };
        let limits = Limits { lines: self.lines.into(), ..self.think.limits().unwrap_or(usual) };
        let stop = StopSignal::new();
        let interrupt = Interrupt::stops(&stop).map_err(|_| no_interrupt())?;
        let mut engine = self.think.engine();
        let answer = choose(&mut engine, &root, &limits, level, SEED, &stop, &mut ());
        drop(interrupt);
        ThinkOptions::tell_shortages(&mut engine, lang::spoken());
        let told = match self.json {
            true => format!("{}\n", self.to_json(&position, &answer)),
            false => self.to_text(&position, &answer),
        };
        output::print(&told)?;
        Ok(if stop.is_stopped() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    fn to_text(&self, position: &Position, answer: &Answer) -> String {
        let mut text = String::new();
        for line in answer.report.lines.iter().take(self.lines.into()) {
            let (score, turns) = (short_score(line.score), whole_turns(position, &line.turns).join(" "));
            let percent = lang::words().percent(chance(line.score));
            writeln!(text, "{score:>6} {percent:>5}  {turns}").expect("writing to a string does not fail");
            let words = self
                .explained(position, line, answer.best())
                .map(|found| jersi_words::explain(lang::spoken()).explained(&found));
            // Of a placement there is nothing to say.
            if let Some(words) = words.filter(|words| !words.is_empty()) {
                writeln!(text, "{:14}{words}", "").expect("writing to a string does not fail");
            }
        }
        text
    }

    fn to_json(&self, position: &Position, answer: &Answer) -> Value {
        let line = |line: &Line| {
            let mut told = json!({
                "score": short_score(line.score), "chance": chance(line.score),
                "turns": whole_turns(position, &line.turns),
            });
            if let Some(found) = self.explained(position, line, answer.best()) {
                told["explanation"] = explanation(&found);
            }
            told
        };
        let lines = answer.report.lines.iter().take(self.lines.into());
        json!({
            "best": answer.best().map(|turn| write_turn(position, turn)),
            "lines": lines.map(line).collect::<Vec<_>>(),
            "depth": answer.report.depth, "nodes": answer.report.nodes,
            "position": write_position(position),
        })
    }

    /// The first turn of a line explained, if that is asked for: its decisions as far as the line has them, beside the best turn.
    fn explained(&self, position: &Position, line: &Line, best: Option<Turn>) -> Option<Explanation> {
        if !self.explain {
            return None;
        }
        // What wins too, only later, misses nothing.
        let best = best.filter(|_| !matches!(line.score.verdict(), Verdict::WinIn(_)));
        explain(position, first_turn(position, &line.turns), &Effort { best, ..Effort::default() })
    }
}

/// An explanation in words, and all its claims as data.
fn explanation(found: &Explanation) -> Value {
    let text = jersi_words::explain(lang::spoken()).explained(found);
    json!({ "text": text, "claims": found.facts().iter().map(claim).collect::<Vec<_>>() })
}

/// A claim, with nothing in it that it does not speak of.
fn claim(fact: &Fact) -> Value {
    let mut told = json!({ "claim": fact.claim });
    let way = |way: Way| json!({ "at_least": way.at_least, "open": way.open });
    if !fact.cells.is_empty() {
        let in_danger = ["attacks", "hangs"].contains(&fact.claim);
        let cell = |cell: &FactCell| {
            let mut told = json!({ "cell": cell.cell, "pieces": cell.pieces, "fresh": cell.fresh });
            if in_danger {
                told["guarded"] = json!(cell.guarded);
            }
            told
        };
        told["cells"] = fact.cells.iter().map(cell).collect();
    }
    if !fact.line.is_empty() {
        told["line"] = json!(fact.line);
    }
    if let Some(turns) = fact.in_turns {
        told["in_turns"] = json!(turns);
    }
    if let Some(reason) = fact.reason {
        told["reason"] = json!(reason);
    }
    if let Some(met) = fact.met {
        told["met"] = json!(met);
    }
    if let Some(player) = fact.player {
        told["player"] = json!(player.id());
    }
    if let (Some(before), Some(after)) = (fact.before, fact.after) {
        told["before"] = way(before);
        told["after"] = way(after);
    }
    told
}
