//! What the page does with a text that somebody brings grows no faster than the text: to say what is wrong with it, and to
//! open it as a study. Steps are counted, not time.

use jersi_rules::foreign_text::steers;
use jersi_rules::record::Limit;
use jersi_rules::{Lang, judged_so_far, steps};
use jersi_view::wire::ImportHint;
use jersi_view::{Brought, Study, Table};

const HEAD: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n\n";

fn listed(n: usize, one: impl Fn(usize) -> String) -> String {
    (0..n).map(one).collect()
}

/// Steps of a diagnosis, of opening the game as a study, and of showing its tree.
fn work(text: &str) -> u64 {
    let before = (steps::so_far(), judged_so_far());
    let mut brought = Brought::read(text, &ImportHint::default(), Lang::EN);
    if let Some(record) = brought.diagnosis().record.clone() {
        let study = brought.hand_over(&record, Lang::EN).expect("it was brought");
        assert!(!study.tree().turns.is_empty() && study.record().len() <= record.len());
    }
    steps::so_far() - before.0 + (judged_so_far() - before.1)
}

#[test]
fn twice_the_text_is_at_most_twice_the_work() {
    if cfg!(not(debug_assertions)) {
        return; // Only debug builds count.
    }
    let shapes: [(&str, usize, &dyn Fn(usize) -> String); 9] = [
        ("the link of the findings", 1_500, &|n| format!("{HEAD}1. a2-b2 {}", "(a9-b9) ".repeat(n))),
        ("strays", 1_500, &|n| format!("{HEAD}1. a2-b2 {}", listed(n, |i| format!("(a9-b{i}) ")))),
        ("one line of strays", 1_500, &|n| {
            format!("{HEAD}1. a2-b2 {}", listed(n, |i| format!("(a3-b3 x{i})")))
        }),
        ("comments", 3_000, &|n| format!("{HEAD}1. a2-b2 {}", listed(n, |i| format!("{{c{i}}} ")))),
        ("comments of one turn", 1_500, &|n| {
            format!("{HEAD}1. a2-b2 {}", listed(n, |i| format!("(a2-b2 {{{i}}})")))
        }),
        ("tags", 90, &|n| {
            format!(
                "{}\n\n1. a2-b2 *",
                HEAD.trim_end().to_owned() + &listed(n, |i| format!("\n[T{i} \"x\"]"))
            )
        }),
        ("nested", 45, &|n| format!("{HEAD}1. a2-b2 {}{}", "(a3-b3 (a2-b2 ".repeat(n), "))".repeat(n))),
        ("marks that are wrong", 2_000, &|n| {
            let turns = ["a1-b1=a1!", "i5-h6=i5!", "a1-b1!", "i5-h6!"];
            format!("[JRN \"1\"]\n[Edition \"2.0\"]\n\n{}", listed(n, |i| format!("{} ", turns[i % 4])))
        }),
        ("slips", 2_000, &|n| {
            let turns = ["a1-b1=a1", "i5-h6=i5", "a1=b1", "i5=h6"];
            format!("[JRN \"1\"]\n[Edition \"2.0\"]\n\n{}", listed(n, |i| format!("{} ", turns[i % 4])))
        }),
    ];
    for (name, size, text) in shapes {
        let (one, two) = (work(&text(size)), work(&text(2 * size)));
        assert!(one > size as u64, "{name}: {one} steps are not counted");
        assert!(two <= 2 * one + one / 10 + 1_000, "{name}: {one} steps become {two}");
    }
}

#[test]
fn texts_that_are_too_large_are_not_begun() {
    let long = "a".repeat(Limit::Bytes.most() + 1);
    let before = steps::so_far();
    let brought = Brought::read(&long, &ImportHint::default(), Lang::EN);
    assert!(steps::so_far() - before < 100);
    let fault = brought.diagnosis().fault.clone().expect("it is too long");
    assert_eq!((fault.code.as_str(), fault.line), ("too-large", 0));
    assert!(fault.message.contains("5,000,001 bytes; at most 5,000,000"), "{}", fault.message);
    let many = format!("{HEAD}1. a2-b2 {}", "(a9-b9) ".repeat(Limit::Variations.most() + 1));
    let fault = Brought::read(&many, &ImportHint::default(), Lang::FR).diagnosis().fault.clone();
    assert_eq!(
        fault.expect("too many").message,
        "Le texte a plus de 5 000 variantes\u{202f}; on en lit 5 000 au plus."
    );
}

#[test]
fn foreign_text_is_shown_and_starts_nothing() {
    let nasty: String = ('\0'..=char::MAX).filter(|&c| steers(c)).collect();
    let mut record: jersi_rules::record::Record =
        format!("{HEAD}1. a2-b2 (a9-b9) *").parse().expect("a record");
    for name in ["White", "Black", "Event", "Date", "Site"] {
        record.tags.set(name, nasty.clone());
    }
    record.tags.set(nasty.clone(), nasty.clone());
    record.tags.set("BlackKind", "cmd:touch started");
    record.turns[0].variations[0][0].text = format!("zz{nasty}");
    let jrn = record.to_string();
    let mut brought = Brought::read(&jrn, &ImportHint::default(), Lang::EN);
    let told = brought.diagnosis();
    let mut shown = vec![told.players.white.clone(), told.players.black.clone(), told.ending.clone()];
    shown.extend(told.tags.iter().flat_map(|tag| [tag.name.clone(), tag.value.clone()]));
    shown.extend(told.notes.iter().map(|note| note.message.clone()));
    assert!(!told.notes.is_empty());
    let canonical = told.record.clone().expect("a game");
    let study = brought.hand_over(&canonical, Lang::EN).expect("a study");
    let tree = study.tree();
    shown.extend([tree.names.white, tree.names.black, tree.event, tree.date]);
    let view = Table::from_record(&jrn, Lang::EN).expect("a game").view();
    shown.extend([view.players.white.name.clone(), view.players.black.name.clone()]);
    let bad = format!("[JRN \"1\"]\n[Edition \"{nasty}\"]\n\n*").replace('\n', " ");
    let Err(fault) = Study::from_record(&bad, Lang::EN) else { panic!("there is no such edition") };
    shown.push(fault.message);
    for text in &shown {
        assert!(!text.chars().any(steers), "{text:?}");
    }
    assert_eq!(view.players.black.opponent, jersi_view::wire::Opponent::Human);
}
