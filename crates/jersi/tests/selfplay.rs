//! `jersi selfplay` with the binary itself: however games are made, the files are the same, byte for byte.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("jersi-selfplay-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn files(&self, name: &str) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(self.0.join(name)).expect("the folder was made");
        entries
            .map(|entry| {
                let path = entry.expect("readable").path();
                let name = path.file_name().expect("a file").to_string_lossy().into_owned();
                (name, fs::read(&path).expect("readable"))
            })
            .collect()
    }

    /// Plays games; what is told.
    #[track_caller]
    fn play(&self, name: &str, games: &str, more: &[&str]) -> String {
        let out = self.path(name);
        let output = selfplay(&[&["run", "--nodes", "3", "--games", games, "--out", &out], more].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn selfplay(arguments: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_jersi")).arg("selfplay").args(arguments).output();
    output.expect("the binary starts")
}

#[track_caller]
fn refused(arguments: &[&str], reason: &str) {
    let output = selfplay(arguments);
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert!(told.contains(reason), "{reason:?} is missing in\n{told}");
}

#[test]
fn one_thread_two_threads_and_shards_make_the_same_files() {
    let folder = Folder::new("same");
    assert_eq!(folder.play("one", "128", &[]), "128 games, 128 of them made now\n");
    folder.play("two", "128", &["--threads", "2"]);
    folder.play("shards", "128", &["--shard", "1/2"]);
    assert_eq!(folder.files("shards").keys().collect::<Vec<_>>(), ["games-00000000.jsp"]);
    folder.play("shards", "128", &["--shard", "2/2"]);
    let one = folder.files("one");
    assert_eq!(one.keys().collect::<Vec<_>>(), ["games-00000000.jsp", "games-00000001.jsp"]);
    assert!(one == folder.files("two") && one == folder.files("shards"));
    // Gone on with: the first file is kept, the other is made again.
    fs::remove_file(folder.0.join("two").join("games-00000001.jsp")).expect("removed");
    assert_eq!(folder.play("two", "128", &[]), "128 games, 64 of them made now\n");
    assert_eq!(one, folder.files("two"));

    // The same positions, however many threads write them.
    let (first, second) = (folder.path("1.pos"), folder.path("2.pos"));
    let games = folder.path("one");
    let exported = selfplay(&["export", &games, "--out", &first]);
    assert_eq!(exported.status.code(), Some(0), "{exported:?}");
    assert!(selfplay(&["export", &games, "--threads", "3", "--out", &second]).status.success());
    let records = fs::read(&first).expect("written");
    assert_eq!(records, fs::read(&second).expect("written"));
    let told = String::from_utf8(exported.stdout).expect("UTF-8");
    assert!(told.starts_with(&format!("{} positions of ", records.len() / 84)), "{told}");
    let aims: usize = ["home", "hunt", "reserve"]
        .map(|aim| {
            assert!(selfplay(&["export", &games, "--aim", aim, "--out", &second]).status.success());
            fs::read(&second).expect("written").len()
        })
        .iter()
        .sum();
    assert_eq!(aims, records.len(), "each position has one aim");

    // The second of two folders has other numbers, and no position that the first has.
    assert!(selfplay(&["export", &games, &games, "--out", &second]).status.success());
    assert_eq!(records, fs::read(&second).expect("written"));
}

#[test]
fn games_say_which_networks_played_them() {
    let folder = Folder::new("networks");
    let file = |aim| format!("{}/../jersi-engine/networks/{aim}.jnet", env!("CARGO_MANIFEST_DIR"));
    let (home, hunt, reserve) = (file("home"), file("hunt"), file("reserve"));
    let by_network = ["--eval", "network"];
    folder.play("own", "1", &[&by_network[..], &["--mix", "all"]].concat());
    // The networks that come with the program are the same from files, in any order.
    let files = ["--mix", "all", "--network", &reserve, "--network", &hunt, "--network", &home];
    folder.play("files", "1", &[&by_network[..], &files].concat());
    let (own, files) = (folder.files("own"), folder.files("files"));
    assert_eq!(own, files);
    let text = String::from_utf8_lossy(&own["games-00000000.jsp"]).into_owned();
    for file in [home, hunt, reserve] {
        let bytes = fs::read(&file).expect("readable");
        let sum = bytes.last_chunk().map(|sum| u64::from_le_bytes(*sum)).expect("a checksum");
        assert!(text.contains(&format!(":{sum:016x}")), "{file} is not told");
    }
}

#[test]
fn what_cannot_be_used_is_refused() {
    let folder = Folder::new("refused");
    folder.play("games", "1", &["--mix", "2.0"]);
    let games = folder.path("games");
    refused(&["run", "--mix", "2.0", "--nodes", "4", "--games", "1", "--out", &games], "made by other terms");
    refused(&["run", "--mix", "away", "--games", "1", "--out", &games], "4.8-no-reserve");
    refused(&["run", "--shard", "3/2", "--games", "1", "--out", &games], "I/N");
    refused(&["run", "--out", &games], "--games");
    let nowhere = folder.path("nowhere");
    refused(&["export", &nowhere, "--out", &folder.path("x.pos")], "nowhere");
    fs::create_dir(&nowhere).expect("made");
    refused(&["export", &nowhere, "--out", &folder.path("x.pos")], "there are no games");
    let net = folder.path("bad.jnet");
    fs::write(&net, b"JERSINN1 and no more").expect("written");
    let run = ["run", "--games", "1", "--out", &games, "--network", &net];
    refused(&run, "--eval network");
    refused(&[&run[..], &["--eval", "network"]].concat(), "network");
    let file = folder.0.join("games").join("games-00000000.jsp");
    let mut bytes = fs::read(&file).expect("there");
    bytes[100] ^= 1;
    fs::write(&file, &bytes).expect("written");
    refused(&["export", &games, "--out", &folder.path("x.pos")], "damaged");
    fs::write(&file, b"something else").expect("written");
    refused(&["export", &games, "--out", &folder.path("x.pos")], "no file of games");
    assert!(!folder.0.join("x.pos").exists());
}

/// Ends a run in the middle, twice, and lets it go on: what is there is whole, told, and the same as of one run.
#[cfg(unix)]
#[test]
fn what_ends_it_leaves_whole_files() {
    use std::process::Stdio;
    use std::time::{Duration, Instant};

    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    let folder = Folder::new("ended");
    let run = |name: &str, games: usize| {
        let mut run = Command::new(env!("CARGO_BIN_EXE_jersi"));
        run.args(["selfplay", "run", "--mix", "2.0", "--nodes", "60", "--games", &games.to_string()]);
        run.args(["--out", &folder.path(name)]).stdout(Stdio::piped()).spawn().expect("the binary starts")
    };
    let mut there = 0;
    for signal in [Signal::SIGTERM, Signal::SIGINT] {
        // Far more than it will come to make.
        let run = run("games", 64_000);
        let until = Instant::now() + Duration::from_mins(2);
        let file = folder.0.join("games").join(format!("games-{there:08}.jsp"));
        while !file.exists() {
            assert!(Instant::now() < until, "{} never came", file.display());
            std::thread::sleep(Duration::from_millis(2));
        }
        kill(Pid::from_raw(run.id() as i32), signal).expect("it is there");
        let output = run.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(130), "{signal}: {output:?}");
        there = folder.files("games").len();
        let told = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(told.starts_with(&format!("{} games, ", 64 * there)), "{told}");
    }
    for name in ["games", "whole"] {
        let output = run(name, 64 * (there + 1)).wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
    assert!(folder.files("games") == folder.files("whole"));
}
