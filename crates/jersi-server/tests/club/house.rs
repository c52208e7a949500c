//! A server with a club, on a port of this machine and a store of its own, and visitors of it.

use std::borrow::Cow;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use jersi_server::{
    Assets, Club, ClubLimits, ClubSettings, File, HostNames, Limits, OpsPort, Server, Store, app, runtime,
};
use jersi_store::Place;
use jersi_wire::{ActId, Code};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;

use crate::line::Line;

/// How long a test waits for what must come; far more than any limit that it hands in.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// How a server is started.
pub struct Setup {
    pub limits: Limits,
    pub club: ClubLimits,
    pub public_url: Option<&'static str>,
    pub trusted_proxy: bool,
    /// A database that several share; else each has a file.
    pub database: Option<String>,
}

impl Default for Setup {
    fn default() -> Setup {
        // Tests share one address and are in a hurry; those of limits say what they need.
        let short = Duration::from_millis(200);
        let club = ClubLimits { farewell: short, ..ClubLimits::crowd() };
        Setup { limits: Limits::default(), club, public_url: None, trusted_proxy: false, database: None }
    }
}

pub struct House {
    pub address: SocketAddr,
    /// The port for who runs it.
    pub ops: SocketAddr,
    /// The club itself, for what nobody is told.
    pub club: Club,
    folder: Arc<TempDir>,
    end: oneshot::Sender<()>,
    thread: JoinHandle<io::Result<()>>,
}

impl House {
    pub fn open() -> House {
        House::with(Setup::default())
    }

    #[expect(clippy::needless_pass_by_value, reason = "it is made where it is used")]
    pub fn with(setup: Setup) -> House {
        House::start(Arc::new(tempfile::tempdir().expect("a folder")), &setup)
    }

    fn start(folder: Arc<TempDir>, setup: &Setup) -> House {
        crate::log::listen();
        let server = Server::bind(&[SocketAddr::from(([127, 0, 0, 1], 0))]).expect("a free port");
        let address = server.address();
        let port = OpsPort::bind(&[SocketAddr::from(([127, 0, 0, 1], 0))]).expect("a free port");
        let ops = port.address();
        let (end, ended) = oneshot::channel::<()>();
        let store = match &setup.database {
            Some(url) => Place::read(url).expect("an address"),
            None => folder.path().join("club.db").into(),
        };
        let limits = setup.limits;
        let settings = ClubSettings {
            address: setup.public_url.map(|url| url.parse().expect("an address")),
            trusted_proxies: setup.trusted_proxy.then_some(address.ip()).into_iter().collect(),
            limits: setup.club,
        };
        let (tell, told) = std::sync::mpsc::channel();
        let thread = thread::spawn(move || {
            runtime(true)?.block_on(async {
                let store = Store::open(&store).await.expect("a store");
                let club = Club::start(store, settings);
                tell.send(club.clone()).expect("the test waits");
                let names = HostNames::new(address, ["club.example".to_owned()]);
                let app = app(page(), names, Some(&club));
                let ended = async {
                    // Either way it is the end.
                    let _ = ended.await;
                };
                let port = port.open(Some(&club), limits.connections);
                server.run(&app, Some(&club), limits, ended).await?;
                port.end().await
            })
        });
        House { address, ops, club: told.recv().expect("a club"), folder, end, thread }
    }

    pub fn store(&self) -> PathBuf {
        self.folder.path().join("club.db")
    }

    /// Asks it to end, and sees that it does.
    pub fn end(self) -> Arc<TempDir> {
        self.end.send(()).expect("it runs");
        self.thread.join().expect("no panic").expect("a clean end");
        self.folder
    }

    /// Asks it to end, and does not wait.
    pub fn begin_to_end(self) {
        self.end.send(()).expect("it runs");
    }

    /// The same store, served anew.
    pub fn again(self) -> House {
        House::start(self.end(), &Setup::default())
    }

    /// Somebody who has never been here.
    pub fn visitor(&self) -> Visitor {
        Visitor { address: self.address, cookie: None }
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        stream.set_write_timeout(Some(PATIENCE)).expect("a socket");
        stream
    }

    /// A game that is played: who made it and is White, who joined and is Black, and its name.
    pub fn game(&self, spec: &str, time: &str) -> (Visitor, Visitor, String) {
        let (mut white, mut black) = (self.visitor(), self.visitor());
        let game = white.make(&json!({ "spec": spec, "time": time, "seat": "white" }));
        black.join(&game, "Otter");
        (white, black, game)
    }
}

fn page() -> Assets {
    Assets::new([File { path: "index.html".to_owned(), data: Cow::Borrowed(b"the page"), hash: [1; 32] }])
}

/// A name that was never used.
pub fn new_id() -> String {
    static LAST: AtomicU64 = AtomicU64::new(1);
    let count = u128::from(LAST.fetch_add(1, Ordering::Relaxed));
    ActId::new((count << 64 | u128::from(std::process::id())).to_be_bytes()).to_string()
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Visitor {
    pub address: SocketAddr,
    /// As the browser sends it.
    pub cookie: Option<String>,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut fields = self.head.lines().filter_map(|line| line.split_once(':'));
        fields.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    /// Its status and the code of a refusal.
    pub fn refused(&self) -> (u16, Code) {
        let code = serde_json::from_value(self.json()["code"].clone());
        (self.status, code.unwrap_or_else(|_| panic!("no refusal: {self:?}")))
    }
}

/// A request before it is sent.
pub struct Request {
    pub method: &'static str,
    pub path: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: String,
}

impl Visitor {
    /// A request as our page sends it.
    pub fn request(&self, method: &'static str, path: &str, body: Option<&Value>) -> Request {
        let mut headers = vec![("Host", self.address.to_string())];
        headers.extend(self.cookie.clone().map(|cookie| ("Cookie", cookie)));
        if matches!(method, "POST" | "DELETE") {
            headers.push(("Origin", format!("http://{}", self.address)));
            headers.push(("Sec-Fetch-Site", "same-origin".to_owned()));
            headers.push(("X-Jersi", "1".to_owned()));
        }
        let body = body.map(ToString::to_string).unwrap_or_default();
        if !body.is_empty() {
            headers.push(("Content-Type", "application/json".to_owned()));
        }
        Request { method, path: path.to_owned(), headers, body }
    }

    pub fn send(&mut self, request: &Request) -> Answer {
        let mut text = format!("{} {} HTTP/1.1\r\nConnection: close\r\n", request.method, request.path);
        for (name, value) in &request.headers {
            text.extend([name, ": ", value, "\r\n"]);
        }
        if !request.headers.iter().any(|(name, _)| *name == "Transfer-Encoding") {
            text.extend(["Content-Length: ", &request.body.len().to_string(), "\r\n"]);
        }
        text.extend(["\r\n", &request.body]);
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        // It may be refused before all of it was sent.
        let _ = stream.write_all(text.as_bytes());
        let mut heard = Vec::new();
        stream.read_to_end(&mut heard).expect("an answer");
        let heard = String::from_utf8(heard).expect("UTF-8");
        let (head, text) = heard.split_once("\r\n\r\n").expect("an answer");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let answer = Answer { status, head: head.to_owned(), text: text.to_owned() };
        crate::contract::must_be_described(request, &answer);
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send(&self.request("GET", path, None))
    }

    pub fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send(&self.request("POST", path, Some(body)))
    }

    pub fn delete(&mut self, path: &str, body: &Value) -> Answer {
        self.send(&self.request("DELETE", path, Some(body)))
    }

    /// Makes an account.
    pub fn register(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/accounts", &json!({ "name": name, "password": password }))
    }

    pub fn sign_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/sign-in", &json!({ "name": name, "password": password }))
    }

    /// Makes a game; what is not said is usual.
    pub fn make(&mut self, wish: &Value) -> String {
        let answer = self.try_make(wish);
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["game"].as_str().expect("a name").to_owned()
    }

    pub fn try_make(&mut self, wish: &Value) -> Answer {
        let mut body = json!({
            "id": new_id(), "spec": "4.8", "time": "600+5", "seat": "white", "listed": false, "name": "Heron"
        });
        for (key, value) in wish.as_object().expect("wishes") {
            body[key] = value.clone();
        }
        self.post("/api/games", &body)
    }

    pub fn join(&mut self, game: &str, name: &str) -> Value {
        let answer = self.post(&format!("/api/games/{game}/join"), &json!({ "id": new_id(), "name": name }));
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    /// An act over HTTP.
    pub fn act(&mut self, game: &str, after: u64, word: &str, text: &str) -> Answer {
        let act = act(&new_id(), game, after, word, text);
        self.post(&format!("/api/games/{game}/acts"), &act)
    }

    pub fn state(&mut self, game: &str) -> Value {
        let answer = self.get(&format!("/api/games/{game}"));
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    /// A socket, after its first word.
    pub fn line(&self) -> Line {
        let mut line = Line::open(self).expect("a socket");
        let hello = line.hear();
        assert_eq!(hello["is"], "hello", "{hello}");
        line
    }
}

/// An act as a message.
pub fn act(id: &str, game: &str, after: u64, word: &str, text: &str) -> Value {
    let mut act = json!({ "is": "act", "id": id, "game": game, "after": after, "do": word });
    if !text.is_empty() {
        act["text"] = text.into();
    }
    act
}
