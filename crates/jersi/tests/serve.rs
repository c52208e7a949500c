//! `jersi serve`, with the binary itself.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

fn serve(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.arg("serve").args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
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
    let mut child = serve(&[]).spawn().expect("the binary starts");
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
