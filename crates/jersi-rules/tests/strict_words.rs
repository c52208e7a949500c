//! Words that mean nothing are refused, not half understood.

use jersi_rules::{Counts, Edition, Kind, Lang, Outcome, Reason, Rules, Setting};

#[test]
fn counts_tell_each_kind_once_and_in_digits() {
    for text in ["", "  ", "rock:1 rock:2", "rock:+3", "rock:", "rock", "rock:16", "stone:1"] {
        assert!(text.parse::<Counts>().is_err(), "{text:?}");
    }
    assert_eq!("rock:3".parse(), Ok(Counts::NONE.with(Kind::Rock, 3)));
}

#[test]
fn outcomes_are_those_that_games_have() {
    for reason in Reason::ALL {
        for winner in [None, Some(jersi_rules::Color::White), Some(jersi_rules::Color::Black)] {
            let outcome = Outcome { winner, reason };
            let read = outcome.to_string().parse::<Outcome>();
            assert_eq!(read.is_ok(), outcome.is_possible(), "{outcome}");
        }
    }
    let error = "draw king-arrived".parse::<Outcome>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "\"king-arrived\" is no reason of a tie; known are exhaustion, no-capture-limit"
    );
}

#[test]
fn a_seed_that_shuffles_nothing_is_refused() {
    for text in ["symmetrical:5", "free:5", "random:+7", "random:", "random: 7", "random:x"] {
        assert!(Setting::parse(Edition::V2_0, text).is_err(), "{text:?}");
    }
    assert!(Setting::parse(Edition::V2_0, "random:7").is_ok());
}

#[test]
fn a_variant_stands_once_in_any_case_of_letters() {
    assert!("4.8 ransom ransom".parse::<Rules>().is_err());
    assert!("4.8 no-reserve ransom no-reserve".parse::<Rules>().is_err());
    assert_eq!("4-DRAFT".parse(), Ok(Edition::Draft4));
    assert_eq!("4.8 Ransom".parse::<Rules>(), "4.8 ransom".parse());
}

#[test]
fn a_locale_names_its_language_as_a_whole() {
    for (locale, lang) in [
        ("fr", Lang::FR),
        ("fr_CA.UTF-8", Lang::FR),
        ("FR-be", Lang::FR),
        ("frr_DE", Lang::EN),
        ("fry", Lang::EN),
    ] {
        assert_eq!(Lang::of_locale(locale), lang, "{locale}");
    }
}
