//! The reader of records: a byte for the edition that the caller names (`0` for none), then the text.

#![cfg_attr(fuzzing, no_main)]

use jersi_rules::notation::Span;
use jersi_rules::record::{
    Hint, Record, Replay, ReplayError, read_jrn, read_record, replay, replay_mending, write_booklet,
    write_jrn,
};
use jersi_rules::{Edition, Lang};

/// Any text is read or refused, never with a panic, and faults point into the text. A record that is read
/// survives as JRN, and what is legal stays so in canonical notation.
pub fn run(data: &[u8]) {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let edition = usize::from(choice.wrapping_sub(b'1'));
    let hint = Hint { edition: Edition::ALL.get(edition).copied(), ..Hint::default() };
    let inside = |span: &Span| assert!(text.get(span.clone()).is_some(), "{span:?} is outside of the text");
    let record = match read_record(text, &hint) {
        Ok(record) => record,
        Err(error) => {
            assert!(!error.code().is_empty());
            assert!([Lang::EN, Lang::FR].iter().all(|&lang| !error.say(lang).is_empty()));
            return inside(&error.span);
        }
    };
    assert_eq!(read_jrn(&write_jrn(&record)).as_ref(), Ok(&record));
    // Playing costs time, and long records play like short ones.
    if record.turns.len() > 200 {
        return;
    }
    for replayed in [replay(&record), replay_mending(&record)] {
        match replayed {
            Ok(replay) => check(&record, &replay, inside),
            Err(ReplayError::Turn(fault)) => inside(&fault.span),
            Err(ReplayError::Start(error)) => inside(&error.span),
        }
    }
    if let Ok(booklet) = write_booklet(&record) {
        let _ = read_record(&booklet, &hint);
    }
}

fn check(record: &Record, played: &Replay, inside: impl Fn(&Span)) {
    played.notes.iter().for_each(|note| inside(&note.span));
    played.mended.iter().for_each(|mended| inside(&mended.span));
    for fault in played.variation_faults() {
        inside(&fault.span);
    }
    let canonical = played.canonical(record);
    let again = replay(&canonical).expect("what was legal is legal in canonical notation");
    assert_eq!(again.end(), played.end());
    assert!(again.mended.is_empty());
    assert_eq!(again.canonical(&canonical), canonical);
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
