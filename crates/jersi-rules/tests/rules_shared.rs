//! Section 3 of the rules: what all editions share. Every scene is played in all five editions.

mod common;

use common::{
    after, after_all, all_turns, at, everywhere, faults, in_letters, legal, named, put, refused, turns_from,
};
use jersi_rules::notation::read_turn;
use jersi_rules::{Color, Edition, Kind, Position, PositionFault, Rules, Setting, Way};

/// The start of every setting of every edition, the free one with and without guardian.
fn starts() -> Vec<(Position, Way)> {
    let mut starts = Vec::new();
    for edition in Edition::ALL {
        for facts in edition.facts().settings {
            for guardian in [false, true] {
                let Ok(setting) = Setting::named(edition, facts.id, 7, guardian) else { continue };
                starts.push((Position::start(Rules::new(edition), setting), facts.way));
            }
        }
    }
    starts
}

fn letters(position: &Position, of_4_8: &str) -> String {
    let kind = |c: char| Edition::V4_8.kind_of(c).unwrap();
    let color = |c: char| if c.is_lowercase() { Color::Black } else { Color::White };
    of_4_8.chars().map(|c| position.edition().piece_letter(color(c), kind(c))).collect()
}

/// What stands on a cell, in the letters of 4.8.
fn holds(position: &Position, cell: &str, of_4_8: &str) {
    assert_eq!(at(position, cell), letters(position, of_4_8), "{cell} in {position:?}");
}

fn empty(position: &Position, cell: &str) {
    assert_eq!(at(position, cell), ".", "{cell} in {position:?}");
}

// rule 3.02
#[test]
fn each_player_starts_from_his_two_rows() {
    for (start, way) in starts() {
        for (color, rows) in [(Color::White, [0, 1]), (Color::Black, [7, 8])] {
            assert!(start.tops(color).into_iter().all(|cell| rows.contains(&cell.row())), "{start:?}");
            assert_eq!(start.tops(color).is_empty(), way == Way::Free, "{start:?}");
        }
    }
}

// rule 3.03
#[test]
fn white_moves_first() {
    for (start, _) in starts() {
        assert_eq!(start.to_move(), Color::White);
        assert_eq!(start.decider(), Color::White);
        assert_eq!(start.turn_number(), 1);
    }
}

// rule 3.04
#[test]
fn the_players_take_turns_with_their_own_pieces() {
    for p in everywhere("w e1:K e9:k d4:R d6:P f5:s g4:p") {
        legal(&p, "d4-d5");
        refused(&p, "f5-f4 e9-e8", "not-yours");
        refused(&p, "c3-c4", "nothing-there");
        let black = after(&p, "d4-d5");
        assert_eq!(black.to_move(), Color::Black);
        refused(&black, "d5-d4 d6-d7", "not-yours");
        let white = after(&black, "f5-f4");
        assert_eq!(white.to_move(), Color::White);
        refused(&white, "f4-f5", "not-yours");
    }
}

// rule 3.05
#[test]
fn a_cell_holds_two_pieces_at_most() {
    for p in everywhere("w e1:K e9:k d4:RP d5:S d6:PS") {
        holds(&after(&p, "d4-d5"), "d5", "SP");
        refused(&p, "d5-d4 d5-d6", "too-high");
    }
    for edition in Edition::ALL {
        let text = in_letters(edition, "w e1:K e9:k d4:RPS");
        let cell = named(edition, "d4");
        assert_eq!(faults(Rules::new(edition), &text), [PositionFault::TooHigh(cell)]);
    }
}

// rule 3.06
#[test]
fn the_pieces_of_a_stack_are_of_one_colour() {
    for p in everywhere("w e1:K e9:k d4:R d5:s d3:p") {
        holds(&after(&p, "d4-d5"), "d5", "R");
        refused(&p, "d4-d3", "does-not-beat");
    }
    for edition in Edition::ALL {
        for pieces in ["Rp", "pR", "Rr"] {
            let text = in_letters(edition, &format!("w e1:K e9:k d4:{pieces}"));
            let cell = named(edition, "d4");
            assert_eq!(faults(Rules::new(edition), &text), [PositionFault::MixedStack(cell)]);
        }
    }
}

// rule 3.07
#[test]
fn nothing_is_put_on_a_king() {
    for p in everywhere("w e1:K e9:k d1:R d2:S e3:PS") {
        legal(&p, "d1-d2 e3=e2-d2");
        refused(&p, "d1-e1 e3=e2-e1", "on-king");
    }
    for p in everywhere("w e1:SK e9:k d1:R e3:PS") {
        refused(&p, "d1-e1 e3=e2-e1", "too-high");
        refused(&p, "e3=e1", "stack-merges");
    }
}

// rule 3.08
#[test]
fn a_king_stands_on_top_of_a_stack_never_below() {
    for p in everywhere("w e1:K e9:k d1:R") {
        holds(&after(&p, "e1-d1"), "d1", "RK");
        let moved = after(&p, "e1-d1=d3");
        holds(&moved, "d3", "RK");
        empty(&moved, "d1");
    }
    for edition in Edition::ALL {
        let on_top = put(edition, &in_letters(edition, "w d1:RK e9:k"));
        holds(&after(&on_top, "d1=d3"), "d3", "RK");
        let text = in_letters(edition, "w d1:KR e9:k");
        assert_eq!(faults(Rules::new(edition), &text), [PositionFault::OnKing(named(edition, "d1"))]);
    }
}

// rule 3.09
#[test]
fn step_one_moves_the_top_piece_and_what_was_below_stays() {
    for p in everywhere("w e1:K e9:k d4:RP f4:S") {
        let from_stack = after(&p, "d4-d5");
        holds(&from_stack, "d5", "P");
        holds(&from_stack, "d4", "R");
        let alone = after(&p, "f4-f5");
        holds(&alone, "f5", "S");
        empty(&alone, "f4");
    }
}

// rule 3.10, 3.15
#[test]
fn step_one_goes_to_the_six_cells_around() {
    for p in everywhere("w e1:K e9:k e5:R") {
        assert_eq!(turns_from(&p, "e5"), ["e5-d4", "e5-d5", "e5-e4", "e5-e6", "e5-f4", "e5-f5"]);
        legal(&p, "e5-d4 e5-d5 e5-e4 e5-e6 e5-f4 e5-f5");
        refused(&p, "e5-e7 e5-e3 e5-g5 e5-c3 e5-f6 e5-e9", "not-beside");
    }
    for p in everywhere("w e1:K e9:k e5:SR") {
        legal(&p, "e5-e6");
        refused(&p, "e5-e7 e5-c5", "not-beside");
    }
}

// rule 3.11
#[test]
fn step_two_moves_a_whole_stack() {
    for p in everywhere("w e1:K e9:k d4:RP f4:S") {
        let moved = after(&p, "d4=d5");
        holds(&moved, "d5", "RP");
        empty(&moved, "d4");
        refused(&p, "f4=f5 f4=f6 e1=e2", "no-stack");
    }
}

/// The single steps "two" from a cell.
fn stack_moves(position: &Position, from: &str) -> Vec<String> {
    let mut turns = turns_from(position, &format!("{from}="));
    turns.retain(|turn| !turn.contains('-'));
    turns
}

// rule 3.12, 3.13, 3.15
#[test]
fn step_two_goes_one_or_two_cells_in_a_straight_line() {
    let reach = [
        "e5=c3", "e5=c5", "e5=d4", "e5=d5", "e5=e3", "e5=e4", "e5=e6", "e5=e7", "e5=f4", "e5=f5", "e5=g3",
        "e5=g5",
    ];
    for p in everywhere("w e1:K e9:k e5:SR") {
        assert_eq!(stack_moves(&p, "e5"), reach);
        legal(&p, &reach.join(" "));
        // Two cells away, but round a corner.
        refused(&p, "e5=c4 e5=d3 e5=d6 e5=f3 e5=f6 e5=g4", "not-in-reach");
        // In a straight line, but three cells away.
        refused(&p, "e5=e8 e5=e2", "not-in-reach");
    }
}

// rule 3.14
#[test]
fn a_stack_jumps_over_nothing() {
    for between in ["S", "s", "RP", "rp", "P", "p"] {
        for p in everywhere(&format!("w e1:K e9:k e5:SR e6:{between}")) {
            refused(&p, "e5=e7", "jumps-over");
            legal(&p, "e5=e3");
        }
    }
    // A cell that the first step has left is empty for the second one.
    for p in everywhere("w e1:K e9:k e4:R e5:P") {
        legal(&p, "e4-e5=e3");
    }
    for p in everywhere("w e1:K e9:k e4:SR e5:P") {
        refused(&p, "e4-e5=e3", "jumps-over");
    }
}

// rule 3.16
#[test]
fn one_piece_on_another_makes_a_stack() {
    for p in everywhere("w e1:K e9:k d4:R d5:P d6:SR") {
        let built = after(&p, "d4-d5");
        holds(&built, "d5", "PR");
        empty(&built, "d4");
        let rebuilt = after(&p, "d6-d5");
        holds(&rebuilt, "d5", "PR");
        holds(&rebuilt, "d6", "S");
    }
}

// rule 3.17
#[test]
fn a_stack_never_merges() {
    for p in everywhere("w e1:K e9:k d4:RP d5:S c4:SS f5:R") {
        refused(&p, "d4=d5 d4=c4 d4=f5", "stack-merges");
        legal(&p, "d4-d5 d4=e4");
    }
}

// rule 3.18
#[test]
fn a_step_captures_only_what_its_top_beats() {
    for p in everywhere("w e1:K e9:k d4:PR d5:s c4:p d3:r d6:S f3:s f5:r e4:p") {
        legal(&p, "d4-d5 d4=d5");
        refused(&p, "d4-c4 d4=c4 d4-d3 d4=d3 d4-e4 d4=e4", "does-not-beat");
        refused(&p, "d4=f5", "does-not-beat");
    }
    for p in everywhere("w e1:K e9:k d4:PR d6:s f5:p") {
        let taken = after(&p, "d4=d6");
        holds(&taken, "d6", "PR");
        refused(&p, "d4=f5", "does-not-beat");
    }
}

// rule 3.19
#[test]
fn the_whole_enemy_cell_is_captured_for_good() {
    for p in everywhere("w e1:K e9:k d4:PR d5:ps d6:s g4:r") {
        for (turn, left) in [("d4-d5", "R"), ("d4=d5", "PR")] {
            let taken = after(&p, turn);
            holds(&taken, "d5", left);
            let black = taken.on_board(Color::Black);
            let counts = [Kind::Paper, Kind::Scissors, Kind::Rock, Kind::King].map(|kind| black.get(kind));
            assert_eq!(counts, [0, 1, 1, 1], "{taken:?}");
            assert!(taken.reserve(Color::Black).is_empty(), "what is captured does not come back");
        }
    }
}

// rule 3.20, 3.21
#[test]
fn a_second_step_is_free_and_starts_where_the_first_arrived() {
    for p in everywhere("w e1:K e9:k d4:R d5:P f4:SR") {
        let first = after(&p, "d4-d5");
        holds(&first, "d5", "PR");
        let both = after(&p, "d4-d5=d7");
        holds(&both, "d7", "PR");
        empty(&both, "d5");
        holds(&both, "f4", "SR");
        assert_eq!(first.to_move(), Color::Black);
        assert_eq!(both.to_move(), Color::Black);
        refused(&first, "f4=f5", "not-yours");
        let moved = after(&p, "f4=f6");
        holds(&moved, "f6", "SR");
        let unbuilt = after(&p, "f4=f6-f7");
        holds(&unbuilt, "f6", "S");
        holds(&unbuilt, "f7", "R");
    }
}

// rule 3.22, 8.09
#[test]
fn the_second_step_moves_the_other_number_of_pieces() {
    for p in everywhere("w e1:K e9:k d4:SR d5:P f4:R") {
        legal(&p, "d4-d5=d6 d4=e4-e5");
        refused(&p, "d4-d5-d6 d4=e4=e5 f4-f5-f6", "no-alternation");
    }
}

// rule 3.23
#[test]
fn one_then_two_builds_a_stack_and_moves_it() {
    for p in everywhere("w e1:K e9:k d4:R d5:P d7:s e5:s") {
        let taken = after(&p, "d4-d5=d7");
        holds(&taken, "d7", "PR");
        empty(&taken, "d5");
        assert_eq!(taken.on_board(Color::Black).get(Kind::Scissors), 1);
        // A first step that captures builds nothing.
        legal(&p, "d4-e5");
        refused(&p, "d4-e5=e6", "no-second-step");
    }
}

// rule 3.24
#[test]
fn two_then_one_moves_a_stack_and_unbuilds_it_and_both_steps_capture() {
    for p in everywhere("w e1:K e9:k d4:PR d6:s d7:ps") {
        let taken = after(&p, "d4=d6-d7");
        holds(&taken, "d6", "P");
        holds(&taken, "d7", "R");
        let black = taken.on_board(Color::Black);
        assert_eq!((black.get(Kind::Scissors), black.get(Kind::Paper)), (0, 0));
        legal(&p, "d4=d6 d4=d6-d5 d4=d5-d6");
    }
}

// rule 3.25
#[test]
fn the_piece_that_leaves_the_stack_may_make_another() {
    for p in everywhere("w e1:K e9:k d4:PR d7:S e7:SS") {
        let rebuilt = after(&p, "d4=d6-d7");
        holds(&rebuilt, "d6", "P");
        holds(&rebuilt, "d7", "SR");
        refused(&p, "d4=d6-e7", "too-high");
    }
}

// rule 3.26, 8.01
#[test]
fn the_directions_of_the_two_steps_are_free() {
    for p in everywhere("w e1:K e9:k e4:R e5:P") {
        let ends: Vec<String> = turns_from(&p, "e4-e5=").iter().map(|turn| turn[6..].to_owned()).collect();
        assert_eq!(ends, ["c3", "c5", "d4", "d5", "e3", "e4", "e6", "e7", "f4", "f5", "g3", "g5"]);
    }
    for p in everywhere("w e1:K e9:k e4:PR") {
        let ends: Vec<String> = turns_from(&p, "e4=e5-").iter().map(|turn| turn[6..].to_owned()).collect();
        assert_eq!(ends, ["d4", "d5", "e4", "e6", "f4", "f5"]);
        legal(&p, "e4=e6-f5 e4=e6-e5 e4=e6-e7");
    }
}

// rule 3.27
#[test]
fn there_are_at_most_two_steps() {
    for p in everywhere("w e1:K e9:k d4:R d5:P") {
        legal(&p, "d4-d5=d6");
        refused(&p, "d4-d5=d6-d7 d4-d5=d6=d7", "three-steps");
    }
}

// rule 3.28
#[test]
fn passing_is_impossible() {
    let code = |p: &Position, text: &str| read_turn(p, text).map(|_| ()).map_err(|fault| fault.code());
    for p in everywhere("w e1:K e9:k d4:PR d5:P f4:S c3:r") {
        assert_eq!(code(&p, ""), Err("empty"));
        assert!(code(&p, "pass").is_err());
        assert!(code(&p, "--").is_err());
        refused(&p, "d4-d4 e1-e1 d4=d4", "same-cell");
        for turn in p.turns() {
            assert_ne!(p.play_legal(turn).setup().pieces, p.setup().pieces, "{turn:?} changes nothing");
        }
    }
    for (start, _) in starts() {
        assert!(all_turns(&start).iter().all(|turn| !turn.is_empty()));
        for turn in start.turns() {
            assert_ne!(start.play_legal(turn).setup().pieces, start.setup().pieces);
        }
    }
}

// rule 3.29
#[test]
fn one_piece_that_makes_no_stack_goes_no_further() {
    for p in everywhere("w e1:K e9:k d4:R f4:SR d5:s d3:P") {
        legal(&p, "d4-e4 d4-d5 f4-f5 d4-d3=d2");
        refused(&p, "d4-e4=e3 d4-d5=d6 f4-f5=f6", "no-second-step");
    }
}

// rule 3.30
#[test]
fn strength_is_the_top_piece_s() {
    // Rock on scissors: the rock fights, whatever is below it.
    for p in everywhere("w e1:K e9:k d4:SR d5:s d3:p c4:ps e4:sp") {
        legal(&p, "d4=d5 d4-d5 d4=c4 d4-c4");
        refused(&p, "d4=d3 d4-d3 d4=e4 d4-e4", "does-not-beat");
    }
    // A single piece beats a stack, and a stack a single piece.
    for p in everywhere("w e1:K e9:k d4:R d5:rs c5:RR c6:s") {
        legal(&p, "d4-d5 c5=c6");
    }
}

// rule 3.31
#[test]
fn rock_scissors_and_paper_beat_each_other_in_a_circle() {
    let beats = [("R", "s"), ("S", "p"), ("P", "r")];
    for mover in ["R", "P", "S"] {
        for met in ["r", "p", "s"] {
            for p in everywhere(&format!("w e1:K e9:k d4:{mover} d5:{met} f4:{mover}{mover} f6:{met}")) {
                if beats.contains(&(mover, met)) {
                    legal(&p, "d4-d5 f4=f6");
                } else {
                    refused(&p, "d4-d5 f4=f6", "does-not-beat");
                }
            }
        }
    }
}

/// How a turn is written that captures the black king: with a relocation where there is one.
fn king_capture(position: &Position, steps: &str) -> String {
    if position.edition().hunts() { steps.to_owned() } else { format!("{steps}/K:i4") }
}

// rule 3.32
#[test]
fn rock_paper_and_scissors_beat_the_king() {
    for mover in ["R", "P", "S"] {
        for p in everywhere(&format!("w e1:K d5:k d4:{mover} d3:{mover}{mover} e5:R")) {
            let taken = after(&p, &king_capture(&p, "d4-d5"));
            holds(&taken, "d5", mover);
            refused(&p, "d3=d5", "jumps-over");
        }
        for p in everywhere(&format!("w e1:K d5:rk d3:P{mover}")) {
            let taken = after(&p, &king_capture(&p, "d3=d5"));
            holds(&taken, "d5", &format!("P{mover}"));
        }
    }
}

// rule 3.33
#[test]
fn the_king_beats_nothing() {
    for met in ["r", "p", "s", "rp"] {
        for p in everywhere(&format!("w d4:K e9:k d5:{met} c3:R")) {
            refused(&p, "d4-d5", "does-not-beat");
            legal(&p, "d4-e4");
        }
        for p in everywhere(&format!("w d4:RK e9:k d5:{met} d6:R")) {
            refused(&p, "d4-d5 d4=d5", "does-not-beat");
        }
    }
    for p in everywhere("w d4:K d5:k c3:R g3:r") {
        refused(&p, "d4-d5", "does-not-beat");
        let black = after_all(&p, "c3-c2");
        refused(&black, "d5-d4", "does-not-beat");
    }
}
