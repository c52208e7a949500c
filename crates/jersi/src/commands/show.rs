//! `jersi show`: the text board of a position.

use std::process::ExitCode;

use clap::Args;
use jersi_rules::notation::{text_board, write_position};
use jersi_rules::{Lang, Position};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output;
use crate::record_file::position_after;
use crate::rule_options::RuleOptions;

/// Show a position, or a moment of a record, as a text board
#[derive(Args, Debug)]
#[command(after_help = "A cell shows its top piece first: \"cr\" is a kuctai on a kurfa in 2.0.

Examples:
  jersi show
  jersi show --edition 2.0 --setting random --seed 3
  jersi show --position '7/8/7/8/3R-k-4/8/7/8/3K-3 w - 4 31'
  jersi show game.jrn --after 12               after twelve players' turns")]
pub struct Show {
    /// A record, in any layout; - is standard input
    #[arg(value_name = "FILE", conflicts_with_all = ["position", "seed", "mokca"])]
    file: Option<String>,
    /// Show the record after this many players' turns [default: its end]
    #[arg(long, value_name = "N", requires = "file")]
    after: Option<usize>,
    /// Mend slips of the record for which there is exactly one remedy
    #[arg(long, requires = "file")]
    mend: bool,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    rules: RuleOptions,
}

impl Show {
    /// Shows the board.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let position = match &self.file {
            Some(file) => position_after(file, &self.rules.hint(), self.mend, self.after)?,
            None => self.rules.start()?,
        };
        if self.json {
            output::carry_json(&to_json(&position))?;
        } else {
            output::print(&to_text(&position))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn to_json(position: &Position) -> Value {
    let outcome = position.outcome();
    json!({
        "edition": position.edition().id(),
        "position": write_position(position),
        "board": text_board(position, Lang::EN),
        "to_act": position.decider().id(),
        "result": outcome.map(jersi_rules::Outcome::result_id),
        "reason": outcome.map(|outcome| outcome.reason.id()),
    })
}

fn to_text(position: &Position) -> String {
    let mut text = text_board(position, Lang::EN);
    if let Some(outcome) = position.outcome() {
        text.push_str(&outcome.say(position.edition(), Lang::EN));
        text.push('\n');
    }
    text.push_str(&write_position(position));
    text.push('\n');
    text
}
