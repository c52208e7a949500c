//! `jersi perft`: how many sequences of turns there are to a depth.

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use clap::Args;
use jersi_rules::notation::write_turn;
use jersi_rules::{Position, Turn, perft, perft_after};
use serde_json::json;

use crate::failure::Failure;
use crate::json_lines::{self, Ask};
use crate::lang;
use crate::output;
use crate::position_options::PositionOptions;
use crate::value;

/// Count the sequences of turns to a depth
#[derive(Args, Debug)]
#[command(after_help = "The count goes to standard output, the speed to standard error.

Examples:
  jersi perft --depth 3 --no-reserve
  jersi perft --depth 2 --edition 3.0 --setting standard-mokca --split")]
pub struct Perft {
    /// How many turns deep
    #[arg(long, value_name = "N", required_unless_present = "stdin", value_parser = value::whole::<u32>(0..=20))]
    depth: Option<u32>,
    /// Count with this many threads
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value::whole::<u16>(1..=u64::from(u16::MAX)))]
    threads: u16,
    /// Also tell the count below each first turn
    #[arg(long)]
    split: bool,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    /// Read questions from standard input, one JSON object a line, and answer each with one line
    #[arg(long)]
    stdin: bool,
    #[command(flatten)]
    position: PositionOptions,
}

impl Perft {
    /// Counts.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let Some(depth) = self.depth.filter(|_| !self.stdin) else {
            json_lines::answer_all(Ask::Perft)?;
            return Ok(ExitCode::SUCCESS);
        };
        let position = self.position.position()?;
        let begun = Instant::now();
        let (nodes, split) = if self.split || self.threads > 1 {
            let split = split(&position, depth, usize::from(self.threads));
            let sum = if depth == 0 { 1 } else { split.iter().map(|(_, nodes)| nodes).sum() };
            (sum, split)
        } else {
            (perft(&position, depth), Vec::new())
        };
        let taken = begun.elapsed();
        let seconds = taken.as_secs_f64();
        let mut split: Vec<(String, u64)> =
            split.into_iter().map(|(turn, nodes)| (write_turn(&position, turn), nodes)).collect();
        split.sort_unstable();
        let mut out = output::out();
        if self.json {
            let mut answer = json!({ "depth": depth, "nodes": nodes, "seconds": seconds });
            if self.split {
                answer["split"] = split.into_iter().map(|(turn, nodes)| (turn, json!(nodes))).collect();
            }
            output::carry_json(&answer)?;
        } else {
            if self.split {
                for (turn, nodes) in &split {
                    writeln!(out, "{turn} {nodes}")?;
                }
            }
            writeln!(out, "{nodes}")?;
        }
        out.flush()?;
        if !self.json {
            let speed = nodes / u64::try_from(taken.as_micros()).unwrap_or(u64::MAX).max(1);
            // The speed is an extra: without a standard error the count above still stands.
            output::tell(&lang::words().speed(seconds, speed));
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The count below each first decision. Threads take the next one as soon as they are free.
fn split(position: &Position, depth: u32, threads: usize) -> Vec<(Turn, u64)> {
    let turns = if depth == 0 { Vec::new() } else { position.turns() };
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some(&turn) = turns.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.push((turn, perft_after(position, turn, depth)));
        }
        done
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(turns.len().max(1))).map(|_| scope.spawn(work)).collect();
        let mut all = work();
        for other in others {
            match other.join() {
                Ok(done) => all.extend(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    })
}
