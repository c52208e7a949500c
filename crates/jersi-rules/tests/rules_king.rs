//! Section 5 of the rules: the captured king, the ends of the game, and what sets 4.16 apart from 4.8.

mod common;

use common::{
    HOMES, after, after_all, at, ends, faults, goes_on, homes, legal, put, refused, rules, turns_from,
};
use jersi_rules::notation::write_position;
use jersi_rules::{Color, Edition, Kind, Position, PositionFault, Rules, Setting};

// rule 5.30
#[test]
fn the_rest_of_the_kings_cell_is_removed_but_a_mountain_stays() {
    for p in homes("w a4:K d5:rk d4:P g1:s") {
        let next = after(&p, "d4-d5/K:i4");
        assert_eq!((at(&next, "d5"), at(&next, "i4")), ("P".to_owned(), "k".to_owned()));
        assert_eq!(next.on_board(Color::Black).get(Kind::Rock), 0);
    }
    for mountain in ["m", "M"] {
        for p in homes(&format!("w a4:K d5:{mountain}k d4:P g1:s")) {
            let next = after(&p, "d4-d5/K:i4");
            assert_eq!((at(&next, "d5"), at(&next, "i4")), (format!("{mountain}P"), "k".to_owned()));
        }
    }
}

// rule 5.31, 8.03, 8.06
#[test]
fn the_captured_king_comes_back_where_the_capturer_chooses() {
    for p in homes("w a4:K d5:k d4:P g1:s") {
        let seats = ["i1", "i2", "i3", "i4", "i5", "i6", "i7"];
        let expected: Vec<String> = seats.iter().map(|seat| format!("d4-d5!!/K:{seat}")).collect();
        assert_eq!(turns_from(&p, "d4-d5"), expected);
        for seat in seats {
            let next = after(&p, &format!("d4-d5/K:{seat}"));
            assert_eq!((at(&next, "d5").as_str(), at(&next, seat).as_str()), ("P", "k"));
            assert_eq!(next.to_move(), Color::Black, "it is the end of the same turn");
            goes_on(&next);
        }
        refused(&p, "d4-d5", "must-relocate");
        refused(&p, "d4-e4/K:i1", "nothing-to-relocate");
    }
}

// rule 5.32
#[test]
fn the_king_comes_back_on_its_own_first_row() {
    for p in homes("w a1:K a7:RP d5:k d4:P g1:s") {
        legal(&p, "d4-d5/K:i1 d4-d5/K:i7");
        refused(&p, "d4-d5/K:a1 d4-d5/K:h4 d4-d5/K:b4 d4-d5/K:e5", "bad-relocation");
    }
    for p in homes("b d5:K i1:k i7:rp d4:p g1:s") {
        legal(&p, "d4-d5/K:a1 d4-d5/K:a7");
        refused(&p, "d4-d5/K:i1 d4-d5/K:h4 d4-d5/K:b4 d4-d5/K:e5", "bad-relocation");
    }
}

// rule 5.33
#[test]
fn the_king_comes_back_on_a_free_cell_an_own_cube_or_a_mountain() {
    for p in homes("w a4:K d5:k d4:P i2:r i3:m i4:M i5:R i6:rp i7:mm") {
        for (seat, stand) in [("i1", "k"), ("i2", "rk"), ("i3", "mk"), ("i4", "Mk")] {
            assert_eq!(at(&after(&p, &format!("d4-d5/K:{seat}")), seat), stand);
        }
        refused(&p, "d4-d5/K:i5 d4-d5/K:i6 d4-d5/K:i7", "bad-relocation");
    }
    for p in homes("w a4:K d5:k d4:P i1:MR i2:mr i3:mR i4:Mr i5:MM i6:PR") {
        legal(&p, "d4-d5/K:i7");
        refused(&p, "d4-d5/K:i1 d4-d5/K:i2 d4-d5/K:i3 d4-d5/K:i4 d4-d5/K:i5 d4-d5/K:i6", "bad-relocation");
    }
}

// rule 5.34
#[test]
fn the_second_step_comes_before_the_relocation() {
    // The rock captures on i3, where the king could have gone before.
    for p in homes("w a4:K h3:k h2:PR i3:s g1:s") {
        legal(&p, "h2=h3/K:i3 h2=h3/K:i1 h2=h3-i3/K:i1 h2=h3-g3/K:i3");
        refused(&p, "h2=h3-i3/K:i3", "bad-relocation");
        refused(&p, "h2=h3 h2=h3-i3", "must-relocate");
        let next = after(&p, "h2=h3-i3/K:i2");
        assert_eq!((at(&next, "h3"), at(&next, "i3"), at(&next, "i2")), ("P".into(), "R".into(), "k".into()));
    }
    // The cell that the stack has left is free; those on which its cubes stand now are not.
    for p in homes("w a4:K i3:k i1:PR g1:s") {
        legal(&p, "i1=i3-h3/K:i1 i1=i3-i2/K:i1 i1=i3/K:i2");
        refused(&p, "i1=i3-i2/K:i2 i1=i3-h3/K:i3", "bad-relocation");
    }
}

// rule 8.04
#[test]
fn the_relocation_is_no_second_step() {
    for p in homes("w a4:K d5:k d4:PR d6:s g1:s c3:R c4:P") {
        legal(&p, "d4-d5/K:i4 d4=d5/K:i4 d4=d5-d6/K:i4 d4=d5-e5/K:i4 c3-c4=d5/K:i4");
        refused(&p, "d4=d5-d6-e6/K:i4", "three-steps");
    }
}

/// Row i without a seat for the black king.
const FULL_ROW: &str = "i1:R i2:P i3:S i4:rp i5:mm i6:mr i7:F";

// rule 5.35
#[test]
fn the_king_that_cannot_come_back_is_lost() {
    for p in homes(&format!("w a4:K d5:k d4:P g1:s {FULL_ROW}")) {
        ends(&after(&p, "d4-d5"), "white", "king-not-relocatable");
        refused(&p, "d4-d5/K:i1 d4-d5/K:i4", "nowhere-to-relocate");
    }
    for p in homes("w a4:K d5:k d4:P g1:s i1:R i2:P i3:S i4:rp i5:mm i6:mr") {
        refused(&p, "d4-d5", "must-relocate");
        goes_on(&after(&p, "d4-d5/K:i7"));
    }
    // The second step takes the last seat.
    for p in homes("w a4:K h3:k h2:PR g1:s i1:R i2:P i3:s i4:rp i5:mm i6:mr i7:F") {
        goes_on(&after(&p, "h2=h3/K:i3"));
        ends(&after(&p, "h2=h3-i3"), "white", "king-not-relocatable");
    }
}

// rule 5.36
#[test]
fn the_king_on_the_far_row_wins() {
    for p in homes("w h4:K i7:k g1:s") {
        ends(&after(&p, "h4-i4"), "white", "king-arrived");
        goes_on(&after(&p, "h4-h5"));
    }
    for p in homes("w h4:RK i7:k g1:s i3:P i2:m") {
        for turn in ["h4=i4", "h4-i4", "h4-i3", "h4=h3-i3", "h4=h3-i2"] {
            ends(&after(&p, turn), "white", "king-arrived");
        }
        goes_on(&after(&p, "h4=h3"));
    }
    // Carried over two cells, and by building first.
    for p in homes("w g4:RK i7:k g1:s") {
        ends(&after(&p, "g4=i3"), "white", "king-arrived");
    }
    for p in homes("w g3:K g4:R i7:k g1:s") {
        ends(&after(&p, "g3-g4=i3"), "white", "king-arrived");
    }
    // One's own first row is nothing.
    for p in homes("w b4:K i7:k g1:s") {
        goes_on(&after(&p, "b4-a4"));
    }
    for p in homes("b a4:K b7:k g1:S") {
        ends(&after(&p, "b7-a7"), "black", "king-arrived");
    }
}

// rule 5.37
#[test]
fn a_king_that_passes_through_the_far_row_has_not_arrived() {
    for p in homes("w h4:RK i7:k g1:s") {
        goes_on(&after(&p, "h4=i4-h4"));
        goes_on(&after(&p, "h4=i4-h5"));
        ends(&after(&p, "h4=i4-i5"), "white", "king-arrived");
    }
    for p in homes("w h4:K i4:R i7:k g1:s") {
        goes_on(&after(&p, "h4-i4=h4"));
        goes_on(&after(&p, "h4-i4=g3"));
        ends(&after(&p, "h4-i4"), "white", "king-arrived");
    }
}

/// Black's king cannot move once the scissors have come from g1 to h2.
const BLACK_IS_SHUT_IN: &str = "w a4:K i1:k i2:R h1:P g1:S";

// rule 5.38
#[test]
fn the_opponent_who_has_no_turn_loses() {
    for p in homes(BLACK_IS_SHUT_IN) {
        ends(&after(&p, "g1-h2"), "white", "no-turn");
        goes_on(&after(&p, "g1-g2"));
    }
    for p in homes(&format!("{BLACK_IS_SHUT_IN} reserve:w")) {
        goes_on(&after(&p, "g1-h2"));
    }
}

const QUIET: &str = "w a4:K i4:k c3:R g3:r c5:P reserve:MM";

// rule 5.39
#[test]
fn forty_quiet_turns_are_a_tie() {
    for first in homes(QUIET) {
        let turns = ["c3-c2", "g3-g2", "c2-c3", "g2-g3"];
        let mut p = first;
        for (played, turn) in turns.into_iter().cycle().take(40).enumerate() {
            goes_on(&p);
            assert_eq!(p.clock().number().map(usize::from), Some(played));
            p = after(&p, turn);
        }
        ends(&p, "draw", "no-capture-limit");
        assert_eq!(p.turn_number(), 41, "20 turns each");
    }
    for p in homes(&format!("{QUIET} clock:39")) {
        ends(&after(&p, "M:e5"), "draw", "no-capture-limit");
        ends(&after(&p, "c3-c4"), "draw", "no-capture-limit");
    }
    for p in homes(&format!("{QUIET} clock:38")) {
        goes_on(&after(&p, "M:e5"));
    }
    for p in homes(&format!("{QUIET} d4:s clock:39")) {
        let next = after(&p, "c3-d4");
        assert_eq!(next.clock().number(), Some(0));
        goes_on(&next);
    }
}

// rule 5.40
#[test]
fn a_win_on_the_fortieth_turn_is_a_win() {
    for p in homes("w h4:K i7:k c3:R g1:s clock:39") {
        ends(&after(&p, "h4-i4"), "white", "king-arrived");
        ends(&after(&p, "c3-c4"), "draw", "no-capture-limit");
    }
    for p in homes(&format!("w a4:K d5:k d4:P g1:s {FULL_ROW} clock:39")) {
        ends(&after(&p, "d4-d5"), "white", "king-not-relocatable");
    }
}

// rule 5.41
#[test]
fn no_turn_is_not_looked_at_after_the_fortieth() {
    for p in homes(&format!("{BLACK_IS_SHUT_IN} clock:39")) {
        ends(&after(&p, "g1-h2"), "draw", "no-capture-limit");
    }
    for p in homes(&format!("{BLACK_IS_SHUT_IN} clock:38")) {
        ends(&after(&p, "g1-h2"), "white", "no-turn");
    }
}

const KINGS: [(&str, &str); 5] = [
    // A king alone, on an own mountain, on an enemy mountain; a stack; alone with a rock beside it.
    ("w a4:K d5:k d4:PS g1:s clock:30", "d4-d5/K:i4"),
    ("w a4:K d5:mk d4:PS g1:s clock:30", "d4-d5/K:i4"),
    ("w a4:K d5:Mk d4:PS g1:s clock:30", "d4-d5/K:i4"),
    ("w a4:K d5:rk d4:PS g1:s clock:30", "d4-d5/K:i4"),
    ("w a4:K d5:k d4:PS d6:p g1:s clock:30", "d4=d5-d6/K:i4"),
];

fn clocks(edition: Edition) -> [Option<u8>; 5] {
    KINGS.map(|(text, turn)| after(&put(edition, text), turn).clock().number())
}

// rule 5.42
#[test]
fn in_4_8_every_capture_resets_the_count() {
    assert_eq!(clocks(Edition::V4_8), [Some(0); 5]);
    let p = put(Edition::V4_8, "w a4:K i4:k d4:S d5:p d3:w c4:f e4:rp clock:30");
    for turn in ["d4-d5", "d4-d3", "d4-c4", "d4-e4"] {
        assert_eq!(after(&p, turn).clock().number(), Some(0), "{turn}");
    }
    assert_eq!(after(&p, "d4-e5").clock().number(), Some(31));
}

// rule 5.43, 5.44
#[test]
fn in_4_16_the_capture_of_a_lone_king_does_not_reset_the_count() {
    assert_eq!(clocks(Edition::V4_16), [Some(31), Some(31), Some(31), Some(0), Some(0)]);
    let last = put(Edition::V4_16, "w a4:K d5:k d4:PS g1:s clock:39");
    ends(&after(&last, "d4-d5/K:i4"), "draw", "no-capture-limit");
    let p = put(Edition::V4_16, "w a4:K i4:k d4:S d5:p d3:w c4:f e4:rp clock:30");
    for turn in ["d4-d5", "d4-d3", "d4-c4", "d4-e4"] {
        assert_eq!(after(&p, turn).clock().number(), Some(0), "{turn}");
    }
}

// rule 5.45
#[test]
fn in_everything_else_4_16_is_4_8() {
    let [old, new] = HOMES.map(Edition::facts);
    assert_eq!(
        (old.cells, old.beats, old.settings, old.score),
        (new.cells, new.beats, new.settings, new.score)
    );
    let kinds = |edition: Edition| Kind::ALL.map(|kind| (edition.letter(kind), edition.count(kind)));
    assert_eq!(kinds(Edition::V4_8), kinds(Edition::V4_16));
    // Thirty games: the same turns are legal, and lead to the same positions but for the clock.
    let mut state = 416_u64;
    for game in 0..30 {
        let mut pair = HOMES
            .map(|edition| Position::start(rules(edition, game % 2 == 0, false), Setting::usual(edition)));
        for _ in 0..60 {
            let [p, q] = pair;
            assert_eq!(p.turns(), q.turns());
            let Some(&turn) = p.turns().get(pick(&mut state, p.turns().len())) else { break };
            pair = pair.map(|position| position.play_legal(turn));
            let fields = |position: &Position| {
                let text = write_position(position);
                let fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
                [fields[0].clone(), fields[1].clone(), fields[2].clone(), fields[4].clone()]
            };
            assert_eq!(fields(&pair[0]), fields(&pair[1]));
            if pair[0].outcome() != pair[1].outcome() {
                break; // only the count can part them
            }
        }
    }
}

/// A number below `end` that depends on the steps before, the same in every run.
fn pick(state: &mut u64, end: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*state >> 33).unwrap() % end.max(1)
}

// rule 5.46, 5.47
#[test]
fn the_winner_scores_2_the_loser_0_and_a_tie_1_each() {
    let points = |position: &Position, turn: &str| {
        let outcome = after(position, turn).outcome().unwrap();
        let points = outcome.points(position.edition().facts().score);
        (points.white, points.black)
    };
    for p in homes("w h4:K i7:k c3:R g1:s clock:39") {
        assert_eq!(points(&p, "h4-i4"), (2, 0));
        assert_eq!(points(&p, "c3-c4"), (1, 1));
    }
    for p in homes("b a4:K b7:k g1:s c3:R clock:39") {
        assert_eq!(points(&p, "b7-a7"), (0, 2));
        assert_eq!(points(&p, "g1-g2"), (1, 1));
    }
}

// rule 5.48
#[test]
fn without_reserve_there_are_no_mountains_and_no_wise_men() {
    for edition in HOMES {
        let without = rules(edition, false, false);
        let p = Position::start(without, Setting::usual(edition));
        assert!(p.reserve(Color::White).is_empty() && p.reserve(Color::Black).is_empty());
        let full = Position::start(Rules::new(edition), Setting::usual(edition));
        assert_eq!(p.setup().pieces, full.setup().pieces);
        refused(&p, "M:e5 W:e5 M:e5/W:e5", "no-reserve");
        legal(&full, "M:e5 W:e5 M:e5/W:e5");
        for text in ["w a4:K i4:k d4:M", "w a4:K i4:k d4:w", "w a4:K i4:k reserve:M", "w a4:K i4:k reserve:w"]
        {
            assert_eq!(faults(without, text), [PositionFault::ReserveNotPlayed], "{text}");
            put(edition, text);
        }
    }
}

// rule 8.05
#[test]
fn the_king_does_not_hide() {
    for p in homes("w a4:K i4:k a3:R b4:P reserve:MW") {
        refused(&p, "a3-a4 b4-a4 W:a4 M:a4", "on-king");
        assert_eq!(at(&after_all(&p, "a4-a3"), "a3"), "RK");
    }
    for p in homes("w a4:K i4:k a3:MR b4:PS") {
        refused(&p, "a3-a4 b4-a4", "on-king");
    }
}
