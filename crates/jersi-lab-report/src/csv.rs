//! The rows of a report as a table that everything reads: CSV by RFC 4180, with a heading.
//!
//! What a row was measured by is a rule set at a strength, `4.8@20000`: the same rules played with so many positions a decision.

use serde::Serialize;

use crate::metric::Metric;
use crate::report::Report;
use crate::row::Method;

/// A row, in the order of the columns.
#[derive(Serialize)]
struct Line<'a> {
    rules: String,
    metric: Metric,
    part: &'a str,
    value: f64,
    low: Option<f64>,
    high: Option<f64>,
    n: u32,
    method: Method,
}

/// The columns; they stand there without rows too.
const COLUMNS: [&str; 8] = ["rules", "metric", "part", "value", "low", "high", "n", "method"];

/// The rows of a report as a table. Numbers are written so that they are read as the same ones again.
pub fn csv(report: &Report) -> String {
    let mut table = ::csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
    let written = table.write_record(COLUMNS).and_then(|()| {
        report.rows.iter().try_for_each(|row| {
            table.serialize(Line {
                rules: format!("{}@{}", row.rules, row.nodes),
                metric: row.metric,
                part: &row.part,
                value: row.value,
                low: row.low,
                high: row.high,
                n: row.n,
                method: row.method,
            })
        })
    });
    written.expect("texts and numbers are written to memory");
    let bytes = table.into_inner().expect("memory takes them");
    String::from_utf8(bytes).expect("texts stay texts")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Row;

    fn report(rows: Vec<Row>) -> Report {
        Report {
            format: crate::FORMAT.to_owned(),
            title: String::new(),
            commit: String::new(),
            plan: String::new(),
            rules: vec![],
            rows,
            differences: vec![],
        }
    }

    #[test]
    fn a_row_is_a_line_and_what_is_not_known_is_empty() {
        let row = Row {
            rules: "4.8, \"ours\"".to_owned(),
            nodes: 2000,
            metric: Metric::PointOfNoReturn,
            part: "median".to_owned(),
            value: 0.1 + 0.2,
            low: Some(-1.5),
            high: None,
            n: 400,
            method: Method::Bootstrap,
        };
        let text = csv(&report(vec![row]));
        let expected = "rules,metric,part,value,low,high,n,method\n\
                        \"4.8, \"\"ours\"\"@2000\",point-of-no-return,median,0.30000000000000004,-1.5,,400,bootstrap\n";
        assert_eq!(text, expected);
        assert_eq!(csv(&report(vec![])).lines().count(), 1);
    }
}
