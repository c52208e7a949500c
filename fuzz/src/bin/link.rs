//! The record of a link, unpacked by the browser: opened as a table and as a study, as the page does.

#![cfg_attr(fuzzing, no_main)]

use jersi_rules::Lang;
use jersi_rules::foreign_text::steers;
use jersi_view::wire::ImportHint;
use jersi_view::{Brought, Study, Table, booklet, turn_at};

/// Whatever a link holds, the page gets an answer. No name in a game that opens steers, and what is kept
/// of it can be taken up.
pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    // Playing costs time, and long records play like short ones.
    if text.len() > 20_000 {
        return;
    }
    let brought = Brought::read(&text, &ImportHint::default(), Lang::EN);
    let told = brought.diagnosis();
    assert!(
        told.record.is_some() || told.fault.is_some() || told.position.is_some() || !told.choices.is_empty()
    );
    for jrn in [&told.record, &told.beginning].into_iter().flatten() {
        let study = Study::from_record(jrn, Lang::EN).expect("it was refereed");
        let tree = study.tree();
        assert!(
            ![tree.names.white, tree.names.black, tree.event].iter().any(|name| name.chars().any(steers))
        );
        assert!(booklet(jrn, Lang::FR).map_or(true, |text| !text.is_empty() || told.turns == 0));
        assert!(turn_at(jrn, told.turns, Lang::EN).is_ok());
        open(jrn);
    }
    // As it is, too: an address may hold anything.
    open(&text);
}

fn open(jrn: &str) {
    let Ok(table) = Table::from_record(jrn, Lang::EN) else { return };
    let view = table.view();
    for player in [&view.players.white, &view.players.black] {
        assert!(!player.name.chars().any(steers));
    }
    let saved = table.save();
    let again = Table::restore(&saved, Lang::EN).expect("what is kept can be taken up");
    assert_eq!(again.record(), table.record());
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
