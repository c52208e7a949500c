//! The server is killed between the end of a rated game and its rating: after the restart the game has counted, and once.
#![cfg(unix)]

mod club;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use jersi_crowd::{Answer, Client, End, Proxy, Serving, Storage, new_id};
use jersi_wire::{FromClient, GameId, Join, MakeGame, Player, Seat};
use sqlx::{ConnectOptions as _, Connection as _};

const PATIENCE: Duration = Duration::from_mins(1);

fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_jersi"))
}

async fn account(at: &Proxy, name: &str) -> Client {
    let mut client = Client::new(at.address());
    let body = format!(r#"{{"name":"{name}","password":"correct horse"}}"#);
    let made = client.ask("POST", "/api/accounts", Some(&body)).await.expect("an answer");
    assert_eq!(made.status, 200, "{made:?}");
    client
}

fn done<T: std::fmt::Debug>(answer: Answer<T>) -> T {
    match answer {
        Answer::Done(done) => done,
        other => panic!("{other:?}"),
    }
}

async fn rated_game(white: &mut Client, black: &mut Client) -> GameId {
    let make = MakeGame {
        id: new_id(),
        spec: "4.8".to_owned(),
        time: "600+5".to_owned(),
        seat: Seat::White,
        listed: true,
        rated: true,
        name: String::new(),
    };
    let game = done(white.make(&make).await).game;
    done(black.join(game, &Join { id: new_id(), name: String::new() }).await);
    game
}

/// How many jobs wait, and how many games have counted, for either side.
async fn written(store: &Path) -> (i64, i64) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(store);
    let mut db = options.connect().await.expect("a connection");
    let counts = "SELECT (SELECT COUNT(*) FROM job), (SELECT COUNT(*) FROM rated)";
    let counts = sqlx::query_as(counts).fetch_one(&mut db).await.expect("counts");
    db.close().await.expect("closed");
    counts
}

fn is_sound(store: &Path) {
    let mut check = Command::new(binary());
    let told = check.args(["admin", "check", "--store"]).arg(store).output().expect("it runs");
    assert!(told.status.success(), "{told:?}");
}

/// Waits until somebody's games have counted.
async fn counted(client: &mut Client, name: &str, games: u32) {
    let until = Instant::now() + PATIENCE;
    loop {
        let answer = client.ask("GET", &format!("/api/players/{name}"), None).await.expect("an answer");
        let player: Player = serde_json::from_str(&answer.body).expect("a player");
        let so_far: u32 = player.ratings.iter().map(|rating| rating.games).sum();
        assert!(so_far <= games, "{player:?}");
        if so_far == games {
            assert_eq!(player.history.len(), games as usize);
            return;
        }
        assert!(Instant::now() < until, "{player:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[test]
fn a_game_counts_once_though_the_server_is_killed_before_its_rating() {
    let store = club::store("rating");
    let storage = Storage::from(store.as_path());
    club::runtime().block_on(async {
        let proxy = Proxy::listen().await.expect("a port");
        let start = async |kill_at: Option<&'static str>| {
            let serving = Serving::start(binary(), &storage, kill_at).await.expect("it serves");
            proxy.lead_to(Some(serving.address()));
            serving
        };
        let mut serving = start(None).await;
        let (mut ada, mut blaise) = (account(&proxy, "Ada").await, account(&proxy, "Blaise").await);
        for round in 1..=3 {
            assert_eq!(serving.stop().await.expect("it ends"), End::Code(0));
            serving = start(Some("before-rating")).await;
            let game = rated_game(&mut ada, &mut blaise).await;
            let id = new_id();
            let act = FromClient::Act { id, game, after: 1, act: "resign".to_owned(), text: String::new() };
            // The answer may or may not come before the end.
            let resigned = blaise.act(&act).await;
            assert!(!matches!(resigned, Answer::Refused(_)), "{resigned:?}");
            assert!(matches!(serving.gone().await.expect("it ends"), End::Signal(_)), "it was killed");
            assert_eq!(
                written(&store).await,
                (1, 2 * i64::from(round - 1)),
                "it is over, and has not counted"
            );
            is_sound(&store);
            serving = start(None).await;
            for (client, name) in [(&mut ada, "Ada"), (&mut blaise, "Blaise")] {
                counted(client, name, round).await;
            }
            assert_eq!(done(blaise.act(&act).await), 2, "what was done is done");
            assert_eq!(written(&store).await, (0, 2 * i64::from(round)));
        }
        assert_eq!(serving.stop().await.expect("it ends"), End::Code(0));
        assert_eq!(written(&store).await, (0, 6));
    });
    is_sound(&store);
}
