//! The client's end, against programs that behave badly in every way.

#![cfg(unix)]

use std::time::{Duration, Instant};

use jersi_engine::ugi::{Client, ClientError, Event, Timeouts, Wait};
use jersi_rules::{Edition, Position, Rules, Setting, Variant};

const TIMEOUTS: Timeouts =
    Timeouts { start: Duration::from_millis(1500), answer: Duration::from_millis(1500) };

/// Begins every script that gets past the handshake.
const HELLO: &str =
    "read l; echo id name Bad; echo option name Hash type spin default 1 min 1 max 4; echo ugiok; ";

fn start(script: &str) -> Result<Client, ClientError> {
    Client::start(&["sh".to_owned(), "-c".to_owned(), script.to_owned()], TIMEOUTS)
}

fn hello(script: &str) -> Client {
    start(&format!("{HELLO}{script}")).expect("the handshake is good")
}

fn think(script: &str) -> Result<(), ClientError> {
    let position = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
    let mut client = hello(script);
    client.position(&position, &[])?;
    client.think(&position, "movetime 10", Duration::from_millis(400), &mut |_| {}).map(drop)
}

/// The processes whose command line has this word.
fn running(word: &str) -> usize {
    let of = |entry: std::fs::DirEntry| std::fs::read(entry.path().join("cmdline")).unwrap_or_default();
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten().map(of);
    all.filter(|line| String::from_utf8_lossy(line).contains(word)).count()
}

#[test]
fn what_cannot_start_is_told() {
    let fault = Client::start(&["/no/such/engine".to_owned()], TIMEOUTS).err().expect("it is not there");
    assert!(matches!(fault, ClientError::Start { .. }), "{fault}");
    assert!(matches!(Client::start(&[], TIMEOUTS).err(), Some(ClientError::Start { .. })));
}

#[test]
fn silence_in_the_handshake() {
    let fault = start("sleep 654.25; echo ugiok").err().expect("it never says ugiok");
    assert!(matches!(&fault, ClientError::Hung { awaited, .. } if awaited == "ugiok"), "{fault}");
    assert_eq!(running("654.25"), 0, "what it started is ended too");
}

#[test]
fn an_end_in_the_handshake_with_last_words() {
    let fault = start("echo no such file >&2; exit 3").err().expect("it ends");
    assert_eq!(fault.to_string(), "it ended before ugiok: exit status: 3: no such file");
}

#[test]
fn answers_of_every_bad_kind() {
    let fault = think("sleep 655.25; echo x").expect_err("it hangs");
    assert_eq!(fault.to_string(), "no bestmove within 400 ms");
    assert_eq!(running("655.25"), 0);
    let fault = think("read p; read g; kill -9 $$").expect_err("it dies");
    assert!(fault.to_string().contains("ended before bestmove: signal: 9"), "{fault}");
    let fault = think("read p; read g; echo bestmove a1-e5; read q").expect_err("illegal");
    assert!(matches!(&fault, ClientError::Illegal { turn, .. } if turn == "a1-e5"), "{fault}");
    let fault = think("read p; read g; echo bestmove none; read q").expect_err("not over");
    assert!(fault.to_string().contains("the game is not over"), "{fault}");
    let fault = think("exec 1>&-; sleep 656.25; echo x").expect_err("it closed its output");
    assert!(matches!(fault, ClientError::Ended { status: None, .. }), "{fault}");
    assert_eq!(running("656.25"), 0);
    think("read p; read g; echo info depth 1; echo nonsense; echo bestmove M:e5; read q").expect("good");
}

#[test]
fn a_program_that_never_reads_or_always_talks() {
    let mut client = hello("sleep 657.25; echo x");
    let begun = Instant::now();
    for _ in 0..2000 {
        client.send(&"x".repeat(1000)).expect("sending never blocks");
    }
    assert!(client.ready().is_err());
    assert!(begun.elapsed() < Duration::from_secs(20));
    drop(client);
    assert_eq!(running("657.25"), 0);
    let mut client = hello("while :; do echo info string 658.25; done");
    assert!(client.ready().is_err(), "it floods, and never says readyok");
}

#[test]
fn options_are_sent_only_if_announced() {
    let mut client = hello("while read l; do echo info string $l; done");
    assert!(client.set("hash", "2").is_ok());
    let Ok(Event::Info(info)) = client.next("an echo", Wait::of(TIMEOUTS.answer)) else { panic!("an echo") };
    assert_eq!(info.string.as_deref(), Some("setoption name Hash value 2"));
    assert!(matches!(client.set("Hash", "5"), Err(ClientError::Lacks { .. })));
    assert!(matches!(client.set("Level", "5"), Err(ClientError::Lacks { .. })));
    assert!(client.play_by(Rules::new(Edition::V4_8)).is_ok());
    assert!(client.play_by(Rules::new(Edition::V2_0)).is_err());
    let ransom = Rules::with(Edition::V4_8, Variant { reserve: true, ransom: true }).expect("4.8 has it");
    assert!(client.play_by(ransom).is_err());
}

#[test]
fn good_byes() {
    let status = hello("read q; exit 0").quit().expect("it ends");
    assert!(status.success());
    let status = hello("read q; exit 7").quit().expect("it ends");
    assert_eq!(status.code(), Some(7));
    let status = hello("while read l; do :; done").hang_up().expect("it ends with its input");
    assert!(status.success());
    let fault = hello("trap '' TERM; sleep 659.25; echo x").quit().expect_err("it stays");
    assert!(matches!(fault, ClientError::Hung { .. }), "{fault}");
    assert_eq!(running("659.25"), 0);
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_stays_behind() {
    for _ in 0..20 {
        drop(hello("sleep 660.25 & sleep 660.25; echo x"));
    }
    assert_eq!(running("660.25"), 0);
    let mine = std::process::id().to_string();
    let zombies = std::fs::read_dir("/proc").expect("Linux").flatten().filter(|entry| {
        let stat = std::fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        let after = stat.rsplit(") ").next().unwrap_or_default();
        after.starts_with(&format!("Z {mine} "))
    });
    // Another test of this process may just be reaping one.
    assert!(zombies.count() <= 2);
}
