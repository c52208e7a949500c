//! Hundreds of searches that are stopped leave nothing behind: no thread, no memory. The table takes what it
//! is allowed to, and gives it back.
//!
//! One test in a process of its own, for it looks at the whole process.
#![cfg(target_os = "linux")]

mod talk;

use std::time::{Duration, Instant};

use jersi_engine::Dice;
use jersi_engine::ugi::Player;
use talk::{LONG, Talk};

/// What the allocator keeps for itself, at the most. A table or a thread's memory lost with every search
/// would soon be more.
const SLACK: u64 = 16;

/// A line of `/proc/self/status` in MiB.
fn memory(what: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix(what)).expect("a line of its own");
    let kib: u64 = line.trim_matches([':', ' ', '\t', 'k', 'B']).parse().expect("a number of KiB");
    kib >> 10
}

fn threads() -> usize {
    std::fs::read_dir("/proc/self/task").expect("Linux tells").count()
}

/// Waits for threads that have done their work to be gone.
fn settled(wanted: usize) -> bool {
    let begun = Instant::now();
    while threads() > wanted && begun.elapsed() < LONG {
        std::thread::sleep(Duration::from_millis(1));
    }
    threads() <= wanted
}

fn searches(talk: &mut Talk, dice: &mut Dice, count: usize) {
    for _ in 0..count {
        match dice.below(12) {
            0 => talk.say("uginewgame"),
            1 => talk.say(&format!("setoption name Threads value {}", 1 + dice.below(4))),
            2 => talk.say(&format!("setoption name Level value {}", 1 + dice.below(10))),
            3 => talk.say(&format!("setoption name MultiPV value {}", 1 + dice.below(3))),
            _ => {}
        }
        talk.say("go infinite");
        std::thread::sleep(Duration::from_micros(dice.below(1500) as u64));
        talk.say("stop");
        talk.hear_until("bestmove ");
    }
    talk.say("isready");
    talk.hear_until("readyok");
}

#[test]
fn searches_leave_nothing_behind_and_the_table_keeps_its_size() {
    let mut dice = Dice::seeded(1);
    let before = threads();
    let mut talk = Talk::with(Player::new());
    talk.say("setoption name Hash value 1");
    searches(&mut talk, &mut dice, 50);
    // One reads commands, one searches, one hears what is said.
    assert!(settled(before + 3), "{} threads, {before} before", threads());
    let usual = memory("VmRSS");
    searches(&mut talk, &mut dice, 300);
    assert!(settled(before + 3), "{} threads, {before} before", threads());
    let later = memory("VmRSS");
    assert!(later <= usual + SLACK, "{usual} MiB became {later} MiB");

    // A large table, and one a little larger: the first is given back before the second is taken.
    for size in [200, 210] {
        talk.say(&format!("setoption name Hash value {size}"));
        searches(&mut talk, &mut dice, 5);
        let (now, peak) = (memory("VmRSS"), memory("VmHWM"));
        assert!((size..=usual + size + SLACK).contains(&now), "{now} MiB with a table of {size}");
        assert!(peak <= usual + size + SLACK, "{peak} MiB at the peak with a table of {size}");
    }
    talk.say("setoption name Hash value 1");
    searches(&mut talk, &mut dice, 5);
    let end = memory("VmRSS");
    assert!(end <= usual + SLACK, "{usual} MiB became {end} MiB");
    assert!(talk.end().is_empty());
    assert!(settled(before), "{} threads, {before} before", threads());
}
