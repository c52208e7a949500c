//! Keeping with a fault at every step: what is said is true.
#![allow(clippy::disallowed_methods, reason = "a test puts files where somebody else would")]

use std::fs;
use std::sync::Arc;

use jersi_rules::{ByColor, Edition, Lang, Rules, Setting};

use super::*;
use crate::disk::RealDisk;
use crate::disk::faulty::{Fault, FaultyDisk, scratch};

const TURNS: [&str; 3] = ["a2-b2", "h2-g2", "a3-b3"];

fn game() -> Game {
    let edition = Edition::V4_8;
    Game::new(Rules::new(edition), Setting::usual(edition), ByColor::default())
}

/// Plays a few turns; what is said after each, and whether it is true.
fn play(keeper: &mut Keeper, told: &str) -> Vec<Option<KeepNews>> {
    let words = jersi_words::play(Lang::EN);
    let mut game = game();
    let mut said = Vec::new();
    for turn in TURNS {
        game.play(turn).expect("it is legal");
        said.push(keeper.keep(&game, words));
        let record = write_jrn(&game.record());
        match keeper.path() {
            Some(path) => assert_eq!(fs::read_to_string(path).expect("it is there"), record, "{told}"),
            None => {
                let not = keeper.not_kept(&game, words).expect(told);
                assert!(not.contains("NOT kept") && not.ends_with(record.trim_end()), "{told}: {not}");
            }
        }
        assert_eq!(keeper.path().is_none(), keeper.not_kept(&game, words).is_some(), "{told}");
    }
    said
}

#[test]
fn what_is_said_to_be_kept_is_kept_and_the_rest_is_said() {
    let mut count = 0;
    for fault in crate::whole_file::tests::faults() {
        for at in 0.. {
            let folder = scratch("keeper-faults");
            let disk = Arc::new(FaultyDisk::new(at, fault));
            let told = format!("{fault:?} at step {at}");
            let mut keeper = Keeper::new(Some(Store::new(folder.clone(), disk.clone())));
            let said = play(&mut keeper, &told);
            if !disk.has_failed() {
                break;
            }
            count += 1;
            let failures = said.iter().filter(|news| matches!(news, Some(KeepNews::Failed(_)))).count();
            let again = said.iter().filter(|news| matches!(news, Some(KeepNews::Again(_)))).count();
            match fault {
                // Told once, and taken back once; a fault at the last turn is not followed by another turn, and one that a
                // second attempt mends at once is none.
                Fault::Fails(..) => assert!(failures <= 1 && again <= failures, "{told}: {said:?}"),
                _ => assert_eq!((failures, again), (1, 0), "{told}: {said:?}"),
            }
            let _ = fs::remove_dir_all(&folder);
        }
    }
    assert_eq!(count, 616, "so many faults were injected; docs/reliability.md tells it");
}

#[test]
fn a_folder_that_is_taken_away_is_made_again() {
    let folder = scratch("keeper-gone");
    let words = jersi_words::play(Lang::EN);
    let mut keeper = Keeper::new(Some(Store::new(folder.clone(), Arc::new(RealDisk))));
    let mut game = game();
    for turn in TURNS {
        game.play(turn).expect("it is legal");
        assert_eq!(keeper.keep(&game, words), None);
        let path = keeper.path().expect("it is kept").to_owned();
        assert_eq!(fs::read_to_string(path).expect("it is there"), write_jrn(&game.record()));
        fs::remove_dir_all(&folder).expect("taken away");
    }
}
