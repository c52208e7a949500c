//! What is said at puzzles is so of each of them.
#![allow(missing_docs)]

use jersi_explain::why_not;
use jersi_puzzles::{Goal, Motif, Puzzle, puzzles};
use jersi_rules::Lang;
use jersi_rules::notation::write_turn;

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
        let why = |puzzle: &Puzzle| words.motif_why(puzzle, Motif::OnlyDefence);
        assert!(alone.iter().all(|puzzle| why(puzzle) != why(several[0])));
    }
}

/// Who has not found a win in one is told what the answer does, and goes on looking.
#[test]
fn a_win_in_one_that_is_not_played_is_explained_and_not_given_away() {
    let reasons = [["After ", " loses to "], ["Après ", " perd contre "]];
    for puzzle in puzzles().iter().filter(|puzzle| (puzzle.goal, puzzle.turns) == (Goal::Win, 1)) {
        let start = puzzle.start();
        let wrong =
            start.turns().into_iter().filter(|&turn| !puzzle.wins.contains(&write_turn(&start, turn)));
        for turn in wrong.step_by(50) {
            if start.play_legal(turn).outcome().is_some() {
                continue;
            }
            let why = why_not(&start, turn, 1, None).unwrap_or_else(|| panic!("{} {turn:?} wins", puzzle.id));
            for (lang, [after, lost]) in Lang::ALL.into_iter().zip(reasons) {
                let told = jersi_words::explain(lang).why_not(&why);
                assert!(told.starts_with(after) || told.contains(lost), "{}: {told}", puzzle.id);
                let mut words = told.split([' ', ',', '.', ';']);
                let given = words.find(|word| puzzle.wins.iter().any(|win| win == word));
                assert_eq!(given, None, "{}: {told}", puzzle.id);
            }
        }
    }
}
