//! What who runs the server sees of it.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use jersi_server::METRICS;
use serde_json::json;

use crate::house::{House, PATIENCE, Setup};

/// The status and the body of an answer of the port.
pub fn ask(ops: SocketAddr, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(ops).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {ops}\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut heard = String::new();
    stream.read_to_string(&mut heard).expect("an answer");
    let (head, body) = heard.split_once("\r\n\r\n").expect("an answer");
    (head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status"), body.to_owned())
}

/// Names of metrics without what a histogram adds.
fn names(text: &str) -> BTreeSet<String> {
    let types = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    types.map(str::to_owned).collect()
}

/// All that there is to count happens once, and all of it is counted under the names that are told, and no others.
#[test]
fn every_metric_is_exposed_and_no_other() {
    let house = House::open();
    assert_eq!(ask(house.ops, "/healthz"), (200, "ok\n".to_owned()));
    assert_eq!(ask(house.ops, "/readyz"), (200, "ready\n".to_owned()));
    assert_eq!(ask(house.ops, "/").0, 404);
    let (mut white, mut black, game) = house.game("4.8", "600+5");
    let mut line = black.line();
    line.watch(&game);
    let seq = white.act(&game, 1, "decide", "a3-b3").json()["seq"].as_u64().expect("a number");
    line.hear_of("event");
    assert_eq!(white.act(&game, seq, "decide", "a3-b3").status, 409);
    assert_eq!(black.post("/api/me/use", &json!({ "code": "no code" })).status, 404);
    // Behind the answer to a ping, everything before it is counted.
    line.heard_so_far();
    let (status, text) = ask(house.ops, "/metrics");
    assert_eq!(status, 200);
    let known: BTreeSet<String> = METRICS.iter().map(|metric| metric.name.to_owned()).collect();
    assert_eq!(names(&text), known);
    for part in [
        "jersi_acts_total{do=\"decide\",code=\"done\"} ",
        "jersi_acts_total{do=\"decide\",code=\"not-your-turn\"} ",
        "jersi_sign_ins_total{way=\"device\",outcome=\"bad-code\"} ",
        "jersi_requests_total{method=\"POST\",route=\"/api/games/{id}/acts\",status=\"409\"} ",
        "jersi_refusals_total{code=\"not-your-turn\"} ",
        "jersi_turn_seen_seconds_bucket{le=\"+Inf\"} ",
    ] {
        assert!(text.contains(part), "{part} is not in:\n{text}");
    }
    for counted in [
        "jersi_sockets",
        "jersi_turn_seen_seconds_count",
        "jersi_commit_seconds_count",
        "jersi_batch_acts_count",
    ] {
        let value = text.lines().find_map(|line| line.strip_prefix(counted)?.trim().parse::<f64>().ok());
        assert!(value.is_some_and(|value| value >= 1.0), "{counted} is {value:?}");
    }
    assert!(!text.contains(&game), "a whole name is in the metrics");
    house.end();
}

#[test]
fn a_request_is_named_by_a_trusted_proxy_or_by_us() {
    let named = |setup: Setup, name: &str| {
        let house = House::with(setup);
        let mut visitor = house.visitor();
        let mut request = visitor.request("GET", "/api/club", None);
        request.headers.push(("X-Request-Id", name.to_owned()));
        let answer = visitor.send(&request);
        let told = answer.header("x-request-id").expect("it has a name").to_owned();
        let page = visitor.get("/").header("x-request-id").map(str::to_owned);
        assert!(page.is_some_and(|page| page != told), "each has its own");
        house.end();
        told
    };
    let trusting = || Setup { trusted_proxy: true, ..Setup::default() };
    assert_eq!(named(trusting(), "proxy-4711"), "proxy-4711");
    assert_ne!(named(Setup::default(), "proxy-4711"), "proxy-4711");
    assert_ne!(named(trusting(), "two words"), "two words");
}
