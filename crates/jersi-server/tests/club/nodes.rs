//! Two nodes of one club: whoever sits where, all of them play, see and greet each other.

use jersi_cluster::Cluster;
use jersi_wire::Code;
use serde_json::json;

use crate::house::{House, Setup, Visitor, act, new_id};
use crate::line::Line;

/// Two nodes on one database.
fn two() -> (House, House) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let url = runtime.block_on(Cluster::shared().fresh()).expect("a database");
    let node = || House::with(Setup { database: Some(url.clone()), ..Setup::default() });
    (node(), node())
}

/// The same browser, at another node.
fn at(house: &House, visitor: &Visitor) -> Visitor {
    Visitor { address: house.address, cookie: visitor.cookie.clone() }
}

/// Waits until a line is told that both, or one of them, are there.
fn sees(line: &mut Line, game: &str, white: bool, black: bool) {
    loop {
        let heard = line.hear_of("presence");
        if (&heard["game"], &heard["white"], &heard["black"]) == (&json!(game), &json!(white), &json!(black))
        {
            return;
        }
    }
}

#[test]
fn two_who_sit_at_different_nodes_play_each_other() {
    let (one, other) = two();
    let (mut white, mut black) = (one.visitor(), other.visitor());
    let game = white.make(&json!({ "time": "600+5", "listed": true }));
    let lobby = black.get("/api/lobby").json();
    assert_eq!(lobby["open"][0]["game"], json!(game), "what is made at one node is listed at the other");
    let mut waits = white.line();
    waits.say(&json!({ "is": "watch", "game": game, "from": 0 }));
    assert_eq!(waits.hear_of("state")["status"], "open");
    black.join(&game, "Otter");
    assert_eq!(waits.hear_of("state")["status"], "playing", "who waits is told, wherever the friend joins");
    let mut there = black.line();
    there.say(&json!({ "is": "watch", "game": game, "from": 0 }));
    assert_eq!(there.hear_of("state")["seq"], 1);
    sees(&mut waits, &game, true, true);
    sees(&mut there, &game, true, true);

    waits.say(&act(&new_id(), &game, 1, "decide", "a2-b2=d3"));
    let seen = there.hear_of("event");
    assert_eq!((&seen["seq"], &seen["text"]), (&json!(2), &json!("a2-b2=d3")));
    assert!(seen["clock"].is_object(), "the clock comes with it");
    there.say(&act(&new_id(), &game, 2, "decide", "h4-h3=f4"));
    loop {
        if waits.hear_of("event")["seq"] == 3 {
            break;
        }
    }
    waits.say(&json!({ "is": "greet", "game": game, "word": "good-luck" }));
    assert_eq!(there.hear_of("greet")["word"], "good-luck");

    // White decides and is here, if not at this node; then White goes.
    assert_eq!(black.act(&game, 3, "claim", "").refused().1, Code::OpponentHere);
    drop(waits);
    sees(&mut there, &game, false, true);
    assert_eq!(black.act(&game, 3, "claim", "").status, 200);
    assert_eq!(at(&other, &white).act(&game, 3, "here", "").status, 200, "and comes back at the other node");
    one.end();
    assert_eq!(at(&other, &white).state(&game)["seq"], 5, "what one node kept, the other has");
    other.end();
}

#[test]
fn whoever_signs_out_at_one_node_is_signed_out_at_all() {
    let (one, other) = two();
    let mut ada = one.visitor();
    let made = ada.post("/api/accounts", &json!({ "name": "Ada", "password": "correct horse battery" }));
    assert_eq!(made.status, 200, "{made:?}");
    let mut there = at(&other, &ada);
    assert_eq!(there.get("/api/me").json()["name"], "Ada");
    let mut line = there.line();
    assert_eq!(ada.post("/api/sign-out", &json!({ "everywhere": true })).status / 100, 2);
    assert_eq!(there.get("/api/me").refused().1, Code::NotSignedIn);
    line.closed();
    one.end();
    other.end();
}

#[test]
fn people_are_the_same_at_every_node() {
    let (one, other) = two();
    let password = "correct horse";
    // One name, asked for at both at the same time.
    let nodes = [&one, &other].map(House::visitor);
    let asks =
        nodes.map(|mut visitor| std::thread::spawn(move || (visitor.register("Ada", password), visitor)));
    let mut answers = asks.map(|ask| ask.join().expect("no panic"));
    answers.sort_by_key(|(answer, _)| answer.status);
    let [(made, mut ada), (refused, _)] = answers;
    assert_eq!((made.status, refused.refused()), (200, (409, Code::NameTaken)));
    // A guest of one node signs in at the other, with a game that is watched at the first.
    let mut guest = one.visitor();
    let game = guest.make(&json!({ "time": "3d" }));
    let mut friend = one.visitor();
    friend.join(&game, "Otter");
    let mut there = at(&other, &guest);
    assert_eq!(there.sign_in("ada", password).status, 200);
    assert_eq!(friend.state(&game)["white"]["name"], "Ada");
    assert_eq!(at(&one, &there).act(&game, 1, "decide", "a3-b3").status, 200);
    // Signed out at one node, dead at both, on every socket.
    let mut lines = [at(&one, &there).line(), at(&other, &there).line()];
    assert_eq!(ada.post("/api/sign-out", &json!({ "everywhere": true })).status, 204);
    for line in &mut lines {
        assert_eq!(line.closed(), Some(1008));
    }
    for node in [&one, &other] {
        assert_eq!(at(node, &there).get("/api/me").refused(), (401, Code::NotSignedIn));
    }
    // Who leaves at one node resigns where the friend looks on at the other.
    let mut watching = friend.line();
    watching.watch(&game);
    let mut back = other.visitor();
    assert_eq!(back.sign_in("Ada", password).status, 200);
    assert_eq!(back.delete("/api/me", &json!({ "name": "Ada", "password": password })).status, 204);
    assert_eq!(watching.hear_of("event")["kind"], "resigned");
    one.end();
    other.end();
}
