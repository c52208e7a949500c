//! Who somebody is: cookies, names, a second device.

use jersi_wire::Code;
use serde_json::json;

use crate::house::{House, Setup, Visitor, new_id};

#[test]
fn nobody_is_known_before_a_press() {
    let house = House::open();
    let (mut maker, _, game) = house.game("4.8", "-");
    let mut visitor = house.visitor();
    for path in
        ["/", "/api/club", "/api/lobby", &format!("/api/games/{game}"), &format!("/api/games/{game}.jrn")]
    {
        let answer = visitor.get(path);
        assert_eq!((answer.status, answer.header("set-cookie")), (200, None), "{path}");
    }
    let hello = crate::line::Line::open(&visitor).expect("a socket").hear();
    assert_eq!(hello["you"], json!(null));
    for answer in [
        visitor.get("/api/me/games"),
        visitor.post("/api/me/name", &json!({ "name": "B" })),
        visitor.post("/api/me/device", &json!({})),
        visitor.act(&game, 1, "resign", ""),
    ] {
        assert_eq!(answer.refused(), (401, Code::NotSignedIn));
    }
    assert_eq!(maker.get("/api/club").header("set-cookie"), None, "who is known is not told again and again");
    house.end();
}

#[test]
fn a_cookie_is_strict_and_only_its_hash_is_kept() {
    for (url, name, secure) in
        [(None, "jersi=", false), (Some("https://club.example/"), "__Host-jersi=", true)]
    {
        let house = House::with(Setup { public_url: url, ..Setup::default() });
        let mut maker = house.visitor();
        let answer = maker.try_make(&json!({}));
        let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
        let (pair, rest) = cookie.split_once(';').expect("attributes");
        let token = pair.strip_prefix(name).expect("its name");
        assert!(token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()), "256 bits");
        let mut attributes: Vec<&str> = rest.split(';').map(str::trim).collect();
        attributes.retain(|attribute| *attribute != "Secure");
        assert_eq!(attributes, ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=34560000"]);
        assert_eq!(rest.contains("; Secure"), secure);
        assert!(!answer.text.contains(token), "the page itself never sees it");
        let store = house.store();
        let folder = house.end();
        for entry in std::fs::read_dir(folder.path()).expect("a folder") {
            let bytes = std::fs::read(entry.expect("a file").path()).expect("a file");
            assert!(!bytes.windows(64).any(|part| part == token.as_bytes()), "{}", store.display());
        }
    }
}

#[test]
fn a_cookie_that_is_none_of_ours_is_nobody() {
    let house = House::open();
    let (_, _, game) = house.game("4.8", "-");
    for cookie in [
        format!("jersi={}", "0".repeat(64)),
        "jersi=' OR 1=1 --".to_owned(),
        format!("jersi={}", "0".repeat(4000)),
        "jersi".to_owned(),
    ] {
        let mut visitor = Visitor { cookie: Some(cookie.clone()), ..house.visitor() };
        assert_eq!(visitor.get("/api/me/games").refused(), (401, Code::NotSignedIn), "{cookie}");
        assert_eq!(visitor.act(&game, 1, "resign", "").refused(), (401, Code::NotSignedIn), "{cookie}");
        // A browser with the cookie of a store that is gone becomes a guest like any other.
        assert_eq!(visitor.try_make(&json!({})).status, 200, "{cookie}");
        assert_eq!(visitor.get("/api/me/games").status, 200);
    }
    house.end();
}

#[test]
fn somebody_is_called_differently_everywhere() {
    let house = House::open();
    let (mut maker, mut friend, game) = house.game("4.8", "-");
    let renamed = maker.post("/api/me/name", &json!({ "name": "  Quiet   Otter " }));
    assert_eq!(renamed.json(), json!({ "name": "Quiet Otter" }));
    assert_eq!(friend.state(&game)["white"]["name"], "Quiet Otter");
    assert_eq!(friend.get("/api/me/games").json()["games"][0]["white"], "Quiet Otter");
    assert_eq!(maker.get("/api/club").json()["you"], "Quiet Otter");
    for name in ["", "\u{1b}[2J", &"x".repeat(25)] {
        assert_eq!(maker.post("/api/me/name", &json!({ "name": name })).refused(), (422, Code::BadName));
    }
    // Who joins again under another name keeps his own.
    let other = friend.make(&json!({}));
    maker.join(&other, "Somebody Else");
    assert_eq!(friend.state(&other)["black"]["name"], "Quiet Otter");
    house.end();
}

#[test]
fn a_second_device_is_the_same_person_by_a_code_that_works_once() {
    let house = House::open();
    let (mut maker, _, game) = house.game("4.8", "-");
    let code = maker.post("/api/me/device", &json!({})).json();
    let link = code["link"].as_str().expect("a link");
    let (page, secret) = link.split_once("#/club/use/").expect("the code is behind the #");
    assert_eq!(page, format!("http://{}/", house.address));
    assert!(code["qr"].as_str().is_some_and(|qr| qr.contains("<svg")));
    let now =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a clock").as_millis();
    let until = u128::from(code["until"].as_u64().expect("a moment"));
    assert!((now + 500_000..now + 700_000).contains(&until), "ten minutes");
    let mut phone = house.visitor();
    let used = phone.post("/api/me/use", &json!({ "code": secret }));
    assert_eq!(used.json(), json!({ "name": "Heron" }));
    assert_ne!(phone.cookie, maker.cookie, "each browser has a token of its own");
    assert_eq!(phone.state(&game)["white"]["you"], true);
    assert_eq!(phone.act(&game, 1, "decide", "a3-b3").status, 200);
    assert_eq!(maker.state(&game)["seq"], 2, "and the first one is still known");
    for code in [secret, "", "x", &"0".repeat(64), maker.cookie.as_deref().expect("a cookie")] {
        let answer = house.visitor().post("/api/me/use", &json!({ "code": code }));
        assert_eq!((answer.refused(), answer.header("set-cookie")), ((404, Code::BadCode), None), "{code}");
    }
    house.end();
}

#[test]
fn ones_own_games_come_in_the_order_in_which_they_wait() {
    let house = House::open();
    let (mut me, mut friend) = (house.visitor(), house.visitor());
    let open = me.make(&json!({}));
    let mut play = |time: &str, seat: &str| {
        let game = me.make(&json!({ "time": time, "seat": seat }));
        friend.join(&game, "Otter");
        game
    };
    let (slow, quick) = (play("9d", "white"), play("600+5", "white"));
    let theirs = play("3d", "black");
    let over: Vec<String> = (0..3).map(|_| play("3d", "white")).collect();
    for game in &over {
        assert_eq!(me.act(game, 1, "resign", "").status, 200);
    }
    let list = me.get("/api/me/games").json();
    assert_eq!(list["name"], "Heron");
    let games: Vec<&str> = list["games"]
        .as_array()
        .expect("games")
        .iter()
        .map(|row| row["game"].as_str().expect("a name"))
        .collect();
    assert_eq!(games[..4], [&*quick, &*slow, &*theirs, &*open]);
    let mut last: Vec<&str> = games[4..].to_vec();
    last.sort_unstable();
    let mut expected: Vec<&str> = over.iter().map(String::as_str).collect();
    expected.sort_unstable();
    assert_eq!(last, expected);
    assert_eq!(me.get("/api/me/games?after=nonsense").refused(), (400, Code::Malformed));
    assert_eq!(me.get("/api/me/games?after=").refused(), (400, Code::Malformed));
    house.end();
}

#[test]
fn a_long_past_is_read_page_by_page() {
    let house = House::open();
    let (mut me, mut friend) = (house.visitor(), house.visitor());
    let mut played: Vec<String> = (0..53)
        .map(|_| {
            let game = me.make(&json!({ "time": "-" }));
            friend.post(&format!("/api/games/{game}/join"), &json!({ "id": new_id(), "name": "Otter" }));
            assert_eq!(me.act(&game, 1, "resign", "").status, 200);
            game
        })
        .collect();
    let mut read = Vec::new();
    let mut path = "/api/me/games".to_owned();
    loop {
        let page = me.get(&path).json();
        let games = page["games"].as_array().expect("games");
        assert!(games.len() <= 50);
        read.extend(games.iter().map(|row| row["game"].as_str().expect("a name").to_owned()));
        let Some(more) = page["more"].as_str() else { break };
        path = format!("/api/me/games?after={more}");
    }
    played.sort_unstable();
    read.sort_unstable();
    assert_eq!(read, played);
    house.end();
}
