//! Everything that is mine, and nothing of it any more.

use jersi_wire::Code;
use serde_json::json;

use crate::house::House;

const PASSWORD: &str = "correct horse";

#[test]
fn an_export_is_all_that_is_mine_and_nothing_else() {
    let house = House::open();
    let (mut ada, mut friend, game) = house.game("4.8", "3d");
    assert_eq!(ada.register("Ada", PASSWORD).status, 200);
    assert_eq!(ada.act(&game, 1, "decide", "a3-b3").status, 200);
    house.game("2.0", "-");
    let export = ada.get("/api/me/export");
    assert_eq!(export.header("content-disposition"), Some("attachment; filename=\"jersi.json\""));
    let all = export.json();
    assert_eq!(all["me"], ada.get("/api/me").json());
    let games = all["games"].as_array().expect("games");
    assert_eq!(games.len(), 1);
    assert!(
        games[0].as_str().expect("a record").contains("a3-b3")
            && games[0].as_str().is_some_and(|jrn| jrn.contains("Ada"))
    );
    assert!(
        !export.text.contains("argon2") && !export.text.contains(ada.cookie.as_deref().expect("a cookie"))
    );
    let others = friend.get("/api/me/export").json();
    assert_eq!([&others["me"]["name"], &others["me"]["kind"]], ["Otter", "guest"], "a guest's own");
    assert_eq!(house.visitor().get("/api/me/export").refused(), (401, Code::NotSignedIn));
    house.end();
}

#[test]
fn who_leaves_leaves_only_the_games() {
    let house = House::open();
    let (mut ada, mut friend, played) = house.game("4.8", "3d");
    let open = ada.make(&json!({ "listed": true }));
    let over = ada.make(&json!({ "time": "-" }));
    friend.join(&over, "Otter");
    assert_eq!(ada.act(&over, 1, "resign", "").status, 200);
    assert_eq!(ada.register("Ada", PASSWORD).status, 200);
    let mut phone = house.visitor();
    assert_eq!(phone.sign_in("Ada", PASSWORD).status, 200);
    let mut watching = friend.line();
    watching.watch(&played);
    let mut socket = phone.line();
    for (body, refused) in [
        (json!({ "name": "Ada" }), (401, Code::WrongSignIn)),
        (json!({ "name": "Ada", "password": "wrong horse" }), (401, Code::WrongSignIn)),
        (json!({ "name": "Otter", "password": PASSWORD }), (422, Code::BadName)),
    ] {
        assert_eq!(ada.delete("/api/me", &body).refused(), refused, "{body}");
    }
    // Somebody else's name and password delete nobody.
    let theirs = json!({ "name": "Ada", "password": PASSWORD });
    assert_eq!(friend.delete("/api/me", &theirs).refused(), (422, Code::BadName));
    assert_eq!(house.visitor().delete("/api/me", &theirs).refused(), (401, Code::NotSignedIn));
    // Nor does a page from elsewhere.
    for header in [("Origin", "https://evil.example"), ("X-Jersi", "")] {
        let mut request = ada.request("DELETE", "/api/me", Some(&theirs));
        request.headers.retain(|(name, _)| *name != header.0);
        request.headers.push((header.0, header.1.to_owned()));
        assert_eq!(ada.send(&request).refused(), (403, Code::ForbiddenOrigin));
    }
    let gone = ada.delete("/api/me", &json!({ "name": "ada", "password": PASSWORD }));
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(watching.hear_of("event")["kind"], "resigned");
    assert_eq!(socket.closed(), Some(1008));
    for mut old in [ada, phone] {
        assert_eq!(old.get("/api/me").refused(), (401, Code::NotSignedIn));
    }
    assert_eq!(house.visitor().sign_in("Ada", PASSWORD).refused(), (401, Code::WrongSignIn));
    for game in [&played, &over] {
        let state = friend.state(game);
        assert_eq!(
            [&state["status"], &state["white"]["name"], &state["white"]["kind"]],
            ["over", "", "gone"]
        );
        assert!(!friend.get(&format!("/api/games/{game}.jrn")).text.contains("Ada"));
    }
    let row = friend.get("/api/me/games").json()["games"][0].clone();
    assert_eq!([&row["white"], &row["white_is"]], ["", "gone"]);
    assert_eq!(friend.state(&open)["status"], "over");
    assert_eq!(house.visitor().register("Ada", PASSWORD).status, 200, "the name is free");
    let folder = house.end();
    let bytes = std::fs::read(folder.path().join("club.db")).expect("a file");
    assert!(!bytes.is_empty());
}

#[test]
fn a_guest_may_leave_too() {
    let house = House::open();
    let (mut guest, mut friend, game) = house.game("4.8", "-");
    assert_eq!(guest.delete("/api/me", &json!({ "name": "Heron" })).status, 204);
    assert_eq!(guest.get("/api/me").refused(), (401, Code::NotSignedIn));
    assert_eq!(friend.state(&game)["status"], "over");
    house.end();
}
