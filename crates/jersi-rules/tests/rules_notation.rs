//! Section 6 of the rules: how turns and positions are written and read. (Records have tests of their own.)

mod common;

use std::collections::BTreeSet;

use common::{after, after_all, all_turns, at, ends, pos, put, put_by, refused, rules};
use jersi_rules::notation::{
    nearest_turns, read_position, read_turn, text_board, write_decisions, write_position, write_turn,
};
use jersi_rules::{Color, Edition, Position, Rules, Setting};

/// A written turn as the canonical writer puts it.
fn canonical(position: &Position, text: &str) -> String {
    let read = read_turn(position, text)
        .unwrap_or_else(|fault| panic!("{text:?} is refused ({}) in {position:?}", fault.code()));
    write_decisions(position, &read.decisions)
}

fn start(edition: Edition) -> Position {
    Position::start(Rules::new(edition), Setting::usual(edition))
}

// rule 6.01
#[test]
fn a_cell_is_its_row_and_its_number() {
    for edition in Edition::ALL {
        let lengths = if edition.hunts() { [5, 6, 7, 8, 9, 8, 7, 6, 5] } else { [7, 8, 7, 8, 9, 8, 7, 8, 7] };
        let names: Vec<String> =
            edition.facts().cells.into_iter().map(|cell| edition.cell_name(cell).to_string()).collect();
        let expected: Vec<String> = ('a'..='i')
            .zip(lengths)
            .flat_map(|(row, length)| (1..=length).map(move |number| format!("{row}{number}")))
            .collect();
        assert_eq!(names, expected);
        let letters = if edition.hunts() { "w a3:N i3:n c2:R" } else { "w a4:K i4:k c2:R" };
        let p = put(edition, letters);
        assert_eq!(canonical(&p, "c2-c3"), "c2-c3");
        refused(&p, "c2-c8 c2-c0 c8-c7 c2-j1 c2-a9", "no-such-cell");
    }
    // The same cell has another number on the larger board.
    refused(&put(Edition::V2_0, "w a5:N i3:n c2:R"), "a5-a6", "no-such-cell");
    assert_eq!(canonical(&put(Edition::V4_8, "w a5:K i4:k"), "a5-a6"), "a5-a6");
}

// rule 6.02
#[test]
fn one_piece_is_a_dash_and_a_stack_an_equals_sign() {
    let p = put(Edition::V4_8, "w a4:K i4:k d4:RP");
    let one = after(&p, "d4-d5");
    assert_eq!((at(&one, "d4"), at(&one, "d5")), ("R".to_owned(), "P".to_owned()));
    let two = after(&p, "d4=d5");
    assert_eq!((at(&two, "d4"), at(&two, "d5")), (".".to_owned(), "RP".to_owned()));
    assert!(all_turns(&p).contains(&"d4-d5".to_owned()) && all_turns(&p).contains(&"d4=d5".to_owned()));
}

// rule 6.03, 6.04
#[test]
fn captures_are_marked() {
    let p = put(Edition::V4_8, "w a4:K d7:k d4:PR d5:s d3:m e4:P f4:pr d6:s g1:r e5:mf");
    assert_eq!(canonical(&p, "d4-d5"), "d4-d5!");
    assert_eq!(canonical(&p, "d4=d5-d6"), "d4=d5!-d6!");
    assert_eq!(canonical(&p, "e4-f4"), "e4-f4!");
    assert_eq!(canonical(&p, "d4-e5"), "d4-e5!");
    assert_eq!(canonical(&p, "d4-c4"), "d4-c4");
    assert_eq!(canonical(&p, "d4-d3"), "d4-d3", "a mountain is not captured");
    assert_eq!(canonical(&p, "d4-e4"), "d4-e4", "nor is an own cube");
    let king = put(Edition::V4_8, "w a4:K d5:k d4:PR d6:s g1:r");
    assert_eq!(canonical(&king, "d4-d5/K:i1"), "d4-d5!!/K:i1");
    assert_eq!(canonical(&king, "d4=d5-d6/K:i1"), "d4=d5!!-d6!/K:i1");
    let hunted = put(Edition::V2_0, "w a3:N d5:n d4:RK d6:c");
    assert_eq!(canonical(&hunted, "d4=d5"), "d4=d5!!");
    assert_eq!(canonical(&hunted, "d4-d5"), "d4-d5!!");
}

/// The example of the booklets of 2.0 and of the draft.
const SEVEN_TURNS: [&str; 7] =
    ["a5-b5=d7", "i5-h5=f7", "d7=e8-f7!", "h6-g6", "e8-f7=g6!", "i2-h3=f5", "g6=i4!-i3!!"];

fn play_seven(edition: Edition) -> Position {
    SEVEN_TURNS.into_iter().fold(start(edition), |p, turn| {
        assert_eq!(canonical(&p, turn), turn);
        assert!(read_turn(&p, turn).unwrap().notes.is_empty());
        after(&p, turn)
    })
}

// rule 6.05
#[test]
fn the_second_step_is_written_after_the_arrival_of_the_first() {
    let p = after_all(&start(Edition::V2_0), &SEVEN_TURNS[..2].join(" "));
    let next = after(&p, "d7=e8-f7!");
    assert_eq!((at(&next, "d7"), at(&next, "e8"), at(&next, "f7")), (".".into(), "R".into(), "K".into()));
    let p = after_all(&start(Edition::V2_0), &SEVEN_TURNS[..4].join(" "));
    let next = after(&p, "e8-f7=g6!");
    assert_eq!((at(&next, "e8"), at(&next, "f7"), at(&next, "g6")), (".".into(), ".".into(), "KR".into()));
    let p = after_all(&start(Edition::V2_0), &SEVEN_TURNS[..6].join(" "));
    let next = after(&p, "g6=i4!-i3!!");
    assert_eq!((at(&next, "i4"), at(&next, "i3")), ("K".into(), "R".into()));
}

// rule 6.41
#[test]
fn the_example_of_2_0_ends_1_0() {
    let over = play_seven(Edition::V2_0);
    ends(&over, "white", "king-captured");
    let points = over.outcome().unwrap().points(Edition::V2_0.facts().score);
    assert_eq!((points.white, points.black), (1, 0));
}

// rule 6.42
#[test]
fn the_example_of_2_0_is_legal_in_3_0() {
    for edition in [Edition::V3_0, Edition::Draft4] {
        let over = play_seven(edition);
        ends(&over, "white", "king-captured");
        let points = over.outcome().unwrap().points(edition.facts().score);
        assert_eq!((points.white, points.black), (1, 0));
    }
}

// rule 6.06, 6.07
#[test]
fn a_relocation_is_written_after_the_steps_unless_the_capture_wins() {
    let p = put(Edition::V4_8, "b d5:K i4:k d4:ps d6:P g1:r");
    assert_eq!(canonical(&p, "d4=d5-d6/K:a2"), "d4=d5!!-d6!/K:a2");
    assert_eq!(canonical(&p, "d4-d5/K:a7"), "d4-d5!!/K:a7");
    refused(&p, "d4-d5/R:a2", "relocates-other");
    let won = put(Edition::V4_8, "w a4:K d5:k d4:P g1:s i1:R i2:P i3:S i4:rp i5:mm i6:mr i7:F");
    assert_eq!(canonical(&won, "d4-d5"), "d4-d5!!");
    assert!(all_turns(&won).iter().all(|turn| !turn.contains("/K:")));
}

/// Black can capture the king on h2 with a stack from f1; White has rocks on c3 and c5, and scissors.
fn ransom() -> Position {
    put_by(rules(Edition::V4_8, true, true), "b h2:K i4:k f1:pr c3:R c5:R e5:S")
}

// rule 6.08, 6.09
#[test]
fn a_ransom_is_written_after_the_steps_and_before_the_relocation() {
    let p = ransom();
    let named = read_turn(&p, "f1=h2!!#R").unwrap();
    assert_eq!(write_turn(&p, named.decisions[0]), "f1=h2!!#R");
    let given = read_turn(&named.after, "#c3").unwrap();
    assert_eq!(write_turn(&named.after, given.decisions[0]), "#c3");
    let placed = read_turn(&given.after, "/K:a2").unwrap();
    assert_eq!(write_turn(&given.after, placed.decisions[0]), "/K:a2");
    let whole = read_turn(&p, "f1=h2!!#c3/K:a2").unwrap();
    assert_eq!(whole.after, placed.after);
    assert_eq!(whole.decisions.len(), 3);
    assert_eq!(write_decisions(&p, &whole.decisions), "f1=h2!!#c3/K:a2");
    assert_eq!(canonical(&p, "f1=h2!!-g1#c5/K:a1"), "f1=h2!!-g1#c5/K:a1");
}

// rule 6.10
#[test]
fn drops_are_a_letter_a_colon_and_a_cell() {
    let p = start(Edition::V4_8);
    let one = after(&p, "M:d4");
    assert_eq!(at(&one, "d4"), "M");
    let two = after(&p, "M:d4/W:d5");
    assert_eq!((at(&two, "d4"), at(&two, "d5")), ("M".to_owned(), "W".to_owned()));
    for text in ["M:d4", "W:d4", "M:d4/W:d5"] {
        assert_eq!(canonical(&p, text), text);
    }
}

// rule 6.11
#[test]
fn placements_are_a_letter_a_colon_and_a_cell() {
    for (edition, text) in [
        (Edition::V2_0, "N:a3 N:i3 K:b1 K:h6 R:b2 R:h5 C:b3 C:h4"),
        (Edition::V3_0, "N:a3 N:i3 C:b1 C:h6 R:b2 R:h5 K:b3 K:h4"),
    ] {
        let setting = Setting::named(edition, "free", 0, false).unwrap();
        let mut p = Position::start(Rules::new(edition), setting);
        for place in text.split(' ') {
            assert_eq!(canonical(&p, place), place);
            p = after(&p, place);
        }
        let (rock, scissors) = if edition == Edition::V2_0 { ("K", "C") } else { ("C", "K") };
        assert_eq!(
            (at(&p, "b1").as_str(), at(&p, "b3").as_str(), at(&p, "a3").as_str()),
            (rock, scissors, "N")
        );
    }
}

// rule 6.12
#[test]
fn canonical_letters_are_upper_case_and_the_ransom_is_a_hash() {
    let black = after(&start(Edition::V4_8), "M:e5");
    assert_eq!(canonical(&black, "m:f5/w:f6"), "M:f5/W:f6");
    assert!(all_turns(&black).iter().all(|turn| !turn.contains(['m', 'w', 'k'])));
    assert_eq!(canonical(&ransom(), "f1=h2!!$c3/k:a2"), "f1=h2!!#c3/K:a2");
    let named = read_turn(&ransom(), "f1=h2$r").unwrap();
    assert_eq!(write_turn(&ransom(), named.decisions[0]), "f1=h2!!#R");
}

// rule 6.13
#[test]
fn two_drops_are_in_string_order_or_bottom_first() {
    let p = start(Edition::V4_8);
    for (read, written) in [
        ("M:d5/M:d4", "M:d4/M:d5"),
        ("W:d4/M:d5", "M:d5/W:d4"),
        ("W:d5/W:d4", "W:d4/W:d5"),
        ("M:d4/W:d4", "M:d4/W:d4"),
    ] {
        assert_eq!(canonical(&p, read), written);
    }
    let mut pairs = 0;
    for turn in all_turns(&p) {
        let Some((one, other)) = turn.split_once('/') else { continue };
        pairs += 1;
        assert!(one <= other, "{turn}");
        if one[1..] == other[1..] {
            let ground = at(&after(&p, &turn), &one[2..]);
            assert_eq!(ground, format!("{}{}", &one[..1], &other[..1]), "{turn}");
        }
    }
    assert!(pairs > 500);
}

// rule 6.14
#[test]
fn readers_take_either_case() {
    let p = start(Edition::V4_8);
    assert_eq!(canonical(&p, "A2-B2=D3"), "a2-b2=d3");
    assert_eq!(canonical(&p, "m:D4/w:d5"), "M:d4/W:d5");
    assert_eq!(canonical(&ransom(), "F1=h2!!#C3/k:A2"), "f1=h2!!#c3/K:a2");
}

// rule 6.15
#[test]
fn marks_are_comments_and_wrong_ones_are_reported() {
    let p = put(Edition::V4_8, "w a4:K i4:k d4:PR d5:s d6:s");
    for (text, wrong) in [
        ("d4=d5!-d6!", 0),
        ("d4=d5-d6!", 1),
        ("d4=d5-d6", 2),
        ("d4=d5!!-d6!", 1),
        ("d4=d5!-d6!!", 1),
        ("d4=d5!!!-d6", 2),
        ("d4-c4!", 1),
        ("d4-c4", 0),
    ] {
        let read = read_turn(&p, text).unwrap();
        assert_eq!(read.notes.len(), wrong, "{text}");
        let plain: String = text.chars().filter(|&c| c != '!').collect();
        assert_eq!(read.after, read_turn(&p, &plain).unwrap().after);
    }
    let read = read_turn(&p, "d4=d5!!-d6!").unwrap();
    let note = &read.notes[0];
    assert_eq!((note.span.clone(), note.written, note.should_be), (5..7, 2, 1));
}

// rule 6.16
#[test]
fn readers_take_spaces() {
    let p = start(Edition::V4_8);
    for text in
        [" a2-b2=d3 ", "a2 - b2 = d3", "a2\u{a0}-\u{a0}b2\u{202f}=d3", "a 2-b2=d3\t", "\u{feff}a2-b2=d3"]
    {
        assert_eq!(canonical(&p, text), "a2-b2=d3", "{text:?}");
    }
    assert_eq!(canonical(&p, "M : d4\u{a0}/ W : d5"), "M:d4/W:d5");
    assert_eq!(canonical(&ransom(), "f1=h2!! #c3 /K : a2"), "f1=h2!!#c3/K:a2");
}

// rule 6.17
#[test]
fn readers_take_typographic_dashes() {
    let p = start(Edition::V4_8);
    for dash in ['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2015}', '\u{2212}'] {
        assert_eq!(canonical(&p, &format!("a2{dash}b2=d3")), "a2-b2=d3", "{dash:?}");
    }
    assert!(read_turn(&p, "a2~b2=d3").is_err());
}

// rule 6.18, 6.19
#[test]
fn readers_take_either_ransom_sign_and_either_order() {
    let p = ransom();
    for text in ["f1=h2!!#c3/K:a2", "f1=h2!!$c3/K:a2", "f1=h2!!/K:a2#c3", "f1=h2!!/K:a2$c3", "f1=h2/k:a2$C3"]
    {
        assert_eq!(canonical(&p, text), "f1=h2!!#c3/K:a2", "{text}");
    }
    for text in ["f1=h2!!#c3#c5/K:a2", "f1=h2!!/K:a2#c3/K:a1"] {
        assert_eq!(read_turn(&p, text).unwrap_err().code(), "twice", "{text}");
    }
}

/// Positions of every edition, from the start to some forty turns later.
fn many_positions() -> Vec<Position> {
    let mut state = 6_u64;
    let mut positions = Vec::new();
    for edition in Edition::ALL {
        for facts in edition.facts().settings {
            for variant in [(true, false), (false, false), (true, true)] {
                let (reserve, ransom) = if edition.hunts() { (false, false) } else { variant };
                let setting = Setting::named(edition, facts.id, 3, false).unwrap();
                let mut p = Position::start(rules(edition, reserve, ransom), setting);
                for _ in 0..40 {
                    positions.push(p);
                    let turns = p.turns();
                    state =
                        state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let Some(&turn) = turns.get(usize::try_from(state >> 33).unwrap() % turns.len().max(1))
                    else {
                        break;
                    };
                    p = p.play_legal(turn);
                }
            }
        }
    }
    positions
}

// rule 6.20
#[test]
fn every_turn_is_written_in_one_way_and_read_back_as_itself() {
    let named = read_turn(&ransom(), "f1=h2!!#R").unwrap().after;
    let given = read_turn(&named, "#c3").unwrap().after;
    for p in many_positions().into_iter().step_by(4).chain([ransom(), named, given]) {
        let mut texts = BTreeSet::new();
        for turn in p.turns() {
            let text = write_turn(&p, turn);
            let read = read_turn(&p, &text).unwrap();
            assert_eq!(read.decisions.as_slice(), [turn], "{text} in {p:?}");
            assert!(read.notes.is_empty(), "{text} in {p:?}");
            assert!(!text.contains(char::is_whitespace) && !text.contains('$'));
            assert!(texts.insert(text));
        }
    }
}

// rule 6.21, 6.22
#[test]
fn a_position_string_lists_the_rows_from_i_down_bottom_first() {
    let p = put(Edition::V4_8, "w a4:K a5:RP i1:k i7:mS e5:F e9:w");
    assert_eq!(write_position(&p), "k-5mS/8/7/8/4F-3w-/8/7/8/3K-RP2 w - 0 1");
    assert_eq!(pos(Edition::V4_8, "k-5mS/8/7/8/4F-3w-/8/7/8/3K-RP2 w - 0 1"), p);
    let old = put(Edition::V2_0, "b a3:N a5:RK i1:n i5:ck e9:R");
    assert_eq!(write_position(&old), "n-3ck/6/7/8/8R-/8/7/6/2N-1RK b - - 1");
    for p in many_positions() {
        let text = write_position(&p);
        assert_eq!(read_position(p.rules(), &text).as_ref(), Ok(&p), "{text}");
    }
    for (text, wrong) in [
        ("k-5mS/8/7/8/9/8/7/3K-4 w - 0 1", "9 rows"),
        ("k-6/8/7/8/9/8/7/8/3K-4 w - 0 1", "row a has 7 cells"),
        ("k-6/8/7/8/9/8/7/7/3K-3 w - 0 1", "row b has 8 cells"),
        ("k-6/8/7/8/9/8/7/8/3K2 w - 0 1", "'2' is no piece"),
        ("k-6/8/7/8/9/8/7/8/3N-3 w - 0 1", "'N' is no piece"),
    ] {
        let error = read_position(Rules::new(Edition::V4_8), text).unwrap_err().to_string();
        assert!(error.contains(wrong), "{text}: {error}");
    }
}

// rule 6.23, 6.24
#[test]
fn then_follow_side_reserves_clock_and_turn_number() {
    let p = put(Edition::V4_8, "b a4:K i4:k c3:R g3:r reserve:WMMwm clock:12 turn:30");
    let text = "3k-3/8/2r-4/8/9/8/2R-4/8/3K-3 b MMWmw 12 30";
    assert_eq!(write_position(&p), text);
    assert_eq!(pos(Edition::V4_8, text), p);
    // Every player's turn counts one.
    let next = after(&p, "g3-g4");
    assert!(write_position(&next).ends_with(" w MMWmw 13 31"));
    let next = after(&next, "M:e5");
    assert!(write_position(&next).ends_with(" b MWmw 14 32"));
    assert_eq!((start(Edition::V4_8).turn_number(), start(Edition::V2_0).turn_number()), (1, 1));
    // Before 4.x the clock tells the turns that are left.
    let old = put(Edition::V2_0, "w a3:N i3:n d4:K d5:R g3:c g4:r turn:7");
    assert!(write_position(&old).ends_with(" w - - 7"));
    let last = put(Edition::V2_0, "w a3:N i3:n d4:K g3:c g4:c turn:7 clock:15");
    assert!(write_position(&last).ends_with(" w - 15 7"));
    assert!(write_position(&after(&last, "d4-d5")).ends_with(" b - 14 8"));
    for text in [
        "3k-3/8/7/8/9/8/7/8/3K-3 x - 0 1",
        "3k-3/8/7/8/9/8/7/8/3K-3 w - - 1",
        "3k-3/8/7/8/9/8/7/8/3K-3 w - 0",
    ] {
        assert!(read_position(Rules::new(Edition::V4_8), text).is_err(), "{text}");
    }
}

// rule 6.25
#[test]
fn an_unfinished_ransom_is_a_sixth_field() {
    let p = ransom();
    let before = write_position(&p);
    for partial in ["f1=h2!!#R", "f1=h2!!#c3", "f1=h2!!-g1#R"] {
        let now = read_turn(&p, partial).unwrap().after;
        let text = format!("{before} {partial}");
        assert_eq!(write_position(&now), text);
        assert_eq!(read_position(p.rules(), &text).as_ref(), Ok(&now));
        assert_eq!(write_position(&now.before_ransom()), before);
    }
    for wrong in ["f1=h2!!#c3/K:a2", "f1-f2", "f1=h2!!#P"] {
        assert!(read_position(p.rules(), &format!("{before} {wrong}")).is_err(), "{wrong}");
    }
}

// rule 6.26
#[test]
fn a_text_board_shows_the_top_first() {
    let board = text_board(&start(Edition::V2_0), jersi_rules::Lang::EN);
    let lines: Vec<Vec<&str>> = board.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["i1", ".k", "cr", ".n", "kr", ".c", "i5"]);
    assert_eq!(lines[8], ["a1", ".C", "KR", ".N", "CR", ".K", "a5"]);
    assert_eq!(at(&start(Edition::V2_0), "a2"), "RK");
}

/// The example of the booklet of 4.8, with its slip in Black's turn 16 mended.
const GAME_OF_4_8: &str = "
    a2-b2=d3 h4-h3=f4   b3-b4=d5 f4=d3!   d5=d3!-e4 M:f3/M:f4   a4-a3=c2 i1-i2=g3
    c2=e2 h1-h2=f1   e2=g2-h2 f1=h2!!-g2!/K:a2   e4-d3=f2 g2-f2!   a2-a1=c2 i4-i3=g4
    M:d4/M:d5 h5-h6=f7   b5-b6=d7 i6-i5=g6   d7=f8-f7! g6=g7-f8!   f7-f8! h8-g7=f8!
    a6-a5=b6 i7-h7=f6   b8-a7 g4=e6-e5   b6-b7=c6 f8=d7-c6!   a7=c6!-d7! f6=d7!-e7
    W:c7/W:b7 g3=g1-f1   c6-c7=e9 e6-e7=e9!   b7-b6=b4 f1-f2=e3   b4=d3-c3 e3=c1-b1!
    c2=b3-b4 e9=e7-e6   d3-c3=c1! e5-e6=c6   M:b6/M:b7 c6-d7=b8   c1=b1! b8-a7";

/// The position before a turn of that game: the number of the pair, and whose turn it is.
fn before(pair: usize, color: Color) -> Position {
    let count = 2 * (pair - 1) + color as usize;
    GAME_OF_4_8.split_whitespace().take(count).fold(start(Edition::V4_8), |p, turn| after(&p, turn))
}

// rule 6.43
#[test]
fn the_example_of_4_8_ends_0_2() {
    let turns: Vec<&str> = GAME_OF_4_8.split_whitespace().collect();
    assert_eq!(turns.len(), 48);
    let mut p = start(Edition::V4_8);
    for turn in turns {
        assert_eq!(p.outcome(), None);
        assert_eq!(read_turn(&p, turn).unwrap().notes, []);
        p = after(&p, turn);
    }
    ends(&p, "black", "king-arrived");
    let points = p.outcome().unwrap().points(Edition::V4_8.facts().score);
    assert_eq!((points.white, points.black), (0, 2));
}

/// A slip is refused with its code and its place, and the turn that was meant is the nearest one.
fn slips(position: &Position, slip: &str, meant: &str, code: &str, place: std::ops::Range<usize>) {
    let fault = read_turn(position, slip).unwrap_err();
    assert_eq!((fault.code(), fault.span), (code, place), "{slip}");
    assert_eq!(nearest_turns(position, slip, 1), [meant], "{slip}");
    assert!(read_turn(position, meant).is_ok());
}

// rule 6.38, 6.40
#[test]
fn the_slip_in_turn_16_breaks_the_alternation() {
    slips(&before(16, Color::Black), "f6=d7!=e7", "f6=d7!-e7", "no-alternation", 6..7);
}

// rule 6.39, 6.40
#[test]
fn the_slips_of_the_english_booklet_name_a_row_q() {
    slips(&before(17, Color::Black), "q3=q1-f1", "g3=g1-f1", "no-such-cell", 0..2);
    slips(&before(10, Color::Black), "i6-i5=q6", "i6-i5=g6", "no-such-cell", 6..8);
}
