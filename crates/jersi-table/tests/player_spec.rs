//! Players in every form: the same verdict, the same code.

use jersi_engine::Level;
use jersi_rules::SpecValue;
use jersi_table::{PlayerFault, PlayerSpec};
use proptest::prelude::*;

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn human(name: &str) -> PlayerSpec {
    PlayerSpec::Human { name: name.to_owned() }
}

fn text(text: &str) -> SpecValue<'_> {
    SpecValue::Text(text)
}

/// A player in keys and values.
type Keys = &'static [(&'static str, SpecValue<'static>)];

#[test]
fn players_by_text_and_by_keys() {
    let number = SpecValue::Number;
    let table: [(&str, &[(&str, SpecValue<'_>)], PlayerSpec); 10] = [
        ("human", &[("type", text("human"))], human("")),
        ("human: Ada ", &[("type", text("human")), ("name", text(" Ada "))], human("Ada")),
        ("random", &[("type", text("random"))], PlayerSpec::Random { seed: None }),
        ("random:7", &[("type", text("random")), ("seed", number(7))], PlayerSpec::Random { seed: Some(7) }),
        ("engine", &[("type", text("engine"))], PlayerSpec::Engine { level: Level::FULL, seed: None }),
        (
            "engine:5",
            &[("type", text("engine")), ("level", number(5))],
            PlayerSpec::Engine { level: level(5), seed: None },
        ),
        (
            "engine:5:77",
            &[("level", number(5)), ("seed", number(77)), ("type", text("engine"))],
            PlayerSpec::Engine { level: level(5), seed: Some(77) },
        ),
        (
            "minimax:2:3",
            &[("type", text("minimax")), ("depth", number(2)), ("seed", number(3))],
            PlayerSpec::Minimax { depth: 2, seed: Some(3) },
        ),
        (
            "cmd:./a b:c",
            &[("type", text("cmd")), ("command", text("./a b:c"))],
            PlayerSpec::Program { command: "./a b:c".to_owned() },
        ),
        (
            "remote:Ada:2",
            &[("type", text("remote")), ("name", text("Ada:2"))],
            PlayerSpec::Remote { name: "Ada:2".to_owned() },
        ),
    ];
    for (written, keys, spec) in table {
        assert_eq!(written.parse(), Ok(spec.clone()), "{written}");
        assert_eq!(PlayerSpec::from_keys(keys.iter().cloned()), Ok(spec), "{written}");
    }
    for full in ["engine:10", "engine:10:5"] {
        assert_eq!(full.parse(), "engine".parse::<PlayerSpec>());
    }
}

#[test]
fn faults_have_a_code_and_a_place() {
    let table: [(&str, &str, std::ops::Range<usize>, Option<Keys>); 21] = [
        ("", "no-such-player", 0..0, Some(&[])),
        ("enigne:3", "no-such-player", 0..6, Some(&[("type", SpecValue::Text("enigne"))])),
        ("Human", "no-such-player", 0..5, Some(&[("type", SpecValue::Text("Human"))])),
        ("human:", "no-name", 6..6, None),
        ("human: ", "no-name", 6..7, None),
        ("engine:", "bad-level", 7..7, None),
        (
            "engine:0",
            "bad-level",
            7..8,
            Some(&[("type", SpecValue::Text("engine")), ("level", SpecValue::Number(0))]),
        ),
        (
            "engine:266",
            "bad-level",
            7..10,
            Some(&[("type", SpecValue::Text("engine")), ("level", SpecValue::Number(266))]),
        ),
        ("engine:5:", "bad-seed", 9..9, None),
        ("engine:5:x", "bad-seed", 9..10, None),
        ("engine:5:7:8", "too-much", 10..12, None),
        ("minimax", "bad-depth", 7..7, Some(&[("type", SpecValue::Text("minimax"))])),
        (
            "minimax:0",
            "bad-depth",
            8..9,
            Some(&[("type", SpecValue::Text("minimax")), ("depth", SpecValue::Number(0))]),
        ),
        ("minimax:two", "bad-depth", 8..11, None),
        (
            "random:x",
            "bad-seed",
            7..8,
            Some(&[("type", SpecValue::Text("random")), ("seed", SpecValue::Text("x"))]),
        ),
        ("random:-1", "bad-seed", 7..9, None),
        ("random:1:2", "too-much", 8..10, None),
        ("cmd", "no-program", 3..3, Some(&[("type", SpecValue::Text("cmd"))])),
        (
            "cmd: ",
            "no-program",
            4..5,
            Some(&[("type", SpecValue::Text("cmd")), ("command", SpecValue::Text(" "))]),
        ),
        ("remote", "no-name", 6..6, Some(&[("type", SpecValue::Text("remote"))])),
        ("remote: ", "no-name", 7..8, None),
    ];
    for (written, code, span, keys) in table {
        let bad = written.parse::<PlayerSpec>().expect_err(written);
        assert_eq!((bad.code(), bad.span.clone()), (code, span), "{written:?}");
        if let Some(keys) = keys {
            let bad = PlayerSpec::from_keys(keys.iter().cloned()).expect_err(written);
            assert_eq!(bad.code(), code, "{written:?}");
        }
    }
}

#[test]
fn keys_that_a_player_lacks_are_refused_by_name() {
    let of = |keys: Keys| PlayerSpec::from_keys(keys.iter().cloned()).expect_err("it is refused");
    let bad = of(&[("type", SpecValue::Text("engine")), ("levle", SpecValue::Number(3))]);
    assert_eq!(bad.code(), "unknown-key");
    let PlayerFault::UnknownKey { key, word, near, known } = bad.fault else { panic!("{bad}") };
    assert_eq!(
        (key.as_str(), word, near, known.join(" ")),
        ("levle", "engine", Some("level"), "level seed".to_owned())
    );
    let bad = of(&[("type", SpecValue::Text("random")), ("level", SpecValue::Number(3))]);
    assert_eq!(bad.code(), "unknown-key");
    let bad = of(&[("type", SpecValue::Number(3))]);
    assert_eq!(bad.fault, PlayerFault::BadKey { key: "type", value: "3".to_owned() });
    let bad = of(&[("type", SpecValue::Text("engine")), ("level", SpecValue::Text("3"))]);
    assert_eq!(bad.fault, PlayerFault::BadLevel("\"3\"".to_owned()));
}

#[test]
fn who_may_sit_where() {
    let spec = |text: &str| text.parse::<PlayerSpec>().expect("a player");
    assert_eq!(spec("remote:Ada").at_this_machine().expect_err("far away").code(), "far-away");
    assert_eq!(spec("human:Ada").at_this_machine(), Ok(human("Ada")));
    assert_eq!(spec("human:Ada").by_itself().expect_err("nobody types").code(), "needs-somebody");
    assert_eq!(spec("remote:Ada").by_itself().expect_err("far away").code(), "far-away");
    assert_eq!(spec("random:5").by_itself(), Ok(PlayerSpec::Random { seed: Some(5) }));
}

fn any_player() -> impl Strategy<Value = PlayerSpec> {
    let name = || any::<String>().prop_map(|name| name.trim().to_owned());
    let named = || name().prop_filter("a name", |name| !name.is_empty());
    let levels = (1u8..=10).prop_map(level);
    prop_oneof![
        name().prop_map(|name| PlayerSpec::Human { name }),
        (levels, any::<Option<u64>>()).prop_map(|(level, seed)| PlayerSpec::Engine {
            level,
            seed: seed.filter(|_| level != Level::FULL)
        }),
        (1u32..=20, any::<Option<u64>>()).prop_map(|(depth, seed)| PlayerSpec::Minimax { depth, seed }),
        any::<Option<u64>>().prop_map(|seed| PlayerSpec::Random { seed }),
        named().prop_map(|command| PlayerSpec::Program { command }),
        named().prop_map(|name| PlayerSpec::Remote { name }),
    ]
}

proptest! {
    #[test]
    fn what_is_written_is_read_as_the_same(spec in any_player()) {
        prop_assert_eq!(spec.to_string().parse::<PlayerSpec>(), Ok(spec));
    }

    #[test]
    fn any_text_is_read_or_refused_within_it(text in "(human|engine|minimax|random|cmd|remote)?[:0-9é -]{0,8}") {
        if let Err(bad) = text.parse::<PlayerSpec>() {
            prop_assert!(text.get(bad.span.clone()).is_some(), "{:?}", bad);
        }
    }
}
