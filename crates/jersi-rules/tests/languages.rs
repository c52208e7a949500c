//! What is wrong with positions and records is said in English and in French, whatever it is.

mod said;

use std::collections::BTreeSet;

use jersi_rules::notation::{PositionSyntax, Syntax, TurnFault, read_position};
use jersi_rules::record::{Hint, Note, RecordFault, read_record};
use jersi_rules::{BadPosition, Edition, Lang, NoSuchSetting, Rules};

use said::{
    notes, outcomes, records, refusals, settings, setups, specs, syntaxes, syntaxes_of_turns, turn_faults,
};

/// Words that show which language a sentence is in; none is a word of the other.
const ENGLISH: [&str; 27] = [
    "the", "is", "has", "no", "of", "stands", "this", "with", "and", "than", "nothing", "are", "more",
    "needs", "have", "at", "in", "by", "to", "holds", "turns", "not", "wins", "such", "stack", "cannot",
    "be",
];
const FRENCH: [&str; 31] = [
    "le", "la", "les", "l'", "un", "une", "n'", "il", "est", "de", "d'", "rien", "deux", "aucun", "cette",
    "ce", "du", "qu'", "et", "pas", "sont", "par", "sur", "gagne", "nulle", "sans", "au", "ne", "tours",
    "en", "pour",
];

/// How many words of a list a sentence has.
fn count(sentence: &str, list: &[&str]) -> usize {
    let apart = sentence.replace('\'', "' ");
    let words = apart.split(|c: char| !c.is_alphabetic() && c != '\'').filter(|word| !word.is_empty());
    words.filter(|word| list.contains(word)).count()
}

/// The sentences of all faults are there, each in its own language, and tell the faults apart.
fn check<T: std::fmt::Debug>(faults: &[T], say: impl Fn(&T, Lang) -> String) {
    for (lang, own, other) in
        [(Lang::En, ENGLISH.as_slice(), FRENCH.as_slice()), (Lang::Fr, &FRENCH, &ENGLISH)]
    {
        let mut said = BTreeSet::new();
        for fault in faults {
            let sentence = say(fault, lang);
            assert!(count(&sentence, own) > 0, "{fault:?}: {sentence}");
            assert!(count(&sentence, own) > count(&sentence, other), "{fault:?}: {sentence}");
            let spaced = sentence.trim() == sentence && !sentence.contains("  ");
            assert!(spaced && !sentence.ends_with('.'), "{fault:?}: {sentence:?}");
            // In French a blank stands before a semicolon, in English none does.
            let blanks = sentence.matches(" ;").count();
            let wanted = if lang == Lang::Fr { sentence.matches(';').count() } else { 0 };
            assert_eq!(blanks, wanted, "{fault:?}: {sentence}");
            assert!(said.insert(sentence), "{fault:?} says the same as another");
        }
    }
}

#[test]
fn setups_in_both_languages() {
    for edition in Edition::ALL {
        check(&setups(), |fault, lang| fault.say(edition, lang));
    }
    let bad = BadPosition { edition: Edition::V2_0, reasons: setups() };
    for lang in [Lang::En, Lang::Fr] {
        assert!(setups().iter().all(|fault| bad.say(lang).contains(&fault.say(Edition::V2_0, lang))));
    }
    assert_eq!(bad.to_string(), bad.say(Lang::En));
}

#[test]
fn position_strings_in_both_languages() {
    check(&syntaxes(), PositionSyntax::say);
    let rules = Rules::new(Edition::V4_8);
    for (text, english, french) in [
        ("7/8/7 w - 0 1", "a board has 9 rows", "un plateau a 9 rangées"),
        ("7/8/7/8/9/8/7/8/7 w - 0 1", "neither king is on the board", "aucun roi n'est sur le plateau"),
        ("7/8/7/8/9/8/7/8/3K-3 x - 0 1", "w or b, not \"x\"", "w ou b, pas \"x\""),
        ("7/8/7/8/9/8/7/8/3K-3 w - 0 1 ?", "'?' has no place here", "'?' n'a pas de place ici"),
    ] {
        let error = read_position(rules, text).expect_err("no position");
        assert!(error.say(Lang::En).contains(english), "{error}");
        assert!(error.say(Lang::Fr).contains(french), "{}", error.say(Lang::Fr));
        assert_eq!(error.to_string(), error.say(Lang::En));
    }
}

#[test]
fn records_in_both_languages() {
    check(&records(), RecordFault::say);
    assert!(records().iter().all(|fault| !fault.code().is_empty()));
    check(&settings(), NoSuchSetting::say);
    let error = read_record("[JRN \"1\"]\n1. a2-b2 (a3-b3", &Hint::default()).expect_err("no record");
    assert_eq!(error.say(Lang::Fr), "la variante qui commence ici n'est pas fermée par )");
    assert_eq!(error.to_string(), error.say(Lang::En));
}

#[test]
fn games_that_are_asked_for_in_both_languages() {
    check(&specs(), |fault, lang| lang.catalogue().spec_fault(fault));
}

#[test]
fn notes_in_both_languages() {
    check(&notes(), |what, lang| Note { span: 0..0, what: what.clone() }.say(lang));
}

#[test]
fn turns_in_both_languages() {
    check(&syntaxes_of_turns(), Syntax::say);
    for edition in Edition::ALL {
        check(&turn_faults(), |what, lang| TurnFault { span: 0..0, edition, what: what.clone() }.say(lang));
    }
}

#[test]
fn refusals_and_endings_in_both_languages() {
    for edition in Edition::ALL {
        check(&refusals(), |refusal, lang| refusal.say(edition, lang));
        check(&outcomes(), |outcome, lang| outcome.say(edition, lang));
    }
}
