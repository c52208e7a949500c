//! Who listens on a port that is taken: perhaps a jersi, which is as good as another one.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use jersi_server::NAME_HEADER;

/// So long somebody may take to say who they are.
const PATIENCE: Duration = Duration::from_secs(2);
/// Longer heads are not ours.
const LONGEST_HEAD: usize = 16 * 1024;

/// The version of the jersi that serves the page at an address, if one does.
pub fn version_at(address: SocketAddr) -> Option<String> {
    let until = Instant::now() + PATIENCE;
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    // In one piece: whoever answers the first piece and hangs up would take his answer with him.
    let question = format!("HEAD / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(question.as_bytes()).ok()?;
    let mut head = Vec::new();
    let mut part = [0; 1024];
    while head.len() < LONGEST_HEAD && Instant::now() < until {
        match stream.read(&mut part) {
            Ok(0) | Err(_) => break,
            Ok(count) => head.extend_from_slice(&part[..count]),
        }
    }
    version_in(&String::from_utf8_lossy(&head))
}

/// The version in the head of an answer. What comes after the head is not looked at.
fn version_in(answer: &str) -> Option<String> {
    let (head, _) = answer.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    lines.next().filter(|status| status.starts_with("HTTP/1."))?;
    let mut fields = lines.filter_map(|line| line.split_once(':'));
    let (_, value) = fields.find(|(name, _)| name.eq_ignore_ascii_case(NAME_HEADER))?;
    let version = value.trim();
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '+');
    (version.starts_with(|c: char| c.is_ascii_digit()) && version.len() < 40 && version.chars().all(plain))
        .then(|| version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_jersi_says_that_it_is_one() {
        let version = |answer: &str| version_in(answer);
        assert_eq!(version("HTTP/1.1 200 OK\r\nX-Jersi: 0.1.0\r\n\r\n").as_deref(), Some("0.1.0"));
        assert_eq!(version("HTTP/1.1 404 Not Found\r\na: b\r\nx-jersi:1.2\r\n\r\n").as_deref(), Some("1.2"));
        for other in [
            "",
            "HTTP/1.1 200 OK\r\nX-Jersi: 0.1.0\r\n",
            "HTTP/1.1 200 OK\r\nserver: other\r\n\r\nX-Jersi: 0.1.0\r\n\r\n",
            "HTTP/1.1 200 OK\r\nX-Jersi: \u{1b}[2J\r\n\r\n",
            "220 mail\r\nX-Jersi: 0.1.0\r\n\r\n",
        ] {
            assert_eq!(version(other), None, "{other:?}");
        }
    }
}
