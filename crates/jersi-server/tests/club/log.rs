//! Nothing secret is logged: the test reads what is.

use std::fmt::{Debug, Write as _};
use std::sync::{Mutex, Once};

use serde_json::json;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::house::{House, new_id};

static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Notes all that our crates log in this process, as finely as they can.
pub fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| tracing::subscriber::set_global_default(Listener).expect("nobody else listens"));
}

struct Listener;

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, " {}={value:?}", field.name()).expect("a text takes more");
    }
}

impl Subscriber for Listener {
    fn enabled(&self, about: &Metadata<'_>) -> bool {
        about.target().starts_with("jersi")
    }

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(event.metadata().level().to_string());
        event.record(&mut line);
        LINES.lock().expect("no panic").push(line.0);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[test]
fn nothing_secret_is_logged() {
    let house = House::open();
    let (mut white, mut black, game) = house.game("4.8", "3d");
    let name = "Unmistakable Zebra";
    assert_eq!(white.post("/api/me/name", &json!({ "name": name })).status, 200);
    let link = white.post("/api/me/device", &json!({})).json()["link"].as_str().expect("a link").to_owned();
    let code = link.rsplit('/').next().expect("a code").to_owned();
    house.visitor().post("/api/me/use", &json!({ "code": code }));
    let act = new_id();
    let body = crate::house::act(&act, &game, 1, "decide", "a3-b3");
    assert_eq!(white.post(&format!("/api/games/{game}/acts"), &body).status, 200);
    let mut line = black.line();
    line.watch(&game);
    black.get(&format!("/api/games/{game}"));
    black.get(&format!("/api/games/{game}.jrn"));
    black.get(&format!("/api/nothing/{game}?code={code}"));
    black.get(&format!("/api/me/games?after={game}"));
    line.socket.send(format!("{{\"is\":\"garbage\",\"game\":\"{game}\"}}").into()).expect("it listens");
    line.hear_of("refused");
    house.end();
    let lines = LINES.lock().expect("no panic").join("\n");
    let token = |visitor: &crate::house::Visitor| {
        visitor.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).map(|(_, token)| token.to_owned())
    };
    let secrets = [
        Some(game),
        Some(act),
        Some(code),
        Some(name.to_owned()),
        token(&white),
        token(&black),
        Some("a3-b3".to_owned()),
    ];
    for secret in secrets.into_iter().flatten() {
        assert!(!lines.contains(&secret), "{secret} is in the log");
    }
    for route in ["/api/games/{id}", "/api/games/{id}/acts", "/api/me/use", "/api/live"] {
        assert!(lines.contains(&format!("route=\"{route}\"")), "{route} is not in the log:\n{lines}");
    }
}
