//! `jersi bench`: how fast the engine is, and whether it still searches the same tree.

mod positions;
mod stop;

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use jersi_engine::{Engine, Limits, Root, Score, StopSignal};
use jersi_rules::notation::write_turn;
use jersi_rules::{GameSpec, Position};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output;
use crate::value;
use jersi_study::short_score;
use positions::{POSITIONS, Task};
use stop::Stops;

/// Measure the engine on fixed positions
#[derive(Args, Debug)]
#[command(
    after_help = "The positions are of all editions, each is searched to a fixed depth with one thread and an empty table of
16 MiB. The sum of the nodes is the signature: a change of the engine that should change nothing leaves it as it is.

With --stop the engine runs as a process of its own with a table of 64 MiB: 200 searches of all kinds are stopped
at random moments, and the time from stop to bestmove is told, and the most memory the process ever had.

Examples:
  jersi bench
  jersi bench --stop
  jersi bench --depth 2 --json"
)]
pub struct Bench {
    /// Search every position this deep, instead of each to its own depth
    #[arg(long, value_name = "D", value_parser = value::whole::<u32>(1..=64))]
    depth: Option<u32>,
    /// Measure how soon a search stops, and how much memory the engine takes
    #[arg(long, conflicts_with = "depth")]
    stop: bool,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
}

/// What a search of one position came to.
struct Result {
    task: &'static Task,
    depth: u32,
    score: Option<Score>,
    best: String,
    nodes: u64,
    time: Duration,
}

impl Bench {
    /// Searches the positions.
    pub fn run(self) -> std::result::Result<ExitCode, Failure> {
        if self.stop {
            let stops = Stops::measure()?;
            if self.json {
                output::carry_json(&stops.to_json())?;
            } else {
                output::print(&stops.to_text())?;
            }
            return Ok(ExitCode::SUCCESS);
        }
        let mut engine = Engine::new(16, 1);
        let mut out = output::out();
        let mut results = Vec::with_capacity(POSITIONS.len());
        for task in &POSITIONS {
            let result = search(&mut engine, task, self.depth.unwrap_or(task.depth))?;
            if !self.json {
                writeln!(out, "{}", result.to_text())?;
                out.flush()?;
            }
            results.push(result);
        }
        let signature: u64 = results.iter().map(|result| result.nodes).sum();
        let time: Duration = results.iter().map(|result| result.time).sum();
        let speed = (u128::from(signature) * 1_000_000 / time.as_micros().max(1)) as u64;
        if self.json {
            let positions: Vec<Value> = results.iter().map(Result::to_json).collect();
            let answer = json!({
                "signature": signature, "nps": speed, "seconds": time.as_secs_f64(), "positions": positions,
            });
            output::carry_json(&answer)?;
        } else {
            writeln!(out, "signature {signature}\nnps {speed}")?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

fn search(engine: &mut Engine, task: &'static Task, depth: u32) -> std::result::Result<Result, Failure> {
    let position = task.position()?;
    engine.clear();
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let answer = engine.search(&Root::new(position), &limits, &StopSignal::new(), &mut ());
    let best = answer.best().map(|turn| write_turn(&position, turn)).unwrap_or_default();
    let score = answer.score();
    let report = answer.report;
    Ok(Result { task, depth: report.depth, score, best, nodes: report.nodes, time: report.time })
}

impl Task {
    fn position(&self) -> std::result::Result<Position, Failure> {
        let broken = |why: &dyn std::fmt::Display| {
            Failure::bad_input("bad-bench", format!("the bench position {} is broken: {why}", self.position))
        };
        let text = format!("{} {} position={}", self.edition, self.variant, self.position);
        let start = text.parse::<GameSpec>().and_then(|spec| spec.start());
        start.map(|start| start.position).map_err(|error| broken(&error))
    }
}

impl Result {
    fn score(&self) -> String {
        self.score.map_or("-".to_owned(), short_score)
    }

    fn to_text(&self) -> String {
        format!(
            "{:<8}{:<18} depth {:<2} {:>9} nodes {:>6} ms {:>6}  {}",
            self.task.edition,
            self.task.variant,
            self.depth,
            self.nodes,
            self.time.as_millis(),
            self.score(),
            self.best
        )
    }

    fn to_json(&self) -> Value {
        json!({
            "edition": self.task.edition, "variant": self.task.variant, "position": self.task.position,
            "depth": self.depth, "score": self.score(), "best": self.best, "nodes": self.nodes,
            "seconds": self.time.as_secs_f64(),
        })
    }
}
