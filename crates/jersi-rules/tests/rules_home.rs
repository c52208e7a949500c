//! Section 5 of the rules: setting, power, mountains and drops of editions 4.8 and 4.16, and the F.A.Q.

mod common;

use common::{
    HOMES, after, after_all, all_turns, army, at, faults, homes, legal, named, pos, refused, turns_from,
};
use jersi_rules::notation::{read_turn, write_position};
use jersi_rules::{Color, Edition, Kind, Position, PositionFault, Rules, Setting};

fn start(edition: Edition) -> Position {
    Position::start(Rules::new(edition), Setting::usual(edition))
}

// rule 5.01, 5.02, 5.03, 5.04
#[test]
fn the_setting() {
    let text = "p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1";
    for edition in HOMES {
        let p = start(edition);
        let white = "a1:P a2:S a3:R a4:K a5:S a6:R a7:P b1:F b2:R b3:P b4:S b5:R b6:P b7:S b8:F";
        let black = "h1:f h2:s h3:p h4:r h5:s h6:p h7:r h8:f i1:p i2:r i3:s i4:k i5:r i6:s i7:p";
        assert_eq!((army(&p, Color::White).as_str(), army(&p, Color::Black).as_str()), (white, black));
        assert!(p.stacks().is_empty());
        for color in Color::BOTH {
            let reserve = p.reserve(color);
            assert_eq!((reserve.get(Kind::Mountain), reserve.get(Kind::Wise), reserve.total()), (4, 2, 6));
        }
        assert_eq!(write_position(&p), text);
        assert_eq!(pos(edition, text), p);
    }
}

/// Puts every kind before a single piece and a stack of ours, and sees which ones are captured.
fn beats_exactly(mover: char, beaten: &str) {
    for met in "kfrpsw".chars() {
        let white_king = if mover == 'K' { "" } else { "a4:K " };
        let black_king = if met == 'k' { "" } else { "i4:k " };
        let relocation = if met == 'k' { "/K:i1" } else { "" };
        let single = homes(&format!("w {white_king}{black_king}d4:{mover} d5:{met} d6:r"));
        let stack = homes(&format!("w {white_king}{black_king}d4:P{mover} d6:{met} g1:r"));
        for (p, turn) in single.iter().map(|p| (p, "d4-d5")).chain(stack.iter().map(|p| (p, "d4=d6"))) {
            let turn = format!("{turn}{relocation}");
            if beaten.contains(met) {
                let next = after(p, &turn);
                assert!(!at(&next, &turn[3..5]).contains(met), "{next:?}");
            } else {
                refused(p, &turn, "does-not-beat");
            }
        }
    }
}

// rule 5.05
#[test]
fn rock_beats_fool_scissors_king_and_wise_man() {
    beats_exactly('R', "fskw");
}

// rule 5.06
#[test]
fn paper_beats_fool_rock_king_and_wise_man() {
    beats_exactly('P', "frkw");
}

// rule 5.07
#[test]
fn scissors_beat_fool_paper_king_and_wise_man() {
    beats_exactly('S', "fpkw");
}

// rule 5.08, 5.09
#[test]
fn fool_beats_all_warriors_and_the_king_but_no_wise_man() {
    beats_exactly('F', "frpsk");
}

// rule 8.10
#[test]
fn fool_and_wise_man_respect_each_other() {
    for p in homes("w a4:K i4:k d4:F d5:w f4:W f5:f") {
        refused(&p, "d4-d5 f4-f5", "does-not-beat");
    }
}

// rule 5.10
#[test]
fn king_wise_man_and_mountain_beat_nothing() {
    beats_exactly('K', "");
    beats_exactly('W', "");
    for met in "frpsw".chars() {
        for p in homes(&format!("w a4:K i4:k d4:M d5:{met} c4:MM")) {
            refused(&p, "d4-d5 c4-d5 c4=d5", "mountain-never-moves");
        }
    }
}

// rule 5.11
#[test]
fn a_mountain_is_never_captured() {
    for mover in ["F", "R", "P", "S", "W"] {
        for p in homes(&format!("w a4:K i4:k d4:{mover} d5:m d3:mm e4:mr f3:F")) {
            let on_top = after(&p, "d4-d5");
            assert_eq!(at(&on_top, "d5"), format!("m{mover}"));
            assert_eq!(on_top.on_board(Color::Black).get(Kind::Mountain), 4);
            assert_eq!(on_top.clock().number(), Some(1), "stepping on a mountain is no capture");
            refused(&p, "d4-d3", "mountain-untakeable");
            let taken = after(&p, "f3-e4");
            assert_eq!(at(&taken, "e4"), "mF");
            assert_eq!(taken.on_board(Color::Black).get(Kind::Mountain), 4);
        }
    }
}

// rule 5.12
#[test]
fn a_mountain_enters_by_a_drop_only() {
    for edition in HOMES {
        let p = start(edition);
        assert!(Color::BOTH.into_iter().all(|color| p.on_board(color).get(Kind::Mountain) == 0));
        let dropped = after(&p, "M:e5");
        assert_eq!(at(&dropped, "e5"), "M");
        assert_eq!(dropped.reserve(Color::White).get(Kind::Mountain), 3);
        for turn in p.turns() {
            let mountains = p.play_legal(turn).on_board(Color::White).get(Kind::Mountain);
            let text = jersi_rules::notation::write_turn(&p, turn);
            assert_eq!(usize::from(mountains), text.matches("M:").count(), "{text}");
        }
    }
}

// rule 5.13, 8.07
#[test]
fn mountains_are_rooted() {
    for p in homes("w a4:K i4:k d4:M f4:MM f6:MR g2:mS") {
        refused(&p, "d4-d5 d4=d5 d4-d5=d6 f4-f5 f4=f5 f4=f5-f6", "mountain-never-moves");
        refused(&p, "f6=f7 f6=f8 g2=g3 f6=f7-f8", "on-mountain-moves-alone");
        let left = after(&p, "f6-f7");
        assert_eq!((at(&left, "f6"), at(&left, "f7")), ("M".to_owned(), "R".to_owned()));
    }
    for p in homes("w a4:K i4:k d4:m d6:mm f4:Mr") {
        refused(&p, "d4-d5 d6-d5 d6=d5 f4-f5 f4=f5", "not-yours");
    }
}

// rule 5.14
#[test]
fn a_mountain_stands_on_the_ground_or_on_its_like() {
    for edition in HOMES {
        for fine in ["M", "MM", "mm"] {
            common::put(edition, &format!("w a4:K i4:k d4:{fine}"));
        }
        for wrong in ["RM", "WM", "mM", "Mm", "rM"] {
            let found = faults(Rules::new(edition), &format!("w a4:K i4:k d4:{wrong}"));
            assert_eq!(found, [PositionFault::MountainOnTop(named(edition, "d4"))], "{wrong}");
        }
    }
    for p in homes("w a4:K i4:k d4:M d6:m f4:R reserve:MM") {
        assert_eq!(at(&after(&p, "M:d4"), "d4"), "MM");
        refused(&p, "M:d6", "drops-on-enemy");
        refused(&p, "M:f4", "mountain-drops-on-ground");
    }
}

// rule 5.15
#[test]
fn any_other_cube_steps_on_a_single_mountain_of_either_colour() {
    for mover in ["K", "F", "R", "P", "S", "W"] {
        let king = if mover == "K" { "" } else { "a4:K " };
        for below in ["", "P"] {
            for p in homes(&format!("w {king}i4:k d4:{below}{mover} d5:M d3:m e4:MR e5:mr")) {
                assert_eq!(at(&after(&p, "d4-d5"), "d5"), format!("M{mover}"));
                assert_eq!(at(&after(&p, "d4-d3"), "d3"), format!("m{mover}"));
                refused(&p, "d4-e4", "too-high");
            }
        }
    }
}

// rule 5.16
#[test]
fn only_a_cube_on_an_enemy_mountain_makes_a_cell_of_two_colours() {
    for edition in HOMES {
        for top in ["K", "F", "R", "P", "S", "W"] {
            let king = if top == "K" { "" } else { "a4:K " };
            common::put(edition, &format!("w {king}i4:k d4:m{top}"));
            for bottom in ["f", "r", "p", "s", "w"] {
                let found = faults(Rules::new(edition), &format!("w {king}i4:k d4:{bottom}{top}"));
                assert_eq!(found, [PositionFault::MixedStack(named(edition, "d4"))], "{bottom}{top}");
            }
        }
    }
}

// rule 5.17, 8.02
#[test]
fn a_cube_on_a_mountain_moves_by_one_cell_and_alone() {
    for mountain in ["M", "m"] {
        for p in homes(&format!("w a4:K i4:k d4:{mountain}R f4:P f3:{mountain} d5:S")) {
            legal(&p, "d4-e4 d4-d3 d4-d5");
            refused(&p, "d4-d2 d4-f5", "not-beside");
            refused(&p, "d4=d3 d4=d2 d4=e5-e6", "on-mountain-moves-alone");
            // In the turn in which it stepped there as well.
            legal(&p, "f4-f3");
            refused(&p, "f4-f3=f2 f4-f3=f1", "on-mountain-moves-alone");
            // The stack that it builds beside the mountain moves on like any other.
            assert_eq!(at(&after(&p, "d4-d5=d7"), "d7"), "SR");
        }
    }
}

// rule 5.18
#[test]
fn a_stack_does_not_move_onto_a_mountain() {
    for mountain in ["M", "m"] {
        for p in homes(&format!("w a4:K i4:k d4:PR d5:{mountain} d2:{mountain} c3:S c4:P")) {
            refused(&p, "d4=d5 d4=d2 c3-c4=d5", "stack-on-mountain");
            refused(&p, "d4=d6", "jumps-over");
            legal(&p, "d4-d5 d4=d3-d2");
        }
    }
}

// rule 5.19, 5.20
#[test]
fn only_a_single_cube_captures_on_a_mountain() {
    for mountain in ["M", "m"] {
        for p in homes(&format!("w a4:K i4:k d4:PR d5:{mountain}s d2:{mountain}s c3:R c4:P")) {
            refused(&p, "d4=d5 d4=d2 c3-c4=d5", "stack-takes-on-mountain");
            let taken = after(&p, "d4-d5");
            assert_eq!((at(&taken, "d5"), at(&taken, "d4")), (format!("{mountain}R"), "P".to_owned()));
            assert_eq!(taken.on_board(Color::Black).get(Kind::Scissors), 1);
            assert_eq!(at(&after(&p, "d4=d3-d2"), "d2"), format!("{mountain}R"));
        }
        for p in homes(&format!("w a4:K d5:{mountain}k d4:PR g1:s")) {
            refused(&p, "d4=d5/K:i1", "stack-takes-on-mountain");
            assert_eq!(at(&after(&p, "d4-d5/K:i1"), "d5"), format!("{mountain}R"));
        }
    }
}

// rule 5.21
#[test]
fn two_mountains_are_a_wall() {
    for p in homes("w a4:K i4:k d4:R d5:MM d3:mm e5:PR reserve:MW") {
        refused(&p, "d4-d5 e5-d5 e5=d5", "too-high");
        refused(&p, "d4-d3 e5=e4-d3", "mountain-untakeable");
        refused(&p, "e5=c5", "jumps-over");
        refused(&p, "M:d5 W:d5", "too-high");
        refused(&p, "M:d3 W:d3", "drops-on-enemy");
    }
}

// rule 5.22
#[test]
fn a_drop_is_a_whole_turn() {
    let code = |p: &Position, text: &str| read_turn(p, text).map(|_| ()).map_err(|fault| fault.code());
    for p in homes("w a4:K i4:k d4:R g1:s reserve:MMWWm") {
        for turn in ["M:e4", "M:e4/W:e5"] {
            let next = after(&p, turn);
            assert_eq!((next.to_move(), next.turn_number()), (Color::Black, 2));
        }
        refused(&p, "M:e4/M:e5/W:e6", "three-drops");
        assert!(code(&p, "M:e4/d4-d5").is_err());
        assert_eq!(code(&p, "d4-d5/M:e4"), Err("relocates-other"));
        assert!(all_turns(&p).iter().all(|turn| turn.contains(':') != turn.contains(['-', '='])));
        assert_eq!(after(&p, "M:e4").clock().number(), Some(1), "a drop captures nothing");
    }
}

// rule 5.23
#[test]
fn cubes_are_dropped_on_empty_cells_or_own_cubes() {
    for p in homes("w a4:K i4:k d4:R d5:r d6:m d7:M f4:Mr f6:mR reserve:MW") {
        legal(&p, "M:e4 W:e4 M:c1 W:g7 W:d4 W:d7 M:d7");
        refused(&p, "M:d5 W:d5 M:d6 W:d6 W:f4 W:i4 M:i4", "drops-on-enemy");
        refused(&p, "W:f6 M:f6", "too-high");
        let single = turns_from(&p, "M:").into_iter().filter(|turn| turn.len() == 4).count();
        assert_eq!(single, 69 - 8 + 1, "every empty cell and the own mountain");
    }
}

// rule 5.24
#[test]
fn nothing_is_dropped_on_a_king_or_on_two_cubes() {
    for p in homes("w a4:K i4:k d4:RP d6:MR f4:M f6:R reserve:MMWW") {
        refused(&p, "M:a4 W:a4 M:a3/W:a4", "on-king");
        refused(&p, "W:d4 M:d4 W:d6 M:d6", "too-high");
        refused(&p, "W:f6/W:f6 M:f4/W:f4 M:f4/M:f4", "too-high");
        legal(&p, "W:f6 M:f4 W:f4");
    }
}

// rule 5.25
#[test]
fn a_mountain_is_dropped_on_the_ground_or_on_an_own_mountain() {
    for p in homes("w a4:K i4:k c1:F c2:R c3:P c4:S c5:W c6:M reserve:MMW") {
        legal(&p, "M:e5 M:c6 M:e5/M:e5");
        refused(&p, "M:c1 M:c2 M:c3 M:c4 M:c5", "mountain-drops-on-ground");
        refused(&p, "W:e5/M:e5", "mountain-drops-on-ground");
        assert_eq!(at(&after(&p, "M:e5/M:e5"), "e5"), "MM");
    }
}

// rule 5.26
#[test]
fn a_wise_man_is_dropped_on_any_single_own_cube_but_the_king() {
    for p in homes("w a4:K i4:k c1:F c2:R c3:P c4:S c6:M reserve:MWW") {
        for (cell, cube) in [("c1", "F"), ("c2", "R"), ("c3", "P"), ("c4", "S"), ("c6", "M")] {
            assert_eq!(at(&after(&p, &format!("W:{cell}")), cell), format!("{cube}W"));
        }
        assert_eq!(at(&after(&p, "W:e5"), "e5"), "W");
        assert_eq!(at(&after(&p, "W:e5/W:e5"), "e5"), "WW");
        assert_eq!(at(&after(&p, "M:e5/W:e5"), "e5"), "MW");
        refused(&p, "W:a4", "on-king");
    }
}

// rule 5.27
#[test]
fn two_dropped_cubes_land_together_or_side_by_side() {
    for p in homes("w a4:K i4:k reserve:MMWW") {
        legal(&p, "M:d4/M:d4 M:d4/W:d4 M:d4/M:d5 M:d4/W:e4 W:d4/W:c3 W:d4/M:e5 W:d4/W:d4");
        refused(&p, "M:d4/M:d6 M:d4/W:f4 W:d4/W:f3 M:d4/M:c5 W:a1/M:i7", "drops-apart");
    }
}

// rule 5.28
#[test]
fn two_drops_in_either_order_are_one_turn() {
    for p in homes("w a4:K i4:k reserve:MMWW") {
        for (one, other) in
            [("M:d4/M:d5", "M:d5/M:d4"), ("M:d4/W:d5", "W:d5/M:d4"), ("W:d4/W:e4", "W:e4/W:d4")]
        {
            let read = |text| read_turn(&p, text).unwrap().decisions[0];
            assert_eq!(read(one), read(other));
            assert_eq!(p.turns().into_iter().filter(|&turn| turn == read(one)).count(), 1);
            let texts = all_turns(&p).into_iter().filter(|turn| turn == one || turn == other);
            assert_eq!(texts.count(), 1);
        }
    }
}

// rule 5.29
#[test]
fn only_what_is_in_reserve_is_dropped() {
    for p in homes("w a4:K i4:k g1:r reserve:Mmmww") {
        legal(&p, "M:d4");
        refused(&p, "W:d4 M:d4/M:d5 M:d4/W:d5 M:d4/M:d4", "not-in-reserve");
        refused(&p, "R:d4 K:d4 F:d4", "never-dropped");
        let next = after_all(&p, "M:d4 g1-g2");
        assert!(next.reserve(Color::White).is_empty());
        refused(&next, "M:e5", "not-in-reserve");
        let black = after(&p, "M:d4");
        legal(&black, "M:e5/W:e6 W:e5/W:e6 M:e5/M:e6");
    }
}

// rule 8.08
#[test]
fn a_cube_crosses_a_mountain_pass() {
    for mountain in ["M", "m"] {
        for p in homes(&format!("w a4:K i4:k d4:R d5:{mountain} g1:s")) {
            let crossed = after_all(&p, "d4-d5 g1-g2 d5-d6");
            assert_eq!((at(&crossed, "d5"), at(&crossed, "d6")), (mountain.to_owned(), "R".to_owned()));
        }
    }
}
