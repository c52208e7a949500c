//! Accounts: made of guests, opened anywhere, with the games that belong to them.

use jersi_wire::Code;
use serde_json::{Value, json};

use crate::house::{House, Visitor};

const PASSWORD: &str = "correct horse";

fn games(visitor: &mut Visitor) -> Vec<String> {
    let list = visitor.get("/api/me/games").json();
    let mut games: Vec<String> = list["games"]
        .as_array()
        .expect("games")
        .iter()
        .map(|row| row["game"].as_str().expect("a name").to_owned())
        .collect();
    games.sort_unstable();
    games
}

#[test]
fn a_guest_becomes_an_account_and_keeps_the_games() {
    let house = House::open();
    let (mut ada, mut friend, game) = house.game("4.8", "3d");
    let open = ada.make(&json!({ "listed": true }));
    assert_eq!(ada.get("/api/me").json()["kind"], "guest");
    let made = ada.register("  Ada   Lovelace ", PASSWORD);
    assert_eq!(made.status, 200, "{made:?}");
    let me = made.json();
    assert_eq!(
        [&me["name"], &me["kind"], &me["has_password"], &me["devices"]],
        [&json!("Ada Lovelace"), &json!("account"), &json!(true), &json!(1)]
    );
    assert_eq!(ada.get("/api/me").json(), me);
    let club = ada.get("/api/club").json();
    assert_eq!(
        [&club["accounts"], &club["you"], &club["kind"]],
        [&json!(true), &json!("Ada Lovelace"), &json!("account")]
    );
    let mut expected = vec![game.clone(), open.clone()];
    expected.sort_unstable();
    assert_eq!(games(&mut ada), expected);
    let state = friend.state(&game);
    assert_eq!(
        [&state["white"]["name"], &state["white"]["kind"]],
        [&json!("Ada Lovelace"), &json!("account")]
    );
    assert_eq!(state["black"]["kind"], Value::Null, "a guest is not told to be one");
    let lobby = friend.get("/api/lobby").json();
    assert_eq!(lobby["open"][0]["maker_is"], "account");
    assert_eq!(ada.act(&game, 1, "decide", "a3-b3").status, 200);
    // Elsewhere, the same person, after a restart.
    let house = house.again();
    let mut phone = house.visitor();
    let entered = phone.sign_in("ada lovelace", PASSWORD);
    assert_eq!((entered.status, &entered.json()["devices"]), (200, &json!(2)), "{entered:?}");
    assert_eq!(games(&mut phone), expected);
    assert_eq!(phone.state(&game)["white"]["you"], true);
    assert_eq!(phone.register("Another", PASSWORD).refused(), (409, Code::NotNow), "one is enough");
    house.end();
}

#[test]
fn who_never_played_makes_an_account_too() {
    let house = House::open();
    let mut ada = house.visitor();
    assert_eq!(ada.register("Ada", PASSWORD).status, 200);
    assert_eq!(games(&mut ada), [""; 0]);
    let game = ada.make(&json!({ "name": "Somebody Else" }));
    assert_eq!(ada.state(&game)["maker"]["name"], "Ada");
    house.end();
}

#[test]
fn a_name_belongs_to_one() {
    let house = House::open();
    assert_eq!(house.visitor().register("Zoë Heron", PASSWORD).status, 200);
    for name in ["Zoë Heron", "zoe\u{308}heron", " ZOË  HERON ", "Ｚoë Heron"] {
        let mut other = house.visitor();
        let answer = other.register(name, PASSWORD);
        assert_eq!((answer.refused(), answer.header("set-cookie")), ((409, Code::NameTaken), None), "{name}");
    }
    let mut other = house.visitor();
    for (name, password, code) in [
        ("", PASSWORD, Code::BadName),
        ("\u{202e}nada", PASSWORD, Code::BadName),
        (&"x".repeat(25), PASSWORD, Code::BadName),
        ("Ida", "1234567", Code::BadPassword),
        ("Ida", "password", Code::BadPassword),
        ("Ida Heron", "IdaHeron", Code::BadPassword),
        ("Ida", &"x1".repeat(129), Code::BadPassword),
    ] {
        assert_eq!(other.register(name, password).refused(), (422, code), "{name:?} {password:?}");
    }
    assert_eq!(other.cookie, None);
    // A guest may be called like others, an account not.
    let mut guest = house.visitor();
    guest.make(&json!({ "name": "Zoë Heron" }));
    assert_eq!(guest.register("Ida", PASSWORD).status, 200);
    assert_eq!(guest.post("/api/me/name", &json!({ "name": "zoë heron" })).refused(), (409, Code::NameTaken));
    assert_eq!(
        guest.post("/api/me/name", &json!({ "name": "IDA" })).status,
        200,
        "one's own, written otherwise"
    );
    assert_eq!(house.visitor().sign_in("ida", PASSWORD).status, 200);
    assert_eq!(guest.post("/api/me/name", &json!({ "name": "Eve" })).status, 200);
    assert_eq!(house.visitor().sign_in("ida", PASSWORD).refused(), (401, Code::WrongSignIn));
    assert_eq!(house.visitor().sign_in("Eve", PASSWORD).status, 200);
    assert_eq!(house.visitor().register("Ida", PASSWORD).status, 200, "it is free again");
    house.end();
}

#[test]
fn signing_in_takes_the_guests_games_along() {
    let house = House::open();
    let mut ada = house.visitor();
    assert_eq!(ada.register("Ada", PASSWORD).status, 200);
    let old = ada.make(&json!({ "time": "3d" }));
    // On another browser, somebody who has forgotten about that.
    let (mut guest, mut friend, played) = house.game("4.8", "3d");
    let open = guest.make(&json!({ "time": "3d" }));
    let act = crate::house::new_id();
    let body = crate::house::act(&act, &played, 1, "decide", "a3-b3");
    assert_eq!(guest.post(&format!("/api/games/{played}/acts"), &body).status, 200);
    // The same person at both sides of one game.
    let mut both = ada.clone();
    let against = both.make(&json!({ "time": "3d" }));
    guest.join(&against, "Heron");
    let mut second = guest.clone();
    assert_eq!(guest.sign_in("Ada", PASSWORD).status, 200);
    let mut expected = vec![old, played.clone(), open.clone(), against.clone()];
    expected.sort_unstable();
    assert_eq!(games(&mut guest), expected);
    assert_eq!(games(&mut ada), expected, "on every device");
    assert_eq!(friend.state(&played)["white"]["name"], "Ada");
    let state = guest.state(&against);
    assert_eq!([&state["white"]["name"], &state["black"]["name"]], ["Ada", "Heron"], "it stays as it was");
    assert_eq!(
        guest.post(&format!("/api/games/{played}/acts"), &body).json(),
        json!({ "seq": 2 }),
        "the same act again"
    );
    assert_eq!(friend.act(&played, 2, "decide", "i3-h3").status, 200);
    assert_eq!(ada.act(&played, 3, "resign", "").status, 200, "it is hers");
    assert_eq!(guest.act(&open, 0, "abort", "").status, 200);
    assert_eq!(second.get("/api/me").refused(), (401, Code::NotSignedIn), "the guest is gone");
    house.end();
}

#[test]
fn who_signs_in_as_somebody_else_brings_nothing() {
    let house = House::open();
    let mut ada = house.visitor();
    assert_eq!(ada.register("Ada", PASSWORD).status, 200);
    let game = ada.make(&json!({}));
    let mut ida = house.visitor();
    assert_eq!(ida.register("Ida", PASSWORD).status, 200);
    let mut browser = ada.clone();
    assert_eq!(browser.sign_in("Ida", PASSWORD).status, 200);
    assert_eq!(games(&mut browser), [""; 0]);
    assert_eq!(ada.get("/api/me").refused(), (401, Code::NotSignedIn), "this browser was hers");
    assert_eq!(ada.sign_in("Ada", PASSWORD).status, 200);
    assert_eq!(games(&mut ada), [game]);
    house.end();
}

#[test]
fn another_password_signs_the_others_out() {
    let house = House::open();
    let (mut ada, mut phone) = (house.visitor(), house.visitor());
    assert_eq!(ada.register("Ada", PASSWORD).status, 200);
    assert_eq!(phone.sign_in("Ada", PASSWORD).status, 200);
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    for (body, refused) in [
        (change("not it at all", "staple by the lake"), (401, Code::WrongSignIn)),
        (json!({ "new": "staple by the lake" }), (401, Code::WrongSignIn)),
        (change(PASSWORD, "short"), (422, Code::BadPassword)),
    ] {
        assert_eq!(phone.post("/api/me/password", &body).refused(), refused);
    }
    let stolen = phone.clone();
    let changed = phone.post("/api/me/password", &change(PASSWORD, "staple by the lake"));
    assert_eq!((changed.status, &changed.json()["devices"]), (200, &json!(1)), "{changed:?}");
    for mut old in [ada, stolen] {
        assert_eq!(old.get("/api/me").refused(), (401, Code::NotSignedIn));
    }
    assert_eq!(phone.get("/api/me").status, 200);
    assert_eq!(house.visitor().sign_in("Ada", PASSWORD).refused(), (401, Code::WrongSignIn));
    assert_eq!(house.visitor().sign_in("Ada", "staple by the lake").status, 200);
    let (mut guest, _, _) = house.game("4.8", "-");
    assert_eq!(
        guest.post("/api/me/password", &json!({ "new": PASSWORD })).refused(),
        (403, Code::NeedsAccount)
    );
    house.end();
}
