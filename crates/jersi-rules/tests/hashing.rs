//! The hash that is kept while playing is the one worked out from nothing, tells positions apart, and
//! never changes from one version to the next.

mod play;

use std::collections::HashMap;

use jersi_rules::notation::read_position;
use jersi_rules::{Color, Edition, Kind, Piece, Position, Rules, Setting, Setup, Stage};
use play::{Dice, all_rules, amount, game, name, starts};

/// All that the hash is about.
type Subject = (Setup, Stage);

fn subject(position: &Position) -> Subject {
    (Setup { clock: None, turn_number: 1, ..position.setup() }, position.stage())
}

#[test]
fn the_kept_hash_is_the_true_one() {
    for rules in all_rules() {
        let mut dice = Dice::new(0x4a5);
        for round in 0..amount(4, 100) {
            for start in starts(rules, round as u64) {
                for position in game(start, &mut dice) {
                    assert_eq!(position.hash(), position.hash_from_scratch(), "{position:?}");
                    let before = position.before_ransom();
                    assert_eq!(before.hash(), before.hash_from_scratch(), "before {position:?}");
                }
            }
        }
    }
}

#[test]
fn the_hash_is_about_the_position_and_nothing_else() {
    for rules in all_rules() {
        let mut dice = Dice::new(0xd1f);
        let mut seen: HashMap<u64, Subject> = HashMap::new();
        for round in 0..amount(3, 60) {
            for start in starts(rules, round as u64) {
                for position in game(start, &mut dice) {
                    let subject = subject(&position);
                    let first = seen.entry(position.hash()).or_insert_with(|| subject.clone());
                    assert_eq!(*first, subject, "two positions of {} share a hash", name(rules));
                }
            }
        }
        assert!(seen.len() > 100, "{} has hardly been played", name(rules));
    }
}

/// Every setup that differs from this one in one thing: a piece gone, another piece, another side, one
/// piece less in reserve.
fn neighbours(setup: &Setup) -> Vec<Setup> {
    let mut all = Vec::new();
    let mut add = |change: &dyn Fn(&mut Setup)| {
        let mut changed = setup.clone();
        change(&mut changed);
        all.push(changed);
    };
    add(&|setup| setup.to_move = setup.to_move.other());
    for n in 0..setup.pieces.len() {
        add(&|setup| {
            setup.pieces.remove(n);
        });
        for kind in Kind::ALL {
            add(&|setup| setup.pieces[n].1.kind = kind);
        }
        add(&|setup| {
            let Piece { color, kind } = setup.pieces[n].1;
            setup.pieces[n].1 = Piece::new(color.other(), kind);
        });
        for direction in jersi_rules::Direction::ALL {
            add(&|setup| {
                if let Some(cell) = setup.pieces[n].0.step(direction) {
                    setup.pieces[n].0 = cell;
                }
            });
        }
    }
    for color in Color::BOTH {
        for kind in Kind::ALL {
            let count = setup.reserve[color].get(kind);
            for fewer in 0..count {
                add(&|setup| setup.reserve[color] = setup.reserve[color].with(kind, fewer));
            }
        }
    }
    all
}

#[test]
fn any_one_difference_changes_the_hash() {
    for rules in all_rules() {
        let start = Position::start(rules, Setting::usual(rules.edition()));
        let mut hashes: HashMap<u64, Position> = HashMap::from([(start.hash(), start)]);
        let mut valid = 0;
        for setup in neighbours(&start.setup()) {
            let Ok(position) = Position::new(&setup) else { continue };
            valid += 1;
            let first = *hashes.entry(position.hash()).or_insert(position);
            assert_eq!(subject(&first), subject(&position));
        }
        assert!(valid > 50, "{}", name(rules));
    }
}

#[test]
fn neither_the_clock_nor_the_turn_number_matters() {
    let mut setup = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8)).setup();
    let first = Position::new(&setup).unwrap().hash();
    setup.clock = Some(17);
    setup.turn_number = 99;
    assert_eq!(Position::new(&setup).unwrap().hash(), first);
}

/// Hashes may be stored: those of these positions must stay what they are in every later version.
#[test]
fn hashes_are_frozen() {
    for (rules, text, hash) in FROZEN {
        let rules = *all_rules().iter().find(|known| name(**known) == rules).expect("known rules");
        let position = read_position(rules, text).expect("a position");
        assert_eq!(format!("{:016x}", position.hash()), hash, "{text}");
    }
}

const FROZEN: [(&str, &str, &str); 9] = [
    ("2.0", "k-rcn-rkc-/c-r-k-c-r-k-/7/8/9/8/7/K-R-C-K-R-C-/C-RKN-RCK- w - - 1", "a2e5d761e505d0c8"),
    ("2.0", "5/6/7/8/9/8/7/6/5 w NKKKKCCCCRRRRnkkkkccccrrrr - 1", "b79a6255722d05bf"),
    ("3.0", "rckmn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-KMRC w - - 1", "a561a04430b83658"),
    ("4-draft", "cmrkn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-RKCM b - - 2", "fed0c2e867bd4722"),
    (
        "4.8",
        "p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1",
        "ef72049969333488",
    ),
    ("4.16 no-reserve", "k-3RS2/5r-2/r-1R-4/8/9/S-4P-2/2p-4/4pr1s-1/1K-3p-P- w - 10 121", "afe417bee9877024"),
    (
        "4.8 no-reserve ransom",
        "p-s-rs4/5f-2/3p-s-2/S-P-1k-4/9/5S-2/1S-3P-1/5RK1FP/P-1R-4 w - 7 53",
        "4cac7f15c5f3b83a",
    ),
    (
        "4.8 no-reserve ransom",
        "p-s-rs4/5f-2/3p-s-2/S-P-1k-4/9/5S-2/1S-3P-1/5RK1FP/P-1R-4 w - 7 53 f1-f2=f4!!#S",
        "97e4f7876e0ee47e",
    ),
    (
        "4.8 no-reserve ransom",
        "p-s-rs4/5f-2/3p-s-2/S-P-1k-4/9/5S-2/1S-3P-1/5RK1FP/P-1R-4 w - 7 53 f1-f2=f4!!#i2",
        "7b66c97765a487f1",
    ),
];
