//! The diagnosis of what somebody brings: a byte for the edition that is named (`0` for none), then the text.

#![cfg_attr(fuzzing, no_main)]

use jersi_rules::{Edition, Lang, judged_so_far, steps};
use jersi_view::wire::{Diagnosis, ImportHint, Trouble};
use jersi_view::{Brought, Study};

/// Steps for each byte, and for the turns that are offered in place of the one at fault.
const PER_BYTE: u64 = 200;
const AT_ALL: u64 = 20_000_000;

/// Any text is diagnosed, in few steps. Places are in the text; the game that is handed over is accepted, and mending
/// what can be mended leaves nothing to mend.
pub fn run(data: &[u8]) {
    let Some((&choice, text)) = data.split_first() else { return };
    let text = String::from_utf8_lossy(text);
    let edition = Edition::ALL.get(usize::from(choice.wrapping_sub(b'1')));
    let hint =
        ImportHint { edition: edition.map(|edition| edition.id().to_owned()), ..ImportHint::default() };
    let before = steps::so_far() + judged_so_far();
    let mut brought = Brought::read(&text, &hint, Lang::FR);
    let taken = steps::so_far() + judged_so_far() - before;
    assert!(taken <= PER_BYTE * text.len() as u64 + AT_ALL, "{taken} steps for {} bytes", text.len());
    let told = brought.diagnosis().clone();
    check_places(&text, &told);
    let Some(record) = &told.record else { return };
    let study = brought.hand_over(record, Lang::FR).expect("it was brought");
    assert_eq!(Study::from_record(record, Lang::EN).expect("it was refereed").record(), study.record());
    let again = Brought::read(record, &ImportHint::default(), Lang::EN);
    let told = again.diagnosis();
    assert!(told.slips.is_empty() && told.fault.is_none(), "{:?} {:?}", told.slips, told.fault);
    assert_eq!(told.record.as_ref(), Some(record));
}

fn check_places(text: &str, told: &Diagnosis) {
    let length = text.encode_utf16().count() as u32;
    let mut troubles: Vec<&Trouble> = told.slips.iter().chain(&told.notes).collect();
    troubles.extend(&told.fault);
    for trouble in troubles {
        assert!(!trouble.code.is_empty());
        for [start, end] in [trouble.span, trouble.whole].into_iter().flatten() {
            assert!(start <= end && end <= length, "{trouble:?}");
        }
    }
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
