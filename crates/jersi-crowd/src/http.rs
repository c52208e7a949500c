//! One request, one answer, one connection.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// What a server answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpAnswer {
    /// The number of its status.
    pub status: u16,
    /// The cookie that it sets, `name=value`.
    pub cookie: Option<String>,
    /// The body.
    pub body: String,
}

/// Asks, as the page of this server would. A connection that ends before the answer is whole is an error.
pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: Option<&str>,
) -> io::Result<HttpAnswer> {
    use std::fmt::Write as _;
    let mut stream = TcpStream::connect(address).await?;
    let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    if let Some(cookie) = cookie {
        let _ = write!(request, "Cookie: {cookie}\r\n");
    }
    if let Some(body) = body {
        let length = body.len();
        let _ = write!(
            request,
            "Origin: http://{address}\r\nX-Jersi: 1\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n"
        );
    }
    let _ = write!(request, "\r\n{}", body.unwrap_or_default());
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    read(&answer)
}

fn read(answer: &[u8]) -> io::Result<HttpAnswer> {
    let broken = |why: &str| io::Error::new(io::ErrorKind::UnexpectedEof, why.to_owned());
    let mut fields = [httparse::EMPTY_HEADER; 32];
    let mut head = httparse::Response::new(&mut fields);
    let httparse::Status::Complete(length) =
        head.parse(answer).map_err(|error| broken(&error.to_string()))?
    else {
        return Err(broken("half a head"));
    };
    let field = |name: &str| {
        let found = head.headers.iter().find(|field| field.name.eq_ignore_ascii_case(name));
        found.and_then(|field| std::str::from_utf8(field.value).ok())
    };
    let wanted: usize = field("content-length").and_then(|text| text.parse().ok()).unwrap_or(0);
    let body = &answer[length..];
    if body.len() != wanted {
        return Err(broken("half a body"));
    }
    let cookie = field("set-cookie").and_then(|line| line.split(';').next()).map(str::to_owned);
    let body = String::from_utf8(body.to_vec()).map_err(|_| broken("no text"))?;
    Ok(HttpAnswer { status: head.code.unwrap_or(0), cookie, body })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_whole_or_none() {
        let whole = "HTTP/1.1 200 OK\r\nSet-Cookie: jersi=abc; Path=/\r\nContent-Length: 2\r\n\r\n{}";
        let answer = read(whole.as_bytes()).expect("an answer");
        assert_eq!(
            (answer.status, answer.cookie.as_deref(), answer.body.as_str()),
            (200, Some("jersi=abc"), "{}")
        );
        for cut in 0..whole.len() {
            assert!(read(&whole.as_bytes()[..cut]).is_err(), "cut at {cut}");
        }
    }
}
