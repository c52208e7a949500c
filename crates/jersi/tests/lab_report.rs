//! `jersi lab report` with the binary itself: whole reports, the same whatever the folders, and what is wrong is named.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

const PLAN: &str = r#"
title = "A try"
seed = 5
strengths = [{ nodes = 3, games = 40 }]
ladder = { from = 2, to = 4, pairs = 12 }
worth = { actions = ["one-two"], nodes = 3, pairs = 12 }
compare = [["usual", "small"]]

[[rules]]
name = "usual"

[[rules]]
name = "small"
no-reserve = true
worth = false
"#;

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("jersi-lab-report-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        fs::write(folder.join("plan.toml"), plan()).expect("written");
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// Plays the plan, or a part of it.
    #[track_caller]
    fn play(&self, name: &str, more: &[&str]) {
        let (plan, out) = (self.path("plan.toml"), self.path(name));
        let output = lab(&[&["run", &plan, "--out", &out], more].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }

    /// What is told of a report, and its three files.
    #[track_caller]
    fn report(&self, arguments: &[&str], name: &str) -> (Output, [String; 3]) {
        let out = self.path(name);
        let output = lab(&[&["report"], arguments, &["--out", &out]].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let read = |file: &str| fs::read_to_string(self.0.join(name).join(file)).expect("written");
        (output, ["metrics.csv", "report.json", "report.html"].map(read))
    }

    /// The names of what is in a folder.
    fn files(&self, name: &str) -> Vec<String> {
        let entries = fs::read_dir(self.0.join(name)).expect("the folder was made");
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
    }

    #[track_caller]
    fn refused(&self, code: i32, arguments: &[&str], reasons: &[&str]) {
        let out = self.path("refused");
        let output = lab(&[&["report"], arguments, &["--out", &out]].concat());
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {told}");
        for reason in reasons {
            assert!(told.contains(reason), "{reason:?} is missing in\n{told}");
        }
        assert!(!self.0.join("refused").exists(), "nothing is written");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The plan, without what the rules cannot do.
fn plan() -> String {
    let bans = jersi_rules::GameSpec::is_key("ban-white");
    if bans {
        PLAN.to_owned()
    } else {
        PLAN.lines().filter(|line| !line.starts_with("worth")).collect::<Vec<_>>().join("\n")
    }
}

fn lab(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.arg("lab").args(arguments).env("LC_ALL", "C").output().expect("the binary starts")
}

#[test]
fn a_report_is_the_same_from_whatever_folders_and_shards() {
    let folder = Folder::new("same");
    folder.play("whole", &[]);
    folder.play("first", &["--shard", "1/2"]);
    folder.play("second", &["--shard", "2/2"]);
    let [whole, first, second] = ["whole", "first", "second"].map(|name| folder.path(name));
    let (output, files) = folder.report(&[&whole], "one");
    assert!(files == folder.report(&[&first, &second], "two").1);
    assert!(files == folder.report(&[&second, &first, &whole], "three").1);
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(told.contains("differences are more than chance"), "{told}");

    let [csv, json, html] = files;
    assert!(csv.starts_with("rules,metric,part,value,low,high,n,method\n"));
    assert!(csv.lines().any(|line| line.starts_with("usual@3,first-player-score,,0.")), "{csv}");
    assert!(csv.lines().any(|line| line.starts_with("small@2,skill-ladder,2-4,")));
    let report: jersi_lab_report::Report = serde_json::from_str(&json).expect("a report");
    assert_eq!((report.title.as_str(), report.plan.as_str()), ("A try", plan().as_str()));
    let games: Vec<&str> = report.rules.iter().map(|rules| rules.game.as_str()).collect();
    assert_eq!(games, ["4.8", "no-reserve"], "the usual game is told too");
    assert_eq!(report.rows.len() + 1, csv.lines().count());
    assert!(report.differences.iter().all(|difference| difference.a == "usual" && difference.b == "small"));
    assert!(html.contains("<html") && !html.contains("<script"));
}

#[test]
fn what_is_missing_or_damaged_is_named_and_left_out_only_when_told() {
    let folder = Folder::new("missing");
    folder.play("games", &[]);
    let games = folder.path("games");
    let file = "games-small-play-3-00001.jsonl.zst";
    let path = folder.0.join("games").join(file);
    let whole = fs::read(&path).expect("there");
    fs::remove_file(&path).expect("removed");
    folder.refused(1, &[&games], &[file, "8 games", "--allow-missing"]);
    let (output, [_, json, _]) = folder.report(&[&games, "--allow-missing"], "without");
    assert!(String::from_utf8(output.stderr).expect("UTF-8").contains(file));
    let report: jersi_lab_report::Report = serde_json::from_str(&json).expect("a report");
    let missing: Vec<u32> = report.rules[1].strengths.iter().map(|at| at.missing).collect();
    assert_eq!(missing.iter().sum::<u32>(), 8, "{missing:?}");

    let mut damaged = whole.clone();
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    fs::write(&path, &damaged).expect("written");
    folder.refused(2, &[&games], &[file, "damaged", "remove", "--allow-missing"]);
    // Another folder has it whole.
    fs::create_dir(folder.0.join("other")).expect("made");
    fs::copy(folder.0.join("games/plan.toml"), folder.0.join("other/plan.toml")).expect("copied");
    fs::write(folder.0.join("other").join(file), &whole).expect("written");
    let (_, healed) = folder.report(&[&games, &folder.path("other")], "healed");
    fs::write(&path, &whole).expect("written");
    assert!(healed == folder.report(&[&games], "again").1);
}

/// Games of several commits are no damage: nobody is told to remove them.
#[test]
fn sound_games_of_another_commit_are_told_as_such() {
    let folder = Folder::new("commits");
    for (name, commit, shard) in [("gc", "abc", "1/3"), ("gd", "def", "2/3"), ("ge", "abc", "3/3")] {
        folder.play(name, &["--commit", commit, "--shard", shard]);
    }
    let [gc, gd, ge] = ["gc", "gd", "ge"].map(|name| folder.path(name));
    let output = lab(&["report", &gc, &gd, &ge, "--out", &folder.path("refused")]);
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(
        told.contains("made by the commit def, those of the others by abc") && told.contains(&gd),
        "{told}"
    );
    assert!(
        !told.contains("remove") && !told.contains("damaged") && !told.contains("this program"),
        "{told}"
    );
    assert!(told.contains("--allow-missing"), "{told}");
    // One that is damaged as well is the one to remove.
    let file = folder.files("ge").into_iter().find(|file| file.contains(".jsonl")).expect("a file");
    fs::write(folder.0.join("ge").join(&file), "nothing").expect("written");
    folder.refused(2, &[&gc, &gd, &ge], &["def", &file, "remove the file that is damaged"]);
}

/// The same games by another commit begin alike, and do not differ.
#[test]
fn two_commits_of_one_plan_are_compared_in_pairs() {
    let folder = Folder::new("again");
    let plan = "strengths = [{ nodes = 3, games = 12 }]\n[[rules]]\nname = \"2.0\"\nedition = \"2.0\"\n";
    fs::write(folder.0.join("plan.toml"), plan).expect("written");
    folder.play("old", &["--commit", "abc"]);
    folder.play("new", &["--commit", "def"]);
    let (_, [_, json, html]) = folder.report(&[&folder.path("new"), "--against", &folder.path("old")], "two");
    let report: jersi_lab_report::Report = serde_json::from_str(&json).expect("a report");
    assert!(report.differences.len() > 10);
    assert!(report.differences.iter().all(|one| one.paired && one.high == 0.0), "{:?}", report.differences);
    assert!(html.contains("Played in pairs") && !html.contains("from openings of its own"));
    // The plan has no title: the page has one nevertheless.
    assert!(html.contains("<title>JERSI laboratory: 2.0, 2.0 (against)</title>"), "{}", &html[..600]);
}

#[test]
fn rule_sets_that_never_met_are_told() {
    let folder = Folder::new("never");
    let plan = "compare = [[\"a\", \"b\"]]\n[[rules]]\nname = \"a\"\nstrengths = [{ nodes = 2, games = 2 }]\n\
        [[rules]]\nname = \"b\"\nstrengths = [{ nodes = 3, games = 2 }]\n";
    fs::write(folder.0.join("plan.toml"), plan).expect("written");
    folder.play("games", &[]);
    let (output, [_, json, _]) = folder.report(&[&folder.path("games")], "report");
    assert!(json.contains("\"differences\": []"));
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.contains("a and b are not compared"), "{told}");
}

#[test]
fn what_cannot_be_written_is_told_before_the_work() {
    let folder = Folder::new("unwritable");
    folder.play("games", &[]);
    // A game that the rules do not know: its fault is told as soon as the games are looked at.
    let path = folder.0.join("games/games-usual-play-3-00000.jsonl.zst");
    let mut chunk = jersi_lab::shard_file::read(&fs::read(&path).expect("there")).expect("games");
    chunk.games[0].decisions[7].turn = "nonsense".to_owned();
    fs::write(&path, jersi_lab::shard_file::write(&chunk)).expect("written");
    let bad = folder.path("games");
    let output = lab(&["report", &bad, "--out", &folder.path("elsewhere")]);
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.contains("game 0 of usual cannot be played again: decision 8"), "{told}");
    fs::create_dir_all(folder.0.join("out/report.html")).expect("made");
    let output = lab(&["report", &bad, "--out", &folder.path("out")]);
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("report.html"), "{told}");
    let there: Vec<_> = fs::read_dir(folder.0.join("out")).expect("there").collect();
    assert_eq!(there.len(), 1, "no file of a half report, and no draft: {there:?}");
}

#[test]
fn games_are_compared_with_others() {
    let folder = Folder::new("against");
    folder.play("new", &[]);
    let other = folder.path("other.toml");
    fs::write(&other, plan().replace("seed = 5", "seed = 6")).expect("written");
    let output = lab(&["run", &other, "--out", &folder.path("old")]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let (new, old) = (folder.path("new"), folder.path("old"));
    let (_, [_, json, _]) = folder.report(&[&new, "--against", &old], "both");
    let report: jersi_lab_report::Report = serde_json::from_str(&json).expect("a report");
    let names: Vec<&str> = report.rules.iter().map(|rules| rules.name.as_str()).collect();
    assert_eq!(names, ["usual", "small", "usual (against)", "small (against)"]);
    let against: Vec<_> = report.differences.iter().filter(|found| found.a == "usual (against)").collect();
    assert!(!against.is_empty() && against.iter().all(|found| found.b == "usual" && !found.paired));
    folder.refused(2, &[&new, &old], &["two plans have a rule set usual"]);
    folder.refused(2, &[&folder.path("nowhere")], &["nowhere"]);
}
