//! The server on a real port of this machine.

mod running;

use std::io::{ErrorKind, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use jersi_server::{Limits, Server};
use running::{Running, any_port, read_to_end};

#[test]
fn it_answers_until_it_is_asked_to_end() {
    let server = Running::start(Limits::default());
    let address = server.address;
    let answer = server.ask("/");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("\r\n\r\nthe page"), "{answer}");
    // Connections on which nothing is asked, or half a question, do not keep it from ending.
    let idle = server.connect();
    let mut half = server.connect();
    half.write_all(b"GET / HTTP/1.1\r\nHost:").expect("it listens");
    let asked = Instant::now();
    server.end();
    assert!(asked.elapsed() < Duration::from_secs(10), "it must not wait for idle browsers");
    drop((idle, half));
    assert!(TcpStream::connect(address).is_err(), "the port is free again");
}

#[test]
fn a_port_that_is_taken_is_told() {
    let first = Server::bind(&[any_port()]).expect("a free port");
    let second = Server::bind(&[first.address()]).map(|server| server.address());
    assert_eq!(second.map_err(|error| error.kind()), Err(ErrorKind::AddrInUse));
}

#[test]
fn many_requests_on_one_connection_are_all_answered() {
    const MANY: usize = 100;
    let server = Running::start(Limits::default());
    let mut stream = server.connect();
    let request = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    let last = request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    stream.write_all((request.repeat(MANY - 1) + &last).as_bytes()).expect("it listens");
    assert_eq!(read_to_end(&mut stream).matches("HTTP/1.1 200 OK").count(), MANY);
}

#[test]
fn who_is_asked_for_under_another_name_does_not_answer() {
    let server = Running::start(Limits::default());
    let of = |head: &str| server.say(&format!("{head}\r\nConnection: close\r\n\r\n"));
    for host in ["127.0.0.1", "localhost", "localhost:80", "[::1]:5377", &server.address.to_string()] {
        let answer = of(&format!("GET / HTTP/1.1\r\nHost: {host}"));
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{host}: {answer}");
    }
    for head in [
        "GET / HTTP/1.1\r\nHost: evil.example".to_owned(),
        "GET / HTTP/1.1\r\nHost: evil.example:5377".to_owned(),
        "HEAD / HTTP/1.1\r\nHost: 10.0.0.1".to_owned(),
        "GET /nowhere HTTP/1.1\r\nHost: localhost.evil.example".to_owned(),
        "GET http://evil.example/ HTTP/1.1\r\nHost: localhost".to_owned(),
    ] {
        let answer = of(&head);
        assert!(answer.starts_with("HTTP/1.1 421 Misdirected Request\r\n"), "{head}: {answer}");
        assert!(!answer.ends_with("\nthe page") && answer.contains("x-content-type-options"), "{answer}");
        assert_eq!(answer.contains("\"code\":\"foreign-host\""), !head.starts_with("HEAD"), "{answer}");
    }
    for head in [
        "GET / HTTP/1.1".to_owned(),
        "GET / HTTP/1.0".to_owned(),
        "GET / HTTP/1.1\r\nHost:".to_owned(),
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost".to_owned(),
        "GET / HTTP/1.1\r\nHost: me@localhost".to_owned(),
        "GET / HTTP/1.1\r\nHost: local host".to_owned(),
    ] {
        let answer = of(&head);
        assert!(answer.contains(" 400 Bad Request\r\n"), "{head}: {answer}");
        assert!(answer.contains("\"code\":\"bad-host\""), "{head}: {answer}");
    }
}
