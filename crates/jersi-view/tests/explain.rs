//! Turns explained for the page.
#![allow(missing_docs)]

use jersi_rules::Lang;
use jersi_view::explain;
use jersi_view::wire::{ExplainAsk, ExplainRequest};

/// White brings the king home in two, by `g6=g4-g3` alone.
fn asked(ask: ExplainAsk, turn: &str, other: Option<&str>) -> ExplainRequest {
    ExplainRequest {
        ask,
        edition: "4.8".to_owned(),
        reserve: false,
        ransom: false,
        house: None,
        position: "6k-/8/5RRr-/2K-5/9/3S-4/3PR1PSF-/8/7 w - 15 63".to_owned(),
        turn: turn.to_owned(),
        turns: 3,
        other: other.map(str::to_owned),
    }
}

#[test]
fn the_answer_of_a_puzzle_says_why_it_wins() {
    let found = explain(&asked(ExplainAsk::WhyItWins, "g6=g4-g3", None), Lang::EN).expect("it wins");
    assert_eq!(found.facts[0].claim, "forces");
    assert_eq!((found.line.len(), found.line[0].as_str()), (3, "g6=g4-g3"));
    assert!(found.text.starts_with("It wins by force; after "), "{}", found.text);
    assert!(found.text.contains("brings White's king home"), "{}", found.text);
    explain(&asked(ExplainAsk::WhyItWins, "d4-d5", None), Lang::EN).expect_err("it does not");
}

#[test]
fn a_wrong_try_says_what_refutes_it() {
    let found = explain(&asked(ExplainAsk::WhyNot, "f3-g3", None), Lang::FR).expect("it does not win");
    assert!(found.text.contains("ne gagne plus à temps") && found.line.len() == 2, "{found:?}");
    let known = found.line[1].clone();
    let again = explain(&asked(ExplainAsk::WhyNot, "f3-g3", Some(&known)), Lang::FR).expect("it does not");
    assert_eq!(again, found);
    explain(&asked(ExplainAsk::WhyNot, "g6=g4-g3", None), Lang::EN).expect_err("it does win");
}

#[test]
fn a_mistake_says_what_it_misses() {
    let found = explain(&asked(ExplainAsk::Turn, "d4-d5", Some("g6=g4-g3")), Lang::EN).expect("a legal turn");
    assert!(found.facts.iter().any(|fact| fact.claim == "missed"), "{found:?}");
    assert!(found.text.contains("misses a forced win, for example g6=g4-g3 "), "{}", found.text);
}

/// What the other one gives as a ransom is a fact of a turn that was played, and open in one that was not.
#[test]
fn a_proposal_foretells_no_ransom() {
    let ransom = |ask| ExplainRequest {
        ransom: true,
        position: "3k-3/6r-1/6K-/1S-5P-/2F-6/8/r-4P-1/8/4S-2 b - 1 44".to_owned(),
        ..asked(ask, "h7-g7!!#f8/K:a2", None)
    };
    let played = explain(&ransom(ExplainAsk::Turn), Lang::EN).expect("a legal turn");
    assert!(played.text.contains("gets the paper on f8 as a ransom"), "{}", played.text);
    let proposed = explain(&ransom(ExplainAsk::Proposal), Lang::EN).expect("a legal turn");
    assert!(proposed.text.contains("asks for one of the papers as a ransom"), "{}", proposed.text);
    assert!(proposed.facts.iter().all(|fact| fact.claim != "gives"), "{proposed:?}");
}

#[test]
fn what_cannot_be_played_is_told() {
    for turn in ["", "a1-a2", "nonsense"] {
        let fault = explain(&asked(ExplainAsk::Turn, turn, None), Lang::FR).expect_err("no such turn");
        assert_eq!(fault.message, "Ce tour ne peut pas être joué.", "{turn}");
    }
    let nowhere = ExplainRequest { position: "7/8".to_owned(), ..asked(ExplainAsk::Turn, "d4-d5", None) };
    assert_eq!(explain(&nowhere, Lang::EN).expect_err("no position").code, "bad-position");
}
