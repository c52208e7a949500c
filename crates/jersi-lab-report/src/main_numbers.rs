//! The numbers of a report in short, a line each, for who reads at a terminal.

use jersi_rules::Lang;

use crate::numbers::told;
use crate::sheet::is_of_plot;
use crate::words::{named, words};
use crate::{Metric, Report};

/// A number and what it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainNumber {
    /// The metric, and which number of it.
    pub name: String,
    /// The value with its interval.
    pub number: String,
}

/// All numbers but those that only make sense in a plot, in the order of a report.
pub fn main_numbers(report: &Report, lang: Lang) -> Vec<MainNumber> {
    let words = words(lang);
    let of = |metric: Metric| {
        let rows = report.rows.iter().filter(move |row| row.metric == metric && !is_of_plot(&row.part));
        rows.map(move |row| {
            let metric_name = (words.metric)(metric).name;
            let name = match row.part.as_str() {
                "" => metric_name.to_owned(),
                // Some metrics have the name of their main number behind a comma.
                part => {
                    let metric_name = metric_name.split(',').next().unwrap_or(metric_name);
                    format!("{metric_name}, {}", named(words, metric, part))
                }
            };
            MainNumber { name, number: told(words, row) }
        })
    };
    Metric::ALL.into_iter().flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FORMAT, Method, Row};

    #[test]
    fn the_name_of_a_metric_stands_without_that_of_its_main_number() {
        let row = |part: &str| Row {
            rules: "4.8".to_owned(),
            nodes: 1,
            metric: Metric::Length,
            part: part.to_owned(),
            value: 58.0,
            low: None,
            high: None,
            n: 9,
            method: Method::None,
        };
        let report = Report {
            format: FORMAT.to_owned(),
            title: String::new(),
            commit: String::new(),
            plan: String::new(),
            rules: vec![],
            rows: vec![row("median"), row("q25")],
            differences: vec![],
        };
        let names = |lang| main_numbers(&report, lang).into_iter().map(|told| told.name).collect::<Vec<_>>();
        assert_eq!(names(Lang::EN), ["Length, median", "Length, a quarter is shorter than"]);
        assert_eq!(names(Lang::ALL[1]), ["Durée, médiane", "Durée, un quart dure moins de"]);
    }
}
