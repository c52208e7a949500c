//! The server on a real port of this machine.

use std::borrow::Cow;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use jersi_server::{Assets, File, Server, app};

const ANY_PORT: &str = "127.0.0.1:0";

fn any_port() -> SocketAddr {
    ANY_PORT.parse().expect("an address")
}

fn page() -> Assets {
    let data = Cow::Borrowed("the page".as_bytes());
    Assets::new([File { path: "index.html".to_owned(), data, hash: [1; 32] }])
}

fn ask(address: SocketAddr, connection: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: {connection}\r\n\r\n")
        .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers and closes");
    answer
}

#[test]
fn it_answers_until_it_is_asked_to_end() {
    let server = Server::bind(&[any_port()]).expect("a free port");
    let address = server.address();
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let running = thread::spawn(move || {
        server.run(app(page()), async {
            // Either way it is the end.
            let _ = ended.await;
        })
    });
    let answer = ask(address, "close");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("\r\n\r\nthe page"), "{answer}");
    // A connection on which nothing is asked does not keep it from ending.
    let idle = TcpStream::connect(address).expect("it listens");
    let asked = Instant::now();
    end.send(()).expect("it runs");
    running.join().expect("no panic").expect("a clean end");
    assert!(asked.elapsed() < Duration::from_secs(10), "it must not wait for idle browsers");
    drop(idle);
    assert!(TcpStream::connect(address).is_err(), "the port is free again");
}

#[test]
fn a_port_that_is_taken_is_told() {
    let first = Server::bind(&[any_port()]).expect("a free port");
    let second = Server::bind(&[first.address()]).map(|server| server.address());
    assert_eq!(second.map_err(|error| error.kind()), Err(ErrorKind::AddrInUse));
}
