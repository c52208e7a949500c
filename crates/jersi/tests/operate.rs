//! `jersi serve` as somebody runs it: options by the environment, logs for programs, a port for who runs it, and its end.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value;

fn jersi() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.arg("serve").stdout(Stdio::piped()).stderr(Stdio::piped());
    // What is set where the tests run is none of their business.
    for variable in documented() {
        command.env_remove(variable);
    }
    command
}

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Words that look like our variables.
fn variables(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_uppercase() && c != '_');
    words
        .filter(|word| word.strip_prefix("JERSI_").is_some_and(|rest| !rest.is_empty()))
        .map(str::to_owned)
        .collect()
}

fn documented() -> BTreeSet<String> {
    variables(&read("docs/operate.md"))
}

#[test]
fn every_option_has_a_variable_and_all_of_them_are_told() {
    let output = jersi().arg("--help").output().expect("the binary starts");
    let help = String::from_utf8(output.stdout).expect("UTF-8");
    let options = help.split("Options:").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("options");
    let mut told = BTreeSet::new();
    // An option begins a line; what is told of it may go on in others.
    for option in options.split("\n      --").skip(1) {
        let option = option.split_whitespace().collect::<Vec<_>>().join(" ");
        let name = option.split(' ').next().expect("a name");
        if matches!(name, "lang" | "help") {
            continue;
        }
        let variable = format!("JERSI_{}", name.replace('-', "_").to_ascii_uppercase());
        assert!(option.contains(&format!("[env: {variable}]")), "--{option}");
        told.insert(variable);
    }
    assert!(told.len() >= 11, "{told:?}");
    assert_eq!(documented(), told, "docs/operate.md");
    // The compose file has two of its own, for itself and for Caddy.
    let own = ["JERSI_DOMAIN", "JERSI_DB_PASSWORD", "JERSI_NODES"].map(str::to_owned);
    for file in [
        "deploy/systemd/jersi.service",
        "deploy/systemd/jersi.env",
        "deploy/container/Containerfile",
        "deploy/compose/compose.yaml",
    ] {
        let used = variables(&read(file));
        let foreign: Vec<_> =
            used.iter().filter(|used| !told.contains(*used) && !own.contains(used)).collect();
        assert!(!used.is_empty() && foreign.is_empty(), "{file}: {foreign:?}");
    }
}

#[test]
fn a_variable_that_cannot_be_used_is_told() {
    for (variable, value, why) in [
        ("JERSI_DRAIN", "long", "write a length of time, such as 20s"),
        ("JERSI_DRAIN", "2h", "write a length of time, such as 20s"),
        ("JERSI_MAX_CONNECTIONS", "0", "write a whole number from 1 to 1000000"),
        ("JERSI_LOG_FORMAT", "xml", "write one of text, json"),
        ("JERSI_OPS_ADDR", "9090", "a port is missing"),
        ("JERSI_TRUSTED_PROXY", "127.0.0.1,localhost", "write it like 127.0.0.1"),
    ] {
        let output =
            jersi().env("JERSI_STORE", "none").env(variable, value).output().expect("the binary starts");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{variable}={value}: {told}");
        assert!(told.contains(why), "{variable}={value}: {told}");
    }
}

/// A server of its own, with a store and both ports; none if the binary was built without the page.
struct Served {
    child: Child,
    address: String,
    ops: String,
    told: BufReader<std::process::ChildStderr>,
    folder: PathBuf,
}

impl Served {
    fn start(name: &str, drain: &str) -> Option<Served> {
        let folder = std::env::temp_dir().join(format!("jersi-operate-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut command = jersi();
        command.env("JERSI_ADDR", "127.0.0.1:0").env("JERSI_STORE", folder.join("club.db"));
        command.env("JERSI_OPS_ADDR", "127.0.0.1:0").env("JERSI_DRAIN", drain);
        command.env("JERSI_LOG", "debug").env("JERSI_LOG_FORMAT", "json");
        let mut child = command.spawn().expect("the binary starts");
        let mut first = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut first).expect("UTF-8");
        let mut told = BufReader::new(child.stderr.take().expect("piped"));
        let Some(address) = first.trim_end().strip_prefix("listening on http://").map(str::to_owned) else {
            let mut said = String::new();
            told.read_to_string(&mut said).expect("UTF-8");
            assert!(said.contains("built without the page"), "{said}");
            child.wait().expect("it ends");
            return None;
        };
        let mut said = String::new();
        let mark = "health and metrics are at http://";
        while !said.contains(mark) {
            said.clear();
            assert_ne!(told.read_line(&mut said).expect("UTF-8"), 0, "it ended");
        }
        let ops = said.split(mark).nth(1).expect("an address").trim_end().trim_end_matches('/').to_owned();
        Some(Served { child, address, ops, told, folder })
    }

    fn signal(&self) {
        kill(Pid::from_raw(self.child.id().cast_signed()), Signal::SIGTERM).expect("it runs");
    }

    /// How it ended, and all that it told.
    fn ended(mut self) -> (Option<i32>, String) {
        let mut said = String::new();
        self.told.read_to_string(&mut said).expect("UTF-8");
        let code = self.child.wait().expect("it ends").code();
        std::fs::remove_dir_all(&self.folder).expect("it is ours");
        (code, said)
    }
}

/// The whole answer.
fn ask(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn lines_of_json_tell_the_request_that_they_are_about() {
    let Some(served) = Served::start("log", "0s") else { return };
    let answer = ask(&served.address, "/api/games/00ff10a0b1c2d3e4f506");
    let id = answer
        .lines()
        .find_map(|line| line.strip_prefix("x-request-id: "))
        .expect("it has a name")
        .to_owned();
    assert!(ask(&served.ops, "/healthz").ends_with("ok\n"));
    assert!(ask(&served.ops, "/readyz").ends_with("ready\n"));
    assert!(ask(&served.ops, "/metrics").contains("jersi_build_info{"));
    served.signal();
    let (code, said) = served.ended();
    assert_eq!(code, Some(0), "{said}");
    let lines: Vec<Value> = said
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let line =
        lines.iter().find(|line| line["request"] == id.as_str()).unwrap_or_else(|| panic!("{id} in {said}"));
    assert_eq!((line["route"].as_str(), line["status"].as_u64()), (Some("/api/games/{id}"), Some(404)));
    assert_eq!((line["level"].as_str(), line["code"].as_str()), (Some("debug"), Some("no-such-game")));
    let time = line["time"].as_str().expect("a time");
    assert!(time.len() == 24 && time.ends_with('Z') && time.as_bytes()[10] == b'T', "{time}");
    assert!(!said.contains("00ff10a0b1c2d3e4f506"), "{said}");
}

#[test]
fn asked_once_it_drains_and_ends_well() {
    let Some(served) = Served::start("drain", "200ms") else { return };
    served.signal();
    let (code, said) = served.ended();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("\"message\":\"draining\""), "{said}");
}

#[test]
fn asked_twice_it_ends_at_once() {
    let Some(served) = Served::start("twice", "1m") else { return };
    served.signal();
    // The second one counts as such when the first one was heard.
    while !ask(&served.ops, "/readyz").contains("not ready: draining") {
        std::thread::yield_now();
    }
    assert!(ask(&served.address, "/api/club").starts_with("HTTP/1.1 200"), "it still answers");
    served.signal();
    let (code, said) = served.ended();
    assert_eq!(code, Some(1), "{said}");
}
