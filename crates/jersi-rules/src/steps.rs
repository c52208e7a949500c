//! How much work is done on texts, counted in debug builds, so that tests can show that it grows no faster than the text.
//! A step is a character, a word or a tag that is looked at; decisions of the referee are counted in `check.rs`.

/// Counts so many steps of this thread.
#[inline]
pub fn more(steps: usize) {
    count::more(steps as u64);
}

/// The steps of this thread so far; 0 in other builds.
pub fn so_far() -> u64 {
    count::so_far()
}

#[cfg(debug_assertions)]
mod count {
    use std::cell::Cell;

    thread_local!(static STEPS: Cell<u64> = const { Cell::new(0) });

    pub fn more(steps: u64) {
        STEPS.set(STEPS.get() + steps);
    }

    pub fn so_far() -> u64 {
        STEPS.get()
    }
}

#[cfg(not(debug_assertions))]
mod count {
    pub fn more(_: u64) {}

    pub fn so_far() -> u64 {
        0
    }
}
