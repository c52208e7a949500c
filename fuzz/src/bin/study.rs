//! Studies: a record in JRN, a line `%%%`, and bytes that change the study, two for each change.

#![cfg_attr(fuzzing, no_main)]

use jersi_rules::record::{Record, read_jrn, write_jrn};
use jersi_study::{Mark, NodeId, Study};

/// What stands between the record and the changes.
const BETWEEN: &[u8] = b"\n%%%\n";
/// Changes beyond this many are left out: later ones are like earlier ones.
const CHANGES: usize = 40;

/// Whatever is done to a study, it is its record: written and read again it is the same, and it can be read again.
pub fn run(data: &[u8]) {
    let cut = data.windows(BETWEEN.len()).position(|part| part == BETWEEN);
    let (text, changes) = cut.map_or((data, &[][..]), |at| (&data[..at], &data[at + BETWEEN.len()..]));
    let Ok(text) = std::str::from_utf8(text) else { return };
    let Ok(record) = read_jrn(text) else { return };
    // Playing costs time, and long records play like short ones.
    if record.turns.len() > 100 {
        return;
    }
    let Ok(mut study) = Study::from_record(&record) else { return };
    check(&study);
    for change in changes.chunks_exact(2).take(CHANGES) {
        let before = study.clone();
        if !apply(&mut study, change[0], change[1]) {
            assert_eq!(study.record(), before.record(), "a change that is refused changes nothing");
        }
        check(&study);
    }
}

/// The study comes back from its record.
fn check(study: &Study) {
    let record = study.record();
    let read: Record = read_jrn(&write_jrn(&record)).expect("what is written can be read");
    assert_eq!(read, record);
    let again = Study::from_record(&read).expect("what was legal is legal");
    assert_eq!(again.record(), record);
    assert_eq!(again.all().len(), study.all().len());
}

/// Changes something; says whether it was done.
fn apply(study: &mut Study, what: u8, which: u8) -> bool {
    let all = [vec![NodeId::START], study.all()].concat();
    let id = all[usize::from(which) % all.len()];
    match what % 6 {
        0 | 1 => {
            let after = *study.node(id).expect("it is there").after();
            let turns = after.turns();
            match turns.get(usize::from(what) * 31 % turns.len().max(1)) {
                Some(&turn) => study.add(id, &[turn]).is_ok(),
                None => false,
            }
        }
        2 => study.remove(id).is_ok(),
        3 => study.promote(id).is_ok(),
        4 => study.set_note(id, &format!("note {what} }} \u{202e} [%x")).is_ok(),
        _ => study.set_mark(id, Mark::from_sign("?!")).is_ok(),
    }
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
