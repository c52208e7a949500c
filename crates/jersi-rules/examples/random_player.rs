//! Two players who know the rules and nothing else: `cargo run --example random_player -- 3.0 7` plays a game of
//! edition 3.0, with the seed 7.

#![allow(clippy::print_stdout, reason = "an example prints what it found")]

use std::error::Error;

use jersi_rules::notation::text_board;
use jersi_rules::record::{Record, WrittenTurn};
use jersi_rules::{Edition, Lang, Position, Rules, Setting};

/// Neither rule nor limit ends every game of 2.0 and 3.0, so we do.
const LONGEST: usize = 400;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let edition: Edition = arguments.next().as_deref().unwrap_or("4.8").parse()?;
    let mut seed: u64 = arguments.next().as_deref().unwrap_or("1").parse()?;

    let (rules, setting) = (Rules::new(edition), Setting::usual(edition));
    let mut position = Position::start(rules, setting);
    let mut record = Record::with_setting(rules, setting);
    for _ in 0..LONGEST {
        let turns = position.turns();
        if turns.is_empty() {
            break;
        }
        let turn = turns[below(turns.len(), &mut seed)];
        record.turns.push(WrittenTurn::new(turn.display(&position).to_string()));
        position = position.play_legal(turn);
    }

    let outcome = position.outcome();
    if let Some(outcome) = outcome {
        record.tell_outcome(outcome);
    }

    println!("{record}\n{}", text_board(&position, Lang::EN));
    match outcome {
        Some(outcome) => println!("{}", outcome.say(edition.into(), Lang::EN)),
        None => println!("nobody won in {LONGEST} turns"),
    }
    Ok(())
}

/// A number below `end`, by a small generator: good enough for a demonstration.
fn below(end: usize, seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize % end
}
