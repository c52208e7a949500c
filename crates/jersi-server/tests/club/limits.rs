//! Visitors who take more than their share disturb nobody. Nothing is timed: answers, messages and bytes are counted.

use std::io::Write as _;
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use jersi_server::{ClubLimits, Limits};
use jersi_wire::Code;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::house::{House, Setup, act, new_id};
use crate::line::Line;

fn with(change: impl FnOnce(&mut ClubLimits)) -> House {
    let mut setup = Setup::default();
    change(&mut setup.club);
    House::with(setup)
}

#[test]
fn who_says_too_much_is_slowed_down() {
    let house = with(|limits| (limits.messages, limits.burst) = (20, 10));
    let (white, mut black, game) = house.game("4.8", "600+5");
    let mut line = white.line();
    for n in 0..30 {
        line.say(&json!({ "is": "ping", "n": n, "seen": {} }));
    }
    let told: Vec<Value> = (0..30).map(|_| line.hear()).collect();
    let refused = told.iter().filter(|message| message["code"] == "too-many").count();
    let answered = told.iter().filter(|message| message["is"] == "pong").count();
    assert_eq!(refused + answered, 30, "each is answered");
    assert!(refused > 0 && answered >= 10, "{refused} {answered}");
    // An act is told by its name, so that it can be sent again.
    let ids: Vec<String> = (0..30).map(|_| new_id()).collect();
    for id in &ids {
        line.say(&act(id, &game, 1, "keep", ""));
    }
    let told: Vec<Value> = (0..30).map(|_| line.hear_of("refused")).collect();
    assert!(told.iter().any(|message| message["code"] == "too-many"));
    assert!(told.iter().zip(&ids).all(|(message, id)| message["id"] == **id), "{told:?}");
    assert_eq!(black.act(&game, 1, "offer-draw", "").status, 200, "others are not slowed down");
    house.end();
}

#[test]
fn acts_games_and_guests_are_counted() {
    let house = with(|limits| (limits.acts, limits.games, limits.guests) = (3, 4, 3));
    let (mut white, mut black, game) = house.game("4.8", "600+5");
    let answers: Vec<u16> = (0..20).map(|_| white.act(&game, 1, "keep", "").status).collect();
    assert!(answers.iter().take(3).all(|status| *status == 409), "{answers:?}");
    assert!(answers.contains(&429), "{answers:?}");
    assert_eq!(black.act(&game, 1, "keep", "").status, 409, "each person is counted apart");
    let answers: Vec<u16> = (0..6).map(|_| white.try_make(&json!({})).status).collect();
    assert_eq!(answers, [200, 200, 200, 429, 429, 429], "one was made before");
    let mut third = house.visitor();
    assert_eq!(third.try_make(&json!({})).status, 200);
    let mut fourth = house.visitor();
    let answer = fourth.try_make(&json!({}));
    assert_eq!((answer.refused(), answer.header("retry-after")), ((429, Code::TooMany), Some("1")));
    assert!(fourth.cookie.is_none());
    let open = third.make(&json!({}));
    let join = fourth.post(&format!("/api/games/{open}/join"), &json!({ "id": new_id(), "name": "Late" }));
    assert_eq!(join.refused(), (429, Code::TooMany));
    assert_eq!(black.join(&open, "")["seq"], 1, "who is known already is no new guest");
    house.end();
}

#[test]
fn who_asks_without_end_is_told_to_wait() {
    let house = with(|limits| limits.requests = 3);
    let mut visitor = house.visitor();
    let answers: Vec<u16> = (0..60).map(|_| visitor.get("/api/lobby").status).collect();
    assert!(answers[..12].iter().all(|status| *status == 200), "{answers:?}");
    assert!(answers.contains(&429), "{answers:?}");
    assert_eq!(visitor.get("/").status, 200, "the page itself is not counted");
    house.end();
}

#[test]
fn a_proxy_that_is_trusted_tells_households_apart() {
    let mut setup = Setup { trusted_proxy: true, ..Setup::default() };
    setup.club.guests = 1;
    let house = House::with(setup);
    let come = |from: &str| {
        let mut visitor = house.visitor();
        let body = json!({ "id": new_id(), "spec": "4.8", "time": "-", "seat": "lot", "listed": false, "name": "A" });
        let mut request = visitor.request("POST", "/api/games", Some(&body));
        request.headers.push(("X-Forwarded-For", from.to_owned()));
        visitor.send(&request).status
    };
    assert_eq!((come("198.51.100.1"), come("198.51.100.1")), (200, 429));
    assert_eq!(come("203.0.113.9, 198.51.100.2"), 200, "the last one is the proxy's own word");
    assert_eq!(come("198.51.100.3, 198.51.100.2"), 429);
    assert_eq!(
        (come("2001:db8:1:2::1"), come("2001:db8:1:2:ffff::2"), come("2001:db8:1:3::1")),
        (200, 429, 200)
    );
    house.end();
}

#[test]
fn sockets_are_counted_by_person_and_household() {
    let house = with(|limits| (limits.sockets_of_one, limits.sockets_of_household) = (2, 4));
    let (white, black, _) = house.game("4.8", "600+5");
    let mut own = vec![white.line(), white.line()];
    assert_eq!(Line::open(&white).map(|_| ()), Err(429));
    let others = [black.line(), house.visitor().line()];
    assert_eq!(Line::open(&house.visitor()).map(|_| ()), Err(429));
    drop(own.pop());
    // The server notices when it does; then there is a place again.
    let mut tries = 0;
    while Line::open(&white).is_err() {
        tries += 1;
        assert!(tries < 500, "nobody leaves");
        thread::sleep(Duration::from_millis(10));
    }
    drop(others);
    house.end();
}

#[test]
fn a_socket_watches_sixteen_games() {
    let house = House::open();
    let mut maker = house.visitor();
    let games: Vec<String> = (0..17).map(|_| maker.make(&json!({ "time": "-" }))).collect();
    let mut line = maker.line();
    games[..16].iter().for_each(|game| drop(line.watch(game)));
    line.say(&json!({ "is": "watch", "game": games[16], "from": 0 }));
    assert_eq!(line.hear_of("refused")["code"], "too-many");
    line.watch(&games[3]);
    line.say(&json!({ "is": "leave", "game": games[0] }));
    line.watch(&games[16]);
    house.end();
}

#[test]
fn messages_that_are_none_end_the_talk() {
    let house = House::open();
    let (white, mut black, game) = house.game("4.8", "600+5");
    let long = format!("{{\"is\":\"ping\",\"n\":1,\"seen\":{{}},\"x\":\"{}\"}}", "x".repeat(4096));
    for (message, code) in [
        (Message::text(long), 1009),
        (Message::binary(vec![1, 2, 3]), 1003),
        (Message::text("x".repeat(1 << 20)), 1009),
    ] {
        let mut line = white.line();
        // It may be cut off before all of it is sent.
        let _ = line.socket.send(message);
        assert!([Some(code), None].contains(&line.closed()), "{code}");
    }
    let mut line = white.line();
    line.socket.get_mut().write_all(&[0xff; 64]).expect("it listens");
    assert!([Some(1002), None].contains(&line.closed()));
    let fits = format!("{{\"is\":\"ping\",\"n\":1,\"seen\":{{}},\"x\":\"{}\"}}", "x".repeat(4000));
    let mut line = white.line();
    line.socket.send(Message::text(fits)).expect("it listens");
    assert_eq!(line.hear_of("pong")["n"], 1);
    assert_eq!(black.act(&game, 1, "offer-draw", "").status, 200);
    house.end();
}

#[test]
fn who_does_not_read_is_closed_and_disturbs_nobody() {
    let house = with(|limits| {
        limits.stall = Duration::from_millis(500);
        (limits.messages, limits.burst) = (1_000_000, 1_000_000);
    });
    let (mut white, mut black, game) = house.game("4.8", "600+5");
    assert_eq!(white.act(&game, 1, "decide", "a3-b3").status, 200);
    assert_eq!(black.act(&game, 2, "decide", "i3-h3").status, 200);
    let mut line = black.line();
    line.watch(&game);
    let mut slow = house.visitor().line();
    slow.watch(&game);
    // Whole games are asked for and never read, until the buffers of both ends are full.
    let watch = json!({ "is": "watch", "game": game, "from": 0 }).to_string();
    let mut asked = 0;
    slow.socket.get_mut().set_write_timeout(Some(Duration::from_millis(50))).expect("a socket");
    while asked < 200_000 && slow.socket.send(Message::text(watch.clone())).is_ok() {
        asked += 1;
    }
    // Meanwhile the game goes on.
    for round in 0..20 {
        for (player, word) in [(&mut black, "claim"), (&mut white, "here")] {
            assert_eq!(player.act(&game, 3, word, "").status, 200, "round {round}");
            line.hear_of("event");
        }
    }
    // When it was given up there is nobody who watches.
    let mut tries = 0;
    while white.state(&game)["watching"] != 0 {
        tries += 1;
        assert!(tries < 2_000, "it is never given up");
        thread::sleep(Duration::from_millis(10));
    }
    house.end();
}

/// More pings than the limits of a connection would allow, each answered.
#[test]
fn who_is_there_stays_and_who_is_not_goes() {
    let mut setup = Setup::default();
    setup.club.ping = Duration::from_millis(50);
    setup.club.silence = Duration::from_millis(400);
    setup.limits = Limits {
        connection: Duration::from_millis(100),
        farewell: Duration::from_millis(100),
        ..Limits::default()
    };
    let house = House::with(setup);
    let (white, black, game) = house.game("4.8", "600+5");
    let mut silent = black.line();
    silent.watch(&game);
    let mut line = white.line();
    line.watch(&game);
    let mut pings = 0;
    while pings < 20 {
        // Reading answers it.
        if let Message::Ping(_) = line.socket.read().expect("it stays open") {
            pings += 1;
        }
    }
    line.say(&json!({ "is": "ping", "n": 1, "seen": {} }));
    line.hear_of("pong");
    assert_eq!(white.clone().state(&game)["black"]["here"], false, "who answers nothing is away");
    assert_eq!(silent.closed(), None);
    house.end();
}

#[test]
fn a_socket_takes_the_place_of_its_connection() {
    let setup =
        Setup { limits: Limits { connections: 3, refusals: 1, ..Limits::default() }, ..Setup::default() };
    let house = House::with(setup);
    let visitor = house.visitor();
    let mut lines: Vec<Line> = (0..3).map(|_| visitor.line()).collect();
    assert_eq!(house.visitor().get("/").status, 503);
    lines.pop();
    let mut tries = 0;
    while house.visitor().get("/").status != 200 {
        tries += 1;
        assert!(tries < 500, "no place is given back");
        thread::sleep(Duration::from_millis(10));
    }
    lines[0].heard_so_far();
    house.end();
}

#[test]
fn hundreds_of_silent_connections_disturb_nobody() {
    let setup = Setup { limits: Limits { connections: 600, ..Limits::default() }, ..Setup::default() };
    let house = House::with(setup);
    let silent: Vec<TcpStream> = (0..250).map(|_| house.connect()).collect();
    let sockets: Vec<Line> = (0..150).map(|_| house.visitor().line()).collect();
    let (mut white, black, game) = house.game("4.8", "600+5");
    let mut line = black.line();
    line.watch(&game);
    assert_eq!(white.act(&game, 1, "decide", "a3-b3").status, 200);
    assert_eq!(line.hear_of("event")["seq"], 2);
    drop((silent, sockets));
    house.end();
}

#[test]
fn a_body_that_drips_is_given_up() {
    let house = with(|limits| limits.body = Duration::from_millis(200));
    let (mut white, _, game) = house.game("4.8", "600+5");
    let cookie = white.cookie.clone().expect("a cookie");
    let mut stream = house.connect();
    write!(
        stream,
        "POST /api/me/name HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nX-Jersi: 1\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{{"
    )
    .expect("it listens");
    let mut answer = String::new();
    std::io::Read::read_to_string(&mut stream, &mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 400 ") && answer.contains("\"malformed\""), "{answer}");
    assert_eq!(white.act(&game, 1, "offer-draw", "").status, 200);
    house.end();
}
