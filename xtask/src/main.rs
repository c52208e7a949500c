//! The project's chores, behind `cargo xtask`. On the standard library alone, so that it starts in seconds.

// This is a program for people at a terminal: printing is its work.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod advisories;
mod bench;
mod committed;
mod coverage;
mod deep;
mod dist;
mod figures;
mod fresh;
mod fuzz;
mod licences;
mod node;
mod pictures;
mod play;
mod postgres;
mod python;
mod python_package;
mod system;
mod test;
mod test_web;
mod toolchain;
mod tools;
mod trace;
mod wasm;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
The chores of the JERSI project.

    cargo xtask play [ARGUMENT…]   build what is missing, serve the board on port 5377 of this machine and open it in the
                                   browser; the arguments go to `jersi serve`
    cargo xtask terminal [ARG…]    build what is missing and play in the terminal; the arguments go to `jersi play`
    cargo xtask test               check everything that a change must pass, and install what is missing for it
    cargo xtask test --deep        the same, then the long runs: more games, deep counts, a minute of fuzzing each

    cargo xtask wasm               build rules, game and engine for the browser into web/src/wasm, where they changed
    cargo xtask web                build the page into web/dist: packages and WebAssembly where they changed, sizes checked
    cargo xtask python [--test]    build the package for Python as a wheel into target/wheels, see docs/python.md; --test
                                   runs its tests too, which are a part of `test`
    cargo xtask coverage [--check] which test holds which sentence of the rules; writes docs/rules-coverage.md
    cargo xtask figures [NAME…]    run the commands behind the figures of the docs and write these anew; --check compares;
                                   --script prints a script that runs them elsewhere, --from DIR takes its answers
    cargo xtask pictures [SCENE…]  take every screen of the page in a browser, in five windows, light and dark, into
                                   target/pictures; `--docs` renews the pictures of README.md instead
    cargo xtask fuzz [TARGET…]     fuzz all targets, or some, for a minute each, or `--minutes N`; the inputs are added to
                                   docs/reliability.md. `--build` only builds them; `--add TARGET=INPUTS` adds what was
                                   tried elsewhere
    cargo xtask bench [WORD]       instructions of each scenario of the referee, counted by valgrind
    cargo xtask licences           check that everything of others is under a licence that is allowed; a part of `test`
    cargo xtask advisories         ask on the network whether weaknesses of anything of others are known; needs
                                   cargo-audit and npm
    cargo xtask dist [--check]     one stripped binary with the page in it, licences, completions and manual pages, as an
                                   archive with its sum in target/dist; --check looks at one that was made

Examples:

    cargo xtask play
    cargo xtask terminal --edition 3.0 --black random
    cargo xtask test

With CI=true in the environment, a part of `test` that cannot run is a failure.
";

/// The exit code for words that are not understood.
const MISUSED: u8 = 2;

fn main() -> ExitCode {
    if let Some(code) = wasm::as_compiler() {
        return code;
    }
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        ["play", arguments @ ..] => play::page(&root(), arguments),
        ["terminal", arguments @ ..] => play::terminal(&root(), arguments),
        ["wasm"] => tell(wasm::run(&root())),
        ["web"] => tell(web::run(&root())),
        ["python"] => tell(python_package::chore(&root())),
        ["python", "--test"] => python_package::tests(&root()),
        ["test"] => test::run(&root(), false),
        ["test", "--deep"] => test::run(&root(), true),
        ["coverage"] => tell(coverage::run(&root(), false)),
        ["coverage", "--check"] => tell(coverage::run(&root(), true)),
        ["figures", words @ ..] => match figures::Asked::read(words) {
            Ok(asked) => tell(figures::run(&root(), &asked)),
            Err(why) => misused(&why),
        },
        ["pictures", words @ ..] => tell(pictures::run(&root(), words)),
        ["licences"] => tell(licences::run(&root())),
        ["advisories"] => advisories::run(&root()),
        ["dist"] => tell(dist::run(&root())),
        ["dist", "--check"] => tell(dist::check(&root())),
        ["fuzz", words @ ..] => tell(fuzz::chore(&root(), words)),
        ["bench"] => tell(bench::run(&root(), "")),
        ["bench", word] => tell(bench::run(&root(), word)),
        [] => misused("say which chore to do"),
        ["test", more @ ..] => misused(&format!("`test` takes --deep or nothing, not {}", more.join(" "))),
        ["python", more @ ..] => {
            misused(&format!("`python` takes --test or nothing, not {}", more.join(" ")))
        }
        ["dist", more @ ..] => misused(&format!("`dist` takes --check or nothing, not {}", more.join(" "))),
        [word, ..] => misused(&format!("there is no chore called {word}")),
    }
}

/// A word when all is well, or what went wrong.
fn tell(result: Result<String, String>) -> ExitCode {
    match result {
        Ok(word) => {
            println!("{word}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn misused(why: &str) -> ExitCode {
    eprint!("{why}\n\n{HELP}");
    ExitCode::from(MISUSED)
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
