//! The optional feature `serde`: everything goes as its text, and comes back.

use std::fmt::Debug;

use jersi_rules::notation::TurnText;
use jersi_rules::record::{GameResult, Record, Termination};
use jersi_rules::{Color, Counts, Edition, Kind, Outcome, Piece, Position, Reason, Rules, Setting, Variant};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn goes_as<T: Serialize + DeserializeOwned + PartialEq + Debug>(thing: &T, text: &str) {
    let json = serde_json::to_value(thing).expect("it can be written");
    assert_eq!(json, serde_json::Value::from(text));
    assert_eq!(serde_json::from_value::<T>(json).expect("it can be read"), *thing);
}

fn fault<T: DeserializeOwned + Debug>(json: &str) -> String {
    serde_json::from_str::<T>(json).expect_err("this is no such thing").to_string()
}

#[test]
fn small_things_go_as_words() {
    goes_as(&Edition::Draft4, "4-draft");
    goes_as(&Color::Black, "black");
    goes_as(&Kind::Wise, "wise");
    goes_as(&Piece::new(Color::White, Kind::Rock), "white rock");
    goes_as(&Counts::NONE.with(Kind::Wise, 2).with(Kind::Mountain, 4), "wise:2 mountain:4");
    goes_as(&Reason::KingArrived, "king-arrived");
    goes_as(&Outcome::tie(Reason::NoCaptureLimit), "draw no-capture-limit");
    goes_as(&GameResult::Draw, "draw");
    goes_as(&Termination::Resignation, "resignation");
    goes_as(&Edition::V4_8.cell_name(Edition::V4_8.cell_named("e4").expect("a cell")), "e4");
    let rules = Rules::with(Edition::V4_16, Variant { reserve: false, ransom: true }).expect("4.16 has both");
    goes_as(&rules, "4.16 no-reserve ransom");
}

#[test]
fn positions_and_turns_go_as_notation() {
    let start = Position::initial(Rules::new(Edition::V2_0));
    goes_as(&start, "2.0 k-rcn-rkc-/c-r-k-c-r-k-/7/8/9/8/7/K-R-C-K-R-C-/C-RKN-RCK- w - - 1");
    for turn in start.turns() {
        let text = TurnText::new(&start, turn);
        goes_as(&text, &text.to_string());
    }
}

#[test]
fn a_record_goes_as_jrn() {
    let rules = Rules::new(Edition::V4_8);
    let record = Record::with_setting(rules, Setting::usual(Edition::V4_8));
    goes_as(&record, &record.to_string());
}

#[test]
fn what_cannot_be_read_is_told_in_words() {
    assert!(fault::<Edition>("\"5.0\"").starts_with("\"5.0\" is no edition; known are 2.0"));
    assert!(fault::<Position>("\"4.8 7/8\"").contains("a position has five fields"));
    assert!(fault::<TurnText>("\"a2-b2=\"").starts_with("a cell such as e4 is expected here"));
    assert!(fault::<Kind>("7").contains("expected a kind of piece such as rock"));
}
