//! A club with bots: the server, its bots and people, all of them real.

pub mod tls;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use std::{fs, thread};

use jersi_bot::{Followed, new_id};
use jersi_crowd::{Answer, Client};
use jersi_rules::Color;
use jersi_rules::notation::write_decisions;
use jersi_wire::{FromClient, GameId, GameState, Join, MakeGame, Seat};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

/// Nothing that a test waits for takes so long.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// Room for what is asked of servers.
pub fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads")
}

/// A place for a store that is not there yet.
pub fn store(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bots-{name}"));
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("a folder of ours");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder.join("club.db")
}

/// `jersi`, with these arguments, in English.
pub fn jersi(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.args(arguments).env("LC_ALL", "C").env_remove("JERSI_BOT_TOKEN").stdin(Stdio::null());
    command
}

/// `jersi admin bot NAME …` on a store.
pub fn admin(store: &Path, arguments: &[&str]) -> Output {
    jersi(&["admin", "bot"]).args(arguments).arg("--store").arg(store).output().expect("the binary starts")
}

/// A bot that is made; its token.
pub fn token(store: &Path, name: &str) -> String {
    let made = admin(store, &[name]);
    assert!(made.status.success(), "{made:?}");
    let said = String::from_utf8(made.stdout).expect("UTF-8");
    let token = said.strip_suffix('\n').expect("a line").to_owned();
    assert!(token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()), "nothing but the token");
    token
}

/// A bot that runs.
pub struct Running {
    child: Child,
    lines: Receiver<String>,
    /// All that it has said so far.
    pub said: Vec<String>,
    token: String,
}

impl Running {
    /// Starts one.
    pub fn start(server: SocketAddr, token: &str, arguments: &[&str]) -> Running {
        Running::run(jersi(&["bot", "--server", &format!("http://{server}")]).args(arguments), token)
    }

    /// Starts one at a door with TLS, which trusts these authorities and no others.
    pub fn start_by_tls(door: SocketAddr, authorities: &Path, token: &str, arguments: &[&str]) -> Running {
        let mut command = jersi(&["bot", "--server", &format!("https://{door}")]);
        Running::run(
            command.args(arguments).env("SSL_CERT_FILE", authorities).env_remove("SSL_CERT_DIR"),
            token,
        )
    }

    fn run(command: &mut Command, token: &str) -> Running {
        command.env("JERSI_BOT_TOKEN", token);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts");
        let (tell, lines) = channel();
        let err = child.stderr.take().expect("piped");
        thread::spawn(move || {
            for line in BufReader::new(err).lines().map_while(Result::ok) {
                // Nobody listens any more: the test is over.
                let _ = tell.send(line);
            }
        });
        Running { child, lines, said: Vec::new(), token: token.to_owned() }
    }

    /// Waits until it says this.
    pub fn says(&mut self, part: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    self.said.push(line.clone());
                    if line.contains(part) {
                        return line;
                    }
                }
                Err(error) => panic!("{part:?} is not said ({error}): {:#?}", self.said),
            }
        }
    }

    /// Waits for its end; the exit code. Its token was never said.
    pub fn ends(mut self) -> (Option<i32>, Vec<String>) {
        let until = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                break status;
            }
            assert!(Instant::now() < until, "it does not end: {:#?}", self.said);
            self.said.extend(self.lines.recv_timeout(Duration::from_millis(20)));
        };
        self.said.extend(self.lines.iter());
        assert!(!self.said.iter().any(|line| line.contains(&self.token)), "its token was said");
        (status.code(), std::mem::take(&mut self.said))
    }

    /// Asks it to end, and waits.
    pub fn stop(self) -> (Option<i32>, Vec<String>) {
        let pid = Pid::from_raw(self.child.id().cast_signed());
        kill(pid, Signal::SIGTERM).expect("it runs");
        self.ends()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who plays against bots.
pub struct Person {
    pub client: Client,
}

impl Person {
    /// A guest.
    pub fn new(server: SocketAddr) -> Person {
        Person { client: Client::new(server) }
    }

    /// Offers a game, casual and listed.
    pub async fn offers(&mut self, spec: &str, time: &str, seat: Seat) -> GameId {
        let make = MakeGame {
            id: new_id(),
            spec: spec.to_owned(),
            time: time.to_owned(),
            seat,
            listed: true,
            rated: false,
            name: "Heron".to_owned(),
        };
        match self.client.make(&make).await {
            Answer::Done(made) => made.game,
            other => panic!("{other:?}"),
        }
    }

    /// Joins a game.
    pub async fn joins(&mut self, game: GameId) {
        let join = Join { id: new_id(), name: "Heron".to_owned() };
        let joined = self.client.join(game, &join).await;
        assert!(matches!(joined, Answer::Done(_)), "{joined:?}");
    }

    /// Waits until a game is so.
    pub async fn sees(&mut self, game: GameId, what: &str, is_so: impl Fn(&GameState) -> bool) -> GameState {
        let until = Instant::now() + PATIENCE;
        let mut last = None;
        while Instant::now() < until {
            if let Answer::Done(state) = self.client.state(game).await {
                if is_so(&state) {
                    return state;
                }
                last = Some(state);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{what} does not come: {last:#?}");
    }

    /// Waits until it decides, or the game is over.
    pub async fn has_the_turn(&mut self, game: GameId) -> Followed {
        let state = self
            .sees(game, "the turn", |state| match Followed::begin(state) {
                Ok(Some(followed)) => {
                    let over = followed.online().game().ending().is_some();
                    over || Some(followed.online().decider()) == followed.color()
                }
                _ => false,
            })
            .await;
        Followed::begin(&state).expect("a game").expect("begun")
    }

    /// Does something, and is told that it is done.
    pub async fn does(&mut self, game: GameId, after: u32, word: &str, text: &str) {
        let id = new_id();
        let act = FromClient::Act { id, game, after, act: word.to_owned(), text: text.to_owned() };
        let done = self.client.act(&act).await;
        assert!(matches!(done, Answer::Done(_)), "{word} {text}: {done:?}");
    }

    /// Plays any legal turn, when it is time to; whether the game goes on.
    pub async fn plays(&mut self, game: GameId) -> bool {
        let followed = self.has_the_turn(game).await;
        let online = followed.online();
        if online.game().ending().is_some() {
            return false;
        }
        let position = online.game().position();
        let turns = position.turns();
        let text = write_decisions(position, &[turns[turns.len() / 2]]);
        self.does(game, online.placed(), "decide", &text).await;
        true
    }
}

/// Whether something happened in a game.
pub fn has(state: &GameState, kind: &str, color: Option<Color>) -> bool {
    let word = color.map(|color| color.id().to_owned());
    state.events.iter().any(|event| event.kind == kind && (word.is_none() || event.color == word))
}

/// The name of a game in what a bot says.
pub fn game_in(line: &str) -> GameId {
    let mut words = line.split_whitespace().skip_while(|word| *word != "Game").skip(1);
    words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| panic!("no game: {line}"))
}
