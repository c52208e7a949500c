//! Under which names the page is served. A page from elsewhere that has its own name lead to this machine (DNS
//! rebinding) would be of one origin with ours; it comes with a `Host` that is not ours, and is refused.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::fault::Fault;

/// The names and addresses that a request may be for. Ports are not compared: whoever forwards a port of another
/// machine to ours may choose it, and a foreign page gains nothing by it.
#[derive(Clone, Debug)]
pub struct HostNames {
    ip: IpAddr,
    names: Vec<String>,
}

impl HostNames {
    /// For a server that listens here, and is also called by these names.
    pub fn new(listening: SocketAddr, names: impl IntoIterator<Item = String>) -> HostNames {
        let names = names.into_iter().map(|name| plain(&name)).collect();
        HostNames { ip: listening.ip(), names }
    }

    /// Whether a request for this host is for us.
    fn has(&self, host: &str) -> bool {
        let bare = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
        match bare.parse::<IpAddr>() {
            Ok(ip) => self.has_address(ip) || self.names.contains(&plain(host)),
            Err(_) => {
                let name = plain(host);
                // Browsers lead this name to the machine itself, whatever a name server says.
                name == "localhost" || self.names.contains(&name)
            }
        }
    }

    /// Nobody can have a foreign name lead here by writing an address, so all of them are fine where all are heard.
    fn has_address(&self, ip: IpAddr) -> bool {
        let ip = ip.to_canonical();
        ip == self.ip.to_canonical() || self.ip.is_unspecified() || ip.is_loopback()
    }
}

/// A name as it is compared: small letters, without the dot of the root.
fn plain(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

/// Lets requests through that are for us.
pub async fn check(State(names): State<Arc<HostNames>>, request: Request, next: Next) -> Response {
    match judge(&names, &request) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}

fn judge(names: &HostNames, request: &Request) -> Result<(), Fault> {
    let mut fields = request.headers().get_all(HOST).iter();
    let (Some(host), None) = (fields.next(), fields.next()) else { return Err(Fault::BadHost) };
    let host: Authority = host.to_str().ok().and_then(|host| host.parse().ok()).ok_or(Fault::BadHost)?;
    // `GET http://name/ HTTP/1.1` says it twice; each must be ours.
    let hosts = [Some(&host), request.uri().authority()];
    for host in hosts.into_iter().flatten() {
        if host.as_str().contains('@') {
            return Err(Fault::BadHost);
        }
        if !names.has(host.host()) {
            return Err(Fault::ForeignHost);
        }
    }
    Ok(())
}

/// The host that a request is for, as its sender wrote it. It was found to be ours.
#[derive(Clone, Debug)]
pub struct AskedHost(pub String);

impl<S: Sync> FromRequestParts<S> for AskedHost {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<AskedHost, Infallible> {
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        Ok(AskedHost(host.unwrap_or("localhost").to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(listening: &str, own: &[&str]) -> HostNames {
        let listening = format!("{listening}:5377").parse().expect("an address");
        HostNames::new(listening, own.iter().map(|&name| name.to_owned()))
    }

    #[test]
    fn the_machine_itself_has_its_names() {
        for listening in ["127.0.0.1", "[::1]", "0.0.0.0", "[::]", "192.168.1.5"] {
            let names = names(listening, &[]);
            for host in ["localhost", "LOCALHOST", "localhost.", "127.0.0.1", "[::1]", "127.0.0.9"] {
                assert!(names.has(host), "{host} at {listening}");
            }
            for host in ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[", "[]"] {
                assert!(!names.has(host), "{host} at {listening}");
            }
        }
    }

    #[test]
    fn an_address_is_ours_if_we_listen_there() {
        assert!(names("192.168.1.5", &[]).has("192.168.1.5"));
        assert!(!names("192.168.1.5", &[]).has("192.168.1.6"));
        assert!(!names("127.0.0.1", &[]).has("192.168.1.5"));
        assert!(names("0.0.0.0", &[]).has("192.168.1.6"));
        assert!(names("[::]", &[]).has("[fe80::1]"));
        assert!(names("192.168.1.5", &[]).has("[::ffff:192.168.1.5]"));
    }

    #[test]
    fn names_that_are_given_are_ours() {
        let names = names("0.0.0.0", &["Board.Local", "games.example."]);
        assert!(names.has("board.local") && names.has("BOARD.LOCAL.") && names.has("games.example"));
        assert!(!names.has("other.board.local") && !names.has("local"));
        let names = self::names("127.0.0.1", &["203.0.113.5", "[2001:db8::1]"]);
        assert!(names.has("203.0.113.5") && names.has("[2001:db8::1]") && !names.has("203.0.113.6"));
    }
}
