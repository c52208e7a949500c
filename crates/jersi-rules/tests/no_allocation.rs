//! Generating, counting, judging and playing turns asks the heap for nothing.

mod play;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use std::ops::ControlFlow;

use jersi_rules::{Position, Turn, perft, perft_decisions};
use play::{all_rules, gather, name};

thread_local! {
    /// How often this thread has asked the heap for memory.
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// The usual heap, with a counter.
struct Counting;

// An allocator cannot be written without unsafe; this one only counts and passes everything on.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`, which are those of `System`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `System` with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the pointer came from `System` with this layout.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// A thread that is ending has no counter left, and nothing to count.
fn count() {
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
}

#[global_allocator]
static HEAP: Counting = Counting;

/// How often the heap is asked while something is done.
fn asked_by<T>(work: impl FnOnce() -> T) -> u64 {
    let before = ASKED.get();
    black_box(work());
    ASKED.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(asked_by(|| black_box(1 + 1)), 0);
    assert_eq!(asked_by(|| Box::new(black_box(1))), 1);
    let position = gather(all_rules()[0], 1, 1)[0];
    assert!(asked_by(|| position.turns()) > 0);
}

/// Everything an engine does at a node of its search.
fn work_at(position: &Position, turns: &[Turn]) {
    let mut seen = 0_u64;
    let _: ControlFlow<()> = position.each_turn(|turn| {
        seen += u64::from(position.play_legal(turn).ended().is_none());
        ControlFlow::Continue(())
    });
    black_box((seen, position.has_turn(), position.count_turns(), position.outcome()));
    for &turn in turns {
        let _ = black_box((position.check(turn), position.is_legal(turn), position.play(turn)));
        black_box(Turn::from_bits(turn.bits()));
    }
    black_box((position.hash(), position.hash_from_scratch(), position.before_ransom(), position.stage()));
}

#[test]
fn nothing_is_allocated() {
    for rules in all_rules() {
        let positions = gather(rules, 12, 0xa110c);
        // Turns of other positions are refused here: the reasons must be free of charge, too.
        let turns: Vec<Turn> = positions.iter().flat_map(Position::turns).collect();
        for position in &positions {
            assert_eq!(asked_by(|| work_at(position, &turns)), 0, "{} {position}", name(rules));
        }
    }
}

#[test]
fn counting_sequences_allocates_nothing() {
    for rules in all_rules() {
        for position in gather(rules, 3, 0xa110d) {
            let asked = asked_by(|| (perft(&position, 2), perft_decisions(&position, 2)));
            assert_eq!(asked, 0, "{} {position}", name(rules));
        }
    }
}
