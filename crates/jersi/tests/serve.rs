//! `jersi serve`, with the binary itself.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;

fn serve(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.arg("serve").args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    // The user's own games are none of a test's business.
    if !arguments.contains(&"--store") {
        command.args(["--store", "none"]);
    }
    command
}

#[test]
fn an_address_that_is_none_is_shown() {
    let output = serve(&["--addr", "127.0.0.1:http"]).output().expect("the binary starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.contains("error: a port is a number from 0 to 65535"), "{told}");
    assert!(told.contains("          ^^^^"), "{told}");
    assert!(told.contains("write it like 127.0.0.1:8080"), "{told}");
}

/// Whether the page is inside depends on what was built before; both must be told at once.
#[test]
fn the_first_line_is_the_address_or_what_to_run() {
    let mut child = serve(&["--addr", "127.0.0.1:0"]).spawn().expect("the binary starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut first).expect("UTF-8");
    if first.is_empty() {
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(told.contains("error: this program was built without the page"), "{told}");
        assert!(told.contains("run `cargo xtask web`, then build again"), "{told}");
    } else {
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        assert!(first.starts_with("listening on http://127.0.0.1:"), "{first}");
        assert!(
            first.trim_end().rsplit(':').next().is_some_and(|port| port.parse::<u16>().is_ok()),
            "{first}"
        );
    }
}

/// The binary answers to its names and to no other; skipped by its own word if it has no page.
#[test]
fn a_name_that_is_given_is_answered_to() {
    let mut child =
        serve(&["--addr", "127.0.0.1:0", "--host-name", "board.lan"]).spawn().expect("the binary starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut first).expect("UTF-8");
    let Some(address) = first.trim_end().strip_prefix("listening on http://") else {
        let output = child.wait_with_output().expect("it ends");
        assert!(String::from_utf8_lossy(&output.stderr).contains("built without the page"));
        return;
    };
    let status = |host: &str| {
        let mut stream = TcpStream::connect(address).expect("it listens");
        write!(stream, "HEAD / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer.split(' ').nth(1).map(str::to_owned)
    };
    let told = ["board.lan", "localhost", address, "evil.example"].map(status);
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert_eq!(told.map(|status| status.expect("a status")), ["200", "200", "200", "421"]);
}

#[test]
fn a_name_that_is_none_is_shown() {
    let output = serve(&["--host-name", "board.lan:80"]).output().expect("the binary starts");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.contains("write it like board.lan"), "{told}");
}

/// Somebody else who listens, and what they answer to whatever they are asked.
fn neighbour(answer: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("it listens");
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a connection");
            // Who asks may have gone away.
            let _ = stream.read(&mut [0; 1024]);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    address
}

fn beside(address: SocketAddr) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } =
        serve(&["--addr", &address.to_string()]).output().expect("the binary starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (status.code(), text(stdout), text(stderr))
}

/// Games are kept by the browser for one address, so the address must not change by itself.
#[test]
fn the_address_is_the_same_every_time() {
    let output = serve(&["--help"]).output().expect("the binary starts");
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(told.contains("[default: 127.0.0.1:5377]"), "{told}");
}

#[test]
fn a_jersi_that_serves_there_already_is_enough() {
    let there = neighbour("HTTP/1.1 200 OK\r\nX-Jersi: 0.1.0\r\ncontent-length: 0\r\n\r\n");
    let (code, out, err) = beside(there);
    assert_eq!(code, Some(0), "{err}");
    assert_eq!(out, format!("already listening on http://{there}\n"));
    assert!(err.contains("jersi 0.1.0 serves the page there already"), "{err}");
}

#[test]
fn another_program_on_the_port_is_told_with_what_another_port_means() {
    for answer in ["HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\nX-Jersi:", "220 mail\r\n", ""] {
        let there = neighbour(answer);
        let (code, out, err) = beside(there);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{err}");
        assert!(
            err.contains(&format!("port {} is taken: another program listens there", there.port())),
            "{err}"
        );
        assert!(err.contains("`--addr 127.0.0.1:5378`"), "{err}");
        assert!(err.contains("games kept in the browser belong to one address"), "{err}");
    }
}

/// A server that runs, with what it told of itself so far; none if the binary was built without the page.
struct Served {
    child: Child,
    address: String,
    told: BufReader<std::process::ChildStderr>,
}

impl Served {
    fn start(command: &mut Command) -> Option<Served> {
        let mut child = command.spawn().expect("the binary starts");
        let mut first = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut first).expect("UTF-8");
        let mut told = BufReader::new(child.stderr.take().expect("piped"));
        let Some(address) = first.trim_end().strip_prefix("listening on http://").map(str::to_owned) else {
            let mut said = String::new();
            told.read_to_string(&mut said).expect("UTF-8");
            child.wait().expect("it ends");
            assert!(said.contains("built without the page"), "{said}");
            return None;
        };
        Some(Served { child, address, told })
    }

    /// Everything that is told until a line holds this.
    fn told_until(&mut self, text: &str) -> String {
        let mut told = String::new();
        while !told.contains(text) {
            assert_ne!(self.told.read_line(&mut told).expect("UTF-8"), 0, "it ended: {told}");
        }
        told
    }

    fn ask(&self, path: &str) -> String {
        let address = self.address.replace("0.0.0.0", "127.0.0.1");
        let mut stream = TcpStream::connect(&address).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
            .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

/// A folder of its own, gone afterwards.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("jersi-serve-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// With the user's data folder somewhere else.
fn serve_at_home(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.args(["serve", "--addr", "127.0.0.1:0"]).args(arguments);
    command.env("JERSI_HOME", home).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn games_between_people_are_kept_in_the_data_folder() {
    let home = folder("home").join("new/folders");
    let Some(mut first) = Served::start(&mut serve_at_home(&home, &[])) else { return };
    let file = home.join("club.db");
    first.told_until(&format!("games between people are kept in {}", file.display()));
    let answer = first.ask("/api/club");
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.contains("\"protocol\":1"), "{answer}");
    assert!(!answer.contains("address"), "on this machine alone there is none: {answer}");
    assert!(file.exists());
    // A second server has the page, but no club, and says so.
    let mut second = Served::start(&mut serve_at_home(&home, &[])).expect("the page is served");
    second.told_until("no games between people");
    assert!(second.ask("/api/club").contains("\"no-club\""));
    assert!(second.ask("/").starts_with("HTTP/1.1 200 OK"));
    second.kill();
    let mut french = Served::start(&mut serve_at_home(&home, &["--lang", "fr"])).expect("the page is served");
    french.told_until("pas de parties entre personnes");
    french.kill();
    // One that is named must be there.
    let named = file.to_str().expect("UTF-8");
    let output = serve(&["--addr", "127.0.0.1:0", "--store", named]).output().expect("the binary starts");
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{told}");
    assert!(told.contains(&format!("{named} is in use by another jersi")), "{told}");
    first.kill();
    let mut again =
        Served::start(&mut serve(&["--addr", "127.0.0.1:0", "--store", named])).expect("it is free");
    again.told_until("are kept in");
    again.kill();
    std::fs::remove_dir_all(home.ancestors().nth(2).expect("a folder")).expect("it is ours");
}

#[test]
fn a_store_that_cannot_be_used_is_told() {
    let home = folder("bad-store");
    let foreign = home.join("notes.txt");
    std::fs::write(&foreign, "these are my notes, and they stay as they are; they are longer than a head")
        .expect("a file");
    let in_no_folder = home.join("nowhere/club.db");
    for (path, why) in [
        (foreign.to_str().expect("UTF-8"), "holds something else"),
        (in_no_folder.to_str().expect("UTF-8"), "there is no such file or folder"),
        (home.to_str().expect("UTF-8"), "cannot use"),
        ("", "`jersi serve --help` tells more"),
    ] {
        let output = serve(&["--addr", "127.0.0.1:0", "--store", path]).output().expect("the binary starts");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        if told.contains("built without the page") {
            return;
        }
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{path}: {told}");
        assert!(told.contains(why), "{path}: {told}");
    }
    assert!(std::fs::read_to_string(&foreign).expect("it is there").starts_with("these are my notes"));
    // The usual store: the page is served without a club.
    std::fs::write(
        home.join("club.db"),
        "a file of somebody else, which is no database at all, and not a short one",
    )
    .expect("a file");
    let mut served = Served::start(&mut serve_at_home(&home, &[])).expect("the page is served");
    served.told_until("holds something else");
    assert!(served.ask("/api/club").contains("\"no-club\""));
    served.kill();
    std::fs::remove_dir_all(home).expect("it is ours");
}

#[test]
fn friends_are_told_where_the_page_is() {
    let home = folder("address");
    let store = home.join("club.db");
    let store = store.to_str().expect("UTF-8");
    let public = ["--addr", "127.0.0.1:0", "--store", store, "--public-url", "https://Club.Example/jersi"];
    let Some(mut served) = Served::start(&mut serve(&public)) else { return };
    served.told_until("friends find the page at https://club.example/jersi/");
    served.told_until("--trusted-proxy IP names the proxy");
    assert!(served.ask("/api/club").contains("\"address\":\"https://club.example/jersi/\""));
    let mut stream = TcpStream::connect(&served.address).expect("it listens");
    write!(stream, "HEAD / HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "its name is ours: {answer}");
    served.kill();
    // In the network, unless this machine is in none.
    let served =
        Served::start(&mut serve(&["--addr", "0.0.0.0:0", "--store", store])).expect("the page is served");
    let answer = served.ask("/api/club");
    let (_, port) = served.address.rsplit_once(':').expect("a port");
    if let Some((_, rest)) = answer.split_once("\"address\":\"") {
        assert!(rest.starts_with("http://") && rest.contains(&format!(":{port}/\"")), "{answer}");
        assert!(!rest.starts_with("http://0.0.0.0") && !rest.starts_with("http://127."), "{answer}");
    }
    served.kill();
    std::fs::remove_dir_all(home).expect("it is ours");
}

#[test]
fn bad_values_of_the_club_are_shown() {
    for (arguments, why) in [
        (&["--public-url", "club.example"][..], "write it like https://club.example"),
        (&["--public-url", "https://me@club.example"], "no name and no password"),
        (&["--public-url", "https://club.example/?a"], "ends with its path"),
        (&["--trusted-proxy", "localhost"], "write it like 127.0.0.1"),
        (&["--trusted-proxy", "localhost", "--lang", "fr"], "écrivez-la comme 127.0.0.1 ou ::1"),
        (&["--public-url", "/club", "--lang", "fr"], "écrivez-la comme https://club.example"),
        (&["--max-connections", "0"], "write a whole number from 1 to 1000000"),
        (&["--max-connections", "many"], "write a whole number from 1 to 1000000"),
        (&["--log", "loud"], "write one of error, warn, info, debug"),
    ] {
        let output = serve(arguments).output().expect("the binary starts");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}: {told}");
        assert!(told.contains(why), "{arguments:?}: {told}");
    }
}

#[test]
fn the_log_is_as_fine_as_was_asked_for_and_names_no_game() {
    let home = folder("log");
    let store = home.join("club.db");
    let arguments = ["--addr", "127.0.0.1:0", "--store", store.to_str().expect("UTF-8"), "--log", "debug"];
    let Some(mut served) = Served::start(&mut serve(&arguments)) else { return };
    served.ask("/api/games/00ff10a0b1c2d3e4f506");
    let told = served.told_until("route=/api/games/{id} status=404");
    assert!(!told.contains("00ff10a0b1c2d3e4f506"), "{told}");
    served.kill();
    std::fs::remove_dir_all(home).expect("it is ours");
}
