//! A socket, as a page has it.

use std::net::TcpStream;

use jersi_wire::SUBPROTOCOL;
use serde_json::Value;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::HandshakeError;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

use crate::house::{PATIENCE, Visitor};

pub struct Line {
    pub socket: WebSocket<TcpStream>,
}

/// How a socket is asked for.
pub struct Asked {
    pub origin: Option<String>,
    pub protocol: Option<&'static str>,
    /// A bot's token.
    pub bearer: Option<String>,
}

impl Line {
    /// A socket, or the status of the refusal.
    pub fn open(visitor: &Visitor) -> Result<Line, u16> {
        let origin = Some(format!("http://{}", visitor.address));
        Line::ask(visitor, &Asked { origin, protocol: Some(SUBPROTOCOL), bearer: None })
    }

    pub fn ask(visitor: &Visitor, asked: &Asked) -> Result<Line, u16> {
        let mut request =
            format!("ws://{}/api/live", visitor.address).into_client_request().expect("an address");
        let mut set = |name, value: &str| {
            request.headers_mut().insert(name, HeaderValue::from_str(value).expect("a header"));
        };
        if let Some(origin) = &asked.origin {
            set("origin", origin);
        }
        if let Some(protocol) = asked.protocol {
            set("sec-websocket-protocol", protocol);
        }
        if let Some(token) = &asked.bearer {
            set("authorization", &format!("Bearer {token}"));
        }
        if let Some(cookie) = &visitor.cookie {
            set("cookie", cookie);
        }
        let stream = TcpStream::connect(visitor.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        stream.set_write_timeout(Some(PATIENCE)).expect("a socket");
        match client(request, stream) {
            Ok((socket, answer)) => {
                let protocol = answer.headers().get("sec-websocket-protocol");
                assert_eq!(protocol.and_then(|protocol| protocol.to_str().ok()), Some(SUBPROTOCOL));
                Ok(Line { socket })
            }
            Err(HandshakeError::Failure(Error::Http(answer))) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).expect("it listens");
    }

    /// The next message.
    pub fn hear(&mut self) -> Value {
        loop {
            match self.socket.read().expect("something is said") {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text).expect("JSON");
                    crate::contract::must_be_a_message(&message);
                    return message;
                }
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// The next message with this word; others are passed over.
    pub fn hear_of(&mut self, word: &str) -> Value {
        loop {
            let message = self.hear();
            if message["is"] == word {
                return message;
            }
        }
    }

    /// Watches a game from its begin; tells the state.
    pub fn watch(&mut self, game: &str) -> Value {
        self.say(&serde_json::json!({ "is": "watch", "game": game, "from": 0 }));
        self.hear_of("state")
    }

    /// What is said until the answer to a ping, which comes after all that was there before.
    pub fn heard_so_far(&mut self) -> Vec<Value> {
        self.say(&serde_json::json!({ "is": "ping", "n": 4711, "seen": {} }));
        let mut heard = Vec::new();
        loop {
            let message = self.hear();
            if message["is"] == "pong" && message["n"] == 4711 {
                return heard;
            }
            heard.push(message);
        }
    }

    /// How it was closed; none if it was cut off. What is said before is passed over.
    pub fn closed(&mut self) -> Option<u16> {
        loop {
            match self.socket.read() {
                Ok(Message::Close(frame)) => return frame.map(|frame| CloseCode::into(frame.code)),
                Ok(_) => {}
                Err(Error::Io(error)) if error.kind() == std::io::ErrorKind::WouldBlock => {
                    panic!("it stays open")
                }
                Err(_) => return None,
            }
        }
    }
}
