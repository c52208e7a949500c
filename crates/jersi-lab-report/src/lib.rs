//! What a laboratory found about rules: the report as data (`report.json`), as a table and as a page.
//!
//! The crate plays no game and computes no metric: `jersi-lab` fills in a [`Report`], and whoever shows one reads it from here.
//! No I/O, so that a browser can draw the same page.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]
#![allow(clippy::cast_precision_loss, reason = "counts of rows and marks become places in a drawing")]

mod axis;
mod csv;
mod difference;
mod faults;
mod kinds;
mod main_numbers;
mod metric;
mod numbers;
mod page;
mod plot;
mod read;
mod report;
mod row;
mod sheet;
mod svg;
mod words;

pub use csv::csv;
pub use difference::{Difference, Verdict};
pub use faults::say;
pub use main_numbers::{MainNumber, main_numbers};
pub use metric::{Heading, Metric};
pub use page::{STYLE, fragment, html};
pub use read::{MOST_BYTES, NotAReport, read};
pub use report::{FORMAT, Report, RuleSheet, Sampling, Strength};
pub use row::{Method, Row};
