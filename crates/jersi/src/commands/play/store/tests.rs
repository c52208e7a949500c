//! The data folder with several players at once, and with damage.

use std::fs;

use super::*;

/// A data folder of its own for each test, removed at the end.
struct Scratch(Store);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("jersi-store-{name}-{}", std::process::id()));
        Scratch(Store { folder })
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
