//! Everything that can be text comes back from it, whatever it is.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use jersi_rules::notation::{TurnText, write_position};
use jersi_rules::record::{GameResult, Termination};
use jersi_rules::{
    Color, Counts, Edition, Kind, Outcome, Piece, Position, Reason, Rules, Setting, Variant, lattice,
};
use proptest::prelude::*;

fn comes_back<T>(thing: &T)
where
    T: FromStr + Display + PartialEq + Debug,
    T::Err: Debug,
{
    let text = thing.to_string();
    assert_eq!(&text.parse::<T>().unwrap_or_else(|error| panic!("{text:?}: {error:?}")), thing);
}

#[test]
fn words_come_back() {
    Edition::ALL.iter().for_each(comes_back);
    Color::BOTH.iter().for_each(comes_back);
    Kind::ALL.iter().for_each(comes_back);
    Reason::ALL.iter().for_each(comes_back);
    Termination::OUTSIDE_THE_RULES.iter().for_each(comes_back);
    for reason in Reason::ALL {
        comes_back(&Termination::Rules(reason));
        let winners = [None, Some(Color::White), Some(Color::Black)];
        let outcomes = winners.map(|winner| Outcome { winner, reason });
        outcomes.iter().filter(|outcome| outcome.is_possible()).for_each(comes_back);
    }
    for color in Color::BOTH {
        comes_back(&GameResult::Win(color));
        for kind in Kind::ALL {
            comes_back(&Piece::new(color, kind));
        }
    }
}

#[test]
fn cells_come_back_in_every_edition() {
    for edition in Edition::ALL {
        for cell in edition.facts().cells {
            let name = edition.cell_name(cell);
            comes_back(&name);
            assert_eq!(edition.cell_of(name), Some(cell));
            assert_eq!(edition.cell_named(&name.to_string().to_uppercase()), Some(cell));
        }
        assert_eq!(edition.cell_named("a9"), None);
    }
    for bad in ["", "a", "a0", "j1", "a10", "é1", "1a", "a\u{661}"] {
        assert_eq!(Edition::V4_8.cell_named(bad), None, "{bad:?}");
    }
    assert_eq!(lattice::ALL.len(), 69);
}

#[test]
fn rules_and_settings_come_back() {
    for edition in Edition::ALL {
        for (reserve, ransom) in [(true, false), (false, false), (true, true), (false, true)] {
            if let Ok(rules) = Rules::with(edition, Variant { reserve, ransom }) {
                comes_back(&rules);
            }
        }
        for facts in edition.facts().settings {
            for (seed, guardian) in [(0, false), (u64::MAX, false), (0, true)] {
                if let Ok(setting) = Setting::named(edition, facts.id, seed, guardian) {
                    assert_eq!(Setting::parse(edition, &setting.to_string()), Ok(setting));
                }
            }
        }
    }
    for bad in ["", "5", "4.8 reserve", "2.0 ransom", "3.0 no-reserve", "ransom 4.8"] {
        assert!(bad.parse::<Rules>().is_err(), "{bad:?}");
    }
    assert!(Setting::parse(Edition::V2_0, "random:x").is_err());
}

#[test]
fn positions_say_what_is_wrong_with_them() {
    let fault = |text: &str| text.parse::<Position>().expect_err(text).to_string();
    assert!(fault("").contains("is no edition"));
    assert!(fault("4.8").contains("is missing"));
    assert!(fault("2.0 ransom 7").contains("ransom"));
    assert!(fault("4.8 7/8/7/8/9/8/7/8/7 w - 0 1").contains("king"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn counts_come_back(numbers in proptest::array::uniform8(0..=Counts::MOST)) {
        let counts = Kind::ALL.into_iter().zip(numbers).fold(Counts::NONE, |all, (kind, n)| all.with(kind, n));
        comes_back(&counts);
    }

    /// Along random games: each position with its rules and without them, and each turn as a text by itself.
    #[test]
    fn positions_and_turns_come_back(edition in 0..5_usize, variant in 0..4_u8, seed in any::<u64>()) {
        let edition = Edition::ALL[edition];
        let variant = Variant { reserve: variant & 1 == 0, ransom: variant & 2 != 0 && edition.has_reserve() };
        let rules = Rules::with(edition, variant).expect("only 4.x is asked for a ransom");
        let mut position = Position::initial(rules);
        let mut dice = seed;
        for _ in 0..60 {
            comes_back(&position);
            prop_assert_eq!(rules.position(&write_position(&position)), Ok(position));
            let turns = position.turns();
            if turns.is_empty() {
                break;
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let turn = turns[(dice >> 33) as usize % turns.len()];
            let text = TurnText::new(&position, turn);
            comes_back(&text);
            prop_assert_eq!(&text.resolve(&position).expect("legal").decisions[..], &[turn][..]);
            position = position.play_legal(turn);
        }
    }

    /// A text is read in one way or refused, and what is read is written canonically.
    #[test]
    fn any_text_is_read_or_refused(text in "[a-jA-JKMRW0-9:=!#/$ -]{0,20}") {
        if let Ok(turn) = text.parse::<TurnText>() {
            comes_back(&turn);
        }
        let _ = text.parse::<Position>();
        let _ = text.parse::<Rules>();
        let _ = text.parse::<Counts>();
    }
}
