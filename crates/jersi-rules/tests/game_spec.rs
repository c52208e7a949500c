//! Games that are asked for in words: what is read, what is refused, and where.

use jersi_rules::{Edition, GameSpec, Position, Rules, Setting, SpecError, SpecValue, Variant};
use proptest::prelude::*;

const KINGS: &str = "3k-3/8/7/8/9/8/7/8/3K-3 w - 0 1";

fn start(text: &str) -> Result<Position, SpecError> {
    text.parse::<GameSpec>()?.start().map(|start| start.position).map_err(|error| error.within(text))
}

fn from(edition: Edition, setting: &str, seed: u64, guardian: bool) -> Position {
    let setting = Setting::named(edition, setting, seed, guardian).expect("a setting");
    Position::start(Rules::new(edition), setting)
}

#[test]
fn games_by_their_words() {
    let without = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let table = [
        ("", from(Edition::V4_8, "standard", 0, false)),
        ("2.0", from(Edition::V2_0, "symmetrical", 0, false)),
        (" edition=2.0 \t reserve=false", from(Edition::V2_0, "symmetrical", 0, false)),
        ("4.8 no-reserve ransom", Position::start(without, Setting::usual(Edition::V4_8))),
        ("ransom reserve=false 4.8", Position::start(without, Setting::usual(Edition::V4_8))),
        ("2.0 setting=random seed=7", from(Edition::V2_0, "random", 7, false)),
        ("2.0 seed=7", from(Edition::V2_0, "random", 7, false)),
        ("2.0 setting=random", from(Edition::V2_0, "random", 0, false)),
        ("3.0 mokca", from(Edition::V3_0, "free", 0, true)),
        ("3.0 mokca=false", from(Edition::V3_0, "standard", 0, false)),
        ("4-draft setting=free mokca=true", from(Edition::Draft4, "free", 0, true)),
    ];
    for (text, position) in table {
        assert_eq!(start(text), Ok(position), "{text}");
    }
    let position = start(&format!("4.16 ransom position={KINGS}")).expect("a position");
    assert_eq!((position.edition(), position.rules().ransom()), (Edition::V4_16, true));
    // Of a position the mokca is a fact.
    assert!(start("3.0 mokca position=2n-2/6/7/3m-4/4RC4/8/7/6/2N-2 w - - 9").is_ok());
}

#[test]
fn what_is_wrong_and_where() {
    let position = |rest: &str| format!("4.8 position={rest}");
    let table = [
        ("variant=no-reserve".to_owned(), "unknown-key", "variant"),
        ("4.8 no_reserve".to_owned(), "unknown-word", "no_reserve"),
        ("9.9".to_owned(), "no-such-edition", "9.9"),
        ("ransom edition=9.9".to_owned(), "no-such-edition", "9.9"),
        ("2.0 seed=x".to_owned(), "bad-key", "x"),
        ("2.0 seed=".to_owned(), "bad-key", ""),
        ("4.8 ransom=yes".to_owned(), "bad-key", "yes"),
        ("4.8 ransom 4.16".to_owned(), "said-twice", "4.16"),
        ("ransom ransom=false".to_owned(), "said-twice", "ransom"),
        ("2.0 ransom".to_owned(), "no-such-variant", "ransom"),
        ("2.0 no-reserve".to_owned(), "no-such-variant", "no-reserve"),
        ("4.8 reserve no-reserve".to_owned(), "contradiction", "no-reserve"),
        ("4.8 setting=free".to_owned(), "no-such-setting", "free"),
        ("3.0 setting=standard mokca".to_owned(), "no-mokca", "mokca"),
        ("2.0 mokca".to_owned(), "no-mokca", "mokca"),
        ("4.8 seed=3".to_owned(), "nothing-shuffled", "seed"),
        ("2.0 setting=symmetrical seed=3".to_owned(), "nothing-shuffled", "seed"),
        (position("7/8"), "bad-position", ""),
        (position("7/8/7/8/9/8/7/8/3K-3 x - 0 1"), "bad-position", "x"),
        (position("7/8/7/8/9/8/7/8/7 w - 0 1"), "bad-position", "7/8/7/8/9/8/7/8/7 w - 0 1"),
        (format!("2.0 seed=3 position={KINGS}"), "contradiction", "position"),
        (format!("4.8 setting=standard position={KINGS}"), "contradiction", "position"),
        (format!("mokca position={KINGS}"), "no-mokca", "mokca"),
    ];
    for (text, code, place) in table {
        let error = start(&text).expect_err(&text);
        assert_eq!(error.code(), code, "{text}: {error}");
        let span = error.span.clone().unwrap_or_else(|| panic!("{text}: {error} has no place"));
        assert_eq!(text.get(span), Some(place), "{text}: {error}");
    }
}

#[test]
fn unknown_words_are_told_with_what_is_known() {
    let said = |text: &str| start(text).expect_err(text).to_string();
    assert_eq!(
        said("variant=no-reserve"),
        "there is no key \"variant\"; the keys are edition, reserve, no-reserve, ransom, setting, seed, mokca, position, quiet-limit, exhaustion, mountains, wise, ban, ban-white, ban-black"
    );
    assert!(said("editoin=4.8").starts_with("there is no key \"editoin\" (did you mean edition?)"));
    assert!(said("no_reserve").contains("(did you mean no-reserve?)"));
    assert!(said("2.0 setting=symetrical").ends_with("(did you mean symmetrical?)"));
    assert!(said("4.8 seed=3").contains("edition 4.8 has none to shuffle; these have: 2.0"));
}

#[test]
fn values_with_a_type_are_taken_as_they_are() {
    let mut spec = GameSpec::default();
    for (key, value) in [
        ("edition", SpecValue::Number(2)),
        ("edition", SpecValue::Flag(true)),
        ("seed", SpecValue::Text("7")),
        ("ransom", SpecValue::Text("true")),
        ("ransom", SpecValue::Number(1)),
        ("position", SpecValue::Other("[1]".to_owned())),
    ] {
        assert_eq!(spec.set(key, value).expect_err(key).code(), "bad-key", "{key}");
    }
    assert_eq!(spec, GameSpec::default());
}

/// A game that is asked for key by key is the same game as text: no blank in a value makes another game of it.
#[test]
fn the_name_of_a_setting_is_one_word() {
    let mut spec = GameSpec::default();
    for value in ["standard ransom", "standard\u{a0}ransom", "free\n", " free", " "] {
        let error = spec.set("setting", SpecValue::Text(value)).expect_err(value);
        assert_eq!((error.code(), error.span.clone()), ("bad-key", Some(0..value.len())), "{value:?}");
        assert!(error.to_string().contains("one word"), "{error}");
    }
    assert_eq!(spec, GameSpec::default());
}

fn any_spec() -> impl Strategy<Value = GameSpec> {
    let flag = || any::<Option<bool>>();
    let ids = prop::sample::select(vec!["standard", "symmetrical", "free", "random", "nonsense"]);
    let position = prop::option::of("[0-9a-zA-Z/ -]{0,20}");
    let edition = prop::option::of(prop::sample::select(Edition::ALL.to_vec()));
    (edition, flag(), flag(), flag(), flag(), prop::option::of(ids), any::<Option<u64>>(), position).prop_map(
        |(edition, reserve, no_reserve, ransom, mokca, setting, seed, position)| {
            let mut spec = GameSpec::default();
            let mut set = |key, value: Option<SpecValue<'_>>| {
                if let Some(value) = value {
                    spec.set(key, value).expect("the right kind of value");
                }
            };
            set("edition", edition.map(|edition| SpecValue::Text(edition.id())));
            set("reserve", reserve.map(SpecValue::Flag));
            set("no-reserve", no_reserve.map(SpecValue::Flag));
            set("ransom", ransom.map(SpecValue::Flag));
            set("mokca", mokca.map(SpecValue::Flag));
            set("setting", setting.map(SpecValue::Text));
            set("seed", seed.map(SpecValue::Number));
            set("position", position.as_deref().map(SpecValue::Text));
            spec
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_is_read_as_the_same(spec in any_spec()) {
        prop_assert_eq!(spec.to_string().parse::<GameSpec>(), Ok(spec));
    }

    #[test]
    fn a_fault_has_its_place_in_the_text(text in "[24é.08 =]{0,6}( ?(seed|setting|position|ransom|mokca|x)=?[a-z0-9/ é]{0,4}){0,3}") {
        if let Err(error) = start(&text)
            && let Some(span) = error.span.clone()
        {
            prop_assert!(text.get(span).is_some(), "{:?}", error);
        }
    }
}
