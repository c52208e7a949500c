//! Section 4 of the rules: the goal and the ends of editions 2.0, 3.0 and 4-draft. Scenes are in the letters of
//! 4.8 where all three editions play them.

mod common;

use common::{HUNTS, after, after_all, all_turns, ends, goes_on, hunts, pos, put, refused};
use jersi_rules::notation::write_position;
use jersi_rules::{Color, Edition, Position, Rules, Setting};

// rule 4.01, 4.02
#[test]
fn the_capture_of_the_kunti_wins_at_once() {
    for p in hunts("w c1:K d5:k d4:R d3:P g3:p") {
        goes_on(&after(&p, "d4-e4"));
        for turn in ["d4-d5", "d3-d4=d5"] {
            let over = after(&p, turn);
            ends(&over, "white", "king-captured");
            refused(&over, "g3-g2 d5-d6 g3-f3", "game-over");
            assert_eq!(over.king(Color::Black), None);
            assert_eq!(write_position(&over), write_position(&pos(p.edition(), &write_position(&over))));
            ends(&pos(p.edition(), &write_position(&over)), "white", "king-captured");
        }
    }
}

// rule 4.03
#[test]
fn a_kunti_captured_in_the_first_step_ends_the_turn() {
    for p in hunts("w c1:K d5:k d4:PR d6:s g3:p") {
        ends(&after(&p, "d4=d5"), "white", "king-captured");
        refused(&p, "d4=d5-d6 d4=d5-d4 d4=d5-e5", "over-before-second-step");
        assert!(all_turns(&p).iter().all(|turn| !turn.contains("!!-")));
        // In the second step it may fall as well.
        ends(&after(&p, "d4=e5-d5"), "white", "king-captured");
    }
}

// rule 4.44
#[test]
fn the_count_begins_when_a_player_has_one_kind_left() {
    // Black keeps rocks only; then nothing but the kunti; then two kinds.
    for (black, count) in [("f2:r g2:r", Some(20)), ("", Some(20)), ("f2:r g2:p", None)] {
        for p in hunts(format!("w c1:K g7:k d4:R c4:P d5:s {black}").trim_end()) {
            assert_eq!(p.clock().number(), None);
            let next = after(&p, "d4-d5");
            assert_eq!(next.clock().number(), count, "{p:?}");
            goes_on(&next);
        }
    }
    // It is the same who brought it about: here the player to move has one kind himself.
    for p in hunts("w c1:K g7:k d4:R c4:R d5:s f2:r g2:p") {
        assert_eq!(after(&p, "d4-e4").clock().number(), Some(20));
    }
}

/// Lets both players go to and fro with a piece each, `count` turns in all.
fn to_and_fro(position: &Position, turns: [&str; 4], count: usize) -> Position {
    turns.into_iter().cycle().take(count).fold(*position, |position, turn| {
        goes_on(&position);
        after(&position, turn)
    })
}

// rule 4.45
#[test]
fn exactly_20_more_turns_are_played() {
    for p in hunts("w c1:K g7:k d4:R c4:P d5:s f2:r g2:r") {
        let p = after(&p, "d4-d5");
        assert_eq!(p.to_move(), Color::Black);
        for played in 0..20 {
            let now = to_and_fro(&p, ["f2-f1", "c4-c5", "f1-f2", "c5-c4"], played);
            goes_on(&now);
            assert_eq!(now.clock().number(), Some(20 - played as u8));
            let next = if played % 2 == 0 { Color::Black } else { Color::White };
            assert_eq!(now.to_move(), next, "ten turns each");
        }
        let over = to_and_fro(&p, ["f2-f1", "c4-c5", "f1-f2", "c5-c4"], 20);
        assert_eq!(over.clock().number(), Some(0));
        ends(&over, "white", "exhaustion");
    }
}

// rule 4.46
#[test]
fn a_kunti_capture_in_the_last_turns_wins() {
    // Black has more kinds, and would win by the count.
    for clock in [1, 2, 13, 20] {
        for p in hunts(&format!("w c1:K d5:k d4:R g1:r g2:p g3:s clock:{clock}")) {
            ends(&after(&p, "d4-d5"), "white", "king-captured");
            if clock == 1 {
                ends(&after(&p, "d4-e4"), "black", "exhaustion");
            }
        }
    }
}

// rule 4.47
#[test]
fn after_the_last_turn_more_kinds_win() {
    for p in hunts("w c1:K g7:k c4:R c5:P f1:r f2:r f3:r f4:r clock:1") {
        ends(&after(&p, "c4-c3"), "white", "exhaustion");
    }
    for p in hunts("w c1:K g7:k c4:R c5:R c6:R f1:s f2:r clock:1") {
        ends(&after(&p, "c4-c3"), "black", "exhaustion");
    }
}

// rule 4.48
#[test]
fn with_equal_kinds_more_shapes_win() {
    for p in hunts("w c1:K g7:k c4:R c5:P f1:r f2:s f3:s clock:1") {
        ends(&after(&p, "c4-c3"), "black", "exhaustion");
    }
    for p in hunts("w c1:K g7:k c4:R c5:P c6:P f1:r f2:s clock:1") {
        ends(&after(&p, "c4-c3"), "white", "exhaustion");
    }
}

// rule 4.49
#[test]
fn with_equal_kinds_and_shapes_it_is_a_tie() {
    for p in hunts("w c1:K g7:k c4:R c5:P f1:r f2:s clock:1") {
        ends(&after(&p, "c4-c3"), "draw", "exhaustion");
    }
}

// rule 4.50
#[test]
fn shapes_under_others_count() {
    for p in hunts("w c1:K g7:k d4:R c4:P d5:s f2:sr") {
        assert_eq!(
            after(&p, "d4-d5").clock().number(),
            None,
            "the scissors under the rock are a second kind"
        );
    }
    // Kinds below count for the result, and so do shapes below.
    for p in hunts("w c1:K g7:k c4:PR f1:r f2:r f3:r clock:1") {
        ends(&after(&p, "c4=c5"), "white", "exhaustion");
    }
    for p in hunts("w c1:K g7:k c4:RR f1:r clock:1") {
        ends(&after(&p, "c4=c5"), "white", "exhaustion");
    }
}

// rule 4.51
#[test]
fn the_trigger_leaves_kunti_and_mokca_out() {
    for edition in [Edition::V3_0, Edition::Draft4] {
        let one_kind = put(edition, "w c1:N g7:n d4:C c4:R d5:k f2:c g2:c g4:m");
        assert_eq!(after(&one_kind, "d4-d5").clock().number(), Some(20));
        let two_kinds = put(edition, "w c1:N g7:n d4:C c4:R d5:k f2:c g2:r g4:m");
        assert_eq!(after(&two_kinds, "d4-d5").clock().number(), None);
    }
}

// rule 4.52
#[test]
fn the_result_counts_kunti_and_mokca_in() {
    for edition in [Edition::V3_0, Edition::Draft4] {
        // As a kind: kunti, rock and mokca against kunti, rock and scissors.
        let kinds = put(edition, "w c1:N g7:n c4:C c7:M f1:c f2:k clock:1");
        ends(&after(&kinds, "c4-c3"), "draw", "exhaustion");
        let without = put(edition, "w c1:N g7:n c4:C f1:c f2:k clock:1");
        ends(&after(&without, "c4-c3"), "black", "exhaustion");
        // As a shape: three kinds each, and White has one rock more.
        let shapes = put(edition, "w c1:N g7:n c4:C c5:C c7:M f1:c f2:k clock:1");
        ends(&after(&shapes, "c4-c3"), "white", "exhaustion");
        let even = put(edition, "w c1:N g7:n c4:C c5:C c7:M f1:c f2:k f3:k clock:1");
        ends(&after(&even, "c4-c3"), "draw", "exhaustion");
    }
    assert_eq!(put(Edition::V2_0, "w c1:N g7:n c4:K").on_board(Color::White).kinds(), 2);
}

// rule 4.53
#[test]
fn the_count_is_not_restarted() {
    for p in hunts("w c1:K g7:k d4:R c4:P d5:s f2:r clock:10") {
        assert_eq!(after(&p, "d4-d5").clock().number(), Some(9), "a capture that exhausts Black");
        assert_eq!(after(&p, "c4-c5").clock().number(), Some(9));
    }
    // Nor is it taken back, whoever has how many kinds.
    for p in hunts("w c1:K g7:k d4:R c4:P d5:s f2:r clock:5") {
        assert_eq!(after_all(&p, "c4-c5 f2-f1 c5-c4").clock().number(), Some(2));
    }
}

// rule 4.54
#[test]
fn a_kunti_capture_leaves_the_count_as_it_was() {
    for p in hunts("w c1:K d5:k d4:R g1:r clock:7") {
        let over = after(&p, "d4-d5");
        assert_eq!(over.clock().number(), Some(7));
        assert!(write_position(&over).contains(" 7 2"));
    }
    for p in hunts("w c1:K d5:k d4:R g1:r") {
        assert_eq!(after(&p, "d4-d5").clock().number(), None);
    }
}

/// Black cannot move once White's paper has come from g1 to h1, and has more kinds.
const BLACK_IS_SHUT_IN: &str = "w c4:K i1:sk i2:pr h2:P h3:P i3:P g1:P";

// rule 4.55
#[test]
fn the_count_is_concluded_before_no_turn_is_looked_at() {
    for p in hunts(&format!("{BLACK_IS_SHUT_IN} clock:1")) {
        ends(&after(&p, "g1-h1"), "black", "exhaustion");
    }
    for p in hunts(&format!("{BLACK_IS_SHUT_IN} clock:2")) {
        ends(&after(&p, "g1-h1"), "white", "no-turn");
    }
}

// rule 4.56
#[test]
fn the_player_who_cannot_move_loses() {
    for p in hunts(BLACK_IS_SHUT_IN) {
        goes_on(&after(&p, "g1-f1"));
        let over = after(&p, "g1-h1");
        ends(&over, "white", "no-turn");
        refused(&over, "i1-h1 i2-i3", "game-over");
    }
}

/// A number below `end` that depends on the steps before, the same in every run.
fn pick(state: &mut u64, end: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*state >> 33).unwrap() % end
}

fn start(edition: Edition, setting: &str) -> Position {
    let setting = Setting::named(edition, setting, 0, false).unwrap();
    Position::start(Rules::new(edition), setting)
}

// rule 4.57
#[test]
fn a_game_without_captures_has_no_limit() {
    for (edition, setting) in [
        (Edition::V2_0, "symmetrical"),
        (Edition::V3_0, "standard"),
        (Edition::V3_0, "standard-mokca"),
        (Edition::Draft4, "standard-mokca"),
    ] {
        let mut p = start(edition, setting);
        let mut state = 2020;
        for turn in 1..=600 {
            let quiet: Vec<_> = p.turns().into_iter().filter(|&t| is_quiet(&p, t)).collect();
            p = p.play(quiet[pick(&mut state, quiet.len())]).unwrap();
            assert_eq!((p.outcome(), p.clock().number()), (None, None), "after {turn} turns: {p:?}");
        }
        assert_eq!(p.turn_number(), 601);
    }
}

fn is_quiet(position: &Position, turn: jersi_rules::Turn) -> bool {
    let enemy = position.to_move().other();
    position.play_legal(turn).on_board(enemy) == position.on_board(enemy)
}

// rule 4.58
#[test]
fn repetition_has_no_limit() {
    for edition in HUNTS {
        let first = Position::start(Rules::new(edition), Setting::usual(edition));
        let mut p = first;
        for round in 1..=100 {
            p = after_all(&p, "b1-c1 h1-g1 c1-b1 g1-h1");
            assert_eq!(p.hash(), first.hash());
            goes_on(&p);
            assert_eq!(p.turn_number(), 1 + 4 * round);
        }
    }
}

// rule 4.62, 4.63
#[test]
fn the_winner_scores_1_the_loser_0_and_a_tie_1_each() {
    let points = |position: &Position, turn: &str| {
        let outcome = after(position, turn).outcome().unwrap();
        let points = outcome.points(position.edition().facts().score);
        (points.white, points.black)
    };
    for p in hunts("w c1:K d5:k d4:R g1:s clock:1") {
        assert_eq!(points(&p, "d4-d5"), (1, 0));
        assert_eq!(points(&p, "d4-e4"), (1, 1));
    }
    for p in hunts("b d5:K g7:k d4:r c1:S clock:1") {
        assert_eq!(points(&p, "d4-d5"), (0, 1));
        assert_eq!(points(&p, "d4-e4"), (1, 1));
    }
}
