//! `jersi match` with the binary itself, against players of ours and small programs that misbehave.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("jersi-match-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }

    /// A program that speaks UGI until `go`, and then does this.
    fn program(&self, name: &str, at_go: &str) -> String {
        let path = self.0.join(name);
        let script = format!(
            "#!/bin/sh\nwhile read -r word rest; do case $word in\n  ugi) echo 'id name {name}'; echo ugiok;;\n  \
             isready) echo readyok;;\n  go) {at_go};;\n  quit) exit 0;;\nesac; done\n"
        );
        fs::write(&path, script).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made executable");
        format!("cmd:{}", path.display())
    }

    fn save(&self) -> String {
        self.0.join("games").display().to_string()
    }

    /// The saved records by name.
    fn records(&self) -> Vec<(String, String)> {
        let entries = fs::read_dir(self.0.join("games")).expect("the folder was made");
        let mut records: Vec<(String, String)> = entries
            .map(|entry| {
                let path = entry.expect("readable").path();
                (name_of(&path), fs::read_to_string(&path).expect("readable"))
            })
            .collect();
        records.sort();
        records
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().expect("a file").to_string_lossy().into_owned()
}

fn jersi_match(arguments: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_jersi")).arg("match").args(arguments).output();
    output.expect("the binary starts")
}

#[track_caller]
fn summary(arguments: &[&str]) -> Value {
    let output = jersi_match(&[arguments, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

#[track_caller]
fn refused(arguments: &[&str], reasons: &[&str]) {
    let output = jersi_match(arguments);
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert!(output.stdout.is_empty());
    for reason in reasons {
        assert!(told.contains(reason), "{reason:?} is missing in\n{told}");
    }
}

const RANDOM: [&str; 4] = ["--first", "random", "--second", "random"];

#[test]
fn every_edition_is_played() {
    for rules in [
        "--edition 2.0",
        "--edition 2.0 --setting random",
        "--edition 3.0 --setting free --mokca",
        "--edition 4-draft",
        "--edition 4.8",
        "--edition 4.8 --no-reserve --ransom",
        "--edition 4.16",
    ] {
        let folder = Folder::new();
        let save = folder.save();
        let rules: Vec<&str> = rules.split(' ').collect();
        let told = summary(
            &[&RANDOM[..], &["--games", "3", "--concurrency", "2", "--save", &save], &rules].concat(),
        );
        assert_eq!((&told["games"], &told["forfeits"], &told["llr"]), (&4.into(), &0.into(), &Value::Null));
        let sum: u64 =
            ["wins", "draws", "losses"].iter().map(|key| told[key].as_u64().expect("a count")).sum();
        assert_eq!(sum, 4);
        assert_eq!(folder.records().len(), 4, "rounded up to pairs");
        for (name, _) in folder.records() {
            let path = format!("{save}/{name}");
            let replay = Command::new(env!("CARGO_BIN_EXE_jersi")).args(["replay", &path]).output();
            assert_eq!(replay.expect("it starts").status.code(), Some(0), "{rules:?} {name}");
        }
    }
}

#[test]
fn the_keys_of_the_summary() {
    let folder = Folder::new();
    let program = folder.program("gone", "exit 3");
    let options = ["--first", "random", "--second", &program, "--games", "2"];
    let told = summary(&[&options[..], &["--sprt", "elo0=0", "elo1=10"]].concat());
    for key in ["games", "wins", "draws", "losses", "forfeits", "elo", "error", "llr"] {
        assert!(told.get(key).is_some(), "{key} is missing in {told}");
    }
    assert_eq!((&told["wins"], &told["elo"]), (&2.into(), &Value::Null), "all or nothing has no Elo: {told}");
    assert!(told["llr"].is_number());
    let output = jersi_match(&options);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(text.contains("2 won, 0 tied, 0 lost by the first; 2 forfeited"), "{text}");
    assert!(output.stderr.is_empty(), "no bar without a terminal");
}

#[test]
fn the_same_seed_plays_the_same_match() {
    let play = |seed: &str, threads: &str| {
        let folder = Folder::new();
        let options = ["--second", "minimax:1", "--nodes", "200", "--games", "4", "--no-reserve"];
        let options =
            [&["--first", "engine"], &options[..], &["--seed", seed, "--threads", threads, "--save"]]
                .concat();
        summary(&[&options[..], &[&folder.save()]].concat());
        folder.records()
    };
    assert_eq!(play("5", "1"), play("5", "2"));
    assert_ne!(play("5", "1"), play("6", "1"));
}

#[test]
fn a_match_is_gone_on_with() {
    let folder = Folder::new();
    let save = folder.save();
    let play = |games: &str, more: &[&str]| {
        summary(&[&RANDOM[..], &["--edition", "2.0", "--save", &save, "--games", games], more].concat())
    };
    let first = play("6", &[]);
    let whole = folder.records();
    for number in [2, 5, 6] {
        fs::remove_file(folder.0.join(format!("games/game-{number:06}.jrn"))).expect("it was there");
    }
    let again = play("6", &[]);
    assert_eq!(folder.records(), whole, "the missing games are the same again");
    assert_eq!(
        (&again["kept"], &again["wins"], &again["pairs"]),
        (&3.into(), &first["wins"], &first["pairs"])
    );
    let more = play("8", &[]);
    assert_eq!((&more["games"], &more["kept"]), (&8.into(), &6.into()));
    assert_eq!(folder.records()[..6], whole);
    // Games of another match are not mixed in, and damaged ones are told.
    let other = ["--edition", "2.0", "--save", &save, "--games", "6"];
    let other = [&RANDOM[..], &other].concat();
    let another = "game-000001.jrn: the game belongs to another match";
    refused(&[&other[..], &["--seed", "9"]].concat(), &[another, "seed=1", "seed=9"]);
    fs::write(folder.0.join("games/game-000003.jrn"), "[JRN \"1\"]\n[Edi").expect("written");
    refused(&other, &["game-000003.jrn: ", "remove the file"]);
}

#[test]
fn programs_that_misbehave_forfeit() {
    for (name, at_go, reason) in [
        ("illegal", "echo bestmove a1-a1", "it played a1-a1, which is not legal: "),
        ("silent", ":", "it gave no answer within 0.2"),
        ("gone", "exit 3", "it broke down before bestmove, with the exit code 3"),
        ("none", "echo bestmove none", "it played none, which is not legal"),
    ] {
        let folder = Folder::new();
        let program = folder.program(name, at_go);
        let save = folder.save();
        let options = ["--first", "random", "--second", &program, "--games", "2", "--save", &save];
        let told = summary(&[&options[..], &["--movetime", "50", "--margin", "200"]].concat());
        assert_eq!((&told["wins"], &told["forfeits"]), (&2.into(), &2.into()), "{name}: {told}");
        for (_, record) in folder.records() {
            let flat = record.replace('\n', " ");
            assert!(flat.contains(reason), "{reason:?} is missing in\n{record}");
            assert!(flat.contains(&format!("{name} forfeits: ")), "{record}");
            assert!(record.contains("[Termination \"forfeit\"]"));
        }
    }
}

/// What the records tell is told in the language of whoever runs the match.
#[test]
fn forfeits_are_told_in_the_language_of_the_run() {
    let folder = Folder::new();
    let program = folder.program("gone", "exit 3");
    let save = folder.save();
    let options =
        ["--lang", "fr", "--first", "random", "--second", &program, "--games", "2", "--save", &save];
    summary(&[&options[..], &["--movetime", "50"]].concat());
    for (_, record) in folder.records() {
        let flat = record.replace('\n', " ");
        let reason =
            "gone déclare forfait\u{202f}: il est tombé en panne avant bestmove, avec le code de sortie 3";
        assert!(flat.contains(reason) && flat.contains("L’ouverture finit ici."), "{record}");
        assert!(!flat.contains("forfeits") && !flat.contains("The opening"), "{record}");
    }
    let output = jersi_match(&["--lang", "fr", "--first", "cmd:./no-such-file", "--second", "random"]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("impossible de lancer ./no-such-file\u{202f}: aucun fichier"), "{told}");
}

#[test]
fn our_own_engine_as_a_program_plays_every_kind_of_decision() {
    let program = format!("cmd:'{}' engine", env!("CARGO_BIN_EXE_jersi"));
    for rules in ["--edition 4.8 --no-reserve --ransom", "--edition 2.0 --setting free"] {
        let rules: Vec<&str> = rules.split(' ').collect();
        let options = ["--first", &program, "--second", "random", "--nodes", "100", "--games", "2"];
        let told = summary(&[&options[..], &rules].concat());
        assert_eq!((&told["games"], &told["forfeits"]), (&2.into(), &0.into()), "{told}");
    }
}

#[test]
fn levels_play() {
    let play =
        |first, second| summary(&["--first", first, "--second", second, "--games", "4", "--no-reserve"]);
    let told = play("engine:5", "engine:1");
    assert_eq!((&told["losses"], &told["forfeits"]), (&0.into(), &0.into()), "{told}");
    assert_eq!(told, play("engine:5", "engine:1"), "their errors come from the seed too");
}

/// What `play` takes as a player that plays by itself, `match` takes too; a seed holds for every game.
#[test]
fn players_with_a_seed() {
    let play = |first, second, seed| {
        summary(&["--first", first, "--second", second, "--games", "2", "--no-reserve", "--seed", seed])
    };
    let told = play("random:5", "minimax:1:3", "1");
    assert_eq!((&told["first"], &told["second"]), (&"random:5".into(), &"minimax:1:3".into()));
    assert_eq!((&told["games"], &told["forfeits"]), (&2.into(), &0.into()), "{told}");
    let told = play("engine:1:77", "random", "1");
    assert_eq!((&told["games"], &told["forfeits"]), (&2.into(), &0.into()), "{told}");
}

/// A seed that is asked for plays the same turns whatever the match draws its chance from.
#[test]
fn a_seed_of_its_own_is_used_for_every_game() {
    let records = |first: &str, seed: &str| {
        let folder = Folder::new();
        let save = folder.save();
        let options = ["--opening", "0", "--games", "2", "--save", &save, "--seed", seed];
        summary(&[&["--first", first, "--second", "random:9"], &options[..]].concat());
        let turns = |(_, record): (String, String)| {
            record.lines().filter(|line| !line.starts_with('[')).collect::<Vec<_>>().join("\n")
        };
        folder.records().into_iter().map(turns).collect::<Vec<_>>()
    };
    assert_eq!(records("random:5", "1"), records("random:5", "2"));
    assert_ne!(records("random", "1"), records("random", "2"));
}

#[test]
fn what_cannot_be_understood() {
    let with = |first: &str, reasons: &[&str]| refused(&["--first", first, "--second", "random"], reasons);
    with(
        "enigne",
        &["there is no player called \"enigne\"", "^^^^^^", "did you mean engine?", "a player is engine, "],
    );
    with("minimax:x", &["a depth is a number from 1 to 20", "1 | minimax:x", "|         ^"]);
    with("engine:11", &["a level is a number from 1 to 10"]);
    with("cmd:", &["cmd needs a program"]);
    with("random:x", &["a seed is a whole number", "1 | random:x", "|        ^"]);
    with("human", &["a match needs players that play by themselves", "^^^^^"]);
    with("human:Ada", &["a match needs players that play by themselves"]);
    with("remote:Ada", &["nobody far away can sit here yet"]);
    with("cmd:/no/such/program", &["cannot start /no/such/program", "^^^^"]);
    let random = |more: &[&str], reasons: &[&str]| refused(&[&RANDOM[..], more].concat(), reasons);
    random(&["--sprt", "elo0=5", "elo1=1"], &["elo0 and, greater than it, elo1", "^^^"]);
    random(&["--edition", "2.0", "--no-reserve"], &["has no reserve"]);
    random(&["--quiet", "never"], &["or off"]);
    random(&["--games", "0"], &["--games"]);
    random(&["--position", "nonsense"], &["error"]);
}
