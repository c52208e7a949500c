//! The end of a server, and the same store served anew: nothing that was confirmed is lost.

use std::thread;
use std::time::Duration;

use jersi_server::Limits;
use serde_json::{Value, json};

use crate::house::{House, Setup, act, new_id};

#[test]
fn sockets_are_told_goodbye() {
    let house = House::open();
    let mut lines = [house.visitor().line(), house.visitor().line()];
    let ended = thread::spawn(|| house.end());
    for line in &mut lines {
        let retry = line.hear_of("bye")["retry"].as_u64().expect("milliseconds");
        assert!((1_500..=3_000).contains(&retry), "not all at once: {retry}");
        assert_eq!(line.closed(), Some(1012));
    }
    drop(ended.join().expect("it ends"));
}

#[test]
fn who_comes_back_finds_everything() {
    let house = House::open();
    let (mut white, mut black, game) = house.game("4.8", "3d");
    let id = new_id();
    let decide = act(&id, &game, 1, "decide", "a3-b3");
    let path = format!("/api/games/{game}/acts");
    assert_eq!(white.post(&path, &decide).json(), json!({ "seq": 2 }));
    let before = black.state(&game);
    let node = |line: &mut crate::line::Line| line.hear()["node"].as_str().map(str::to_owned);
    let first = node(&mut crate::line::Line::open(&white).expect("a socket"));
    let house = house.again();
    (white.address, black.address) = (house.address, house.address);
    let after = black.state(&game);
    assert_eq!((&after["events"], &after["seq"]), (&before["events"], &before["seq"]));
    assert_eq!(white.post(&path, &decide).json(), json!({ "seq": 2 }), "the same act has the same answer");
    assert_ne!(node(&mut crate::line::Line::open(&white).expect("a socket")), first, "another run");
    let mut line = black.line();
    line.say(&json!({ "is": "watch", "game": game, "from": 1 }));
    assert_eq!(line.hear_of("event")["seq"], 2);
    assert_eq!(black.act(&game, 2, "decide", "i3-h3").json(), json!({ "seq": 3 }));
    assert_eq!(line.hear_of("event")["seq"], 3);
    house.end();
}

#[test]
fn what_was_confirmed_before_the_end_is_there() {
    play_until_the_end(House::open());
}

#[test]
fn what_was_confirmed_before_and_while_it_drains_is_there() {
    let (drain, goodbyes) = (Duration::from_millis(300), Duration::from_millis(200));
    play_until_the_end(House::with(Setup {
        limits: Limits { drain, goodbyes, ..Limits::default() },
        ..Setup::default()
    }));
}

/// Players act until the server is gone; what was confirmed to them is there afterwards.
fn play_until_the_end(house: House) {
    let mut players = Vec::new();
    for _ in 0..6 {
        let (mut white, mut black, game) = house.game("4.8", "600+5");
        assert_eq!(white.act(&game, 1, "decide", "a3-b3").status, 200);
        assert_eq!(black.act(&game, 2, "decide", "i3-h3").status, 200);
        players.push((white, black, game));
    }
    let (told, heard) = std::sync::mpsc::channel();
    let threads: Vec<_> = players
        .into_iter()
        .map(|(white, black, game)| {
            let told = told.clone();
            thread::spawn(move || {
                let mut lines = [black.line(), white.line()];
                let mut confirmed = 3;
                for round in 0.. {
                    let (line, word) = (&mut lines[round % 2], ["claim", "here"][round % 2]);
                    let message = act(&new_id(), &game, 3, word, "");
                    let sent = line.socket.send(message.to_string().into());
                    let Some(seq) = sent.ok().and_then(|()| done(line)) else { break };
                    assert_eq!(seq, confirmed + 1, "dense");
                    confirmed = seq;
                    if confirmed == 12 {
                        told.send(()).expect("somebody waits");
                    }
                }
                (white, game, confirmed)
            })
        })
        .collect();
    // All of them are in full swing.
    for _ in &threads {
        heard.recv().expect("they play");
    }
    let house = house.again();
    for thread in threads {
        let (mut white, game, confirmed) = thread.join().expect("no panic");
        white.address = house.address;
        let seq = white.state(&game)["seq"].as_u64().expect("a number");
        // What was sent last may have been done without being confirmed; an outage may have been told.
        assert!(seq >= confirmed, "{seq} < {confirmed}");
    }
    house.end();
}

/// The number of the next act that is done; none if the server is gone.
fn done(line: &mut crate::line::Line) -> Option<u64> {
    loop {
        let text = line.socket.read().ok()?.into_text().ok()?;
        let message: Value = serde_json::from_str(&text).unwrap_or_default();
        match message["is"].as_str() {
            Some("done") => return message["seq"].as_u64(),
            Some("refused") => panic!("{message}"),
            _ => {}
        }
    }
}
