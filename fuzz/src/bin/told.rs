//! What a club tells a page: the state of a game on the first line, then an event on each.

#![cfg_attr(fuzzing, no_main)]

use jersi_rules::Lang;
use jersi_rules::foreign_text::steers;
use jersi_view::Table;
use jersi_view::wire::FollowedKind;

/// A game that is told on a line `-`.
const STATE: &str = r#"{"game":"0a1b2c3d4e5f60718293","seq":1,"status":"playing","spec":"4.8","time":"60+1",
"white":{"name":"Heron","here":true,"you":true},"black":{"name":"Otter","here":true},
"events":[{"seq":1,"kind":"begun","text":"4.8","at":1000,"next":1000}]}"#;

/// Whatever a club says, the page has a table or a fault. What does not fit, or is known, changes nothing; no name steers; and what is
/// shown at any time can be shown.
pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    // Playing costs time, and long games play like short ones.
    if text.len() > 20_000 {
        return;
    }
    let mut lines = text.lines();
    let state = match lines.next() {
        None | Some("-") => STATE,
        Some(state) => state,
    };
    let Ok(mut table) = Table::online(state, Lang::EN) else { return };
    look(&table);
    for line in lines.take(40) {
        let before = (table.record(), table.standing(0.0));
        let followed = table.follow(line);
        if followed.is_ok_and(|followed| followed.kind == FollowedKind::Next) {
            look(&table);
        } else {
            assert_eq!((table.record(), table.standing(0.0)), before);
        }
    }
}

fn look(table: &Table) {
    let view = table.view();
    for player in [&view.players.white, &view.players.black] {
        assert!(!player.name.chars().any(steers));
    }
    for now in [0.0, -1.0, f64::NAN, 1.7e12, f64::MAX] {
        assert!(table.standing(now).is_some());
    }
    assert_eq!(table.decision(), None, "nothing is entered");
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
