//! The kept games from the command line and line by line: listed, continued, renamed, deleted, taken out, brought in.

mod table;

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;
use table::{BOOKLET, Table, Told, hear};

fn games(table: &Table, arguments: &[&str]) -> Told {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.arg("games").args(arguments).env("JERSI_HOME", table.home()).env("LC_ALL", "C");
    hear(command.current_dir(&table.0).stdin(Stdio::null()).output().expect("the binary starts"))
}

/// Three games: one of 2.0 that is over, one that Ada plays, one of two turns.
fn three() -> Table {
    let table = Table::new();
    table.play(&["--edition", "2.0"], &BOOKLET).good();
    // Games of one second have their order by the number behind it.
    table.play(&["--white", "human:Ada", "--black", "random:1"], &["a2-b2"]).good();
    table.bytes(&["--edition", "4.16"], b"a2-b2\nh2-g2\n");
    table
}

fn listed(table: &Table) -> Vec<Value> {
    let told = games(table, &["list", "--json"]).good();
    assert_eq!(games(table, &["--json"]).good().out, told.out);
    told.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn the_list_tells_who_plays_what_and_how_far_it_is() {
    let table = Table::new();
    games(&table, &[]).good().says("No game is kept.\n");
    let table = three();
    let told = games(&table, &[]).good();
    let lines: Vec<&str> = told.out.lines().collect();
    assert!(
        lines[0].starts_with("  1  White – Black, JERSI 4.16, 2 turns, White's turn, 20"),
        "{}",
        told.out
    );
    assert!(lines[1].starts_with("  2  Ada – random, JERSI 4.8, 2 turns, White's turn, 20"), "{}", told.out);
    assert!(lines[2].starts_with("  3  White – Black, JERSI 2.0, 7 turns, White wins: "), "{}", told.out);
    let told = games(&table, &["--lang", "fr"]).good();
    told.says("JERSI 4.16, 2 tours, à Blanc, ");
    let list = listed(&table);
    assert_eq!((&list[1]["white"], &list[1]["turns"]), (&Value::from("Ada"), &Value::from(2)));
    assert_eq!((&list[2]["over"], &list[2]["decides"]), (&Value::from(true), &Value::Null));
    let file = list[0]["file"].as_str().expect("a path");
    assert!(fs::read_to_string(file).expect("it is there").contains("[Edition \"4.16\"]"));
}

#[test]
fn a_game_is_continued_by_number_name_or_id() {
    let table = three();
    games(&table, &["rename", "2", "Sunday evening"]).good().says("The game is called Sunday evening now.");
    games(&table, &[]).good().says("  2  \"Sunday evening\", Ada – random, JERSI 4.8, ");
    let id = listed(&table)[1]["id"].as_str().expect("an id").to_owned();
    for which in ["2", "sunday EVENING", &id] {
        let told = table.play(&["--continue", which], &["show"]).good();
        told.says("JERSI 4.8");
        told.says("White: Ada");
    }
    games(&table, &["continue", "2"]).good().says("White: Ada");
    // The one that was played last is offered first; a name alone changes nothing about that.
    games(&table, &["continue"]).good().says("White: Ada");
    games(&table, &["continue", "1"]).good().says("JERSI 4.16");
    games(&table, &["rename", "2", "Monday"]).good();
    table.play(&["--continue"], &["show"]).good().says("JERSI 4.16");
    let told = table.play(&["--continue", "7"], &[]);
    assert_eq!(told.code, Some(2));
    told.complains("no kept game is called \"7\"");
}

#[test]
fn a_game_that_was_declined_is_still_there() {
    let table = Table::new();
    table.play(&[], &["a2-b2"]).good();
    // What `n` does to it.
    fs::remove_file(table.home().join("current")).expect("it is there");
    table.play(&["--continue"], &["show"]).good().says("last turn: White a2-b2");
    table.play(&["--edition", "4.16"], &["a2-b2"]).complains("An unfinished game is kept in ");
    fs::remove_file(table.home().join("current")).expect("it is there");
    let told = table.play(&["--continue"], &[]);
    assert_eq!(told.code, Some(2));
    told.complains("several unfinished games are kept; write its number behind --continue");
    told.complains("help: 1: White – Black, JERSI 4.16, 1 turn, Black's turn");
    told.complains("help: 2: White – Black, JERSI 4.8, 1 turn, Black's turn");
    table.play(&["--continue", "2"], &["show"]).good().says("JERSI 4.8");
}

#[test]
fn a_game_is_taken_out_and_brought_in() {
    let table = three();
    games(&table, &["export", "2", "-o", "out.jrn"]).good();
    let record = fs::read_to_string(table.0.join("out.jrn")).expect("written");
    assert_eq!(games(&table, &["export", "2"]).good().out, record);
    assert!(record.contains("[White \"Ada\"]"), "{record}");
    let foreign = record.replace("[BlackKind \"random:1\"]", "[BlackKind \"cmd:./trap\"]");
    assert!(foreign.contains("cmd:"), "{foreign}");
    fs::write(table.0.join("foreign.jrn"), foreign).expect("written");
    games(&table, &["import", "foreign.jrn"])
        .good()
        .says("Brought in as 1  Ada – random, JERSI 4.8, 2 turns");
    let kept = fs::read_to_string(listed(&table)[0]["file"].as_str().expect("a path")).expect("it is there");
    assert!(!kept.contains("cmd:"), "a record from elsewhere starts nothing: {kept}");
    assert_eq!(listed(&table).len(), 4);
    fs::write(table.0.join("bad.jrn"), "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-z9 *\n").expect("written");
    let told = games(&table, &["import", "bad.jrn"]);
    assert_eq!(told.code, Some(2));
    told.complains("bad.jrn:4:4: turn 1 of White, a2-z9: ");
    assert_eq!(listed(&table).len(), 4);
}

#[test]
fn a_game_is_deleted_only_when_that_is_said() {
    let table = three();
    let told = games(&table, &["delete", "2"]);
    assert_eq!(told.code, Some(2));
    told.complains("nobody is there to be asked; --yes deletes the game");
    assert_eq!(listed(&table).len(), 3);
    games(&table, &["delete", "2", "--yes"]).good().says("Deleted: 2  Ada – random");
    let editions: Vec<Value> = listed(&table).iter().map(|game| game["edition"].clone()).collect();
    assert_eq!(editions, ["4.16", "2.0"]);
    // The one that is offered is gone from the offers too.
    games(&table, &["delete", "1", "--yes"]).good();
    assert_eq!(table.play(&["--continue"], &[]).code, Some(2));
}

#[test]
fn a_game_that_another_program_plays_is_left_alone() {
    let table = Table::new();
    let mut child = table.command(&[]).spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(b"a2-b2\n").expect("written");
    while !table.in_progress() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    games(&table, &[]).good().says("1 turn, Black's turn");
    assert_eq!(listed(&table)[0]["busy"], Value::from(true));
    for arguments in [&["rename", "1", "x"][..], &["delete", "1", "--yes"]] {
        let told = games(&table, arguments);
        assert_eq!(told.code, Some(1), "{arguments:?}");
        told.complains("another program plays this game");
    }
    let told = table.play(&["--continue", "1"], &[]);
    assert_eq!(told.code, Some(2));
    told.complains("another program plays this game");
    games(&table, &["export", "1"]).good().says("1. a2-b2 *");
    stdin.write_all(b"h2-g2\n").expect("written");
    drop(stdin);
    hear(child.wait_with_output().expect("it ends")).good();
    games(&table, &["rename", "1", "x"]).good();
    games(&table, &["export", "1"]).good().says("1. a2-b2 h2-g2 *");
}

#[test]
fn line_by_line_the_same_can_be_done() {
    let table = three();
    let told = table.play(
        &["--keep-going"],
        &[
            "games",
            "games rename 3 The long one",
            "games delete 3",
            "games export 2 ada.jrn",
            "games export 2 ada.jrn",
            "games export! 2 ada.jrn",
            "games import ada.jrn",
            "parties supprimer! 1",
            "games continue 3",
            "games continue 3",
            "a2-b2",
            "games rename 3 Mine",
            "games delete! 3",
            "games what",
            "games continue 9",
        ],
    );
    assert_eq!(told.code, Some(0));
    told.says("  3  White – Black, JERSI 2.0, 7 turns, White wins: ");
    told.says("The game is called The long one now.");
    told.complains("Line 3 is refused: `games delete! 3` deletes this game for good: 3  \"The long one\", ");
    told.complains("Line 5 is refused: ada.jrn is there already; `games export! 2 ada.jrn` replaces it");
    assert_eq!(told.out.matches("Saved in ").count(), 2);
    told.says("Brought in as 1  Ada – random, ");
    told.says("Deleted: 1  Ada – random, ");
    told.says("\nJERSI 2.0, ");
    told.complains("Line 10 is refused: this game is at the board");
    told.complains("Line 11 is refused: the game is over");
    told.says("The game is called Mine now.");
    told.complains("Line 13 is refused: this game is at the board");
    told.complains("Line 14 is refused: write `games`, or behind it: continue N, ");
    told.complains("Line 15 is refused: no kept game is called \"9\"");
    assert_eq!(listed(&table)[2]["name"], Value::from("Mine"));
}

#[test]
fn a_program_that_is_not_there_forfeits_nothing() {
    let table = Table::new();
    table.play(&[], &["a2-b2"]).good();
    let game = table.games().remove(0);
    let record = fs::read_to_string(&game).expect("it is there");
    let own = record.replace("[BlackKind \"human\"]", "[BlackKind \"cmd:./no-such-program\"]");
    assert_ne!(own, record);
    fs::write(&game, &own).expect("written");
    for (options, lines) in [
        (&["--continue"][..], &[][..]),
        (&["--black", "cmd:./no-such-program"], &["a2-b2"]),
        (&[], &["new --black cmd:./no-such-program"]),
        (&[], &["games continue 1"]),
    ] {
        let told = table.play(options, lines);
        assert_ne!(told.code, Some(0), "{options:?} {lines:?}");
        told.complains("no-such-program");
        assert!(!told.out.contains("forfeit") && !told.out.contains("wins"), "{}", told.out);
    }
    assert_eq!(fs::read_to_string(&game).expect("it is there"), own, "the game is as it was");
}

#[test]
fn what_cannot_be_done_with_a_game_that_goes_on_is_refused() {
    let table = Table::new();
    table.play(&[], &["a2-b2", "save mine.jrn"]).good();
    for options in [&["--load", "mine.jrn"][..], &["--review", "mine.jrn"], &["--continue"]] {
        let told = table.play(&[options, &["--clock", "60+5"]].concat(), &[]);
        assert_eq!(told.code, Some(2), "{options:?}");
        told.complains("do not go together");
    }
    // All that is wrong with a position is told, and in the language that was asked for.
    let new = "new --position '7/8/7/8/9/8/7/8/7 w - 0 1'";
    let told = table.play(&[], &[new]);
    assert!(told.err.lines().count() > 2, "{}", told.err);
    let told = table.play(&["--lang", "fr", "--setting", "nope"], &[]);
    assert_eq!(told.code, Some(2));
    assert!(!told.err.contains("there is") && !told.err.contains("no setting"), "{}", told.err);
}
