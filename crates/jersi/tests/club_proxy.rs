//! The network cuts, stalls, half-closes, delays and drips while bots play: all end in the same games. With `JERSI_DEEP` 500 times.
#![cfg(unix)]
#![allow(clippy::print_stdout, reason = "the numbers are told in docs/reliability.md")]

mod club;

use jersi_crowd::Storm;

#[test]
fn a_network_that_fails_loses_nothing() {
    let mischiefs = if club::deep() { 504 } else { 24 };
    let store = club::store("proxy");
    let report = club::survived(Storm { mischiefs, ..club::storm(store.as_path()) });
    println!("{mischiefs} connections disturbed: {:?}, {} connections", report.audited, report.connections);
    assert_eq!(report.mischiefs, mischiefs);
    assert!(report.audited.done > 5 * mischiefs, "hardly anything was played: {report:?}");
}
