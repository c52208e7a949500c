//! The socket of one who plays or watches.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use jersi_wire::{FromClient, FromServer, SUBPROTOCOL};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A handshake that takes longer came to nothing.
const PATIENCE: Duration = Duration::from_secs(3);

/// A socket that is open.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

/// What came in.
#[derive(Debug)]
pub enum Heard {
    /// A message of the contract.
    Said(Box<FromServer>),
    /// One that a newer server would say; it is ignored.
    Strange(String),
    /// The connection is gone; with the number of the reason if one was given.
    Gone(Option<u16>),
}

impl Socket {
    /// Connects, as the page of this server would.
    pub async fn connect(address: SocketAddr, cookie: Option<&str>) -> io::Result<Socket> {
        let stream = tokio::time::timeout(PATIENCE, TcpStream::connect(address)).await;
        Socket::over(stream.map_err(|_| io::ErrorKind::TimedOut)??, address, cookie).await
    }

    /// Over a connection that is there.
    pub async fn over(stream: TcpStream, address: SocketAddr, cookie: Option<&str>) -> io::Result<Socket> {
        let uri = format!("ws://{address}/api/live").parse().map_err(io::Error::other)?;
        let mut request = ClientRequestBuilder::new(uri)
            .with_header("Origin", format!("http://{address}"))
            .with_sub_protocol(SUBPROTOCOL);
        if let Some(cookie) = cookie {
            request = request.with_header("Cookie", cookie);
        }
        // Thousands of these live in one process.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        stream.set_nodelay(true)?;
        let shaken = client_async_with_config(request, stream, Some(config));
        let shaken = tokio::time::timeout(PATIENCE, shaken).await.map_err(|_| io::ErrorKind::TimedOut)?;
        let (stream, _) = shaken.map_err(io::Error::other)?;
        Ok(Socket { stream })
    }

    /// Says something.
    pub async fn say(&mut self, message: &FromClient) -> io::Result<()> {
        let text = serde_json::to_string(message).map_err(io::Error::other)?;
        self.say_raw(Message::text(text)).await
    }

    /// Says anything at all. Who does not take it within the patience of a handshake is gone.
    pub async fn say_raw(&mut self, message: Message) -> io::Result<()> {
        let sent = tokio::time::timeout(PATIENCE, self.stream.send(message)).await;
        sent.map_err(|_| io::ErrorKind::TimedOut)?.map_err(io::Error::other)
    }

    /// What comes next. Giving up the wait loses nothing.
    pub async fn hear(&mut self) -> Heard {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    return match serde_json::from_str(&text) {
                        Ok(said) => Heard::Said(Box::new(said)),
                        Err(_) => Heard::Strange(text.as_str().to_owned()),
                    };
                }
                Some(Ok(Message::Close(frame))) => return Heard::Gone(frame.map(|frame| frame.code.into())),
                // Pings of the server are answered while reading.
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Heard::Gone(None),
            }
        }
    }
}
