//! Every metric by name: what it counts, and in which buckets.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use super::process;

/// What sort of number a metric is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MetricKind {
    /// It only grows.
    Counter,
    /// It goes up and down.
    Gauge,
    /// Many numbers, counted in buckets up to these bounds.
    Histogram(&'static [f64]),
}

/// A metric, as it is exposed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Metric {
    /// Its name.
    pub name: &'static str,
    /// What sort of number it is.
    pub kind: MetricKind,
    /// What it tells.
    pub about: &'static str,
    /// Whether it is told apart by labels.
    pub labelled: bool,
}

/// From a tenth of a millisecond to half a minute.
const SECONDS: MetricKind = MetricKind::Histogram(&[
    0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0,
    10.0, 30.0,
]);
/// What falls by itself falls about a second late, by intent.
const LATE: MetricKind =
    MetricKind::Histogram(&[0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0, 30.0, 60.0, 300.0, 3_600.0]);
/// A batch is 64 requests at most.
const BATCH: MetricKind = MetricKind::Histogram(&[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 48.0, 64.0]);

/// Everything that is exposed. Alert rules, dashboard and documentation name these and no others; a test compares them.
pub const METRICS: &[Metric] = &[
    by("jersi_build_info", MetricKind::Gauge, "1, with the version and the name of this run"),
    metric("jersi_draining", MetricKind::Gauge, "1 while the server drains"),
    metric("jersi_connections", MetricKind::Gauge, "connections that are served, sockets among them"),
    metric("jersi_connections_most", MetricKind::Gauge, "connections that are served at most"),
    metric("jersi_connections_refused_total", MetricKind::Counter, "connections that were told to come back"),
    metric("jersi_sockets", MetricKind::Gauge, "live sockets"),
    by("jersi_requests_total", MetricKind::Counter, "requests by method, route and status"),
    by("jersi_request_seconds", SECONDS, "from a request's head to its answer's head, by route"),
    by("jersi_refusals_total", MetricKind::Counter, "refusals over HTTP by code"),
    by("jersi_sign_ins_total", MetricKind::Counter, "tries to sign in or to register, by way and outcome"),
    by(
        "jersi_acts_total",
        MetricKind::Counter,
        "acts over HTTP and sockets by what is done and what came of it",
    ),
    metric(
        "jersi_turn_seen_seconds",
        SECONDS,
        "from an act's arrival to its event written to another's socket",
    ),
    metric("jersi_catchup_total", MetricKind::Counter, "sockets that had to read a game anew from the store"),
    metric("jersi_commit_seconds", SECONDS, "COMMIT of a batch, sync included"),
    metric("jersi_batch_acts", BATCH, "requests in a batch"),
    metric("jersi_lane_queue", MetricKind::Gauge, "requests that wait for a lane of the store"),
    metric("jersi_flags_late_seconds", LATE, "how long after its moment something fell by itself"),
    metric("jersi_notices_dropped_total", MetricKind::Counter, "notices to other nodes that were not sent"),
    metric(
        "jersi_listener_lost_total",
        MetricKind::Counter,
        "times the line was lost on which other nodes are heard",
    ),
    by("jersi_jobs_total", MetricKind::Counter, "jobs of the queue by kind and what came of them"),
    metric("jersi_store_faults_total", MetricKind::Counter, "batches that came to nothing"),
    metric("process_resident_memory_bytes", MetricKind::Gauge, "memory of the process"),
    metric("process_open_fds", MetricKind::Gauge, "file handles of the process"),
    metric("process_max_fds", MetricKind::Gauge, "file handles that the process may have"),
];

const fn metric(name: &'static str, kind: MetricKind, about: &'static str) -> Metric {
    Metric { name, kind, about, labelled: false }
}

const fn by(name: &'static str, kind: MetricKind, about: &'static str) -> Metric {
    Metric { name, kind, about, labelled: true }
}

/// What holds the numbers of this process; there is one.
#[derive(Clone, Debug)]
pub struct Exporter(PrometheusHandle);

impl Exporter {
    /// Begins to count, unless it has begun. Before that, counting costs nothing and is forgotten.
    pub fn begin() -> Exporter {
        static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
        let handle = HANDLE.get_or_init(|| {
            let recorder = builder().build_recorder();
            let handle = recorder.handle();
            // Somebody else may count already, in a program that is not ours; then these numbers stay empty.
            if metrics::set_global_recorder(recorder).is_err() {
                tracing::warn!("another recorder of metrics is there already");
            }
            METRICS.iter().for_each(describe);
            handle
        });
        Exporter(handle.clone())
    }

    /// The numbers, as Prometheus reads them.
    pub fn render(&self) -> String {
        process::measure();
        self.0.run_upkeep();
        self.0.render()
    }
}

fn builder() -> PrometheusBuilder {
    METRICS.iter().fold(PrometheusBuilder::new(), |builder, metric| match metric.kind {
        MetricKind::Histogram(bounds) => builder
            .set_buckets_for_metric(Matcher::Full(metric.name.to_owned()), bounds)
            .unwrap_or_else(|_| unreachable!("there are bounds")),
        MetricKind::Counter | MetricKind::Gauge => builder,
    })
}

/// Tells a metric as none. One that has labels begins with its first value, and a gauge with its first measurement.
pub fn register(metric: &Metric) {
    match metric.kind {
        _ if metric.labelled => {}
        MetricKind::Counter => metrics::counter!(metric.name).increment(0),
        MetricKind::Gauge => metrics::gauge!(metric.name).increment(0.0),
        MetricKind::Histogram(_) => drop(metrics::histogram!(metric.name)),
    }
}

fn describe(metric: &Metric) {
    match metric.kind {
        MetricKind::Counter => metrics::describe_counter!(metric.name, metric.about),
        MetricKind::Gauge => metrics::describe_gauge!(metric.name, metric.about),
        MetricKind::Histogram(_) => metrics::describe_histogram!(metric.name, metric.about),
    }
}
