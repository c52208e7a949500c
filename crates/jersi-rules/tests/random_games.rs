//! Random games of every edition, setting and variant, to the end: nothing that must hold ever breaks, and
//! every text that is written is read as the same thing.

mod play;

use std::collections::BTreeMap;

use jersi_rules::notation::{read_position, read_turn, write_decisions, write_position, write_turn};
use jersi_rules::{Position, Reason, Rules, Stage, Turn};
use play::{Dice, all_rules, amount, choose, invariants, name, starts};

/// One game: all decisions with the positions before them, and the last position.
struct Game {
    plies: Vec<(Position, Turn)>,
    last: Position,
}

fn play(start: Position, dice: &mut Dice) -> Game {
    let mut plies = Vec::new();
    let mut last = start;
    while let Some(turn) = choose(&last, dice).filter(|_| plies.len() < play::MOST) {
        plies.push((last, turn));
        last = last.play_legal(turn);
    }
    Game { plies, last }
}

/// Every game of the run, with a name for messages.
fn each_game(rounds: usize, seed: u64, mut visit: impl FnMut(Rules, &Game)) {
    for rules in all_rules() {
        let mut dice = Dice::new(seed);
        for round in 0..rounds {
            for start in starts(rules, round as u64) {
                visit(rules, &play(start, &mut dice));
            }
        }
    }
}

#[test]
fn no_invariant_ever_breaks() {
    each_game(amount(25, 1000), 0x9a3e, |_, game| {
        for &(before, turn) in &game.plies {
            let after = before.play_legal(turn);
            invariants::hold_in(&before);
            invariants::hold_between(&before, turn, &after);
            assert_eq!(before.play(turn), Ok(after));
        }
        invariants::hold_in(&game.last);
    });
}

#[test]
fn positions_survive_their_text() {
    each_game(amount(25, 1000), 0x7e27, |rules, game| {
        for position in game.plies.iter().map(|(before, _)| before).chain([&game.last]) {
            let text = write_position(position);
            let read = read_position(rules, &text).unwrap_or_else(|error| panic!("{error} in {text}"));
            assert_eq!(read, *position);
            assert_eq!(write_position(&read), text);
        }
    });
}

#[test]
fn positions_survive_their_setup() {
    each_game(amount(25, 1000), 0x5e70, |_, game| {
        for position in game.plies.iter().map(|(before, _)| before).chain([&game.last]) {
            let before = position.before_ransom();
            let again = Position::new(&before.setup()).unwrap_or_else(|bad| panic!("{bad}: {before:?}"));
            assert_eq!(again, before);
            assert_eq!(again.outcome(), before.outcome());
        }
    });
}

/// Reads a decision as it is written, and as it is written in a record.
fn survives(position: &Position, turn: Turn) {
    let text = write_turn(position, turn);
    let read = read_turn(position, &text).unwrap_or_else(|fault| panic!("{text}: {fault:?} in {position:?}"));
    assert_eq!(read.decisions.as_slice(), [turn], "{text} in {position:?}");
    assert_eq!(read.after, position.play_legal(turn), "{text} in {position:?}");
    assert!(read.notes.is_empty(), "{text} in {position:?}");
}

#[test]
fn turns_survive_their_text() {
    let mut ply = 0;
    each_game(amount(6, 150), 0x7027, |_, game| {
        for &(position, played) in &game.plies {
            ply += 1;
            // All turns of some positions; in a ransom there are few, and they are rare.
            if ply % 25 == 0 || !matches!(position.stage(), Stage::Turn | Stage::Setting) {
                for turn in position.turns() {
                    survives(&position, turn);
                }
            } else {
                survives(&position, played);
            }
        }
    });
}

/// With the ransom a turn of a record holds up to three decisions.
#[test]
fn ransom_turns_survive_as_a_whole() {
    let mut lengths = BTreeMap::new();
    each_game(amount(10, 300), 0x3a45, |rules, game| {
        for (n, &(start, _)) in game.plies.iter().enumerate().filter(|_| rules.ransom()) {
            if start.ransom_so_far().is_some() {
                continue;
            }
            let mut now = start;
            let mut decisions = Vec::new();
            for &(_, turn) in &game.plies[n..] {
                now = now.play_legal(turn);
                decisions.push(turn);
                if now.ransom_so_far().is_none() {
                    break;
                }
            }
            let text = write_decisions(&start, &decisions);
            let read =
                read_turn(&start, &text).unwrap_or_else(|fault| panic!("{text}: {fault:?} in {start:?}"));
            assert_eq!(read.decisions.as_slice(), decisions, "{text} in {start:?}");
            assert_eq!(read.after, now);
            *lengths.entry(decisions.len()).or_insert(0) += 1;
        }
    });
    assert!(lengths.contains_key(&1) && lengths.contains_key(&3), "{lengths:?}");
}

/// Two turns of one position are never written alike.
#[test]
fn every_turn_has_its_own_text() {
    let mut ply = 0;
    each_game(amount(6, 150), 0xd157, |_, game| {
        for (position, _) in &game.plies {
            ply += 1;
            if ply % 10 != 0 {
                continue;
            }
            let mut texts: Vec<String> =
                position.turns().into_iter().map(|turn| write_turn(position, turn)).collect();
            texts.sort();
            let count = texts.len();
            texts.dedup();
            assert_eq!(texts.len(), count, "{position:?}");
        }
    });
}

/// Random play is a fair test only if games really end, and not always in the same way.
#[test]
fn games_end_in_many_ways() {
    let mut ends: BTreeMap<String, BTreeMap<&str, usize>> = BTreeMap::new();
    each_game(amount(40, 1000), 0xe4d5, |rules, game| {
        let end = game.last.outcome().map_or("unfinished", |outcome| outcome.reason.id());
        *ends.entry(name(rules)).or_default().entry(end).or_default() += 1;
    });
    for rules in all_rules() {
        let ways = &ends[&name(rules)];
        let mut wanted = match rules.edition().hunts() {
            true => vec![Reason::KingCaptured, Reason::Exhaustion],
            false => vec![Reason::KingArrived, Reason::NoCaptureLimit],
        };
        wanted.extend(rules.ransom().then_some(Reason::NoRansom));
        for reason in wanted {
            assert!(ways.contains_key(reason.id()), "{}: {ways:?}", name(rules));
        }
    }
}
