//! All puzzles, from the page's own files.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::puzzle::Puzzle;

/// The page's files, one for each kind of game.
const FILES: [&str; 4] = [
    include_str!("../../../web/src/puzzles/puzzles-48-no-reserve.json"),
    include_str!("../../../web/src/puzzles/puzzles-48.json"),
    include_str!("../../../web/src/puzzles/puzzles-20.json"),
    include_str!("../../../web/src/puzzles/puzzles-30.json"),
];

#[derive(Deserialize)]
struct File {
    puzzles: Vec<Puzzle>,
}

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let read = |text: &&str| {
        serde_json::from_str::<File>(text).unwrap_or_else(|why| panic!("a file of puzzles: {why}"))
    };
    FILES.iter().map(read).flat_map(|file| file.puzzles).collect()
});

/// All puzzles, in the order of their files.
pub fn puzzles() -> &'static [Puzzle] {
    &PUZZLES
}

/// The puzzle with this name.
pub fn puzzle(id: &str) -> Option<&'static Puzzle> {
    puzzles().iter().find(|puzzle| puzzle.id == id)
}

/// The edition of the puzzle of the day: the game as it is played today.
const DAILY: &str = "4.8";

/// The puzzle of a day, counted from 1970, the same for everybody and as the page chooses it: all of today's edition come once,
/// in a mixed order, before one comes again.
pub fn of_the_day(day: u64) -> &'static Puzzle {
    let mut pool: Vec<&Puzzle> = puzzles().iter().filter(|puzzle| puzzle.edition == DAILY).collect();
    pool.sort_by_key(|puzzle| (mixed_up(&puzzle.id), &puzzle.id));
    // The remainder is less than the length.
    pool[(day % pool.len() as u64) as usize]
}

/// A number out of a text that looks like chance and is always the same (FNV-1a, with the finish of `MurmurHash3`).
fn mixed_up(text: &str) -> u32 {
    let letters = text.chars().map(u32::from);
    let mut hash = letters.fold(0x811c_9dc5_u32, |hash, letter| (hash ^ letter).wrapping_mul(0x0100_0193));
    hash = (hash ^ (hash >> 16)).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
    hash ^ (hash >> 16)
}
