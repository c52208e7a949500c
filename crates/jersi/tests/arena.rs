//! `jersi match` as an arena: books, shards, signals, clocks, options, logs and tournaments, with the binary itself.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value;

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("jersi-arena-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// A program that speaks UGI and does this at these words.
    fn program(&self, name: &str, at_ugi: &str, at_go: &str) -> String {
        let path = self.0.join(name);
        let script = format!(
            "#!/bin/sh\nwhile read -r word rest; do case $word in\n  ugi) {at_ugi}; echo ugiok;;\n  \
             isready) echo readyok;;\n  go) {at_go};;\n  quit) exit 0;;\nesac; done\n"
        );
        fs::write(&path, script).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made executable");
        format!("cmd:{}", path.display())
    }

    /// Everything in a folder of it, by name.
    fn texts(&self, folder: &str) -> Vec<(String, String)> {
        let entries = fs::read_dir(self.0.join(folder)).expect("the folder was made");
        let mut texts: Vec<(String, String)> = entries
            .map(|entry| {
                let path = entry.expect("readable").path();
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                (name, fs::read_to_string(&path).expect("readable"))
            })
            .collect();
        texts.sort();
        texts
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.arg("match").args(arguments);
    command
}

#[track_caller]
fn told(arguments: &[&str]) -> String {
    let output = command(arguments).output().expect("the binary starts");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[track_caller]
fn summary(arguments: &[&str]) -> Value {
    serde_json::from_str(&told(&[arguments, &["--json"]].concat())).expect("one JSON object")
}

#[track_caller]
fn refused(arguments: &[&str], reasons: &[&str]) {
    let output = command(arguments).output().expect("the binary starts");
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert!(output.stdout.is_empty());
    for reason in reasons {
        assert!(told.contains(reason), "{reason:?} is missing in\n{told}");
    }
}

const RANDOM: [&str; 4] = ["--first", "random", "--second", "random"];

fn own_program() -> String {
    format!("cmd:'{}' engine", env!("CARGO_BIN_EXE_jersi"))
}

#[test]
fn openings_from_a_book() {
    let folder = Folder::new();
    let book = folder.path("book.txt");
    fs::write(&book, "# mine\na2-b2=d3 h4-h3\n\n4.8 3k-3/8/7/8/9/8/7/8/2R-K-3 w - 7 31\n").expect("written");
    let save = folder.path("games");
    let told = summary(&[&RANDOM[..], &["--book", &book, "--games", "4", "--save", &save]].concat());
    assert_eq!((&told["games"], &told["forfeits"]), (&4.into(), &0.into()));
    let records = folder.texts("games");
    let with = |text: &str| records.iter().filter(|(_, record)| record.contains(text)).count();
    assert_eq!((with("1. a2-b2=d3 h4-h3"), with("[Position \"3k-3/8/7")), (2, 2), "{records:?}");
    assert_eq!(with(" book=2:"), 4, "the terms name the book");
    // A book that comes with the program, by the rules of the match.
    for rules in [
        &["--no-reserve"][..],
        &[],
        &["--edition", "2.0"],
        &["--edition", "3.0", "--setting", "standard-mokca"],
    ] {
        for book in ["tuning", "held-out"] {
            let told = summary(&[&RANDOM[..], &["--book", book, "--games", "2"], rules].concat());
            assert_eq!(told["games"], 2, "{rules:?}");
        }
    }
    let random = |more: &[&str], reasons: &[&str]| refused(&[&RANDOM[..], more].concat(), reasons);
    random(&["--book", "tuning", "--ransom"], &["no such book", "4.8 no-reserve setting=standard", "^^^^^^"]);
    random(&["--book", "tuning", "--opening", "2"], &["--book", "--opening", "do not go together"]);
    random(&["--book", "/no/such/book"], &["cannot read /no/such/book"]);
    for (line, reasons) in [
        ("a2-b2=d3 a2-i9", ["book.txt:3:", "3 | a2-b2=d3 a2-i9", "^"]),
        ("4.9 setting=standard moves a2-b2", ["book.txt:3:", "4.9", "there are 2.0"]),
        ("2.0 moves b1-c1", ["book.txt:3:", "rules 2.0", "the match by 4.8"]),
        ("4.8 3k-3/8/7/8/9/8/7/8/2Q-K-3 w - 7 31", ["book.txt:3:", "Q", "^"]),
    ] {
        fs::write(&book, format!("# mine\na2-b2=d3\n{line}\n")).expect("written");
        random(&["--book", &book], &reasons);
    }
    fs::write(&book, "# nothing\n").expect("written");
    random(&["--book", &book], &["the book has no opening"]);
}

#[test]
fn shards_merge_to_the_summary_of_the_whole_match() {
    let folder = Folder::new();
    let options =
        ["--first", "engine", "--second", "minimax:1", "--nodes", "60", "--games", "10", "--no-reserve"];
    let files: Vec<String> = (1..=3).map(|shard| folder.path(&format!("{shard}.json"))).collect();
    for (shard, file) in (1..).zip(&files) {
        let shard = format!("{shard}/3");
        told(&[&options[..], &["--shard", &shard, "--result", file]].concat());
    }
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let merged = |more: &[&str]| told(&[&["--merge"], &files[..], more].concat());
    assert_eq!(merged(&[]), told(&options));
    assert_eq!(merged(&["--json"]), told(&[&options[..], &["--json"]].concat()));
    assert!(merged(&["--sprt", "elo0=0", "elo1=10"]).contains("LLR "));
    assert!(merged(&["--speed"]).contains("positions a second of processor time"));
    // In any order, but all of them, each once, and of one match.
    assert_eq!(told(&["--merge", files[2], files[0], files[1]]), merged(&[]));
    refused(&["--merge", files[0], files[2]], &["4 games are in no file, game 3"]);
    refused(&["--merge", files[0], files[1], files[2], files[0]], &["1.json: game 1 is in", "already"]);
    let other = folder.path("other.json");
    told(&[&options[..], &["--seed", "7", "--shard", "2/3", "--result", &other]].concat());
    refused(
        &["--merge", files[0], &other],
        &["other.json: it is the result of another match than", "1.json"],
    );
    fs::write(&other, "{}").expect("written");
    refused(&["--merge", &other], &["it is no result of a match"]);
    // Nothing that says how a match is played is passed over.
    for option in [&["--nodes", "5"][..], &["--edition", "2.0"], &["--seed", "2"], &["--option", "Hash=1"]] {
        refused(&[&["--merge", files[0], files[1], files[2]], option].concat(), &["do not go together"]);
    }
    refused(&[&options[..], &["--shard", "2/3"]].concat(), &["--result"]);
    refused(&[&options[..], &["--shard", "4/3", "--result", "x"]].concat(), &["such as 2/8"]);
}

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/match-parallel.sh");

/// What the script for many cores says of a match of chance.
fn in_two_shards(folder: &Folder, options: &[&str]) -> Output {
    let mut run = Command::new("sh");
    run.args([SCRIPT, "2", "my results"])
        .args(RANDOM)
        .args(options)
        .env("JERSI", env!("CARGO_BIN_EXE_jersi"));
    run.current_dir(&folder.0).stdin(Stdio::null()).output().expect("there is a shell")
}

#[test]
fn the_script_for_many_cores_knows_whose_results_a_folder_has() {
    let folder = Folder::new();
    let run = |options: &[&str]| in_two_shards(&folder, options);
    let whole = told(&[&RANDOM[..], &["--games", "6"]].concat());
    for played in ["at first", "again"] {
        let output = run(&["--games", "6"]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{played}: {output:?}");
        assert_eq!(text, whole, "{played}");
    }
    let json: Value = serde_json::from_slice(&run(&["--json", "--games", "6"]).stdout).expect("told as JSON");
    assert_eq!(json["games"], 6, "the same match, told otherwise");
    let output = run(&["--games", "8"]);
    let why = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(why.contains("has results of another match") && why.contains("'--games' '6'"), "{why}");
    assert!(output.stdout.is_empty(), "{output:?}");
}

#[test]
fn a_folder_of_a_match_that_never_began_is_free() {
    let folder = Folder::new();
    let run = |options: &[&str]| in_two_shards(&folder, options);
    assert!(!run(&["--gmaes", "4"]).status.success(), "a word is misspelt");
    let output = run(&["--games", "4"]);
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn a_signal_to_the_script_ends_all_that_it_began() {
    let folder = Folder::new();
    let pid_file = folder.path("pid");
    let sleep = format!("sleep 1000 & echo $! > '{pid_file}.new'; mv '{pid_file}.new' '{pid_file}'; wait");
    let sleeper = folder.program("sleeper", ":", &sleep);
    let mut child = Command::new("sh")
        .args([SCRIPT, "1", &folder.path("results"), "--first", "random", "--second", &sleeper])
        .args(["--movetime", "600000", "--games", "2"])
        .env("JERSI", env!("CARGO_BIN_EXE_jersi"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("there is a shell");
    let read = || fs::read_to_string(&pid_file).ok()?.trim().parse::<i32>().ok();
    let sleeping = wait_for("the process that sleeps", read);
    kill(Pid::from_raw(i32::try_from(child.id()).expect("a pid")), Signal::SIGTERM).expect("sent");
    assert_eq!(child.wait().expect("it ends").code(), Some(143));
    wait_for("the end of the process that slept", || (!runs(sleeping)).then_some(()));
}

#[test]
fn what_is_for_a_tournament_alone_is_refused_for_two() {
    let two = ["--first", "random", "--second", "random", "--games", "2"];
    for option in [["--player-option", "2:Eval=handmade"], ["--tournament", "gauntlet"]] {
        refused(&[&two[..], &option].concat(), &[option[0], "do not go together"]);
    }
}

#[test]
fn an_opening_may_end_in_a_tie_by_adjudication() {
    let folder = Folder::new();
    let there_and_back = "b1-c1 h1-g1 c1-b1 g1-h1 b1-c1 h1-g1 c1-b1 g1-h1 b1-c1";
    fs::write(folder.0.join("book"), there_and_back).expect("written");
    let book = folder.path("book");
    let told = summary(&[&RANDOM[..], &["--no-reserve", "--book", &book, "--games", "2"]].concat());
    assert_eq!((&told["draws"], &told["interrupted"]), (&2.into(), &false.into()), "{told}");
}

/// Whether a process is there and no zombie.
fn runs(pid: i32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit(") ").next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
}

fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let until = Instant::now() + Duration::from_mins(1);
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < until, "{what} never came");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Starts a match whose second player starts a process that sleeps, at some word of the protocol; sends a signal as soon
/// as that sleeps, and gives what came of it.
fn interrupted(signal: Signal, at_start: bool) -> (Output, Duration) {
    let folder = Folder::new();
    let pid_file = folder.path("pid");
    let sleep = format!("sleep 1000 & echo $! > '{pid_file}.new'; mv '{pid_file}.new' '{pid_file}'; wait");
    let (at_ugi, at_go) = if at_start { (sleep.as_str(), ":") } else { (":", sleep.as_str()) };
    let sleeper = folder.program("sleeper", at_ugi, at_go);
    let save = folder.path("games");
    let result = folder.path("result.json");
    // The first two games are over before: they are there from another run.
    let options =
        ["--first", "random", "--second", &sleeper, "--movetime", "600000", "--games", "4", "--json"];
    let child = command(&options)
        .args(["--save", &save, "--result", &result])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let read = || fs::read_to_string(&pid_file).ok()?.trim().parse::<i32>().ok();
    let sleeping = wait_for("the process that sleeps", read);
    assert!(runs(sleeping));
    let began = Instant::now();
    kill(Pid::from_raw(i32::try_from(child.id()).expect("a pid")), signal).expect("sent");
    let output = child.wait_with_output().expect("it ends");
    let took = began.elapsed();
    wait_for("the end of the process that slept", || (!runs(sleeping)).then_some(()));
    assert!(!PathBuf::from(result).exists(), "the result of a part is whole or not there");
    (output, took)
}

#[test]
fn signals_end_a_match_with_its_programs_and_a_summary() {
    for (signal, at_start) in [(Signal::SIGINT, false), (Signal::SIGTERM, false), (Signal::SIGINT, true)] {
        let (output, took) = interrupted(signal, at_start);
        assert_eq!(output.status.code(), Some(130), "{signal}: {output:?}");
        let told: Value = serde_json::from_slice(&output.stdout).expect("a summary");
        assert_eq!((&told["games"], &told["interrupted"]), (&0.into(), &true.into()), "{told}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("Broken off"), "{output:?}");
        assert!(took < Duration::from_secs(20), "{took:?}");
    }
}

#[test]
fn games_that_were_over_are_told_after_a_signal() {
    let options = ["--first", "random", "--second", "random", "--games", "4000", "--json"];
    let folder = Folder::new();
    let save = folder.path("games");
    let child = command(&options).args(["--save", &save]).stdout(Stdio::piped()).spawn().expect("it starts");
    wait_for("a game", || fs::metadata(format!("{save}/game-000003.jrn")).ok());
    kill(Pid::from_raw(i32::try_from(child.id()).expect("a pid")), Signal::SIGINT).expect("sent");
    let output = child.wait_with_output().expect("it ends");
    let told: Value = serde_json::from_slice(&output.stdout).expect("a summary");
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(
        told["games"].as_u64(),
        Some(folder.texts("games").len() as u64),
        "all that is kept is counted"
    );
}

/// `nohup` and what is like it: the end of the terminal is nothing to such a match.
#[cfg(target_os = "linux")]
#[test]
fn a_match_outlives_its_terminal_where_it_is_asked_to() {
    let folder = Folder::new();
    let save = folder.path("games");
    let script =
        "trap '' HUP; exec \"$0\" match --first random --second random --games 200 --json --save \"$1\"";
    let child = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_jersi"), &save])
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell");
    wait_for("a game", || fs::metadata(format!("{save}/game-000001.jrn")).ok());
    kill(Pid::from_raw(i32::try_from(child.id()).expect("a pid")), Signal::SIGHUP).expect("sent");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let told: Value = serde_json::from_slice(&output.stdout).expect("a summary");
    assert_eq!((&told["games"], &told["interrupted"]), (&200.into(), &false.into()), "{told}");
}

#[test]
fn where_the_result_cannot_be_written_nothing_is_played() {
    let folder = Folder::new();
    let (save, result) = (folder.path("games"), folder.path("no-such-folder/result.json"));
    let options = [&RANDOM[..], &["--games", "2", "--save", &save, "--result", &result]].concat();
    refused(&options, &["cannot write", "no-such-folder"]);
    assert!(!PathBuf::from(save).exists());
    // Nor is anything left of the try where it can.
    let result = folder.path("result.json");
    told(&[&RANDOM[..], &["--games", "2", "--result", &result]].concat());
    let names: Vec<_> =
        fs::read_dir(&folder.0).expect("there").map(|entry| entry.expect("readable").path()).collect();
    assert_eq!(names, [PathBuf::from(result)]);
}

#[test]
fn engines_can_agree_on_the_end() {
    let folder = Folder::new();
    let save = folder.path("games");
    // White has two rocks more.
    let position = "3k-3/8/7/8/4r-4/8/7/1R-R-R-4/3K-3 w - 0 31";
    let options =
        ["--first", "engine", "--second", &own_program(), "--nodes", "300", "--opening", "0", "--games", "2"];
    let options = [&options[..], &["--no-reserve", "--position", position, "--save", &save]].concat();
    let told = summary(&[&options[..], &["--resign", "moves=1", "score=50"]].concat());
    assert_eq!((&told["games"], &told["pairs"]), (&2.into(), &serde_json::json!([0, 0, 1, 0, 0])), "{told}");
    for (_, record) in folder.texts("games") {
        assert!(record.contains("[Termination \"adjudicated-score\"]"), "{record}");
        assert!(record.contains("[Result \"white\"]") && record.contains("[%eval "), "{record}");
        assert!(record.contains("resign=1:50"), "{record}");
    }
    let random = |more: &[&str], reasons: &[&str]| refused(&[&RANDOM[..], more].concat(), reasons);
    random(&["--resign", "moves=3"], &["write score too", "^^^"]);
    random(
        &["--draw", "number=1", "moves=x", "score=1"],
        &["moves=x is none of number, moves, score", "^^^"],
    );
}

#[test]
fn options_of_engines() {
    let program = own_program();
    let two = ["--first", "engine", "--second", &program, "--nodes", "50", "--games", "2", "--no-reserve"];
    let told = summary(&[&two[..], &["--option", "Eval=handmade", "--second-option", "Hash=2"]].concat());
    assert_eq!((&told["games"], &told["forfeits"]), (&2.into(), &0.into()), "{told}");
    let two = |more: &[&str], reasons: &[&str]| refused(&[&two[..], more].concat(), reasons);
    two(
        &["--second-option", "Hush=2"],
        &["there is no option Hush; this player announces Edition, ", "^^^^^^"],
    );
    two(
        &["--first-option", "Level=3"],
        &["there is no option Level; this player announces Threads, Hash, Eval"],
    );
    two(&["--option", "Hash=none"], &["Hash takes a whole number from 1 to 16384, not none"]);
    two(&["--option", "Eval=guess"], &["Eval takes ", "handmade", "not guess"]);
    two(&["--option", "Hash"], &["NAME=VALUE", "^^^^"]);
    refused(&[&RANDOM[..], &["--option", "Hash=1"]].concat(), &["this player has no options"]);
}

#[test]
fn clocks_are_told_and_run_down() {
    let folder = Folder::new();
    let (log, save) = (folder.path("log"), folder.path("games"));
    let options = [
        "--first",
        "random",
        "--second",
        &own_program(),
        "--clock",
        "5+0.01",
        "--depth",
        "1",
        "--games",
        "2",
    ];
    let told = summary(&[&options[..], &["--no-reserve", "--log", &log, "--save", &save]].concat());
    assert_eq!((&told["games"], &told["forfeits"]), (&2.into(), &0.into()), "{told}");
    let logs = folder.texts("log");
    assert_eq!(
        logs.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(),
        ["game-000001.log", "game-000002.log"]
    );
    let (_, first) = &logs[0];
    for said in
        [" 2 > ugi\n", " 2 < ugiok\n", " 2 > go depth 1 p1time 5", " p1inc 10 p2inc 10\n", " 2 < bestmove "]
    {
        assert!(first.contains(said), "{said:?} is missing in\n{first}");
    }
    assert!(first.lines().all(|line| line.as_bytes()[10] == b'T' && line.contains("Z 2 ")), "{first}");
    for (_, record) in folder.texts("games") {
        assert!(record.contains("[TimeControl \"5+0.01\"]") && record.contains("[%clk 0:00:0"), "{record}");
        assert!(record.contains("[%emt 0:00:00."), "{record}");
    }
    let slow = folder.program("slow", ":", "sleep 0.5; echo bestmove a1-a1");
    let options = ["--first", "random", "--second", &slow, "--clock", "0.2", "--games", "2"];
    let told = summary(&options);
    assert_eq!((&told["wins"], &told["forfeits"]), (&2.into(), &2.into()), "{told}");
    assert_eq!(
        (&told["reasons"][0]["reason"], &told["reasons"][0]["games"]),
        (&"time".into(), &2.into()),
        "{told}"
    );
    refused(&[&options[..], &["--movetime", "5"]].concat(), &["--clock", "--movetime", "do not go together"]);
    refused(&[&RANDOM[..], &["--clock", "3d"]].concat(), &["such as 60+0.5"]);
}

#[test]
fn reasons_of_forfeits_are_told() {
    let folder = Folder::new();
    let gone = folder.program("gone", ":", "exit 3");
    let options = ["--first", &gone, "--second", "random", "--games", "2"];
    let text = told(&options);
    assert!(text.contains("forfeits ") && text.contains(": 2 × it broke down"), "{text}");
    let json = summary(&options);
    assert_eq!(json["reasons"], serde_json::json!([{ "player": gone, "reason": "ended", "games": 2 }]));
    // Kept records tell it again.
    let save = folder.path("games");
    let options = [&options[..], &["--save", &save]].concat();
    summary(&options);
    assert_eq!(summary(&options)["reasons"], json["reasons"]);
}

#[test]
fn tournaments() {
    let players = ["--player", "minimax:1", "--player", "random", "--player", "random:3", "--edition", "2.0"];
    let round = [&players[..], &["--tournament", "round-robin", "--games", "2"]].concat();
    let json = summary(&round);
    assert_eq!((&json["games"], &json["tournament"]), (&6.into(), &"round-robin".into()), "{json}");
    assert_eq!(json["pairings"].as_array().map(Vec::len), Some(3));
    for player in json["players"].as_array().expect("players") {
        assert_eq!(player["games"], 4, "{player}");
        assert!(player.get("elo").is_some() && player.get("error").is_some());
    }
    let text = told(&round);
    assert!(text.contains("won tied lost") && text.contains("minimax:1 – random"), "{text}");
    let gauntlet = summary(&[&players[..], &["--tournament", "gauntlet", "--games", "2"]].concat());
    assert_eq!((&gauntlet["games"], &gauntlet["pairings"][1]["second"]), (&4.into(), &"random:3".into()));
    // Its parts merge as those of a match do.
    let folder = Folder::new();
    let files = ["1/2", "2/2"].map(|shard| (shard, folder.path(&format!("{}.json", &shard[..1]))));
    for (shard, file) in &files {
        told(&[&round[..], &["--shard", shard, "--result", file]].concat());
    }
    assert_eq!(told(&["--merge", &files[0].1, &files[1].1]), text);
    refused(&players, &["say who meets whom"]);
    refused(&["--player", "random", "--tournament", "gauntlet"], &["two players or more"]);
    refused(&[&round[..], &["--player-option", "4:Hash=1"]].concat(), &["from 1 to 3", "^^^"]);
    refused(&[&round[..], &["--player-option", "1:Hash=1"]].concat(), &["this player has no options"]);
    refused(&[&round[..], &["--first", "random"]].concat(), &["do not go together"]);
}

#[test]
fn speeds_are_told_when_they_are_asked_for() {
    let options =
        ["--first", "engine", "--second", &own_program(), "--nodes", "3000", "--games", "2", "--no-reserve"];
    let json = summary(&[&options[..], &["--speed", "--opening", "40"]].concat());
    assert!(json["speed"][0].as_u64().is_some_and(|speed| speed > 1000), "{json}");
    assert!(summary(&[&RANDOM[..], &["--games", "2"]].concat()).get("speed").is_none());
}
