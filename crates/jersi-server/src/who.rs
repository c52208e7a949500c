//! Who asks.

mod bearer;
mod cookie;
mod passkeys;
mod password;

use std::convert::Infallible;
use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::HeaderName;
use axum::http::request::Parts;
use jersi_club::read_name;
use jersi_store::{Identity, Known, Token};
use jersi_wire::{ActId, Code};

pub use bearer::Bearer;
pub use cookie::{CookieKind, read_token};
pub use passkeys::{Asked as PasskeyQuestion, Owner, Passkeys, read as read_credential};
pub use password::{Passwords, may_be as may_be_password};

use crate::api::Refusal;
use crate::club::Club;
use crate::visit::{Household, Visit};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Whoever sends a request: somebody who is known by a cookie, a bot, or nobody yet.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Where the request comes from.
    pub from: IpAddr,
    shows: Shows,
}

/// What a request shows.
#[derive(Clone, Debug)]
enum Shows {
    Nothing,
    /// A cookie.
    Browser(Token),
    /// A bot's token.
    Bot(Token),
    /// Something of which nobody knows whose it is: a broken token, two of them, or one with a cookie.
    Unclear,
}

impl Shows {
    fn of(headers: &HeaderMap, cookie: CookieKind) -> Shows {
        match (Bearer::find(headers), cookie.find(headers)) {
            (Bearer::None, None) => Shows::Nothing,
            (Bearer::None, Some(token)) => Shows::Browser(token),
            (Bearer::Token(token), None) => Shows::Bot(token),
            (Bearer::Token(_), Some(_)) | (Bearer::Unclear, _) => Shows::Unclear,
        }
    }
}

impl FromRequestParts<Club> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, club: &Club) -> Result<Visitor, Infallible> {
        let visit = parts.extensions.get::<Visit>().cloned().unwrap_or_default();
        let from = address(&parts.headers, visit.from, club.trusted_proxies());
        Ok(Visitor { from, shows: Shows::of(&parts.headers, club.cookie()) })
    }
}

/// Behind a proxy that is trusted it is the last address that the proxy has added.
fn address(headers: &HeaderMap, from: IpAddr, trusted: &[IpAddr]) -> IpAddr {
    if !trusted.contains(&from.to_canonical()) {
        return from;
    }
    let lines = headers.get_all(FORWARDED_FOR).iter().filter_map(|line| line.to_str().ok());
    let last = lines.flat_map(|line| line.split(',')).next_back();
    last.and_then(|text| text.trim().parse().ok()).unwrap_or(from)
}

/// Somebody who is known, and what the browser is to show from now on; none if it goes on as before.
pub struct SignedIn {
    /// Who.
    pub who: Identity,
    /// What the browser is to be told.
    pub token: Option<Token>,
}

impl Visitor {
    /// Whether it shows a bot's token. Whether anybody is known by it, is another question.
    pub fn is_bot(&self) -> bool {
        matches!(self.shows, Shows::Bot(_))
    }

    /// Whether nobody can tell whose request it is.
    pub fn is_unclear(&self) -> bool {
        matches!(self.shows, Shows::Unclear)
    }

    /// What the request shows, whether or not anybody is known by it.
    pub fn token(&self) -> Option<&Token> {
        match &self.shows {
            Shows::Browser(token) | Shows::Bot(token) => Some(token),
            Shows::Nothing | Shows::Unclear => None,
        }
    }

    /// Who it is, if anybody is known by what the request shows.
    pub async fn known(&self, club: &Club) -> Result<Option<Identity>, Refusal> {
        Ok(self.shown(club).await?.map(|(_, known)| known.who))
    }

    /// Who it is; nobody is refused.
    pub async fn must_be_known(&self, club: &Club) -> Result<Identity, Refusal> {
        self.known(club).await?.ok_or_else(|| Refusal::from(Code::NotSignedIn))
    }

    /// Who it is, and the browser is known for another 400 days; nobody is refused.
    pub async fn seen(&self, club: &Club) -> Result<SignedIn, Refusal> {
        let (token, known) = self.shown(club).await?.ok_or(Code::NotSignedIn)?;
        if self.is_bot() {
            return Ok(SignedIn { who: known.who, token: None });
        }
        // Whoever cannot be written down today, because the disk is full, is known all the same, and seen again tomorrow.
        let renewed = club.store().seen(token, &known).await.unwrap_or_else(|fault| {
            tracing::warn!(fault = crate::log::shortened(&fault), "a browser was not renewed");
            false
        });
        Ok(SignedIn { who: known.who, token: renewed.then(|| token.clone()) })
    }

    /// Who it is, or the guest who came with this request, if its answer was lost on the way; nobody, if neither is known.
    pub async fn known_or_asked_before(
        &self,
        club: &Club,
        request: ActId,
    ) -> Result<Option<SignedIn>, Refusal> {
        if let Some(who) = self.known(club).await? {
            return Ok(Some(SignedIn { who, token: None }));
        }
        let Some(who) = club.store().guest_by(request).await? else { return Ok(None) };
        let (who, token) = club.store().guest_with(who.name, request).await?;
        Ok(Some(SignedIn { who, token: Some(token) }))
    }

    /// Who it is, or a new guest of this name.
    pub async fn known_or_guest(&self, club: &Club, name: &str, request: ActId) -> Result<SignedIn, Refusal> {
        if let Some(known) = self.known_or_asked_before(club, request).await? {
            return Ok(known);
        }
        let name = read_name(name).ok_or(Code::BadName)?;
        if !club.meters().may_come(Household::from(self.from)) {
            return Err(Code::TooMany.into());
        }
        let (who, token) = club.store().guest_with(name, request).await?;
        Ok(SignedIn { who, token: Some(token) })
    }

    async fn shown(&self, club: &Club) -> Result<Option<(&Token, Known)>, Refusal> {
        let (token, known) = match &self.shows {
            Shows::Nothing | Shows::Unclear => return Ok(None),
            Shows::Browser(token) => (token, club.store().who(token).await?),
            Shows::Bot(token) => (token, club.store().bot(token).await?),
        };
        Ok(known.map(|known| (token, known)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_says_where_somebody_is() {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED_FOR, "198.51.100.1, 203.0.113.7".parse().expect("a header"));
        let local = ip("127.0.0.1");
        assert_eq!(address(&headers, local, &[]), local);
        assert_eq!(address(&headers, local, &[ip("192.0.2.1")]), local);
        assert_eq!(address(&headers, local, &[local]), ip("203.0.113.7"));
        assert_eq!(address(&headers, ip("::ffff:127.0.0.1"), &[local]), ip("203.0.113.7"));
        headers.append(FORWARDED_FOR, "nonsense".parse().expect("a header"));
        assert_eq!(address(&headers, local, &[local]), local);
    }
}
