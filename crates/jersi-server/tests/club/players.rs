//! Players: who has a page, who is among the best, and who is away.

use std::time::{Duration, Instant};

use jersi_wire::Code;
use serde_json::{Value, json};

use crate::house::{House, PATIENCE, Visitor, new_id};

const PASSWORD: &str = "correct horse";

fn account(house: &House, name: &str) -> Visitor {
    let mut visitor = house.visitor();
    let made = visitor.register(name, PASSWORD);
    assert_eq!(made.status, 200, "{made:?}");
    visitor
}

/// A game that the second one gives up.
fn won(winner: &mut Visitor, loser: &mut Visitor, wish: &Value) -> String {
    let game = winner.make(wish);
    loser.join(&game, "Otter");
    let resigned = loser.act(&game, 1, "resign", "");
    assert_eq!(resigned.status, 200, "{resigned:?}");
    game
}

/// Somebody's page, once so many games have counted.
fn page_after(visitor: &mut Visitor, name: &str, games: u64) -> Value {
    let until = Instant::now() + PATIENCE;
    loop {
        let page = visitor.get(&format!("/api/players/{name}")).json();
        let so_far = page["ratings"][0]["games"].as_u64().unwrap_or(0);
        if so_far == games {
            return page;
        }
        assert!(so_far < games && Instant::now() < until, "{page}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn only_who_has_played_in_public_has_a_page() {
    let house = House::open();
    let (mut ada, mut bo) = (account(&house, "Ada Heron"), account(&house, "Bo"));
    let mut guest = house.visitor();
    let nobody = |visitor: &mut Visitor, name: &str| {
        let answer = visitor.get(&format!("/api/players/{name}"));
        assert_eq!(answer.refused(), (404, Code::NoSuchPlayer), "{name}");
    };
    won(&mut ada, &mut bo, &json!({ "listed": false }));
    won(&mut guest, &mut house.visitor(), &json!({ "listed": true }));
    for name in ["Ada%20Heron", "Bo", "Heron", "Otter", "Nobody", "%20", "%F0%9F%A6%A6"] {
        nobody(&mut guest, name);
    }
    let game = won(&mut ada, &mut bo, &json!({ "rated": true }));
    let page = page_after(&mut guest, "ada%20heron", 1);
    assert_eq!([&page["name"], &page["kind"]], [&json!("Ada Heron"), &json!("account")]);
    let rating = &page["ratings"][0];
    assert_eq!(
        [&rating["pool"], &rating["value"], &rating["provisional"]],
        [&json!("4-live"), &json!(1662), &json!(true)]
    );
    assert_eq!(page["history"].as_array().map(Vec::len), Some(1));
    let games = page["games"].as_array().expect("games");
    assert_eq!((games.len(), &games[0]["game"]), (1, &json!(game)), "nothing that was played in private");
    assert_eq!(page_after(&mut guest, "bo", 1)["ratings"][0]["value"], 1338);
    let answer = guest.get("/api/players/bo?after=nonsense");
    assert_eq!(answer.refused().1, Code::Malformed);
    // Who leaves has none.
    let left = bo.delete("/api/me", &json!({ "name": "Bo", "password": PASSWORD }));
    assert!((200..300).contains(&left.status), "{left:?}");
    nobody(&mut guest, "Bo");
    house.end();
}

#[test]
fn the_best_are_those_whose_rating_is_certain() {
    let house = House::open();
    let (mut ada, mut bo) = (account(&house, "Ada"), account(&house, "Bo"));
    let mut guest = house.visitor();
    assert_eq!(guest.get("/api/players").json(), json!({ "pool": "", "pools": [], "players": [] }));
    for pool in ["4", "live", "4-never", "-", ""] {
        let answer = guest.get(&format!("/api/players?pool={pool}"));
        assert_eq!(answer.refused().1, Code::Malformed, "{pool}");
    }
    won(&mut ada, &mut bo, &json!({ "rated": true }));
    page_after(&mut guest, "Ada", 1);
    let best = guest.get("/api/players").json();
    assert_eq!(best, json!({ "pool": "4-live", "pools": ["4-live"], "players": [] }), "one game is none");
    let mut games = 1;
    while page_after(&mut guest, "Ada", games)["ratings"][0]["provisional"] == true {
        assert!(games < 60, "nobody is ever certain");
        won(&mut bo, &mut ada, &json!({ "rated": true }));
        won(&mut ada, &mut bo, &json!({ "rated": true }));
        won(&mut ada, &mut bo, &json!({ "rated": true }));
        games += 3;
    }
    let best = guest.get("/api/players?pool=4-live").json();
    assert_eq!([&best["players"][0]["name"], &best["players"][1]["name"]], [&json!("Ada"), &json!("Bo")]);
    assert_eq!(guest.get("/api/players?pool=2-days").json()["players"], json!([]));
    house.end();
}

#[test]
fn who_is_away_begins_nothing_over_days() {
    let house = House::open();
    let (mut ada, mut bo) = (account(&house, "Ada"), account(&house, "Bo"));
    let (mut guest, mut stranger) = (house.visitor(), house.visitor());
    let offered = guest.make(&json!({ "time": "3d" }));
    let go = |visitor: &mut Visitor, days: i64| visitor.post("/api/me/vacation", &json!({ "days": days }));
    assert_eq!(go(&mut stranger, 1).refused(), (401, Code::NotSignedIn));
    assert_eq!(go(&mut guest, 1).refused(), (403, Code::NeedsAccount));
    assert_eq!(guest.get("/api/me").json()["vacation_days"], Value::Null);
    assert_eq!(go(&mut ada, -1).refused().1, Code::Malformed);
    assert_eq!(go(&mut ada, 31).refused(), (409, Code::NotNow));
    let me = ada.get("/api/me").json();
    assert_eq!([&me["vacation_days"], &me["vacation_until"]], [&json!(30), &Value::Null]);
    let slow = ada.make(&json!({ "time": "3d" }));
    bo.join(&slow, "");
    let away = go(&mut ada, 10);
    assert_eq!((away.status, &away.json()["vacation_days"]), (200, &json!(20)), "{away:?}");
    assert!(away.json()["vacation_until"].is_u64(), "{away:?}");
    assert_eq!(ada.get("/api/me").json(), away.json());
    let kinds = |visitor: &mut Visitor| {
        let state = visitor.state(&slow);
        let events = state["events"].as_array().expect("events");
        events.iter().map(|event| event["kind"].as_str().expect("a kind").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&mut bo), ["begun", "away"]);
    // Nothing new over days; what is played at once is played.
    assert_eq!(ada.try_make(&json!({ "time": "3d" })).refused(), (409, Code::NotNow));
    let join = json!({ "id": new_id(), "name": "" });
    assert_eq!(ada.post(&format!("/api/games/{offered}/join"), &join).refused(), (409, Code::NotNow));
    won(&mut ada, &mut bo, &json!({ "time": "600+5" }));
    // Back, and it is as if it had never been.
    let back = go(&mut ada, 0);
    let told = back.json();
    assert_eq!([&told["vacation_days"], &told["vacation_until"]], [&json!(29), &Value::Null], "{back:?}");
    assert_eq!(kinds(&mut bo), ["begun", "away", "back"]);
    assert_eq!(ada.post(&format!("/api/games/{offered}/join"), &join).status, 200);
    ada.make(&json!({ "time": "3d" }));
    house.end();
}

#[test]
fn a_guest_plays_no_rated_games() {
    let house = House::open();
    let mut ada = account(&house, "Ada");
    let mut guest = house.visitor();
    assert_eq!(guest.try_make(&json!({ "rated": true })).refused(), (403, Code::NeedsAccount));
    assert_eq!(ada.try_make(&json!({ "rated": true, "time": "-" })).refused().1, Code::BadTerms);
    let game = ada.make(&json!({ "rated": true }));
    let join = json!({ "id": new_id(), "name": "Otter" });
    assert_eq!(guest.post(&format!("/api/games/{game}/join"), &join).refused(), (403, Code::NeedsAccount));
    assert_eq!(ada.state(&game)["rated"], true);
    house.end();
}
