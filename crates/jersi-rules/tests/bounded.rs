//! Work on texts from elsewhere grows no faster than they do, and ends at the limits. Steps are counted, not time.

use jersi_rules::foreign_text::steers;
use jersi_rules::record::{
    Hint, Limit, RecordFault, detect_layout, read_jrn, read_record, replay_mending, write_jrn,
};
use jersi_rules::{Edition, Lang, judged_so_far, steps};

const HEAD: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n\n";

/// A hostile text of about this size.
type Shape = (&'static str, usize, fn(usize) -> String);

/// The name, the smaller of two sizes, and how it is made.
const SHAPES: [Shape; 16] = [
    ("illegal variations", 1_000, |n| format!("{HEAD}1. a2-b2 {}", "(a9-b9) ".repeat(n))),
    ("different variations", 1_000, |n| format!("{HEAD}1. a2-b2 {}", listed(n, |i| format!("(a9-b{i}) ")))),
    ("legal variations", 1_000, |n| format!("{HEAD}1. a2-b2 {}", "(a3-b3 h2-g2) ".repeat(n))),
    ("tags", 90, |n| {
        format!("{}\n*", HEAD.trim_end().to_owned() + &listed(n, |i| format!("\n[T{i} \"x\"]")))
    }),
    ("nested variations", 45, |n| format!("{HEAD}1. a2-b2 {}{}", "(a3-b3 (a2-b2 ".repeat(n), "))".repeat(n))),
    ("a long comment", 20_000, |n| format!("{HEAD}1. a2-b2 {{{}}}", "x y".repeat(n))),
    ("many comments", 5_000, |n| format!("{HEAD}1. a2-b2 {}", listed(n, |i| format!("{{c{i}}} ")))),
    ("escapes", 10_000, |n| format!("{HEAD}1. a2-b2 {{{}}}", "\\u{202e}".repeat(n))),
    ("zero bytes", 50_000, |n| "\0".repeat(n)),
    ("one endless line", 20_000, |n| "ab ".repeat(n)),
    ("scores", 5_000, |n| format!("a5-b5=d7 {}", "1 0 ".repeat(n))),
    ("numbers with comments", 3_000, |n| format!("a5-b5=d7\n{}", listed(n, |i| format!("{i} # c\n")))),
    ("slips", 2_000, |n| format!("[JRN \"1\"]\n[Edition \"2.0\"]\n\n{}", listed(n, slip))),
    ("a turn without an end", 20_000, |n| format!("{HEAD}1. a2-b2{}", "!".repeat(n))),
    ("a bad turn without an end", 20_000, |n| format!("{HEAD}1. zz{}", "q=".repeat(n))),
    ("a turn in pieces", 10_000, |n| format!("a5 {}", "- b5 ".repeat(n))),
];

fn listed(n: usize, one: impl Fn(usize) -> String) -> String {
    (0..n).map(one).collect()
}

/// Pieces that go back and forth, with `=` for `-` here and there.
fn slip(n: usize) -> String {
    ["a1-b1=a1 ", "i5-h6=i5 ", "a1=b1 ", "i5=h6 "][n % 4].to_owned()
}

/// Steps that reading and refereeing take.
fn work(text: &str) -> u64 {
    let before = (steps::so_far(), judged_so_far());
    let hint = Hint { edition: Some(Edition::V2_0), ..Hint::default() };
    let hint = if text.starts_with('[') { Hint::default() } else { hint };
    let _ = detect_layout(text);
    if let Ok(record) = read_record(text, &hint)
        && let Ok(replay) = replay_mending(&record)
    {
        let _ = replay.variation_faults();
        let _ = write_jrn(&replay.canonical(&record));
    }
    steps::so_far() - before.0 + (judged_so_far() - before.1)
}

#[test]
fn twice_the_text_is_at_most_twice_the_work() {
    if cfg!(not(debug_assertions)) {
        return; // Only debug builds count.
    }
    for (name, size, text) in SHAPES {
        let (one, two) = (work(&text(size)), work(&text(2 * size)));
        assert!(one > size as u64 / 4, "{name}: {one} steps are not counted");
        // What is offered in place of the one turn at fault is looked for once, never for each of many.
        let most = 300 * text(size).len() as u64 + 2_000_000;
        assert!(one <= most, "{name}: {one} steps for {} bytes", text(size).len());
        assert!(two <= 2 * one + one / 10 + 1_000, "{name}: {one} steps become {two}");
    }
}

#[test]
fn beyond_the_limits_is_a_clear_answer() {
    let turns = |n: usize| HEAD.to_owned() + &"a2-b2 ".repeat(n);
    let variations = |n: usize| format!("{HEAD}a2-b2 {}", "(a3-b3)".repeat(n));
    let tags = |n: usize| HEAD.trim_end().to_owned() + &listed(n, |i| format!("\n[T{i} \"x\"]")) + "\n\n*";
    let bytes = |n: usize| format!("{HEAD}{{{}}}", "x".repeat(n - HEAD.len() - 2));
    let pairs = |n: usize| "a5-b5=d7 ".repeat(n);
    let texts: [(Limit, &dyn Fn(usize) -> String); 4] = [
        (Limit::Turns, &turns),
        (Limit::Variations, &variations),
        (Limit::Tags, &tags),
        (Limit::Bytes, &bytes),
    ];
    for (limit, text) in texts {
        read_jrn(&text(limit.most())).unwrap_or_else(|error| panic!("{limit:?}: {error}"));
        let error = read_jrn(&text(limit.most() + 1)).expect_err("too much");
        assert_eq!(error.code(), "too-large", "{limit:?}");
        assert!(matches!(error.what, RecordFault::TooLarge { limit: found, .. } if found == limit));
    }
    let hint = Hint { edition: Some(Edition::V2_0), ..Hint::default() };
    read_record(&pairs(Limit::Turns.most()), &hint).expect("as many as may be");
    let error = read_record(&pairs(Limit::Turns.most() + 7), &hint).expect_err("too many");
    assert_eq!(error.say(Lang::EN), "the text has 10,007 turns; at most 10,000 are read");
    assert_eq!(error.say(Lang::FR), "le texte a 10 007 tours ; on en lit 10 000 au plus");
    let error = read_jrn(&turns(Limit::Turns.most() + 7)).expect_err("too many");
    assert_eq!(error.say(Lang::EN), "the text has more than 10,000 turns; at most 10,000 are read");
    let long = "x".repeat(Limit::Bytes.most() + 1);
    for error in [detect_layout(&long).expect_err("too long"), read_jrn(&long).expect_err("too long")] {
        assert_eq!(error.say(Lang::EN), "the text has 5,000,001 bytes; at most 5,000,000 are read");
    }
}

#[test]
fn jrn_holds_no_sign_that_steers_and_loses_none() {
    let nasty: String = ('\0'..=char::MAX).filter(|&c| steers(c)).collect();
    let mut record = read_jrn(&format!("{HEAD}1. a2-b2 (a3-b3) *")).expect("a record");
    record.tags.set("White", nasty.clone());
    record.tags.set(nasty.clone(), "x");
    record.preface.push(nasty.clone());
    record.turns[0].comments.push(nasty.clone());
    record.turns[0].variations[0][0].text = format!("a3{nasty}");
    let text = write_jrn(&record);
    assert!(!text.chars().any(|c| steers(c) && c != '\n'), "{text:?}");
    assert_eq!(read_jrn(&text), Ok(record));
}
