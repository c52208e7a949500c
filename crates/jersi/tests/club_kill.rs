//! The server is killed again and again while forty bots play in all editions: nothing that was acknowledged is lost, nothing is
//! done twice, every game is legal, and everybody comes back by themselves. With `JERSI_DEEP` 1,000 times.
#![cfg(unix)]
#![allow(clippy::print_stdout, reason = "the number of kills is told in docs/reliability.md")]

mod club;

use jersi_crowd::{POINTS, Storm};

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = if club::deep() { 1_000 } else { 60 };
    let store = club::store("kill");
    let report = club::survived(Storm { kills, ..club::storm(store.as_path()) });
    let at_points: usize = report.point_kills.iter().sum();
    println!(
        "{} kills at random moments, {at_points} at named points ({}), {} restarts: {:?}, {} connections, {} tries of strangers refused",
        report.random_kills,
        POINTS.join(", "),
        report.restarts,
        report.audited,
        report.connections,
        report.refused_strangers,
    );
    assert_eq!(report.random_kills + at_points, kills);
    assert!(report.point_kills.iter().all(|kills| *kills > 0), "{report:?}");
    assert!(report.audited.done > 20 * kills, "hardly anything was played: {report:?}");
    assert!(report.refused_strangers > kills, "strangers hardly tried: {report:?}");
}
