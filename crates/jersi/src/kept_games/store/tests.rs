//! The data folder with several players at once, with damage, and with a fault at every step.
#![allow(clippy::disallowed_methods, reason = "a test puts files where somebody else would")]

use std::fs;

use super::*;
use crate::disk::faulty::{FaultyDisk, scratch};

/// A data folder of its own for each test, removed at the end.
struct Scratch(Store);

impl Scratch {
    fn new(name: &str) -> Scratch {
        Scratch(Store::new(scratch(&format!("store-{name}")), Arc::new(RealDisk)))
    }

    fn current(&self) -> Current {
        self.0.current().expect("the folder can be read")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0.folder);
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn nothing_is_made_by_looking() {
    let scratch = Scratch::new("looking");
    assert!(scratch.current().game.is_none());
    assert!(!scratch.0.folder.exists());
}

#[test]
fn a_game_is_pointed_to_while_it_goes_on() {
    let scratch = Scratch::new("pointer");
    let store = &scratch.0;
    let kept = store.create().expect("a new game");
    kept.write("one", true).expect("written");
    let path = kept.path().to_owned();
    let current = scratch.current();
    assert!(current.game.is_none());
    assert_eq!(current.busy, [path.as_path()]);
    drop(kept);
    assert_eq!(names(&store.games()).len(), 1, "the lock is gone");
    let kept = scratch.current().game.expect("nobody plays it");
    assert_eq!(kept.path(), path);
    kept.write("two", false).expect("written");
    drop(kept);
    assert!(scratch.current().game.is_none());
    assert!(!store.pointer().exists());
    assert_eq!(fs::read_to_string(path).expect("the game is there"), "two");
}

#[test]
fn two_games_at_once_do_not_meet() {
    let scratch = Scratch::new("two");
    let store = &scratch.0;
    let one = store.create().expect("a new game");
    let two = store.create().expect("another");
    assert_ne!(one.path(), two.path());
    one.write("one", true).expect("written");
    two.write("two", true).expect("written");
    assert_eq!(scratch.current().busy, [two.path(), one.path()]);
    // Who played last is first, and the end of one leaves the pointer to the other.
    one.write("one goes on", true).expect("written");
    assert_eq!(scratch.current().busy, [one.path(), two.path()]);
    one.write("one is over", false).expect("written");
    assert_eq!(scratch.current().busy, [two.path()]);
    assert_eq!(fs::read_to_string(one.path()).expect("there"), "one is over");
    assert_eq!(fs::read_to_string(two.path()).expect("there"), "two");
}

#[test]
fn many_at_once_get_a_file_each() {
    let scratch = Scratch::new("many");
    let store = &scratch.0;
    let all = |_| {
        let make = || {
            let kept = store.create().expect("a new game");
            kept.write(&kept.path().to_string_lossy(), true).expect("written");
            kept.path().to_owned()
        };
        (0..5).map(|_| make()).collect::<Vec<_>>()
    };
    let mut paths: Vec<PathBuf> = std::thread::scope(|scope| {
        let players: Vec<_> = (0..8).map(|n| scope.spawn(move || all(n))).collect();
        players.into_iter().flat_map(|player| player.join().expect("no panic")).collect()
    });
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), 40);
    for path in paths {
        assert_eq!(fs::read_to_string(&path).expect("there"), path.to_string_lossy());
    }
}

#[test]
fn unfinished_games_wait_their_turn() {
    let scratch = Scratch::new("wait");
    let paths: Vec<PathBuf> = (0..12)
        .map(|n| {
            let kept = scratch.0.create().expect("a new game");
            kept.write(&n.to_string(), true).expect("written");
            kept.path().to_owned()
        })
        .collect();
    for path in paths.iter().rev().take(MOST_POINTERS) {
        let kept = scratch.current().game.expect("one more");
        assert_eq!(kept.path(), path);
        kept.forget().expect("no longer pointed to");
    }
    assert!(scratch.current().game.is_none());
    assert!(paths.iter().all(|path| path.exists()), "all games are still there");
}

#[test]
fn damage_is_put_aside() {
    let scratch = Scratch::new("damage");
    let store = &scratch.0;
    let kept = store.create().expect("a new game");
    kept.write("rubbish", true).expect("written");
    let path = kept.path().to_owned();
    let aside = kept.put_aside().expect("put aside");
    assert_eq!(fs::read_to_string(&aside).expect("kept"), "rubbish");
    assert!(!path.exists() && aside.to_string_lossy().ends_with(".jrn.damaged-1"));
    assert!(scratch.current().game.is_none(), "the pointer leads nowhere");
    for (number, bytes) in [&b"../../etc/passwd.jrn"[..], b"\xFF\xFE", b"", b"x.txt"].into_iter().enumerate()
    {
        fs::write(store.pointer(), bytes).expect("a damaged pointer");
        let aside = scratch.current().damaged.expect("rubbish");
        assert!(aside.to_string_lossy().ends_with(&format!("current.damaged-{}", number + 1)));
        assert_eq!(fs::read(aside).expect("kept"), bytes);
    }
    assert!(scratch.current().damaged.is_none());
    fs::write(store.pointer(), "rubbish").expect("a damaged pointer");
    let kept = store.create().expect("a new game");
    kept.write("fresh", true).expect("written");
    assert_eq!(scratch.current().busy, [kept.path()]);
    assert_eq!(fs::read(store.folder.join("current.damaged-5")).expect("kept"), b"rubbish");
}

#[test]
fn a_folder_that_cannot_be_is_an_error() {
    let scratch = Scratch::new("file");
    fs::write(&scratch.0.folder, "a file").expect("a file in the way");
    assert!(scratch.0.create().is_err());
    assert!(scratch.current().game.is_none());
    fs::remove_file(&scratch.0.folder).expect("cleaned up");
}

#[test]
fn whatever_goes_wrong_what_was_confirmed_of_a_game_is_there() {
    let texts = ["one", "one two", "one two three"];
    // A game of three turns, the last of which ends it: what was confirmed, and whether the fault came to it.
    let play = |store: &Store| {
        let mut confirmed = (None, None);
        let Ok(kept) = store.create() else { return confirmed };
        confirmed.1 = Some(kept.path().to_owned());
        for (n, text) in texts.iter().enumerate() {
            if kept.write(text, n < 2).is_ok() {
                confirmed.0 = Some(n);
            }
        }
        confirmed
    };
    let steps = {
        let scratch = Scratch::new("sound");
        let disk = Arc::new(FaultyDisk::sound());
        assert_eq!(play(&Store::new(scratch.0.folder.clone(), disk.clone())).0, Some(2));
        disk.steps()
    };
    let mut count = 0;
    for fault in crate::whole_file::tests::faults() {
        for at in 0..steps {
            let scratch = Scratch::new("fault");
            let disk = Arc::new(FaultyDisk::new(at, fault));
            let (confirmed, path) = play(&Store::new(scratch.0.folder.clone(), disk.clone()));
            assert!(disk.has_failed(), "step {at} of {steps}");
            count += 1;
            let told = format!("{fault:?} at step {at}: turn {confirmed:?} was confirmed");
            // Another process looks, on a disk that works again.
            let text = path.as_ref().and_then(|path| fs::read_to_string(path).ok());
            let found = text.as_deref().map(|text| texts.iter().position(|known| *known == text));
            assert_ne!(found, Some(None), "{told}, and a fragment is there: {text:?}");
            let found = found.flatten();
            assert!(found >= confirmed, "{told}, and {text:?} is there");
            let current = scratch.current();
            assert!(current.busy.is_empty() && current.damaged.is_none(), "{told}");
            match (confirmed, current.game) {
                // It is offered, unless its last turn is there too.
                (Some(0 | 1), None) => assert_eq!(found, Some(2), "{told}"),
                (Some(2..), offered) => assert!(offered.is_none(), "{told}"),
                (None, _) | (_, Some(_)) => {}
            }
            assert_eq!(
                scratch.0.all().expect("it can be read").len(),
                usize::from(found.is_some()),
                "{told}"
            );
        }
    }
    assert_eq!(count, 682, "so many faults were injected; docs/reliability.md tells it");
}

#[test]
fn a_game_is_deleted_or_there() {
    let mut count = 0;
    for fault in crate::whole_file::tests::faults() {
        for at in 0.. {
            let scratch = Scratch::new("delete");
            scratch.0.create().expect("a new game").write("one", true).expect("written");
            let path = scratch.0.all().expect("it can be read").remove(0);
            let disk = Arc::new(FaultyDisk::new(at, fault));
            let store = Store::new(scratch.0.folder.clone(), disk.clone());
            let deleted = store.take(&path).and_then(|kept| kept.expect("nobody has it").delete());
            if !disk.has_failed() {
                break;
            }
            count += 1;
            match fs::read_to_string(&path) {
                Ok(text) => {
                    assert_eq!((text.as_str(), deleted.is_err()), ("one", true), "{fault:?} at step {at}");
                }
                Err(error) => assert_eq!(error.kind(), io::ErrorKind::NotFound),
            }
            assert!(scratch.0.current().is_ok(), "{fault:?} at step {at}");
        }
    }
    assert_eq!(count, 176, "so many faults were injected; docs/reliability.md tells it");
}

#[test]
fn the_latest_game_comes_first() {
    let scratch = Scratch::new("order");
    let stamps = ["2026-11-15-095059-9", "2026-11-15-095059-10", "2026-11-16-000000-1"];
    fs::create_dir_all(scratch.0.games()).expect("a folder");
    for stamp in stamps {
        fs::write(scratch.0.games().join(format!("{stamp}.jrn")), "x").expect("written");
    }
    fs::write(scratch.0.games().join(".x.jrn.1-1.tmp"), "a draft").expect("written");
    let ids: Vec<String> = scratch.0.all().expect("it can be read").iter().map(|path| id_of(path)).collect();
    assert_eq!(ids, [stamps[2], stamps[1], stamps[0]]);
}

#[test]
fn nothing_is_kept_that_could_not_be_read_again() {
    use crate::kept_games::shelf::Shelf;
    use jersi_game::{Game, Player};
    use jersi_rules::record::{Limit, write_jrn};
    use jersi_rules::{ByColor, Edition, Lang, Rules, Setting};

    let scratch = Scratch::new("limits");
    let shelf = Shelf::new(&scratch.0, jersi_words::play(Lang::EN));
    let players = ByColor::from_fn(|_| Player::new("", "human"));
    let game = Game::new(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8), players);
    let kept = scratch.0.create().expect("a new game");
    let text = write_jrn(&game.record());
    kept.rewrite(&text).expect("written");
    let (id, path) = (id_of(kept.path()), kept.path().to_owned());
    drop(kept);
    let refused = shelf.rename(&id, &"x".repeat(Limit::Bytes.most())).expect_err("too long");
    assert_eq!(refused.code, "too-large");
    assert_eq!(fs::read_to_string(path).expect("it is there"), text, "as it was");
    shelf.rename(&id, "Sunday").expect("short enough");
}
