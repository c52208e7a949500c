//! Reading reports, and refusing what is none.

mod common;

use common::report;
use jersi_lab_report::{NotAReport, read, say};
use jersi_rules::Lang;

/// What the browser's tests show; written by `JERSI_WRITE=1`.
const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sample-report.json");

fn text(report: &jersi_lab_report::Report) -> String {
    serde_json::to_string(report).expect("a report is JSON")
}

#[test]
fn a_report_is_read_as_it_was_written() {
    let written = report(2);
    assert_eq!(read(&text(&written)), Ok(written));
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let good = report(2);
    let broken = text(&good).replacen("\"title\"", "\"titel\"", 1);
    assert!(matches!(read(&broken), Err(NotAReport::Unknown { line: 1, .. })), "{:?}", read(&broken));
    // A later version may measure more.
    let later = text(&good).replacen("\"first-player-score\"", "\"beauty\"", 1);
    let Err(NotAReport::Unknown { line: 1, why, .. }) = read(&later) else { panic!("{:?}", read(&later)) };
    assert!(why.contains("beauty"), "{why}");
    let cut = &text(&good)[..200];
    assert!(matches!(read(cut), Err(NotAReport::Unreadable { .. })));
    let mut other = good.clone();
    other.format = "jersi-lab-report/2".to_owned();
    assert_eq!(read(&text(&other)), Err(NotAReport::OtherFormat("jersi-lab-report/2".to_owned())));
    let mut unknown = good.clone();
    unknown.rows[3].rules = "5.0".to_owned();
    assert_eq!(
        read(&text(&unknown)),
        Err(NotAReport::UnknownRules { place: "rows[3]".to_owned(), name: "5.0".to_owned() })
    );
    let mut crossed = good.clone();
    crossed.rows[1].low = Some(99.0);
    assert_eq!(read(&text(&crossed)), Err(NotAReport::CrossedInterval("rows[1]".to_owned())));
    let mut crossed = good;
    crossed.differences[0].low = 99.0;
    assert_eq!(read(&text(&crossed)), Err(NotAReport::CrossedInterval("differences[0]".to_owned())));
}

#[test]
fn every_fault_has_its_sentence_in_both_languages() {
    let faults = [
        NotAReport::TooLarge,
        NotAReport::Unreadable { line: 3, column: 14, why: "expected value".to_owned() },
        NotAReport::Unknown { line: 3, column: 14, why: "unknown variant".to_owned() },
        NotAReport::OtherFormat("x/9".to_owned()),
        NotAReport::UnknownRules { place: "rows[3]".to_owned(), name: "5.0".to_owned() },
        NotAReport::CrossedInterval("rows[1]".to_owned()),
    ];
    for fault in faults {
        let (en, fr) = (say(&fault, Lang::EN), say(&fault, Lang::FR));
        assert_ne!(en, fr);
        assert!(en.ends_with('.') && fr.ends_with('.'));
        assert_eq!(en, fault.to_string());
    }
}

#[test]
fn words_of_the_file_are_shown_in_short_and_steer_nothing() {
    let long = format!("\u{1b}[2J\u{202e}{}", "x".repeat(1 << 20));
    for fault in [
        NotAReport::Unreadable { line: 1, column: 1, why: long.clone() },
        NotAReport::Unknown { line: 1, column: 1, why: long.clone() },
        NotAReport::OtherFormat(long.clone()),
        NotAReport::UnknownRules { place: "rows[3]".to_owned(), name: long.clone() },
    ] {
        for lang in [Lang::EN, Lang::FR] {
            let said = say(&fault, lang);
            assert!(said.chars().count() < 500 && said.contains("␛[2J�xx"), "{}", &said[..100]);
        }
    }
}

#[test]
fn the_sample_of_the_browser_is_up_to_date() {
    let wanted = text(&report(2));
    if std::env::var_os("JERSI_WRITE").is_some() {
        std::fs::create_dir_all(std::path::Path::new(SAMPLE).parent().expect("a folder"))
            .expect("may be written");
        std::fs::write(SAMPLE, &wanted).expect("may be written");
    }
    assert_eq!(std::fs::read_to_string(SAMPLE).expect("JERSI_WRITE=1 writes it"), wanted);
}
