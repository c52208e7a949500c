//! Visitors who take more than their share, on real sockets, with short limits. Nothing is timed: connections, answers
//! and bytes are counted.

mod running;

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::thread;
use std::time::Duration;

use jersi_server::Limits;
use running::{LARGE, Running, is_cut, read_to_end};

const SHORT: Duration = Duration::from_millis(150);
const MANY: usize = 12;

fn is_served(answer: &str) -> bool {
    answer.starts_with("HTTP/1.1 200 OK\r\n")
}

/// How many bytes of a drip are taken before the connection is closed.
fn drip(mut stream: TcpStream) -> usize {
    for (count, byte) in "GET / HTTP/1.1\r\n".bytes().chain(std::iter::repeat(b'a')).enumerate() {
        stream.set_read_timeout(Some(Duration::from_millis(20))).expect("a socket");
        match stream.read(&mut [0; 256]) {
            Ok(0) => return count,
            Err(error) if is_cut(&error) => return count,
            // An answer, or nothing yet.
            Ok(_) | Err(_) => {}
        }
        assert!(count < 500, "a head that never ends is listened to for ever");
        if stream.write_all(&[byte]).is_err() {
            return count;
        }
    }
    unreachable!("the drip is endless")
}

#[test]
fn heads_that_drip_are_closed() {
    let server = Running::start(Limits { head: SHORT, ..Limits::default() });
    let drips: Vec<_> = (0..MANY).map(|_| server.connect()).map(|s| thread::spawn(|| drip(s))).collect();
    let closed =
        drips.into_iter().map(|drip| drip.join().expect("closed")).filter(|&taken| taken > 0).count();
    assert_eq!(closed, MANY);
    assert!(is_served(&server.ask("/")));
    server.end();
}

#[test]
fn idle_connections_are_closed() {
    let server = Running::start(Limits { head: SHORT, ..Limits::default() });
    let silent: Vec<TcpStream> = (0..MANY).map(|_| server.connect()).collect();
    let mut after_an_answer = server.connect();
    write!(after_an_answer, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("it listens");
    let answer = read_to_end(&mut after_an_answer);
    assert_eq!(answer.matches("HTTP/1.1 200 OK").count(), 1, "{answer}");
    let closed =
        silent.into_iter().map(|mut stream| read_to_end(&mut stream)).filter(|s| !is_served(s)).count();
    assert_eq!(closed, MANY);
    server.end();
}

fn ask_for_much(server: &Running) -> TcpStream {
    let mut stream = server.connect();
    write!(stream, "GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("it listens");
    stream
}

#[test]
fn an_answer_that_nobody_takes_is_given_up() {
    let server = Running::start(Limits { connections: 2, stall: SHORT, ..Limits::default() });
    let mut stuck = [ask_for_much(&server), ask_for_much(&server)];
    // Both have a place until their answers are given up.
    server.ask_until_served();
    for stream in &mut stuck {
        let got = read_to_end(stream).len();
        assert!((1..LARGE).contains(&got), "{got} bytes");
    }
    server.end();
}

#[test]
fn an_answer_that_is_taken_drop_by_drop_is_cut_off() {
    let limits = Limits { connection: SHORT, farewell: SHORT, ..Limits::default() };
    let server = Running::start(limits);
    let mut stream = ask_for_much(&server);
    let mut got = 0;
    let mut part = vec![0; 1 << 16];
    loop {
        match stream.read(&mut part) {
            Ok(0) => break,
            Err(error) if is_cut(&error) => break,
            Ok(count) => got += count,
            Err(error) => panic!("the connection stays open: {error}"),
        }
        thread::sleep(Duration::from_millis(2));
    }
    assert!((1..LARGE).contains(&got), "{got} bytes");
    server.end();
}

#[test]
fn beyond_the_limit_it_is_said() {
    let server = Running::start(Limits { connections: 3, refusals: 2, ..Limits::default() });
    let mut idle: Vec<TcpStream> = (0..3).map(|_| server.connect()).collect();
    let answers: Vec<String> = (0..MANY).map(|_| server.ask("/")).collect();
    for answer in &answers {
        assert!(answer.starts_with("HTTP/1.1 503 Service Unavailable\r\n"), "{answer}");
        assert!(answer.contains("retry-after: 1\r\n"), "{answer}");
        assert!(answer.contains("\"code\":\"too-many-connections\""), "{answer}");
        assert!(answer.contains("x-content-type-options: nosniff"), "{answer}");
    }
    drop(idle.pop());
    server.ask_until_served();
    server.end();
}

#[test]
fn beyond_all_places_one_waits_until_somebody_has_to_leave() {
    let server = Running::start(Limits { connections: 1, refusals: 1, head: SHORT, ..Limits::default() });
    let idle = [server.connect(), server.connect()];
    let answers: Vec<String> = (0..MANY).map(|_| server.ask("/")).collect();
    let told = answers.iter().filter(|answer| answer.starts_with("HTTP/1.1 ")).count();
    assert_eq!(told, MANY, "each is answered, by the page or by 503");
    for mut stream in idle {
        assert!(!is_served(&read_to_end(&mut stream)));
    }
    server.end();
}

#[test]
fn who_says_no_more_is_still_answered() {
    let server = Running::start(Limits::default());
    let mut whole = server.connect();
    write!(whole, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("it listens");
    whole.shutdown(Shutdown::Write).expect("a socket");
    assert!(read_to_end(&mut whole).ends_with("\r\n\r\nthe page"));
    let mut large = ask_for_much(&server);
    large.shutdown(Shutdown::Write).expect("a socket");
    assert!(read_to_end(&mut large).len() > LARGE);
    let mut half = server.connect();
    write!(half, "GET / HTTP/1.1\r\nHost: loc").expect("it listens");
    half.shutdown(Shutdown::Write).expect("a socket");
    assert!(!is_served(&read_to_end(&mut half)));
    server.end();
}

#[test]
fn a_head_beyond_measure_is_refused() {
    let limits = Limits::default();
    let server = Running::start(limits);
    let long =
        format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n", "x".repeat(2 * limits.head_bytes));
    let many = format!("GET / HTTP/1.1\r\nHost: localhost\r\n{}\r\n", "X: y\r\n".repeat(limits.fields));
    for head in [long, many] {
        let answer = server.say(&head);
        assert!(answer.starts_with("HTTP/1.1 431 "), "{answer}");
    }
    let far = format!("GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "x".repeat(2 * limits.head_bytes));
    assert!(server.say(&far).starts_with("HTTP/1.1 4"), "a target without end");
    let fits =
        format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\nConnection: close\r\n\r\n", "x".repeat(8000));
    assert!(is_served(&server.say(&fits)));
    server.end();
}

/// Whoever goes on writing is not read: what is taken is what the buffers of the system hold.
#[test]
fn a_head_or_a_body_without_end_is_not_read() {
    let server = Running::start(Limits { farewell: SHORT, ..Limits::default() });
    for begin in [
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: ".to_owned(),
        format!("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n", 1_u64 << 40),
        "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nfffffffff\r\n".to_owned(),
    ] {
        let mut stream = server.connect();
        stream.write_all(begin.as_bytes()).expect("it listens");
        let part = vec![b'x'; 1 << 16];
        let mut taken = 0;
        while taken < LARGE && stream.write_all(&part).is_ok() {
            taken += part.len();
        }
        assert!(taken < LARGE, "{begin:?}");
    }
    let answer = server.say("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 405 ") && answer.contains("\"code\":\"method\""), "{answer}");
    server.end();
}
