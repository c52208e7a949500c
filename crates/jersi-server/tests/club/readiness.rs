//! Whether a node should be sent visitors, while its database comes and goes.

use std::time::{Duration, Instant};

use jersi_cluster::{Cluster, Place};

use crate::house::{House, PATIENCE, Setup};
use crate::ops::ask;

/// A node on a database, whose address comes along.
fn node(runtime: &tokio::runtime::Runtime, cluster: &Cluster) -> (House, String) {
    let url = runtime.block_on(cluster.fresh()).expect("a database");
    (House::with(Setup { database: Some(url.clone()), ..Setup::default() }), url)
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// Asks again and again until the answer has this status and these words in it, after doing something each time. What was
/// answered meanwhile.
fn until(house: &House, status: u16, words: &str, doing: impl Fn()) -> Vec<(u16, String)> {
    let since = Instant::now();
    let mut heard = Vec::new();
    loop {
        doing();
        let answer = ask(house.ops, "/readyz");
        if answer.0 == status && answer.1.contains(words) {
            return heard;
        }
        heard.push(answer);
        assert!(since.elapsed() < 3 * PATIENCE, "never {status} with {words:?}: {heard:?}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// `PostgreSQL` is stopped as when the power fails, and comes back: so does the node, by itself.
#[test]
fn postgres_that_stops_makes_a_node_unready_until_it_is_back() {
    let cluster = Cluster::start(Place::Memory, &[]).unwrap_or_else(|fault| panic!("{fault}"));
    let (house, _) = node(&runtime(), &cluster);
    until(&house, 200, "ready", || ());
    let (mut white, _, game) = house.game("4.8", "600+5");
    cluster.stop_at_once().expect("stopped");
    until(&house, 503, "not ready: the store", || ());
    assert_eq!(ask(house.ops, "/healthz").0, 200, "the node itself lives: nobody should start it anew");
    cluster.start_again().expect("started");
    let meanwhile = until(&house, 200, "ready", || ());
    assert!(meanwhile.iter().all(|(status, _)| *status == 503), "{meanwhile:?}");
    assert_eq!(white.act(&game, 1, "decide", "a3-b3").status, 200, "all is as before");
    house.end();
}

/// A node that lost its ear, and cannot get another one, is not ready, although it still writes.
#[test]
fn postgres_whose_notices_are_not_heard_makes_a_node_unready() {
    let (runtime, cluster) = (runtime(), Cluster::shared());
    let (house, url) = node(&runtime, cluster);
    until(&house, 200, "ready", || ());
    let name = url.split(['/', '?']).nth(3).expect("a database");
    let beside = url.replacen(name, "postgres", 1);
    let tell = |sql: &str| runtime.block_on(cluster.tell(&beside, sql)).expect("done");
    tell(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"));
    // It listens over one of the connections that it reads by, as long as there is one.
    let cut = format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND query ILIKE 'LISTEN %'"
    );
    until(&house, 503, "not ready: ", || tell(&cut));
    tell(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true"));
    until(&house, 200, "ready", || ());
    house.end();
}
