//! Stores of every earlier release are brought up to date, and nothing that is in them changes by that.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::rows::Past;
use common::{Black, Club, Folder, Ground, START, White, is_sound, legal, seconds};
use jersi_club::Act;
use jersi_store::{ActRequest, Clock, HandClock, Place, Store};

/// Where the migrations of a ground are, and what the texts of its stores are called.
fn steps(ground: Ground) -> (PathBuf, &'static str) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    match ground {
        Ground::File => (here.join("migrations/sqlite"), ".sql"),
        Ground::Server | Ground::TwoNodes => (here.join("migrations/postgres"), "-postgres.sql"),
    }
}

/// A store of every number of the schema, as text: its number, and where the text is or should be.
fn stores(ground: Ground) -> Vec<(u32, PathBuf)> {
    let (migrations, end) = steps(ground);
    let names =
        fs::read_dir(migrations).expect("migrations").map(|entry| entry.expect("an entry").file_name());
    let mut numbers: Vec<u32> = names
        .map(|name| {
            name.to_string_lossy().split('_').next().and_then(|number| number.parse().ok()).expect("a number")
        })
        .collect();
    numbers.sort_unstable();
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stores");
    numbers.into_iter().map(|number| (number, place.join(format!("schema-{number}{end}")))).collect()
}

/// With `JERSI_WRITE=1`, writes a store of this release for the tests of later ones. Once released, a text stays as it is.
async fn every_schema_has_a_store(ground: Ground) {
    let stores = stores(ground);
    let (_, newest) = stores.last().expect("a migration");
    if std::env::var_os("JERSI_WRITE").is_some() && !newest.exists() {
        let club = played(ground).await;
        let mut past = Past::to(&club.address).await;
        let text = past.written_out(&steps(ground).0).await;
        fs::write(newest, text).expect("written");
    }
    for (number, store) in stores {
        assert!(store.exists(), "schema {number}: JERSI_WRITE=1 writes {}", store.display());
    }
}

/// A club in which something of everything has happened.
async fn played(ground: Ground) -> Club {
    let club = Club::on(ground).await;
    let game = club.begin("4.8 ransom", "600+5").await;
    for text in ["a2-b2=d3", "h4-h3=f4", "a3-b3"] {
        club.plays(game, text).await;
        club.clock.pass(seconds(3));
    }
    club.does(White, game, Act::OfferDraw).await.expect("offered");
    club.does(Black, game, Act::AcceptDraw).await.expect("taken");
    club.does(White, game, Act::Rematch).await.expect("wanted");
    club.does(Black, game, Act::Rematch).await.expect("wanted by both");
    let days = club.begin("2.0 setting=random", "3d").await;
    let first = legal(&club.online(days).await, 7).expect("a turn");
    club.plays(days, &first).await;
    club.make("3.0 setting=free", "-").await;
    club.store.close().await;
    // Eve has an account with all that belongs to one.
    let (eve, at) = (&club.eve.id, START.0);
    let people = format!(
        "UPDATE identity SET kind = 'account', name_key = 'eve', password = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', \
         vacation_until = NULL, vacation_year = 2027, vacation_used = 86400000 WHERE id = '{eve}'; \
         INSERT INTO identity (id, kind, name, name_key, created_at, seen_at) VALUES ('b0b0b0b0b0b0b0b0b0b0', 'bot', 'Rook', 'rook', {at}, {at}); \
         INSERT INTO token (hash, identity, kind, expires_at) VALUES ('b0b0', 'b0b0b0b0b0b0b0b0b0b0', 'bot', {at}0); \
         INSERT INTO passkey (id, identity, label, body, created_at) VALUES ('key', '{eve}', 'My phone', '{{}}', {at});"
    );
    club.behind_its_back(&people, &people).await;
    club
}

async fn stores_are_brought_up_to_date(ground: Ground) {
    for (number, text) in stores(ground) {
        let folder = Folder::new();
        let address = ground.place(&folder).await;
        let mut past = Past::to(&address).await;
        past.tell(fs::read_to_string(&text).expect("a text")).await;
        let mut shape = past.shape().await;
        // The store writes there that it was opened.
        shape.retain(|table, _| table != "_sqlx_migrations" && table != "service");
        let before = past.all(Some(&shape)).await;
        let place = Place::read(&address).expect("a place");
        let opened = Store::open_by(&place, Clock::Hand(HandClock::at(START))).await;
        let opened = opened.unwrap_or_else(|fault| panic!("{}: {fault:?}", text.display()));
        assert_eq!(past.all(Some(&shape)).await, before, "schema {number}: every row is as it was");
        let checked = is_sound(&place).await;
        assert!(checked.games >= 4 && checked.events >= 10, "{}: {checked:?}", text.display());
        let lobby = opened.lobby(9).await.expect("lists");
        assert_eq!(lobby.open.len(), 1);
        // Its games go on.
        let day = lobby.playing.iter().find(|listed| listed.record.time == "3d").expect("a game of days");
        let decider = day.record.repeats.decider.expect("somebody decides");
        let request = ActRequest {
            who: day.record.seated(decider).expect("he sits there").to_owned(),
            game: day.record.id,
            id: jersi_wire::ActId::new([0xff; 16]),
            after: 0,
            act: Act::Resign,
            credit: std::time::Duration::ZERO,
            opponent_here: true,
        };
        opened.act(request).await.expect("resigned");
        is_sound(&place).await;
        opened.close().await;
        past.close().await;
    }
}

#[tokio::test]
async fn every_schema_of_a_file_has_a_store() {
    every_schema_has_a_store(Ground::File).await;
}

#[tokio::test]
async fn every_schema_of_postgres_has_a_store() {
    every_schema_has_a_store(Ground::Server).await;
}

#[tokio::test]
async fn files_of_every_earlier_release_are_brought_up_to_date() {
    stores_are_brought_up_to_date(Ground::File).await;
}

#[tokio::test]
async fn databases_of_every_earlier_release_of_postgres_are_brought_up_to_date() {
    stores_are_brought_up_to_date(Ground::Server).await;
}
