//! Moments of records: `--record FILE --after N` for every command that looks at a position, `best` and `positions`.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::{Value, json};

/// A game that begins in the middle, with a ransom: three decisions in its first turn.
const RANSOM: &str = r#"[JRN "1"]
[Edition "4.8"]
[Variant "ransom"]
[Position "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w - 5 11"]

6. e4-e5!!#c3/K:i1 c7-c6 *
"#;

const BEFORE: &str = "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w - 5 11";

fn scratch(name: &str, text: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("moments");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("written");
    path.to_str().expect("UTF-8").to_owned()
}

fn booklet(name: &str) -> String {
    format!("{}/../jersi-rules/tests/data/records/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn jersi(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.args(arguments).env("LC_ALL", "C").output().expect("the binary starts")
}

fn stdout(arguments: &[&str]) -> String {
    let output = jersi(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn refused(arguments: &[&str]) -> String {
    let output = jersi(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn every_command_looks_at_a_moment() {
    let file = &scratch("every.jrn", RANSOM);
    let at =
        |command: &[&str], after: &str| stdout(&[command, &["--record", file, "--after", after]].concat());
    // In the middle of the ransom the other player gives, then the first relocates.
    assert_eq!(at(&["turns"], "0+1"), "#c3\n#c7\n");
    assert_eq!(at(&["why", "#c7"], "0+1"), "legal: #c7\n");
    assert!(at(&["turns"], "0+2").lines().all(|turn| turn.starts_with("/K:i")));
    assert!(at(&["show"], "0+1").ends_with(&format!("{BEFORE} e4-e5!!#R\n")));
    assert_eq!(at(&["perft", "--depth", "1"], "0+1"), "14\n", "whole turns: two gifts, seven cells");
    assert_eq!(
        read(&at(&["best", "--nodes", "500", "--json"], "0+2"))["best"].as_str().map(|t| &t[..3]),
        Some("/K:")
    );
    assert_eq!(at(&["solve", "--turns", "1"], "0+2"), "not proved within 1 turn\n");
    assert!(at(&["figure", "--last"], "0+1").contains("<svg"));
    // Whole turns, counted both ways; the record begins with pair 6.
    let after_one = at(&["show"], "1");
    assert!(after_one.ends_with("b - 0 12\n"), "{after_one}");
    assert_eq!(at(&["show"], "6w"), after_one);
    assert_eq!(at(&["show"], "6b"), at(&["show"], "2"));
    assert_eq!(stdout(&["show", "--record", file]), at(&["show"], "2"), "the end");
    assert_eq!(stdout(&["show", file, "--after", "1"]), after_one, "as it was written before");
    assert_eq!(at(&["why", "c7-c6"], "1"), "legal: c7-c6\n");
}

#[test]
fn placements_do_not_count() {
    let file =
        &scratch("free.jrn", "[JRN \"1\"]\n[Edition \"2.0\"]\n[Setting \"free\"]\n\nN:a3 N:i3 C:b1 *\n");
    let lines = stdout(&["positions", file, "--decisions"]);
    assert!(lines.lines().count() == 1 && lines.starts_with("0 - "), "{lines}");
    assert_eq!(stdout(&["show", file, "--after", "0"]), stdout(&["show", file]));
    assert!(refused(&["show", file, "--after", "1"]).contains("holds 0 turns"));
}

#[test]
fn a_moment_that_is_not_there_is_told() {
    let file = &scratch("bad.jrn", RANSOM);
    let at = |after: &str| refused(&["turns", "--record", file, &format!("--after={after}")]);
    assert!(at("3").contains("holds 2 turns, so there is no position after 3"));
    assert!(at("5w").contains("holds no turn 5 of White"));
    assert!(at("0+3").contains("with 0 played, the next turn has 3 decisions, so +2 is as far as it goes"));
    assert!(at("1+1").contains("with 1 played, the next turn is one decision"));
    assert!(at("2+1").contains("ends there"));
    for bad in ["x", "", "-1", "1.5", "12+0"] {
        let said = at(bad);
        assert!(said.contains("such as 12;") && said.contains("6b"), "{bad}: {said}");
    }
    let said = refused(&["turns", "--after", "3"]);
    assert!(said.contains("--after is for a record") && said.contains("--record FILE"), "{said}");
    assert!(refused(&["why", "a2-b2", "--mend"]).contains("--mend is for a record"));
    assert!(refused(&["turns", "--record", file, "--position", BEFORE]).contains("do not go together"));
}

#[test]
fn all_positions_of_a_record() {
    let file = &scratch("positions.jrn", RANSOM);
    let lines = stdout(&["positions", file, "--decisions"]);
    let moments: Vec<Vec<&str>> = lines.lines().map(|line| line.splitn(3, ' ').collect()).collect();
    let names: Vec<&str> = moments.iter().map(|parts| parts[0]).collect();
    assert_eq!(names, ["0", "0+1", "0+2", "1", "2"]);
    assert_eq!(moments[0], ["0", "-", BEFORE]);
    assert_eq!(moments[3][1], "e4-e5!!#c3/K:i1");
    // Each is the position that --after names.
    for parts in &moments {
        let shown = stdout(&["show", "--record", file, "--after", parts[0]]);
        assert_eq!(shown.lines().last(), Some(parts[2]));
    }
    assert_eq!(stdout(&["positions", file]).lines().count(), 3);
    let answers: Vec<Value> = stdout(&["positions", file, "--json"]).lines().map(read).collect();
    assert_eq!(answers[0]["turn"], Value::Null);
    assert_eq!((&answers[2]["after"], &answers[2]["turn"]), (&json!("2"), &json!("c7-c6")));
    // A whole game: as many positions as turns and one, the last one with its result.
    let file = &booklet("booklet-4.8-english.txt");
    let replay = read(&stdout(&["replay", file, "--mend", "--json"]));
    let answers: Vec<Value> = stdout(&["positions", file, "--mend", "--json"]).lines().map(read).collect();
    assert_eq!(answers.len() as u64, replay["turns"].as_u64().expect("a number") + 1);
    let last = answers.last().expect("a line");
    assert_eq!((&last["position"], &last["result"]), (&replay["final"], &replay["result"]));
}

/// What the other one gives is his own affair, unless there is but one.
#[test]
fn a_ransom_that_is_chosen_freely_is_not_foretold() {
    let position = "3k-3/6r-1/6K-/1S-5P-/2F-6/8/r-4P-1/8/4S-2 b - 1 44";
    let ask = ["best", "--explain", "--ransom", "--no-reserve", "--nodes", "4000", "--lines", "20"];
    let told = stdout(&[&ask[..], &["--position", position]].concat());
    let lines: Vec<&str> = told.lines().collect();
    let turn = |line: &str| line.split_whitespace().nth(2).unwrap_or_default().to_owned();
    let mut asked = 0;
    for pair in lines.windows(2).filter(|pair| turn(pair[0]).contains("!!#")) {
        // White has a single fool, and two of all other cubes.
        let free = !turn(pair[0]).contains("!!#e3");
        assert!(!(free && pair[1].contains("gets the ")), "{told}");
        asked += usize::from(free && pair[1].contains("asks for one of the "));
    }
    assert!(asked > 0, "{told}");
}

#[test]
fn the_best_turns_are_told_once() {
    let ask = ["best", "--no-reserve", "--nodes", "2000", "--lines", "3"];
    let text = stdout(&ask);
    assert_eq!((text.lines().count(), &text), (3, &stdout(&ask)), "always the same");
    let answer = read(&stdout(&[&ask[..], &["--json"]].concat()));
    let best = answer["best"].as_str().expect("a turn");
    assert!(text.split_whitespace().nth(2) == Some(best), "{text}");
    assert_eq!(stdout(&["why", best, "--no-reserve"]), format!("legal: {best}\n"));
    assert_eq!(answer["lines"].as_array().map(Vec::len), Some(3));
    let weak = read(&stdout(&["best", "--no-reserve", "--level", "1", "--json"]));
    assert!(weak["nodes"].as_u64().expect("a number") < 3000, "{weak}");
    // Why, in words and as data: the king comes home, and he could not be stopped.
    let home = [
        "best",
        "--explain",
        "--no-reserve",
        "--nodes",
        "2000",
        "--position",
        "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51",
    ];
    let text = stdout(&home);
    assert!(text.ends_with("It wins: it brings White's king home.\n"), "{text}");
    let french = stdout(&[&home[..], &["--lang", "fr"]].concat());
    assert!(french.ends_with("ce tour amène le roi de Blanc chez lui.\n"), "{french}");
    let told = read(&stdout(&[&home[..], &["--json"]].concat()));
    let why = &told["lines"][0]["explanation"];
    assert_eq!(why["text"], "It wins: it brings White's king home.");
    assert_eq!(
        (&why["claims"][0]["claim"], &why["claims"][0]["reason"]),
        (&"wins".into(), &"king-arrived".into())
    );
    assert!(answer["lines"][0]["explanation"].is_null(), "only if it is asked for");
    // Of a placement there is nothing to say, not even an empty line; a ransom is given by one and got by the other.
    let placed = stdout(&["best", "--explain", "--edition", "2.0", "--setting", "free", "--nodes", "500"]);
    assert_eq!(placed.lines().count(), 1, "{placed}");
    let ransom = "7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w M 3 24";
    for (position, said) in [
        (ransom.to_owned(), "sends it back to i7, gets the rock on a7 as a ransom, "),
        (format!("{ransom} e5-e6!!#R"), "It gives the rock on a7 as a ransom.\n"),
    ] {
        let told = stdout(&["best", "--explain", "--ransom", "--nodes", "2000", "--position", &position]);
        assert!(told.contains(said), "{told}");
    }
    // A line that misses a forced win says so; the first one is it. What wins later misses nothing.
    for (position, missed) in [
        ("p-k-1R-r-s-p-/8/7/6f-1/5SP3/1FK6/3SRRP2/6S-F-/7 w - 3 39", true),
        ("6k-/8/5RRr-/2K-5/9/3S-4/3PR1PSF-/8/7 w - 15 63", false),
    ] {
        let two =
            ["best", "--explain", "--no-reserve", "--nodes", "20000", "--lines", "2", "--position", position];
        let two = stdout(&two);
        let (first, second) = two.split_once("It wins by force; ").expect("the first line wins");
        assert!(!first.contains("misses"), "{two}");
        assert_eq!(second.contains("misses a forced win, for example "), missed, "{two}");
        assert_eq!(second.contains("    #5  100%  "), !missed, "{two}");
    }
    // A game that is over has no turn.
    let over = jersi(&["best", "--position", "3K-3/8/7/8/9/8/7/4k-3/7 b - 0 51"]);
    assert_eq!(over.status.code(), Some(1), "{over:?}");
    assert!(String::from_utf8_lossy(&over.stdout).contains("White wins"), "{over:?}");
    for (bad, wanted) in [(["--lines", "0"], "from 1 to 20"), (["--level", "11"], "from 1 to 10")] {
        assert!(refused(&[&["best"][..], &bad].concat()).contains(wanted));
    }
}
