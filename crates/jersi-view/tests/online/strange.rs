//! Whatever a club says, a table takes it in, tells that it does not fit, and is as it was.

use jersi_club::What;
use jersi_rules::{Color, Lang};
use jersi_view::Table;
use jersi_view::wire::FollowedKind;
use proptest::prelude::*;

use crate::club::Club;

/// Events that have the form of one.
fn event() -> impl Strategy<Value = String> {
    let kind = prop::sample::select(What::KINDS.to_vec());
    let color = prop::option::of(prop::sample::select(vec!["white", "black", "grey"]));
    let text = prop::option::of(prop::sample::select(vec![
        "a2-b2=d3",
        "h4-h3=f4",
        "a3-b3",
        "4.8",
        "",
        "zz9",
        "e5!!",
        "\u{1b}[2J",
        "e4-e5!!/R:a1",
    ]));
    let time = prop_oneof![Just(0), Just(u64::MAX), 1_700_000_000_000..1_700_000_900_000_u64];
    (0..6_u32, kind, color, text, time.clone(), time).prop_map(|(seq, kind, color, text, at, next)| {
        serde_json::json!({"seq": seq, "kind": kind, "color": color, "text": text, "at": at, "next": next})
            .to_string()
    })
}

fn survives(table: &mut Table, message: &str) {
    let before = (table.record(), table.view());
    let followed = table.follow(message);
    if !followed.is_ok_and(|followed| followed.kind == FollowedKind::Next) {
        assert_eq!((table.record(), table.view()), before, "{message}");
    }
    for now in [0.0, -1.0, f64::NAN, f64::INFINITY, 1.7e12] {
        table.standing(now);
    }
    table.decision();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_event_breaks_a_table(messages in prop::collection::vec(event(), 1..12), watches in any::<bool>()) {
        let club = Club::new("4.8 ransom", "40+1");
        let mut table = club.opened((!watches).then_some(Color::White));
        for message in &messages {
            survives(&mut table, message);
        }
    }

    #[test]
    fn no_text_breaks_a_table(text in "[\\x20-\\x7e]{0,60}", key in "seq|kind|events|game", value in "[0-9a-z\"]{0,9}") {
        let mut table = Club::new("2.0 setting=free", "-").opened(Some(Color::Black));
        survives(&mut table, &text);
        let object = format!("{{\"{key}\":{value}}}");
        survives(&mut table, &object);
        prop_assert!(Table::online(&text, Lang::EN).is_err());
        prop_assert!(Table::online(&object, Lang::FR).is_err());
    }
}

#[test]
fn a_table_that_is_none_of_a_club_follows_nothing() {
    let mut table = Table::from_record("[JRN \"1\"]\n[Edition \"4.8\"]\n", Lang::EN).expect("a record");
    assert_eq!((table.standing(0.0), table.decision()), (None, None));
    assert!(table.follow("{}").is_err());
}
