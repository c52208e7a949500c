//! Points at which a test may kill the server.

/// Ends the program at once if a test asked for it here: `JERSI_KILL_AT=NAME`, or `NAME:COUNT` for the time after which it
/// does. A release has no such points.
#[cfg(debug_assertions)]
pub fn point(name: &str) {
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU64, Ordering};
    static WANTED: LazyLock<Option<(String, u64)>> = LazyLock::new(|| {
        let wanted = std::env::var("JERSI_KILL_AT").ok()?;
        let (place, times) = wanted.split_once(':').unwrap_or((&wanted, "1"));
        Some((place.to_owned(), times.parse().unwrap_or(1)))
    });
    static PASSED: AtomicU64 = AtomicU64::new(0);
    if let Some((place, times)) = &*WANTED
        && place == name
        && PASSED.fetch_add(1, Ordering::SeqCst) + 1 == *times
    {
        std::process::abort();
    }
}

/// Nothing.
#[cfg(not(debug_assertions))]
pub const fn point(_name: &str) {}
