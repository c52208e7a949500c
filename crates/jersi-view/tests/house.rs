//! Games by house rules in the page: begun, told, kept, and asked about.
#![allow(missing_docs)]

mod common;

use common::config;
use jersi_rules::Lang;
use jersi_rules::record::{Record, replay};
use jersi_view::Table;
use jersi_view::wire::{ExplainAsk, ExplainRequest, FigureRequest, GameConfig};

const HOUSE: &str = "quiet-limit=60 ban=one-two,two-one";

fn begun(lang: Lang) -> Table {
    let house = Some(HOUSE.to_owned());
    Table::new(&GameConfig { house, reserve: false, ..config("4.8") }, lang).expect("there is such a game")
}

#[test]
fn a_house_is_told_beside_the_board_and_kept_in_the_record() {
    for (lang, words) in [(Lang::EN, "house rules"), (Lang::FR, "règles maison")] {
        let table = begun(lang);
        let view = table.view();
        assert_eq!(view.house.as_deref(), Some(HOUSE));
        assert!(view.rules.ends_with(&format!(", {words} {HOUSE}")), "{}", view.rules);
        let record: Record = table.record().parse().expect("a record");
        let rules = record.rules().expect("rules");
        assert_eq!(rules.to_string(), format!("4.8 no-reserve {HOUSE}"));
        assert!(replay(&record).is_ok());
    }
    assert_eq!(common::table("4.8").view().house, None);
}

#[test]
fn questions_about_a_game_are_asked_by_its_rules() {
    // More quiet turns than the booklet has, and a win in two steps that is banned.
    let position = "7/2K-5/7/3k-4/9/8/7/8/7 w - 50 81";
    let asked = |house: Option<&str>| ExplainRequest {
        ask: ExplainAsk::Turn,
        edition: "4.8".to_owned(),
        reserve: false,
        ransom: false,
        house: house.map(str::to_owned),
        position: position.to_owned(),
        turn: "h3-i2".to_owned(),
        turns: 1,
        other: None,
    };
    assert_eq!(
        jersi_view::explain(&asked(None), Lang::EN).expect_err("50 is more than 40").code,
        "bad-position"
    );
    assert!(jersi_view::explain(&asked(Some(HOUSE)), Lang::EN).is_ok());
    let banned = jersi_view::explain(&asked(Some("quiet-limit=60 ban-white=one")), Lang::EN);
    assert!(banned.is_err(), "nothing is said of a turn that is banned");
    let drawn = |house: Option<&str>| {
        let request = FigureRequest {
            edition: "4.8".to_owned(),
            reserve: false,
            ransom: false,
            house: house.map(str::to_owned),
            position: position.to_owned(),
            turn: None,
            theme: "wood-light".to_owned(),
            faces: "dots".to_owned(),
            flipped: false,
            coordinates: true,
            reserves: false,
            pixels: 64,
            title: "a house".to_owned(),
        };
        jersi_view::figure(&request, Lang::EN)
    };
    assert!(drawn(None).is_err() && drawn(Some(HOUSE)).is_ok());
}
