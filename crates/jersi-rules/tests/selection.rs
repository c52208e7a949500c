//! Parts of the generator give the same turns as the whole of it.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use jersi_rules::notation::write_turn;
use jersi_rules::{CellSet, Edition, Position, Rules, Setting, Stage, Turn, TurnParts, Variant, Want};

fn all(position: &Position, want: Want, origins: CellSet) -> BTreeSet<Turn> {
    let mut turns = BTreeSet::new();
    let _: ControlFlow<()> = position.each_step_turn(origins, want, |turn| {
        assert!(turns.insert(turn), "twice");
        ControlFlow::Continue(())
    });
    turns
}

#[test]
fn captures_drops_and_origins_are_slices_of_all_turns() {
    for (edition, reserve, ransom) in [
        (Edition::V2_0, false, false),
        (Edition::V3_0, false, false),
        (Edition::V4_8, true, false),
        (Edition::V4_16, false, true),
    ] {
        let rules = Rules::with(edition, Variant { reserve, ransom }).unwrap();
        let mut seed = 5_u64;
        let mut position = Position::start(rules, Setting::usual(edition));
        let mut captures_seen = 0;
        for _ in 0..120 {
            let turns = position.turns();
            if turns.is_empty() {
                position = Position::start(rules, Setting::usual(edition));
                continue;
            }
            if position.stage() == Stage::Turn {
                let steps = |turn: &&Turn| matches!(turn.parts(), TurnParts::Steps { .. });
                let expected: BTreeSet<Turn> = turns.iter().filter(steps).copied().collect();
                let everywhere = rules.facts().cells;
                assert_eq!(all(&position, Want::All, everywhere), expected);
                let captures: BTreeSet<Turn> = expected
                    .iter()
                    .filter(|&&turn| write_turn(&position, turn).contains('!'))
                    .copied()
                    .collect();
                captures_seen += captures.len();
                assert_eq!(all(&position, Want::Captures, everywhere), captures, "{position}");
                let quiet: BTreeSet<Turn> = expected.difference(&captures).copied().collect();
                assert_eq!(all(&position, Want::Quiet, everywhere), quiet, "{position}");
                let mut by_origin = BTreeSet::new();
                for cell in everywhere {
                    by_origin.extend(all(&position, Want::All, CellSet::of(cell)));
                }
                assert_eq!(by_origin, expected);
                let mut drops = BTreeSet::new();
                let _: ControlFlow<()> = position.each_drop(|turn| {
                    drops.insert(turn);
                    ControlFlow::Continue(())
                });
                assert_eq!(drops.len() + expected.len(), turns.len());
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            position = position.play_legal(turns[(seed >> 33) as usize % turns.len()]);
        }
        assert!(captures_seen > 50);
    }
}
