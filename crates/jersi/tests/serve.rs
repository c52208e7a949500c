//! `jersi serve`, with the binary itself.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Output, Stdio};
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
