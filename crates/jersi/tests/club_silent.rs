//! A thousand connections that say nothing, and some that never read: who plays is not disturbed, and memory stays bounded.
#![cfg(unix)]
#![allow(clippy::print_stdout, reason = "the numbers are told in docs/reliability.md")]

mod club;

use jersi_crowd::Storm;

/// What the server may take more, in KiB: far less than what all who never read would have to be told.
const ROOM: u64 = 48 * 1024;

#[test]
fn a_thousand_silent_connections_disturb_nobody() {
    let store = club::store("silent");
    let acts = if club::deep() { 20_000 } else { 1_500 };
    let report = club::survived(Storm { silent: 1_000, acts, monkeys: 0, ..club::storm(store.as_path()) });
    println!("{} silent connections, {} KiB more after {acts} acts", report.silent, report.grown);
    assert!(report.silent >= 1_000);
    assert!(report.grown < ROOM, "{report:?}");
}
