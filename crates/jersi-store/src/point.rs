//! Points at which a test may kill the server.

/// Ends the program at once if a test asked for it here. Without the feature `kill-points` there is nothing to end.
#[cfg(feature = "kill-points")]
pub fn point(name: &str) {
    use std::sync::atomic::{AtomicI64, Ordering};
    static LEFT: AtomicI64 = AtomicI64::new(-1);
    let Ok(wanted) = std::env::var("JERSI_KILL_AT") else { return };
    let (place, times) = wanted.split_once(':').unwrap_or((&wanted, "1"));
    if place != name {
        return;
    }
    let times: i64 = times.parse().unwrap_or(1);
    let _ = LEFT.compare_exchange(-1, times, Ordering::SeqCst, Ordering::SeqCst);
    if LEFT.fetch_sub(1, Ordering::SeqCst) == 1 {
        std::process::abort();
    }
}

/// Nothing.
#[cfg(not(feature = "kill-points"))]
pub const fn point(_name: &str) {}
