//! The server: a port, what is answered there, and its end.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;

use crate::club::Club;
use crate::connection;
use crate::limits::Limits;
use crate::visit::{Place, Visit};

/// How long to wait when the system has no connection to give, for want of memory or of file handles.
const BREATH: Duration = Duration::from_millis(500);

/// A server that has its port and does not answer yet.
pub struct Server {
    listener: std::net::TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Takes the port; 0 takes one that is free.
    pub fn bind(addresses: &[SocketAddr]) -> io::Result<Server> {
        let listener = std::net::TcpListener::bind(addresses)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Server { listener, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `end` is ready, and then for the time of `limits.drain` while its sockets are told goodbye one after the
    /// other. Then requests under way are finished, but not for long. What was asked of the club's store is done before
    /// this returns.
    pub async fn run(
        self,
        app: &Router,
        club: Option<&Club>,
        limits: Limits,
        end: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let listener = TcpListener::from_std(self.listener)?;
        let (ended, ending) = watch::channel(());
        let mut open = JoinSet::new();
        let places = Places::new(limits);
        let drained = async {
            end.await;
            if let Some(club) = club.filter(|_| !limits.drain.is_zero()) {
                club.drain(limits.goodbyes);
                tokio::time::sleep(limits.drain).await;
            }
        };
        tokio::select! {
            () = welcome(&listener, app, limits, &places, &ending, &mut open) => {}
            () = drained => {}
        }
        drop(listener);
        drop(ended);
        if let Some(club) = club {
            club.end();
        }
        // Each of them ends in the time of a farewell. One that panicked has told so itself.
        while open.join_next().await.is_some() {}
        // Sockets have left the connections that they came by, but not their places. Who does not hear the goodbye in time
        // is cut off.
        drop(tokio::time::timeout(limits.farewell, places.all_free()).await);
        if let Some(club) = club {
            club.close().await;
        }
        Ok(())
    }
}

/// What a server runs on. A page needs one thread; the games of a club take all there are.
pub fn runtime(has_club: bool) -> io::Result<Runtime> {
    let mut builder = if has_club { Builder::new_multi_thread() } else { Builder::new_current_thread() };
    builder.enable_all().build()
}

/// Takes connections as they come, for ever.
async fn welcome(
    listener: &TcpListener,
    app: &Router,
    limits: Limits,
    places: &Places,
    ending: &connection::Ending,
    open: &mut JoinSet<()>,
) {
    let busy = crate::busy();
    loop {
        let (stream, from) = accept(listener).await;
        let (permit, is_served) = places.take().await;
        let app = if is_served { app } else { &busy }.clone();
        if !is_served {
            metrics::counter!("jersi_connections_refused_total").increment(1);
        }
        let visit = Visit { from: from.ip(), place: Place::new(permit) };
        open.spawn(connection::serve(stream, app, visit, limits, ending.clone()));
        // Those that are done are forgotten.
        while open.try_join_next().is_some() {}
    }
}

/// The next connection.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            // Somebody who went away before we looked costs nothing; a want of the system passes when others leave.
            Err(error) if is_of_one_connection(&error) => {}
            Err(_) => tokio::time::sleep(BREATH).await,
        }
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// How many connections there may be.
struct Places {
    served: Arc<Semaphore>,
    refused: Arc<Semaphore>,
    /// How many are served.
    all: u32,
}

impl Places {
    fn new(limits: Limits) -> Places {
        let of = |count| Arc::new(Semaphore::new(count));
        let all = u32::try_from(limits.connections).unwrap_or(u32::MAX);
        Places { served: of(limits.connections), refused: of(limits.refusals), all }
    }

    /// Ready when nobody is served any more.
    async fn all_free(&self) {
        // Nobody closes it.
        drop(self.served.acquire_many(self.all).await);
    }

    /// A place, and whether it is one at which requests are served. If there is none at all it waits: every
    /// connection ends within the limits.
    async fn take(&self) -> (Option<OwnedSemaphorePermit>, bool) {
        tokio::select! {
            biased;
            served = self.served.clone().acquire_owned() => (served.ok(), true),
            refused = self.refused.clone().acquire_owned() => (refused.ok(), false),
        }
    }
}
