//! Section 4 of the rules: how a game of 2.0, 3.0 and 4-draft begins.

mod common;

use common::{HUNTS, after, after_all, army, at, goes_on, legal, named, pos, refused, turned};
use jersi_rules::notation::{read_position, write_position};
use jersi_rules::{
    Cell, Color, ContentParts, Edition, Kind, Piece, Position, PositionFault, Rules, Setting, Stage, Way,
};

const SYMMETRICAL_WHITE: &str = "a1:C a2:RK a3:N a4:RC a5:K b1:K b2:R b3:C b4:K b5:R b6:C";
const SYMMETRICAL_BLACK: &str = "h1:c h2:r h3:k h4:c h5:r h6:k i1:k i2:rc i3:n i4:rk i5:c";

fn start(edition: Edition, setting: &str) -> Position {
    let setting = Setting::named(edition, setting, 0, false).unwrap();
    Position::start(Rules::new(edition), setting)
}

// rule 4.04, 4.05, 4.06
#[test]
fn the_symmetrical_setting() {
    let p = start(Edition::V2_0, "symmetrical");
    assert_eq!(army(&p, Color::White), SYMMETRICAL_WHITE);
    assert_eq!(army(&p, Color::Black), SYMMETRICAL_BLACK);
    assert_eq!(write_position(&p), "k-rcn-rkc-/c-r-k-c-r-k-/7/8/9/8/7/K-R-C-K-R-C-/C-RKN-RCK- w - - 1");
}

/// The same list in the letters of 3.0, where C is the rock and K the scissors.
fn in_letters_of_3_0(of_2_0: &str) -> String {
    let swap = |c| match c {
        'K' => 'C',
        'C' => 'K',
        'k' => 'c',
        'c' => 'k',
        c => c,
    };
    // Row c is empty in every setting, so that no cell name is changed.
    of_2_0.chars().map(swap).collect()
}

// rule 4.07
#[test]
fn the_standard_setting_without_mokca_is_the_symmetrical_one() {
    for edition in [Edition::V3_0, Edition::Draft4] {
        let p = start(edition, "standard");
        assert_eq!(army(&p, Color::White), in_letters_of_3_0(SYMMETRICAL_WHITE));
        assert_eq!(army(&p, Color::Black), in_letters_of_3_0(SYMMETRICAL_BLACK));
        assert_eq!(write_position(&p), "c-rkn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-RKC- w - - 1");
    }
}

// rule 4.08
#[test]
fn a_game_begins_with_the_setting_for_beginners() {
    let usual = HUNTS.map(|edition| Setting::usual(edition).facts().id);
    assert_eq!(usual, ["symmetrical", "standard", "standard"]);
    for edition in HUNTS {
        let first = Position::start(Rules::new(edition), Setting::usual(edition));
        assert_eq!(first, start(edition, Setting::usual(edition).facts().id));
        assert_eq!(first.on_board(Color::White).get(Kind::Guardian), 0);
    }
}

// rule 4.09
#[test]
fn the_standard_setting_with_mokca() {
    let p = start(Edition::V3_0, "standard-mokca");
    assert_eq!(army(&p, Color::White), "a1:K a2:RC a3:N a4:KM a5:RC b1:C b2:R b3:K b4:C b5:R b6:K");
    assert_eq!(army(&p, Color::Black), "h1:k h2:r h3:c h4:k h5:r h6:c i1:rc i2:km i3:n i4:rc i5:k");
    assert_eq!(write_position(&p), "rckmn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-KMRC w - - 1");
    assert_eq!(p.turns().len(), 95);
}

// rule 4.10, 4.11
#[test]
fn the_standard_setting_with_mokca_revised() {
    for (edition, id) in [(Edition::V3_0, "standard-mokca-revised"), (Edition::Draft4, "standard-mokca")] {
        let p = start(edition, id);
        let white = in_letters_of_3_0(SYMMETRICAL_WHITE).replace("a5:C", "a5:CM");
        let black = in_letters_of_3_0(SYMMETRICAL_BLACK).replace("i1:c", "i1:cm");
        assert_eq!((army(&p, Color::White), army(&p, Color::Black)), (white, black));
        assert_eq!(write_position(&p), "cmrkn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-RKCM w - - 1");
        assert_eq!(p.turns().len(), 109);
    }
    assert!(Setting::named(Edition::Draft4, "standard-mokca-revised", 0, false).is_err());
}

// rule 4.12
#[test]
fn fixed_settings_are_the_same_for_black_turned_by_180_degrees() {
    let mut fixed = 0;
    for edition in Edition::ALL {
        for facts in edition.facts().settings.iter().filter(|facts| matches!(facts.way, Way::Fixed(_))) {
            let p = start(edition, facts.id);
            let other = turned(&p).unwrap();
            assert_eq!(p.setup().pieces, other.setup().pieces, "{} of {edition}", facts.id);
            fixed += 1;
        }
    }
    assert_eq!(fixed, 8);
}

// rule 4.13
#[test]
fn only_2_0_has_the_random_setting() {
    for edition in Edition::ALL {
        assert_eq!(Setting::named(edition, "random", 1, false).is_ok(), edition == Edition::V2_0);
    }
}

fn random(seed: u64) -> Position {
    Position::start(Rules::new(Edition::V2_0), Setting::named(Edition::V2_0, "random", seed, false).unwrap())
}

// rule 4.14
#[test]
fn in_the_random_setting_the_kunti_stand_in_the_middle() {
    for seed in 0..500 {
        let p = random(seed);
        assert_eq!((at(&p, "a3"), at(&p, "i3")), ("N".to_owned(), "n".to_owned()));
    }
}

/// White's places in the order in which shapes are laid.
const WHITE_ORDER: [&str; 12] = ["b1", "b2", "b3", "b4", "b5", "b6", "a1", "a2", "a2", "a4", "a4", "a5"];
const BLACK_ORDER: [&str; 12] = ["h6", "h5", "h4", "h3", "h2", "h1", "i5", "i4", "i4", "i2", "i2", "i1"];

/// The letters of a player's shapes, upper-case, in the order in which he laid them.
fn laid(position: &Position, order: [&str; 12]) -> String {
    let mut seen: Vec<&str> = Vec::new();
    let mut letters = String::new();
    for place in order {
        let stand = at(position, place);
        let high = seen.iter().filter(|&&cell| cell == place).count();
        letters.push(stand.chars().nth(high).expect("the place is taken").to_ascii_uppercase());
        seen.push(place);
    }
    assert_eq!(seen.len(), 12);
    letters
}

/// The frozen numbers behind a seed, written down a second time: a player's twelve shapes, rocks, scissors and
/// papers, are exchanged from the last to the second with one at or before it.
struct Frozen(u64);

impl Frozen {
    fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let a = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let b = (a ^ (a >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        b ^ (b >> 31)
    }

    fn shuffled(&mut self) -> String {
        let mut shapes: Vec<char> = "KKKKCCCCRRRR".chars().collect();
        for last in (1..shapes.len()).rev() {
            let chosen = (u128::from(self.number()) * (last as u128 + 1)) >> 64;
            shapes.swap(last, usize::try_from(chosen).unwrap());
        }
        shapes.into_iter().collect()
    }
}

// rule 4.15
#[test]
fn in_the_random_setting_each_player_shuffles_by_himself() {
    let seeds = 0..3000_u64;
    let mut counts = [[0_u32; 3]; 24];
    let mut same = 0;
    for p in seeds.clone().map(random) {
        let (white, black) = (laid(&p, WHITE_ORDER), laid(&p, BLACK_ORDER));
        same += u32::from(white == black);
        for shapes in [&white, &black] {
            let mut sorted: Vec<char> = shapes.chars().collect();
            sorted.sort_unstable();
            assert_eq!(sorted.into_iter().collect::<String>(), "CCCCKKKKRRRR");
        }
        for (place, shape) in white.chars().chain(black.chars()).enumerate() {
            counts[place]["KCR".find(shape).unwrap()] += 1;
        }
        assert_eq!(p.tops(Color::White).len() + p.tops(Color::Black).len(), 22);
    }
    assert!(same < 3, "the two shuffles have nothing to do with each other");
    // Each shape comes to each place in a third of the settings, give or take what chance allows.
    for (place, shapes) in counts.into_iter().enumerate() {
        assert!(shapes.into_iter().all(|count| (880..1120).contains(&count)), "{place}: {shapes:?}");
    }
}

// rule 4.17, 4.18
#[test]
fn in_the_random_setting_the_shapes_are_laid_in_order() {
    for seed in [0, 1, 2, 20_200_126, u64::MAX] {
        let mut frozen = Frozen(seed);
        let p = random(seed);
        assert_eq!(laid(&p, WHITE_ORDER), frozen.shuffled(), "White, seed {seed}");
        assert_eq!(laid(&p, BLACK_ORDER), frozen.shuffled(), "Black, seed {seed}");
    }
}

// rule 4.19
#[test]
fn the_random_setting_is_reproducible_from_its_seed() {
    for seed in 0..50 {
        assert_eq!(random(seed), random(seed));
        assert_ne!(random(seed), random(seed + 1));
    }
    // Frozen: a seed means the same setting in every version.
    let frozen = "c-rcn-kkc-/c-r-r-k-k-r-/7/8/9/8/7/C-K-C-K-K-R-/C-RKN-RRC- w - - 1";
    assert_eq!(write_position(&random(1)), frozen);
}

fn free(edition: Edition, mokca: bool) -> Position {
    Position::start(Rules::new(edition), Setting::named(edition, "free", 0, mokca).unwrap())
}

// rule 4.20
#[test]
fn the_free_setting_and_its_choice_of_the_mokca() {
    for edition in Edition::ALL {
        assert_eq!(Setting::named(edition, "free", 0, false).is_ok(), edition.hunts());
        let choice = matches!(edition, Edition::V3_0 | Edition::Draft4);
        assert_eq!(Setting::named(edition, "free", 0, true).is_ok(), choice);
    }
    for edition in HUNTS {
        assert!(Color::BOTH.into_iter().all(|c| free(edition, false).reserve(c).get(Kind::Guardian) == 0));
    }
    for edition in [Edition::V3_0, Edition::Draft4] {
        assert!(Color::BOTH.into_iter().all(|c| free(edition, true).reserve(c).get(Kind::Guardian) == 1));
        refused(&free(edition, false), "M:a1", "not-in-game");
        legal(&free(edition, true), "M:a1");
    }
    refused(&free(Edition::V2_0, false), "M:a1", "no-such-letter");
}

// rule 4.21
#[test]
fn shapes_are_placed_one_at_a_time_in_turn() {
    for edition in HUNTS {
        let p = free(edition, false);
        assert_eq!((p.to_move(), p.stage()), (Color::White, Stage::Setting));
        refused(&p, "N:a3/R:b1", "after-the-end");
        let black = after(&p, "N:a3");
        assert_eq!((black.to_move(), black.stage()), (Color::Black, Stage::Setting));
        refused(&black, "R:b1", "outside-rows");
        let white = after(&black, "R:h1");
        assert_eq!((white.to_move(), white.stage()), (Color::White, Stage::Setting));
        assert_eq!((army(&white, Color::White), army(&white, Color::Black)), ("a3:N".into(), "h1:r".into()));
        // A position in which White has placed twice running is none.
        let text = write_position(&white).replace(" w ", " b ");
        let bad = read_position(Rules::new(edition), &text).unwrap_err();
        assert!(bad.to_string().contains("in turn, White first"), "{bad}");
    }
}

// rule 4.22
#[test]
fn shapes_are_placed_on_ones_own_two_rows() {
    for edition in HUNTS {
        let white = free(edition, false);
        legal(&white, "N:a1 N:a5 R:b1 K:b6 C:a3");
        refused(&white, "N:c1 R:c7 K:e5 N:g4 N:h1 C:i3", "outside-rows");
        assert_eq!(white.turns().len(), 4 * 11);
        let black = after(&white, "N:a3");
        legal(&black, "N:i1 N:i5 R:h1 K:h6 C:i3");
        refused(&black, "N:c1 R:c7 K:e5 N:g4 N:b1 C:a1", "outside-rows");
        assert_eq!(black.turns().len(), 4 * 11);
    }
}

// rule 4.23
#[test]
fn shapes_are_placed_on_empty_cells_or_single_shapes() {
    for edition in HUNTS {
        let p = after_all(&free(edition, false), "R:a1 R:i1 N:a2 N:i2 K:b1 K:h1");
        legal(&p, "C:a1 R:a1 C:a3");
        refused(&p, "C:a2", "on-king");
        let stacked = after_all(&p, "C:a1 C:i1");
        assert_eq!(at(&stacked, "a1"), "RC");
        refused(&stacked, "K:a1", "too-high");
        legal(&stacked, "K:b1");
        // The kunti may go on a single shape itself.
        let kunti = after_all(&free(edition, false), "R:a1 N:i1 N:a1");
        assert_eq!(at(&kunti, "a1"), "RN");
    }
}

/// The placements that make the symmetrical setting, each with its place for White.
const PLACEMENTS: &str = "N:a3 K:b1 R:b2 C:b3 K:b4 R:b5 C:b6 C:a1 R:a2 K:a2 R:a4 C:a4 K:a5";

/// Places for White as listed and for Black the same, turned by 180°.
fn place_all(empty: &Position, placements: &str) -> Position {
    let edition = empty.edition();
    let mut p = *empty;
    for place in placements.split(' ') {
        let (letter, cell) = place.split_once(':').unwrap();
        let black = edition.cell_name(named(edition, cell).rotated());
        p = after_all(&p, &format!("{letter}:{cell} {letter}:{black}"));
    }
    p
}

// rule 4.24
#[test]
fn all_shapes_are_placed_and_then_white_plays() {
    let empty = free(Edition::V2_0, false);
    refused(&empty, "a1-b1", "wrong-stage");
    let (most, last) = PLACEMENTS.rsplit_once(' ').unwrap();
    let nearly = place_all(&empty, most);
    assert_eq!(nearly.stage(), Stage::Setting);
    refused(&nearly, "b1-c1 a2=c3", "wrong-stage");
    refused(&nearly, "N:a5 C:a5 R:a5", "all-placed");
    let done = place_all(&nearly, last);
    assert_eq!(done.stage(), Stage::Turn);
    assert_eq!(done.to_move(), Color::White);
    assert_eq!(done, start(Edition::V2_0, "symmetrical"));
    refused(&done, "K:a1 N:a1", "setting-over");
    legal(&done, "b1-c1 a2-b2=d4");
}

// rule 4.25
#[test]
fn the_two_rows_need_not_be_filled() {
    let stacks = "K:a1 K:a1 K:a2 K:a2 C:a3 C:a3 C:a4 C:a4 R:b1 R:b1 R:b2 R:b2 N:b3";
    let p = place_all(&free(Edition::V2_0, false), stacks);
    assert_eq!(army(&p, Color::White), "a1:KK a2:KK a3:CC a4:CC b1:RR b2:RR b3:N");
    goes_on(&p);
    legal(&p, "b3-c3 b1=c1");
}

// rule 4.27
#[test]
fn the_reserve_field_holds_what_is_still_to_be_placed() {
    let empty = "5/6/7/8/9/8/7/6/5 w NKKKKCCCCRRRRnkkkkccccrrrr - 1";
    assert_eq!(write_position(&free(Edition::V2_0, false)), empty);
    assert_eq!(pos(Edition::V2_0, empty), free(Edition::V2_0, false));
    let later = after_all(&free(Edition::V2_0, false), "C:a3 R:i5 K:a3");
    assert_eq!(write_position(&later), "4r-/6/7/8/9/8/7/6/2CK2 b NKKKCCCRRRRnkkkkccccrrr - 1");
    assert_eq!(pos(Edition::V2_0, &write_position(&later)), later);
    // Board and reserve together are a whole army, no more and no less.
    for wrong in ["NKKKCCCCRRRRnkkkkccccrrrr", "NKKKKCCCCRRRRnkkkkccccrrr", "KKKKCCCCRRRRkkkkccccrrrr"] {
        let text = format!("5/6/7/8/9/8/7/6/5 w {wrong} - 1");
        let bad = read_position(Rules::new(Edition::V2_0), &text).unwrap_err();
        assert!(bad.to_string().contains("not the whole army"), "{bad}");
    }
    for edition in [Edition::V3_0, Edition::Draft4] {
        for (mokca, reserve) in
            [(false, "NCCCCKKKKRRRRncccckkkkrrrr"), (true, "NCCCCKKKKRRRRMncccckkkkrrrrm")]
        {
            let text = format!("5/6/7/8/9/8/7/6/5 w {reserve} - 1");
            assert_eq!(write_position(&free(edition, mokca)), text);
            assert_eq!(pos(edition, &text), free(edition, mokca));
        }
    }
}

// rule 4.28
#[test]
fn the_turn_number_stays_1_while_shapes_are_placed() {
    let mut p = free(Edition::V2_0, false);
    for place in "N:a3 N:i3 K:b1 K:h6".split(' ') {
        assert_eq!((p.turn_number(), p.clock().number()), (1, None));
        p = after(&p, place);
    }
    assert_eq!(p.turn_number(), 1);
    let done = place_all(&free(Edition::V2_0, false), PLACEMENTS);
    assert_eq!(done.turn_number(), 1);
    assert_eq!(after(&done, "b1-c1").turn_number(), 2);
    let bad = read_position(Rules::new(Edition::V2_0), &write_position(&p).replace("- 1", "- 2"));
    assert!(bad.unwrap_err().to_string().contains("turn number is 1"));
}

// rule 3.02, 4.22
#[test]
fn a_position_of_the_setting_phase_has_shapes_on_own_rows_only() {
    let p = after_all(&free(Edition::V2_0, false), "N:a3 N:i3");
    let cell = Cell::at(4, 5).unwrap();
    let mut setup = p.setup();
    for (at, piece) in &mut setup.pieces {
        if *piece == Piece::new(Color::White, Kind::King) {
            *at = cell;
        }
    }
    let bad = Position::new(&setup).unwrap_err();
    assert_eq!(bad.reasons, [PositionFault::OutsideRows(cell)]);
    assert_eq!(p.content(cell).view(), ContentParts::Empty);
}
