//! A server that runs on a port of its own, and how it is talked to.

#![allow(dead_code, reason = "each test has its own need of it")]

use std::borrow::Cow;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use jersi_server::{Assets, File, HostNames, Limits, Server, app, runtime};
use tokio::sync::oneshot;

/// How long a test waits for what must come; far more than any limit that it hands in.
const PATIENCE: Duration = Duration::from_secs(10);

/// More than the buffers of both ends of a connection hold.
pub const LARGE: usize = 48 << 20;

pub struct Running {
    pub address: SocketAddr,
    end: oneshot::Sender<()>,
    thread: JoinHandle<io::Result<()>>,
}

pub fn any_port() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

fn page() -> Assets {
    let file = |path: &str, data: Cow<'static, [u8]>, hash| File { path: path.to_owned(), data, hash };
    Assets::new([
        file("index.html", Cow::Borrowed(b"the page"), [1; 32]),
        file("large", Cow::Owned(vec![b'x'; LARGE]), [2; 32]),
    ])
}

impl Running {
    pub fn start(limits: Limits) -> Running {
        let server = Server::bind(&[any_port()]).expect("a free port");
        let address = server.address();
        let (end, ended) = oneshot::channel::<()>();
        let thread = thread::spawn(move || {
            let app = app(page(), HostNames::new(address, []), None);
            runtime(false)?.block_on(server.run(&app, None, limits, async {
                // Either way it is the end.
                let _ = ended.await;
            }))
        });
        Running { address, end, thread }
    }

    /// Asks it to end, and sees that it does.
    pub fn end(self) {
        self.end.send(()).expect("it runs");
        self.thread.join().expect("no panic").expect("a clean end");
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        stream.set_write_timeout(Some(PATIENCE)).expect("a socket");
        stream
    }

    /// The answer to one request on a connection of its own.
    pub fn ask(&self, path: &str) -> String {
        let host = self.address;
        self.say(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"))
    }

    /// What comes back for this, up to the end of the connection.
    pub fn say(&self, text: &str) -> String {
        let mut stream = self.connect();
        stream.write_all(text.as_bytes()).expect("it reads");
        read_to_end(&mut stream)
    }

    /// Asks again and again, until there is a place; tells how often the answer was 503.
    pub fn ask_until_served(&self) -> usize {
        for refused in 0..500 {
            let answer = self.ask("/");
            if answer.starts_with("HTTP/1.1 200 OK\r\n") {
                return refused;
            }
            assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
            thread::sleep(Duration::from_millis(10));
        }
        panic!("nobody leaves");
    }
}

/// Everything up to the end. A connection that is cut ends too; one that stays open fails the test.
pub fn read_to_end(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let mut part = vec![0; 1 << 16];
    loop {
        match stream.read(&mut part) {
            Ok(0) => break,
            Ok(count) => heard.extend_from_slice(&part[..count]),
            Err(error) if is_cut(&error) => break,
            Err(error) => panic!("the connection stays open: {error}"),
        }
    }
    String::from_utf8(heard).expect("UTF-8")
}

pub fn is_cut(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset};
    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset)
}
