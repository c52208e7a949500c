//! Decisions that are looked at more closely, after the game.

use jersi_engine::{Dice, Root};
use jersi_rules::Stage;

use crate::game::Sample;
use crate::plan::SampleTerms;
use crate::think::{Thinker, Weighed, near};

/// Looks at some of these decisions, each with its number in the game and what was played. They are drawn without
/// knowing anything of them but that they are turns. None if the thinker was told to leave off.
pub(crate) fn samples(
    roots: &[(u32, Root)],
    terms: SampleTerms,
    thinker: &mut Thinker,
    dice: &mut Dice,
) -> Option<Vec<Sample>> {
    let turns: Vec<&(u32, Root)> =
        roots.iter().filter(|(_, root)| root.position.stage() == Stage::Turn).collect();
    drawn(turns.len(), terms.decisions as usize, dice)
        .into_iter()
        .map(|place| {
            let (at, root) = turns[place];
            // What is found must not depend on which decisions were looked at before.
            thinker.forget();
            let glanced = thinker.glance(root);
            let Weighed { choices: weighed, searched } =
                thinker.weigh(root, &glanced, terms.lines, terms.nodes);
            if thinker.is_stopped() {
                return None;
            }
            Some(Sample {
                at: *at,
                near: near(&weighed),
                best: weighed[0].value,
                second: weighed.get(1).map(|choice| choice.value),
                one_turn: glanced[0].turn == weighed[0].turn,
                still: thinker.still(&root.position),
                searched,
            })
        })
        .collect()
}

/// So many of the numbers below `end`, all equally likely, in their order.
fn drawn(end: usize, count: usize, dice: &mut Dice) -> Vec<usize> {
    let mut wanted = count.min(end);
    (0..end)
        .filter(|number| {
            let takes = dice.below(end - number) < wanted;
            wanted -= usize::from(takes);
            takes
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_engine::StopSignal;

    #[test]
    fn a_decision_that_the_positions_do_not_suffice_for_is_told_apart() {
        use jersi_rules::{Edition, Position, Rules};
        let root = Root::new(Position::initial(Rules::new(Edition::V4_8)));
        let searched = |nodes| {
            let terms = SampleTerms { decisions: 1, nodes, lines: 16, games: 1 };
            let mut thinker = Thinker::until(StopSignal::new());
            let found = samples(&[(0, root.clone())], terms, &mut thinker, &mut Dice::seeded(1));
            found.expect("nobody stops it")[0].searched
        };
        // Not even the first iteration; the first one, which looks no further than the glance; more.
        assert_eq!([1, 300, 100_000].map(searched), [false, false, true]);
    }

    #[test]
    fn all_numbers_are_drawn_alike() {
        let mut dice = Dice::seeded(1);
        let mut times = [0_u32; 20];
        for _ in 0..2_000 {
            let numbers = drawn(20, 5, &mut dice);
            assert!(numbers.len() == 5 && numbers.is_sorted());
            for number in numbers {
                times[number] += 1;
            }
        }
        assert!(times.iter().all(|&times| times.abs_diff(500) < 80), "{times:?}");
        assert_eq!(drawn(3, 10, &mut dice), [0, 1, 2]);
    }
}
