//! What the person who runs the server sees of it: a port of its own with health, readiness and metrics, and a name for each
//! request that its answer and its lines in the log share.

mod gauge;
mod metric;
mod observe;
mod port;
mod process;
mod readiness;
mod request_id;

pub use gauge::Held;
pub use metric::{METRICS, Metric, MetricKind};
pub use observe::{observe, word};
pub use port::{OpenOpsPort, OpsPort};
