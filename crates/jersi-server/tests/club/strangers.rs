//! Nobody acts where they do not belong: every act, by everybody who may not, over HTTP and over the socket.

use jersi_club::Act;
use jersi_wire::Code;
use serde_json::{Value, json};

use crate::house::{House, Visitor, act, new_id};

/// A game that is open, one that is played, and one that is over.
fn games(house: &House) -> (Visitor, Visitor, [String; 3]) {
    let (mut maker, mut friend, playing) = house.game("4.8", "600+5");
    let open = maker.make(&json!({}));
    let over = maker.make(&json!({ "seat": "white" }));
    friend.join(&over, "Otter");
    assert_eq!(maker.act(&over, 1, "resign", "").status, 200);
    (maker, friend, [open, playing, over])
}

fn text_of(word: &str) -> &'static str {
    if word == "decide" { "a3-b3" } else { "" }
}

#[test]
fn every_act_of_every_stranger_is_refused() {
    let house = House::open();
    let (_, _, games) = games(&house);
    let mut guest = house.visitor();
    guest.make(&json!({ "name": "Stranger" }));
    let (mut nobody_line, mut guest_line) = (house.visitor().line(), guest.line());
    for game in &games {
        let before = guest.state(game);
        // Watching is no seat.
        nobody_line.watch(game);
        guest_line.watch(game);
        for word in Act::WORDS {
            for after in [0, 1, 2] {
                let text = text_of(word);
                assert_eq!(house.visitor().act(game, after, word, text).refused(), (401, Code::NotSignedIn));
                assert_eq!(
                    guest.act(game, after, word, text).refused(),
                    (403, Code::NotSeated),
                    "{word} {after}"
                );
                let id = new_id();
                nobody_line.say(&act(&id, game, after, word, text));
                let refused = nobody_line.hear_of("refused");
                assert_eq!((&refused["code"], &refused["id"]), (&json!("not-signed-in"), &json!(id)));
                let id = new_id();
                guest_line.say(&act(&id, game, after, word, text));
                let refused = guest_line.hear_of("refused");
                assert_eq!((&refused["code"], &refused["id"]), (&json!("not-seated"), &json!(id)));
            }
        }
        assert_eq!(stands(&guest.state(game)), stands(&before));
    }
    let nowhere = "00ff10a0b1c2d3e4f506";
    for word in Act::WORDS {
        assert_eq!(guest.act(nowhere, 1, word, text_of(word)).refused(), (404, Code::NoSuchGame), "{word}");
    }
    house.end();
}

/// What a game comes to, without who is looking.
fn stands(state: &Value) -> (Value, Value, Value) {
    (state["status"].clone(), state["seq"].clone(), state["events"].clone())
}

#[test]
fn the_seated_do_one_thing_at_a_time_and_in_their_turn() {
    let house = House::open();
    let (mut white, mut black, [_, game, over]) = games(&house);
    assert_eq!(black.act(&game, 1, "decide", "i3-h3").refused(), (409, Code::NotYourTurn));
    assert_eq!(white.act(&game, 0, "decide", "a3-b3").refused(), (409, Code::Stale));
    for text in ["a3-i3", "", "nonsense", "a3-b3 i3-h3", "1. a3-b3"] {
        assert_eq!(white.act(&game, 1, "decide", text).refused(), (422, Code::Illegal), "{text}");
    }
    assert_eq!(white.act(&game, 1, "decide", "a3-b3").status, 200);
    assert_eq!(white.act(&game, 1, "decide", "a3-b3").refused(), (409, Code::Stale), "another act");
    assert_eq!(black.act(&game, 2, "accept-draw", "").refused(), (409, Code::Stale), "nothing is offered");
    assert_eq!(white.act(&game, 2, "offer-draw", "").status, 200);
    assert_eq!(white.act(&game, 3, "accept-draw", "").refused(), (409, Code::NotNow), "his own offer");
    assert_eq!(white.act(&game, 2, "rematch", "").refused(), (409, Code::NotOver));
    for word in Act::WORDS.into_iter().filter(|word| *word != "rematch") {
        assert_eq!(black.act(&over, 1, word, text_of(word)).refused(), (409, Code::GameOver), "{word}");
    }
    // An act for one game that is sent to another.
    let body = act(&new_id(), &over, 1, "resign", "");
    assert_eq!(white.post(&format!("/api/games/{game}/acts"), &body).refused(), (400, Code::Malformed));
    let watch = json!({ "is": "watch", "game": game, "from": 0 });
    assert_eq!(white.post(&format!("/api/games/{game}/acts"), &watch).refused(), (400, Code::Malformed));
    house.end();
}
