//! Fuzzing without further tools: each file of `fuzz/src/bin` is a target, built by the nightly compiler with
//! counters for what was reached.

mod tally;

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::toolchain;
use crate::tools::{Parts, output, run as run_command, succeeds};

/// How long each target is fuzzed in `cargo xtask test --deep`, in seconds.
const SECONDS: u64 = 60;

/// The least number of files in a corpus.
const LEAST: usize = 20;

/// Lets the compiler count what is reached, so that libFuzzer can steer.
const COVERAGE: [&str; 6] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// `cargo xtask fuzz`: builds all targets, fuzzes some of them for so many minutes each, and counts the inputs.
pub fn chore(root: &Path, words: &[&str]) -> Result<String, String> {
    let names = targets(root)?;
    let order = Order::read(words, &names)?;
    if !order.added.is_empty() {
        for (name, inputs) in &order.added {
            tally::add(root, name, *inputs, "nothing")?;
        }
        return Ok(format!("{} is up to date", tally::PAPER));
    }
    toolchain::nightly()?;
    let host = build(root)?;
    if order.only_build {
        return Ok(format!("the targets lie in fuzz/target/{host}/release: {}", names.join(", ")));
    }
    let mut broken = Vec::new();
    for name in order.targets {
        let run = fuzz(root, &host, &name, 60 * order.minutes)?;
        tally::add(root, &name, run.inputs, &run.found)?;
        if run.is_broken {
            broken.push(format!("{name}: {}", run.found));
        }
    }
    if broken.is_empty() {
        Ok(format!("nothing was found; {} is up to date", tally::PAPER))
    } else {
        Err(broken.join("\n"))
    }
}

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Order {
    targets: Vec<String>,
    minutes: u64,
    only_build: bool,
    /// Inputs that were tried elsewhere.
    added: Vec<(String, u64)>,
}

impl Order {
    fn read(words: &[&str], names: &[String]) -> Result<Order, String> {
        let known = |name: &str| match names.iter().any(|one| one == name) {
            true => Ok(name.to_owned()),
            false => Err(format!("there is no target called {name}; there are {}", names.join(", "))),
        };
        let mut order = Order { targets: Vec::new(), minutes: 1, only_build: false, added: Vec::new() };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            match word {
                "--build" => order.only_build = true,
                "--minutes" => {
                    let minutes =
                        words.next().and_then(|word| word.parse().ok()).filter(|&minutes| minutes > 0);
                    order.minutes = minutes.ok_or("--minutes takes a number from 1 on")?;
                }
                "--add" => {
                    let told = words.next().and_then(|word| word.split_once('='));
                    let told = told.and_then(|(name, inputs)| Some((name, inputs.parse().ok()?)));
                    let (name, inputs) = told.ok_or("--add takes TARGET=INPUTS, such as record=1000000")?;
                    order.added.push((known(name)?, inputs));
                }
                option if option.starts_with('-') => return Err(format!("`fuzz` has no option {option}")),
                name => order.targets.push(known(name)?),
            }
        }
        if order.targets.is_empty() {
            order.targets = names.to_vec();
        }
        Ok(order)
    }
}

/// Builds all targets and fuzzes one after another, as a part of the long tests.
pub fn run(parts: &mut Parts, root: &Path) {
    if let Err(help) = toolchain::nightly() {
        return parts.missing("fuzzing", &help);
    }
    if !succeeds(Command::new("c++").arg("--version")) {
        return parts.missing("fuzzing", "no C++ compiler for libFuzzer; try: apt-get install g++");
    }
    let names = match targets(root) {
        Ok(names) => names,
        Err(why) => return parts.run("fuzzing", || Err(why)),
    };
    let mut host = String::new();
    parts.run("fuzz targets compile", || {
        host = build(root)?;
        Ok(names.join(", "))
    });
    parts.run("fuzzing", || {
        let mut failed = Vec::new();
        for name in &names {
            let run = fuzz(root, &host, name, SECONDS)?;
            if run.is_broken {
                failed.push(format!("{name}: {}", run.found));
            }
        }
        if failed.is_empty() {
            Ok(format!("{SECONDS} s each: {}", names.join(", ")))
        } else {
            Err(failed.join("; "))
        }
    });
}

/// Builds all targets; gives the machine that they are built for.
fn build(root: &Path) -> Result<String, String> {
    let host = host_triple()?;
    run_command(&mut nightly_cargo(root, &["build", "--release", "--bins", "--target", &host]))?;
    Ok(host)
}

/// The names of all targets.
fn targets(root: &Path) -> Result<Vec<String>, String> {
    let folder = root.join("fuzz/src/bin");
    let files = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<String> = files
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Whether every target has a corpus worth the name.
pub fn check_corpora(root: &Path) -> Result<(), String> {
    for name in targets(root)? {
        let count = fs::read_dir(root.join("fuzz/corpus").join(&name)).map_or(0, Iterator::count);
        if count < LEAST {
            return Err(format!("fuzz/corpus/{name} has {count} files, at least {LEAST} are wanted"));
        }
    }
    Ok(())
}

/// What came of fuzzing.
struct Run {
    inputs: u64,
    is_broken: bool,
    found: String,
}

/// Fuzzes one target. What is found on the way stays out of the committed corpus.
fn fuzz(root: &Path, host: &str, name: &str, seconds: u64) -> Result<Run, String> {
    println!("   {name}, {seconds} s");
    let found = root.join("fuzz/target/corpus").join(name);
    let broken = root.join("fuzz/artifacts").join(name);
    for folder in [&found, &broken] {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let program = root.join("fuzz/target").join(host).join("release").join(name);
    let mut command = Command::new(&program);
    command.arg(&found).arg(root.join("fuzz/corpus").join(name));
    command.arg(format!("-artifact_prefix={}/", broken.display()));
    command.arg(format!("-max_total_time={seconds}"));
    command.args(["-timeout=10", "-verbosity=0", "-print_final_stats=1"]);
    let done = command.output().map_err(|error| format!("{}: {error}", program.display()))?;
    let said = String::from_utf8_lossy(&done.stderr);
    let is_broken = !done.status.success();
    if is_broken {
        println!("{said}");
    }
    let found =
        if is_broken { format!("a fault: look into fuzz/artifacts/{name}") } else { "nothing".to_owned() };
    Ok(Run { inputs: executed(&said), is_broken, found })
}

/// How many inputs libFuzzer says that it has tried.
fn executed(said: &str) -> u64 {
    let told = said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    told.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
}

fn nightly_cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    command.current_dir(root.join("fuzz")).args(["run", "nightly", "cargo"]).args(arguments);
    // What cargo tells us about our own build is not for this one.
    command.env_remove("CARGO").env("RUSTFLAGS", COVERAGE.join(" "));
    command
}

/// The machine's own target. Naming it keeps the counters out of build scripts.
fn host_triple() -> Result<String, String> {
    let version = output(Command::new("rustup").args(["run", "nightly", "rustc", "-vV"]))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not tell its host".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_understood() {
        let names = ["record".to_owned(), "ugi".to_owned()];
        let order = |words: &[&str]| Order::read(words, &names);
        assert_eq!(order(&[]).map(|order| (order.targets, order.minutes)), Ok((names.to_vec(), 1)));
        let some = order(&["ugi", "--minutes", "90"]).expect("understood");
        assert_eq!((some.targets, some.minutes), (vec!["ugi".to_owned()], 90));
        assert_eq!(order(&["--add", "ugi=12"]).map(|order| order.added), Ok(vec![("ugi".to_owned(), 12)]));
        for bad in [
            &["rekord"][..],
            &["--minutes"],
            &["--minutes", "0"],
            &["--add", "ugi"],
            &["--add", "x=1"],
            &["-x"],
        ] {
            assert!(order(bad).is_err(), "{bad:?}");
        }
        assert_eq!(executed("x\nstat::number_of_executed_units: 4711\ny"), 4711);
    }
}
