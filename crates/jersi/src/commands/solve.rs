//! `jersi solve`: whether a win or a loss is forced within some turns.

use std::process::ExitCode;

use clap::Args;
use jersi_engine::{Proof, Solution, StopSignal, solve};
use jersi_rules::notation::write_decisions;
use jersi_rules::{Position, Turn};
use jersi_terminal::{INTERRUPTED, Interrupt};
use jersi_words::{CommandFault, Solved};
use serde_json::json;

use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::position_options::PositionOptions;
use crate::value;

/// Prove a win or a loss within some turns by looking at everything
#[derive(Args, Debug)]
#[command(
    after_help = "Each player's turn counts one: win in 3 turns means I play, you play, I win. The answer is for the
player who is to decide, the line is the shortest one against the longest resistance, and a
tie proves nothing. Many turns take very long: each one more takes tens of times as long.
Ctrl-C ends the search; what is proved so far is told, and the exit code is 130.

Examples:
  jersi solve --turns 1 --position '7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51'
  jersi solve --turns 3 --edition 2.0 --position P --json
  jersi solve --turns 3 --record game.jrn --after 24"
)]
pub struct Solve {
    /// How many turns to look ahead
    #[arg(long, value_name = "N", value_parser = value::whole::<u32>(1..=200))]
    turns: u32,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: PositionOptions,
}

impl Solve {
    /// Looks for the proof.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let position = self.position.position()?;
        let stop = StopSignal::new();
        let interrupt = Interrupt::stops(&stop).map_err(|_| no_interrupt())?;
        let solution = solve(&position, self.turns, &stop, None);
        drop(interrupt);
        if self.json {
            output::carry_json(&json(&position, self.turns, &solution))?;
        } else {
            output::print(&format!("{}\n", text(&position, self.turns, &solution)))?;
        }
        Ok(match solution {
            Solution::Stopped { .. } => ExitCode::from(INTERRUPTED),
            _ => ExitCode::SUCCESS,
        })
    }
}

/// Ctrl-C could end a search only without telling what was found.
pub fn no_interrupt() -> Failure {
    Failure::of_command("no-interrupt", &CommandFault::NoInterrupt)
}

fn text(position: &Position, turns: u32, solution: &Solution) -> String {
    let words = lang::words();
    let proved = |solved: Solved, proof: &Proof| {
        let line = whole_turns(position, &proof.line).join(" ");
        let answer = words.solved(solved);
        if line.is_empty() { answer } else { format!("{answer}{}{line}", words.colon()) }
    };
    match solution {
        Solution::Win(proof) => proved(Solved::Win(proof.in_turns), proof),
        Solution::Loss(proof) => proved(Solved::Loss(proof.in_turns), proof),
        Solution::NotProved => words.solved(Solved::NotProved(turns)),
        Solution::Stopped { within } => words.solved(Solved::Stopped(*within)),
    }
}

fn json(position: &Position, turns: u32, solution: &Solution) -> serde_json::Value {
    let proved = |result: &str, proof: &Proof| {
        json!({
            "result": result, "turns": proof.in_turns, "decisions": proof.in_decisions(),
            "line": whole_turns(position, &proof.line),
        })
    };
    match solution {
        Solution::Win(proof) => proved("win", proof),
        Solution::Loss(proof) => proved("loss", proof),
        Solution::NotProved => json!({ "result": "not-proved", "within": turns }),
        Solution::Stopped { within } => json!({ "result": "stopped", "within": within }),
    }
}

/// A line of decisions as turns of a record: what belongs to one ransom is written as one.
fn whole_turns(position: &Position, line: &[Turn]) -> Vec<String> {
    let mut turns = Vec::new();
    // Where the turn under way began, what is taken of it, and where it stands.
    let (mut start, mut taken, mut now) = (*position, Vec::new(), *position);
    for &turn in line {
        taken.push(turn);
        now = now.play_legal(turn);
        if now.ransom_so_far().is_none() {
            turns.push(write_decisions(&start, &taken));
            taken.clear();
            start = now;
        }
    }
    turns
}
