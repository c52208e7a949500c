//! Every answer leaves after what it promises is on disk: the calls of the server are traced, because a kill cannot show a
//! missing sync. `cargo xtask test` runs this where `strace` is installed, and says so where it is not.
#![cfg(target_os = "linux")]
#![allow(clippy::print_stdout, reason = "the numbers are told in docs/reliability.md")]

mod club;

use std::fs;
use std::path::Path;

use jersi_club::Act;
use jersi_crowd::trace::{Order, STRACE, check};
use jersi_crowd::{Answer, Client, End, Followed, Heard, Serving, Socket};
use jersi_rules::notation::write_decisions;
use jersi_wire::{ActId, FromClient, FromServer, GameId, Join, MakeGame, Seat};

/// Acts over the socket and by HTTP, one after the other.
const ACTS: usize = 40;

/// Two who play, the second of whom acts over HTTP.
struct Two {
    game: GameId,
    clients: [Client; 2],
    socket: Socket,
    followed: Followed,
}

impl Two {
    async fn sit_down(server: &Serving) -> Two {
        let mut clients = [Client::new(server.address()), Client::new(server.address())];
        let id = jersi_crowd::new_id();
        let (spec, time, name) = ("4.8".to_owned(), "-".to_owned(), "Heron".to_owned());
        let make = MakeGame { id, spec, time, seat: Seat::White, listed: false, rated: false, name };
        let Answer::Done(made) = clients[0].make(&make).await else { panic!("no game is made") };
        let join = Join { id: jersi_crowd::new_id(), name: "Otter".to_owned() };
        let Answer::Done(_) = clients[1].join(made.game, &join).await else { panic!("nobody can join") };
        let mut socket = Socket::connect(server.address(), clients[0].cookie()).await.expect("a socket");
        socket.say(&FromClient::Watch { game: made.game, from: 0 }).await.expect("it is heard");
        let followed = loop {
            if let FromServer::State(state) = heard(&mut socket).await {
                break Followed::begin(&state).expect("a game").expect("it has begun");
            }
        };
        Two { game: made.game, clients, socket, followed }
    }

    /// Plays a turn, and waits until it is acknowledged and seen.
    async fn play(&mut self) -> ActId {
        let online = self.followed.online();
        let position = online.game().position();
        let decide = Act::Decide(write_decisions(position, &[position.turns()[0]]));
        let by_socket = online.decider() == jersi_rules::Color::White;
        let id = jersi_crowd::new_id();
        let (act, text) = (decide.word().to_owned(), decide.text().to_owned());
        let message = FromClient::Act { id, game: self.game, after: online.placed(), act, text };
        let wanted = online.seq() + 1;
        if by_socket {
            self.socket.say(&message).await.expect("it is heard");
        } else {
            assert_eq!(self.clients[1].act(&message).await, Answer::Done(wanted));
        }
        let mut done = !by_socket;
        while !done || self.followed.online().seq() < wanted {
            match heard(&mut self.socket).await {
                FromServer::Done { id: answered, seq } => {
                    assert_eq!((answered, seq), (id, wanted));
                    done = true;
                }
                FromServer::Event { event, .. } => {
                    self.followed.take_event(&event).expect("it fits");
                }
                FromServer::Refused { code, .. } => panic!("refused: {code:?}"),
                _ => {}
            }
        }
        id
    }
}

async fn heard(socket: &mut Socket) -> FromServer {
    match socket.hear().await {
        Heard::Said(said) => *said,
        heard => panic!("{heard:?}"),
    }
}

/// The order of syncs and answers of a server, with these words more for `strace`.
fn traced(name: &str, more: &[&str]) -> Result<Order, String> {
    let store = club::store(name);
    let file = store.with_extension("trace");
    let trace = file.to_str().expect("a path in UTF-8");
    let watcher: Vec<&str> = STRACE.into_iter().chain([trace]).chain(more.iter().copied()).collect();
    let acts = club::runtime().block_on(async {
        let server =
            Serving::start_under(&watcher, Path::new(env!("CARGO_BIN_EXE_jersi")), &store.as_path().into())
                .await
                .expect("strace starts, and the server under it");
        let mut two = Two::sit_down(&server).await;
        let mut acts = Vec::new();
        for _ in 0..ACTS {
            acts.push(two.play().await);
        }
        // strace hands the wish to end on, and ends as the server does.
        assert_eq!(server.stop().await.expect("it ends"), End::Code(0));
        acts
    });
    check(&fs::read_to_string(&file).expect("a trace"), &acts)
}

#[test]
#[ignore = "needs strace; `cargo xtask test` runs it"]
fn every_answer_leaves_after_the_sync() {
    let order = traced("trace", &[]).expect("the right order");
    println!("{order:?}");
    assert_eq!(order.answers, ACTS);
    assert!(order.syncs >= ACTS as u64, "{order:?}");
}

/// The system is told to leave out what syncs, as a store would that does not ask for it.
#[test]
#[ignore = "needs strace; `cargo xtask test` runs it"]
fn a_missing_sync_is_seen() {
    let wrong = traced("trace-without", &["-e", "inject=fsync,fdatasync:retval=0"]).expect_err("no sync");
    assert!(wrong.contains("is not on disk"), "{wrong}");
}
