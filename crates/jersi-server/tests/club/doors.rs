//! What does not open an account: guesses, old tokens, tokens that somebody else has planted.

use jersi_server::ClubLimits;
use jersi_wire::Code;
use serde_json::json;

use crate::house::{House, Setup};
use crate::line::Line;

const PASSWORD: &str = "correct horse";

#[test]
fn nobody_learns_whether_a_name_exists() {
    let house = House::open();
    assert_eq!(house.visitor().register("Ada", PASSWORD).status, 200);
    let mut told = Vec::new();
    for name in ["Ada", "Nobody", "", "\u{202e}"] {
        let before = house.club.passwords_hashed();
        let answer = house.visitor().sign_in(name, "wrong horse");
        // The same words, the same headers, the same work.
        let head: Vec<String> = answer
            .head
            .lines()
            .filter(|line| !["date", "x-request-id"].iter().any(|name| line.to_lowercase().starts_with(name)))
            .map(str::to_owned)
            .collect();
        told.push((answer.status, head, answer.text.clone(), house.club.passwords_hashed() - before));
    }
    assert_eq!((told[0].0, told[0].3), (401, 1));
    assert!(told[0].2.contains("wrong-sign-in"));
    for other in &told[1..] {
        assert_eq!(*other, told[0]);
    }
    house.end();
}

#[test]
fn guessing_is_slow() {
    // So few that none comes back while the test runs.
    let club = ClubLimits { tries: 1, knocks: 4, ..ClubLimits::crowd() };
    let house = House::with(Setup { club, ..Setup::default() });
    let mut visitor = house.visitor();
    assert_eq!(visitor.register("Ada", PASSWORD).status, 200);
    assert_eq!(house.visitor().sign_in("Ada", "wrong horse").refused(), (401, Code::WrongSignIn));
    let hashed = house.club.passwords_hashed();
    assert_eq!(
        house.visitor().sign_in("ADA", PASSWORD).refused(),
        (429, Code::TooMany),
        "even the right one"
    );
    assert_eq!(house.club.passwords_hashed(), hashed, "what is refused costs nothing");
    assert_eq!(house.visitor().sign_in("Nobody", "wrong horse").refused(), (401, Code::WrongSignIn));
    for answer in
        [house.visitor().sign_in("Other", "wrong horse"), house.visitor().register("Other", PASSWORD)]
    {
        assert_eq!(answer.refused(), (429, Code::TooMany), "a household has tried enough");
    }
    assert_eq!(house.club.passwords_hashed(), hashed + 1);
    house.end();
}

#[test]
fn the_hundred_and_first_wrong_try_is_not_looked_at_wherever_it_comes_from() {
    let house = House::with(Setup { trusted_proxy: true, ..Setup::default() });
    assert_eq!(house.visitor().register("Ada", PASSWORD).status, 200);
    let from = |n: usize, password: &str| {
        let mut visitor = house.visitor();
        let body = json!({ "name": "Ada", "password": password });
        let mut request = visitor.request("POST", "/api/sign-in", Some(&body));
        request.headers.push(("X-Forwarded-For", format!("203.0.113.{n}")));
        visitor.send(&request)
    };
    // Most of them on another node.
    let elsewhere = jersi_server::runtime(false).expect("a runtime");
    for _ in 0..97 {
        elsewhere.block_on(house.club.store().try_door("ada")).expect("counted");
    }
    assert_eq!(from(1, "wrong horse").refused(), (401, Code::WrongSignIn));
    assert_eq!(from(2, PASSWORD).status, 200, "a right one counts for nothing");
    for n in [3, 4] {
        assert_eq!(from(n, "wrong horse").refused(), (401, Code::WrongSignIn));
    }
    let hashed = house.club.passwords_hashed();
    assert_eq!(from(5, "wrong horse").refused(), (429, Code::TooMany));
    assert_eq!(from(6, PASSWORD).refused(), (429, Code::TooMany));
    assert_eq!(house.club.passwords_hashed(), hashed);
    // Other names are not concerned, and a restart forgets nothing.
    let house = house.again();
    assert_eq!(house.visitor().sign_in("Ada", PASSWORD).refused(), (429, Code::TooMany));
    assert_eq!(house.visitor().sign_in("Ida", PASSWORD).refused(), (401, Code::WrongSignIn));
    house.end();
}

#[test]
fn a_planted_token_opens_nothing() {
    let house = House::open();
    // Somebody makes a guest, and has the victim's browser show its token; a second device of the same guest is his own.
    let (mut planted, _, game) = house.game("4.8", "3d");
    let code = planted.post("/api/me/device", &json!({})).json()["link"].as_str().expect("a link").to_owned();
    let code = code.rsplit('/').next().expect("a code").to_owned();
    let mut attacker = house.visitor();
    assert_eq!(attacker.post("/api/me/use", &json!({ "code": code })).status, 200);
    let spare =
        attacker.post("/api/me/device", &json!({})).json()["link"].as_str().expect("a link").to_owned();
    let spare = spare.rsplit('/').next().expect("a code").to_owned();
    let mut victim = planted.clone();
    assert_eq!(victim.register("Ada", PASSWORD).status, 200);
    assert_ne!(victim.cookie, planted.cookie);
    for mut old in [planted.clone(), attacker.clone()] {
        assert_eq!(old.get("/api/me").refused(), (401, Code::NotSignedIn));
        assert_eq!(old.act(&game, 1, "resign", "").refused(), (401, Code::NotSignedIn));
    }
    assert_eq!(
        house.visitor().post("/api/me/use", &json!({ "code": spare })).refused(),
        (404, Code::BadCode)
    );
    // The same with an account that is opened.
    let mut guest = house.visitor();
    guest.make(&json!({}));
    let mut browser = guest.clone();
    assert_eq!(browser.sign_in("Ada", PASSWORD).status, 200);
    assert_eq!(guest.get("/api/me").refused(), (401, Code::NotSignedIn));
    let mut same = browser.clone();
    assert_eq!(same.sign_in("Ada", PASSWORD).status, 200);
    assert_eq!(browser.get("/api/me").refused(), (401, Code::NotSignedIn), "each opening has its own");
    house.end();
}

#[test]
fn what_was_signed_out_is_dead_at_once_and_on_every_socket() {
    let house = House::open();
    let (mut ada, mut friend, game) = house.game("4.8", "3d");
    assert_eq!(ada.register("Ada", PASSWORD).status, 200);
    let mut phone = house.visitor();
    assert_eq!(phone.sign_in("Ada", PASSWORD).status, 200);
    let mut here = ada.line();
    here.watch(&game);
    let mut there = phone.line();
    let stolen = ada.clone();
    let out = ada.post("/api/sign-out", &json!({ "everywhere": false }));
    assert_eq!(out.status, 204, "{out:?}");
    let cookie = out.header("set-cookie").expect("it is taken away");
    assert!(cookie.starts_with("jersi=; ") && cookie.contains("Max-Age=0"), "{cookie}");
    assert_eq!(here.closed(), Some(1008));
    let mut thief = stolen.clone();
    assert_eq!(thief.get("/api/me").refused(), (401, Code::NotSignedIn));
    assert_eq!(thief.get("/api/me/export").refused(), (401, Code::NotSignedIn));
    assert_eq!(thief.act(&game, 1, "resign", "").refused(), (401, Code::NotSignedIn));
    assert_eq!(
        thief.post("/api/sign-out", &json!({ "everywhere": true })).refused(),
        (401, Code::NotSignedIn)
    );
    let hello = Line::open(&stolen).expect("anybody may watch").hear();
    assert_eq!(hello["you"], json!(null));
    assert_eq!(
        there.heard_so_far().iter().filter(|said| said["is"] == "bye").count(),
        0,
        "the other device goes on"
    );
    // Everywhere.
    assert_eq!(ada.sign_in("Ada", PASSWORD).status, 200);
    let mut here = ada.line();
    assert_eq!(ada.post("/api/sign-out", &json!({ "everywhere": true })).status, 204);
    assert_eq!((here.closed(), there.closed()), (Some(1008), Some(1008)));
    assert_eq!(phone.get("/api/me").refused(), (401, Code::NotSignedIn));
    assert_eq!(friend.state(&game)["status"], "playing");
    assert_eq!(
        house.visitor().post("/api/sign-out", &json!({ "everywhere": true })).refused(),
        (401, Code::NotSignedIn)
    );
    house.end();
}

#[test]
fn who_was_shown_the_door_comes_in_no_more() {
    let house = House::open();
    let (mut ada, mut friend, game) = house.game("4.8", "3d");
    assert_eq!(ada.register("Ada", PASSWORD).status, 200);
    let mut line = ada.line();
    // Past the running server, as `jersi admin` does it.
    let beside = jersi_server::runtime(false).expect("a runtime");
    let mut admin = beside.block_on(jersi_store::Admin::open(&house.store())).expect("the store");
    beside.block_on(admin.ban("ada")).expect("shown the door");
    assert_eq!(ada.get("/api/me").refused(), (401, Code::NotSignedIn));
    assert_eq!(line.closed(), Some(1008));
    assert_eq!(house.visitor().sign_in("Ada", PASSWORD).refused(), (403, Code::Banned));
    let wrong = house.visitor().sign_in("Ada", "wrong horse");
    assert_eq!(wrong.refused(), (401, Code::WrongSignIn), "who guesses learns nothing");
    assert_eq!(friend.state(&game)["status"], "playing", "it goes on by the clock");
    assert_eq!(house.visitor().register("Ada", PASSWORD).refused(), (409, Code::NameTaken));
    beside.block_on(admin.let_in("ada")).expect("let in again");
    assert_eq!(ada.sign_in("Ada", PASSWORD).status, 200);
    // Another name, by who runs the club.
    beside.block_on(admin.rename("ADA", "Ida Heron")).expect("renamed");
    assert_eq!(friend.state(&game)["white"]["name"], "Ida Heron");
    assert_eq!(house.visitor().sign_in("Ada", PASSWORD).refused(), (401, Code::WrongSignIn));
    assert_eq!(ada.get("/api/me").json()["name"], "Ida Heron");
    for (name, new) in [("Nobody", "Somebody"), ("Ida Heron", "\u{202e}")] {
        assert!(beside.block_on(admin.rename(name, new)).is_err());
    }
    house.end();
}
