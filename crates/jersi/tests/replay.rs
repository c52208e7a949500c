//! `jersi replay` and `jersi convert`, as people and programs meet them.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn data(name: &str) -> String {
    format!("{}/../jersi-rules/tests/data/records/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("replay");
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

/// Runs the program on an input. It must not panic.
fn jersi_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input may be gone already.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    assert!(!stderr(&output).contains("panicked"), "{}", stderr(&output));
    output
}

fn jersi(arguments: &[&str]) -> Output {
    jersi_with(arguments, b"")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("the program ends by itself")
}

fn json(output: &Output) -> Value {
    let text = stdout(output);
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_legal_record_is_summed_up() {
    let output = jersi(&["replay", &data("Rulebook-example-2020-0330.txt")]);
    assert_eq!((code(&output), stderr(&output).as_str()), (0, ""));
    let text = stdout(&output);
    for part in
        ["author-4.x", "edition  4.8", "48, all legal", "0 2, Black wins", "king-arrived", " w mmww 1 49"]
    {
        assert!(text.contains(part), "{part:?} in {text}");
    }
}

#[test]
fn an_illegal_turn_is_exit_1_with_place_reason_and_nearest_turns() {
    let output = jersi(&["replay", &data("booklet-4.8-french.txt")]);
    assert_eq!((code(&output), stdout(&output).as_str()), (1, ""));
    let text = stderr(&output);
    for part in [
        "turn 16 of Black",
        "f6=d7!=e7",
        "one then two, or two then one",
        ":9:41",
        "^",
        "f6=d7!-e7",
        "--mend",
    ] {
        assert!(text.contains(part), "{part:?} in {text}");
    }
}

#[test]
fn an_illegal_turn_as_json() {
    let output = jersi(&["replay", &data("booklet-4.8-english.txt"), "--json"]);
    assert_eq!((code(&output), stderr(&output).as_str()), (1, ""));
    let error = &json(&output)["error"];
    assert_eq!(error["code"], "no-such-cell");
    assert_eq!((&error["turn"], &error["line"], &error["column"]), (&20.into(), &3.into(), &37.into()));
    assert_eq!(error["nearest"][0], "i6-i5=g6");
    assert!(error["message"].as_str().unwrap().contains("q6"));
}

#[test]
fn mend_lists_what_it_mended_and_is_exit_0() {
    let path = data("booklet-4.8-english.txt");
    let output = jersi(&["replay", &path, "--mend"]);
    assert_eq!((code(&output), stderr(&output).as_str()), (0, ""));
    let text = stdout(&output);
    for part in [
        "q3=q1-f1 read as g3=g1-f1",
        "i6-i5=q6 read as i6-i5=g6",
        "f6=d7!=e7 read as f6=d7!-e7",
        "turn 16 of Black",
    ] {
        assert!(text.contains(part), "{part:?} in {text}");
    }
    let answer = json(&jersi(&["replay", &path, "--mend", "--json"]));
    assert_eq!(answer["mended"].as_array().unwrap().len(), 3);
    assert_eq!(answer["mended"][0]["mended"], "i6-i5=g6");
    assert_eq!(answer["result"], "black");
    assert_eq!(answer["reason"], "king-arrived");
    assert_eq!(answer["turns"], 48);
    assert_eq!(answer["layout"], "booklet-4.8");
    assert_eq!(answer["edition"], "4.8");
    assert_eq!(answer["notes"], Value::Array(vec![]));
    assert_eq!(answer["final"], "7/1s-6/r-6/2m-m-4/6p-2/3M-M-3/5s-1/WS1P-K-1M-M-r-/6k- w mmww 1 49");
}

#[test]
fn the_edition_is_asked_for_where_it_cannot_be_told() {
    let path = data("booklet-2.0-english.txt");
    let output = jersi(&["replay", &path]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("2.0, 3.0, 4-draft") && stderr(&output).contains("--edition"));
    assert_eq!(json(&jersi(&["replay", &path, "--json"]))["error"]["code"], "ambiguous-edition");
    for edition in ["2.0", "3.0", "4-draft"] {
        let answer = json(&jersi(&["replay", &path, "--edition", edition, "--json"]));
        assert_eq!((&answer["result"], &answer["edition"]), (&"white".into(), &edition.into()));
    }
    let output = jersi(&["replay", &path, "--edition", "4.8"]);
    assert_eq!(code(&output), 1, "the game is another one");
    assert_eq!(code(&jersi(&["replay", &path, "--edition", "5"])), 2);
    assert_eq!(code(&jersi(&["replay", &path, "--edition", "2.0", "--ransom"])), 2);
    assert_eq!(code(&jersi(&["replay", &path, "--edition", "2.0", "--no-reserve"])), 2);
    let output = jersi(&["replay", &path, "--edition", "3.0", "--setting", "standard-mokca-revised"]);
    assert_eq!(code(&output), 1, "the mokca stands on a5");
}

#[test]
fn variants_are_told_by_the_caller() {
    let path = data("Fox-Lucas-2021-0425.txt");
    assert_eq!(code(&jersi(&["replay", &path])), 0);
    let answer = json(&jersi(&["replay", &path, "--no-reserve", "--json"]));
    assert_eq!(answer["error"]["written"], "m:e3/m:e4");
}

#[test]
fn a_position_alone_is_a_record_without_turns() {
    let answer = json(&jersi(&["replay", &data("positions-at-move-19.txt"), "--json"]));
    assert_eq!((&answer["turns"], &answer["result"]), (&0.into(), &Value::Null));
    assert_eq!(answer["final"], "k-rcn-2/c-1k-2k-/4r-r-k-/4R-3/5r-3/4c-C-2/2CK4/2C-K-2/1R-N-RC1 w - - 1");
}

#[test]
fn texts_from_other_programs_are_read() {
    let text = std::fs::read_to_string(data("booklet-4.8-french.txt")).unwrap();
    let odd =
        format!("\u{FEFF}{}", text.replace('-', "–").replace('\t', "\u{A0}\u{A0}").replace('\n', "\r\n"));
    let output = jersi_with(&["replay", "-", "--mend", "--json"], odd.as_bytes());
    assert_eq!((code(&output), &json(&output)["reason"]), (0, &"king-arrived".into()));
    let output = jersi_with(&["replay", "-"], "\u{FEFF}1 a6–b9\r\n".as_bytes());
    assert_eq!(code(&output), 1);
    assert!(stderr(&output).contains("standard input:1:6"), "{}", stderr(&output));
}

#[test]
fn what_cannot_be_read_is_exit_2() {
    for (input, part) in [
        (&b"\xFF\xFE1\x00 \x00a\x002\x00"[..], "not UTF-8"),
        (b"1 a6-b6 caf\xE9", "not UTF-8"),
        (b"", "no turn is written"),
        (b"Dear all", "no turn is written"),
        (b"[JRN \"2\"]\n[Edition \"4.8\"]\n\n1. a2-b2 *\n", "JRN 2"),
        (b"[JRN \"1\"]\n[Edition \"9\"]\n\n1. a2-b2 *\n", "is not known"),
        (b"[JRN \"1\"]\n\n1. a2-b2 {*\n", "not closed"),
        (b"[JRN \"1\"]\n\n1. a2-b2 *\n", "names no edition"),
        (b"1 a6-b6 h7-h6\n3 b6-c6", "number 2 is missing"),
    ] {
        let output = jersi_with(&["replay", "-"], input);
        assert_eq!((code(&output), stdout(&output).as_str()), (2, ""), "{}", stderr(&output));
        assert!(stderr(&output).contains(part), "{part:?} in {}", stderr(&output));
        let output = jersi_with(&["replay", "-", "--json"], input);
        assert_eq!((code(&output), stderr(&output).as_str()), (2, ""));
        assert!(json(&output)["error"]["message"].as_str().unwrap().contains(part));
    }
}

#[test]
fn a_missing_file_is_exit_2() {
    for command in [&["replay", "no-such-file.jrn"][..], &["convert", "no-such-file.jrn", "--to", "jrn"]] {
        let output = jersi(command);
        assert_eq!(code(&output), 2);
        assert!(stderr(&output).contains("cannot read no-such-file.jrn"), "{}", stderr(&output));
    }
    let output = jersi(&["replay", "no-such-file.jrn", "--json"]);
    assert_eq!((code(&output), &json(&output)["error"]["code"]), (2, &"unreadable-file".into()));
    assert_eq!(code(&jersi(&["replay", env!("CARGO_TARGET_TMPDIR")])), 2, "a folder");
    assert_eq!(code(&jersi(&["replay"])), 2);
    assert_eq!(code(&jersi(&["convert", "-"])), 2);
    assert_eq!(code(&jersi(&["convert", "-", "--to", "pgn"])), 2);
}

#[test]
fn odd_marks_results_and_variations_are_notes() {
    let text = b"[JRN \"1\"][Edition \"2.0\"][White \"Ada\"][Result \"black\"]\n1. a5-b5=d7! (1. a5-a4) i5-h5=f7 0 1\n";
    let output = jersi_with(&["replay", "-"], text);
    assert_eq!(code(&output), 0);
    let summary = stdout(&output);
    for part in [
        "white    Ada",
        "! is written at standard input:2:12",
        "in a variation, a5-a4",
        "the turns say: the game is not over",
    ] {
        assert!(summary.contains(part), "{part:?} in {summary}");
    }
    let answer = json(&jersi_with(&["replay", "-", "--json"], text));
    let codes: Vec<&str> =
        answer["notes"].as_array().unwrap().iter().map(|note| note["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["wrong-mark", "result-contradicts", "illegal-variation"]);
    assert_eq!(answer["result"], Value::Null);
}

#[test]
fn an_end_outside_the_rules_is_told() {
    let text = b"[JRN \"1\"][Edition \"4.8\"][Result \"white\"][Termination \"time\"]\n1. a2-b2 2 0\n";
    let answer = json(&jersi_with(&["replay", "-", "--json"], text));
    assert_eq!((&answer["result"], &answer["reason"]), (&"white".into(), &"time".into()));
    assert_eq!(answer["notes"], Value::Array(vec![]));
    assert!(stdout(&jersi_with(&["replay", "-"], text)).contains("2 0, White wins (time)"));
}

#[test]
fn a_closed_pipe_is_no_failure() {
    for arguments in [
        vec!["replay".to_owned(), data("Rulebook-example-2020-0330.txt")],
        vec![
            "convert".to_owned(),
            data("Rulebook-example-2020-0330.txt"),
            "--to".to_owned(),
            "jrn".to_owned(),
        ],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_jersi"))
            .args(&arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((code(&output), stderr(&output).as_str()), (0, ""));
    }
}

#[test]
fn a_record_is_converted_and_replays_to_the_same_end() {
    let path = scratch("game.jrn");
    let path = path.to_str().unwrap();
    let output = jersi(&["convert", &data("booklet-4.8-english.txt"), "--to", "jrn", "--mend", "-o", path]);
    assert_eq!((code(&output), stdout(&output).as_str()), (0, ""));
    assert_eq!(stderr(&output).lines().filter(|line| line.starts_with("mended turn")).count(), 3);
    let text = std::fs::read_to_string(path).unwrap();
    assert!(
        text.starts_with("[JRN \"1\"]\n[Edition \"4.8\"]\n[Setting \"standard\"]\n[Result \"black\"]\n"),
        "{text}"
    );
    assert!(text.ends_with(" 0 2\n"));
    let answer = json(&jersi(&["replay", path, "--json"]));
    assert_eq!((&answer["layout"], &answer["reason"]), (&"jrn".into(), &"king-arrived".into()));
    assert_eq!(answer["mended"], Value::Array(vec![]));

    let booklet = jersi(&["convert", path, "--to", "booklet"]);
    assert_eq!((code(&booklet), stderr(&booklet).as_str()), (0, ""));
    let again = json(&jersi_with(&["replay", "-", "--json"], &booklet.stdout));
    assert_eq!(again["final"], answer["final"]);
    assert_eq!(again["layout"], "booklet-4.8");

    let twice = jersi(&["convert", path, "--to", "jrn"]);
    assert_eq!(stdout(&twice), text, "a second time nothing changes");
}

#[test]
fn what_is_not_legal_is_not_converted() {
    let path = scratch("never.jrn");
    let output =
        jersi(&["convert", &data("booklet-4.8-english.txt"), "--to", "jrn", "-o", path.to_str().unwrap()]);
    assert_eq!((code(&output), path.exists()), (1, false));
    let output = jersi(&["convert", &data("positions-at-move-19.txt"), "--to", "booklet"]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("JRN can"), "{}", stderr(&output));
    let output =
        jersi(&["convert", &data("positions-at-move-19.txt"), "--to", "jrn", "-o", "no/such/folder/x"]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("cannot write no/such/folder/x"));
}

#[test]
fn what_a_booklet_leaves_out_is_told() {
    let output = jersi(&["convert", &data("game-fox-versus-lucas.txt"), "--to", "booklet"]);
    assert_eq!(code(&output), 0);
    assert!(stderr(&output).contains("no place for names, comments and variations"));
    assert!(stdout(&output).ends_with("c6=e8!!\n1          0\n"));
}

#[test]
fn the_position_after_some_turns() {
    use jersi::record_file::Course;
    use jersi_rules::record::Hint;
    let position_after = |path: &str, after: Option<usize>| {
        let course = Course::read(path, &Hint::default(), false)?;
        let turns = after.map_or(Ok(course.played()), |after| course.turns(after))?;
        Ok::<_, jersi::failure::Failure>(course.position(turns).to_string())
    };
    let at = |name: &str, after| position_after(&data(name), after);
    let name = "Rulebook-example-2020-0330.txt";
    assert!(at(name, Some(0)).unwrap().ends_with(" w MMMMWWmmmmww 0 1"));
    assert!(at(name, Some(6)).unwrap().ends_with(" w MMMMWWmmww 1 7"));
    assert!(at(name, None).unwrap().ends_with(" w mmww 1 49"));
    assert_eq!(at(name, None).ok(), at(name, Some(48)).ok());
    assert_eq!(at(name, Some(49)).unwrap_err().id, "no-such-turn");
    let path = scratch("free.txt");
    std::fs::write(&path, "N:a3 N:i3 K:b1").unwrap();
    let after = |n| position_after(path.to_str().unwrap(), n);
    assert_eq!(after(Some(0)).ok(), after(None).ok(), "placements are no turns");
    assert!(after(Some(1)).is_err());
}
