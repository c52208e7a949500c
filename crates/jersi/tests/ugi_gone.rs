//! `jersi engine` over real pipes, when whoever listened is gone: it ends, and says nothing about it.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// Looks at a child so often before it counts as one that stays; each look is a moment.
const LOOKS: usize = 1000;

fn engine() -> Child {
    Command::new(env!("CARGO_BIN_EXE_jersi"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts")
}

/// Whether it ends by itself, in peace; one that stays is ended.
fn ends(mut child: Child) -> bool {
    for _ in 0..LOOKS {
        if child.try_wait().expect("a child").is_some() {
            let output = child.wait_with_output().expect("it has ended");
            return output.status.success() && output.stderr.is_empty();
        }
        thread::sleep(Duration::from_millis(10));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    false
}

/// What is sent before the reader leaves, and the line that he still hears.
const TALKS: [(&str, &str); 5] = [
    ("setoption name Hash value 1\ngo infinite\n", "info depth"),
    // A search with nothing left to say.
    ("position fen 3K-3/8/7/3k-4/9/8/7/8/7 b - 0 30\ngo infinite\nquery gameover\n", "response true"),
    ("go perft 30\nquery p1turn\n", "response true"),
    ("go mate 100\nquery p1turn\n", "response true"),
    // No search at all.
    ("query p1turn\n", "response true"),
];

#[test]
fn without_a_reader_everything_ends() {
    let gone: Vec<_> = TALKS
        .into_iter()
        .map(|(commands, awaited)| {
            let mut child = engine();
            // The input stays open: it is not its end that ends the engine.
            let mut input = child.stdin.take().expect("a pipe");
            input.write_all(commands.as_bytes()).expect("it reads");
            let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
            let mut line = String::new();
            output.read_line(&mut line).expect("it writes");
            assert!(line.starts_with(awaited), "{commands}: {line}");
            drop(output);
            let ended = ends(child);
            drop(input);
            ended
        })
        .collect();
    assert_eq!(gone.iter().filter(|&&ended| ended).count(), TALKS.len(), "{gone:?}");
}

#[test]
fn without_a_writer_everything_ends() {
    let mut ended = 0;
    for (commands, _) in TALKS {
        let mut child = engine();
        let mut input = child.stdin.take().expect("a pipe");
        input.write_all(commands.as_bytes()).expect("it reads");
        drop(input);
        // Its output is read, so that only the end of the input can end it.
        let mut output = child.stdout.take().expect("a pipe");
        let reader = thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
        ended += usize::from(ends(child));
        reader.join().expect("no panic").expect("a pipe");
    }
    assert_eq!(ended, TALKS.len());
}
