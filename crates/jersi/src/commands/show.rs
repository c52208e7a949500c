//! `jersi show`: the text board of a position.

use std::process::ExitCode;

use clap::Args;
use jersi_rules::notation::{text_board, write_position};
use jersi_rules::{Lang, Position};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::position_options::PositionOptions;

/// Show a position, or a moment of a record, as a text board
#[derive(Args, Debug)]
#[command(after_help = "A cell shows its top piece first: \"cr\" is a kuctai on a kurfa in 2.0.

Examples:
  jersi show
  jersi show --edition 2.0 --setting random --seed 3
  jersi show --position '7/8/7/8/3R-k-4/8/7/8/3K-3 w - 4 31'
  jersi show game.jrn --after 12               after twelve players' turns")]
pub struct Show {
    /// The same as --record FILE
    #[arg(value_name = "FILE", conflicts_with_all = ["record", "position", "seed", "mokca"])]
    file: Option<String>,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: PositionOptions,
}

impl Show {
    /// Shows the board.
    pub fn run(mut self) -> Result<ExitCode, Failure> {
        self.position.record = self.file.or(self.position.record);
        let position = self.position.position()?;
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
    let lang = lang::spoken();
    let mut text = text_board(position, lang);
    if let Some(outcome) = position.outcome() {
        text.push_str(&outcome.say(position.rules(), lang));
        text.push('\n');
    }
    text.push_str(&write_position(position));
    text.push('\n');
    text
}
