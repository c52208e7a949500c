//! `jersi lab` with the binary itself: however games are made, the files are the same, byte for byte, and whole.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Two rule sets with a ladder: six files, of which one is a part of a row.
const PLAN: &str = r#"
seed = 5
strengths = [{ nodes = 3, games = 40 }]
ladder = { from = 2, to = 4, pairs = 2 }

[[rules]]
name = "2.0"
edition = "2.0"

[[rules]]
name = "small"
no-reserve = true
"#;

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("jersi-lab-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        fs::write(folder.join("plan.toml"), PLAN).expect("written");
        Folder(folder)
    }

    /// The same with fewer games, one file a row.
    #[cfg(unix)]
    fn small(name: &str) -> Folder {
        let folder = Folder::new(name);
        fs::write(folder.0.join("plan.toml"), PLAN.replace("games = 40", "games = 2")).expect("written");
        folder
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn files(&self, name: &str) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(self.0.join(name)).expect("the folder was made");
        entries
            .map(|entry| {
                let path = entry.expect("an entry").path();
                let name = path.file_name().expect("a file").to_string_lossy().into_owned();
                (name, fs::read(&path).expect("readable"))
            })
            .collect()
    }

    /// Runs the plan; the first line that is told.
    #[track_caller]
    fn run(&self, name: &str, more: &[&str]) -> String {
        let (plan, out) = (self.path("plan.toml"), self.path(name));
        let output = lab(&[&["run", &plan, "--out", &out], more].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        String::from_utf8(output.stdout).expect("UTF-8").lines().next().expect("a line").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.arg("lab").args(arguments).env("LC_ALL", "C");
    command
}

fn lab(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the binary starts")
}

#[track_caller]
fn refused(arguments: &[&str], reasons: &[&str]) {
    let output = lab(arguments);
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    for reason in reasons {
        assert!(told.contains(reason), "{reason:?} is missing in\n{told}");
    }
}

#[test]
fn threads_and_shards_make_the_same_files() {
    let folder = Folder::new("same");
    assert_eq!(folder.run("one", &[]), "88 of 88 games, 88 of them made now");
    assert_eq!(folder.run("two", &["--threads", "2"]), "88 of 88 games, 88 of them made now");
    // Two processes at the same time, and a third one afterwards.
    let (plan, out) = (folder.path("plan.toml"), folder.path("shards"));
    let shards = ["3/3", "1/3"].map(|shard| {
        let mut shard = command(&["run", &plan, "--out", &out, "--shard", shard]);
        shard.stdout(Stdio::null()).spawn().expect("the binary starts")
    });
    for mut shard in shards {
        assert!(shard.wait().expect("it ends").success());
    }
    assert!(folder.run("shards", &["--shard", "2/3"]).contains("made now"));
    let one = folder.files("one");
    let names: Vec<&str> = one.keys().map(String::as_str).collect();
    assert_eq!(
        names,
        [
            "commit.txt",
            "games-2.0-play-3-00000.jsonl.zst",
            "games-2.0-play-3-00001.jsonl.zst",
            "games-2.0-rung-2-00000.jsonl.zst",
            "games-small-play-3-00000.jsonl.zst",
            "games-small-play-3-00001.jsonl.zst",
            "games-small-rung-2-00000.jsonl.zst",
            "plan.toml",
        ]
    );
    assert!(one == folder.files("two") && one == folder.files("shards"));

    // Gone on with: what is there is kept, what is missing is made again.
    fs::remove_file(folder.0.join("two").join("games-2.0-play-3-00001.jsonl.zst")).expect("removed");
    assert_eq!(folder.run("two", &[]), "88 of 88 games, 8 of them made now");
    assert_eq!(one, folder.files("two"));
    assert_eq!(folder.run("two", &[]), "88 of 88 games, 0 of them made now");
}

#[test]
fn what_does_not_belong_together_is_refused() {
    let folder = Folder::new("refused");
    let (plan, out) = (folder.path("plan.toml"), folder.path("games"));
    folder.run("games", &["--commit", "abc"]);
    refused(&["run", &plan, "--out", &out, "--commit", "def"], &["abc", "def", "another folder"]);
    let other = folder.path("other.toml");
    fs::write(&other, PLAN.replace("seed = 5", "seed = 6")).expect("written");
    refused(&["run", &other, "--out", &out, "--commit", "abc"], &["another plan"]);
    let file = "games-small-play-3-00001.jsonl.zst";
    let path = folder.0.join("games").join(file);
    let mut bytes = fs::read(&path).expect("there");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, &bytes).expect("written");
    refused(&["run", &plan, "--out", &out, "--commit", "abc"], &[file, "damaged", "remove", "anew"]);
    let twin = folder.0.join("games").join("games-small-play-3-00000.jsonl.zst");
    fs::copy(twin, &path).expect("copied");
    refused(&["run", &plan, "--out", &out, "--commit", "abc"], &[file, "other games than its name says"]);
    refused(&["run", &plan, "--out", &folder.path("plan.toml/x")], &["plan.toml/x"]);
    refused(&["run", &plan], &["--out"]);
    refused(&["run", &folder.path("nowhere.toml"), "--out", &out], &["nowhere.toml"]);
}

#[test]
fn a_bad_plan_is_told_with_its_line_and_a_caret() {
    let folder = Folder::new("bad");
    let plan = folder.path("bad.toml");
    fs::write(&plan, PLAN.replace("edition = \"2.0\"", "editoin = \"2.0\"")).expect("written");
    refused(&["run", &plan, "--dry-run"], &["bad.toml:8:1", "^^^^^^^", "did you mean edition?"]);
    let output = command(&["run", &plan, "--dry-run", "--lang", "fr"]).output().expect("the binary starts");
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.contains("vouliez-vous dire edition") && told.contains("bad.toml:8:1"), "{told}");
}

#[test]
fn costs_are_told_and_nothing_is_played() {
    let folder = Folder::new("cost");
    let output = lab(&["run", &folder.path("plan.toml"), "--dry-run", "--out", &folder.path("games")]);
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(told.starts_with("2.0 play-3: 40 games, about 1 million positions\n"), "{told}");
    assert!(told.ends_with("in all: 88 games in 6 files, about 1 million positions\n"), "{told}");
    assert!(!folder.0.join("games").exists());
}

/// Ends a run in the middle, twice, and lets it go on: no half file is ever there.
#[cfg(unix)]
#[test]
fn what_ends_it_leaves_whole_files() {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    let folder = Folder::new("ended");
    fs::write(folder.0.join("plan.toml"), PLAN.replace("nodes = 3, games = 40", "nodes = 60, games = 64"))
        .expect("written");
    let (plan, out) = (folder.path("plan.toml"), folder.path("games"));
    // By name alone: a draft may be gone before it is read.
    let count = || {
        let entries = fs::read_dir(folder.0.join("games")).expect("the folder was made");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        names.filter(|name| name.to_string_lossy().starts_with("games-")).count()
    };
    for (signal, code) in [(Signal::SIGTERM, Some(130)), (Signal::SIGINT, Some(130)), (Signal::SIGKILL, None)]
    {
        let mut run = command(&["run", &plan, "--out", &out]);
        let mut run = run.stdout(Stdio::null()).spawn().expect("the binary starts");
        let before = folder.0.join("games").exists().then(count).unwrap_or_default();
        // Ended as soon as it has made something more, in the middle of the next piece.
        while run.try_wait().expect("it can be asked").is_none() {
            if folder.0.join("games").exists() && count() > before {
                kill(Pid::from_raw(run.id() as i32), signal).expect("it is there");
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        assert_eq!(run.wait().expect("it ends").code(), code, "{signal}");
        assert!(count() < 6, "it was not at its end");
    }
    folder.run("games", &[]);
    folder.run("whole", &[]);
    let (mut ended, whole) = (folder.files("games"), folder.files("whole"));
    // Whoever was killed may leave a draft, which nobody takes for a file of games.
    ended.retain(|name, _| !name.starts_with('.'));
    assert_eq!(ended, whole);
}

#[test]
fn a_first_look_at_a_variant() {
    let folder = Folder::new("quick");
    let out = folder.path("quick");
    let arguments =
        ["quick", "4.8", "--no-reserve", "--games", "6", "--nodes", "5", "--threads", "2", "--out", &out];
    let output = lab(&arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    // A line for each number, under the name of its metric.
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    let names = told.lines().filter_map(|line| line.split_once("  "));
    let metrics: BTreeSet<&str> =
        names.map(|(name, _)| name.split_once(',').map_or(name, |(metric, _)| metric)).collect();
    assert!(metrics.len() >= 12, "{metrics:?}");
    assert!(metrics.contains("Branching") && metrics.contains("Use of the board"), "{metrics:?}");
    let files = folder.files("quick");
    let plan = String::from_utf8(files["plan.toml"].clone()).expect("UTF-8");
    assert!(plan.contains("no-reserve = true") && plan.contains("edition = '4.8'"), "{plan}");
    assert!(files.contains_key("games-4.8-no-reserve-play-5-00000.jsonl.zst"), "{:?}", files.keys());
    refused(&["quick", "5.0"], &["4.16"]);
    refused(&["quick", "2.0", "--ransom"], &["ransom"]);
    refused(&["quick", "2.0", "--edition", "3.0"], &["--edition"]);
    let rules = folder.path("rules.toml");
    fs::write(&rules, "edition = \"4.8\"\nban = [\"drop\"]\n").expect("written");
    refused(&["quick", "2.0", "--rules", &rules], &["--rules", "do not go together"]);
    let out = folder.path("by-file");
    let output = lab(&["quick", "--rules", &rules, "--games", "2", "--nodes", "2", "--out", &out]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let plan = fs::read_to_string(folder.0.join("by-file").join("plan.toml")).expect("UTF-8");
    assert!(plan.contains("ban = 'drop'"), "{plan}");
}

/// The scripts of a folder of the project, with those of its folders.
#[cfg(unix)]
fn scripts(folder: &std::path::Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(scripts(&path));
        } else if path.extension().is_some_and(|end| end == "sh") {
            found.push(path);
        }
    }
    found
}

#[cfg(unix)]
fn deploy(script: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(script)
}

#[cfg(unix)]
#[test]
fn every_script_can_be_read_by_a_shell() {
    let scripts = scripts(&deploy(""));
    assert!(scripts.len() >= 4, "{scripts:?}");
    for script in scripts {
        let output = Command::new("sh").arg("-n").arg(&script).output().expect("there is a shell");
        assert!(output.status.success(), "{}: {output:?}", script.display());
    }
}

/// Shards of a machine without GNU parallel: the same files, whatever signs an option has.
#[cfg(unix)]
#[test]
fn shards_by_a_script_make_the_same_files() {
    let folder = Folder::small("script");
    let tools = folder.0.join("tools");
    fs::create_dir(&tools).expect("made");
    let path = std::env::var_os("PATH").expect("a path");
    for tool in ["sh", "dirname", "getconf", "mkdir", "mktemp", "rm", "sed"] {
        let there = std::env::split_paths(&path).map(|folder| folder.join(tool)).find(|tool| tool.exists());
        std::os::unix::fs::symlink(there.expect("every machine has it"), tools.join(tool)).expect("linked");
    }
    let words = [folder.path("plan.toml"), folder.path("games"), "--commit".into(), "it's".into()];
    let mut script = Command::new("sh");
    script.arg(deploy("lab-parallel.sh")).arg("2").args(&words);
    script.env("PATH", &tools).env("JERSI", env!("CARGO_BIN_EXE_jersi")).env("JOBS", "2").env("LC_ALL", "C");
    let output = script.output().expect("there is a shell");
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(told.lines().filter(|line| line.ends_with("made now")).count(), 2, "{told}");
    folder.run("one", &["--commit", "it's"]);
    assert!(folder.files("one") == folder.files("games"));
}

/// Tasks of a cluster are shards; a part of an array does not know of how many.
#[cfg(unix)]
#[test]
fn tasks_of_a_cluster_are_the_shards_of_the_whole_array() {
    let folder = Folder::small("cluster");
    let task = |id: &str, array: [&str; 3], shards: Option<&str>| {
        let mut task = Command::new("sh");
        task.arg(deploy("lab-slurm.sh")).args([folder.path("plan.toml"), folder.path("games")]);
        task.env("JERSI", env!("CARGO_BIN_EXE_jersi")).env("LC_ALL", "C").env_remove("SHARDS");
        task.env("SLURM_ARRAY_TASK_ID", id);
        for (what, value) in ["MIN", "MAX", "COUNT"].into_iter().zip(array) {
            task.env(format!("SLURM_ARRAY_TASK_{what}"), value);
        }
        task.envs(shards.map(|shards| ("SHARDS", shards))).output().expect("there is a shell")
    };
    assert!(task("1", ["1", "3", "3"], None).status.success());
    // 5 and 17 of an array, submitted again, must not be taken for 5/17 and 17/17.
    for (id, array) in [("2", ["2", "3", "2"]), ("5", ["5", "17", "2"]), ("1", ["1", "9", "2"])] {
        let output = task(id, array, None);
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains("SHARDS=N"), "{told}");
    }
    for id in ["2", "3"] {
        assert!(task(id, ["2", "3", "2"], Some("3")).status.success());
    }
    folder.run("one", &[]);
    assert!(folder.files("one") == folder.files("games"));
}
