//! Games of `jersi play` in files: kept, continued, saved, loaded, damaged.

mod table;

use std::fs;
use std::io::Write;
use std::path::Path;

use table::{BOOKLET, Table, hear};

#[test]
fn the_end_of_input_keeps_the_game_and_continue_goes_on() {
    let table = Table::new();
    let told = table.play(&["--edition", "2.0"], &BOOKLET[..3]).good();
    told.says("The game is kept in ");
    told.says("`jersi play --continue` goes on with it.");
    // Without being asked, a pipe begins another game, but tells of the kept one.
    let told = table.play(&["--edition", "4.16"], &[]);
    told.complains("An unfinished game is kept in ");
    told.complains("--continue goes on with it.");
    told.says("JERSI 4.16");
    assert_eq!(table.games().len(), 1, "a game without a turn leaves nothing");
    let told = table.play(&["--continue"], &BOOKLET[3..]).good();
    told.says("JERSI 2.0");
    told.says("black turn / turn 2");
    told.says("Score: 1 0");
    assert_eq!(table.only_game().matches("[Result").count(), 1);
    let told = table.play(&["--continue"], &[]);
    assert_eq!(told.code, Some(2));
    told.complains("there is no unfinished game to continue");
}

#[test]
fn quit_leaves_the_game_for_later() {
    let table = Table::new();
    let told = table.play(&[], &["a2-b2", "quit", "this is not read"]).good();
    told.says("`jersi play --continue` goes on with it.");
    let told = table.play(&["--continue", "--black", "random:5"], &["show"]).good();
    told.says("Black: random (seed 5)");
    told.says("Black plays ");
    assert!(table.only_game().contains("[BlackKind \"random:5\"]"));
}

#[test]
fn save_and_load() {
    let table = Table::new();
    let lines = ["a5-b5=d7", "i5-h5=f7", "save my game.jrn", "d7=e8-f7!", "load my game.jrn", "h1-g1"];
    let told = table.play(&["--edition", "2.0", "--keep-going"], &lines);
    told.says("Saved in ");
    told.says("Loaded from my game.jrn\n");
    told.complains("Line 6 is refused: h1 belongs to Black");
    let saved = fs::read_to_string(table.0.join("my game.jrn")).expect("saved");
    assert!(saved.contains("1. a5-b5=d7 i5-h5=f7 *"), "{saved}");
    let told = table.play(&["--load", "my game.jrn"], &BOOKLET[2..]);
    assert_eq!(told.code, Some(0));
    told.says("Score: 1 0");
    assert_eq!(table.games().len(), 2, "each has a file of its own, and looking makes none");
    assert_eq!(saved, fs::read_to_string(table.0.join("my game.jrn")).expect("saved"));
    // Saving again replaces a record if that is wanted, and nothing else.
    table.play(&["--load", "my game.jrn", "--continue"], &[]).complains("do not go together");
    let told = table.play(&["--load", "my game.jrn"], &["undo", "save! my game.jrn"]);
    told.says("Saved in ");
    fs::write(table.0.join("letter.txt"), "Dear Ada").expect("written");
    let told = table.play(&[], &["save letter.txt"]);
    assert_eq!(told.code, Some(1));
    told.complains("letter.txt is there already");
    assert_eq!(fs::read_to_string(table.0.join("letter.txt")).expect("there"), "Dear Ada");
    let told = table.play(&[], &["save no/such/folder.jrn"]);
    assert_eq!(told.code, Some(1));
    told.complains("cannot write no/such/folder.jrn: ");
}

#[test]
fn files_that_are_no_games() {
    let table = Table::new();
    let load = |text: &[u8]| {
        fs::write(table.0.join("f.jrn"), text).expect("written");
        table.play(&["--load", "f.jrn"], &[])
    };
    let bad = load(b"[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-b5=d7 i5-h5=e7 *\n");
    assert_eq!(bad.code, Some(1), "a turn is illegal");
    bad.complains("f.jrn:4:13: turn 1 of Black, i5-h5=e7: a stack moves by one or two cells");
    load(b"[JRN \"1\"]\n[Edition \"9.9\"]\n\n*\n").complains("f.jrn:2:11: edition \"9.9\" is not known");
    assert_eq!(load(b"what is this").code, Some(2));
    load(b"\xFF").complains("f.jrn:1:1 is not UTF-8: the byte there starts no character");
    load(b"[JRN \"2\"]\n\n*\n").complains("f.jrn:1:7: this record is written in JRN 2");
    let absent = table.play(&["--keep-going"], &["load absent.jrn", "a2-b2"]);
    absent.complains("Line 1 is refused: cannot read absent.jrn: ");
    assert_eq!(absent.oks(), 1, "the game at the board goes on");
}

#[test]
fn records_of_other_layouts() {
    let table = Table::new();
    let booklet = "a5-b5=d7 i5-h5=f7\nd7=e8-f7! h6-g6\n";
    fs::write(table.0.join("booklet.txt"), booklet).expect("written");
    let told = table.play(&["--load", "booklet.txt"], &[]);
    assert_eq!(told.code, Some(2));
    told.complains("say it with --edition E");
    let rest = &BOOKLET[4..];
    let told = table.play(&["--load", "booklet.txt", "--edition", "2.0"], rest).good();
    told.says("Score: 1 0");
    let told = table.play(&["--edition", "3.0"], &[&["load booklet.txt"], rest].concat()).good();
    told.says("JERSI 3.0, ");
    told.says("Score: 1 0");
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once() {
    let table = Table::new();
    fs::write(table.home(), "a file where the folder should be").expect("written");
    let told = table.play(&["--edition", "2.0"], &BOOKLET);
    assert_eq!((told.code, told.oks()), (Some(1), 7), "a game that is not kept is no success");
    assert_eq!(told.err.matches("Warning: games cannot be kept in ").count(), 1, "{}", told.err);
    told.says("Score: 1 0");
    assert!(!told.out.contains("kept in"));
    let mut nowhere = table.command(&[]);
    let nowhere = nowhere.env_remove("JERSI_HOME").env_remove("XDG_DATA_HOME").env_remove("HOME");
    let mut child = nowhere.spawn().expect("the binary starts");
    child.stdin.take().expect("piped").write_all(b"a2-b2\nh2-g2\n").expect("written");
    let told = hear(child.wait_with_output().expect("it ends"));
    assert_eq!(told.code, Some(1));
    let why = "neither JERSI_HOME nor XDG_DATA_HOME nor HOME names a folder";
    assert_eq!(told.err.matches(why).count(), 2, "at the first turn and at the end: {}", told.err);
    told.complains("1. a2-b2 h2-g2 *");
    let mut nowhere = table.command(&["--lang", "fr"]);
    let nowhere = nowhere.env_remove("JERSI_HOME").env_remove("XDG_DATA_HOME").env_remove("HOME");
    let mut child = nowhere.spawn().expect("the binary starts");
    child.stdin.take().expect("piped").write_all(b"a2-b2\n").expect("written");
    let told = hear(child.wait_with_output().expect("it ends"));
    told.complains("ni JERSI_HOME, ni XDG_DATA_HOME, ni HOME ne nomme un dossier");
    assert!(!told.err.contains("neither"), "{}", told.err);
}

#[test]
fn the_data_folder_of_the_user() {
    let table = Table::new();
    let keep_in = |name: &str, value: &Path| {
        let mut command = table.command(&[]);
        command
            .env_remove("JERSI_HOME")
            .env_remove("XDG_DATA_HOME")
            .env("HOME", "/nonexistent")
            .env(name, value);
        let mut child = command.spawn().expect("the binary starts");
        child.stdin.take().expect("piped").write_all(b"a2-b2\n").expect("written");
        hear(child.wait_with_output().expect("it ends")).good();
    };
    keep_in("XDG_DATA_HOME", &table.0.join("data"));
    assert!(table.0.join("data/jersi/current").exists());
    keep_in("HOME", &table.0);
    assert!(table.0.join(".local/share/jersi/current").exists());
}

#[test]
fn a_damaged_game_is_put_aside() {
    let table = Table::new();
    table.play(&[], &["a2-b2"]).good();
    let game = table.games().remove(0);
    fs::write(&game, "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-z9 *\n").expect("damaged");
    let told = table.play(&[], &["show"]);
    assert_eq!(told.code, Some(0));
    told.complains(" is damaged: ");
    told.complains("turn 1 of White, a2-z9: ");
    told.complains("It is not lost: it was put aside as ");
    let aside = game.with_extension("jrn.damaged-1");
    assert!(fs::read_to_string(aside).expect("kept").contains("a2-z9"));
    let quiet = table.play(&[], &["show"]);
    assert_eq!(quiet.err, "", "it is told once");
    // A game of a newer program is not damaged: it stays.
    table.play(&[], &["a2-b2"]).good();
    let game =
        table.games().into_iter().find(|path| path.extension().is_some_and(|e| e == "jrn")).expect("kept");
    fs::write(&game, "[JRN \"2\"]\n\n*\n").expect("from the future");
    table.play(&[], &[]).complains("a newer one is needed");
    assert!(game.exists());
    // One that is too large to be read is not damaged either.
    let turns = "a2-b2 b2-a2 ".repeat(5_001);
    table.play(&[], &["a2-b2"]).good();
    let latest =
        table.games().into_iter().find(|path| *path != game && path.extension().is_some_and(|e| e == "jrn"));
    let latest = latest.expect("kept");
    fs::write(&latest, format!("[JRN \"1\"]\n[Edition \"4.8\"]\n\n{turns}*\n")).expect("a long game");
    table.play(&[], &[]).complains("more than 10,000 turns");
    assert!(latest.exists());
    // A damaged pointer.
    fs::write(table.home().join("current"), "../../somewhere").expect("damaged");
    table.play(&[], &[]).complains("it names no game");
    assert!(table.home().join("current.damaged-1").exists());
}

#[test]
fn two_games_at_once() {
    let table = Table::new();
    let mut first = table.command(&["--edition", "2.0"]).spawn().expect("the binary starts");
    let mut first_in = first.stdin.take().expect("piped");
    first_in.write_all(b"a5-b5=d7\n").expect("written");
    while !table.in_progress() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let told = table.play(&["--continue"], &[]);
    assert_eq!(told.code, Some(2), "the game at the other table is not taken away");
    told.complains("is being played elsewhere");
    let second = table.play(&["--edition", "4.8"], &["a2-b2"]);
    second.complains("is being played elsewhere");
    assert_eq!(second.oks(), 1);
    first_in.write_all(BOOKLET[1..].join("\n").as_bytes()).expect("written");
    drop(first_in);
    let first = hear(first.wait_with_output().expect("it ends")).good();
    first.says("Score: 1 0");
    let games: Vec<String> =
        table.games().iter().map(|path| fs::read_to_string(path).expect("readable")).collect();
    assert_eq!(games.len(), 2);
    assert!(games.iter().any(|game| game.contains("[Edition \"2.0\"]") && game.contains("1 0")));
    assert!(games.iter().any(|game| game.contains("[Edition \"4.8\"]") && game.contains("1. a2-b2 *")));
    assert!(table.in_progress(), "the second game is still offered");
}

#[test]
fn a_game_that_was_killed_is_there() {
    let table = Table::new();
    let mut child = table.command(&["--edition", "2.0"]).spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(b"a5-b5=d7\ni5-h5=f7\n").expect("written");
    while !table.in_progress()
        || !table
            .games()
            .iter()
            .any(|path| fs::read_to_string(path).is_ok_and(|text| text.contains("i5-h5=f7")))
    {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().expect("killed");
    child.wait().expect("gone");
    let told = table.play(&["--continue"], &BOOKLET[2..]).good();
    told.says("Score: 1 0");
}
