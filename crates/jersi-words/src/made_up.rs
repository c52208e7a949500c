//! A made-up language for tests.

/// What English says, between `⟦` and `⟧`: what a person reads outside of those marks is in no catalogue.
///
/// ```
/// use jersi_words::{MadeUp, TableWords};
///
/// assert_eq!(MadeUp.no_second_step(), "⟦no second step⟧");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MadeUp;
