//! Only our own page may change something, and only in the way that pages of other sites cannot.

use jersi_wire::Code;
use serde_json::json;

use crate::house::{House, Request, Setup, Visitor, new_id};
use crate::line::{Asked, Line};

fn posts() -> Vec<(&'static str, serde_json::Value)> {
    let game = "00ff10a0b1c2d3e4f506";
    vec![
        (
            "/api/games",
            json!({ "id": new_id(), "spec": "4.8", "time": "-", "seat": "lot", "listed": true, "name": "A" }),
        ),
        ("/api/games/00ff10a0b1c2d3e4f506/join", json!({ "id": new_id(), "name": "A" })),
        (
            "/api/games/00ff10a0b1c2d3e4f506/acts",
            json!({ "is": "act", "id": new_id(), "game": game, "after": 1, "do": "resign" }),
        ),
        ("/api/accounts", json!({ "name": "Ada", "password": "correct horse" })),
        ("/api/sign-in", json!({ "name": "Ada", "password": "correct horse" })),
        ("/api/sign-out", json!({ "everywhere": true })),
        ("/api/sign-in/passkey", json!({ "ceremony": "0", "credential": {} })),
        ("/api/me/passkeys", json!({ "ceremony": "0", "credential": {} })),
        ("/api/me/passkeys/begin", json!({ "name": "Ada" })),
        ("/api/me/password", json!({ "new": "correct horse" })),
        ("/api/me/name", json!({ "name": "B" })),
        ("/api/me/device", json!({})),
        ("/api/me/use", json!({ "code": "0".repeat(64) })),
    ]
}

/// A request whose headers were changed.
fn changed(
    visitor: &Visitor,
    path: &str,
    body: &serde_json::Value,
    headers: &[(&'static str, &str)],
) -> Request {
    let mut request = visitor.request("POST", path, Some(body));
    for (name, value) in headers {
        request.headers.retain(|(there, _)| !there.eq_ignore_ascii_case(name));
        if !value.is_empty() {
            request.headers.push((name, (*value).to_owned()));
        }
    }
    request
}

#[test]
fn a_page_from_elsewhere_changes_nothing() {
    let house = House::open();
    let (known, _, _) = house.game("4.8", "-");
    for (path, body) in posts() {
        for mut visitor in [house.visitor(), known.clone()] {
            for headers in [
                &[("Origin", "https://evil.example"), ("Sec-Fetch-Site", "")][..],
                &[("Origin", "http://127.0.0.1:1"), ("Sec-Fetch-Site", "same-site")],
                // Another port of this machine gets the same cookies.
                &[("Origin", "http://127.0.0.1:1"), ("Sec-Fetch-Site", "")],
                &[("Origin", "null"), ("Sec-Fetch-Site", "")],
                &[("Origin", ""), ("Sec-Fetch-Site", "")],
                &[("Origin", ""), ("Sec-Fetch-Site", "none")],
                &[("Sec-Fetch-Site", "cross-site")],
                &[("Sec-Fetch-Site", "same-site")],
                &[("X-Jersi", "")],
                &[("X-Jersi", "2")],
            ] {
                let answer = visitor.send(&changed(&visitor, path, &body, headers));
                assert_eq!(answer.refused(), (403, Code::ForbiddenOrigin), "{path} {headers:?}");
                assert!(
                    answer.header("set-cookie").is_none()
                        && answer.header("access-control-allow-origin").is_none()
                );
            }
            // Twice is not once.
            let mut request = visitor.request("POST", path, Some(&body));
            request.headers.push(("Origin", "https://evil.example".to_owned()));
            assert_eq!(visitor.send(&request).refused(), (403, Code::ForbiddenOrigin));
        }
        // What a foreign page would have to ask first is not answered as it would like.
        let mut visitor = house.visitor();
        let mut request = visitor.request("OPTIONS", path, None);
        request.headers.push(("Origin", "https://evil.example".to_owned()));
        request.headers.push(("Access-Control-Request-Method", "POST".to_owned()));
        assert_eq!(visitor.send(&request).refused(), (403, Code::ForbiddenOrigin));
    }
    house.end();
}

#[test]
fn our_own_page_is_known_by_either_sign() {
    let house = House::open();
    let mut visitor = house.visitor();
    let body =
        || json!({ "id": new_id(), "spec": "4.8", "time": "-", "seat": "lot", "listed": true, "name": "A" });
    for headers in [&[("Sec-Fetch-Site", "")][..], &[("Origin", "")], &[]] {
        let request = changed(&visitor, "/api/games", &body(), headers);
        assert_eq!(visitor.send(&request).status, 200, "{headers:?}");
    }
    house.end();
    let house = House::with(Setup { public_url: Some("https://club.example"), ..Setup::default() });
    let mut visitor = house.visitor();
    // A proxy asks under our own name, or hands on the public one.
    for (host, origin) in [
        (house.address.to_string(), "https://club.example"),
        ("club.example".to_owned(), "https://club.example"),
        (house.address.to_string(), &*format!("http://{}", house.address)),
    ] {
        let request = changed(&visitor, "/api/games", &body(), &[("Host", &host), ("Origin", origin)]);
        assert_eq!(visitor.send(&request).status, 200, "{host} {origin}");
    }
    let request =
        changed(&visitor, "/api/games", &body(), &[("Origin", "https://club.example.evil.example")]);
    assert_eq!(visitor.send(&request).refused(), (403, Code::ForbiddenOrigin));
    house.end();
}

#[test]
fn bodies_are_json_and_short() {
    let house = House::open();
    let (mut visitor, _, _) = house.game("4.8", "-");
    let body = json!({ "name": "B" });
    for kind in ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp"] {
        let request = changed(&visitor, "/api/me/name", &body, &[("Content-Type", kind)]);
        assert_eq!(visitor.send(&request).refused(), (400, Code::Malformed), "{kind}");
    }
    let request =
        changed(&visitor, "/api/me/name", &body, &[("Content-Type", "Application/JSON; charset=utf-8")]);
    assert_eq!(visitor.send(&request).status, 200);
    for text in ["", "{", "[]", "{\"name\":1}", "{\"name\":\"B\",\"more\":1}", "\u{0}", "null"] {
        let mut request = visitor.request("POST", "/api/me/name", Some(&body));
        request.body = text.to_owned();
        assert_eq!(visitor.send(&request).refused(), (400, Code::Malformed), "{text:?}");
    }
    let long = json!({ "name": "x".repeat(17_000) });
    for (path, _) in posts().into_iter().filter(|(path, _)| !path.ends_with("device")) {
        assert_eq!(visitor.post(path, &long).refused(), (413, Code::TooLarge), "{path}");
    }
    // Without a length it is counted while it is read.
    let mut request = visitor.request("POST", "/api/me/name", Some(&body));
    request.headers.push(("Transfer-Encoding", "chunked".to_owned()));
    request.body = format!("{:x}\r\n{}\r\n0\r\n\r\n", 17_000, "x".repeat(17_000));
    assert_eq!(visitor.send(&request).refused(), (413, Code::TooLarge));
    house.end();
}

#[test]
fn a_socket_is_for_our_own_page() {
    let house = House::open();
    let (known, _, _) = house.game("4.8", "-");
    let ours = format!("http://{}", house.address);
    for visitor in [house.visitor(), known] {
        let ask = |origin: Option<&str>, protocol| {
            let asked = Asked { origin: origin.map(str::to_owned), protocol, bearer: None };
            Line::ask(&visitor, &asked).map(|_| ())
        };
        for origin in [None, Some("https://evil.example"), Some("null"), Some("http://127.0.0.1:1")] {
            assert_eq!(ask(origin, Some("jersi.1")), Err(403), "{origin:?}");
        }
        for protocol in [None, Some("jersi.0"), Some("chat")] {
            assert_eq!(ask(Some(&ours), protocol), Err(400), "{protocol:?}");
        }
        assert_eq!(ask(Some(&ours), Some("chat, jersi.1")), Ok(()));
    }
    // A request that wants no socket.
    let mut visitor = house.visitor();
    let mut request = visitor.request("GET", "/api/live", None);
    request.headers.push(("Origin", ours));
    assert_eq!(visitor.send(&request).refused(), (400, Code::Malformed));
    house.end();
}
