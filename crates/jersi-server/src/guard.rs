//! Who may change something: only our own page, and bots, who show what no browser sends by itself.
//!
//! A page from elsewhere in the same browser is refused, whatever cookies the browser sends along.

use axum::extract::{Request, State};
use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jersi_wire::Code;

use crate::api::Refusal;
use crate::club::Club;
use crate::visit::Household;
use crate::who::Visitor;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
/// No form and no simple request can send it, so a foreign page would have to ask first, and nobody answers that.
const OURS: HeaderName = HeaderName::from_static("x-jersi");

/// Under this path bots may change something.
const GAMES: &str = "/api/games";

/// Lets requests through that read, or that our page sent, and not too many of them.
pub async fn check(State(club): State<Club>, visitor: Visitor, request: Request, next: Next) -> Response {
    if !club.meters().may_ask(Household::from(visitor.from)) {
        return Refusal::from(Code::TooMany).into_response();
    }
    if visitor.is_unclear() {
        return Refusal::because(Code::Malformed, "one token, or one cookie").into_response();
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if visitor.is_bot() {
        return match check_bot(&club, &visitor, request.headers(), request.uri().path(), reads).await {
            Ok(()) => next.run(request).await,
            Err(refusal) => refusal.into_response(),
        };
    }
    if reads || is_from_our_page(&club, request.headers()) {
        next.run(request).await
    } else {
        Refusal::from(Code::ForbiddenOrigin).into_response()
    }
}

/// A bot must be known, whatever it asks for; it changes nothing but games, and comes from no other page.
async fn check_bot(
    club: &Club,
    visitor: &Visitor,
    headers: &HeaderMap,
    path: &str,
    reads: bool,
) -> Result<(), Refusal> {
    if !is_from_no_other_page(club, headers) {
        return Err(Code::ForbiddenOrigin.into());
    }
    visitor.must_be_known(club).await?;
    if reads || path == GAMES || path.strip_prefix(GAMES).is_some_and(|rest| rest.starts_with('/')) {
        Ok(())
    } else {
        Err(Code::NeedsAccount.into())
    }
}

/// Whether a page of ours asks for a socket, or a bot. Browsers always say where a page is from.
pub fn may_open_socket(club: &Club, visitor: &Visitor, headers: &HeaderMap) -> bool {
    if visitor.is_bot() {
        return is_from_no_other_page(club, headers);
    }
    one(headers, &ORIGIN).is_some_and(|origin| is_ours(club, headers, origin))
}

/// Whether a request says nothing of where it comes from, or that it is from here.
fn is_from_no_other_page(club: &Club, headers: &HeaderMap) -> bool {
    let site = !headers.contains_key(FETCH_SITE) || one(headers, &FETCH_SITE) == Some("same-origin");
    let origin = !headers.contains_key(ORIGIN)
        || one(headers, &ORIGIN).is_some_and(|origin| is_ours(club, headers, origin));
    site && origin
}

fn is_from_our_page(club: &Club, headers: &HeaderMap) -> bool {
    if one(headers, &OURS) != Some("1") {
        return false;
    }
    let site = one(headers, &FETCH_SITE);
    if headers.contains_key(FETCH_SITE) && site != Some("same-origin") {
        return false;
    }
    match (headers.contains_key(ORIGIN), one(headers, &ORIGIN)) {
        (true, origin) => origin.is_some_and(|origin| is_ours(club, headers, origin)),
        (false, _) => site.is_some(),
    }
}

/// The public address, or the very host that the request is for, which was found to be ours. A port counts: another program
/// of this machine is another origin, but gets the same cookies.
fn is_ours(club: &Club, headers: &HeaderMap, origin: &str) -> bool {
    let host = one(headers, &HOST).unwrap_or_default();
    let same = origin
        .split_once("://")
        .is_some_and(|(scheme, rest)| matches!(scheme, "http" | "https") && rest.eq_ignore_ascii_case(host));
    same || club.address().is_some_and(|address| address.origin().eq_ignore_ascii_case(origin))
}

/// A header that is there once.
fn one<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut lines = headers.get_all(name).iter();
    match (lines.next(), lines.next()) {
        (Some(line), None) => line.to_str().ok(),
        _ => None,
    }
}
