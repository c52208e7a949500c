//! JRN, our own format: what is read, what is refused, and that nothing is lost.

use jersi_rules::record::{Limit, Record, WrittenTurn, read_jrn, write_jrn};
use proptest::prelude::*;

fn read(text: &str) -> Record {
    read_jrn(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

fn code(text: &str) -> &'static str {
    read_jrn(text).expect_err("this text must be refused").code()
}

fn texts(turns: &[WrittenTurn]) -> Vec<&str> {
    turns.iter().map(|turn| turn.text.as_str()).collect()
}

const GAME: &str = r#"[JRN "1"]
[Edition "4.8"]
[Setting "standard"]
[White "Ada"]
[Black "C\"r \\ \n"]
[Mood "merry"]
[Result "black"]

{Before.} 1. a2-b2=d3 {[%clk 0:04:10] a good start} (1. b3-b4=d5 h4-h3=f4 (1... h5-h6=f7) 2. a4-a3)
1... h4-h3=f4 2. b3-b4=d5 f4=d3! 0 2
"#;

#[test]
fn a_record_is_read_with_all_that_is_in_it() {
    let record = read(GAME);
    assert_eq!(record.tags.get("Edition"), Some("4.8"));
    assert_eq!(record.tags.get("Black"), Some("C\"r \\ \n"));
    assert_eq!(record.tags.get("JRN"), None, "the version belongs to the format, not to the game");
    assert_eq!(record.preface, ["Before."]);
    assert_eq!(texts(&record.turns), ["a2-b2=d3", "h4-h3=f4", "b3-b4=d5", "f4=d3!"]);
    assert_eq!(record.turns[0].comments, ["[%clk 0:04:10] a good start"]);
    let variation = &record.turns[0].variations[0];
    assert_eq!(texts(variation), ["b3-b4=d5", "h4-h3=f4", "a4-a3"]);
    assert_eq!(texts(&variation[1].variations[0]), ["h5-h6=f7"]);
    for turn in &record.turns {
        assert_eq!(&GAME[turn.span.clone()], turn.text);
    }
}

#[test]
fn unknown_tags_survive() {
    let again = read(&write_jrn(&read(GAME)));
    assert_eq!(again.tags.get("Mood"), Some("merry"));
    assert_eq!(again, read(GAME));
}

#[test]
fn the_writer_is_canonical() {
    assert_eq!(write_jrn(&read(GAME)), GAME);
}

#[test]
fn a_newer_major_version_is_refused_and_a_minor_one_is_not() {
    assert_eq!(code("[JRN \"2\"]\n"), "newer-version");
    assert_eq!(code("[JRN \"2.1\"]\n{unlike anything} %%%"), "newer-version");
    assert_eq!(code("[JRN \"\"]\n"), "bad-version");
    assert_eq!(code("[JRN \"0\"]\n"), "bad-version");
    assert_eq!(code("[JRN \"+1\"]\n"), "bad-version");
    assert_eq!(texts(&read("[JRN \"1.3\"]\n1. a2-b2 *").turns), ["a2-b2"]);
    let message = read_jrn("[JRN \"2\"]").unwrap_err().to_string();
    assert!(message.contains("JRN 2") && message.contains("JRN 1"), "{message}");
}

#[test]
fn the_version_comes_first() {
    assert_eq!(code(""), "no-version");
    assert_eq!(code("[White \"Ada\"]\n[JRN \"1\"]"), "no-version");
    assert_eq!(code("[JRN \"1\"]\n[JRN \"1\"]"), "tag-twice");
}

#[test]
fn odd_bytes_from_other_programs_are_tolerated() {
    let text = "\u{FEFF}[JRN \"1\"]\r\n[Edition \"4.8\"]\r\n\r\n1.\u{A0}a2–b2=d3\u{A0}h4−h3=f4\r\n{two\r\n  lines} 2.b3-b4 0–2\r\n";
    let record = read(text);
    assert_eq!(texts(&record.turns), ["a2–b2=d3", "h4−h3=f4", "b3-b4"]);
    assert_eq!(record.turns[1].comments, ["two lines"]);
    assert_eq!(record.tags.get("Result"), Some("black"));
}

#[test]
fn numbers_are_for_people() {
    let plain = read("[JRN \"1\"] a2-b2 h4-h3 b3-b4");
    for text in ["1. a2-b2 h4-h3 2. b3-b4 *", "1 a2-b2 1... h4-h3 2 b3-b4", "1.a2-b2 1…h4-h3 7. b3-b4"] {
        assert_eq!(read(&format!("[JRN \"1\"]\n{text}")), plain);
    }
}

#[test]
fn black_may_begin() {
    let position = "7/8/9/4k-4/8/7/8/9/K-6 b - 0 24".replace('9', "8");
    let mut record =
        Record { turns: vec![WrittenTurn::new("a2-b2"), WrittenTurn::new("b2-c2")], ..Record::default() };
    record.tags.set("Position", position);
    let text = write_jrn(&record);
    assert!(text.ends_with("\n12... a2-b2 13. b2-c2 *\n"), "{text}");
    assert_eq!(read(&text), record);
}

#[test]
fn placements_come_before_the_first_number() {
    let text =
        "[JRN \"1\"]\n[Edition \"2.0\"]\n[Setting \"free\"]\n\nN:a3 N:i3 K:b1 {hm} K:h6 1. a3-b3 i3-h3 1 1\n";
    let record = read(text);
    assert_eq!(texts(&record.turns), ["N:a3", "N:i3", "K:b1", "K:h6", "a3-b3", "i3-h3"]);
    let again = write_jrn(&record);
    assert!(again.ends_with("\nN:a3 N:i3 K:b1 {hm} K:h6 1. a3-b3 i3-h3 1 1\n"), "{again}");
}

#[test]
fn drops_of_4_8_are_numbered() {
    let record = read("[JRN \"1\"][Edition \"4.8\"] M:d4/M:d5 h4-h3 W:c4");
    assert!(write_jrn(&record).ends_with("\n1. M:d4/M:d5 h4-h3 2. W:c4 *\n"));
}

#[test]
fn the_score_is_the_editions() {
    for (edition, result, score) in [
        ("4.8", "white", "2 0"),
        ("2.0", "white", "1 0"),
        ("3.0", "black", "0 1"),
        ("4.16", "draw", "1 1"),
        ("4.8", "*", "*"),
    ] {
        let mut record = Record::default();
        record.tags.set("Edition", edition);
        record.tags.set("Result", result);
        let text = write_jrn(&record);
        assert!(text.ends_with(&format!("\n{score}\n")), "{text}");
        assert_eq!(read(&text), record);
    }
    assert_eq!(code("[JRN \"1\"] a2-b2 3 0"), "bad-score");
    assert_eq!(code("[JRN \"1\"] a2-b2 1"), "bad-score");
    assert_eq!(code("[JRN \"1\"] a2-b2 2-1"), "bad-score");
    assert_eq!(code("[JRN \"1\"] a2-b2 1 1 a2-b2"), "behind-the-score");
    assert_eq!(code("[JRN \"1\"] a2-b2 1 1 1 1"), "behind-the-score");
    assert_eq!(code("[JRN \"1\"][Result \"white\"] a2-b2 0 2"), "score-contradicts");
    assert_eq!(code("[JRN \"1\"] a2-b2 (a3-b3 1 1)"), "score-in-variation");
    assert_eq!(read("[JRN \"1\"] a2-b2 1 1 {phew}").turns[0].comments, ["phew"]);
}

#[test]
fn broken_texts_are_refused_with_the_place() {
    for (text, expected, at) in [
        ("[JRN \"1\"", "bad-tag", 8..8),
        ("[JRN 1]", "bad-tag", 5..6),
        ("[JRN \"1\"][ \"x\" \"y\" \"z\"]", "bad-tag", 19..20),
        ("[JRN \"1\"][White \"Ada]\n", "unclosed-quote", 16..21),
        ("[JRN \"1\"][White \"A\\da\"]", "bad-escape", 18..19),
        ("[JRN \"1\"] a2-b2 {no end", "unclosed-comment", 16..17),
        ("[JRN \"1\"] a2-b2 (a3-b3", "unclosed-variation", 16..17),
        ("[JRN \"1\"] a2-b2 )", "unopened-variation", 16..17),
        ("[JRN \"1\"] (a3-b3)", "variation-too-early", 10..11),
        ("[JRN \"1\"] a2-b2 ({x})", "variation-without-turn", 16..21),
        ("[JRN \"1\"] a2-b2 [White \"Ada\"]", "tag-behind-turns", 16..17),
        ("[JRN \"1\"] a2-b2 ?", "unexpected", 16..17),
        ("[JRN \"1\"] a2-b2 {\\u{110000}}", "bad-escape", 17..19),
    ] {
        let error = read_jrn(text).expect_err(text);
        assert_eq!((error.code(), error.span), (expected, at), "{text}");
    }
}

#[test]
fn variations_do_not_nest_without_end() {
    let nested = |deep: usize| format!("[JRN \"1\"] a2-b2{}{}", " (a2-b2".repeat(deep), ")".repeat(deep));
    assert_eq!(read(&write_jrn(&read(&nested(Limit::Nesting.most())))), read(&nested(Limit::Nesting.most())));
    assert_eq!(code(&nested(Limit::Nesting.most() + 1)), "too-deep");
    assert_eq!(code(&nested(200_000)), "too-deep");
}

#[test]
fn lines_are_wrapped_at_100_columns() {
    let mut record = read(GAME);
    let words = "a word and another ".repeat(40);
    record.turns[1].comments = vec![words.clone(), format!("  {words}")];
    record.preface = vec!["long".repeat(40)];
    let text = write_jrn(&record);
    for line in text.lines().filter(|line| line.contains(' ')) {
        assert!(line.chars().count() <= 100, "{line}");
    }
    assert_eq!(read(&text), record);
}

#[test]
fn comments_keep_every_character() {
    for comment in [
        "",
        " ",
        "  two  ",
        "}",
        "{",
        "\\",
        "\\n",
        "a\nb\r\nc",
        "\t",
        "\u{A0}",
        "\u{0}\u{7F}\u{85}\u{2028}",
        "(;)",
        "\u{FEFF}",
    ] {
        let turn = WrittenTurn { comments: vec![comment.to_owned()], ..WrittenTurn::new("a2-b2") };
        let record = Record { turns: vec![turn], ..Record::default() };
        assert_eq!(read(&write_jrn(&record)), record, "{comment:?}");
    }
}

/// Text of all sorts, with the signs that the format uses more often than by chance.
fn odd_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z ]{0,30}",
        "[\\\\{}()\\[\\]\"nsu \n\r\t*.%0-9]{0,12}",
        "[\u{A0}\u{FEFF}\u{200B}\u{2014}é\u{0}\u{7F}\u{85}\u{2028} ]{0,6}",
        any::<String>(),
        "([a-z]{1,9} {1,2}){20,40}",
    ]
}

fn turn_text() -> impl Strategy<Value = String> {
    prop_oneof![
        9 => "[a-i][1-9](-|=)[a-i][1-9](!|!!)?((-|=)[a-i][1-9])?(/K:a[1-7])?",
        3 => "[A-Z]:[a-i][1-9](/[A-Z]:[a-i][1-9])?",
        1 => "#[a-i][1-9]",
        2 => odd_text(),
    ]
}

fn written_turn() -> impl Strategy<Value = WrittenTurn> {
    let bare = (turn_text(), prop::collection::vec(odd_text(), 0..3))
        .prop_map(|(text, comments)| WrittenTurn { comments, ..WrittenTurn::new(text) });
    bare.prop_recursive(4, 24, 3, |inner| {
        let line = prop::collection::vec(inner.clone(), 0..4);
        (inner, prop::collection::vec(line, 0..3))
            .prop_map(|(turn, variations)| WrittenTurn { variations, ..turn })
    })
}

fn record() -> impl Strategy<Value = Record> {
    let name = prop_oneof![
        4 => prop::sample::select(vec!["Edition", "Setting", "White", "Black", "Position", "Variant", "Mood-2"]).prop_map(str::to_owned),
        1 => odd_text(),
    ];
    let value =
        prop_oneof![odd_text(), Just("2.0".to_owned()), Just("4.8".to_owned()), Just("x b - - 9".to_owned())];
    let result = prop::option::of(prop::sample::select(vec!["white", "black", "draw", "*", "1-0", ""]));
    (
        prop::collection::vec((name, value), 0..6),
        result,
        prop::collection::vec(odd_text(), 0..3),
        prop::collection::vec(written_turn(), 0..12),
    )
        .prop_map(|(tags, result, preface, turns)| {
            let mut record = Record { preface, turns, ..Record::default() };
            for (name, value) in tags.into_iter().filter(|(name, _)| name != "JRN" && name != "Result") {
                record.tags.set(name, value);
            }
            if let Some(result) = result {
                record.tags.set("Result", result);
            }
            record
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn nothing_is_lost(record in record()) {
        let text = write_jrn(&record);
        let again = read_jrn(&text);
        prop_assert_eq!(again.as_ref(), Ok(&record), "{}", text);
        prop_assert_eq!(write_jrn(&again.unwrap()), text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = read_jrn(&text);
        let _ = read_jrn(&format!("[JRN \"1\"] {text}"));
    }

    #[test]
    fn a_spoilt_record_is_read_or_refused(record in record(), at in any::<prop::sample::Index>(), odd in odd_text(), gone in 0..9_usize) {
        let text: Vec<char> = write_jrn(&record).chars().collect();
        let at = at.index(text.len());
        let end = (at + gone).min(text.len());
        let spoilt: String = text[..at].iter().copied().chain(odd.chars()).chain(text[end..].iter().copied()).collect();
        match read_jrn(&spoilt) {
            Ok(record) => prop_assert_eq!(read_jrn(&write_jrn(&record)), Ok(record)),
            Err(error) => prop_assert!(spoilt.get(error.span.clone()).is_some(), "{:?}", error),
        }
    }
}
