//! Requests to the server, without a socket: a line `METHOD TARGET`, then lines `Name: value`.

#![cfg_attr(fuzzing, no_main)]

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, Response, StatusCode};
use http_body_util::BodyExt;
use jersi_server::{Assets, File, HostNames, app};
use tower::ServiceExt;

const FILES: [(&str, &str); 6] = [
    ("index.html", "<!doctype html><title>JERSI</title>"),
    ("index.html.br", "page by brotli"),
    ("index.html.gz", "page by gzip"),
    ("sw.js", "worker"),
    ("assets/index-BxK3_a9Z.js", "a script of some length, so that parts of it can be asked for"),
    ("icon.png", "png"),
];

static SITE: LazyLock<Router> = LazyLock::new(|| {
    let file = |(n, (path, text)): (usize, (&str, &'static str))| File {
        path: path.to_owned(),
        data: Cow::Borrowed(text.as_bytes()),
        hash: [n as u8 + 1; 32],
    };
    let names = HostNames::new(([127, 0, 0, 1], 5377).into(), []);
    app(Assets::new(FILES.into_iter().enumerate().map(file)), names, None)
});

/// Every request is answered, never with a panic: with a page, a part of it, or a plain no; and always with the headers
/// that keep the page safe.
pub fn run(data: &[u8]) {
    let Some(request) = request(data) else { return };
    let head = request.method() == Method::HEAD;
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let (parts, body) = runtime.block_on(async {
        let response: Response<Body> = SITE.clone().oneshot(request).await.expect("it does not fail");
        let (parts, body) = response.into_parts();
        (parts, body.collect().await.expect("a body").to_bytes())
    });
    let known = [200, 206, 301, 304, 308, 400, 403, 404, 405, 406, 414, 416, 421, 431, 503];
    assert!(known.contains(&parts.status.as_u16()), "{}", parts.status);
    let header = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
    assert!(header("content-security-policy").is_some(), "{parts:?}");
    assert_eq!(header("x-content-type-options"), Some("nosniff"));
    assert!(!head && parts.status != StatusCode::NOT_MODIFIED || body.is_empty());
    if let Some(length) = header("content-length").filter(|_| !body.is_empty()) {
        assert_eq!(length, body.len().to_string());
    }
    let secret = body.windows(5).any(|part| part == b"root:");
    assert!(!secret, "only what is inside is served");
}

/// The request that the bytes tell, if they tell one.
fn request(data: &[u8]) -> Option<Request<Body>> {
    let mut lines = data.split(|&byte| byte == b'\n');
    let mut words = lines.next()?.splitn(2, |&byte| byte == b' ');
    let mut request =
        Request::builder().method(Method::from_bytes(words.next()?).ok()?).uri(words.next().unwrap_or(b"/"));
    for line in lines.take(50) {
        let Some(colon) = line.iter().position(|&byte| byte == b':') else { continue };
        let value = line[colon + 1..].trim_ascii();
        request = request.header(&line[..colon], value);
    }
    request.body(Body::empty()).ok()
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
