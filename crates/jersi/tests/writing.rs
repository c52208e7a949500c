//! Everything that is written, on disks that are full, gone or not ours: what is said is true, and what was there stays.
#![cfg(unix)]

mod table;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};

use jersi_rules::record::read_jrn;
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use table::{Table, Told, hear};

const OTHER: &str = "[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-b5=d7 i5-h5=f7 *\n";

/// The binary with files of this size at the most, as on a disk that is nearly full: the limit fails a write, it does
/// not end the program.
fn limited(table: &Table, blocks: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", "trap '' XFSZ; ulimit -S -f $0; exec \"$@\"", blocks, env!("CARGO_BIN_EXE_jersi")])
        .args(arguments)
        .env("JERSI_HOME", table.home())
        .env("LC_ALL", "C")
        .current_dir(&table.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn run(mut command: Command) -> Told {
    hear(command.output().expect("the binary starts"))
}

/// Sets how long the files of a running program may become.
fn limit(child: &Child, bytes: Option<u64>) {
    let pid = Pid::from_raw(child.id().cast_signed()).expect("a process");
    prlimit(Some(pid), Resource::Fsize, Rlimit { current: bytes, maximum: None }).expect("the limit is set");
}

/// Says a line to the game and waits until it is done.
fn say(stdin: &mut ChildStdin, out: &mut impl BufRead, line: &str) {
    writeln!(stdin, "{line}").expect("it listens");
    let mut heard = String::new();
    while heard != "OK\n" {
        heard.clear();
        assert_ne!(out.read_line(&mut heard).expect("it is heard"), 0, "it ended");
    }
}

#[test]
fn every_command_that_writes_leaves_what_was_there_on_a_full_disk() {
    let table = Table::new();
    fs::write(table.0.join("game.jrn"), OTHER).expect("written");
    fs::create_dir(table.0.join("man")).expect("a folder");
    let old = "what was there before\n".repeat(100);
    for (target, arguments) in [
        ("out.jrn", &["convert", "game.jrn", "--to", "jrn", "-o", "out.jrn"][..]),
        ("out.jrn", &["convert", "game.jrn", "--to", "booklet", "-o", "out.jrn"]),
        ("out.jrn", &["analyse", "game.jrn", "--nodes", "100", "-o", "out.jrn"]),
        ("out.svg", &["figure", "--edition", "4.8", "-o", "out.svg"]),
        ("man/jersi.6", &["man", "--dir", "man"]),
    ] {
        let path = table.0.join(target);
        fs::write(&path, &old).expect("written");
        let told = run(limited(&table, "0", arguments));
        assert_eq!(told.code, Some(2), "{arguments:?}: {}{}", told.out, told.err);
        told.complains("cannot write ");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), old, "{arguments:?}");
        // With room for it, it is replaced: that was asked for.
        let told = run(limited(&table, "unlimited", arguments));
        assert_eq!(told.code, Some(0), "{arguments:?}: {}", told.err);
        assert_ne!(fs::read_to_string(&path).expect("it is there"), old, "{arguments:?}");
    }
    let drafts =
        fs::read_dir(&table.0).expect("it is there").chain(fs::read_dir(table.0.join("man")).expect("there"));
    let drafts: Vec<_> = drafts.map(|entry| entry.expect("readable").file_name()).collect();
    assert!(drafts.iter().all(|name| !name.to_string_lossy().starts_with('.')), "{drafts:?}");
}

#[test]
fn a_match_on_a_full_disk_says_so_and_keeps_no_fragment() {
    let table = Table::new();
    let arguments =
        ["match", "--first", "random:1", "--second", "random:2", "--games", "2", "--save", "games"];
    let told = run(limited(&table, "0", &arguments));
    assert_eq!(told.code, Some(2), "{}", told.err);
    told.complains("cannot write games");
    assert_eq!(fs::read_dir(table.0.join("games")).expect("it is there").count(), 0);
    assert_eq!(run(limited(&table, "unlimited", &arguments)).code, Some(0));
    assert_eq!(fs::read_dir(table.0.join("games")).expect("it is there").count(), 2);
}

#[test]
fn devices_folders_and_missing_folders_are_told() {
    let table = Table::new();
    fs::write(table.0.join("game.jrn"), OTHER).expect("written");
    fs::create_dir(table.0.join("folder")).expect("a folder");
    for (target, why) in [
        ("/dev/full", "the disk is full"),
        ("folder", "it is a folder"),
        ("no/such/folder.jrn", "there is no such file or folder"),
        ("game.jrn/x.jrn", "a part of the path is no folder"),
    ] {
        let told = run(limited(&table, "unlimited", &["convert", "game.jrn", "--to", "jrn", "-o", target]));
        assert_eq!(told.code, Some(2), "{target}");
        told.complains(&format!("cannot write {target}: {why}"));
    }
    assert_eq!(fs::read_to_string(table.0.join("game.jrn")).expect("it is there"), OTHER);
}

#[test]
fn a_game_on_a_disk_that_fills_up_is_not_said_to_be_kept() {
    let table = Table::new();
    let mut child = limited(&table, "unlimited", &["play"]).spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    say(&mut stdin, &mut out, "a2-b2");
    let game = table.games().into_iter().find(|path| path.extension().is_some_and(|end| end == "jrn"));
    let game = game.expect("it is kept");
    let before = fs::read_to_string(&game).expect("it is there");
    limit(&child, Some(0));
    say(&mut stdin, &mut out, "h2-g2");
    say(&mut stdin, &mut out, "a3-b3");
    assert_eq!(
        fs::read_to_string(&game).expect("it is there"),
        before,
        "the first turn is still there, whole"
    );
    drop(stdin);
    let told = left(child, out);
    assert_eq!(told.code, Some(1), "{}", told.err);
    assert_eq!(told.err.matches("Warning: games cannot be kept in ").count(), 1, "{}", told.err);
    told.complains("this game is NOT kept: the disk is full");
    told.complains("Only the first of its 3 turns is in a file");
    // What is printed can be taken from there.
    let record = told.err.find("[JRN").map(|at| read_jrn(&told.err[at..]).expect("a record"));
    let record = record.expect("it is printed");
    let turns: Vec<&str> = record.turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(turns, ["a2-b2", "h2-g2", "a3-b3"]);
    assert!(!told.out.contains("kept in"), "{}", told.out);
}

#[test]
fn a_disk_that_has_room_again_gets_the_whole_game() {
    let table = Table::new();
    let mut child = limited(&table, "0", &["play"]).spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    say(&mut stdin, &mut out, "a2-b2");
    say(&mut stdin, &mut out, "h2-g2");
    limit(&child, None);
    say(&mut stdin, &mut out, "a3-b3");
    drop(stdin);
    let told = left(child, out);
    assert_eq!(told.code, Some(0), "{}", told.err);
    told.complains("The whole game is kept again, in ");
    told.says("The game is kept in ");
    assert!(table.only_game().contains("1. a2-b2 h2-g2 2. a3-b3 *"));
    table.play(&["--continue"], &["show"]).good().says("black turn / turn 2");
}

/// What a game says at its end.
fn left(child: Child, mut out: impl BufRead) -> Told {
    let mut rest = String::new();
    out.read_to_string(&mut rest).expect("UTF-8");
    let told = hear(child.wait_with_output().expect("it ends"));
    Told { out: rest, ..told }
}

#[test]
fn a_data_folder_that_nobody_may_use_is_told_and_not_taken_for_an_empty_one() {
    let table = Table::new();
    table.play(&[], &["a2-b2"]).good();
    // Whoever may do everything may also write where nothing may be written; a folder in the way stops him too.
    let lock = table.home().join("lock");
    fs::remove_file(&lock).expect("it is there");
    fs::create_dir(&lock).expect("a folder in the way");
    let told = table.play(&["--continue"], &[]);
    assert_eq!(told.code, Some(2));
    let told_of = format!("cannot look for kept games in {}: it is a folder", table.home().display());
    told.complains(&told_of);
    let french = table.play(&["--continue", "--lang", "fr"], &[]);
    french.complains("impossible de chercher les parties gardées dans ");
    for told in [&told, &french] {
        assert!(!told.err.contains("os error"), "in our own words: {}", told.err);
    }
    assert!(!told.err.contains("there is no unfinished game"), "{}", told.err);
    fs::remove_dir(&lock).expect("removed");
    read_only(&table.home(), || {
        let told = table.play(&["--continue"], &[]);
        assert_eq!(told.code, Some(2));
        told.complains("cannot look for kept games in ");
        let told = table.play(&[], &["a2-b2"]);
        assert_eq!((told.code, told.oks()), (Some(1), 1), "{}", told.err);
        told.complains("this game is NOT kept: you are not allowed to");
    });
    table.play(&["--continue"], &["show"]).good();
}

/// Does something while a folder may only be read, where that means anything.
fn read_only(folder: &Path, act: impl FnOnce()) {
    use std::os::unix::fs::PermissionsExt as _;
    let set = |mode| fs::set_permissions(folder, fs::Permissions::from_mode(mode)).expect("it is ours");
    set(0o500);
    let stops_us = fs::write(folder.join("try"), "").is_err();
    if stops_us {
        act();
    }
    set(0o700);
}

#[test]
fn two_programs_that_write_one_file_leave_one_whole_file() {
    let table = Table::new();
    fs::write(table.0.join("a.jrn"), OTHER).expect("written");
    fs::write(table.0.join("b.jrn"), OTHER.replace("i5-h5=f7 ", "")).expect("written");
    let start = |name: &str| {
        let arguments = ["convert", name, "--to", "jrn", "-o", "out.jrn"];
        limited(&table, "unlimited", &arguments).spawn().expect("the binary starts")
    };
    let expected = ["a.jrn", "b.jrn"]
        .map(|name| run(limited(&table, "unlimited", &["convert", name, "--to", "jrn"])).good().out);
    for _ in 0..5 {
        for child in [start("a.jrn"), start("b.jrn")] {
            hear(child.wait_with_output().expect("it ends")).good();
        }
        let there = fs::read_to_string(table.0.join("out.jrn")).expect("it is there");
        assert!(expected.contains(&there), "{there}");
    }
}
