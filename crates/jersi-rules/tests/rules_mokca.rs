//! Section 4 of the rules: the mokca of editions 3.0 and 4-draft. The letters are those of 3.0: N kunti, C rock,
//! K scissors, R paper, M mokca.

mod common;

use common::{after, after_all, at, ends, goes_on, legal, put, refused};
use jersi_rules::{Color, Edition, Kind, Position, Rules, Setting};

const BLOCKED: &str = "blocked-by-guardian";

/// The position in both editions with a mokca.
fn guarded(text: &str) -> Vec<Position> {
    [Edition::V3_0, Edition::Draft4].map(|edition| put(edition, text)).to_vec()
}

// rule 4.26
#[test]
fn the_mokca_blocks_nothing_while_shapes_are_placed() {
    for edition in [Edition::V3_0, Edition::Draft4] {
        let setting = Setting::named(edition, "free", 0, true).unwrap();
        let p = Position::start(Rules::new(edition), setting);
        let p = after_all(&p, "M:b3 M:h3 C:b2 C:h2 K:b2 K:h2 C:a3 C:i3");
        assert_eq!((at(&p, "b2"), at(&p, "h2")), ("CK".to_owned(), "ck".to_owned()));
        legal(&p, "R:a3 N:a3 R:b3");
    }
}

// rule 4.29
#[test]
fn the_mokca_beats_nothing() {
    for met in ["c", "k", "r", "m", "ck"] {
        for p in guarded(&format!("w c1:N g7:n d4:M d5:{met}")) {
            refused(&p, "d4-d5", "does-not-beat");
            legal(&p, "d4-e4");
        }
        for p in guarded(&format!("w c1:N g7:n d4:CM d5:{met}")) {
            refused(&p, "d4-d5 d4=d5", "does-not-beat");
        }
    }
    for p in guarded("w c1:N d5:n d4:M g1:c") {
        refused(&p, "d4-d5", "does-not-beat");
    }
}

// rule 4.30
#[test]
fn the_mokca_is_beaten_by_nothing() {
    for mover in ["C", "K", "R"] {
        for met in ["m", "cm", "km", "rm"] {
            for p in guarded(&format!("w c1:N g7:n d4:{mover} d5:{met} e6:C{mover}")) {
                refused(&p, "d4-d5 e6-d5 e6=d5", "does-not-beat");
            }
        }
    }
    // With anything else on top it can be attacked.
    for p in guarded("w c1:N g7:n d4:C d5:mk") {
        legal(&p, "d4-d5");
    }
    for p in guarded("b c1:N d5:n d4:M g4:c") {
        refused(&p, "d5-d4", "does-not-beat");
    }
}

// rule 4.31
#[test]
fn a_mokca_is_active_on_top_or_alone() {
    for active in ["M", "CM", "m", "cm"] {
        for p in guarded(&format!("w c1:N g7:n d4:{active} f4:CR")) {
            refused(&p, "f4=e4 f4=e5", BLOCKED);
        }
    }
    for inactive in ["MC", "mc", "MN", "CC"] {
        let kunti = if inactive.contains('N') { "" } else { "c1:N " };
        for p in guarded(&format!("w {kunti}g7:n d4:{inactive} f4:CR")) {
            legal(&p, "f4=e4 f4=e5");
        }
    }
}

// rule 4.32
#[test]
fn an_inactive_mokca_falls_with_its_stack() {
    for p in guarded("w c1:N g7:n d4:R d5:mc") {
        let taken = after(&p, "d4-d5");
        assert_eq!(at(&taken, "d5"), "R");
        assert_eq!(taken.on_board(Color::Black).get(Kind::Guardian), 0);
    }
}

/// Six stacks around the cell e5, each two cells away from it in a straight line.
const AROUND_E5: &str = "e3:CC e7:CC g3:KK g5:KK c3:RR c5:RR";

// rule 4.33
#[test]
fn no_stack_is_moved_next_to_an_active_mokca() {
    let approaches = "e3=e4 e7=e6 g3=f4 g5=f5 c3=d4 c5=d5";
    for mokca in ["M", "m"] {
        for p in guarded(&format!("w c1:N g7:n e5:{mokca} {AROUND_E5}")) {
            refused(&p, approaches, BLOCKED);
            legal(&p, "e3=e2 e3=e1 e3=d2 c3=c2 c5=c6 g5=g6");
            // Not by the second cell of the way either.
            refused(&p, "c3=d4-d3", BLOCKED);
        }
    }
    for p in guarded(&format!("w c1:N g7:n {AROUND_E5}")) {
        legal(&p, approaches);
    }
    for p in guarded("w c1:N g7:n e5:m d2:CK") {
        refused(&p, "d2=d4", BLOCKED);
        legal(&p, "d2=d3");
    }
}

// rule 4.34
#[test]
fn no_stack_is_made_next_to_an_active_mokca() {
    for mokca in ["M", "m"] {
        for p in guarded(&format!("w c1:N g7:n e5:{mokca} e4:C e3:K d1:KR")) {
            refused(&p, "e3-e4", BLOCKED);
            refused(&p, "e3-e4=e2 d1=d3-e4", BLOCKED);
            legal(&p, "e4-e3 d1=d3-e3 e4-e3=e2");
        }
    }
    for p in guarded("w c1:N g7:n e4:C e3:K d1:KR") {
        legal(&p, "e3-e4 e3-e4=e5 d1=d3-e4");
    }
    // The second step of one then two is blocked on arrival, like any stack.
    for mokca in ["M", "m"] {
        for p in guarded(&format!("w c1:N g7:n e5:{mokca} d2:C c2:K")) {
            legal(&p, "c2-d2=d3");
            refused(&p, "c2-d2=d4", BLOCKED);
        }
    }
}

// rule 4.35, 4.36
#[test]
fn a_stack_passes_over_and_leaves_blocked_cells() {
    for mokca in ["M", "m"] {
        for p in guarded(&format!("w c1:N g7:n e5:{mokca} e4:CK d5:RR")) {
            // Over d4, which is next to the mokca.
            legal(&p, "e4=c4 d5=d3");
            refused(&p, "e4=d4 d5=d4", BLOCKED);
            legal(&p, "e4=e3 e4=e2 e4-e3 e4=e3-f3");
        }
    }
}

// rule 4.36
#[test]
fn a_stack_goes_on_standing_on_a_cell_that_becomes_blocked() {
    for p in guarded("w c1:N g7:n e7:M d4:ck e4:CK g2:c") {
        let next = after(&p, "e7-e6");
        let next = after_all(&next, "g2-g1 e6-e5");
        assert_eq!((at(&next, "d4"), at(&next, "e4")), ("ck".to_owned(), "CK".to_owned()));
        legal(&next, "d4=d2 d4-d3");
        goes_on(&next);
    }
}

// rule 4.37
#[test]
fn a_single_shape_arrives_on_a_blocked_cell() {
    for mokca in ["M", "m"] {
        for p in guarded(&format!("w c1:N g7:n e5:{mokca} e3:C d1:KR c4:KC")) {
            legal(&p, "e3-e4 d1=d3-d4 d1=d3-e4 c4-d4 c4-d5");
            refused(&p, "c4=d4 c4=d5", BLOCKED);
        }
    }
    for p in guarded("w d3:N g7:n e5:m") {
        legal(&p, "d3-d4 d3-e4");
    }
}

// rule 4.38
#[test]
fn a_stack_led_by_a_mokca_is_not_blocked_by_it() {
    for p in guarded("w c1:N g7:n d4:CM e4:C e3:K") {
        legal(&p, "d4=d5 d4=d6 d4=e5 d4=d5-e5 d4=d6-d5 d4-e4");
        // Any other stack of ours is.
        refused(&p, "e3-e4", BLOCKED);
    }
    for p in guarded("w c1:N g7:n d4:M d5:C e5:K") {
        legal(&p, "d4-d5 d4-e5 d4-d5=d6 d4-d5=d4 d4-d5=d3 d4-e5=e4");
        refused(&p, "d5-e5 e5-d5", BLOCKED);
    }
}

// rule 4.39
#[test]
fn a_stack_led_by_a_mokca_is_blocked_by_the_opponents() {
    for p in guarded("w c1:N g7:n f5:m d4:CM d6:K") {
        refused(&p, "d4=e5", BLOCKED);
        legal(&p, "d4=e4 d4=d5 d4-e5");
    }
    for p in guarded("w c1:N g7:n f5:m d5:M e5:C d4:C") {
        refused(&p, "d5-e5 d5-e5=e4", BLOCKED);
        legal(&p, "d5-d4 d5-e6");
    }
    // An inactive one does not block it.
    for p in guarded("w c1:N g7:n f5:mc d4:CM") {
        legal(&p, "d4=e5");
    }
}

// rule 4.40
#[test]
fn a_mokca_that_is_uncovered_blocks_from_the_next_turn_on() {
    for p in guarded("w c1:N g7:n d4:MC d5:K e7:rk c6:CR") {
        // Neither the step that uncovers it nor the second one.
        legal(&p, "d4-d5 d4-d5=e5 d4-d5=d6 d4-d5=c4");
        let next = after(&p, "d4-d5");
        assert_eq!((at(&next, "d4"), at(&next, "d5")), ("M".to_owned(), "KC".to_owned()));
        refused(&next, "e7=e5", BLOCKED);
        legal(&p, "d4-d5=e5");
        let later = after(&next, "e7=e6");
        refused(&later, "d5=e5 d5=c4 c6=c4", BLOCKED);
        legal(&later, "d5=d6 d5=d7");
    }
    for p in guarded("w c1:N g7:n d2:MC d5:K") {
        let next = after(&p, "d2=d4-d5");
        assert_eq!((at(&next, "d4"), at(&next, "d5")), ("M".to_owned(), "KC".to_owned()));
    }
}

// rule 4.41
#[test]
fn a_mokca_that_is_covered_no_longer_blocks() {
    for p in guarded("w c1:N g7:n d4:M d3:C f4:CK") {
        // The rock covers the mokca, and the stack goes to cells next to where it stood.
        legal(&p, "d3-d4=d5 d3-d4=e4 d3-d4=e5 d3-d4=c4 d3-d4=d3 d3-d4=d6");
        // Without that it blocks.
        refused(&p, "f4=e4 f4=e5", BLOCKED);
    }
    // The opponent's mokca goes on blocking.
    for p in guarded("w c1:N g7:n d4:M d3:C f5:m") {
        refused(&p, "d3-d4=e5", BLOCKED);
        legal(&p, "d3-d4=e4");
    }
    for p in guarded("w c1:N g7:n d4:M d3:C e5:m") {
        refused(&p, "d3-d4", BLOCKED);
    }
}

// rule 4.42, 4.43
#[test]
fn a_stack_does_not_capture_on_a_blocked_cell_but_a_single_shape_does() {
    for mokca in ["M", "m"] {
        for p in guarded(&format!("w c1:N g7:n e5:{mokca} e3:RC e4:k d4:rk c3:RC")) {
            refused(&p, "e3=e4 c3=d4", BLOCKED);
            legal(&p, "e3-e4 c3-d4");
            assert_eq!(at(&after(&p, "e3-e4"), "e4"), "C");
        }
        // Not even the kunti.
        for p in guarded(&format!("w c1:N e4:n e5:{mokca} e3:RC g1:c")) {
            refused(&p, "e3=e4", BLOCKED);
            ends(&after(&p, "e3-e4"), "white", "king-captured");
        }
        // The second step of one then two as well.
        for p in guarded(&format!("w c1:N e4:n e5:{mokca} e2:R d2:C g1:c")) {
            refused(&p, "d2-e2=e4", BLOCKED);
            legal(&p, "d2-e2=e3");
        }
    }
    for p in guarded("w c1:N e4:n e3:RC g1:c") {
        ends(&after(&p, "e3=e4"), "white", "king-captured");
    }
}
