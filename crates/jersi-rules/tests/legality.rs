//! The referee and the generator agree: a decision is legal if and only if it is listed.

mod play;

use std::collections::HashSet;

use jersi_rules::lattice::ALL;
use jersi_rules::{
    Carry, Cell, Edition, Kind, Placement, Position, Refusal, Rules, Seat, Stage, Turn, TurnParts,
};
use play::{Dice, all_rules, amount, gather, name, starts};
use proptest::prelude::*;

/// Compares the referee with the list on one position after another.
struct Comparison {
    position: Position,
    listed: HashSet<Turn>,
    found: usize,
}

impl Comparison {
    fn of(position: Position) -> Comparison {
        let turns = position.turns();
        let listed: HashSet<Turn> = turns.iter().copied().collect();
        assert_eq!(listed.len(), turns.len(), "a turn is listed twice in {position:?}");
        Comparison { position, listed, found: 0 }
    }

    /// Judges a decision that is met once. The verdict, for those who want to know more.
    fn judge(&mut self, turn: Turn) -> Result<(), Refusal> {
        let verdict = self.position.check(turn);
        if verdict.is_ok() {
            assert!(self.listed.contains(&turn), "{turn:?} is not listed in {:?}", self.position);
            self.found += 1;
        }
        verdict
    }

    /// Judges a decision that may be met again: it is not counted.
    fn judge_again(&self, turn: Turn) {
        let listed = self.listed.contains(&turn);
        assert_eq!(self.position.is_legal(turn), listed, "{turn:?} in {:?}", self.position);
    }

    fn all(&mut self, dice: &mut Dice) {
        self.all_steps(dice);
        self.all_drops();
        for cell in ALL {
            let _ = self.judge(Turn::gift(cell));
            for kind in Kind::ALL {
                let _ = self.judge(Turn::place(Placement { kind, cell }));
            }
        }
        for seat in seats() {
            let _ = self.judge(Turn::relocation(seat));
        }
        assert_eq!(self.found, self.listed.len(), "listed but refused in {:?}", self.position);
    }

    fn all_steps(&mut self, dice: &mut Dice) {
        for from in ALL {
            for to in ALL {
                for stride in [Carry::One, Carry::Two] {
                    self.judge_steps(Turn::steps(from, stride, None, to), dice);
                    for via in ALL {
                        self.judge_steps(Turn::steps(from, stride, Some(via), to), dice);
                    }
                }
            }
        }
    }

    /// Judges steps with every end that the capture of a king may have. Ends make no difference where the
    /// steps themselves are refused, so there only some are tried.
    fn judge_steps(&mut self, steps: Turn, dice: &mut Dice) {
        match self.judge(steps) {
            Ok(()) | Err(Refusal::MustRelocate(_) | Refusal::MustNameRansom(_)) => {
                for (kind, seat) in ends() {
                    let _ = self.judge(with_end(steps, kind, seat));
                }
            }
            Err(_) if dice.once_in(64) => {
                let all: Vec<_> = ends().collect();
                let (kind, seat) = dice.pick(&all);
                let _ = self.judge(with_end(steps, kind, seat));
            }
            Err(_) => {}
        }
    }

    fn all_drops(&mut self) {
        let drops = || ALL.into_iter().flat_map(|cell| Kind::ALL.map(|kind| Placement { kind, cell }));
        for first in drops() {
            let _ = self.judge(Turn::drop(first));
            for second in drops() {
                let turn = Turn::drops(first, second);
                let in_order =
                    matches!(turn.parts(), TurnParts::Drops { first: lower, .. } if lower == first);
                if in_order {
                    let _ = self.judge(turn);
                }
            }
        }
    }
}

fn seats() -> impl Iterator<Item = Seat> + Clone {
    (1..=7).filter_map(Seat::new)
}

/// Every kind that may be named with every seat, one of them or none, but not neither.
fn ends() -> impl Iterator<Item = (Option<Kind>, Option<Seat>)> {
    let kinds = Kind::ALL.into_iter().filter(|&kind| kind != Kind::King).map(Some);
    let seats = std::iter::once(None).chain(seats().map(Some));
    std::iter::once(None)
        .chain(kinds)
        .flat_map(move |kind| seats.clone().map(move |seat| (kind, seat)))
        .filter(|end| *end != (None, None))
}

fn with_end(mut turn: Turn, kind: Option<Kind>, seat: Option<Seat>) -> Turn {
    if let Some(kind) = kind {
        turn = turn.with_ransom(kind);
    }
    if let Some(seat) = seat {
        turn = turn.with_seat(seat);
    }
    turn
}

/// How many positions each set of rules is compared on.
fn positions_each() -> usize {
    amount(5, 100)
}

fn compare(edition: Edition, choose: impl Fn(Rules) -> bool) {
    let rules: Vec<Rules> =
        all_rules().into_iter().filter(|rules| rules.edition() == edition && choose(*rules)).collect();
    assert!(!rules.is_empty());
    for rules in rules {
        let mut dice = Dice::new(7);
        for position in gather(rules, positions_each(), 0x1e9a1) {
            Comparison::of(position).all(&mut dice);
        }
    }
}

#[test]
fn legal_is_listed_2_0() {
    compare(Edition::V2_0, |_| true);
}

#[test]
fn legal_is_listed_3_0() {
    compare(Edition::V3_0, |_| true);
}

#[test]
fn legal_is_listed_draft() {
    compare(Edition::Draft4, |_| true);
}

#[test]
fn legal_is_listed_4_8() {
    compare(Edition::V4_8, |rules| !rules.ransom());
}

#[test]
fn legal_is_listed_4_8_with_ransom() {
    compare(Edition::V4_8, Rules::ransom);
}

#[test]
fn legal_is_listed_4_16() {
    compare(Edition::V4_16, |rules| !rules.ransom());
}

#[test]
fn legal_is_listed_4_16_with_ransom() {
    compare(Edition::V4_16, Rules::ransom);
}

/// The comparison is worth something only if it meets what is rare.
#[test]
fn the_compared_positions_are_of_every_sort() {
    for rules in all_rules() {
        let positions = gather(rules, positions_each(), 0x1e9a1);
        let stages: Vec<Stage> = positions.iter().map(Position::stage).collect();
        let has = |wanted: fn(&Stage) -> bool| stages.iter().any(wanted);
        assert!(has(|stage| *stage == Stage::Turn), "{}", name(rules));
        if rules.edition().hunts() {
            assert!(has(|stage| *stage == Stage::Setting), "{}", name(rules));
        } else if rules.ransom() {
            assert!(has(|stage| matches!(stage, Stage::Gift(_) | Stage::Relocation)), "{}", name(rules));
        } else {
            assert!(positions.iter().any(play::king_in_danger), "{}", name(rules));
        }
    }
}

#[test]
fn nothing_is_legal_after_the_end() {
    for rules in all_rules() {
        let mut dice = Dice::new(11);
        for start in starts(rules, 3) {
            let positions = play::game(start, &mut dice);
            let last = positions[positions.len() - 1];
            if last.outcome().is_none() {
                continue;
            }
            for before in positions.iter().rev().take(6) {
                for turn in before.turns() {
                    assert!(!last.is_legal(turn), "{turn:?} in {last:?}");
                }
            }
        }
    }
}

/// Positions to try arbitrary bits on, with their lists.
fn samples() -> Vec<Comparison> {
    all_rules().into_iter().flat_map(|rules| gather(rules, 3, 0xb175)).map(Comparison::of).collect()
}

fn bits_behave(sample: &Comparison, bits: u32) {
    let Some(turn) = Turn::from_bits(bits) else { return };
    assert_eq!(turn.bits(), bits);
    assert_eq!(rebuilt(turn), turn);
    sample.judge_again(turn);
}

/// The same decision made again by its constructor.
fn rebuilt(turn: Turn) -> Turn {
    match turn.parts() {
        TurnParts::Steps { steps, ransom, seat } => {
            with_end(Turn::steps(steps.from, steps.first, steps.via, steps.to), ransom, seat)
        }
        TurnParts::Drops { first, second: None } => Turn::drop(first),
        TurnParts::Drops { first, second: Some(second) } => Turn::drops(first, second),
        TurnParts::Place(place) => Turn::place(place),
        TurnParts::Gift(cell) => Turn::gift(cell),
        TurnParts::Relocation(seat) => Turn::relocation(seat),
    }
}

#[test]
fn arbitrary_bits_are_judged_as_the_list_does() {
    let samples = samples();
    let mut dice = Dice::new(0xb175);
    let mut turns = 0;
    for _ in 0..amount(400_000, 20_000_000) {
        // The highest bit is set in every turn and the next one in none: help most words that far.
        let word = (dice.roll() >> 32) as u32;
        let bits = if dice.once_in(8) { word } else { word & !(1 << 30) | 1 << 31 };
        turns += usize::from(Turn::from_bits(bits).is_some());
        bits_behave(&samples[dice.below(samples.len())], bits);
    }
    assert!(turns > 10_000, "only {turns} of the words were turns");
}

/// Legal turns with a bit or two changed come nearer to the rules' edges than arbitrary words.
#[test]
fn bits_near_a_legal_turn_are_judged_as_the_list_does() {
    for sample in samples() {
        for &turn in &sample.listed {
            assert_eq!(Turn::from_bits(turn.bits()), Some(turn));
            for one in 0..32 {
                for other in 0..=one {
                    bits_behave(&sample, turn.bits() ^ (1 << one | 1 << other));
                    if play::deep() || other == one {
                        bits_behave(&sample, turn.bits().wrapping_add(1 << one).wrapping_sub(1 << other));
                    }
                }
            }
        }
    }
}

#[test]
fn turns_survive_their_bits() {
    let mut dice = Dice::new(5);
    let cells: Vec<Cell> = ALL.into_iter().collect();
    for _ in 0..50_000 {
        let (from, via, to) = (dice.pick(&cells), dice.pick(&cells), dice.pick(&cells));
        let stride = dice.pick(&[Carry::One, Carry::Two]);
        let ends: Vec<_> = ends().collect();
        let (kind, seat) = dice.pick(&ends);
        let steps = with_end(Turn::steps(from, stride, dice.once_in(2).then_some(via), to), kind, seat);
        let drop = |dice: &mut Dice, cell| Placement { kind: dice.pick(&Kind::ALL), cell };
        let drops = Turn::drops(drop(&mut dice, from), drop(&mut dice, to));
        for turn in [steps, drops] {
            assert_eq!(Turn::from_bits(turn.bits()), Some(turn));
            assert_eq!(rebuilt(turn), turn);
        }
    }
}

proptest! {
    #![proptest_config(play::property(256))]

    #[test]
    fn any_word_behaves(words in prop::collection::vec(any::<u32>(), 1..64), which in any::<prop::sample::Index>()) {
        thread_local!(static SAMPLES: Vec<Comparison> = samples());
        SAMPLES.with(|samples| {
            for word in words {
                bits_behave(which.get(samples), word);
            }
        });
    }
}
