//! `jersi play` as people and programs use it: turns, words and refusals.

mod table;

use std::io::Write;

use table::{BOOKLET, Table, hear};

#[test]
fn the_booklet_game_to_its_end() {
    let table = Table::new();
    let told = table.play(&["--edition", "2.0"], &BOOKLET).good();
    assert_eq!(told.oks(), 7);
    told.says("JERSI 2.0, symmetrical setting. White: human. Black: human.");
    told.says("i1        .k .r .R .K ..        i5");
    told.says("White wins: the kunti is captured.\nScore: 1 0\nThe record is kept in ");
    assert!(!told.out.contains("> "), "no prompt in a pipe");
    let record = table.only_game();
    assert!(record.starts_with("[JRN \"1\"]\n[Edition \"2.0\"]\n"), "{record}");
    assert!(record.contains("[Result \"white\"]") && record.contains("[Termination \"king-captured\"]"));
    assert!(record.trim_end().ends_with("4. g6=i4!-i3!! 1 0"), "{record}");
    assert!(!table.in_progress(), "a finished game is not offered again");
}

#[test]
fn generous_reading_and_remarks() {
    let table = Table::new();
    let lines = ["# the booklet", "", "  A5 – b5 = D7  ", "#", "i5-h5=f7!", "d7=e8-f7", "\u{FEFF}"];
    let told = table.play(&["--edition", "2.0"], &lines).good();
    assert_eq!(told.oks(), 3);
    told.says("The capture marks are otherwise: i5-h5=f7\n");
    assert!(!told.out.contains("otherwise: d7"), "marks may be left out");
    assert!(table.only_game().contains("2. d7=e8-f7! *"), "the record has them");
}

#[test]
fn a_refused_line_ends_a_pipe() {
    let table = Table::new();
    let told = table.play(&["--edition", "2.0"], &["a5-b5=d7", "i5-h5=e7", "i5-h5=f7"]);
    assert_eq!(told.code, Some(1));
    assert_eq!(told.oks(), 1);
    told.complains("    i5-h5=e7\n          ^^\n");
    told.complains(
        "Line 2 is refused: a stack moves by one or two cells in a straight line; e7 is not so from h5",
    );
    told.complains("Legal and near: i5-h5=");
    assert!(table.only_game().contains("1. a5-b5=d7 *"), "what was played is kept");
    assert!(table.in_progress());
}

#[test]
fn keep_going_goes_on() {
    let table = Table::new();
    let lines = ["udno", "a5-b5=d7", "i5-h5=e7", "undo 2", "redo", "i5-h5=f7", "load", "why"];
    let told = table.play(&["--edition", "2.0", "--keep-going"], &lines);
    assert_eq!((told.code, told.oks()), (Some(0), 2));
    for (line, says) in [
        (1, "\"udno\" is neither a turn nor a word"),
        (3, "a stack moves by one or two cells"),
        (4, "\"undo 2\" is neither"),
        (5, "there is no turn to play again"),
        (7, "write the name of a file"),
        (8, "write the turn behind `why`"),
    ] {
        told.complains(&format!("Line {line} is refused: {says}"));
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    let table = Table::new();
    let mut lines = BOOKLET.to_vec();
    lines.extend(["h1-g1", "draw", "resign", "why h1-g1", "turns"]);
    let told = table.play(&["--edition", "2.0", "--keep-going"], &lines);
    for line in 8..=11 {
        told.complains(&format!("Line {line} is refused: the game is over; `undo` or `new` go on"));
    }
    told.says("There is none.");
    assert_eq!(told.oks(), 7);
}

#[test]
fn undo_and_redo() {
    let table = Table::new();
    let lines = ["a5-b5=d7", "i5-h5=f7", "undo", "undo", "redo", "show", "redo", "undo", "h1-g1", "show"];
    let told = table.play(&["--edition", "2.0"], &lines).good();
    told.says("Taken back: i5-h5=f7\n");
    told.says("Taken back: a5-b5=d7\n");
    told.says("Played again: a5-b5=d7\n");
    told.says("last turn: White a5-b5=d7\nposition: k-rcn-");
    told.says("last turn: Black h1-g1\n");
    assert!(table.only_game().contains("1. a5-b5=d7 h1-g1 *"));
    let told = table.play(&[], &["undo"]);
    assert_eq!(told.code, Some(1));
    told.complains("there is no turn to take back");
}

#[test]
fn undo_opens_a_finished_game_again() {
    let table = Table::new();
    let mut lines = BOOKLET.to_vec();
    lines.extend(["undo", "g6-h6"]);
    table.play(&["--edition", "2.0"], &lines).good();
    assert!(table.in_progress());
    assert!(!table.only_game().contains("Result"));
    let table = Table::new();
    let told = table.play(&["--keep-going"], &["a2-b2", "resign", "undo"]);
    told.says("White wins: Black resigns.\nScore: 2 0\n");
    told.complains("the game is over; `new` begins another");
}

#[test]
fn against_random_a_pair_is_taken_back() {
    let table = Table::new();
    let lines = ["a2-b2", "undo", "a2-b2", "redo"];
    let told = table.play(&["--black", "random:3", "--keep-going"], &lines);
    let plays: Vec<&str> = told.out.lines().filter(|line| line.starts_with("Black plays ")).collect();
    assert_eq!(plays.len(), 2);
    assert_eq!(plays[0], plays[1], "the same chance in the same place");
    let answer = plays[0].trim_start_matches("Black plays ");
    told.says(&format!("Taken back: {answer}, a2-b2\n"));
    told.complains("there is no turn to play again");
    // A person who is Black has nothing to take back before his first turn.
    let told = table.play(&["--white", "random:3", "--keep-going"], &["undo", "h2-g2", "undo", "redo"]);
    told.complains("Line 1 is refused: there is no turn to take back");
    assert_eq!(told.oks(), 1);
    told.says("Played again: h2-g2, ");
}

#[test]
fn draws_and_resignation() {
    let table = Table::new();
    let told = table.play(&[], &["a2-b2", "draw", "draw"]).good();
    told.says("Black offers a tie. `draw` accepts it; White's next turn declines it.");
    told.says("A tie: the players agree.\nScore: 1 1\n");
    let told = table.play(&[], &["draw", "a2-b2", "h2-g2", "draw"]).good();
    assert_eq!(told.out.matches("White offers a tie.").count(), 2, "it lapsed with Black's turn");
    let told = table.play(&["--black", "random:1"], &["draw", "resign"]);
    told.says("Black declines the tie.");
    told.says("Black wins: White resigns.\nScore: 0 2\n");
}

#[test]
fn turns_and_why_answer() {
    let table = Table::new();
    let told =
        table.play(&["--edition", "2.0"], &["turns a5-b5=d", "why a5-b5=d7", "why a5-c9", "help"]).good();
    told.says("a5-b5=d5\na5-b5=d7\n");
    told.says("Legal: a5-b5=d7\n");
    told.says("    a5-c9\n       ^^\nNo: there is no cell c9: row c has 7 cells\n");
    told.says("why TURN   legal, or the rule that forbids it\n");
    let all = table.play(&[], &["turns"]).good();
    let listed = all.out.lines().filter(|line| line.contains(['-', ':']) && !line.contains(' '));
    assert_eq!(listed.count(), 864);
    let winning = table.play(&["--edition", "2.0"], &[&BOOKLET[..6], &["why g6=i4!-i3!!"]].concat()).good();
    winning.says("Legal: g6=i4!-i3!!; White wins: the kunti is captured\n");
}

#[test]
fn in_french() {
    let table = Table::new();
    let lines = ["aide", "a2-b2", "annuler", "pourquoi a2-a9", "voir", "nulle", "b9-b2"];
    let told = table.play(&["--lang", "fr", "--ransom"], &lines);
    assert_eq!(told.code, Some(1));
    told.says("JERSI 4.8, avec rançon");
    told.says("Blanc : humain. Noir : humain.");
    told.says("quitter    partir ; la partie est gardée");
    told.says("Annulé : a2-b2\n");
    told.says("Non : il n’y a pas de case a9 : la rangée a a 7 cases\nLégal et proche : ");
    told.says("Blanc propose la nulle. « nulle » l’accepte ; le prochain tour de Noir la refuse.");
    told.complains("Ligne 7 refusée : il n’y a pas de case b9");
    let told = table.play(&["--lang", "fr"], &["a2-b2", "abandonner"]);
    told.says("Blanc gagne : Noir abandonne.\nScore : 2 0\nLa partie est gardée dans ");
    assert_eq!(table.play(&["--lang", "de"], &[]).code, Some(2));
}

#[test]
fn lines_that_are_not_utf_8() {
    let table = Table::new();
    let told = table.bytes(&[], b"a2-b2\nh2\xE9-g2\nh2-g2\n");
    assert_eq!((told.code, told.oks()), (Some(1), 1));
    told.complains("Line 2 is refused: the line is not UTF-8: what stands at column 3 is no character");
    let told = table.bytes(&["--keep-going"], b"a2-b2\n\xFF\xFE\nh2-g2\n\0\n");
    assert_eq!((told.code, told.oks()), (Some(0), 2));
    let mut long = vec![b'a'; 1_000_000];
    long.extend(b"\na2-b2\n");
    let told = table.bytes(&["--keep-going"], &long);
    told.complains("the line is too long for a turn");
    assert_eq!(told.oks(), 1);
}

#[test]
fn a_closed_pipe_is_no_drama() {
    let table = Table::new();
    let mut child = table.command(&["--edition", "2.0", "--white", "random:1", "--black", "random:2"]);
    let mut child = child.spawn().expect("the binary starts");
    drop(child.stdout.take());
    drop(child.stdin.take());
    let told = hear(child.wait_with_output().expect("it ends"));
    assert_eq!((told.code, told.err.as_str()), (Some(0), ""));
    let mut child = table.command(&["--edition", "2.0"]).spawn().expect("the binary starts");
    drop(child.stdout.take());
    let _ = child.stdin.take().expect("piped").write_all(BOOKLET.join("\n").as_bytes());
    assert_eq!(hear(child.wait_with_output().expect("it ends")).code, Some(0));
}

#[test]
fn bad_arguments() {
    let table = Table::new();
    for options in [
        &["--white", "robot"][..],
        &["--black", "remote:Ada"],
        &["--edition", "2.0", "--ransom"],
        &["--setting", "free"],
        &["--continue", "--edition", "2.0"],
        &["--position", "rubbish"],
    ] {
        let told = table.play(options, &[]);
        assert_eq!((told.code, told.out.as_str()), (Some(2), ""), "{options:?}");
        assert!(told.err.starts_with("error: "), "{}", told.err);
    }
    assert!(table.games().is_empty());
}

/// Presses as on a board: the half-entered turn is told, the arrival again or `play` plays it.
#[test]
fn a_turn_press_by_press() {
    let table = Table::new();
    let lines = ["a2", "b2", "d3", "play", "h4", "g3", "G3", "M:", "back", "M:", "d4", "W:", "d4", "play"];
    let told = table.play(&[], &lines).good();
    told.says("a2-  Choose where it goes.\n");
    told.says("a2-b2  Play, or take a second step.\n");
    told.says("M:  Choose where it lands.\n");
    assert_eq!(told.oks(), 3, "{}", told.out);
    let record = table.only_game();
    for turn in ["a2-b2=d3", "h4-g3", "M:d4/W:d4"] {
        assert!(record.contains(turn), "{record}");
    }
}

#[test]
fn presses_that_mean_nothing_are_refused_with_the_reason() {
    let table = Table::new();
    let lines = ["e5", "a2", "play", "back", "back", "resign", "a2"];
    let told = table.play(&["--keep-going"], &lines);
    told.complains("Line 1 is refused: nothing stands on e5");
    told.complains("Line 3 is refused: the turn is not complete yet");
    told.complains("Line 5 is refused: nothing is entered");
    told.complains("Line 7 is refused: the game is over");
    let told = Table::new().play(&["--lang", "fr"], &["a2", "b2", "retour", "b2", "jouer"]).good();
    told.says("a2-  Choisissez");
    assert_eq!(told.oks(), 1);
}

#[test]
fn the_clock_of_line_mode_is_kept_with_the_turns() {
    let table = Table::new();
    table.play(&["--clock", "600+5"], &["a2-b2", "h2-g2"]).good();
    let record = table.only_game();
    assert!(
        record.contains("[TimeControl \"600+5\"]") && record.matches("[%clk 0:10:0").count() == 2,
        "{record}"
    );
}
