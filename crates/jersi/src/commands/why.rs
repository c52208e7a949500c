//! `jersi why`: whether a turn is legal, and if not, which rule forbids it.

use std::process::ExitCode;

use clap::Args;
use jersi_rules::notation::{TurnFault, TurnFaultKind, nearest_turns, read_turn, write_decisions};
use jersi_rules::{Lang, Position};
use jersi_words::Advice;
use serde_json::json;

use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::position_options::PositionOptions;

/// Tell whether a turn is legal, or which rule forbids it
#[derive(Args, Debug)]
#[command(after_help = "Exit code 0: legal. 1: not legal. 2: the question cannot be understood.

Examples:
  jersi why a4-b4
  jersi why 'a2-b2=d4' --edition 2.0
  jersi why 'M:e5/M:e7' --json
  jersi why d7=e8-f7 --record game.jrn --after 12")]
pub struct Why {
    /// The turn, such as d7=e8-f7! or M:d4/W:d5
    #[arg(value_name = "TURN")]
    turn: String,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: PositionOptions,
}

/// How many legal turns are offered in place of an illegal one.
pub const OFFERS: usize = 3;

impl Why {
    /// Judges the turn.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let position = self.position.position()?;
        match read_turn(&position, &self.turn) {
            Ok(read) => {
                let canonical = write_decisions(&position, &read.decisions);
                let outcome = read.after.outcome();
                if self.json {
                    let ended = outcome.map(|outcome| outcome.reason.id());
                    output::carry_json(&json!({ "legal": true, "turn": canonical, "ends": ended }))?;
                } else {
                    let words = lang::words();
                    let end = outcome.map(|outcome| outcome.say(position.rules(), words.lang()));
                    output::print(&format!("{}\n", words.legal_turn(&canonical, end.as_deref())))?;
                }
                Ok(ExitCode::SUCCESS)
            }
            Err(fault) => {
                let message = fault.say(Lang::EN);
                let nearest = nearest_turns(&position, &self.turn, OFFERS);
                if self.json {
                    let answer = json!({
                        "legal": false, "code": fault.code(), "message": message,
                        "at": [fault.span.start, fault.span.end], "nearest": nearest,
                    });
                    output::carry_json(&answer)?;
                    return Ok(refuse(&position, &self.turn, &fault).exit_code());
                }
                Err(refuse(&position, &self.turn, &fault))
            }
        }
    }
}

/// A refused turn, with the place, the rule and the nearest legal turns.
pub fn refuse(position: &Position, turn: &str, fault: &TurnFault) -> Failure {
    let message = fault.say(lang::spoken());
    let failure = match fault.what {
        // What is no turn at all is a question that was not understood.
        TurnFaultKind::Syntax(_) => Failure::bad_input(fault.code(), message),
        _ => Failure::refused(fault.code(), message),
    };
    let failure = failure.at(Some("turn"), turn, fault.span.clone());
    match nearest_turns(position, turn, OFFERS).as_slice() {
        [] => failure,
        nearest => failure.advice(&Advice::Near(nearest.join(", "))),
    }
}
