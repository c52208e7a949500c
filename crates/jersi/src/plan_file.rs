//! Plans of the laboratory, and the rules of a game, from files; what is wrong with one is told with its place.

use std::path::Path;

use jersi_lab::{BadPlan, Plan, read_game};
use jersi_rules::GameSpec;
use jersi_words::LabFault;

use crate::bounded;
use crate::failure::Failure;
use crate::lang;

/// Reads a plan; `-` is standard input.
pub fn read_plan(path: &str) -> Result<Plan, Failure> {
    let text = bounded::read_text(path)?;
    Plan::read(&text).map_err(|bad| bad_plan(path, &text, bad))
}

/// Reads the rules of a game, `FILE`, or those of this name in a plan, `FILE#NAME`; a file that has a `#` in its own name is that file.
pub fn read_rules(told: &str) -> Result<GameSpec, Failure> {
    let (path, name) = match told.rsplit_once('#') {
        Some((path, name)) if !Path::new(told).exists() => (path, Some(name)),
        _ => (told, None),
    };
    let text = bounded::read_text(path)?;
    read_game(&text, name).map_err(|bad| bad_plan(path, &text, bad))
}

fn bad_plan(path: &str, text: &str, BadPlan { fault, span }: BadPlan) -> Failure {
    let failure = match &*fault {
        LabFault::Game(error) => Failure::bad_input(error.code(), error.say(lang::spoken())),
        fault => Failure::bad_input("bad-plan", lang::words().lab_fault(fault)),
    };
    failure.at(Some(path), text, span)
}
