//! A table to play at: the real binary over pipes, with a data folder of its own.
#![allow(dead_code, missing_docs)]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The game of seven turns in the booklet of 2.0.
pub const BOOKLET: [&str; 7] =
    ["a5-b5=d7", "i5-h5=f7", "d7=e8-f7!", "h6-g6", "e8-f7=g6!", "i2-h3=f5", "g6=i4!-i3!!"];

/// White's rock captures the king on e5; Black has rocks on c3 and c7.
pub const RANSOM: &str = "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11";

/// A data folder of its own, removed at the end.
pub struct Table(pub PathBuf);

pub struct Told {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Table {
    pub fn new() -> Table {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        // In memory where there is such a folder: each turn is written through to the disk.
        let memory = PathBuf::from("/dev/shm");
        let scratch = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let folder = scratch.join(format!("jersi-play-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Table(folder)
    }

    pub fn home(&self) -> PathBuf {
        self.0.join("home")
    }

    pub fn command(&self, options: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
        command
            .arg("play")
            .args(options)
            .env("JERSI_HOME", self.home())
            .env("LC_ALL", "C")
            .current_dir(&self.0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub fn bytes(&self, options: &[&str], input: &[u8]) -> Told {
        let mut child = self.command(options).spawn().expect("the binary starts");
        let mut stdin = child.stdin.take().expect("piped");
        // A game that ends early does not read the rest.
        let _ = stdin.write_all(input);
        drop(stdin);
        hear(child.wait_with_output().expect("it ends"))
    }

    pub fn play(&self, options: &[&str], lines: &[&str]) -> Told {
        self.bytes(options, (lines.join("\n") + "\n").as_bytes())
    }

    /// The kept games, oldest first.
    pub fn games(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.home().join("games")) else { return Vec::new() };
        let mut games: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
        games.sort();
        games
    }

    pub fn only_game(&self) -> String {
        let games = self.games();
        assert_eq!(games.len(), 1, "{games:?}");
        fs::read_to_string(&games[0]).expect("readable")
    }

    pub fn in_progress(&self) -> bool {
        self.home().join("current").exists()
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn hear(output: Output) -> Told {
    let text = |bytes| String::from_utf8(bytes).expect("all that is said is UTF-8");
    let told = Told { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
    assert!(!told.err.contains("panicked"), "{}", told.err);
    told
}

impl Told {
    #[track_caller]
    pub fn good(self) -> Told {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }

    #[track_caller]
    pub fn says(&self, text: &str) {
        assert!(self.out.contains(text), "{text:?} is missing in\n{}\n{}", self.out, self.err);
    }

    #[track_caller]
    pub fn complains(&self, text: &str) {
        assert!(self.err.contains(text), "{text:?} is missing in\n{}", self.err);
    }

    pub fn oks(&self) -> usize {
        self.out.lines().filter(|line| *line == "OK").count()
    }
}
