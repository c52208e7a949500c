use super::*;
use crate::dice::Dice;
use crate::walks;
use jersi_rules::notation::read_position;
use jersi_rules::{Kind, Rules, Setup};

/// The rules again, with nothing that makes them quick: +1 wins, -1 loses, 0 not known.
fn plain(position: &Position, left: u8, measure: Measure, player: Color) -> i32 {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner {
            Some(winner) if winner == player => 1,
            Some(_) => -1,
            None => 0,
        };
    }
    if left == 0 {
        return 0;
    }
    let value = |turn| {
        let next = position.play_legal(turn);
        let same = measure == Measure::Turns && next.ransom_so_far().is_some();
        -plain(&next, if same { left } else { left - 1 }, measure, player.other())
    };
    position.turns().into_iter().map(value).max().expect("the game goes on")
}

/// A position with few pieces left, kings and all, so that much happens within a few turns.
fn thinned(position: &Position, dice: &mut Dice) -> Option<Position> {
    let mut setup = position.setup();
    let kept: usize = 3 + dice.below(5);
    while setup.pieces.len() > kept + 2 {
        let n = dice.below(setup.pieces.len());
        if setup.pieces[n].1.kind != Kind::King {
            setup.pieces.remove(n);
        }
    }
    let clock = setup.clock.map(|_| dice.below(40) as u8);
    let left = dice.coin().then(|| 1 + dice.below(3) as u8);
    let clock = if position.edition().hunts() { left } else { clock };
    Position::new(&Setup { clock, ..setup }).ok().filter(|position| position.outcome().is_none())
}

#[test]
fn the_quick_way_knows_what_the_plain_way_knows() {
    let stop = StopSignal::new();
    let mut seen = [0; 3];
    let plain_rules = walks::all_rules().into_iter().map(|rules| (rules, 40));
    for (rules, count) in plain_rules.chain(walks::house_rules().into_iter().map(|rules| (rules, 16))) {
        let mut dice = Dice::seeded(3);
        let few: Vec<Position> = walks::positions(rules, count, 4)
            .iter()
            .filter(|position| position.stage() == Stage::Turn)
            .filter_map(|position| thinned(position, &mut dice))
            .collect();
        for position in &few {
            let most = match position.count_turns() {
                0..=30 => 3,
                31..=120 => 2,
                _ => 1,
            };
            for measure in [Measure::Turns, Measure::Decisions] {
                for left in 1..=most {
                    let solution = Solver::new(measure, &stop, None).run(position, u32::from(left));
                    let value = match &solution {
                        Solution::Win(_) => 1,
                        Solution::Loss(_) => -1,
                        Solution::NotProved => 0,
                        Solution::Stopped { .. } => panic!("nobody stopped it"),
                    };
                    assert_eq!(
                        value,
                        plain(position, left, measure, position.decider()),
                        "{position:?} within {left}"
                    );
                    seen[(value + 1) as usize] += 1;
                    if let Solution::Win(proof) | Solution::Loss(proof) = solution {
                        assert_line(position, &proof, value);
                    }
                }
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 30), "losses, unknown, wins: {seen:?}");
}

fn assert_line(position: &Position, proof: &Proof, value: i32) {
    let mut now = *position;
    for &turn in &proof.line {
        now = now.play(turn).expect("legal");
    }
    let winner = if value > 0 { position.decider() } else { position.decider().other() };
    assert_eq!(now.outcome().and_then(|outcome| outcome.winner), Some(winner));
}

fn read(rules: Rules, text: &str) -> Position {
    read_position(rules, text).expect("a position")
}

#[test]
fn a_finished_game_and_a_stopped_search() {
    let rules = Rules::new(jersi_rules::Edition::V4_8);
    let over = read(rules, "3K-3/8/7/8/9/8/7/8/3k-3 b - 0 9");
    assert!(matches!(solve(&over, 3, &StopSignal::new(), None), Solution::Loss(Proof { in_turns: 0, .. })));
    let start = jersi_rules::Position::start(rules, jersi_rules::Setting::usual(rules.edition()));
    assert_eq!(solve(&start, 1, &StopSignal::new(), None), Solution::NotProved);
    assert_eq!(solve(&start, 3, &StopSignal::new(), Some(1000)), Solution::Stopped { within: 1 });
    let stop = StopSignal::new();
    stop.stop();
    assert_eq!(solve(&start, 3, &stop, None), Solution::Stopped { within: 0 });
}

#[test]
fn a_search_that_is_broken_off_tells_what_it_knows() {
    let mut seen = Vec::new();
    for rules in walks::all_rules() {
        for position in walks::positions(rules, 4, 9) {
            let most = if position.count_turns() > 100 { 2 } else { 3 };
            let whole = solve(&position, most, &StopSignal::new(), None);
            for nodes in [1, 10, 100, 1000, 10_000] {
                match solve(&position, most, &StopSignal::new(), Some(nodes)) {
                    Solution::Stopped { within } => {
                        seen.push(within);
                        let known = solve(&position, within, &StopSignal::new(), None);
                        assert_eq!(known, Solution::NotProved, "{position:?} within {within}");
                    }
                    told => assert_eq!(told, whole, "{position:?} with {nodes} nodes"),
                }
            }
        }
    }
    assert!([0, 1, 2].iter().all(|within| seen.contains(within)), "{seen:?}");
}

#[test]
fn a_ransom_belongs_to_its_turn() {
    // The home row is full. White names scissors, Black has none but those on e1, and no home cell is freed.
    let all: Vec<Rules> = walks::all_rules().into_iter().filter(|rules| rules.ransom()).collect();
    assert_eq!(all.len(), 4);
    for rules in all {
        let position = read(rules, "P-frfrspsprprp/8/5k-1/5S-2/s-8/8/7/8/3K-3 w - 0 51");
        let Solution::Win(proof) = solve(&position, 1, &StopSignal::new(), None) else { panic!("{rules:?}") };
        assert_eq!((proof.in_turns, proof.in_decisions()), (1, 2));
        assert_eq!(solve_decisions(&position, 1, &StopSignal::new(), None), Solution::NotProved);
    }
}
