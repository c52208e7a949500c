//! The crowd on PostgreSQL: nodes are killed, one of two is lost or asked to end, the database is stopped at once, notices are
//! lost. Nothing that was acknowledged is lost, nothing is done twice, every game is legal, and everybody goes on. With
//! `JERSI_DEEP` many times more.
#![cfg(unix)]
#![allow(clippy::print_stdout, reason = "the numbers are told in docs/reliability.md")]

mod club;

use std::time::Duration;

use jersi_crowd::{Storage, Storm, StormReport};

/// A database that nobody has used, in a cluster of its own.
fn database() -> Storage {
    club::runtime().block_on(Storage::server()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Two nodes, and bots who change between them.
fn two_nodes() -> Storm {
    let mut storm = Storm { nodes: 2, ..club::storm(database()) };
    storm.pace.roam = Some(Duration::from_secs(2));
    storm
}

fn told(what: &str, report: &StormReport) {
    println!(
        "{what}: {} kills at random moments, {:?} at named points, {} nodes lost, {} restarts, {} seen off, {} stops, {} listeners cut: {:?}, {} connections",
        report.random_kills,
        report.point_kills,
        report.losses,
        report.restarts,
        report.seen_off,
        report.stops,
        report.cuts,
        report.audited,
        report.connections,
    );
}

#[test]
fn postgres_keeps_everything_when_its_node_is_killed() {
    let kills = if club::deep() { 1_000 } else { 50 };
    let report = club::survived(Storm { kills, ..club::storm(database()) });
    told("one node", &report);
    assert_eq!(report.random_kills + report.point_kills.iter().sum::<usize>(), kills);
    assert!(report.point_kills.iter().all(|kills| *kills > 0), "{report:?}");
    assert!(report.audited.done > 20 * kills, "hardly anything was played: {report:?}");
    assert!(report.refused_strangers > kills, "strangers hardly tried: {report:?}");
}

#[test]
fn postgres_players_go_on_through_the_other_node() {
    let (losses, drains, cuts) = if club::deep() { (200, 20, 50) } else { (10, 2, 2) };
    let report = club::survived(Storm { losses, drains, cuts, ..two_nodes() });
    told("one of two nodes", &report);
    assert_eq!((report.losses, report.restarts), (losses, drains));
    assert!(report.cuts as usize >= 2 * cuts, "{report:?}");
    assert!(report.seen_off > 0, "{report:?}");
    assert!(report.audited.done > 20 * losses, "hardly anything was played: {report:?}");
}

#[test]
fn postgres_that_is_stopped_at_once_loses_nothing() {
    let stops = if club::deep() { 50 } else { 3 };
    let report = club::survived(Storm { stops, ..two_nodes() });
    told("the database", &report);
    assert_eq!(report.stops, stops);
    assert!(report.audited.done > 20 * stops, "hardly anything was played: {report:?}");
}
