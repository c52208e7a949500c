//! How the user or the system asks the program to end: Ctrl-C, or SIGTERM.

/// Ready when the program is asked to end. It is listened for from the first time that this is waited for.
pub async fn asked_to_end() {
    Asked::listen().once().await;
}

impl Asked {
    /// Ready when the program was asked to end since it was listened for.
    pub async fn once(mut self) {
        self.next().await;
    }

    /// Ready when it was asked a second time: somebody does not want to wait.
    pub async fn twice(mut self) {
        self.next().await;
        self.next().await;
    }
}

/// What listens for it.
#[cfg(unix)]
pub struct Asked {
    signals: Vec<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
impl Asked {
    /// Listens from now on, on a runtime: from then on the system does not end the program by itself.
    pub fn listen() -> Asked {
        use tokio::signal::unix::{SignalKind, signal};
        let kinds = [SignalKind::interrupt(), SignalKind::terminate()];
        // One that cannot be heard never comes; the system still ends the program by it.
        Asked { signals: kinds.into_iter().filter_map(|kind| signal(kind).ok()).collect() }
    }

    async fn next(&mut self) {
        std::future::poll_fn(|context| {
            let came = self.signals.iter_mut().any(|signal| signal.poll_recv(context).is_ready());
            if came { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
        })
        .await;
    }
}

/// What listens for it.
#[cfg(not(unix))]
pub struct Asked;

#[cfg(not(unix))]
impl Asked {
    /// Listens from now on.
    pub fn listen() -> Asked {
        Asked
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
