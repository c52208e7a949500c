//! The files for running a club, and what is told about it, name what there is: the metrics, and nothing that cannot be read.

use std::collections::BTreeSet;
use std::fs::read_to_string;
use std::path::{Path, PathBuf};

use jersi_server::{METRICS, MetricKind};
use saphyr::{LoadableYamlNode as _, Yaml};
use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Words that look like metrics, without what Prometheus adds to a histogram.
fn metrics_in(text: &str) -> BTreeSet<String> {
    let word = |c: char| c.is_ascii_lowercase() || c == '_';
    let words = text.split(|c: char| !word(c)).filter(|word| {
        word.starts_with("jersi_") || (word.starts_with("process_") && word.len() > "process_".len())
    });
    let histograms = METRICS.iter().filter(|metric| matches!(metric.kind, MetricKind::Histogram(_)));
    let histograms: Vec<&str> = histograms.map(|metric| metric.name).collect();
    let bare = |word: &str| {
        let ends = ["_bucket", "_sum", "_count"].into_iter();
        let cut = ends.filter_map(|end| word.strip_suffix(end)).find(|name| histograms.contains(name));
        cut.unwrap_or(word).to_owned()
    };
    words.map(bare).collect()
}

fn known() -> BTreeSet<String> {
    METRICS.iter().map(|metric| metric.name.to_owned()).collect()
}

#[test]
fn dashboard_and_documentation_name_every_metric_and_no_other() {
    assert_eq!(metrics_in(&read("deploy/grafana/jersi.json")), known(), "the dashboard");
    assert_eq!(metrics_in(&read("docs/operate.md")), known(), "docs/operate.md");
    let alerts = metrics_in(&read("deploy/prometheus/alerts.yml"));
    assert!(alerts.is_subset(&known()), "{:?}", alerts.difference(&known()));
}

#[test]
fn metrics_have_names_as_prometheus_wants_them() {
    assert_eq!(known().len(), METRICS.len(), "each once");
    for metric in METRICS {
        let counts = metric.kind == MetricKind::Counter;
        assert_eq!(counts, metric.name.ends_with("_total"), "{}", metric.name);
        assert!(!metric.about.is_empty());
    }
}

/// Every panel has something to show, and a place of its own.
#[test]
fn the_dashboard_can_be_read() {
    let board: Value = serde_json::from_str(&read("deploy/grafana/jersi.json")).expect("JSON");
    let panels = board["panels"].as_array().expect("panels");
    assert!(panels.len() > 20);
    let mut taken = BTreeSet::new();
    let mut ids = BTreeSet::new();
    for panel in panels {
        assert!(ids.insert(panel["id"].as_u64().expect("a number")), "{panel}");
        let place = |key: &str| panel["gridPos"][key].as_u64().expect("a number");
        for x in place("x")..place("x") + place("w") {
            assert!(x < 24, "{panel}");
            for y in place("y")..place("y") + place("h") {
                assert!(taken.insert((x, y)), "two panels at {x}, {y}: {panel}");
            }
        }
        if panel["type"] != "row" {
            let targets = panel["targets"].as_array().expect("targets");
            assert!(!targets.is_empty(), "{panel}");
            for target in targets {
                let expression = target["expr"].as_str().expect("an expression");
                assert!(expression.contains("job=\"$job\""), "{expression}");
                let depth = |open: char, close: char| {
                    expression.matches(open).count() == expression.matches(close).count()
                };
                assert!(depth('(', ')') && depth('{', '}') && depth('[', ']'), "{expression}");
            }
        }
    }
}

fn yaml(path: &str) -> Yaml<'static> {
    let text: &'static str = read(path).leak();
    let mut documents = Yaml::load_from_str(text).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert_eq!(documents.len(), 1, "{path}");
    documents.remove(0)
}

#[test]
fn everything_parses_and_what_belongs_together_agrees() {
    let alerts = yaml("deploy/prometheus/alerts.yml");
    let rules = alerts["groups"][0]["rules"].as_sequence().expect("rules");
    for rule in rules {
        assert!(rule["alert"].as_str().is_some() && rule["expr"].as_str().is_some(), "{rule:?}");
        assert!(matches!(rule["labels"]["severity"].as_str(), Some("page" | "ticket")), "{rule:?}");
    }
    let compose = yaml("deploy/compose/compose.yaml");
    let services = compose["services"].as_mapping().expect("services");
    let nodes: Vec<&str> =
        services.keys().filter_map(Yaml::as_str).filter(|name| name.starts_with("node")).collect();
    assert_eq!(nodes, ["node1", "node2"]);
    let prometheus = yaml("deploy/prometheus/prometheus.yml");
    let targets =
        prometheus["scrape_configs"][0]["static_configs"][0]["targets"].as_sequence().expect("targets");
    let watched: Vec<&str> = targets.iter().filter_map(Yaml::as_str).collect();
    let ports: Vec<String> = nodes.iter().map(|node| format!("{node}:9090")).collect();
    assert_eq!(watched, ports, "every node is watched");
    // The proxy that the nodes trust is the one that is there.
    let node = &compose["x-node"]["environment"];
    let proxy = &compose["services"]["caddy"]["networks"]["club"]["ipv4_address"];
    assert_eq!(node["JERSI_TRUSTED_PROXY"].as_str(), proxy.as_str());
    assert!(read("deploy/caddy/Caddyfile").contains("health_port 9090"));
}
