//! The server: a port, what is answered there, and its end.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;

use crate::connection;
use crate::limits::Limits;

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

    /// Answers until `end` is ready; requests under way are finished, but not for long.
    pub fn run(self, app: &Router, limits: Limits, end: impl Future<Output = ()>) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let listener = TcpListener::from_std(self.listener)?;
            let (ended, ending) = watch::channel(());
            let mut open = JoinSet::new();
            tokio::select! {
                () = welcome(&listener, app, limits, &ending, &mut open) => {}
                () = end => {}
            }
            drop(listener);
            drop(ended);
            // Each of them ends in the time of a farewell. One that panicked has told so itself.
            while open.join_next().await.is_some() {}
            Ok(())
        })
    }
}

/// Takes connections as they come, for ever.
async fn welcome(
    listener: &TcpListener,
    app: &Router,
    limits: Limits,
    ending: &connection::Ending,
    open: &mut JoinSet<()>,
) {
    let places = Places::new(limits);
    let busy = crate::busy();
    loop {
        let stream = accept(listener).await;
        let (place, is_served) = places.take().await;
        let app = if is_served { app } else { &busy }.clone();
        let ending = ending.clone();
        open.spawn(async move {
            connection::serve(stream, app, limits, ending).await;
            drop(place);
        });
        // Those that are done are forgotten.
        while open.try_join_next().is_some() {}
    }
}

/// The next connection.
async fn accept(listener: &TcpListener) -> TcpStream {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return stream,
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
}

impl Places {
    fn new(limits: Limits) -> Places {
        let of = |count| Arc::new(Semaphore::new(count));
        Places { served: of(limits.connections), refused: of(limits.refusals) }
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

/// Ready when the user or the system asks the program to end: Ctrl-C, or SIGTERM.
pub async fn asked_to_end() {
    tokio::select! {
        () = interrupted() => {}
        () = terminated() => {}
    }
}

async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        // It cannot be heard, so it never comes; the system still ends the program.
        std::future::pending::<()>().await;
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
