//! `jersi ugi-check`: puts an engine, ours or any other, through the protocol.

mod extras;
mod game;
mod search;
mod session;
mod talk;

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use serde_json::json;
use session::{Session, Verdict};

use crate::failure::Failure;
use crate::foreign_text::OneLine;
use crate::output;
use crate::value;

/// Check whether a program speaks UGI, the engine protocol, as docs/ugi.md tells it
#[derive(Args, Debug)]
#[command(after_help = "Exit code 0: everything is as it should be. 1: something is not.

Examples:
  jersi ugi-check jersi engine
  jersi ugi-check --json ./my-engine --ugi")]
pub struct UgiCheck {
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    /// How long an answer may take that should take no time
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0, value_parser = value::decimal(0.1..=600.0))]
    patience: f64,
    /// The program and its arguments
    #[arg(value_name = "CMD", required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<String>,
}

/// A question to the engine: it says what is wrong, or that it cannot be asked.
type Check = fn(&mut Session) -> Result<Verdict, String>;

/// The checks, in the order in which they are made.
const CHECKS: [(&str, Check); 30] = [
    ("handshake", talk::handshake),
    ("option lines", talk::option_lines),
    ("isready", talk::is_ready),
    ("setoption", talk::set_options),
    ("a bad option", talk::bad_option),
    ("unknown words", talk::unknown_words),
    ("uginewgame", talk::new_game),
    ("startpos", game::startpos),
    ("every edition", game::editions),
    ("position fen", game::fen),
    ("moves", game::moves),
    ("fen in mid-ransom", game::ransom),
    ("the end of a game", game::ended),
    ("an illegal turn", game::illegal_turn),
    ("a bad position", game::bad_position),
    ("go depth 1", search::depth),
    ("go nodes", search::nodes),
    ("go movetime", search::move_time),
    ("go with clocks", search::clocks),
    ("times with a fraction", search::fractions),
    ("go manual", extras::manual),
    ("go perft", extras::perft),
    ("go mate", extras::mate),
    ("d", extras::display),
    ("eval", extras::eval),
    ("go infinite and stop", search::infinite),
    ("isready during a search", search::ready_meanwhile),
    ("go after the end", search::after_the_end),
    ("quit", talk::quit),
    ("end of input", talk::end_of_input),
];

impl UgiCheck {
    /// Makes all checks.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let mut session = Session::new(self.command, Duration::from_secs_f64(self.patience));
        let mut out = output::out();
        let mut checks = Vec::new();
        let mut failed = 0;
        for (name, check) in CHECKS {
            let verdict = check(&mut session);
            failed += usize::from(verdict.is_err());
            if self.json {
                checks.push(match &verdict {
                    Ok(Verdict::Good) => json!({ "check": name, "ok": true }),
                    Ok(Verdict::Skipped(why)) => json!({ "check": name, "ok": true, "skipped": why }),
                    Err(why) => json!({ "check": name, "ok": false, "why": why }),
                });
            } else {
                match &verdict {
                    Ok(Verdict::Good) => writeln!(out, "{name}: ok")?,
                    Ok(Verdict::Skipped(why)) => writeln!(out, "{name}: skipped, {}", OneLine(why))?,
                    Err(why) => writeln!(out, "{name}: FAILED {}", OneLine(why))?,
                }
                out.flush()?;
            }
            if verdict.is_err() {
                // Without a handshake there is nobody to ask.
                if name == CHECKS[0].0 {
                    break;
                }
                // What one check left unfinished is no matter of the next.
                session.start_again();
            }
        }
        if self.json {
            let answer =
                json!({ "engine": session.name, "ok": failed == 0, "failed": failed, "checks": checks });
            output::carry_json(&answer)?;
        }
        out.flush()?;
        Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
    }
}
