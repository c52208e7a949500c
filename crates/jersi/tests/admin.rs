//! `jersi admin`: copies, checks and exports of a club's games while it is served, and the way back.

mod table;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use jersi_club::{Act, Terms};
use jersi_cluster::Cluster;
use jersi_store::{ActRequest, JoinRequest, NewGame, Place, Store};
use jersi_wire::{ActId, GameId, Seat};
use table::{Table, Told, hear};
use tokio::runtime::Runtime;

/// A server's store that is open, with a game that is over and one that is played.
struct Served {
    table: Table,
    runtime: Runtime,
    store: Store,
    over: GameId,
}

fn id(number: u8) -> ActId {
    ActId::new([number; 16])
}

impl Served {
    fn new() -> Served {
        let table = Table::new();
        fs::create_dir_all(table.home()).expect("a folder");
        let runtime = jersi_server::runtime(true).expect("a runtime");
        let (store, over) = runtime.block_on(async {
            let store = Store::open(&table.home().join("club.db")).await.expect("a store");
            let (ada, _) = store.guest("Ada".to_owned()).await.expect("a guest");
            let (bo, _) = store.guest("Bo \"the\" Otter".to_owned()).await.expect("a guest");
            let mut games = Vec::new();
            for number in 1..=2 {
                let terms = Terms::propose("4.8", "600+5").expect("such a game");
                let new = NewGame {
                    who: ada.id.clone(),
                    id: id(number),
                    terms,
                    seat: Seat::White,
                    listed: true,
                    rated: false,
                };
                let game = store.make(new).await.expect("made");
                let join = JoinRequest { who: bo.id.clone(), game, id: id(10 + number) };
                store.join(join).await.expect("joined");
                let turn = Act::Decide("a2-b2=d3".to_owned());
                store.act(act(&ada.id, game, id(20 + number), 1, turn)).await.expect("played");
                games.push(game);
            }
            store.act(act(&bo.id, games[0], id(30), 2, Act::Resign)).await.expect("resigned");
            (store, games[0])
        });
        Served { table, runtime, store, over }
    }

    fn admin(&self, arguments: &[&str]) -> Told {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
        command.arg("admin").args(arguments).env("JERSI_HOME", self.table.home()).env("LC_ALL", "C");
        hear(command.current_dir(&self.table.0).stdin(Stdio::null()).output().expect("the binary starts"))
    }

    fn end(&self) {
        self.runtime.block_on(self.store.close());
    }

    fn file(&self, name: &str) -> PathBuf {
        self.table.0.join(name)
    }

    /// What only somebody behind the store's back does.
    fn spoil(&self, file: &str, sql: &'static str) {
        use sqlx::{ConnectOptions as _, Connection as _};
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(self.file(file));
        self.runtime.block_on(async {
            let mut db = options.connect().await.expect("a connection");
            sqlx::raw_sql(sql).execute(&mut db).await.expect("done");
            db.close().await.expect("closed");
        });
    }
}

fn act(who: &str, game: GameId, id: ActId, after: u32, act: Act) -> ActRequest {
    ActRequest { who: who.to_owned(), game, id, after, act, credit: Duration::ZERO, opponent_here: true }
}

#[test]
fn a_club_is_checked_copied_and_written_out_while_it_is_served() {
    let served = Served::new();
    served.admin(&["check"]).good().says("2 games, 5 events: everything is as it should be.\n");
    served
        .admin(&["check", "--lang", "fr"])
        .good()
        .says("Vérifié\u{202f}: 2 parties, 5 événements\u{202f}; tout est en ordre.\n");
    served.admin(&["backup", "monday.db"]).good().says("2 games copied to monday.db.\n");
    served.admin(&["check", "--store", "monday.db"]).good().says("2 games, 5 events");
    let again = served.admin(&["backup", "monday.db"]);
    assert_eq!(again.code, Some(2));
    again.complains("monday.db is there already, and nothing is written over");
    served.admin(&["export", "out/games"]).good().says("1 game written to out/games.\n");
    served.admin(&["export", "out/games"]).good();
    let files: Vec<_> = fs::read_dir(served.file("out/games")).expect("a folder").collect();
    assert_eq!(files.len(), 1, "writing it twice makes one file");
    let path = files[0].as_ref().expect("an entry").path();
    assert!(path.to_string_lossy().ends_with(&format!("-{}.jrn", served.over)), "{}", path.display());
    let jrn = fs::read_to_string(&path).expect("a record");
    for tag in [
        "[White \"Ada\"]",
        "[Black \"Bo \\\"the\\\" Otter\"]",
        "[Result \"white\"]",
        "[Date \"20",
        "a2-b2=d3",
    ] {
        assert!(jrn.contains(tag), "{tag} is missing in\n{jrn}");
    }
    let replay = Command::new(env!("CARGO_BIN_EXE_jersi")).arg("replay").arg(&path).output();
    assert_eq!(hear(replay.expect("it starts")).code, Some(0));
}

#[test]
fn a_copy_comes_back_when_nobody_serves() {
    let served = Served::new();
    served.admin(&["backup", "monday.db"]).good();
    let refused = served.admin(&["restore", "monday.db"]);
    assert_eq!(refused.code, Some(2));
    refused.complains("club.db is in use by another jersi");
    served.end();
    served.spoil("home/club.db", "UPDATE event SET text = 'a2-a9' WHERE kind = 'decided'");
    let told = served.admin(&["restore", "monday.db"]).good();
    told.says("2 games restored to ");
    told.says("What was there before is kept as ");
    served.admin(&["check"]).good().says("2 games, 5 events");
    let kept =
        fs::read_dir(served.table.home()).expect("a folder").map(|entry| entry.expect("an entry").path());
    let kept: Vec<PathBuf> = kept.filter(|path| path.to_string_lossy().ends_with(".before")).collect();
    assert_eq!(kept.len(), 1);
    let before = served.admin(&["check", "--store", kept[0].to_str().expect("UTF-8")]);
    assert_eq!(before.code, Some(1), "as it was, damage and all");
    // Elsewhere, where no store is yet.
    let told = served.admin(&["restore", "monday.db", "--store", "other.db", "--lang", "fr"]).good();
    assert_eq!(told.out, "Remis dans other.db\u{202f}: 2 parties.\n");
}

#[test]
fn what_is_damaged_is_told_and_not_taken_back() {
    let served = Served::new();
    served.admin(&["backup", "monday.db"]).good();
    served.end();
    served.spoil("monday.db", "UPDATE event SET text = 'a2-a9' WHERE seq = 2 AND game = (SELECT id FROM game WHERE status = 'over')");
    let told = served.admin(&["check", "--store", "monday.db"]);
    assert_eq!((told.code, told.out.as_str()), (Some(1), ""), "{}", told.err);
    told.complains(&format!("Game {} is damaged: event 2 ", served.over));
    told.complains("One thing is not as it should be.");
    let told = served.admin(&["restore", "monday.db"]);
    assert_eq!(told.code, Some(1));
    told.complains("monday.db is damaged; the store stays as it is");
    let told = served.admin(&["export", "out", "--store", "monday.db"]);
    assert_eq!(told.code, Some(1));
    told.says("No games written to out.");
    told.complains(&served.over.to_string());
    let told = served.admin(&["backup", "tuesday.db", "--store", "monday.db"]);
    assert_eq!(told.code, Some(1), "copied as it is, and told");
    assert!(served.file("tuesday.db").exists());
    served.admin(&["check"]).good();
}

#[test]
fn what_cannot_be_done_is_told_with_its_reason() {
    let served = Served::new();
    fs::write(served.file("letter.txt"), "Dear Ada,\n".repeat(99)).expect("written");
    for (arguments, why) in [
        (&["check", "--store", "absent.db"][..], "cannot use absent.db: there is no such file or folder"),
        (&["check", "--store", "letter.txt"], "letter.txt holds something else than games of a club"),
        (
            &["restore", "letter.txt", "--store", "new.db"],
            "letter.txt holds something else than games of a club",
        ),
        (
            &["restore", "absent.db", "--store", "new.db"],
            "cannot use absent.db: there is no such file or folder",
        ),
        (&["backup", "no/such/folder.db"], "no/such/folder.db"),
        (&["export", "letter.txt"], "letter.txt"),
        (
            &["check", "--lang", "fr", "--store", "letter.txt"],
            "letter.txt contient autre chose que des parties d’un club",
        ),
    ] {
        let told = served.admin(arguments);
        assert_eq!(told.code, Some(2), "{arguments:?}: {}{}", told.out, told.err);
        told.complains(why);
    }
    assert!(!served.file("new.db").exists());
    let mut nowhere = Command::new(env!("CARGO_BIN_EXE_jersi"));
    nowhere.args(["admin", "check"]).env_remove("JERSI_HOME").env_remove("XDG_DATA_HOME").env_remove("HOME");
    let told = hear(nowhere.env("LC_ALL", "C").output().expect("the binary starts"));
    assert_eq!(told.code, Some(2));
    told.complains("no data folder is known");
}

#[test]
fn a_club_moves_to_postgresql_and_back_and_every_game_with_it() {
    let served = Served::new();
    let fresh = || served.runtime.block_on(Cluster::shared().fresh()).expect("a database");
    let url = fresh();
    let refused = served.admin(&["move", &url]);
    assert_eq!(refused.code, Some(2));
    refused.complains("club.db is in use by another jersi");
    served.end();
    served.admin(&["move", &url]).good().says("2 games moved to postgres://");
    served
        .admin(&["check", "--store", &url])
        .good()
        .says("2 games, 5 events: everything is as it should be.\n");
    let again = served.admin(&["move", &url]);
    assert_eq!(again.code, Some(2));
    again.complains("holds games already, and nothing is written over");

    // Served from there, it goes on; and a copy of it is a file, from which it comes back.
    served.runtime.block_on(async {
        let store = Store::open(Place::read(&url).expect("an address")).await.expect("a store");
        store.guest("Cy".to_owned()).await.expect("a guest");
        store.close().await;
    });
    served.admin(&["export", "games", "--store", &url]).good().says("1 game written to games.\n");
    served.admin(&["backup", "tuesday.db", "--store", &url]).good().says("2 games copied to tuesday.db.\n");
    served.admin(&["check", "--store", "tuesday.db"]).good().says("2 games, 5 events");
    let other = fresh();
    served.admin(&["restore", "tuesday.db", "--store", &other]).good().says("2 games restored to ");
    served.admin(&["check", "--store", &other]).good().says("2 games, 5 events");
    served.admin(&["move", "back.db", "--store", &other]).good().says("2 games moved to back.db");
    served.admin(&["check", "--store", "back.db"]).good().says("2 games, 5 events");

    let wrong = served.admin(&["check", "--store", "postgres://["]);
    assert_eq!(wrong.code, Some(2));
    wrong.complains("--store is no address of a PostgreSQL database");
    let nobody = served.admin(&["check", "--store", "postgres://jersi:secret@127.0.0.1:1/club"]);
    assert_eq!(nobody.code, Some(2));
    nobody.complains("cannot use postgres://127.0.0.1:1/club");
}

#[test]
fn people_are_renamed_and_shown_the_door_while_it_is_served() {
    let served = Served::new();
    let store = served.store.clone();
    let new = jersi_store::NewAccount {
        id: jersi_store::new_person().expect("a name"),
        name: "Ada".to_owned(),
        password: Some("hash".to_owned()),
        passkey: None,
    };
    served.runtime.block_on(store.register(new)).expect("an account");
    served.admin(&["rename", "ada", "Ada Heron"]).good().says("ada is called Ada Heron now.\n");
    served.admin(&["ban", "Ada Heron"]).good().says("Ada Heron is signed out everywhere");
    served.admin(&["ban", "Ada Heron", "--lift"]).good().says("Ada Heron may sign in and play again.\n");
}
