//! Those who connect and then do nothing, or next to nothing.

use std::io;
use std::net::SocketAddr;

use jersi_wire::{FromClient, GameId};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};

use crate::socket::Socket;

/// Connections that say nothing. They are open until this is dropped.
#[derive(Debug, Default)]
pub struct Silent {
    plain: Vec<TcpStream>,
    sockets: Vec<Socket>,
}

impl Silent {
    /// Connects so many: a third says nothing at all, a third half a head, the rest opens a socket and is silent then.
    pub async fn connect(address: SocketAddr, count: usize) -> io::Result<Silent> {
        let mut silent = Silent::default();
        for number in 0..count {
            if number % 3 == 2 {
                silent.sockets.push(Socket::connect(address, None).await?);
                continue;
            }
            let mut stream = TcpStream::connect(address).await?;
            if number % 3 == 1 {
                stream.write_all(b"GET /api/club HTTP/1.1\r\nHost: 127").await?;
            }
            silent.plain.push(stream);
        }
        Ok(silent)
    }

    /// Connects so many that open a socket and are silent then.
    pub async fn sockets(address: SocketAddr, count: usize) -> io::Result<Silent> {
        let mut silent = Silent::default();
        for _ in 0..count {
            silent.sockets.push(Socket::connect(address, None).await?);
        }
        Ok(silent)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.plain.len() + self.sockets.len()
    }
}

/// Somebody who watches games and never reads what is said, with next to no room for it.
pub async fn slow_reader(address: SocketAddr, games: &[GameId]) -> io::Result<Socket> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(2_048)?;
    let stream = socket.connect(address).await?;
    let mut slow = Socket::over(stream, address, None).await?;
    for game in games {
        slow.say(&FromClient::Watch { game: *game, from: 0 }).await?;
    }
    Ok(slow)
}
