//! Texts that people bring: recognised, refereed, mended; and nothing that is written makes it fail.
#![allow(missing_docs)]

use jersi_rules::record::{read_jrn, replay};
use jersi_rules::{Edition, Lang};
use jersi_view::diagnose;
use jersi_view::wire::{Diagnosis, Found, ImportHint};
use proptest::prelude::*;

const PRINTED: &str = include_str!("../../jersi-rules/tests/data/records/booklet-4.8-english.txt");
const PAIRS: &str = include_str!("../../jersi-rules/tests/data/records/booklet-2.0-english.txt");
const AUTHOR_4: &str = include_str!("../../jersi-rules/tests/data/records/Fox-Lucas-2021-0425.txt");
const AUTHOR_2: &str = include_str!("../../jersi-rules/tests/data/records/game-fox-versus-lucas.txt");
const PLACED: &str = include_str!("../../jersi-rules/tests/data/records/positions-at-move-19.txt");
const START: &str =
    "p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1";

fn told(text: &str) -> Diagnosis {
    diagnose(text, &ImportHint::default(), Lang::EN)
}

fn by(edition: &str, text: &str) -> Diagnosis {
    diagnose(text, &ImportHint { edition: Some(edition.to_owned()), ..ImportHint::default() }, Lang::EN)
}

/// What a place of JavaScript's counting cuts out of a text.
fn cut(text: &str, [start, end]: [u32; 2]) -> String {
    let units: Vec<u16> = text.encode_utf16().collect();
    String::from_utf16(&units[start as usize..end as usize]).expect("no letter is cut in two")
}

#[test]
fn the_booklets_example_with_its_slips() {
    let found = told(PRINTED);
    assert_eq!(found.found, Found::Record);
    assert_eq!(found.layout.as_deref(), Some("booklet-4.8"));
    assert_eq!((found.edition.as_deref(), found.turns, found.written), (Some("4.8"), 48, 48));
    let slips: Vec<(&str, &str)> = found
        .slips
        .iter()
        .map(|slip| (slip.written.as_str(), slip.remedy.as_deref().expect("a slip has a remedy")))
        .collect();
    assert_eq!(slips, [("i6-i5=q6", "i6-i5=g6"), ("f6=d7!=e7", "f6=d7!-e7"), ("q3=q1-f1", "g3=g1-f1")]);
    let slip = &found.slips[1];
    assert_eq!(slip.turn, "Turn 16, Black");
    assert_eq!((slip.line, slip.column), (9, 41));
    assert_eq!(cut(PRINTED, slip.whole.expect("it has a place")), "f6=d7!=e7");
    assert!(!slip.message.is_empty());
    assert_eq!(found.ending, "Black wins: the king has reached the far row.");
    let record = read_jrn(&found.record.expect("mended, it is whole")).expect("JRN");
    assert!(replay(&record).expect("every turn is legal").mended.is_empty());
}

#[test]
fn remedies_put_into_the_text_leave_nothing_to_mend() {
    let found = told(PRINTED);
    let mut units: Vec<u16> = PRINTED.encode_utf16().collect();
    // Those of the text's end first, so that the others keep their places.
    let mut slips = found.slips.clone();
    slips.sort_by_key(|slip| std::cmp::Reverse(slip.whole));
    for slip in slips {
        let [start, end] = slip.whole.expect("a place");
        let remedy = slip.remedy.expect("a remedy");
        units.splice(start as usize..end as usize, remedy.encode_utf16());
    }
    let mended = told(&String::from_utf16(&units).expect("text"));
    assert!(mended.slips.is_empty() && mended.fault.is_none() && mended.notes.is_empty());
    assert_eq!(mended.record, found.record);
}

#[test]
fn every_layout_is_recognised() {
    let jrn = told(PRINTED).record.expect("a record");
    for (text, layout, edition, turns) in [
        (jrn.as_str(), "jrn", "4.8", 48),
        (AUTHOR_4, "author-4.x", "4.8", 61),
        (AUTHOR_2, "author-2.0", "2.0", 45),
        (PLACED, "author-2.0", "2.0", 0),
    ] {
        let found = told(text);
        assert_eq!(found.layout.as_deref(), Some(layout));
        assert_eq!((found.edition.as_deref(), found.turns), (Some(edition), turns), "{layout}");
        assert!(found.fault.is_none() && found.record.is_some());
        assert!(!found.layout_name.is_empty());
    }
}

#[test]
fn a_text_that_does_not_tell_its_edition_asks_for_it() {
    let asked = told(PAIRS);
    assert_eq!(asked.choices, ["2.0", "3.0", "4-draft"]);
    assert_eq!(asked.fault.expect("it does not tell").code, "ambiguous-edition");
    let found = by("2.0", PAIRS);
    assert_eq!((found.turns, found.fault), (7, None));
    assert_eq!(found.ending, "White wins: the kunti is captured.");
}

#[test]
fn an_illegal_turn_is_told_with_its_place_and_what_is_legal_before_it() {
    let text = "[JRN \"1\"]\n[Edition \"4.8\"]\n[White \"Zoé\"]\n\n1. a2-b2=d3 h4-h9 2. b3-b4=d5\n";
    let found = told(text);
    let fault = found.fault.expect("h9 is no cell");
    assert_eq!((fault.line, fault.written.as_str()), (5, "h4-h9"));
    assert_eq!(cut(text, fault.whole.expect("a place")), "h4-h9");
    assert!(!fault.near.is_empty());
    assert_eq!((found.turns, found.written, found.record), (1, 3, None));
    let beginning = read_jrn(&found.beginning.expect("one turn is legal")).expect("JRN");
    assert_eq!(replay(&beginning).expect("legal").turns.len(), 1);
    assert_eq!(found.players.white, "Zoé");
}

#[test]
fn a_position_is_read_under_every_edition_it_fits() {
    let found = told(START);
    assert_eq!(found.found, Found::Position);
    let fits: Vec<&str> = found.candidates.iter().map(|one| one.edition.as_str()).collect();
    assert_eq!(fits, ["4.8", "4.16"]);
    assert_eq!(found.candidates[0].position, START);
    let old = told("c-rkn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-RKC- w - - 1");
    let fits: Vec<&str> = old.candidates.iter().map(|one| one.edition.as_str()).collect();
    assert_eq!(fits, ["2.0", "3.0", "4-draft"]);
}

#[test]
fn a_position_that_breaks_rules_says_all_of_them() {
    let found = told("7/8/7/8/KF8/8/7/8/7 w MMMMM 41 0");
    let fault = found.fault.expect("much is wrong");
    for part in ["stands on the king", "5 pieces", "at most 40", "numbered from 1"] {
        assert!(fault.message.contains(part), "{}", fault.message);
    }
    assert!(found.position.is_some(), "the editor can show it");
    let broken = told("7/8/7/8/8/8/7/8/7 w - 0 1");
    assert_eq!(broken.fault.expect("row e is short").line, 1);
    assert_eq!(broken.position, None);
}

#[test]
fn neither_game_nor_position() {
    for text in ["", "   \n", "hello, this is no game", "{}", "<html></html>"] {
        let found = told(text);
        assert_eq!(found.found, Found::Nothing, "{text}");
        assert!(found.fault.is_some_and(|fault| !fault.message.is_empty()), "{text}");
    }
    let long = "a1-b1 ".repeat(200_000);
    assert_eq!(told(&long).fault.expect("too long").code, "too-large");
    assert_eq!(by("9.9", PAIRS).fault.expect("no edition").code, "no-such-edition");
}

#[test]
fn a_ransom_under_way_is_a_position_too() {
    let text = "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11 e4-e5!!#R";
    let found = told(text);
    assert!(found.candidates.iter().all(|one| one.ransom));
    assert_eq!(found.candidates.len(), 2, "{:?}", found.fault);
}

/// Texts made of what records are made of, and of anything else.
fn texts() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[a-i][0-9][-=][a-i][0-9](!|!!)?([-=][a-i][0-9])?",
        "[KRPSFMWNCkrpsfmwnc]:[a-i][0-9](/[MWK]:[a-i][0-9])?",
        "[a-i][0-9]:[A-Za-z]",
        "[0-9]{1,3}[.]{0,3}",
        "[0-9KkRr/-]{1,40}",
        r#"\[(JRN|Edition|Position|Setting|Result|Variant) "[^"]{0,20}"\]"#,
        "[(){}*#$é🙂\u{a0}\u{2013}]",
        any::<String>(),
    ];
    let gap = prop_oneof![Just(" "), Just("\n"), Just("\t"), Just("")];
    prop::collection::vec((word, gap), 0..40)
        .prop_map(|words| words.into_iter().map(|(word, gap)| word + gap).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_text_makes_it_fail(text in texts(), edition in 0_usize..6) {
        let edition = Edition::ALL.get(edition).map(|edition| edition.id().to_owned());
        for lang in [Lang::EN, Lang::FR] {
            let found = diagnose(&text, &ImportHint { edition: edition.clone(), ..ImportHint::default() }, lang);
            let length = text.encode_utf16().count() as u32;
            for trouble in found.fault.iter().chain(&found.slips).chain(&found.notes) {
                prop_assert!(!trouble.message.is_empty());
                for [start, end] in trouble.span.into_iter().chain(trouble.whole) {
                    prop_assert!(start <= end && end <= length);
                }
            }
            prop_assert!(found.fault.is_some() || found.record.is_some() || !found.candidates.is_empty());
            prop_assert!(found.fault.is_none() || found.record.is_none());
            for jrn in found.record.iter().chain(&found.beginning) {
                let record = read_jrn(jrn).expect("what goes out is JRN");
                prop_assert!(replay(&record).is_ok());
            }
        }
    }

    #[test]
    fn no_cut_or_change_of_a_real_game_makes_it_fail(at in 0_usize..2000, letter in any::<char>()) {
        for text in [PRINTED, PAIRS, AUTHOR_4, AUTHOR_2, PLACED, START] {
            let mut changed: Vec<char> = text.chars().collect();
            let at = at % changed.len();
            changed[at] = letter;
            let changed: String = changed.into_iter().collect();
            let found = told(&changed);
            prop_assert!(found.fault.is_some() || found.record.is_some() || !found.candidates.is_empty());
            told(&changed.chars().take(at).collect::<String>());
        }
    }
}

#[test]
fn a_program_that_a_record_names_is_not_started_and_that_is_said() {
    let text = "[JRN \"1\"]\n[Edition \"4.8\"]\n[BlackKind \"cmd:/bin/sh -c boo\"]\n\n1. a2-b2 *\n";
    let found = diagnose(text, &ImportHint::default(), Lang::EN);
    let [note] = found.notes.as_slice() else { panic!("{:?}", found.notes) };
    assert_eq!(note.code, "program-not-started");
    assert_eq!(
        note.message,
        "The record names a program for Black. It is not started: a person plays Black."
    );
    // Whoever opens it finds a person in that seat.
    let study = jersi_view::Study::from_record(text, Lang::EN).expect("a study");
    assert_eq!(study.view().players.black.opponent, jersi_view::wire::Opponent::Human);
    let table = jersi_view::Table::from_record(text, Lang::EN).expect("a game");
    assert_eq!(table.view().players.black.opponent, jersi_view::wire::Opponent::Human);
}
