//! Fuzzing without further tools: each file of `fuzz/src/bin` is a target, built by the nightly compiler with
//! counters for what was reached.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::toolchain;
use crate::tools::{Parts, output, run as run_command, succeeds};

/// How long each target is fuzzed, in seconds.
const SECONDS: u32 = 60;

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

/// Builds all targets and fuzzes one after another.
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
        host = host_triple()?;
        run_command(&mut nightly_cargo(root, &["build", "--release", "--bins", "--target", &host]))?;
        Ok(names.join(", "))
    });
    parts.run("fuzzing", || {
        let failed: Vec<String> = names.iter().filter_map(|name| fuzz(root, &host, name).err()).collect();
        if failed.is_empty() {
            Ok(format!("{SECONDS} s each: {}", names.join(", ")))
        } else {
            Err(failed.join("; "))
        }
    });
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

/// Fuzzes one target. What is found on the way stays out of the committed corpus.
fn fuzz(root: &Path, host: &str, name: &str) -> Result<(), String> {
    println!("   {name}");
    let found = root.join("fuzz/target/corpus").join(name);
    let broken = root.join("fuzz/artifacts").join(name);
    for folder in [&found, &broken] {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let mut command = nightly_cargo(root, &["run", "--quiet", "--release", "--target", host, "--bin", name]);
    command.arg("--").arg(&found).arg(root.join("fuzz/corpus").join(name));
    command.arg(format!("-artifact_prefix={}/", broken.display()));
    command.args([
        &format!("-max_total_time={SECONDS}"),
        "-timeout=10",
        "-verbosity=0",
        "-print_final_stats=1",
    ]);
    run_command(&mut command).map_err(|_| format!("{name}: look into fuzz/artifacts/{name}"))
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
