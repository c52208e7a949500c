//! The description of the interface is true: every route is in it and nothing else, and every answer that any test of the club
//! hears is as it says.

use std::collections::BTreeSet;
use std::path::Path;

use jersi_server::{api_paths, openapi};
use serde_json::Value;

use crate::house::{Answer, House, Request};
use crate::schema::faults;

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

#[test]
fn every_route_is_described_and_nothing_else() {
    let house = House::open();
    let mut visitor = house.visitor();
    let mut served = BTreeSet::new();
    for path in api_paths() {
        for method in METHODS {
            let mut request = visitor.request("POST", &filled_in(path), None);
            request.method = method;
            let answer = visitor.send(&request);
            let code = serde_json::from_str::<Value>(&answer.text).map(|body| body["code"].clone());
            if !code.is_ok_and(|code| code == "no-such-path") {
                served.insert((path.to_owned(), method.to_ascii_lowercase()));
            }
        }
    }
    let mut described = BTreeSet::new();
    for (path, item) in openapi()["paths"].as_object().expect("paths") {
        described
            .extend(item.as_object().expect("methods").keys().map(|method| (path.clone(), method.clone())));
    }
    let missing: Vec<_> = served.difference(&described).collect();
    let too_many: Vec<_> = described.difference(&served).collect();
    assert!(missing.is_empty(), "not in crates/jersi-server/src/api/openapi/operations.rs: {missing:?}");
    assert!(too_many.is_empty(), "described but not served: {too_many:?}");
    assert_eq!(visitor.get("/api/openapi.json").json(), *openapi());
    house.end();
}

#[test]
fn the_description_that_is_kept_is_this_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let text = format!("{:#}\n", openapi());
    if std::env::var_os("JERSI_WRITE").is_some() {
        std::fs::write(&path, &text).expect("it is ours");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == text,
        "docs/openapi.json is old: JERSI_WRITE=1 cargo test --workspace --test club contract"
    );
}

#[test]
fn every_code_and_every_reference_is_described() {
    let document = openapi();
    let code = &document["components"]["schemas"]["Code"];
    let told = code["description"].as_str().expect("a text");
    let words = code["enum"].as_array().expect("words");
    assert!(words.len() > 30, "{words:?}");
    for word in words {
        let word = word.as_str().expect("a word");
        let line = told.lines().find(|line| {
            line.starts_with(&format!("- `{word}` (4")) || line.starts_with(&format!("- `{word}` (5"))
        });
        assert!(line.is_some_and(|line| line.len() > word.len() + 12), "{word} is not told: {told}");
    }
    let text = document.to_string();
    for reference in text.split("\"$ref\":\"#").skip(1) {
        let pointer = reference.split('"').next().expect("a pointer");
        assert!(document.pointer(pointer).is_some(), "{pointer}");
    }
    let mut names = BTreeSet::new();
    for operation in document["paths"]
        .as_object()
        .expect("paths")
        .values()
        .flat_map(|item| item.as_object().expect("methods").values())
    {
        assert!(names.insert(operation["operationId"].to_string()), "{operation}");
    }
}

/// What stands in a path, as anything.
fn filled_in(path: &str) -> String {
    path.split('/').map(|part| if part.starts_with('{') { "x" } else { part }).collect::<Vec<_>>().join("/")
}

/// The operation of a request, if there is one.
fn operation(method: &str, path: &str) -> Option<&'static Value> {
    let path = path.split('?').next().unwrap_or_default();
    let fits = |pattern: &str| {
        let (parts, wanted) = (path.split('/').count(), pattern.split('/').count());
        parts == wanted
            && path
                .split('/')
                .zip(pattern.split('/'))
                .all(|(part, wanted)| wanted.starts_with('{') || part == wanted)
    };
    let paths = openapi()["paths"].as_object().expect("paths");
    // What is written out counts before what anything fits.
    let mut fitting: Vec<_> = paths.iter().filter(|(pattern, _)| fits(pattern)).collect();
    fitting.sort_by_key(|(pattern, _)| pattern.matches('{').count());
    fitting.first().and_then(|(_, item)| item.get(method.to_ascii_lowercase()))
}

/// Every answer of the club is as it is described, and what was taken was as it is described too.
pub fn must_be_described(request: &Request, answer: &Answer) {
    if !request.path.starts_with("/api") || request.method == "HEAD" {
        return;
    }
    let body = || serde_json::from_str::<Value>(&answer.text);
    // The server's own refusals, of hosts and connections, are not the club's.
    if body().is_ok_and(|body| body.get("error").is_some()) {
        return;
    }
    let told = format!("{} {} {}", request.method, request.path, answer.status);
    let Some(operation) = operation(request.method, &request.path) else {
        assert!(
            answer.text.contains("\"no-such-path\"") || answer.status >= 400,
            "{told}: it is not described: {}",
            answer.text
        );
        return;
    };
    let responses = &operation["responses"];
    let response = responses.get(answer.status.to_string()).filter(|_| answer.status < 400);
    assert!(response.is_some() || answer.status >= 400, "{told}: no such status is described");
    let response = response.unwrap_or(&responses["default"]);
    let Some(content) = response.get("content") else { return };
    let kind = answer.header("content-type").and_then(|kind| kind.split(';').next()).unwrap_or_default();
    let schema = content.get(kind).unwrap_or_else(|| panic!("{told}: {kind} is not described"));
    if kind == "application/json" {
        let found = faults(openapi(), &schema["schema"], &body().expect("JSON"));
        assert!(found.is_empty(), "{told}: {found:?} in {}", answer.text);
    }
    if answer.status < 400 && !request.body.is_empty() && request.body != "{}" {
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        assert!(!schema.is_null(), "{told}: no body is described");
        let found = faults(openapi(), schema, &serde_json::from_str(&request.body).expect("JSON"));
        assert!(found.is_empty(), "{told}: {found:?} in {}", request.body);
    }
}

/// What a server says over a socket is as it is described.
pub fn must_be_a_message(message: &Value) {
    let schema = &openapi()["components"]["schemas"]["FromServer"];
    let found = faults(openapi(), schema, message);
    assert!(found.is_empty(), "{found:?} in {message}");
}
