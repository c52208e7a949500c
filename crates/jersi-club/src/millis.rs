//! A moment, in milliseconds since 1970.

use std::time::Duration;

/// A moment, in milliseconds since 1970. The server's clock makes it; nobody else's counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

impl Millis {
    /// The moment a while later.
    #[must_use]
    pub fn after(self, while_: Duration) -> Millis {
        Millis(self.0.saturating_add(u64::try_from(while_.as_millis()).unwrap_or(u64::MAX)))
    }

    /// The moment a while earlier.
    #[must_use]
    pub fn before(self, while_: Duration) -> Millis {
        Millis(self.0.saturating_sub(u64::try_from(while_.as_millis()).unwrap_or(u64::MAX)))
    }

    /// How long it is since an earlier moment; nothing if that one is later.
    pub fn since(self, earlier: Millis) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// As the clock of a game counts.
    pub(crate) fn clock(self) -> Duration {
        Duration::from_millis(self.0)
    }
}
