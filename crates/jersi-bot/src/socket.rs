//! The socket of a bot.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use jersi_wire::{FromClient, FromServer, SUBPROTOCOL};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_tls_with_config};

use crate::secret::Secret;

/// A handshake that takes longer came to nothing, and so did a message that nobody takes.
const PATIENCE: Duration = Duration::from_secs(10);
/// No message of a club is longer.
const LONGEST_MESSAGE: usize = 4 * 1024 * 1024;

/// A socket that is open.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// Why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSocket {
    /// The club does not know the token.
    NotKnown,
    /// Anything else: a later try may succeed.
    Later,
}

/// The connection is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gone;

impl Socket {
    /// Connects to the club at this address, which ends with a slash.
    pub async fn connect(server: &str, token: &Secret) -> Result<Socket, NoSocket> {
        // `http` becomes `ws`, `https` becomes `wss`.
        let address = format!("ws{}api/live", server.strip_prefix("http").unwrap_or(server));
        let uri = address.parse().map_err(|_| NoSocket::Later)?;
        let request = ClientRequestBuilder::new(uri)
            .with_header("Authorization", token.header())
            .with_sub_protocol(SUBPROTOCOL);
        let config = WebSocketConfig::default().max_message_size(Some(LONGEST_MESSAGE));
        let shaken = connect_async_tls_with_config(request, Some(config), true, None);
        match tokio::time::timeout(PATIENCE, shaken).await {
            Ok(Ok((stream, _))) => Ok(Socket { stream }),
            Ok(Err(Error::Http(answer))) if answer.status().as_u16() == 401 => Err(NoSocket::NotKnown),
            Ok(Err(_)) | Err(_) => Err(NoSocket::Later),
        }
    }

    /// Says something.
    pub async fn say(&mut self, message: &FromClient) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone)?;
        let sent = tokio::time::timeout(PATIENCE, self.stream.send(Message::text(text))).await;
        sent.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    /// What comes next; nothing of a message that a newer server would say. Giving up the wait loses nothing.
    pub async fn hear(&mut self) -> Result<Option<FromServer>, Gone> {
        match self.stream.next().await {
            Some(Ok(Message::Text(text))) => Ok(serde_json::from_str(&text).ok()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Gone),
            // Pings of the server are answered while reading.
            Some(Ok(_)) => Ok(None),
        }
    }

    /// Says goodbye.
    pub async fn close(mut self) {
        // Whether the other side hears it or not, it is the end.
        let _ = tokio::time::timeout(Duration::from_secs(1), self.stream.close(None)).await;
    }
}
