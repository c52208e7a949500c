//! What is said at puzzles is so of each of them.
#![allow(missing_docs)]

use jersi_puzzles::{Goal, puzzles};
use jersi_rules::Lang;

#[test]
fn a_defence_is_called_the_only_one_if_it_is() {
    let words = Lang::ALL.map(jersi_words::play);
    let defences = puzzles().iter().filter(|puzzle| puzzle.goal == Goal::Hold);
    let (alone, several): (Vec<_>, Vec<_>) = defences.partition(|puzzle| puzzle.wins.len() == 1);
    assert!(!alone.is_empty() && !several.is_empty());
    for (words, only) in words.into_iter().zip(["the only defence", "la seule défense"]) {
        assert!(alone.iter().all(|puzzle| words.puzzle_title(puzzle).ends_with(only)));
        let told = several.iter().find(|puzzle| words.puzzle_title(puzzle).contains(only));
        assert_eq!(told.map(|puzzle| &puzzle.id), None);
    }
}
