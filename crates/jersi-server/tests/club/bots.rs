//! Bots: known by a token in a header, and by nothing else.

use jersi_store::Admin;
use jersi_wire::Code;
use serde_json::{Value, json};

use crate::house::{Answer, House, Request, Visitor, act, new_id};
use crate::line::{Asked, Line};

/// A bot of this name, made past the server; its token.
fn token(house: &House, name: &str) -> String {
    admin(house, async |mut admin| admin.bot(name).await.expect("a token").0)
}

fn admin<T>(house: &House, deed: impl AsyncFnOnce(Admin) -> T) -> T {
    let runtime = jersi_server::runtime(false).expect("a runtime");
    runtime.block_on(async { deed(Admin::open(&house.store()).await.expect("a store")).await })
}

/// A request as a bot sends it: a token, and nothing that only pages say.
fn request(house: &House, token: &str, method: &'static str, path: &str, body: Option<&Value>) -> Request {
    let mut request = house.visitor().request("GET", path, body);
    request.method = method;
    request.headers.push(("Authorization", format!("Bearer {token}")));
    request
}

fn ask(house: &House, token: &str, method: &'static str, path: &str, body: Option<&Value>) -> Answer {
    house.visitor().send(&request(house, token, method, path, body))
}

fn game(listed: bool) -> Value {
    json!({ "id": new_id(), "spec": "4.8", "time": "600+5", "seat": "white", "listed": listed })
}

fn socket(visitor: &Visitor, token: Option<&str>, origin: Option<String>) -> Result<Line, u16> {
    let asked = Asked { origin, protocol: Some("jersi.1"), bearer: token.map(str::to_owned) };
    Line::ask(visitor, &asked)
}

#[test]
fn a_bot_plays_by_its_token_alone() {
    let house = House::open();
    let token = token(&house, "Stone");
    let club = ask(&house, &token, "GET", "/api/club", None);
    assert_eq!((&club.json()["you"], &club.json()["kind"]), (&json!("Stone"), &json!("bot")));
    let made = ask(&house, &token, "POST", "/api/games", Some(&game(true)));
    assert_eq!((made.status, made.header("set-cookie")), (200, None), "{made:?}");
    let id = made.json()["game"].as_str().expect("a name").to_owned();
    let mut friend = house.visitor();
    friend.join(&id, "Otter");
    let mut line = socket(&house.visitor(), Some(&token), None).expect("a socket");
    assert_eq!(line.hear()["you"], "Stone");
    let state = line.watch(&id);
    assert_eq!(state["white"]["you"], true);
    line.say(&act(&new_id(), &id, 1, "decide", "M:e5"));
    assert_eq!(line.hear_of("done")["seq"], 2);
    friend.act(&id, 2, "decide", "M:d4");
    let played = ask(
        &house,
        &token,
        "POST",
        &format!("/api/games/{id}/acts"),
        Some(&act(&new_id(), &id, 3, "resign", "")),
    );
    assert_eq!(played.status, 200, "{played:?}");
    for path in ["/api/me/games", "/api/lobby", &format!("/api/games/{id}"), &format!("/api/games/{id}.jrn")]
    {
        let answer = ask(&house, &token, "GET", path, None);
        assert_eq!((answer.status, answer.header("set-cookie")), (200, None), "{path}: a bot has no cookie");
    }
    house.end();
}

#[test]
fn tokens_of_one_sort_are_nothing_of_another() {
    let house = House::open();
    let bot = token(&house, "Stone");
    let (mut person, _, id) = house.game("4.8", "-");
    let cookie = person.cookie.clone().expect("a cookie");
    let cookie = cookie.split_once('=').expect("a value").1.to_owned();
    // A cookie as a bot's token, a token that nobody gave.
    for wrong in [cookie.as_str(), &"0".repeat(64)] {
        for path in ["/api/club", "/api/lobby", "/api/me/games", &format!("/api/games/{id}"), "/api/no"] {
            let refused = ask(&house, wrong, "GET", path, None).refused();
            assert_eq!(refused, (401, Code::NotSignedIn), "{path}");
        }
        let made = ask(&house, wrong, "POST", "/api/games", Some(&game(false)));
        assert_eq!(made.refused(), (401, Code::NotSignedIn), "no guest comes of it");
        assert_eq!(socket(&house.visitor(), Some(wrong), None).map(|_| ()), Err(401));
    }
    // A bot's token as a cookie is nobody.
    let mut thief = house.visitor();
    thief.cookie = Some(format!("jersi={bot}"));
    assert_eq!(thief.get("/api/me/games").refused(), (401, Code::NotSignedIn));
    assert_eq!(thief.get("/api/club").json()["you"], json!(null));
    // Both at once are neither, and so is what is no token, or two of them.
    let mut both = request(&house, &bot, "GET", "/api/club", None);
    both.headers.push(("Cookie", format!("jersi={cookie}")));
    assert_eq!(person.send(&both).refused(), (400, Code::Malformed));
    let mut twice = request(&house, &bot, "GET", "/api/club", None);
    twice.headers.push(("Authorization", format!("Bearer {bot}")));
    assert_eq!(person.send(&twice).refused(), (400, Code::Malformed));
    for broken in ["", "00", &bot.to_uppercase(), &format!("{bot}0")] {
        let refused = ask(&house, broken, "GET", "/api/club", None).refused();
        assert_eq!(refused, (400, Code::Malformed), "{broken}");
    }
    assert_eq!(socket(&person, Some(&bot), None).map(|_| ()), Err(400), "a cookie and a token");
    house.end();
}

#[test]
fn a_token_is_good_until_it_is_taken_away() {
    let house = House::open();
    let first = token(&house, "Stone");
    let second = token(&house, "  stone ");
    assert_eq!(ask(&house, &first, "GET", "/api/club", None).refused(), (401, Code::NotSignedIn));
    assert_eq!(ask(&house, &second, "GET", "/api/club", None).json()["you"], "Stone");
    assert!(admin(&house, async |mut admin| admin.bot("\u{202e}").await.is_err()));
    assert!(admin(&house, async |mut admin| admin.revoke("Reed").await.is_err()));
    admin(&house, async |mut admin| admin.revoke("STONE").await.expect("taken away"));
    assert_eq!(ask(&house, &second, "GET", "/api/club", None).refused(), (401, Code::NotSignedIn));
    // Only hashes are kept.
    let folder = house.end();
    for entry in std::fs::read_dir(folder.path()).expect("a folder") {
        let bytes = std::fs::read(entry.expect("a file").path()).expect("a file");
        for token in [&first, &second] {
            assert!(!bytes.windows(64).any(|part| part == token.as_bytes()));
        }
    }
}

#[test]
fn a_socket_ends_with_its_token() {
    let mut setup = crate::house::Setup::default();
    setup.club.ping = std::time::Duration::from_millis(50);
    let house = House::with(setup);
    let token = token(&house, "Stone");
    let mut line = socket(&house.visitor(), Some(&token), None).expect("a socket");
    assert_eq!(line.hear()["you"], "Stone");
    admin(&house, async |mut admin| admin.revoke("Stone").await.expect("taken away"));
    assert_eq!(line.closed(), Some(1008));
    house.end();
}

#[test]
fn a_bot_comes_from_no_page_and_changes_nothing_but_games() {
    let house = House::open();
    let token = token(&house, "Stone");
    for (name, value) in [
        ("Origin", "https://evil.example"),
        ("Origin", "null"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "none"),
    ] {
        for (method, path, body) in
            [("GET", "/api/me/games", None), ("POST", "/api/games", Some(game(false)))]
        {
            let mut request = request(&house, &token, method, path, body.as_ref());
            request.headers.push((name, value.to_owned()));
            let answer = house.visitor().send(&request);
            assert_eq!(answer.refused(), (403, Code::ForbiddenOrigin), "{name} {value}");
            assert!(answer.header("access-control-allow-origin").is_none());
        }
        if name == "Origin" {
            let opened = socket(&house.visitor(), Some(&token), Some(value.to_owned()));
            assert_eq!(opened.map(|_| ()), Err(403));
        }
    }
    // What a page elsewhere would have to ask first is not answered as it would like.
    let mut asked = house.visitor().request("OPTIONS", "/api/games", None);
    asked.headers.push(("Origin", "https://evil.example".to_owned()));
    asked.headers.push(("Access-Control-Request-Headers", "authorization".to_owned()));
    let answer = house.visitor().send(&asked);
    assert_eq!(answer.refused(), (403, Code::ForbiddenOrigin));
    // What belongs to browsers and people.
    for (path, body) in [
        ("/api/me/name", json!({ "name": "Rock" })),
        ("/api/me/device", json!({})),
        ("/api/me/use", json!({ "code": "0".repeat(64) })),
        ("/api/gamesmanship", json!({})),
    ] {
        let answer = ask(&house, &token, "POST", path, Some(&body));
        assert_eq!(answer.refused().1, Code::NeedsAccount, "{path}");
        assert!(answer.header("set-cookie").is_none());
    }
    house.end();
}

#[test]
fn a_proxy_may_have_a_password_of_its_own() {
    let house = House::open();
    let (mut person, _, _) = house.game("4.8", "-");
    let mut request = person.request("GET", "/api/me/games", None);
    request.headers.push(("Authorization", "Basic dXNlcjpwYXNz".to_owned()));
    assert_eq!(person.send(&request).status, 200);
    house.end();
}
