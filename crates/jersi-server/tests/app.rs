//! The pages, asked without a network.

use std::borrow::Cow;

use axum::Router;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_RANGES, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE,
    CONTENT_TYPE, ETAG, HOST, IF_NONE_MATCH, IF_RANGE, RANGE, VARY,
};
use axum::http::{HeaderMap, HeaderName, Method, Request, StatusCode};
use http_body_util::BodyExt;
use jersi_server::{Assets, File, HostNames, app};
use tower::ServiceExt;

const PAGE: &str = "<!doctype html><title>JERSI</title>";
const FOR_EVER: &str = "public, max-age=31536000, immutable";

fn site() -> Router {
    let file = |(n, (path, text)): (usize, (&str, &'static str))| File {
        path: path.to_owned(),
        data: Cow::Borrowed(text.as_bytes()),
        hash: [n as u8 + 1; 32],
    };
    let files = [
        ("index.html", PAGE),
        ("index.html.br", "page by brotli"),
        ("index.html.gz", "page by gzip"),
        ("sw.js", "worker"),
        ("manifest.webmanifest", "{}"),
        ("icon.png", "png"),
        ("assets/index-BxK3_a9Z.js", "script"),
        ("assets/index-BxK3_a9Z.js.br", "script by brotli"),
        ("assets/jersi_wasm_bg-C0ffee-_.wasm", "wasm"),
        ("assets/index-12345678.css", "style"),
        ("demand/home-C0ffee-_.jnet", "network"),
        ("demand/home-C0ffee-_.jnet.br", "network by brotli"),
    ];
    app(Assets::new(files.into_iter().enumerate().map(file)), names(), None)
}

fn names() -> HostNames {
    HostNames::new(([127, 0, 0, 1], 5377).into(), [])
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Answer {
    fn header(&self, name: impl Into<HeaderName>) -> Option<&str> {
        self.headers.get(name.into()).map(|value| value.to_str().expect("text"))
    }
}

async fn ask(method: Method, path: &str, headers: &[(HeaderName, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path).header(HOST, "localhost");
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    let response = site().oneshot(request.body(Body::empty()).expect("a request")).await.expect("an answer");
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.expect("a body").to_bytes();
    let text = String::from_utf8(bytes.to_vec()).expect("UTF-8");
    Answer { status: parts.status, headers: parts.headers, text }
}

async fn get(path: &str) -> Answer {
    ask(Method::GET, path, &[]).await
}

#[tokio::test]
async fn the_page_is_asked_for_again_at_every_visit() {
    for path in ["/", "/index.html"] {
        let page = get(path).await;
        assert_eq!((page.status, page.text.as_str()), (StatusCode::OK, PAGE));
        assert_eq!(page.header(CONTENT_TYPE), Some("text/html; charset=utf-8"));
        assert_eq!(page.header(CACHE_CONTROL), Some("no-cache"));
        assert_eq!(page.header(CONTENT_ENCODING), None);
        assert_eq!(page.header(VARY), Some("Accept-Encoding"));
    }
    for path in ["/sw.js", "/manifest.webmanifest", "/icon.png"] {
        assert_eq!(get(path).await.header(CACHE_CONTROL), Some("no-cache"), "{path}");
    }
}

#[tokio::test]
async fn files_with_a_hash_are_kept_for_ever() {
    for (path, mime) in [
        ("/assets/index-BxK3_a9Z.js", "text/javascript; charset=utf-8"),
        ("/assets/jersi_wasm_bg-C0ffee-_.wasm", "application/wasm"),
        ("/assets/index-12345678.css", "text/css; charset=utf-8"),
        ("/demand/home-C0ffee-_.jnet", "application/octet-stream"),
    ] {
        let file = get(path).await;
        assert_eq!(file.header(CACHE_CONTROL), Some(FOR_EVER), "{path}");
        assert_eq!(file.header(CONTENT_TYPE), Some(mime));
    }
}

#[tokio::test]
async fn the_best_copy_is_sent() {
    for (accepted, coding, text) in [
        ("gzip, deflate, br, zstd", Some("br"), "page by brotli"),
        ("gzip", Some("gzip"), "page by gzip"),
        ("identity", None, PAGE),
        ("br;q=0, gzip;q=0", None, PAGE),
    ] {
        let page = ask(Method::GET, "/", &[(ACCEPT_ENCODING, accepted)]).await;
        assert_eq!((page.header(CONTENT_ENCODING), page.text.as_str()), (coding, text), "{accepted}");
        assert_eq!(page.header(CONTENT_TYPE), Some("text/html; charset=utf-8"));
        assert_eq!(page.header(VARY), Some("Accept-Encoding"));
    }
    let network = ask(Method::GET, "/demand/home-C0ffee-_.jnet", &[(ACCEPT_ENCODING, "br")]).await;
    assert_eq!((network.header(CONTENT_ENCODING), network.text.as_str()), (Some("br"), "network by brotli"));
    let only_gzip = ask(Method::GET, "/assets/index-BxK3_a9Z.js", &[(ACCEPT_ENCODING, "gzip")]).await;
    assert_eq!((only_gzip.header(CONTENT_ENCODING), only_gzip.text.as_str()), (None, "script"));
    let nothing = ask(Method::GET, "/sw.js", &[(ACCEPT_ENCODING, "identity;q=0")]).await;
    assert_eq!(nothing.status, StatusCode::NOT_ACCEPTABLE);
}

#[tokio::test]
async fn copies_are_no_pages() {
    assert_eq!(get("/index.html.br").await.status, StatusCode::NOT_FOUND);
    assert_eq!(get("/index.html.gz").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let plain = get("/").await.header(ETAG).expect("a tag").to_owned();
    let brotli =
        ask(Method::GET, "/", &[(ACCEPT_ENCODING, "br")]).await.header(ETAG).expect("a tag").to_owned();
    assert_ne!(plain, brotli, "each coding has a tag of its own");
    for known in [plain.clone(), format!("W/{plain}"), format!("\"other\", {plain}"), "*".to_owned()] {
        let page = ask(Method::GET, "/", &[(IF_NONE_MATCH, &known)]).await;
        assert_eq!((page.status, page.text.as_str()), (StatusCode::NOT_MODIFIED, ""), "{known}");
        assert_eq!(page.header(ETAG), Some(plain.as_str()));
        assert_eq!(page.header(CACHE_CONTROL), Some("no-cache"));
        assert_eq!(page.header(VARY), Some("Accept-Encoding"));
    }
    for known in ["\"other\"", brotli.as_str(), ""] {
        assert_eq!(ask(Method::GET, "/", &[(IF_NONE_MATCH, known)]).await.status, StatusCode::OK, "{known}");
    }
}

#[tokio::test]
async fn a_head_is_a_page_without_its_body() {
    let head = ask(Method::HEAD, "/", &[]).await;
    assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""));
    assert_eq!(head.header(CONTENT_LENGTH), Some(PAGE.len().to_string().as_str()));
    assert_eq!(head.header(ETAG), get("/").await.header(ETAG));
    assert_eq!(ask(Method::HEAD, "/nowhere", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_part_of_a_file_is_sent() {
    let whole = get("/").await;
    assert_eq!((whole.header(ACCEPT_RANGES), whole.header(CONTENT_RANGE)), (Some("bytes"), None));
    let tag = whole.header(ETAG).expect("a tag").to_owned();
    let length = PAGE.len();
    for (range, bytes) in [("bytes=0-3", 0..4), ("bytes=5-", 5..length), ("bytes=-7", length - 7..length)] {
        let part = ask(Method::GET, "/", &[(RANGE, range), (IF_RANGE, &tag)]).await;
        assert_eq!((part.status, part.text.as_str()), (StatusCode::PARTIAL_CONTENT, &PAGE[bytes.clone()]));
        let told = format!("bytes {}-{}/{length}", bytes.start, bytes.end - 1);
        assert_eq!(part.header(CONTENT_RANGE), Some(told.as_str()));
        assert_eq!(part.header(ETAG), Some(tag.as_str()));
        assert_eq!(part.header(CONTENT_TYPE), Some("text/html; charset=utf-8"));
    }
    let coded = ask(Method::GET, "/", &[(RANGE, "bytes=0-3"), (ACCEPT_ENCODING, "br")]).await;
    assert_eq!((coded.status, coded.text.as_str()), (StatusCode::PARTIAL_CONTENT, "page"));
    assert_eq!(coded.header(CONTENT_RANGE), Some("bytes 0-3/14"));
    assert_eq!(coded.header(CONTENT_ENCODING), Some("br"));
}

#[tokio::test]
async fn a_part_that_cannot_be_sent() {
    let beyond = ask(Method::GET, "/", &[(RANGE, "bytes=1000-")]).await;
    assert_eq!((beyond.status, beyond.text.as_str()), (StatusCode::RANGE_NOT_SATISFIABLE, ""));
    assert_eq!(beyond.header(CONTENT_RANGE), Some(format!("bytes */{}", PAGE.len()).as_str()));
    let tag = get("/").await.header(ETAG).expect("a tag").to_owned();
    let weak = format!("W/{tag}");
    for headers in [
        vec![(RANGE, "bytes=0-3,5-7")],
        vec![(RANGE, "pages=1-2")],
        vec![(RANGE, "bytes=0-3"), (IF_RANGE, "\"other\"")],
        vec![(RANGE, "bytes=0-3"), (IF_RANGE, &weak)],
        vec![(RANGE, "bytes=1000-"), (IF_RANGE, "\"other\"")],
    ] {
        let page = ask(Method::GET, "/", &headers).await;
        assert_eq!((page.status, page.text.as_str()), (StatusCode::OK, PAGE), "{headers:?}");
        assert_eq!(page.header(CONTENT_RANGE), None);
    }
    let head = ask(Method::HEAD, "/", &[(RANGE, "bytes=0-3")]).await;
    assert_eq!(head.header(CONTENT_LENGTH), Some(PAGE.len().to_string().as_str()), "HEAD knows no parts");
    let known = ask(Method::GET, "/", &[(RANGE, "bytes=0-3"), (IF_NONE_MATCH, &tag)]).await;
    assert_eq!(known.status, StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn other_methods_are_refused() {
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS, Method::PATCH, Method::TRACE] {
        let answer = ask(method, "/", &[]).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(answer.header(ALLOW), Some("GET,HEAD"));
        assert!(answer.text.contains("\"code\":\"method\""), "{}", answer.text);
    }
}

#[tokio::test]
async fn addresses_that_lead_nowhere_have_a_page_in_both_languages() {
    for path in ["/nowhere", "/assets/", "/assets/old-BxK3_a9Z.js", "/../Cargo.toml", "/%2e%2e/Cargo.toml"] {
        let page = get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(page.header(CONTENT_TYPE), Some("text/html; charset=utf-8"));
        assert_eq!(page.header(CACHE_CONTROL), Some("no-cache"));
        assert!(page.text.contains("Back to the board") && page.text.contains("Retour au plateau"));
        assert!(!page.text.contains("<style") && !page.text.contains(" style="), "the policy forbids it");
    }
    let style = get("/not-found.css").await;
    assert_eq!((style.status, style.header(CONTENT_TYPE)), (StatusCode::OK, Some("text/css; charset=utf-8")));
}

#[tokio::test]
async fn every_answer_is_strict() {
    for (method, path) in
        [(Method::GET, "/"), (Method::GET, "/nowhere"), (Method::HEAD, "/sw.js"), (Method::POST, "/")]
    {
        let answer = ask(method, path, &[]).await;
        let header = |name: &'static str| answer.header(HeaderName::from_static(name)).unwrap_or_default();
        let policy = header("content-security-policy");
        for rule in [
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval';",
            "style-src 'self';",
            "object-src 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(rule), "{path}: {rule} in {policy}");
        }
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("cross-origin-embedder-policy"), "require-corp");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert_eq!(header(jersi_server::NAME_HEADER), env!("CARGO_PKG_VERSION"));
        // What only documents heed does not weigh on the parts of the page.
        let is_part = path == "/sw.js";
        assert_eq!(header("permissions-policy").contains("camera=()"), !is_part, "{path}");
        assert_eq!(header("x-frame-options"), if is_part { "" } else { "DENY" }, "{path}");
        assert_eq!(header("cross-origin-opener-policy"), if is_part { "" } else { "same-origin" }, "{path}");
    }
}

#[tokio::test]
async fn an_app_without_a_page_has_nothing_to_show() {
    let response = app(Assets::default(), names(), None)
        .oneshot(
            Request::builder().uri("/").header(HOST, "localhost").body(Body::empty()).expect("a request"),
        )
        .await
        .expect("an answer");
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn without_a_club_programs_are_told_so() {
    for path in ["/api", "/api/", "/api/club", "/api/games/00ff10a0b1c2d3e4f506/acts"] {
        for method in [Method::GET, Method::POST] {
            let answer = ask(method, path, &[]).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
            assert_eq!(answer.header(CONTENT_TYPE), Some("application/json"), "{path}");
            assert_eq!(answer.header(CACHE_CONTROL), Some("no-store"), "{path}");
            assert_eq!(answer.text, r#"{"code":"no-club","message":"this server has no club"}"#, "{path}");
        }
    }
}
