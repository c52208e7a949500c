//! What the page shows of a table.

mod editions;
mod entry;
mod key;
mod study;
mod trays;
mod turns;
mod view;

pub use editions::editions;
pub(crate) use view::control;
