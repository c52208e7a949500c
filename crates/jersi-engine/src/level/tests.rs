use super::*;
use crate::walks;

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn decide(position: &Position, number: u8, seed: u64) -> Answer {
    let limits = Limits { nodes: Some(3_000), ..Limits::default() };
    let root = Root::new(*position);
    choose(&mut Engine::new(1, 1), &root, &limits, level(number), seed, &StopSignal::new(), &mut ())
}

#[test]
fn levels_have_names() {
    assert_eq!("7".parse(), Ok(level(7)));
    assert_eq!(Level::FULL.to_string(), "10");
    assert_eq!(Level::all().count(), 10);
    for text in ["0", "11", "", "-1", "five", "5.0"] {
        assert_eq!(text.parse::<Level>(), Err(BadLevel), "{text:?}");
    }
}

#[test]
fn every_level_plays_legal_turns_in_every_game() {
    for rules in walks::all_rules() {
        for (n, position) in walks::positions(rules, 6, 21).iter().enumerate() {
            let number = (n % 10) as u8 + 1;
            let answer = decide(position, number, 5);
            let turn = answer.best().expect("the game goes on");
            assert!(position.is_legal(turn), "level {number}: {position:?}");
            assert!(answer.report.lines.iter().all(|line| position.is_legal(line.turns[0])));
        }
    }
}

#[test]
fn the_same_seed_decides_alike_and_other_seeds_otherwise() {
    let position = walks::positions(walks::all_rules()[0], 3, 4)[2];
    for number in 1..=10 {
        assert_eq!(decide(&position, number, 1).best(), decide(&position, number, 1).best(), "{number}");
    }
    let mut chosen: Vec<_> = (0..10).map(|seed| decide(&position, 1, seed).best()).collect();
    chosen.sort_unstable();
    chosen.dedup();
    assert!(chosen.len() > 2, "{chosen:?}");
}

#[test]
fn a_share_of_the_double_turns_is_overlooked() {
    let position = walks::positions(walks::all_rules()[0], 3, 4)[2];
    let doubles: Vec<Turn> = position.turns().into_iter().filter(|&turn| is_double(turn)).collect();
    let seen = |percent| {
        let sight = Sight::new(percent, 77);
        doubles.iter().filter(|&&turn| sight.sees(turn)).count() * 100 / doubles.len()
    };
    assert!(doubles.len() > 50, "{}", doubles.len());
    assert_eq!((seen(0), seen(100)), (100, 0));
    assert!((45..75).contains(&seen(40)), "{}", seen(40));
}

#[test]
fn level_one_answers_fast() {
    let rules = walks::all_rules();
    for position in rules.iter().flat_map(|&rules| walks::positions(rules, 2, 3)) {
        let root = Root::new(position);
        let limits = Limits::default();
        let answer = choose(&mut Engine::new(1, 1), &root, &limits, level(1), 1, &StopSignal::new(), &mut ());
        assert!(answer.report.nodes < 3_000);
    }
}

#[test]
fn a_finished_game_has_no_answer() {
    // A hunt may go on for ever; in 4.x a game without captures ends.
    let rules = walks::all_rules().into_iter().find(|rules| !rules.edition().hunts()).expect("4.x is there");
    let mut position = walks::positions(rules, 1, 1)[0];
    while let Some(turn) = position.turns().into_iter().find(|_| position.outcome().is_none()) {
        position = position.play_legal(turn);
    }
    for number in [1, 5, 10] {
        assert_eq!(decide(&position, number, 1).best(), None, "{number}");
    }
}
