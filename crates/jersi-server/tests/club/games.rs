//! Games over HTTP: made, listed, shown, joined, withdrawn.

use jersi_wire::Code;
use serde_json::{Value, json};

use crate::house::{House, Setup, act, new_id};

#[test]
fn a_game_is_made_joined_and_played() {
    let house = House::open();
    let (mut maker, mut friend, mut stranger) = (house.visitor(), house.visitor(), house.visitor());
    let info = maker.get("/api/club").json();
    assert_eq!(info["protocol"], 1);
    assert!(info.get("you").is_none() && info.get("address").is_none(), "{info}");
    let answer = maker.try_make(&json!({ "listed": true, "seat": "black", "time": "3d" }));
    assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
    let made = answer.json();
    let game = made["game"].as_str().expect("a name").to_owned();
    assert_eq!(made["link"], format!("http://{}/#/club/{game}", house.address));
    assert!(made["qr"].as_str().is_some_and(|qr| qr.contains("<svg")), "{made}");
    assert_eq!(maker.get("/api/club").json()["you"], "Heron");

    let state = stranger.state(&game);
    assert_eq!((&state["status"], &state["seq"]), (&json!("open"), &json!(0)));
    assert_eq!(state["maker"], json!({ "name": "Heron", "here": false }));
    assert_eq!(state["seat"], "black");
    assert!(state.get("link").is_none() && state.get("qr").is_none(), "only its maker gives it away");
    let own = maker.state(&game);
    assert_eq!((&own["link"], &own["maker"]["you"]), (&made["link"], &json!(true)));

    let lobby = stranger.get("/api/lobby").json();
    assert_eq!(lobby["open"][0]["game"], *game);
    assert_eq!((&lobby["open"][0]["maker"], lobby["open"][0].get("mine")), (&json!("Heron"), None));
    assert_eq!(maker.get("/api/lobby").json()["open"][0]["mine"], true);

    assert_eq!(friend.join(&game, "Otter"), json!({ "color": "white", "seq": 1 }));
    let lobby = stranger.get("/api/lobby").json();
    assert_eq!(
        (lobby["open"].as_array().map(Vec::len), &lobby["playing"][0]["game"]),
        (Some(0), &json!(game))
    );
    let state = friend.state(&game);
    assert_eq!(state["white"], json!({ "name": "Otter", "here": false, "you": true }));
    assert_eq!(state["black"], json!({ "name": "Heron", "here": false }));
    assert_eq!((&state["status"], &state["events"][0]["kind"]), (&json!("playing"), &json!("begun")));

    let done = friend.act(&game, 1, "decide", "a3-b3");
    assert_eq!((done.status, done.json()), (200, json!({ "seq": 2 })));
    let mine = maker.get("/api/me/games").json();
    assert_eq!(mine["games"][0]["decider"], mine["games"][0]["you"], "{mine}");
    assert_eq!(maker.act(&game, 2, "resign", "").status, 200);
    let state = stranger.state(&game);
    assert_eq!((&state["status"], &state["seq"]), (&json!("over"), &json!(3)));
    let record = stranger.get(&format!("/api/games/{game}.jrn"));
    assert_eq!(record.header("content-type"), Some("text/plain; charset=utf-8"));
    assert!(record.text.contains("[White \"Otter\"]") && record.text.contains("1. a3-b3"), "{}", record.text);
    assert!(record.text.contains("[Result \"white\"]"), "{}", record.text);
    house.end();
}

#[test]
fn what_is_no_game_is_refused() {
    let house = House::open();
    let mut visitor = house.visitor();
    for wish in [
        json!({ "spec": "5.0" }),
        json!({ "spec": "4.8 mokca" }),
        json!({ "spec": "2.0 setting=random seed=7" }),
        json!({ "time": "soon" }),
        json!({ "time": "15d" }),
    ] {
        assert_eq!(visitor.try_make(&wish).refused(), (422, Code::BadTerms), "{wish}");
    }
    for wish in [
        json!({ "id": "x" }),
        json!({ "id": "0".repeat(33) }),
        json!({ "seat": "grey" }),
        json!({ "more": 1 }),
    ] {
        assert_eq!(visitor.try_make(&wish).refused(), (400, Code::Malformed), "{wish}");
    }
    for name in ["", " ", "\u{202e}nada", &"x".repeat(25)] {
        assert_eq!(visitor.try_make(&json!({ "name": name })).refused(), (422, Code::BadName), "{name:?}");
    }
    assert!(visitor.cookie.is_none(), "who is refused is nobody");
    for name in ["0", "00ff10a0b1c2d3e4f506", "00FF10A0B1C2D3E4F506", "..", "%2e%2e", "x.jrn", ".jrn"] {
        let answer = visitor.get(&format!("/api/games/{name}"));
        assert_eq!(answer.refused(), (404, Code::NoSuchGame), "{name}");
        let join = json!({ "id": new_id(), "name": "Otter" });
        let answer = visitor.post(&format!("/api/games/{name}/join"), &join);
        assert_eq!(answer.refused(), (404, Code::NoSuchGame), "{name}");
    }
    assert!(visitor.cookie.is_none());
    let open = visitor.make(&json!({}));
    assert_eq!(
        visitor.get(&format!("/api/games/{open}.jrn")).refused(),
        (404, Code::NoSuchGame),
        "not begun"
    );
    house.end();
}

#[test]
fn what_is_asked_twice_is_done_once() {
    let house = House::open();
    let mut maker = house.visitor();
    // The answer to the first request was lost, the cookie with it.
    let wish = json!({ "id": new_id(), "listed": true });
    let (mut first, mut second) = (house.visitor(), house.visitor());
    let game = first.make(&wish);
    assert_eq!((second.make(&wish), first.make(&wish)), (game.clone(), game.clone()));
    assert_eq!(maker.get("/api/lobby").json()["open"].as_array().map(Vec::len), Some(1));
    assert_eq!(second.state(&game)["maker"]["you"], true, "the same guest");
    // Somebody else's request of that name is another game.
    maker.make(&json!({}));
    assert_ne!(maker.make(&wish), game);

    let join = json!({ "id": new_id(), "name": "Otter" });
    let path = format!("/api/games/{game}/join");
    let (mut one, mut other) = (house.visitor(), house.visitor());
    let joined = one.post(&path, &join).json();
    assert_eq!((one.post(&path, &join).json(), other.post(&path, &join).json()), (joined.clone(), joined));
    assert_eq!(other.state(&game)["black"]["you"], true, "the seat is not lost with the answer");
    let late = house.visitor().post(&path, &json!({ "id": new_id(), "name": "Late" }));
    assert_eq!((late.refused(), late.header("set-cookie")), ((409, Code::SeatTaken), None));
    assert_eq!(first.post(&path, &json!({ "id": new_id() })).status, 200, "who sits there is told where");

    let id = new_id();
    let path = format!("/api/games/{game}/acts");
    let decide = |text: &str| act(&id, &game, 1, "decide", text);
    let tries: Vec<Value> = (0..3).map(|_| first.post(&path, &decide("a3-b3")).json()).collect();
    assert_eq!(tries, vec![json!({ "seq": 2 }); 3]);
    assert_eq!(first.post(&path, &decide("a2-b2")).refused(), (409, Code::IdReused));
    assert_eq!(first.state(&game)["seq"], 2);
    house.end();
}

#[test]
fn an_open_game_is_withdrawn_by_its_maker_alone() {
    let house = House::open();
    let (mut maker, mut stranger) = (house.visitor(), house.visitor());
    let game = maker.make(&json!({ "listed": true }));
    stranger.make(&json!({}));
    assert_eq!(stranger.act(&game, 0, "abort", "").refused(), (403, Code::NotSeated));
    assert_eq!(maker.act(&game, 0, "resign", "").refused().0, 409);
    assert_eq!(
        maker.post(&format!("/api/games/{game}/join"), &json!({ "id": new_id() })).refused(),
        (409, Code::NotNow)
    );
    assert_eq!(maker.act(&game, 0, "abort", "").json(), json!({ "seq": 0 }));
    assert_eq!(maker.act(&game, 0, "abort", "").json(), json!({ "seq": 0 }), "again");
    assert_eq!(stranger.state(&game)["status"], "over");
    let listed = stranger.get("/api/lobby").json();
    assert_eq!(listed["open"].as_array().map(Vec::len), Some(0));
    let join = stranger.post(&format!("/api/games/{game}/join"), &json!({ "id": new_id(), "name": "Otter" }));
    assert_eq!(join.status, 409, "{join:?}");
    house.end();
}

#[test]
fn links_lead_where_friends_find_the_page() {
    let house = House::with(Setup { public_url: Some("https://club.example/jersi"), ..Setup::default() });
    let mut maker = house.visitor();
    assert_eq!(maker.get("/api/club").json()["address"], "https://club.example/jersi/");
    let made = maker.try_make(&json!({})).json();
    let game = made["game"].as_str().expect("a name");
    assert_eq!(made["link"], format!("https://club.example/jersi/#/club/{game}"));
    house.end();
}

#[test]
fn a_path_that_is_none_is_told_as_json() {
    let house = House::open();
    let mut visitor = house.visitor();
    for path in ["/api", "/api/", "/api/nothing", "/api/games", "/api/me/", "/api/games/x/y/z", "/api/club/"]
    {
        let answer = visitor.get(path);
        assert_eq!(answer.refused(), (404, Code::NoSuchPath), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        assert!(answer.header("content-security-policy").is_some());
    }
    assert_eq!(visitor.post("/api/club", &json!({})).refused(), (404, Code::NoSuchPath));
    assert_eq!(visitor.get("/").text, "the page");
    house.end();
}
