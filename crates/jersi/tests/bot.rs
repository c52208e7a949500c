//! Programs that play at a club: two of them rated, one with a person, over restarts, and those that break down.
#![cfg(unix)]

mod bots;

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use bots::tls::{self, authority};
use bots::{Person, Running, admin, game_in, has, jersi, runtime, store, token};
use jersi_crowd::{Proxy, Serving, Storage};
use jersi_rules::Color;
use jersi_wire::{Player, Seat};

fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_jersi"))
}

#[test]
fn two_programs_play_rated_games_to_the_end() {
    runtime().block_on(async {
        let store = store("rated");
        let serving = Serving::start(binary(), &Storage::File(store.clone()), None).await.expect("it serves");
        let engine = format!("{} engine", binary().display());
        let (stone, reed) = (token(&store, "Stone"), token(&store, "Reed"));
        let at = serving.address();
        let mut first = Running::start(
            at,
            &stone,
            &["--engine", &engine, "--option", "Level=2", "--option", "Hash=1", "--time-per-turn", "0.02"]
                .into_iter()
                .chain(["--offer", "4.8 no-reserve 300+2", "--rated", "--games", "2"])
                .collect::<Vec<_>>(),
        );
        let offered = first.says("Offered");
        assert!(offered.ends_with("4.8 no-reserve, 300+2, rated."), "{offered}");
        let second = Running::start(
            at,
            &reed,
            &["--engine", &engine, "--option", "Level=1", "--option", "Hash=1", "--time-per-turn", "0.02"]
                .into_iter()
                .chain(["--join", "bots", "--games", "2"])
                .collect::<Vec<_>>(),
        );
        let (code, told) = first.ends();
        assert_eq!(code, Some(0), "{told:#?}");
        let (code, answered) = second.ends();
        assert_eq!(code, Some(0), "{answered:#?}");
        let begun: Vec<_> = answered.iter().filter(|line| line.contains("against Stone, as")).collect();
        assert!(begun.len() == 2 && begun.iter().all(|line| line.contains(", rated")), "{answered:#?}");
        let mut watcher = Person::new(at);
        for line in begun {
            let state = watcher.sees(game_in(line), "the end", |state| state.status == "over").await;
            assert!(state.rated && state.events.len() > 10, "{state:?}");
            assert!(!has(&state, "resigned", None) && !has(&state, "flagged", None), "by the rules alone");
        }
        // Each game counts once, for both.
        for name in ["Stone", "Reed"] {
            let path = format!("/api/players/{name}");
            let until = std::time::Instant::now() + bots::PATIENCE;
            loop {
                let answer = watcher.client.ask("GET", &path, None).await.expect("an answer");
                let player: Player = serde_json::from_str(&answer.body).expect("a player");
                if player.ratings.iter().map(|rating| rating.games).sum::<u32>() == 2 {
                    assert_eq!(player.kind, jersi_wire::Kind::Bot);
                    break;
                }
                assert!(std::time::Instant::now() < until, "{player:?}");
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
        }
        serving.stop().await.expect("it ends");
        let checked = jersi(&["admin", "check", "--store"]).arg(&store).output().expect("it runs");
        assert!(checked.status.success(), "{checked:?}");
    });
}

/// Whom the system trusts decides, for requests and the socket alike.
#[test]
fn a_bot_comes_in_by_tls_where_it_trusts_the_door_and_says_nothing_elsewhere() {
    runtime().block_on(async {
        let store = store("tls");
        let serving = Serving::start(binary(), &Storage::File(store.clone()), None).await.expect("it serves");
        let door = tls::door(serving.address()).await;
        let token = token(&store, "Stone");
        let engine = format!("{} engine", binary().display());
        let arguments =
            ["--engine", &engine, "--option", "Level=1", "--option", "Hash=1", "--offer", "4.8 300+2"];
        let mut doubting = Running::start_by_tls(door, &authority("other"), &token, &arguments);
        doubting.says("is out of reach");
        let (code, told) = doubting.stop();
        assert!(code == Some(0) && !told.iter().any(|line| line.contains("Stone is at")), "{told:#?}");
        let mut trusting = Running::start_by_tls(door, &authority("authority"), &token, &arguments);
        trusting.says("Offered");
        assert!(!trusting.said.iter().any(|line| line.contains("unencrypted")), "{:#?}", trusting.said);
        let (code, told) = trusting.stop();
        assert_eq!(code, Some(0), "{told:#?}");
        serving.stop().await.expect("it ends");
    });
}

#[test]
fn a_bot_plays_with_a_person_and_through_a_restart() {
    runtime().block_on(async {
        let store = store("person");
        let proxy = Proxy::listen().await.expect("a port");
        let serving = Serving::start(binary(), &Storage::File(store.clone()), None).await.expect("it serves");
        proxy.lead_to(Some(serving.address()));
        let stone = token(&store, "Stone");
        let mut bot = Running::start(
            proxy.address(),
            &stone,
            &["--option", "Level=1", "--option", "Hash=1", "--time-per-turn", "0.02", "--join", "Heron"],
        );
        bot.says("Stone is at");
        let mut person = Person::new(proxy.address());
        let game = person.offers("4.8 no-reserve ransom", "600+5", Seat::White).await;
        assert_eq!(game_in(&bot.says("as Black")), game);
        for _ in 0..2 {
            assert!(person.plays(game).await);
        }
        // What is asked for is answered.
        let followed = person.has_the_turn(game).await;
        person.does(game, followed.online().placed(), "ask-back", "").await;
        person.sees(game, "its answer", |state| has(state, "back-kept", Some(Color::Black))).await;
        person.does(game, followed.online().placed(), "offer-draw", "").await;
        person.sees(game, "its answer", |state| has(state, "draw-declined", Some(Color::Black))).await;
        // The machine of the server goes, and comes back.
        serving.kill().await.expect("it is gone");
        bot.says("out of reach");
        let serving = Serving::start(binary(), &Storage::File(store.clone()), None).await.expect("it serves");
        proxy.lead_to(Some(serving.address()));
        bot.says("is back");
        for _ in 0..2 {
            assert!(person.plays(game).await);
        }
        let followed = person.has_the_turn(game).await;
        person.does(game, followed.online().placed(), "resign", "").await;
        bot.says("White resigns");
        let over = person.sees(game, "the end", |state| state.status == "over").await;
        person.does(game, over.seq, "rematch", "").await;
        let next = game_in(&bot.says("as White"));
        // A server that restarts says when to come again.
        serving.stop().await.expect("it ends");
        let serving = Serving::start(binary(), &Storage::File(store.clone()), None).await.expect("it serves");
        proxy.lead_to(Some(serving.address()));
        assert!(person.plays(next).await, "the bot has begun");
        let (code, said) = bot.stop();
        assert_eq!(code, Some(0), "{said:#?}");
        let state = person.sees(next, "the game", |_| true).await;
        assert_eq!(state.status, "playing", "it waits for the bot");
        serving.stop().await.expect("it ends");
    });
}

/// A program that speaks UGI up to `go`.
fn program(folder: &Path, name: &str, on_go: &str) -> PathBuf {
    let path = folder.join(name);
    let text = format!(
        "#!/bin/sh\nwhile read -r word rest; do case \"$word\" in\nugi) echo 'id name {name}'; echo ugiok;;\n\
         isready) echo readyok;;\ngo) {on_go};;\nquit) exit 0;;\nesac; done\n"
    );
    fs::write(&path, text).expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("allowed");
    path
}

#[test]
fn a_program_that_fails_is_started_anew_once() {
    runtime().block_on(async {
        let store = store("broken");
        let folder = store.parent().expect("a folder").to_owned();
        let serving = Serving::start(binary(), &Storage::File(store.clone()), None).await.expect("it serves");
        let at = serving.address();
        let marked = folder.join("failed");
        let once =
            format!("if [ -e {0} ]; then echo bestmove M:e5; else touch {0}; exit 3; fi", marked.display());
        let mut running = Vec::new();
        for (name, on_go, why) in [
            ("crashes", "echo boom >&2; exit 3", "with the exit code 3: boom"),
            ("nonsense", "echo bestmove a1-z9", "it played a1-z9"),
            ("hangs", "exec sleep 600", "no answer within"),
            ("none", "echo bestmove none", "the game is not over"),
            ("recovers", &once, "with the exit code 3"),
        ] {
            let path = program(&folder, name, on_go);
            let token = token(&store, name);
            let engine = path.display().to_string();
            let offer = ["--engine", &engine, "--offer", "4.8 600+5", "--time-per-turn", "0.05"];
            let mut bot = Running::start(at, &token, &offer);
            bot.says("Offered");
            running.push((name, why, bot));
        }
        for (name, why, mut bot) in running {
            let mut person = Person::new(at);
            let lobby = person.client.ask("GET", "/api/lobby", None).await.expect("an answer");
            let lobby: jersi_wire::Lobby = serde_json::from_str(&lobby.body).expect("a lobby");
            let offered = lobby.open.iter().find(|row| row.maker.as_deref() == Some(name)).expect("its game");
            person.joins(offered.game).await;
            let bot_is = if bot.says("Game ").contains("as White") { Color::White } else { Color::Black };
            if bot_is == Color::Black {
                assert!(person.plays(offered.game).await);
            }
            let failed = bot.says("failed against Heron");
            assert!(failed.contains(why) && failed.ends_with("It is started anew."), "{name}: {failed}");
            if name == "recovers" && bot_is == Color::White {
                person.sees(offered.game, "its turn", |state| has(state, "decided", Some(bot_is))).await;
            } else if name != "recovers" {
                let failed = bot.says("failed against Heron");
                assert!(failed.ends_with("The game is resigned."), "{name}: {failed}");
                person.sees(offered.game, "its end", |state| has(state, "resigned", Some(bot_is))).await;
            }
            let (code, said) = bot.stop();
            assert_eq!(code, Some(0), "{name}: {said:#?}");
        }
        serving.stop().await.expect("it ends");
    });
}

#[test]
fn offers_go_with_their_bot() {
    runtime().block_on(async {
        let store = store("offers");
        let serving = Serving::start(binary(), &Storage::File(store.clone()), None).await.expect("it serves");
        let stone = token(&store, "Stone");
        let offers = ["--offer", "2.0 setting=random 3d", "--offer", "4.16 -", "--option", "Hash=1"];
        let mut bot = Running::start(serving.address(), &stone, &offers);
        // In whichever order the club takes them.
        for _ in 0..2 {
            bot.says("Offered");
        }
        let mut person = Person::new(serving.address());
        let open = person.client.listed().await.expect("a list");
        assert_eq!(open.len(), 2);
        let (code, said) = bot.stop();
        assert_eq!(code, Some(0), "{said:#?}");
        assert!(person.client.listed().await.expect("a list").is_empty(), "taken back");
        // Its token is taken away while it plays.
        let mut bot = Running::start(serving.address(), &stone, &["--join", "any"]);
        bot.says("Stone is at");
        let revoked = admin(&store, &["stone", "--revoke"]);
        assert!(revoked.status.success() && revoked.stdout.is_empty(), "{revoked:?}");
        let (code, said) = bot.ends();
        assert_eq!(code, Some(1), "{said:#?}");
        assert!(said.iter().any(|line| line.contains("the club does not know this token")), "{said:#?}");
        serving.stop().await.expect("it ends");
    });
}

#[test]
fn what_makes_no_sense_is_told() {
    let folder = store("sense").parent().expect("a folder").to_owned();
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("written");
        path.display().to_string()
    };
    let good = file("good", &"0a".repeat(32));
    let bad = file("bad", "hush");
    let to = "http://127.0.0.1:1";
    for (arguments, told) in [
        (vec!["--server", to, "--join", "any"], "no token is told"),
        (vec!["--server", to, "--join", "any", "--token-file", &bad], "a token is 64 digits"),
        (vec!["--server", to, "--join", "any", "--token-file", "/nowhere"], "/nowhere"),
        (vec!["--server", to, "--token-file", &good], "a bot offers games, or joins those of others"),
        (vec!["--server", "club.example", "--join", "any", "--token-file", &good], "an address begins with"),
        (vec!["--server", to, "--offer", "4.8", "--token-file", &good], "an offer is a game and its time"),
        (
            vec!["--server", to, "--offer", "9.9 600+5", "--token-file", &good],
            "an offer is a game and its time",
        ),
        (vec!["--server", to, "--offer", "4.8 -", "--rated", "--token-file", &good], "needs a clock"),
        (vec!["--server", to, "--join", "any", "--option", "Level", "--token-file", &good], "NAME=VALUE"),
        (
            vec!["--server", to, "--join", "any", "--option", "Level=99", "--token-file", &good],
            "its option Level cannot be 99",
        ),
        (
            vec!["--server", to, "--join", "any", "--engine", "/nowhere/engine", "--token-file", &good],
            "cannot start /nowhere/engine",
        ),
        (vec!["--server", to, "--join", "any", "--engine", "'open", "--token-file", &good], "quotation mark"),
        (vec!["--server", to, "--join", "any", "--at-once", "17", "--token-file", &good], "--at-once"),
    ] {
        let output = jersi(&["bot"]).args(&arguments).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(told), "{arguments:?}: {said}");
        assert!(output.stdout.is_empty() && !said.contains("hush") && !said.contains("0a0a"), "{said}");
    }
}

#[test]
fn bots_have_names_of_their_own() {
    let store = store("names");
    let fails = |arguments: &[&str], told: &str| {
        let output = admin(&store, arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && output.stdout.is_empty() && said.contains(told), "{said}");
        output.status.code()
    };
    assert_eq!(fails(&["Stone"], "club.db"), Some(2), "there is no store yet");
    runtime().block_on(async {
        let serving = Serving::start(binary(), &Storage::File(store.clone()), None).await.expect("it serves");
        let first = token(&store, "Stone");
        let second = token(&store, " STONE ");
        assert_ne!(first, second);
        // The old one is good for nothing, and so is one that nobody gave.
        for wrong in [first, "00".repeat(32)] {
            let (code, said) = Running::start(serving.address(), &wrong, &["--join", "any"]).ends();
            assert_eq!(code, Some(1), "{said:#?}");
            assert!(said.iter().any(|line| line.contains("the club does not know this token")), "{said:#?}");
        }
        let mut bot = Running::start(serving.address(), &second, &["--join", "any"]);
        bot.says("Stone is at");
        assert_eq!(bot.stop().0, Some(0));
        serving.stop().await.expect("it ends");
    });
    assert_eq!(fails(&["Reed", "--revoke"], "there is no bot Reed"), Some(1));
    assert_eq!(fails(&[""], "a name has 1 to 24 characters"), Some(2));
    assert_eq!(fails(&["\u{202e}enots"], "a name has 1 to 24 characters"), Some(2));
}
