//! A cluster is there in a moment, keeps what was committed whatever ends it, and leaves nothing behind.
#![cfg(unix)]
#![allow(clippy::print_stdout, reason = "a test speaks with itself")]

use jersi_cluster::{Cluster, Place};
use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Row as _};

async fn count(url: &str) -> i64 {
    let mut db = PgConnection::connect(url).await.expect("a connection");
    sqlx::query("SELECT COUNT(*) FROM turn").fetch_one(&mut db).await.expect("a row").get(0)
}

#[tokio::test]
async fn postgres_keeps_what_was_committed_however_it_ends() {
    let cluster = Cluster::start(Place::Disk, &[]).unwrap_or_else(|fault| panic!("{fault}"));
    let url = cluster.fresh().await.expect("a database");
    cluster.tell(&url, "CREATE TABLE turn (id BIGINT PRIMARY KEY)").await.expect("a table");
    for round in 0..3 {
        cluster.tell(&url, &format!("INSERT INTO turn VALUES ({round})")).await.expect("a row");
        if round == 1 {
            cluster.kill().expect("killed");
        } else {
            cluster.stop_at_once().expect("stopped");
            assert!(PgConnection::connect(&url).await.is_err(), "it is not there");
        }
        cluster.start_again().expect("it comes back");
        assert_eq!(count(&url).await, round + 1);
    }
    let copied = cluster.copy(&url).await.expect("another database");
    assert_ne!(copied, url);
    assert_eq!(count(&copied).await, 3);
    let empty = cluster.fresh().await.expect("another database");
    assert!(cluster.tell(&empty, "SELECT * FROM turn").await.is_err(), "nothing is in it");
    let folder = folder(&url);
    assert!(std::fs::exists(&folder).expect("to be looked at"));
    drop(cluster);
    assert!(!std::fs::exists(&folder).expect("to be looked at"), "nothing is left behind");
}

/// What this program is asked to do when it is started by the test below.
const DIES: &str = "JERSI_CLUSTER_DIES";

#[test]
fn postgres_does_not_outlive_who_started_it() {
    if std::env::var_os(DIES).is_some() {
        let cluster = Cluster::start(Place::Memory, &[]).unwrap_or_else(|fault| panic!("{fault}"));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let url = runtime.block_on(cluster.fresh()).expect("a database");
        println!("\nfolder {}", folder(&url));
        std::process::abort();
    }
    let ours = std::env::current_exe().expect("this program");
    let mut command = std::process::Command::new(ours);
    command.args(["--exact", "postgres_does_not_outlive_who_started_it", "--nocapture"]).env(DIES, "1");
    let output = command.output().expect("it starts");
    assert!(!output.status.success(), "it dies");
    let said = String::from_utf8_lossy(&output.stdout);
    let folder = said.lines().find_map(|line| line.strip_prefix("folder ")).expect("a folder").to_owned();
    // As long as it takes; a cluster that stays stops this test for ever.
    while std::fs::exists(&folder).expect("to be looked at") {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

fn folder(url: &str) -> String {
    url.split("host=").nth(1).and_then(|rest| rest.split('&').next()).expect("a folder").to_owned()
}
