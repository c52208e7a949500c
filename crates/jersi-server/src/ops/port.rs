//! The port for who runs the server. It is for a private network: nothing on it is secret, and nothing on it is for visitors.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::metric::{Exporter, METRICS, register};
use super::readiness::Readiness;
use crate::club::Club;
use crate::limits::Limits;
use crate::server::Server;

/// Few ask here, and they ask shortly.
const LIMITS: Limits = Limits {
    connections: 32,
    refusals: 4,
    head: Duration::from_secs(15),
    stall: Duration::from_secs(10),
    connection: Duration::from_mins(10),
    farewell: Duration::from_millis(200),
    head_bytes: 16 * 1024,
    fields: 64,
    drain: Duration::ZERO,
    goodbyes: Duration::ZERO,
};

/// The port, taken and not yet answering. Numbers are counted from now on.
pub struct OpsPort {
    server: Server,
    exporter: Exporter,
}

impl OpsPort {
    /// Takes the port.
    pub fn bind(addresses: &[SocketAddr]) -> io::Result<OpsPort> {
        Ok(OpsPort { server: Server::bind(addresses)?, exporter: Exporter::begin() })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Answers from now on, until the answer of this is ended: also while the server drains.
    pub fn open(self, club: Option<&Club>, connections: usize) -> OpenOpsPort {
        metrics::gauge!("jersi_connections_most").set(u32::try_from(connections).unwrap_or(u32::MAX));
        let app = ops_app(club, self.exporter);
        let (end, ended) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let ended = async {
                // Either way it is the end.
                let _ = ended.await;
            };
            self.server.run(&app, None, LIMITS, ended).await
        });
        OpenOpsPort { end, task }
    }
}

/// The port while it answers.
pub struct OpenOpsPort {
    end: oneshot::Sender<()>,
    task: JoinHandle<io::Result<()>>,
}

impl OpenOpsPort {
    /// Ends it.
    pub async fn end(self) -> io::Result<()> {
        drop(self.end);
        self.task.await.unwrap_or_else(|_| Err(io::Error::other("the ops port panicked")))
    }
}

#[derive(Clone)]
struct Ops {
    club: Option<Club>,
    exporter: Exporter,
    readiness: Arc<Readiness>,
}

/// What is answered there, without a port.
fn ops_app(club: Option<&Club>, exporter: Exporter) -> Router {
    if let Some(club) = club {
        let labels = [("version", env!("CARGO_PKG_VERSION").to_owned()), ("node", club.node().to_owned())];
        metrics::gauge!("jersi_build_info", &labels).set(1.0);
        metrics::gauge!("jersi_draining").set(0.0);
    }
    // What has not happened yet is told as none, so that the first time is seen as one more.
    for metric in METRICS {
        register(metric);
    }
    // The one sort of job that there is.
    metrics::counter!("jersi_jobs_total", "kind" => "rate", "done" => "true").increment(0);
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics_now))
        .with_state(Ops { club: club.cloned(), exporter, readiness: Arc::default() })
}

async fn readyz(State(ops): State<Ops>) -> impl IntoResponse {
    match ops.readiness.of(ops.club.as_ref()).await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {why}\n")),
    }
}

async fn metrics_now(State(ops): State<Ops>) -> impl IntoResponse {
    if let Some(club) = &ops.club {
        let waiting: usize = club.store().waiting().into_iter().sum();
        metrics::gauge!("jersi_lane_queue").set(u32::try_from(waiting).unwrap_or(u32::MAX));
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], ops.exporter.render())
}
