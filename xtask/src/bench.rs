//! `cargo xtask bench`: how many instructions each scenario of the referee takes.
//!
//! Each scenario runs under valgrind with few and with many repetitions; what the many cost more, divided by
//! their number, is told. Start-up falls out, and a busy machine changes nothing.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tools::cargo;

const FEW: u64 = 10;
const MANY: u64 = 110;

/// Measures the scenarios whose name contains the word.
pub fn run(root: &Path, word: &str) -> Result<String, String> {
    let program = build(root)?;
    let names = output(Command::new(&program).current_dir(root))?.0;
    let mut measured = 0;
    println!("{:>12}  instructions for", "");
    for name in names.lines().filter(|name| name.contains(word)) {
        let (few, many) = (count(root, &program, name, FEW)?, count(root, &program, name, MANY)?);
        println!("{:>12}  {name}", many.saturating_sub(few) / (MANY - FEW));
        measured += 1;
    }
    match measured {
        0 => Err(format!("no scenario has {word:?} in its name; there are:\n{names}")),
        _ => Ok(format!("{measured} scenarios")),
    }
}

/// Builds the program that runs one scenario, and finds it by what cargo says.
fn build(root: &Path) -> Result<PathBuf, String> {
    let (_, said) =
        output(&mut cargo(root, &["bench", "-p", "jersi-rules", "--bench", "instructions", "--no-run"]))?;
    let line = said.lines().rev().find(|line| line.contains("Executable"));
    let path = line.and_then(|line| line.split_once('(')).and_then(|(_, rest)| rest.split_once(')'));
    path.map(|(path, _)| root.join(path))
        .ok_or_else(|| format!("cargo did not say where the program is:\n{said}"))
}

/// The instructions of a number of repetitions, start-up included.
fn count(root: &Path, program: &Path, name: &str, times: u64) -> Result<u64, String> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program).arg(name);
    let (_, said) = output(valgrind.arg(times.to_string()).current_dir(root))?;
    let collected =
        said.lines().find_map(|line| line.split_once("Collected :")).map(|(_, count)| count.trim());
    collected
        .and_then(|count| count.parse().ok())
        .ok_or_else(|| format!("valgrind did not say how many instructions it saw:\n{said}"))
}

/// What a program prints and says, if it ends well.
fn output(command: &mut Command) -> Result<(String, String), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let done = command.output().map_err(|error| format!("cannot start {name}: {error}; is it installed?"))?;
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    if done.status.success() {
        Ok((String::from_utf8_lossy(&done.stdout).into_owned(), said))
    } else {
        Err(format!("{name} failed:\n{said}"))
    }
}
