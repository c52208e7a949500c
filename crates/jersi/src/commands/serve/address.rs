//! Where to listen, as the user wrote it.

use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::ops::Range;

use crate::failure::Failure;

/// A host and a port, and where they stand in the text.
#[derive(Debug)]
pub struct Address {
    text: String,
    /// Where the host stands, without brackets around it.
    host: Range<usize>,
    port: u16,
}

impl Address {
    /// Reads `127.0.0.1:8080`, `localhost:0` or `[::1]:8080`.
    pub fn read(text: &str) -> Result<Address, Failure> {
        let fail = |message: &str, span: Range<usize>| {
            Failure::bad_input("bad-address", message)
                .at(None, text, span)
                .help("write it like 127.0.0.1:8080; port 0 takes one that is free")
        };
        let Some((before, port)) = text.rsplit_once(':') else {
            return Err(fail("a port is missing", 0..text.len()));
        };
        let port_at = before.len() + 1..text.len();
        let port =
            port.parse::<u16>().map_err(|_| fail("a port is a number from 0 to 65535", port_at.clone()))?;
        let host = host_span(before).map_err(|message| fail(message, 0..before.len()))?;
        Ok(Address { text: text.to_owned(), host, port })
    }

    /// The addresses that the host stands for.
    pub fn resolve(&self) -> Result<Vec<SocketAddr>, Failure> {
        if let Ok(ip) = self.text[self.host.clone()].parse::<IpAddr>() {
            return Ok(vec![SocketAddr::new(ip, self.port)]);
        }
        let unknown = || {
            Failure::bad_input("unknown-host", format!("no machine is called {}", self.host()))
                .at(None, &self.text, self.host_span())
                .help("127.0.0.1 is for this machine alone, 0.0.0.0 for others too")
        };
        let found: Vec<SocketAddr> =
            (&self.text[self.host.clone()], self.port).to_socket_addrs().map_err(|_| unknown())?.collect();
        if found.is_empty() { Err(unknown()) } else { Ok(found) }
    }

    /// The text as it was given.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The host as it was given, with its brackets.
    pub fn host(&self) -> &str {
        &self.text[self.host_span()]
    }

    /// The host, if it is a name and no number.
    pub fn name(&self) -> Option<String> {
        let host = &self.text[self.host.clone()];
        host.parse::<IpAddr>().is_err().then(|| host.to_owned())
    }

    /// The port; 0 is any that is free.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where the host stands in the text, with its brackets.
    pub fn host_span(&self) -> Range<usize> {
        0..self.port_span().start - 1
    }

    /// Where the port stands in the text.
    pub fn port_span(&self) -> Range<usize> {
        let colon = self.text.rfind(':').unwrap_or(0);
        colon + 1..self.text.len()
    }
}

/// Where the name or number of a host stands, without brackets.
fn host_span(text: &str) -> Result<Range<usize>, &'static str> {
    let inside = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    match inside {
        Some(_) => Ok(1..text.len() - 1),
        None if text.is_empty() => Err("a host is missing before the port"),
        None if text.contains("//") => Err("only a host and a port are wanted, without http:// in front"),
        None if text.contains(':') => Err("an IPv6 address stands in brackets: [::1]:8080"),
        None if text.contains(['/', '@', '[', ']', ' ']) => {
            Err("this is no host, but a name or number is wanted")
        }
        None => Ok(0..text.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(text: &str) -> Vec<String> {
        let address = Address::read(text).expect("an address");
        address.resolve().expect("a host").iter().map(ToString::to_string).collect()
    }

    #[test]
    fn hosts_are_numbers_and_names() {
        assert_eq!(resolved("127.0.0.1:0"), ["127.0.0.1:0"]);
        assert_eq!(resolved("[::1]:8080"), ["[::1]:8080"]);
        assert!(resolved("localhost:81").iter().all(|address| address.ends_with(":81")));
    }

    #[test]
    fn the_caret_is_under_what_is_wrong() {
        for (text, message, carets) in [
            ("8080", "a port is missing", "^^^^"),
            (":8080", "a host is missing before the port", "^"),
            ("127.0.0.1:80000", "a port is a number from 0 to 65535", "          ^^^^^"),
            ("127.0.0.1:", "a port is a number from 0 to 65535", "          ^"),
            ("::1:80", "an IPv6 address stands in brackets: [::1]:8080", "^^^"),
            ("http://localhost:80", "only a host and a port are wanted, without http:// in front", "^^^^"),
        ] {
            let failure = Address::read(text).expect_err(text);
            assert_eq!(failure.message, message, "{text}");
            let told = failure.render();
            assert!(told.contains(&format!("| {carets}")), "{text}\n{told}");
        }
    }
}
