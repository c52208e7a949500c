//! What a laboratory found about rules: the report as data (`report.json`), as a table and as a page.
//!
//! The crate plays no game and computes no metric: `jersi-lab` fills in a [`Report`], and whoever shows one reads it from here.
//! No I/O, so that a browser can draw the same page.

#![forbid(unsafe_code)]

mod csv;
mod difference;
mod metric;
mod report;
mod row;

pub use csv::csv;
pub use difference::{Difference, Verdict};
pub use metric::{Heading, Metric};
pub use report::{FORMAT, Report, RuleSheet, Strength};
pub use row::{Method, Row};
