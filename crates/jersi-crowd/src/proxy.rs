//! A network between clients and server that is not to be trusted. Its address stays, whatever server is behind it.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fastrand::Rng;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// What can be done to a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mischief {
    /// Nothing.
    None,
    /// Ends it, in the middle of whatever is said.
    Cut,
    /// Nothing goes through any more, and nobody is told.
    Stall,
    /// The server's side is closed, and the client is not told.
    ServerGone,
    /// The client's side is closed, and the server is not told.
    ClientGone,
    /// Everything comes late.
    Delay,
    /// What the server says comes byte by byte for a while.
    Trickle,
}

impl Mischief {
    /// All that is worth doing.
    pub const ALL: [Mischief; 6] = [
        Mischief::Cut,
        Mischief::Stall,
        Mischief::ServerGone,
        Mischief::ClientGone,
        Mischief::Delay,
        Mischief::Trickle,
    ];
}

/// How late everything comes on a connection that is delayed.
const LATE: Duration = Duration::from_millis(150);
/// So many bytes come one by one.
const TRICKLED: usize = 200;

type Orders = Arc<Mutex<Vec<watch::Sender<Mischief>>>>;

/// A proxy that listens.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    target: watch::Sender<Option<SocketAddr>>,
    connections: Orders,
    _tasks: JoinSet<()>,
}

impl Proxy {
    /// Listens at a free port.
    pub async fn listen() -> io::Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (target, _) = watch::channel(None);
        let connections = Orders::default();
        let mut tasks = JoinSet::new();
        tasks.spawn(accept(listener, target.subscribe(), Arc::clone(&connections)));
        Ok(Proxy { address, target, connections, _tasks: tasks })
    }

    /// Where clients connect.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the server is from now on; connections that are open stay with the one they have.
    pub fn lead_to(&self, server: Option<SocketAddr>) {
        self.target.send_replace(server);
    }

    /// Does something to one connection that is open; tells whether there was one.
    pub fn disturb(&self, mischief: Mischief, rng: &mut Rng) -> bool {
        let mut connections = self.connections.lock().expect("nobody panics with it");
        connections.retain(|connection| connection.receiver_count() > 0);
        let quiet: Vec<_> = connections.iter().filter(|order| *order.borrow() == Mischief::None).collect();
        if quiet.is_empty() {
            return false;
        }
        quiet[rng.usize(..quiet.len())].send_replace(mischief);
        true
    }
}

async fn accept(listener: TcpListener, target: watch::Receiver<Option<SocketAddr>>, connections: Orders) {
    let mut tasks = JoinSet::new();
    loop {
        let Ok((client, _)) = listener.accept().await else { continue };
        while tasks.try_join_next().is_some() {}
        let server = *target.borrow();
        let (order, orders) = watch::channel(Mischief::None);
        connections.lock().expect("nobody panics with it").push(order);
        tasks.spawn(async move {
            let Some(server) = server else { return };
            // A server that is not there: the client sees its connection end.
            if let Ok(server) = TcpStream::connect(server).await {
                // Either side may go at any time; that is what it is for.
                let _ = client.set_nodelay(true).and_then(|()| server.set_nodelay(true));
                carry(client, server, orders).await;
            }
        });
    }
}

/// Carries a connection to its end.
async fn carry(client: TcpStream, server: TcpStream, mut orders: watch::Receiver<Mischief>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let mut mischief = Mischief::None;
    loop {
        match mischief {
            Mischief::Cut => return,
            Mischief::Stall => {
                // Both sides are held, and nothing is read, until one side has given up; that is not seen without reading,
                // so it is held for as long as anybody could wait.
                tokio::time::sleep(Duration::from_secs(20)).await;
                return;
            }
            Mischief::ServerGone => {
                drop((from_server, to_server));
                drain(&mut from_client).await;
                return;
            }
            Mischief::ClientGone => {
                drop((from_client, to_client));
                drain(&mut from_server).await;
                return;
            }
            Mischief::None | Mischief::Delay | Mischief::Trickle => {}
        }
        let late = (mischief == Mischief::Delay).then_some(LATE);
        let trickled = if mischief == Mischief::Trickle { TRICKLED } else { 0 };
        tokio::select! {
            () = pump(&mut from_client, &mut to_server, late, 0) => return,
            () = pump(&mut from_server, &mut to_client, late, trickled) => return,
            changed = orders.changed() => {
                if changed.is_ok() {
                    mischief = *orders.borrow_and_update();
                } else {
                    return;
                }
            }
        }
    }
}

/// Carries one direction until it ends.
async fn pump(
    from: &mut OwnedReadHalf,
    to: &mut OwnedWriteHalf,
    late: Option<Duration>,
    mut trickled: usize,
) {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let Ok(length @ 1..) = from.read(&mut buffer).await else { return };
        if let Some(late) = late {
            tokio::time::sleep(late).await;
        }
        let one_by_one = length.min(trickled);
        trickled -= one_by_one;
        for byte in &buffer[..one_by_one] {
            if to.write_all(&[*byte]).await.is_err() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if to.write_all(&buffer[one_by_one..length]).await.is_err() {
            return;
        }
    }
}

/// Swallows what comes, until nothing comes.
async fn drain(from: &mut OwnedReadHalf) {
    let mut buffer = [0; 1024];
    while from.read(&mut buffer).await.is_ok_and(|length| length > 0) {}
}
