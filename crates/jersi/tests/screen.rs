//! The game at the full screen, in a real pseudo-terminal.
#![cfg(target_os = "linux")]
#![allow(missing_docs)]

mod pty;
mod table;

use std::fs;
use std::path::Path;

use nix::sys::signal::Signal;
use pty::{Pty, Seen};
use table::{BOOKLET, Table};

fn play_with(table: &Table, options: &[&str], variables: &[(&str, &str)], size: (u16, u16)) -> Pty {
    let home = table.home().display().to_string();
    let mut all = vec![("JERSI_HOME", home.as_str())];
    all.extend_from_slice(variables);
    let arguments: Vec<&str> = ["play"].iter().chain(options).copied().collect();
    Pty::start(Path::new(env!("CARGO_BIN_EXE_jersi")), &arguments, &all, size)
}

fn play(table: &Table, options: &[&str]) -> Pty {
    play_with(table, options, &[], (80, 24))
}

/// The games that are kept.
fn kept(table: &Table) -> Vec<String> {
    let Ok(folder) = fs::read_dir(table.home().join("games")) else { return Vec::new() };
    let records = folder.map(|entry| entry.expect("a file").path());
    let records = records.filter(|path| path.extension().is_some_and(|end| end == "jrn"));
    records.map(|path| fs::read_to_string(path).expect("a record")).collect()
}

#[test]
fn a_whole_game_by_keys_clicks_and_typing() {
    let table = Table::new();
    let mut pty = play(&table, &["--edition", "2.0"]);
    pty.wait_for("White's turn. Choose what moves.");
    // a5-b5=d7 by keys: from the middle down to the corner, up to the left, and two cells up.
    pty.keys("jjjjll ");
    pty.wait_for("a5-");
    pty.keys("y ");
    pty.wait_for("a5-b5");
    pty.keys("uu ");
    pty.wait_for("a5-b5=d7");
    pty.keys("\r");
    pty.wait_for("Black's turn.");
    // i5-h5=f7 by clicks, counted from the letters of their rows.
    for (row, nth) in [("i", 5), ("h", 5), ("f", 7), ("f", 7)] {
        let (column, line) = row_in(&pty.text(), row).expect("the row is seen");
        pty.click(column + 2 + 6 * (nth - 1) + 2, line);
    }
    pty.wait_for("□ a5-b5=d7");
    pty.wait_for("■ i5-h5=f7");
    // The rest is typed; the tab key completes one.
    for turn in &BOOKLET[2..6] {
        pty.keys(&format!(":{turn}\r"));
        pty.wait_for(&format!(" {turn}"));
    }
    pty.keys(":g6=i4-i\t");
    pty.wait_for(": g6=i4!-i3!!");
    pty.keys("\r");
    pty.wait_for("White wins");
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
    pty.must_be_sane();
    let records = kept(&table);
    assert_eq!(records.len(), 1);
    for turn in BOOKLET {
        assert!(records[0].contains(turn), "{turn}:\n{}", records[0]);
    }
    assert!(
        records[0].contains("[Result \"white\"]") || records[0].contains("[Result \"1-0\"]"),
        "{}",
        records[0]
    );
}

/// Where the letter of a row stands on the board: column and line.
fn row_in(screen: &str, row: &str) -> Option<(u16, u16)> {
    let is_row = |line: &&str| {
        let rest = line.trim_start().strip_prefix(row);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric()))
    };
    let (n, line) = screen.lines().enumerate().find(|(_, line)| is_row(line))?;
    Some(((line.len() - line.trim_start().len()) as u16, n as u16))
}

/// Lines from row a up to row i; negative if the board is flipped.
fn height(screen: &str) -> Option<i32> {
    Some(i32::from(row_in(screen, "a")?.1) - i32::from(row_in(screen, "i")?.1))
}

#[test]
fn refusals_give_the_referees_reason_in_both_languages() {
    let table = Table::new();
    let mut pty = play(&table, &["--edition", "2.0"]);
    pty.wait_for("White's turn.");
    pty.keys(" ");
    pty.wait_for("Nothing stands on e5.");
    pty.keys(":a5-c9\r");
    pty.wait_for("Legal and near");
    pty.keys("\x1bq");
    assert_eq!(pty.end().exit_code(), 0);
    let mut pty = play(&table, &["--edition", "2.0", "--lang", "fr"]);
    pty.wait_for("Blanc joue.");
    pty.keys(" ");
    pty.wait_for("Il n’y a rien sur e5.");
}

#[test]
fn a_game_is_kept_after_every_turn_and_offered_again() {
    let table = Table::new();
    let mut pty = play(&table, &["--edition", "2.0"]);
    pty.wait_for("White's turn.");
    pty.keys(":a5-b5=d7\r");
    pty.wait_for("Black's turn.");
    assert!(kept(&table)[0].contains("a5-b5=d7"));
    // Killed in the middle: nothing is lost.
    pty.signal(Signal::SIGKILL);
    pty.end();
    let mut pty = play(&table, &[]);
    pty.wait_for("Continue the game");
    pty.keys("\r");
    pty.wait_for("□ a5-b5=d7");
    pty.keys("q");
    pty.end();
    // Line mode knows it too.
    let told = table.bytes(&["--continue"], b"show\n");
    assert!(told.out.contains("a5-b5=d7"), "{}", told.out);
    let mut pty = play(&table, &[]);
    pty.wait_for("Continue the game");
    pty.keys("n");
    pty.wait_for("JERSI 4.8");
    pty.wait_for("No turn yet.");
    pty.keys("q");
    pty.end();
    let pty = play(&table, &[]);
    pty.wait_for("No turn yet.");
    assert!(!pty.text().contains("Continue the game"));
}

#[test]
fn larger_smaller_and_too_small_windows() {
    let table = Table::new();
    let mut pty = play(&table, &[]);
    pty.wait_for("JERSI 4.8");
    let has_height = |lines| move |seen: &Seen| height(&seen.parser.screen().contents()) == Some(lines);
    pty.wait_until("rows of two lines", has_height(16));
    pty.resize(120, 40);
    pty.wait_until("rows of three lines", has_height(24));
    pty.resize(60, 20);
    pty.wait_for("The window is 60×20");
    pty.resize(80, 24);
    pty.wait_for("JERSI 4.8");
    pty.wait_until("rows of two lines", has_height(16));
}

#[test]
fn suspended_and_resumed() {
    let table = Table::new();
    let mut pty = play(&table, &[]);
    pty.wait_for("JERSI 4.8");
    pty.must_be_taken();
    for by_key in [true, false] {
        if by_key {
            pty.keys("\x1a");
        } else {
            pty.signal(Signal::SIGTSTP);
        }
        pty.wait_until_stopped();
        pty.must_be_sane();
        pty.signal(Signal::SIGCONT);
        pty.must_be_taken();
        pty.wait_for("JERSI 4.8");
        pty.keys("?");
        pty.wait_for("Help");
        pty.keys("\x1b");
        pty.wait_without("Help");
    }
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
    pty.must_be_sane();
}

#[test]
fn a_lost_terminal_ends_the_program_and_keeps_the_game() {
    // While it waits for a key, and while an engine thinks that would think for a day.
    for black in ["human", "engine", "engine"] {
        let table = Table::new();
        let mut pty = play(&table, &["--edition", "2.0", "--black", black, "--movetime", "86400000"]);
        pty.wait_for("turn. Choose what moves.");
        pty.keys(":a5-b5=d7\r");
        pty.wait_for("□ a5-b5=d7");
        pty.hang_up("f");
        pty.end();
        assert!(kept(&table)[0].contains("a5-b5=d7"));
        let told = table.bytes(&["--continue", "--black", "human"], b"show\n");
        assert!(told.out.contains("a5-b5=d7"), "{}", told.out);
    }
}

#[test]
fn an_end_that_the_system_wants_leaves_the_terminal_sane() {
    for (signal, code) in [(Signal::SIGTERM, 143), (Signal::SIGHUP, 129)] {
        let table = Table::new();
        let mut pty = play(&table, &[]);
        pty.wait_for("JERSI 4.8");
        pty.signal(signal);
        assert_eq!(pty.end().exit_code(), code);
        pty.must_be_sane();
    }
}

#[test]
fn no_color_writes_no_colour() {
    let is_colour = |raw: &[u8]| {
        let raw = String::from_utf8_lossy(raw);
        raw.contains("[38;") || raw.contains("[48;") || raw.contains(";38;") || raw.contains(";48;")
    };
    for (no_color, coloured) in [("1", false), ("", true)] {
        let table = Table::new();
        let mut pty = play_with(&table, &[], &[("NO_COLOR", no_color), ("COLORTERM", "truecolor")], (80, 24));
        pty.wait_for("JERSI 4.8");
        pty.keys("jjj ");
        pty.keys("N");
        pty.wait_for("New game");
        pty.keys("\x1bq");
        pty.end();
        assert_eq!(pty.look(|seen| is_colour(&seen.raw)), coloured);
    }
}

#[test]
fn ascii_writes_nothing_else() {
    let table = Table::new();
    let mut pty = play_with(&table, &["--ascii", "--lang", "fr"], &[], (80, 24));
    pty.wait_for("JERSI 4.8");
    pty.keys("?");
    pty.wait_for("Aide");
    pty.keys("\x1bN");
    pty.wait_for("Nouvelle partie");
    pty.keys("\x1bq");
    pty.end();
    assert!(pty.look(|seen| seen.raw.is_ascii()));
}

#[test]
fn the_engine_never_blocks_the_screen() {
    let table = Table::new();
    let mut pty = play(&table, &["--white", "engine", "--movetime", "86400000"]);
    pty.wait_for("White thinks, depth");
    // It would think for a day; meanwhile everything works.
    pty.keys("?");
    pty.wait_for("Help");
    pty.keys("\x1bf");
    pty.wait_until("a flipped board", |seen| height(&seen.parser.screen().contents()) == Some(-16));
    assert!(pty.text().contains("No turn yet."));
    pty.keys("s");
    pty.wait_without("No turn yet.");
    pty.wait_for("Your turn.");
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
}

#[test]
fn two_programs_are_watched_to_the_end() {
    let table = Table::new();
    let command = format!("cmd:{} engine", env!("CARGO_BIN_EXE_jersi"));
    let options =
        ["--edition", "2.0", "--white", &command, "--black", "random:3", "--nodes", "300", "--pace", "0"];
    let mut pty = play(&table, &options);
    pty.wait_for("Score");
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
    assert!(kept(&table)[0].contains("WhiteKind"), "{}", kept(&table)[0]);
}

#[test]
fn a_program_that_is_not_there() {
    let table = Table::new();
    let mut pty = play(&table, &["--black", "cmd:/no/such/program"]);
    assert_eq!(pty.end().exit_code(), 2);
    pty.wait_for("/no/such/program");
}

#[test]
fn hint_undo_redo_and_a_new_game() {
    let table = Table::new();
    let mut pty = play(&table, &["--edition", "2.0", "--nodes", "500"]);
    pty.wait_for("White's turn.");
    pty.keys("i");
    pty.wait_for("Hint:");
    pty.keys("\r");
    pty.wait_for("Black's turn.");
    pty.keys("z");
    pty.wait_for("Taken back:");
    pty.keys("Z");
    pty.wait_for("Played again:");
    pty.keys("N");
    pty.wait_for("New game");
    // The next edition, 3.0, and an engine for Black.
    pty.keys("\x1b[C");
    pty.wait_for("3.0");
    pty.keys("\r");
    pty.wait_for("JERSI 3.0");
    pty.wait_for("No turn yet.");
    pty.keys("R");
    pty.wait_for("White resigns this game?");
    pty.keys("y");
    pty.wait_for("Black wins");
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
    assert_eq!(kept(&table).len(), 2);
}

#[test]
fn saved_opened_and_reviewed() {
    let table = Table::new();
    let file = table.0.join("game.jrn").display().to_string();
    let mut pty = play(&table, &["--edition", "2.0"]);
    pty.wait_for("White's turn.");
    for turn in BOOKLET {
        pty.keys(&format!(":{turn}\r"));
        pty.wait_for(&format!(" {turn}"));
    }
    pty.keys("S");
    pty.wait_for("Write the game to:");
    pty.keys(&format!("{file}\r"));
    pty.wait_for("Saved in");
    pty.keys("q");
    pty.end();
    let mut pty = play(&table, &["--review", &file]);
    pty.wait_for("The start: ,");
    pty.keys("..");
    pty.wait_for("After 1… ");
    pty.keys("a");
    pty.wait_for("Analysis, depth");
    pty.keys(",");
    pty.wait_for("After 1. ");
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
    let mut pty = play(&table, &[]);
    pty.wait_for("JERSI 4.8");
    pty.keys("O");
    pty.keys("/no/such/file\r");
    pty.wait_for("annot read");
    pty.keys("\x1b");
    pty.wait_without("annot read");
    pty.keys("O");
    pty.wait_for("Read the record of:");
    pty.keys(&format!("{file}\r"));
    pty.wait_for("The start: ,");
}

#[test]
fn a_file_that_is_there_is_replaced_only_after_a_question() {
    let table = Table::new();
    let file = table.0.join("other.jrn");
    let other = "[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-b5=d7 *\n";
    fs::write(&file, other).expect("written");
    let mut pty = play(&table, &["--edition", "2.0"]);
    pty.wait_for("White's turn.");
    pty.keys("S");
    pty.wait_for("Write the game to:");
    pty.keys(&format!("{}\r", file.display()));
    pty.wait_for("Replace the game");
    // A second return is not an answer, and No leads back to the name.
    pty.keys("\rn");
    pty.wait_for("Write the game to:");
    assert_eq!(fs::read_to_string(&file).expect("there"), other);
    pty.keys("\r");
    pty.wait_for("Replace the game");
    pty.keys("y");
    pty.wait_for("Saved in");
    assert_ne!(fs::read_to_string(&file).expect("there"), other);
    // Its own earlier save is replaced without a question.
    pty.keys(":a5-b5=d7\r");
    pty.wait_for("Black's turn.");
    pty.keys(&format!(":save {}\r", file.display()));
    pty.wait_for("Saved in");
    assert!(fs::read_to_string(&file).expect("there").contains("a5-b5=d7"));
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
}

#[test]
fn a_clock_runs_and_is_kept() {
    let table = Table::new();
    let mut pty = play(&table, &["--edition", "2.0", "--clock", "3000+5"]);
    pty.wait_for("50:00");
    pty.wait_for("49:59");
    pty.keys(":a5-b5=d7\r");
    pty.wait_for("Black's turn.");
    pty.keys("q");
    pty.end();
    assert!(kept(&table)[0].contains("[%clk 0:5"), "{}", kept(&table)[0]);
    let mut pty = play(&table, &["--edition", "2.0", "--clock", "0.2"]);
    pty.wait_for("Continue the game");
    pty.keys("n");
    pty.wait_for("Black wins");
}

#[test]
fn line_mode_stays_for_those_who_want_it() {
    let table = Table::new();
    let mut pty = play(&table, &["--plain", "--edition", "2.0"]);
    pty.wait_for("White 1>");
    assert!(!pty.look(|seen| seen.parser.screen().alternate_screen()));
    pty.keys("quit\r");
    assert_eq!(pty.end().exit_code(), 0);
}

#[test]
fn snapshots_and_what_is_wrong_with_them() {
    let table = Table::new();
    let told = table.bytes(&["--size", "80x24", "--snapshot"], b"");
    assert_eq!(told.code, Some(0), "{}", told.err);
    assert_eq!(told.out.lines().count(), 24);
    assert!(told.out.contains("JERSI 4.8") && !told.out.contains('\x1b'));
    let told = table.bytes(&["--size", "120x40", "--snapshot", "--colors", "24bit", "--theme", "light"], b"");
    assert_eq!(told.out.lines().count(), 40);
    assert!(told.out.contains("\x1b[0;"));
    for (options, says) in [
        (&["--size", "80", "--snapshot"][..], "80x24"),
        (&["--size", "80x24"][..], "--snapshot"),
        (&["--clock", "soon", "--snapshot"][..], "600+5"),
        (&["--review", "x.jrn"][..], "full screen"),
    ] {
        let told = table.bytes(options, b"");
        assert_eq!(told.code, Some(2), "{options:?}: {}", told.err);
        assert!(told.err.contains(says), "{options:?}: {}", told.err);
    }
    // A snapshot keeps nothing.
    assert!(!table.home().exists());
}

/// The turns of the only kept game.
fn turns_of(table: &Table) -> Option<String> {
    let record = kept(table).pop()?;
    record.rsplit("\n\n").next().map(|turns| turns.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn pasted_turns_are_all_played() {
    let turns = BOOKLET[..4].join("\r") + "\r";
    let bracketed = format!("\x1b[200~{turns}\x1b[201~\r");
    let full = bracketed.trim_end();
    for (options, paste) in [(&["--plain"][..], turns.as_str()), (&["--plain"], &bracketed), (&[], full)] {
        let table = Table::new();
        let mut pty = play(&table, &[options, &["--edition", "2.0"]].concat());
        pty.wait_for(if options.is_empty() { "White's turn." } else { "White 1> " });
        pty.keys(paste);
        let all = "1. a5-b5=d7 i5-h5=f7 2. d7=e8-f7! h6-g6 *";
        pty.wait_until("all turns", |_| turns_of(&table).as_deref() == Some(all));
        pty.keys(if options.is_empty() { "q" } else { "quit\r" });
        assert!(pty.end().success(), "{options:?}");
    }
}

#[test]
fn turns_pasted_while_a_machine_thinks_are_played_after_it() {
    let table = Table::new();
    let mut pty = play(&table, &["--plain", "--black", "random:5"]);
    pty.wait_for("White 1> ");
    pty.keys("a2-b2\ra3-b3\ra4-b4\r");
    pty.wait_until("three turns of each", |_| {
        turns_of(&table).is_some_and(|turns| turns.contains(" 3. a4-b4 "))
    });
    pty.keys("quit\r");
    assert!(pty.end().success());
}

#[test]
fn a_game_that_is_declined_stays_and_can_be_taken_from_the_list() {
    for options in [&["--plain"][..], &[]] {
        let table = Table::new();
        table.play(&["--edition", "2.0"], &BOOKLET[..2]).good();
        let mut pty = play(&table, options);
        pty.wait_for("Continue the game");
        pty.keys(if options.is_empty() { "n" } else { "n\r" });
        pty.wait_for("stays kept in");
        if options.is_empty() {
            pty.keys("K");
            pty.wait_for("JERSI 2.0, 2 turns, White's turn");
            pty.keys("\r");
            pty.wait_for("□ a5-b5=d7");
            pty.keys("q");
        } else {
            pty.keys("quit\r");
        }
        assert!(pty.end().success());
        table.play(&["--continue"], &["show"]).good().says("last turn: Black i5-h5=f7");
    }
}

#[test]
fn a_game_that_people_ended_stays_as_it_ended_when_it_is_gone_on_with() {
    let table = Table::new();
    let mut pty = play(&table, &["--edition", "2.0"]);
    pty.wait_for("White's turn.");
    for turn in &BOOKLET[..2] {
        pty.keys(&format!(":{turn}\r"));
        pty.wait_for(&format!(" {turn}"));
    }
    pty.keys("R\r");
    pty.wait_for("Black wins");
    pty.keys(",");
    pty.wait_for("After 1. ");
    pty.keys("g");
    pty.wait_until("two games", |_| kept(&table).len() == 2);
    pty.keys("q");
    assert!(pty.end().success());
    let mut games = kept(&table);
    games.sort_by_key(String::len);
    assert!(games[0].ends_with("1. a5-b5=d7 *\n"), "{}", games[0]);
    assert!(
        games[1].contains("[Termination \"resignation\"]") && games[1].contains("i5-h5=f7"),
        "{}",
        games[1]
    );
}
