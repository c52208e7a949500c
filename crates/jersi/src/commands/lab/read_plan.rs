//! A plan from a file; what is wrong with it is told with its place.

use jersi_lab::{BadPlan, Plan};
use jersi_words::LabFault;

use crate::bounded;
use crate::failure::Failure;
use crate::lang;

/// Reads a plan; `-` is standard input.
pub fn read_plan(path: &str) -> Result<Plan, Failure> {
    let text = bounded::read_text(path)?;
    Plan::read(&text).map_err(|bad| bad_plan(path, &text, bad))
}

fn bad_plan(path: &str, text: &str, BadPlan { fault, span }: BadPlan) -> Failure {
    let failure = match &*fault {
        LabFault::Game(error) => Failure::bad_input(error.code(), error.say(lang::spoken())),
        fault => Failure::bad_input("bad-plan", lang::words().lab_fault(fault)),
    };
    failure.at(Some(path), text, span)
}
