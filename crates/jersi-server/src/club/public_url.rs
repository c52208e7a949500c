//! Where friends find the page.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// An address of the page, `https://club.example/`: `http` or `https`, a host, perhaps a port and a path; it ends with a slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    text: String,
    origin: String,
    host: String,
}

/// What is wrong with a text that is no such address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadUrl {
    /// It does not begin with `http://` or `https://`, or has no host.
    #[error("an address begins with http:// or https:// and a host")]
    NoAddress,
    /// It has a name or a password before an `@`.
    #[error("an address has no name and no password in it")]
    User,
    /// It goes on behind a `?` or a `#`.
    #[error("an address ends with its path")]
    Query,
}

impl FromStr for PublicUrl {
    type Err = BadUrl;

    fn from_str(text: &str) -> Result<PublicUrl, BadUrl> {
        if text.contains(['?', '#']) {
            return Err(BadUrl::Query);
        }
        let uri: Uri = text.parse().map_err(|_| BadUrl::NoAddress)?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(BadUrl::NoAddress);
        };
        if !matches!(scheme, "http" | "https") || authority.host().is_empty() {
            return Err(BadUrl::NoAddress);
        }
        if authority.as_str().contains('@') {
            return Err(BadUrl::User);
        }
        let host = authority.host().to_ascii_lowercase();
        // Browsers leave the usual port out of an origin.
        let port = authority.port_u16().filter(|&port| port != if scheme == "https" { 443 } else { 80 });
        let port = port.map_or_else(String::new, |port| format!(":{port}"));
        let origin = format!("{scheme}://{host}{port}");
        let slash = if uri.path().ends_with('/') { "" } else { "/" };
        Ok(PublicUrl { text: format!("{origin}{}{slash}", uri.path()), origin, host })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl PublicUrl {
    /// As a browser names where a page comes from.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The name or number of the machine, without its port.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Whether nobody between can read along.
    pub fn is_secure(&self) -> bool {
        self.text.starts_with("https://")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_one_spelling() {
        for (text, told, origin) in [
            ("https://club.example", "https://club.example/", "https://club.example"),
            ("https://Club.Example:443/", "https://club.example/", "https://club.example"),
            ("http://192.0.2.1:8080/jersi", "http://192.0.2.1:8080/jersi/", "http://192.0.2.1:8080"),
            ("http://[2001:db8::1]:80/", "http://[2001:db8::1]/", "http://[2001:db8::1]"),
        ] {
            let url: PublicUrl = text.parse().expect(text);
            assert_eq!((url.to_string().as_str(), url.origin()), (told, origin));
        }
        for (text, bad) in [
            ("", BadUrl::NoAddress),
            ("club.example", BadUrl::NoAddress),
            ("/club", BadUrl::NoAddress),
            ("ftp://club.example/", BadUrl::NoAddress),
            ("https://", BadUrl::NoAddress),
            ("https://me@club.example/", BadUrl::User),
            ("https://club.example/?a", BadUrl::Query),
            ("https://club.example/#a", BadUrl::Query),
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(bad), "{text}");
        }
    }
}
