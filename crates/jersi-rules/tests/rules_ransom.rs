//! Section 5 of the rules: the ransom variant of editions 4.8 and 4.16.

mod common;

use common::{HOMES, after, at, ends, goes_on, legal, put, put_by, refused, rules, turns_from};
use jersi_rules::{Color, Edition, Kind, Position, Rules, Setting, Stage, Variant};

/// The position in both editions with the ransom.
fn ransomed(text: &str) -> Vec<Position> {
    HOMES.map(|edition| put_by(rules(edition, true, true), text)).to_vec()
}

/// White can capture the king on d5. Black has rocks on f1 and f3, a rock on a paper on f5, and scissors on g1.
const SCENE: &str = "w a4:K d5:k d4:PS f1:r f3:r f5:pr g1:s";

// rule 5.49
#[test]
fn the_capturer_names_a_kind_after_the_steps() {
    for p in ransomed(SCENE) {
        assert_eq!(turns_from(&p, "d4-d5"), ["d4-d5!!#R", "d4-d5!!#S"]);
        refused(&p, "d4-d5 d4-d5/K:i4", "must-name-ransom");
        refused(&p, "d4-e4#R", "no-ransom-due");
        let named = after(&p, "d4-d5#R");
        assert_eq!(named.stage(), Stage::Gift(Kind::Rock));
        assert_eq!(named.to_move(), Color::White, "the turn is not over");
        goes_on(&named);
    }
    // The second step comes first: after it there are no papers to name.
    for p in ransomed("w a4:K d5:k d4:PS d6:p f1:r") {
        legal(&p, "d4=d5#P d4=d5#R d4=d5-d6#R d4=d5-e5#P");
        refused(&p, "d4=d5-d6#P", "cannot-name");
    }
    for edition in HOMES {
        refused(&put(edition, SCENE), "d4-d5#R d4-d5#f1/K:i4", "ransom-not-played");
    }
}

// rule 5.50
#[test]
fn the_kind_has_a_cube_on_top_or_alone_on_the_board() {
    for p in ransomed(&format!("{SCENE} c1:F reserve:w")) {
        legal(&p, "d4-d5#R d4-d5#S");
        // Papers are only below, wise men only in reserve, fools only White's.
        refused(&p, "d4-d5#P d4-d5#W d4-d5#F", "cannot-name");
    }
    for p in ransomed("w a4:K d5:k d4:PS f5:pr") {
        assert_eq!(turns_from(&p, "d4-d5"), ["d4-d5!!#R"], "on top is enough");
    }
    // What stood under the king has fallen with it.
    for p in ransomed("w a4:K d5:pk d4:PS f1:r") {
        refused(&p, "d4-d5#P", "cannot-name");
    }
}

// rule 5.51
#[test]
fn neither_mountain_nor_king_is_named() {
    for p in ransomed(&format!("{SCENE} g3:m g5:mm")) {
        legal(&p, "d4-d5#R");
        refused(&p, "d4-d5#M d4-d5#K", "never-ransomed");
        assert_eq!(after(&p, "d4-d5#R").king(Color::Black), None, "the captured king is off the board");
    }
}

// rule 5.52
#[test]
fn the_opponent_chooses_the_cube() {
    for p in ransomed(SCENE) {
        let named = after(&p, "d4-d5#R");
        assert_eq!((named.decider(), named.to_move()), (Color::Black, Color::White));
        assert_eq!(turns_from(&named, "#"), ["#f1", "#f3", "#f5"]);
        assert_eq!(named.turns().len(), 3);
        legal(&named, "#f1 #f3 #f5");
        refused(&named, "#g1 #d5 #a4 #e5", "bad-gift");
        refused(&named, "f1-f2 /K:i4", "wrong-stage");
        let scissors = after(&p, "d4-d5#S");
        assert_eq!(turns_from(&scissors, "#"), ["#g1"]);
        refused(&scissors, "#f1", "bad-gift");
    }
    // A cube that is only below is not given.
    for p in ransomed("w a4:K d5:k d4:PS f5:rp f1:r") {
        assert_eq!(turns_from(&after(&p, "d4-d5#R"), "#"), ["#f1"]);
        refused(&after(&p, "d4-d5#R"), "#f5", "bad-gift");
    }
}

// rule 5.53
#[test]
fn then_the_capturer_relocates_the_king() {
    for p in ransomed(SCENE) {
        let given = after(&after(&p, "d4-d5#R"), "#f3");
        assert_eq!((given.stage(), given.decider()), (Stage::Relocation, Color::White));
        assert_eq!(given.turns().len(), 7);
        refused(&given, "/K:a1 /K:h1", "bad-relocation");
        refused(&given, "#f1 d5-e5", "wrong-stage");
        let next = after(&given, "/K:i2");
        assert_eq!((at(&next, "i2"), at(&next, "f3")), ("k".to_owned(), ".".to_owned()));
        assert_eq!((next.to_move(), next.turn_number()), (Color::Black, 2));
    }
    // On the same cells as without the ransom.
    for p in ransomed("w a4:K d5:k d4:PS f1:r i2:p i3:m i4:M i5:R i6:rp i7:mm") {
        let given = after(&after(&p, "d4-d5#R"), "#f1");
        assert_eq!(turns_from(&given, "/K:"), ["/K:i1", "/K:i2", "/K:i3", "/K:i4"]);
        legal(&given, "/K:i1 /K:i2 /K:i3 /K:i4");
        refused(&given, "/K:i5 /K:i6 /K:i7", "bad-relocation");
    }
}

// rule 5.54
#[test]
fn if_no_kind_can_be_named_the_capturer_wins() {
    for p in ransomed("w a4:K d5:k d4:PS g1:m g3:mm") {
        ends(&after(&p, "d4-d5"), "white", "no-ransom");
        refused(&p, "d4-d5#R", "cannot-name");
        refused(&p, "d4-d5#M", "never-ransomed");
        refused(&p, "d4-d5/K:i4", "no-ransom-left");
    }
    // The last cube falls in the same turn.
    for p in ransomed("w a4:K d5:k d4:PS d6:p") {
        ends(&after(&p, "d4=d5-d6"), "white", "no-ransom");
        refused(&p, "d4=d5", "must-name-ransom");
    }
}

// rule 5.55
#[test]
fn the_two_variants_combine() {
    for edition in HOMES {
        let both = rules(edition, false, true);
        let start = Position::start(both, Setting::usual(edition));
        assert!(start.reserve(Color::White).is_empty());
        refused(&start, "M:e5", "no-reserve");
        let p = put_by(both, SCENE);
        let next = after(&p, "d4-d5#f1/K:i4");
        assert_eq!((at(&next, "f1"), at(&next, "i4")), (".".to_owned(), "k".to_owned()));
        refused(&p, "d4-d5/K:i4", "must-name-ransom");
    }
    for edition in common::HUNTS {
        assert!(Rules::with(edition, Variant { reserve: false, ransom: true }).is_err());
        let plain = Rules::with(edition, Variant { reserve: true, ransom: false }).unwrap();
        assert!(!plain.reserve() && !plain.ransom());
    }
}

// rule 5.56
#[test]
fn the_given_cube_alone_is_captured() {
    for p in ransomed("w a4:K d5:k d4:PS f1:r f5:pr g3:mr g5:Mr") {
        let named = after(&p, "d4-d5#R");
        for (cell, left) in [("f1", "."), ("f5", "p"), ("g3", "m"), ("g5", "M")] {
            let given = after(&named, &format!("#{cell}"));
            assert_eq!(at(&given, cell), left);
            assert_eq!(given.on_board(Color::Black).get(Kind::Rock), 3);
            assert_eq!(given.on_board(Color::Black).total() + 1, named.on_board(Color::Black).total());
        }
    }
}

// rule 5.57
#[test]
fn wise_men_can_be_named() {
    for p in ransomed("w a4:K d5:k d4:PS f1:w f5:rw g1:r") {
        let given = after(&after(&p, "d4-d5#W"), "#f5");
        assert_eq!(at(&given, "f5"), "r");
        assert_eq!(given.on_board(Color::Black).get(Kind::Wise), 1);
    }
}

// rule 5.58
#[test]
fn the_gift_resets_the_count() {
    for p in ransomed(&format!("{SCENE} clock:39")) {
        let next = after(&p, "d4-d5#f1/K:i4");
        assert_eq!(next.clock().number(), Some(0), "{:?}", p.edition());
        goes_on(&next);
    }
    // Without the ransom the capture of this lone king counts for nothing in 4.16.
    let plain = put(Edition::V4_16, &format!("{SCENE} clock:30"));
    assert_eq!(after(&plain, "d4-d5/K:i4").clock().number(), Some(31));
}

/// Row i without a seat for the black king, but for i4 once its top is gone.
const NEARLY_FULL_ROW: &str = "i1:R i2:P i3:S i4:pr i5:mm i6:mS i7:F";

// rule 5.59, 5.61
#[test]
fn the_gift_may_free_a_cell_and_without_one_the_capturer_wins() {
    for p in ransomed(&format!("w a4:K d5:k d4:PS f1:r {NEARLY_FULL_ROW}")) {
        let named = after(&p, "d4-d5#R");
        let freed = after(&named, "#i4");
        assert_eq!(turns_from(&freed, "/K:"), ["/K:i4"]);
        assert_eq!(at(&after(&freed, "/K:i4"), "i4"), "pk");
        let full = after(&named, "#f1");
        ends(&full, "white", "king-not-relocatable");
        assert_eq!(full.to_move(), Color::Black, "the turn is over");
    }
    // A whole cell becomes free as well.
    for p in ransomed("w a4:K d5:k d4:PS f1:r i1:R i2:P i3:S i4:mr i5:mm i6:mS i7:F") {
        assert_eq!(at(&after(&p, "d4-d5#i4/K:i4"), "i4"), "mk");
    }
}

// rule 5.60
#[test]
fn no_ransom_is_looked_at_before_the_relocation() {
    let text = "w a4:K d5:k d4:PS i1:R i2:P i3:S i4:mm i5:F i6:mW i7:MR";
    for p in ransomed(text) {
        ends(&after(&p, "d4-d5"), "white", "no-ransom");
    }
    for p in HOMES.map(|edition| put(edition, text)) {
        ends(&after(&p, "d4-d5"), "white", "king-not-relocatable");
    }
}

/// When the last cube is given and the king has nowhere to go, the game knows why it ended. The position alone shows
/// that nothing is left to ask for, and says so; both are true, and the winner is the same.
#[test]
fn a_position_tells_less_of_a_ransom_than_its_game() {
    let full = "w a4:K e5:R e6:k c3:r i1:mm i2:mm i3:MM i4:MM i5:RP i6:PS i7:FS";
    for p in ransomed(full) {
        let end = after(&p, "e5-e6!!#c3");
        ends(&end, "white", "king-not-relocatable");
        let told = Position::new(&end.setup()).expect("a finished position");
        ends(&told, "white", "no-ransom");
        let text: Position = end.to_string().parse().expect("what is written can be read");
        ends(&text, "white", "no-ransom");
    }
}
