//! Text from elsewhere cannot steer a terminal, whichever command meets it and however it gets there; and a record
//! starts no program.
#![cfg(unix)]

mod foreign;
mod table;

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use clap::CommandFactory;
use foreign::{both_clean, escapes, must_be_clean, nasty, trap};
use table::{Table, Told, hear};

/// One way to call a command. `FILE` stands for the record, `NASTY` for a nasty text.
struct Call {
    arguments: &'static [&'static str],
    input: &'static str,
    /// Whether standard output carries the text on, for programs and files.
    carries: bool,
}

const fn call(arguments: &'static [&'static str]) -> Call {
    Call { arguments, input: "", carries: false }
}

const fn with(arguments: &'static [&'static str], input: &'static str) -> Call {
    Call { arguments, input, carries: false }
}

const fn carry(arguments: &'static [&'static str]) -> Call {
    Call { arguments, input: "", carries: true }
}

/// How each command meets foreign text. A new command must be told here; the test says so.
fn calls(command: &str) -> Vec<Call> {
    match command {
        "play" => vec![
            with(
                &["--plain", "--keep-going", "--load", "FILE"],
                "show\nundo\nzzNASTY\nwhy NASTY\nload NASTY\nsave NASTY.jrn\nsave NASTY/x\nnew --edition NASTY\nturns \
                 NASTY\nNASTY\n",
            ),
            with(&["--plain", "--lang", "fr", "--load", "FILE"], "draw\nresign\n"),
            with(&["--plain", "--continue"], "show\n"),
            call(&["--snapshot", "--size", "100x40", "--load", "FILE"]),
            call(&["--snapshot", "--size", "80x24", "--review", "FILE"]),
            call(&["--plain", "--load", "NASTY"]),
            call(&["--plain", "--white", "NASTY"]),
            call(&["--plain", "--white", "cmd:NASTY"]),
            call(&["--plain", "--position", "NASTY"]),
            call(&["--plain", "--clock", "NASTY"]),
            call(&["NASTY"]),
            call(&["--NASTY"]),
        ],
        "games" => vec![
            call(&["import", "FILE"]),
            call(&["rename", "1", "NASTY"]),
            call(&["list"]),
            call(&["--lang", "fr"]),
            carry(&["list", "--json"]),
            carry(&["export", "1"]),
            call(&["export", "NASTY"]),
            call(&["export", "1", "-o", "NASTY/x"]),
            call(&["import", "NASTY"]),
            call(&["delete", "NASTY"]),
            call(&["delete", "1"]),
            call(&["continue", "NASTY"]),
            call(&["NASTY"]),
        ],
        "serve" => vec![
            call(&["--addr", "NASTY"]),
            call(&["--addr", "NASTY:80"]),
            call(&["--public-url", "https://NASTY"]),
            call(&["--trusted-proxy", "NASTY"]),
            call(&["--addr", "127.0.0.1:0", "--store", "NASTY/NASTY"]),
            call(&["--max-connections", "NASTY"]),
            call(&["NASTY"]),
        ],
        "admin" => vec![
            call(&["check", "--store", "NASTY"]),
            call(&["check", "--store", "FILE"]),
            call(&["backup", "NASTY/x", "--store", "FILE"]),
            call(&["restore", "NASTY"]),
            call(&["export", "NASTY/x"]),
            call(&["NASTY"]),
        ],
        "turns" => vec![
            call(&["--position", "NASTY"]),
            call(&["--setting", "NASTY"]),
            call(&["--edition", "NASTY"]),
            call(&["NASTY"]),
            Call {
                arguments: &["--stdin"],
                input: "{\"NASTY\":1}\n{\"position\":\"NASTY\"}\nNASTY\n",
                carries: true,
            },
        ],
        "why" => vec![
            call(&["NASTY"]),
            call(&["a2-b2NASTY"]),
            call(&["a2-b2", "--position", "NASTY"]),
            carry(&["NASTY", "--json"]),
        ],
        "show" => vec![
            call(&["FILE"]),
            call(&["FILE", "--after", "99"]),
            call(&["NASTY"]),
            call(&["--position", "NASTY"]),
            carry(&["FILE", "--json"]),
        ],
        "figure" => vec![
            carry(&["FILE"]),
            call(&["NASTY"]),
            call(&["FILE", "-o", "NASTY.xyz"]),
            call(&["FILE", "-o", "NASTY/x.svg"]),
            call(&["FILE", "--theme", "NASTY"]),
            call(&["--position", "NASTY"]),
        ],
        "replay" => vec![
            call(&["FILE"]),
            call(&["FILE", "--mend"]),
            call(&["FILE", "--edition", "2.0"]),
            call(&["NASTY"]),
            with(&["-"], "NASTY"),
            with(&["-"], "[JRN \"1\"]\n[Edition \"NASTY\"]\n\n*\n"),
            with(&["-"], "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. \"zzNASTY\" *\n"),
            with(
                &["-"],
                "[JRN \"1\"]\n[Edition \"4.8\"]\n[Termination \"NASTY\"]\n[Result \"NASTY\"]\n\n*\n",
            ),
            with(&["-"], "[JRN \"1\"]\n[NASTY \"x\"]\n\n*\n"),
            carry(&["FILE", "--json"]),
        ],
        "convert" => vec![
            carry(&["FILE", "--to", "jrn"]),
            carry(&["FILE", "--to", "booklet"]),
            call(&["FILE", "--to", "NASTY"]),
            call(&["FILE", "--to", "jrn", "-o", "NASTY/x"]),
            call(&["NASTY", "--to", "jrn"]),
        ],
        "analyse" => vec![
            call(&["FILE", "--nodes", "20"]),
            call(&["FILE", "--nodes", "20", "-o", "out.jrn"]),
            call(&["FILE", "--nodes", "NASTY"]),
            call(&["NASTY"]),
            carry(&["FILE", "--nodes", "20", "--json"]),
        ],
        "best" => vec![
            call(&["--record", "FILE", "--nodes", "20"]),
            call(&["--record", "NASTY"]),
            call(&["--record", "FILE", "--after", "NASTY"]),
            call(&["--position", "NASTY"]),
        ],
        "positions" => vec![call(&["FILE"]), call(&["NASTY"]), call(&["FILE", "--edition", "NASTY"])],
        "bench" => vec![call(&["--depth", "NASTY"]), call(&["NASTY"])],
        "perft" => vec![call(&["--depth", "NASTY"]), call(&["--depth", "1", "--position", "NASTY"])],
        "match" => vec![
            call(&["--first", "NASTY", "--second", "random"]),
            call(&["--first", "cmd:NASTY", "--second", "random", "--pairs", "1"]),
            call(&["--first", "cmd:./chatter", "--second", "random", "--pairs", "1"]),
            call(&["--first", "random", "--second", "random", "--pairs", "1", "--save", "FILE"]),
            call(&["--sprt", "NASTY"]),
            call(&["--first", "random", "--second", "random", "--book", "NASTY"]),
            call(&["--first", "random", "--second", "random", "--book", "FILE"]),
            call(&["--first", "engine", "--second", "random", "--first-option", "NASTY"]),
            call(&["--first", "engine", "--second", "random", "--first-option", "Hash=NASTY"]),
            call(&["--first", "random", "--second", "random", "--resign", "NASTY"]),
            call(&["--merge", "NASTY"]),
            call(&["--merge", "FILE"]),
        ],
        "selfplay" => vec![
            call(&["run", "--mix", "NASTY", "--games", "1", "--out", "games"]),
            call(&["run", "--games", "1", "--eval", "network", "--network", "NASTY", "--out", "games"]),
            call(&["run", "--games", "1", "--out", "FILE/NASTY"]),
            call(&["export", "NASTY", "--out", "x.pos"]),
            call(&["NASTY"]),
        ],
        "lab" => vec![
            call(&["run", "NASTY", "--out", "games"]),
            call(&["run", "FILE", "--out", "games"]),
            with(&["run", "-", "--out", "games"], "NASTY = 3\n"),
            with(&["run", "-", "--out", "games"], "title = \"NASTY\"\nseed = \"NASTY\"\n"),
            with(
                &["run", "-", "--out", "FILE/NASTY"],
                "strengths = [{ nodes = 1, games = 1 }]\n[[rules]]\nname = \"a\"\n",
            ),
            call(&["quick", "--position", "NASTY"]),
            call(&["quick", "NASTY"]),
            call(&["NASTY"]),
        ],
        "solve" => vec![call(&["--position", "NASTY"]), call(&["--turns", "NASTY"]), call(&["NASTY"])],
        "editions" => vec![call(&["NASTY"]), call(&["--lang", "NASTY"])],
        "engine" => vec![
            with(
                &[],
                "NASTY\nsetoption name NASTY value NASTY\nposition fen NASTY\nposition startpos moves NASTY\nquery \
                 NASTY\ngo NASTY\nsetoption name Edition value NASTY\n",
            ),
            call(&["NASTY"]),
        ],
        "ugi-check" => vec![
            call(&["--patience", "0.2", "./chatter"]),
            call(&["--patience", "0.2", "NASTY"]),
            call(&["--patience", "NASTY", "x"]),
        ],
        "bot" => vec![
            call(&["--server", "NASTY"]),
            call(&["--server", "http://127.0.0.1:1", "--token-file", "NASTY"]),
            call(&["--server", "http://127.0.0.1:1", "--offer", "NASTY"]),
            call(&["--server", "http://127.0.0.1:1", "--engine", "NASTY", "--option", "NASTY"]),
            call(&["NASTY"]),
        ],
        "puzzles" => vec![
            call(&["NASTY"]),
            call(&["--motif", "NASTY"]),
            call(&["--rating", "NASTY"]),
            with(&["48-03", "--plain"], "NASTY\nwhy NASTY\nquit\n"),
        ],
        "lesson" => vec![call(&["NASTY"]), with(&["1", "--plain"], "NASTY\nwhy NASTY\nquit\n")],
        "completions" => vec![call(&["NASTY"])],
        "man" => vec![call(&["--dir", "FILE/NASTY"]), call(&["NASTY"])],
        other => panic!("how does `jersi {other}` meet foreign text? Tell it in this test"),
    }
}

fn run(table: &Table, command: &str, call: &Call, nasty: &str) -> Told {
    let filled = |text: &str| text.replace("FILE", "trap.jrn").replace("NASTY", nasty);
    let mut child = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .arg(command)
        .args(call.arguments.iter().map(|argument| filled(argument)))
        .env("JERSI_HOME", table.home())
        .env("LC_ALL", "C")
        .current_dir(&table.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    // A command that ends early does not read the rest.
    let _ = stdin.write_all(filled(call.input).as_bytes());
    drop(stdin);
    hear(child.wait_with_output().expect("it ends"))
}

/// An engine that says nothing but nasty things.
fn chatter(table: &Table) {
    use std::os::unix::fs::PermissionsExt;
    let path = table.0.join("chatter");
    let said = nasty().replace('\'', "|");
    fs::write(table.0.join("said"), format!("id name {said}\ninfo string {said}\n{said}\n"))
        .expect("written");
    fs::write(
        &path,
        "#!/bin/sh\nwhile read -r line; do cat said; echo ugiok; echo \"bestmove $(cat said)\"; done\n",
    )
    .expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("ours");
}

#[test]
fn no_command_paints_what_is_foreign_or_starts_it() {
    let table = Table::new();
    let mark = trap(&table, "trap.jrn");
    chatter(&table);
    let nasty = nasty();
    let mut calls_made = 0;
    for command in jersi::commands::Cli::command().get_subcommands() {
        let name = command.get_name();
        for call in calls(name) {
            let what = format!("jersi {name} {:?}", call.arguments);
            let told = run(&table, name, &call, &nasty);
            must_be_clean(&what, &told.err);
            if !call.carries {
                must_be_clean(&what, &told.out);
            }
            assert!(!mark.exists(), "{what} has started a program that a record names");
            assert!(!(told.out + &told.err).is_empty(), "{what} says nothing, so nothing is tested");
            calls_made += 1;
        }
    }
    assert!(calls_made > 60);
}

#[test]
fn each_sign_of_the_corpus_is_shown() {
    let table = Table::new();
    for escape in escapes().iter().filter(|escape| !escape.contains('\0')) {
        let name = format!("{}.jrn", escape.replace('/', "|"));
        trap(&table, &name);
        for arguments in [["replay", &name], ["show", &format!("absent{name}")], ["why", escape]] {
            let told =
                Command::new(env!("CARGO_BIN_EXE_jersi")).args(arguments).current_dir(&table.0).output();
            both_clean(arguments[0], &hear(told.expect("the binary starts")));
        }
    }
}

#[test]
fn a_program_of_a_record_is_a_person_said_aloud_and_stays_one_when_it_is_kept() {
    let table = Table::new();
    let mark = trap(&table, "trap.jrn");
    let told = table.play(&["--plain", "--load", "trap.jrn"], &["undo", "undo", "a2-b2", "quit"]);
    told.complains("It is not started: a person plays Black.");
    both_clean("play --load", &told);
    let told = table.play(&["--plain", "--continue"], &["h2-g2", "quit"]);
    assert_eq!(told.oks(), 1, "{}\n{}", told.out, told.err);
    both_clean("play --continue", &told);
    assert!(!mark.exists());
}

#[test]
fn files_and_programs_get_the_text_as_it_is() {
    let table = Table::new();
    trap(&table, "trap.jrn");
    let name = |jrn: &str| -> String {
        let record: jersi_rules::record::Record = jrn.parse().expect("JRN");
        record.tags.get("White").expect("a name").to_owned()
    };
    let json = ["replay", "analyse"].map(|command| {
        let arguments: &[&str] = if command == "analyse" { &["--nodes", "20"] } else { &[] };
        let told = Command::new(env!("CARGO_BIN_EXE_jersi"))
            .args([command, "trap.jrn", "--json"])
            .args(arguments)
            .current_dir(&table.0)
            .output();
        serde_json::from_str::<serde_json::Value>(&hear(told.expect("it starts")).out).expect("JSON")
    });
    assert_eq!(json[1]["white"]["name"], nasty());
    // JRN writes such signs by their numbers, so that it is the same record and steers nothing.
    let converted = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args(["convert", "trap.jrn", "--to", "jrn"])
        .current_dir(&table.0)
        .output();
    let converted = hear(converted.expect("it starts"));
    both_clean("convert", &converted);
    assert_eq!(name(&converted.out), nasty());
}

#[test]
fn files_and_pipes_without_an_end_are_answered_at_once() {
    let table = Table::new();
    let zeros = fs::File::create(table.0.join("zeros")).expect("made");
    zeros.set_len(50 << 20).expect("a long file of nothing");
    for (path, found) in
        [("zeros", "the text has 52,428,800 bytes"), ("/dev/zero", "the text has more than 5,000,000 bytes")]
    {
        for arguments in [
            &["replay", path][..],
            &["convert", path, "--to", "jrn"],
            &["play", "--load", path],
            &["show", path],
        ] {
            let told = Command::new(env!("CARGO_BIN_EXE_jersi"))
                .args(arguments)
                .env("JERSI_HOME", table.home())
                .env("LC_ALL", "C")
                .current_dir(&table.0)
                .stdin(Stdio::null())
                .output();
            let told = hear(told.expect("the binary starts"));
            assert_eq!(told.code, Some(2), "{arguments:?}: {}", told.err);
            told.complains(found);
            told.complains("at most 5,000,000 are read");
        }
    }
    // Texts within the limit that are one word or one line: what is said of them is short.
    for text in
        ["\0".repeat(4_000_000), "ab ".repeat(1_000_000), format!("a5-b5=d7 {}", "x".repeat(4_000_000))]
    {
        fs::write(table.0.join("long"), text).expect("written");
        let told = run(&table, "replay", &call(&["long", "--edition", "2.0"]), "");
        assert_eq!(told.code, Some(2));
        assert!(told.err.len() < 20_000, "{} bytes are said", told.err.len());
        both_clean("replay", &told);
    }
    let line = format!(
        "{{\"edition\":\"{}\"}}\n{{\"edition\":\"4.8\",\"turns\":[\"a2-b2\"]}}\n",
        "x".repeat(6_000_000)
    );
    let mut child = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args(["replay", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("piped").write_all(line.as_bytes()).expect("heard");
    let told = hear(child.wait_with_output().expect("it ends"));
    let answers: Vec<&str> = told.out.lines().collect();
    assert!(answers[0].contains("too-large") && answers[1].contains("\"final\""), "{}", told.out);
}

#[test]
fn every_crate_keeps_to_the_doors() {
    let crates = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let mut seen = 0;
    for folder in fs::read_dir(crates).expect("the crates are there") {
        let lib = folder.expect("a folder").path().join("src/lib.rs");
        let text = fs::read_to_string(&lib).unwrap_or_else(|error| panic!("{}: {error}", lib.display()));
        assert!(
            text.contains("deny(clippy::disallowed_methods)"),
            "{} does not deny what clippy.toml lists",
            lib.display()
        );
        seen += 1;
    }
    assert!(seen >= 13, "{seen}");
}
