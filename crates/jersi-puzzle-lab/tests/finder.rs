//! The finder brings the same whatever the number of threads, and whether it was broken off or not.

use std::convert::Infallible;

use jersi_puzzle_lab::{Collection, Finder, Found, choose, wanted};
use jersi_shard::Plan;

const FINDER: Finder = Finder { seed: 5, percent: 100 };

/// A few games of each collection.
fn some() -> Vec<u64> {
    let all = FINDER.pieces();
    let first = |collection| (0..all).find(|&n| FINDER.game(n).is_some_and(|game| game.0 == collection));
    Collection::ALL.into_iter().filter_map(first).flat_map(|first| first..first + 3).collect()
}

/// What games bring, those left out that are there from before.
fn found(threads: usize, before: &[Found]) -> Vec<Found> {
    let wanted = some();
    let others = (0..FINDER.pieces()).filter(|piece| !wanted.contains(piece));
    let plan = Plan::new(FINDER.pieces()).without(others.chain(before.iter().map(|found| found.piece)));
    let mut all = before.to_vec();
    let Ok(()) = FINDER.run(&plan, threads, |one| {
        all.push(one);
        Ok::<_, Infallible>(())
    });
    all
}

#[test]
fn threads_and_breaks_change_nothing() {
    let alone = found(1, &[]);
    assert_eq!(alone.iter().map(|one| one.piece).collect::<Vec<_>>(), some());
    assert_eq!(found(3, &[]), alone);
    assert_eq!(found(2, &alone[..5]), alone);
    let candidates = FINDER.candidates(alone);
    assert!(candidates.len() > 4, "{}", candidates.len());
    let chosen = choose(&[], &candidates);
    let mut games = Vec::new();
    for (collection, puzzles) in &chosen {
        assert!(puzzles.len() <= wanted(*collection));
        for puzzle in puzzles {
            let from = candidates.iter().find(|one| one.puzzle == *puzzle).expect("it was a candidate");
            games.push((from.collection, from.game));
        }
    }
    let count = games.len();
    games.sort_unstable();
    games.dedup();
    assert_eq!(games.len(), count, "no two from one game");
}
