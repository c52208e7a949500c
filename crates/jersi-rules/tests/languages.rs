//! What is wrong with positions and records is said in English and in French, whatever it is.

use std::collections::BTreeSet;

use jersi_rules::notation::{Field, PositionSyntax, PositionTextError, read_position};
use jersi_rules::record::{Hint, Note, NoteKind, RecordFault, read_record};
use jersi_rules::{
    BadPosition, Cell, Color, Edition, Kind, Lang, NoSuchSetting, NoSuchVariant, Outcome, PositionFault,
    Reason, Rules,
};

/// One example of each variant of an enum; one that is left out does not compile.
macro_rules! every {
    ($($pattern:pat => $example:expr),* $(,)?) => {{
        let _all_are_here = |fault: &_| match fault { $($pattern => ()),* };
        vec![$({
            let example = $example;
            assert!(matches!(&example, $pattern), "{example:?} is an example of something else");
            example
        }),*]
    }};
}

/// Words that show which language a sentence is in; none is a word of the other.
const ENGLISH: [&str; 18] = [
    "the", "is", "has", "no", "of", "stands", "this", "with", "and", "than", "nothing", "are", "more",
    "needs", "have", "at", "in", "by",
];
const FRENCH: [&str; 22] = [
    "le", "la", "les", "l'", "un", "une", "n'", "il", "est", "de", "d'", "rien", "deux", "aucun", "cette",
    "ce", "du", "qu'", "et", "pas", "sont", "par",
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

fn setups() -> Vec<PositionFault> {
    let cell = Cell::at(0, 3).expect("a cell of every board");
    every![
        PositionFault::NoSuchCell(_) => PositionFault::NoSuchCell(cell),
        PositionFault::NoSuchKind(_) => PositionFault::NoSuchKind(Kind::Guardian),
        PositionFault::TooHigh(_) => PositionFault::TooHigh(cell),
        PositionFault::OnKing(_) => PositionFault::OnKing(cell),
        PositionFault::MixedStack(_) => PositionFault::MixedStack(cell),
        PositionFault::MountainOnTop(_) => PositionFault::MountainOnTop(cell),
        PositionFault::TooMany(..) => PositionFault::TooMany(Color::White, Kind::Rock, 5),
        PositionFault::NoKings => PositionFault::NoKings,
        PositionFault::NotInReserve(..) => PositionFault::NotInReserve(Color::Black, Kind::Rock),
        PositionFault::ReserveNotPlayed => PositionFault::ReserveNotPlayed,
        PositionFault::ClockMissing => PositionFault::ClockMissing,
        PositionFault::ClockTooHigh(..) => PositionFault::ClockTooHigh(41, 40),
        PositionFault::TurnZero => PositionFault::TurnZero,
        PositionFault::OutsideRows(_) => PositionFault::OutsideRows(cell),
        PositionFault::NotAnArmy(_) => PositionFault::NotAnArmy(Color::White),
        PositionFault::NotInTurn => PositionFault::NotInTurn,
        PositionFault::SettingClock => PositionFault::SettingClock,
    ]
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

fn syntaxes() -> Vec<PositionSyntax> {
    let edition = Edition::V4_8;
    let mut all = every![
        PositionSyntax::Missing(_) => PositionSyntax::Missing(Field::Board),
        PositionSyntax::TooManyFields => PositionSyntax::TooManyFields,
        PositionSyntax::BadSide(_) => PositionSyntax::BadSide("x".to_owned()),
        PositionSyntax::BadClock => PositionSyntax::BadClock,
        PositionSyntax::BadTurnNumber => PositionSyntax::BadTurnNumber,
        PositionSyntax::RowCount(_) => PositionSyntax::RowCount(3),
        PositionSyntax::EmptyRun => PositionSyntax::EmptyRun,
        PositionSyntax::HalfCell => PositionSyntax::HalfCell,
        PositionSyntax::RowTooLong { .. } => PositionSyntax::RowTooLong { edition, row: 0 },
        PositionSyntax::RowTooShort { .. } => PositionSyntax::RowTooShort { edition, row: 0, cells: 3 },
        PositionSyntax::NoSuchLetter(..) => PositionSyntax::NoSuchLetter('x', edition),
        PositionSyntax::TooManyInReserve => PositionSyntax::TooManyInReserve,
        PositionSyntax::NoPartial => PositionSyntax::NoPartial,
    ];
    let fields = every![
        Field::Board => Field::Board,
        Field::Side => Field::Side,
        Field::Reserve => Field::Reserve,
        Field::Clock => Field::Clock,
        Field::TurnNumber => Field::TurnNumber,
    ];
    all.extend(fields.into_iter().skip(1).map(PositionSyntax::Missing));
    all
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

fn records() -> Vec<RecordFault> {
    let edition = Edition::V2_0;
    let text = || "x".to_owned();
    let syntax = PositionTextError::Syntax { span: 0..0, what: PositionSyntax::EmptyRun };
    let bad = BadPosition { edition, reasons: vec![PositionFault::NoKings] };
    every![
        RecordFault::EditionMissing => RecordFault::EditionMissing,
        RecordFault::NoSuchEdition(_) => RecordFault::NoSuchEdition(text()),
        RecordFault::NoReserveToLeaveOut(_) => RecordFault::NoReserveToLeaveOut(edition),
        RecordFault::NoMokcaToChoose(_) => RecordFault::NoMokcaToChoose(edition),
        RecordFault::UnknownVariant(_) => RecordFault::UnknownVariant(text()),
        RecordFault::NoSuchVariant(_) => {
            RecordFault::NoSuchVariant(NoSuchVariant { edition, variant: "ransom" })
        },
        RecordFault::BadSeed(_) => RecordFault::BadSeed(text()),
        RecordFault::NoSuchSetting(_) => RecordFault::NoSuchSetting(NoSuchSetting::Unknown { edition }),
        RecordFault::SeedMissing => RecordFault::SeedMissing,
        RecordFault::SeedNotKept => RecordFault::SeedNotKept,
        RecordFault::PositionTag(_) => RecordFault::PositionTag(Box::new(syntax)),
        RecordFault::BadPosition(_) => RecordFault::BadPosition(bad),
        RecordFault::SettingContradicts => RecordFault::SettingContradicts,
        RecordFault::PieceBehindTurns => RecordFault::PieceBehindTurns,
        RecordFault::UnexpectedNumber => RecordFault::UnexpectedNumber,
        RecordFault::NoSuchCell { .. } => RecordFault::NoSuchCell { edition, row: 0, number: 9 },
        RecordFault::NoSuchLetter(..) => RecordFault::NoSuchLetter(edition, 'x'),
        RecordFault::PositionNotInBooklet => RecordFault::PositionNotInBooklet,
        RecordFault::RandomNotInBooklet => RecordFault::RandomNotInBooklet,
        RecordFault::TurnWithoutNumber => RecordFault::TurnWithoutNumber,
        RecordFault::NumberTwice(_) => RecordFault::NumberTwice(3),
        RecordFault::NumberMissing { .. } => RecordFault::NumberMissing { expected: 2, before: 3 },
        RecordFault::NumberWithoutTurn(_) => RecordFault::NumberWithoutTurn(3),
        RecordFault::TooManyTurns { .. } => RecordFault::TooManyTurns { number: 3, found: 3, most: 2 },
        RecordFault::TooFewTurns { .. } => RecordFault::TooFewTurns { number: 3, found: 1, expected: 2 },
        RecordFault::AmbiguousEdition(_) => RecordFault::AmbiguousEdition(&Edition::ALL),
        RecordFault::NoTurnHere(_) => RecordFault::NoTurnHere(text()),
        RecordFault::BehindTheScore => RecordFault::BehindTheScore,
        RecordFault::NoVersion => RecordFault::NoVersion,
        RecordFault::TagTwice(_) => RecordFault::TagTwice(text()),
        RecordFault::NewerVersion(_) => RecordFault::NewerVersion(text()),
        RecordFault::BadVersion(_) => RecordFault::BadVersion(text()),
        RecordFault::BadScore => RecordFault::BadScore,
        RecordFault::VariationTooEarly => RecordFault::VariationTooEarly,
        RecordFault::TooDeep => RecordFault::TooDeep,
        RecordFault::UnopenedVariation => RecordFault::UnopenedVariation,
        RecordFault::VariationWithoutTurn => RecordFault::VariationWithoutTurn,
        RecordFault::ScoreInVariation => RecordFault::ScoreInVariation,
        RecordFault::ScoreContradicts { .. } => RecordFault::ScoreContradicts { score: "*", told: text() },
        RecordFault::UnclosedVariation => RecordFault::UnclosedVariation,
        RecordFault::TagNameMissing => RecordFault::TagNameMissing,
        RecordFault::TagValueMissing => RecordFault::TagValueMissing,
        RecordFault::UnclosedTag => RecordFault::UnclosedTag,
        RecordFault::UnclosedQuote => RecordFault::UnclosedQuote,
        RecordFault::UnclosedComment => RecordFault::UnclosedComment,
        RecordFault::TagBehindTurns => RecordFault::TagBehindTurns,
        RecordFault::Unexpected(_) => RecordFault::Unexpected('x'),
        RecordFault::BadEscape => RecordFault::BadEscape,
        RecordFault::NoRecord => RecordFault::NoRecord,
        RecordFault::HintContradicts { .. } => {
            RecordFault::HintContradicts { tag: "Edition", written: "x".into(), wanted: "x".into() }
        },
        RecordFault::VariantContradicts => RecordFault::VariantContradicts,
    ]
}

#[test]
fn records_in_both_languages() {
    check(&records(), RecordFault::say);
    assert!(records().iter().all(|fault| !fault.code().is_empty()));
    let settings = every![
        NoSuchSetting::Unknown { .. } => NoSuchSetting::Unknown { edition: Edition::V3_0 },
        NoSuchSetting::Guardian => NoSuchSetting::Guardian,
    ];
    check(&settings, NoSuchSetting::say);
    let error = read_record("[JRN \"1\"]\n1. a2-b2 (a3-b3", &Hint::default()).expect_err("no record");
    assert_eq!(error.say(Lang::Fr), "la variante qui commence ici n'est pas fermée par )");
    assert_eq!(error.to_string(), error.say(Lang::En));
}

#[test]
fn notes_in_both_languages() {
    let outcome = |winner| Outcome { winner, reason: Reason::NoTurn };
    let mut notes = Vec::new();
    for (written, should_be) in [(0, 1), (1, 2), (1, 0)] {
        notes.push(NoteKind::Mark { turn: 0, text: "a2-b2".to_owned(), written, should_be });
    }
    for (written, outcome) in [
        ("white", None),
        ("*", Some(outcome(None))),
        ("black", Some(outcome(Some(Color::White)))),
        ("nobody", Some(outcome(Some(Color::Black)))),
    ] {
        notes.push(NoteKind::Result { written: written.to_owned(), outcome });
        notes.push(NoteKind::Termination { written: written.to_owned(), outcome });
    }
    check(&notes, |what, lang| Note { span: 0..0, what: what.clone() }.say(lang));
}
