//! Whether everything that is said of a turn is so, found out by plain slow code that shares nothing with what says it: turns
//! are listed and written down, what they capture is read from their marks, and wins are looked for by trying everything.
//! With `JERSI_DEEP=1` more than 20,000 positions, else a sample.
#![allow(missing_docs, clippy::print_stdout)]

mod check;
mod slow;
mod walk;

use std::collections::BTreeMap;

use check::Care;
use jersi_engine::Dice;
use jersi_explain::{Claim, Effort, explain, why_it_wins, why_not};
use jersi_rules::{Position, Rules};

fn deep() -> bool {
    std::env::var_os("JERSI_DEEP").is_some_and(|value| value == "1")
}

/// Every claim, by its identifier.
const CLAIMS: [&str; 22] = [
    "wins",
    "ties",
    "loses",
    "forces",
    "loses-to",
    "missed",
    "threat",
    "threatens",
    "only-turn",
    "only-defence",
    "takes",
    "relocates",
    "asks",
    "gives",
    "drops",
    "takes-nothing",
    "attacks",
    "protects",
    "escapes",
    "hangs",
    "nothing-hangs",
    "king",
];

/// Positions looked at in a deep run, at the least, and else.
const DEEP: usize = 20_400;
const SAMPLE: usize = 700;

/// How often each claim was made.
type Seen = BTreeMap<&'static str, u32>;

#[test]
fn nothing_untrue_is_said() {
    let positions = if deep() { DEEP } else { SAMPLE };
    let rules = walk::all_rules();
    let each = positions / rules.len() + 1;
    let (mut seen, mut looked_at) = (Seen::new(), 0);
    std::thread::scope(|scope| {
        let rules = rules.iter().zip(17..);
        let looking: Vec<_> =
            rules.map(|(&rules, seed)| scope.spawn(move || look(rules, each, Dice::seeded(seed)))).collect();
        for looking in looking {
            let (its, count) = looking.join().unwrap_or_else(|fault| std::panic::resume_unwind(fault));
            looked_at += count;
            for (claim, times) in its {
                *seen.entry(claim).or_default() += times;
            }
        }
    });
    println!("{looked_at} positions, {} rules: {seen:?}", rules.len());
    assert!(looked_at >= positions, "{looked_at}");
    for claim in CLAIMS {
        let least = if deep() { 30 } else { 1 };
        assert!(seen.get(claim).is_some_and(|&seen| seen >= least), "{claim} is hardly tried: {seen:?}");
    }
}

/// Explains a turn in each of so many positions, and in some with a single turn, and checks what is said; how often each claim was made,
/// and at how many positions.
fn look(rules: Rules, positions: usize, mut dice: Dice) -> (Seen, usize) {
    let (mut seen, mut looked_at) = (Seen::new(), 0);
    let alone = walk::only_turns(rules, if deep() { 12 } else { 2 }, &mut dice);
    for (number, position) in
        walk::positions(rules, positions, &mut dice).into_iter().chain(alone).enumerate()
    {
        let decisions = walk::turn(&position, &mut dice);
        let best = walk::some_turn(&position, &mut dice);
        let effort = Effort { turns: 3, nodes: 20_000, best, ..Effort::default() };
        let found = explain(&position, &decisions, &effort).expect("a legal turn");
        // What takes long is looked at by turns.
        let care = Care { proofs: number % 20 == 0, ways: number % if deep() { 5 } else { 30 } == 0 };
        check::check(&found, &effort, care);
        for fact in found.facts() {
            *seen.entry(fact.claim).or_default() += 1;
        }
        looked_at += 1;
    }
    (seen, looked_at)
}

/// Where one turn more without a capture makes a tie, who passes has ended the game: nobody can carry a threat out.
#[test]
fn nothing_is_threatened_where_a_passed_turn_ends_the_game() {
    // White's king may come home, or Black's, whatever White takes.
    for board in ["7/8/4K-2/8/k-7s-/8/7/8/7", "7/8/4K-2/8/4S-p-3/8/7/1k-6/7"] {
        let mut seen = [0; 4];
        for (quiet, seen) in (36..40).zip(&mut seen) {
            let position: Position =
                format!("4.8 no-reserve {board} w - {quiet} 80").parse().expect("a position");
            for turn in position.turns() {
                let effort = Effort::default();
                let found = explain(&position, &[turn], &effort).expect("a legal turn");
                check::check(&found, &effort, Care { proofs: false, ways: false });
                let is = |claim: &&Claim| matches!(claim, Claim::Threatens(_) | Claim::Threat { .. });
                *seen += found.claims.iter().filter(is).count();
            }
        }
        assert!(seen[0] > 0 && seen[1] > 0 && seen[3] == 0, "{board}: {seen:?}");
        assert!(board.contains("k-7s-") == (seen[2] == 0), "{board}: {seen:?}");
    }
}

#[test]
fn answers_to_tries_are_so() {
    let mut seen = [0; 3];
    for (n, &rules) in walk::all_rules().iter().filter(|rules| !rules.ransom()).enumerate() {
        let mut dice = Dice::seeded(71 + n as u64);
        let count = if deep() { 120 } else { 16 };
        for position in walk::few_pieces(rules, count, &mut dice) {
            let Some(turn) = walk::some_turn(&position, &mut dice) else { continue };
            let (wins, not) = (why_it_wins(&position, turn, 3), why_not(&position, turn, 3, None));
            let after = position.play(turn).expect("legal");
            let hero = position.to_move();
            assert_eq!(wins.is_some(), slow::loses(&after, 2, hero), "{position:?} {turn:?}");
            assert_ne!(wins.is_some(), not.is_some(), "{position:?} {turn:?}");
            let Some(not) = not else {
                seen[0] += 1;
                continue;
            };
            let line = not.line();
            assert_eq!(line[0], turn);
            let gives_away = not.tried.claims.iter().any(|claim| matches!(claim, Claim::Missed(_)));
            assert!(!gives_away, "{position:?} {turn:?}");
            let end = line.iter().fold(position, |now, &turn| now.play(turn).expect("legal"));
            match &not.reply {
                Some(_) => {
                    assert!(!slow::wins(&end, 1, hero), "{position:?} {line:?}: the win is still there");
                    seen[1] += 1;
                }
                None => {
                    assert_ne!(end.outcome().expect("the end").winner, Some(hero), "{position:?} {line:?}");
                    seen[2] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 3), "wins, answers, losses: {seen:?}");
}

/// Where a win at once was asked for, there is no time left: the answer says whether the win is still there, and does not name it.
#[test]
fn answers_to_a_win_in_one_give_it_not_away() {
    let mut seen = [0; 3];
    for (n, &rules) in walk::all_rules().iter().filter(|rules| !rules.ransom()).enumerate() {
        let mut dice = Dice::seeded(91 + n as u64);
        for position in walk::before_the_end(rules, if deep() { 60 } else { 4 }, &mut dice) {
            let hero = position.to_move();
            let Some(turn) = walk::some_turn(&position, &mut dice) else { continue };
            let Some(not) = why_not(&position, turn, 1, None) else { continue };
            assert!(not.at_once);
            let Some(reply) = &not.reply else {
                seen[0] += 1;
                continue;
            };
            let end = position.play(turn).expect("legal").play(reply.decisions[0]).expect("legal");
            let wins = end.outcome().is_none() && slow::wins(&end, 1, hero);
            assert_eq!(not.wins_late(), wins, "{position:?} {turn:?}");
            seen[1 + usize::from(wins)] += 1;
            for claim in &reply.claims {
                let Claim::Threat { threat, .. } = claim else { continue };
                let before = position.play(threat.line[0]).ok().and_then(|end| end.outcome());
                assert!(before.is_none_or(|end| end.winner != Some(hero)), "{position:?} {turn:?}");
            }
        }
    }
    assert!(seen[1..].iter().all(|&seen| seen > 3), "lost, stopped, late: {seen:?}");
}
