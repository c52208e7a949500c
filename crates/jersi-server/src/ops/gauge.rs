//! Something that is there for a while, counted for as long.

/// Counts one in a gauge until it is dropped.
#[derive(Debug)]
pub struct Held(&'static str);

impl Held {
    /// One more.
    pub fn of(gauge: &'static str) -> Held {
        metrics::gauge!(gauge).increment(1.0);
        Held(gauge)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        metrics::gauge!(self.0).decrement(1.0);
    }
}
