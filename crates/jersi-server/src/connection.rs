//! One connection, from its first byte to its end, which comes whatever the other side does.

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;

use crate::limits::Limits;
use crate::visit::Visit;

/// Whether the server is still to answer; the end is told by dropping the other side.
pub type Ending = watch::Receiver<()>;

/// Answers the requests of a connection within the limits. One that becomes a socket has limits of its own from then on, and
/// takes the place of the connection with it.
pub async fn serve(stream: TcpStream, app: Router, visit: Visit, limits: Limits, mut ending: Ending) {
    let app = TowerToHyperService::new(app);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(visit.clone());
        app.call(request)
    });
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.stall));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(limits.head_bytes)
        .max_headers(limits.fields)
        // Who has asked and says that no more will come is still answered.
        .half_close(true)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        // What went wrong is the other side's: a head that is none or too slow, or it went away. A head that is none
        // or too large was answered with 400 or 431, the rest has nobody to be told to.
        _ = connection.as_mut() => return,
        // An error means that the other side of the channel is gone: the end.
        _ = ending.changed() => {}
        () = tokio::time::sleep(limits.connection) => {}
    }
    connection.as_mut().graceful_shutdown();
    // Too late is as good as done: dropping the connection closes it.
    let _ = tokio::time::timeout(limits.farewell, connection).await;
}
