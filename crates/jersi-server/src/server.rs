//! The server: a port, what is answered there, and its end.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;

/// How long open requests may take once the server is asked to end.
const PATIENCE: Duration = Duration::from_secs(2);

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
    pub fn run(self, app: Router, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let listener = TcpListener::from_std(self.listener)?;
            let (asked, mut heard) = tokio::sync::watch::channel(());
            let end = async move {
                end.await;
                drop(asked);
            };
            let patience = async {
                // An error means that the other side is gone: the end was asked for.
                while heard.changed().await.is_ok() {}
                tokio::time::sleep(PATIENCE).await;
            };
            tokio::select! {
                done = axum::serve(listener, app).with_graceful_shutdown(end).into_future() => done,
                () = patience => Ok(()),
            }
        })
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
