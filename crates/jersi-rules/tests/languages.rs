//! What is said is said in English and in French, whatever it is, and nothing is said past the catalogue.

mod said;

use std::collections::BTreeSet;

use jersi_rules::lang::{Said, outside_marks};
use jersi_rules::notation::{
    PositionSyntax, PositionTextError, Syntax, TurnFault, read_position, text_board,
};
use jersi_rules::record::{GameResult, Hint, Note, RecordFault, read_record};
use jersi_rules::{
    BadPosition, Color, Edition, Lang, NoSuchSetting, NoSuchVariant, Position, Rules, Setting,
};

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
        [(Lang::EN, ENGLISH.as_slice(), FRENCH.as_slice()), (Lang::FR, &FRENCH, &ENGLISH)]
    {
        let mut said = BTreeSet::new();
        for fault in faults {
            let sentence = say(fault, lang);
            assert!(count(&sentence, own) > 0, "{fault:?}: {sentence}");
            assert!(count(&sentence, own) > count(&sentence, other), "{fault:?}: {sentence}");
            let spaced = sentence.trim() == sentence && !sentence.contains("  ");
            assert!(spaced && !sentence.ends_with('.'), "{fault:?}: {sentence:?}");
            // In French a narrow blank stands before a semicolon, in English none does.
            let blanks = sentence.matches("\u{202f};").count();
            let wanted = if lang == Lang::FR { sentence.matches(';').count() } else { 0 };
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
    for lang in [Lang::EN, Lang::FR] {
        assert!(setups().iter().all(|fault| bad.say(lang).contains(&fault.say(Edition::V2_0, lang))));
    }
    assert_eq!(bad.to_string(), bad.say(Lang::EN));
}

#[test]
fn position_strings_in_both_languages() {
    check(&syntaxes(), PositionSyntax::say);
    let rules = Rules::new(Edition::V4_8);
    for (text, english, french) in [
        ("7/8/7 w - 0 1", "a board has 9 rows", "un plateau a 9 rangées"),
        ("7/8/7/8/9/8/7/8/7 w - 0 1", "neither king is on the board", "aucun roi n’est sur le plateau"),
        ("7/8/7/8/9/8/7/8/3K-3 x - 0 1", "w or b, not \"x\"", "w ou b, pas \"x\""),
        ("7/8/7/8/9/8/7/8/3K-3 w - 0 1 ?", "'?' has no place here", "'?' n’a pas de place ici"),
    ] {
        let error = read_position(rules, text).expect_err("no position");
        assert!(error.say(Lang::EN).contains(english), "{error}");
        assert!(error.say(Lang::FR).contains(french), "{}", error.say(Lang::FR));
        assert_eq!(error.to_string(), error.say(Lang::EN));
    }
}

#[test]
fn records_in_both_languages() {
    check(&records(), RecordFault::say);
    assert!(records().iter().all(|fault| !fault.code().is_empty()));
    check(&settings(), NoSuchSetting::say);
    let error = read_record("[JRN \"1\"]\n1. a2-b2 (a3-b3", &Hint::default()).expect_err("no record");
    assert_eq!(error.say(Lang::FR), "la variante qui commence ici n’est pas fermée par )");
    assert_eq!(error.to_string(), error.say(Lang::EN));
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
        check(&outcomes(), |outcome, lang| outcome.say(edition.into(), lang));
    }
}

/// Everything that is said about an edition, or in its words.
fn said(edition: Edition, lang: Lang) -> Vec<String> {
    let facts = edition.facts();
    let about = edition.about(lang);
    let mut all: Vec<Said> = vec![about.date, about.summary, about.since, about.booklet, lang.own_name()];
    all.extend(about.rules.into_iter().chain(about.changes));
    all.extend(about.variants.into_iter().flat_map(|variant| [variant.name, variant.what]));
    all.extend(facts.settings.iter().flat_map(|setting| [setting.name(lang), setting.way.about(lang)]));
    for facts in facts.kinds {
        all.extend([edition.kind_name(facts.kind, lang), edition.kind_plural(facts.kind, lang)]);
        all.extend(edition.kind_alias(facts.kind, lang));
        all.extend(facts.lojban.map(|word| word.meaning(lang)));
    }
    all.extend(Color::BOTH.map(|color| color.name(lang)));
    all.extend(outcomes().into_iter().map(|outcome| GameResult::from(outcome).phrase(lang)));
    let mut all: Vec<String> = all.into_iter().map(Said::into_owned).collect();
    all.extend(refusals().iter().map(|refusal| refusal.say(edition, lang)));
    all.extend(outcomes().iter().map(|outcome| outcome.say(edition.into(), lang)));
    all.extend(setups().iter().map(|fault| fault.say(edition, lang)));
    let turn = |what| TurnFault { span: 0..0, edition, what };
    all.extend(turn_faults().into_iter().map(|what| turn(what).say(lang)));
    let partial = |what| PositionTextError::Partial { span: 0..0, fault: turn(what) };
    all.extend(turn_faults().into_iter().map(|what| partial(what).say(lang)));
    let bad = BadPosition { edition, reasons: setups() };
    all.extend([bad.say(lang), PositionTextError::Bad(bad).say(lang)]);
    all.push(NoSuchVariant { edition, variant: "ransom" }.say(lang));
    all
}

/// Everything else that is said.
fn said_of_any_edition(lang: Lang) -> Vec<String> {
    let mut all: Vec<String> = syntaxes().iter().map(|syntax| syntax.say(lang)).collect();
    all.extend(syntaxes_of_turns().iter().map(|syntax| syntax.say(lang)));
    all.extend(records().iter().map(|fault| fault.say(lang)));
    all.extend(settings().iter().map(|fault| fault.say(lang)));
    all.extend(specs().iter().map(|fault| lang.catalogue().spec_fault(fault)));
    all.extend(notes().into_iter().map(|what| Note { span: 0..0, what }.say(lang)));
    all
}

#[test]
fn the_made_up_language_marks_all_that_is_said() {
    let whole = |text: &str| text.starts_with('⟦') && text.ends_with('⟧') && outside_marks(text).is_empty();
    for text in Edition::ALL.into_iter().flat_map(|edition| said(edition, Lang::MADE_UP)) {
        assert!(whole(&text), "{text}");
    }
    for text in said_of_any_edition(Lang::MADE_UP) {
        assert!(whole(&text), "{text}");
    }
}

#[test]
fn the_made_up_language_says_what_english_says() {
    let unmarked = |text: String| text.replace(['⟦', '⟧'], "");
    for edition in Edition::ALL {
        let made_up: Vec<String> = said(edition, Lang::MADE_UP).into_iter().map(unmarked).collect();
        assert_eq!(made_up, said(edition, Lang::EN));
    }
    assert_eq!((Lang::MADE_UP.id(), Lang::from_id("qps")), ("qps", None));
    assert!(!Lang::ALL.contains(&Lang::MADE_UP));
}

/// Beside a board stand letters of pieces and names of cells, which no language changes.
#[test]
fn boards_of_text_hold_no_words_of_their_own() {
    let mut texts = Vec::new();
    for edition in Edition::ALL {
        for setting in edition.facts().settings {
            let setting = Setting::named(edition, setting.id, 7, false).expect("a setting of the edition");
            let mut position = Position::start(Rules::new(edition), setting);
            for _ in 0..30 {
                texts.push(text_board(&position, Lang::MADE_UP));
                let Some(turn) = position.turns().into_iter().last() else { break };
                position = position.play(turn).expect("a legal turn");
            }
        }
    }
    for text in texts {
        let outside = outside_marks(&text);
        let word = outside.split(|c: char| !c.is_alphabetic()).find(|word| word.chars().count() > 2);
        assert_eq!(word, None, "{text}");
        assert!(text.contains('⟦'), "{text}");
    }
}
