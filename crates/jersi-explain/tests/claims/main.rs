//! Whether everything that is said of a turn is so, found out by plain slow code that shares nothing with what says it: turns
//! are listed and written down, what they capture is read from their marks, and wins are looked for by trying everything.
//! With `JERSI_DEEP=1` more than 20,000 positions, else a sample.
#![allow(missing_docs, clippy::print_stdout)]

mod check;
mod slow;
mod walk;

use std::collections::BTreeMap;

use jersi_engine::Dice;
use jersi_explain::{Claim, Effort, explain, why_it_wins, why_not};

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

#[test]
fn nothing_untrue_is_said() {
    let positions = if deep() { 20_400 } else { 700 };
    let rules = walk::all_rules();
    let rules_count = rules.len();
    let mut seen: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut looked_at = 0;
    for (n, &rules) in rules.iter().enumerate() {
        let mut dice = Dice::seeded(17 + n as u64);
        for (number, position) in
            walk::positions(rules, positions / rules_count + 1, &mut dice).into_iter().enumerate()
        {
            let decisions = walk::turn(&position, &mut dice);
            let best = walk::some_turn(&position, &mut dice);
            let effort = Effort { turns: 3, nodes: 20_000, best, ..Effort::default() };
            let found = explain(&position, &decisions, &effort).expect("a legal turn");
            // What takes long is looked at by turns.
            check::check(&found, &effort, number % if deep() { 20 } else { 30 } == 0);
            for fact in found.facts() {
                *seen.entry(fact.claim).or_default() += 1;
            }
            looked_at += 1;
        }
    }
    let alone = walk::only_turn();
    let found = explain(&alone, &alone.turns(), &Effort::default()).expect("a legal turn");
    check::check(&found, &Effort::default(), true);
    *seen.entry("only-turn").or_default() += u32::from(found.claims.contains(&Claim::OnlyTurn));
    println!("{looked_at} positions, {} rules: {seen:?}", rules.len());
    assert!(looked_at >= positions, "{looked_at}");
    for claim in CLAIMS {
        // A single legal turn is as good as never there by chance.
        let least = if deep() && claim != "only-turn" { 20 } else { 1 };
        assert!(seen.get(claim).is_some_and(|&seen| seen >= least), "{claim} is hardly tried: {seen:?}");
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
