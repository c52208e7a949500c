//! How the user or the system asks the program to end: Ctrl-C, or SIGTERM.

/// Ready when the program is asked to end.
pub async fn asked_to_end() {
    Asked::listen().next().await;
}

/// Ready when it is asked a second time: somebody does not want to wait. It must be waited for from the beginning.
pub async fn asked_twice() {
    let mut asked = Asked::listen();
    asked.next().await;
    asked.next().await;
}

#[cfg(unix)]
struct Asked {
    signals: Vec<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
impl Asked {
    fn listen() -> Asked {
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

#[cfg(not(unix))]
struct Asked;

#[cfg(not(unix))]
impl Asked {
    fn listen() -> Asked {
        Asked
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
