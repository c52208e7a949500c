//! The tuning build (feature `tune`): every margin of `search/parameters.rs` and every weight of `eval/weights.rs` is
//! a UGI option, so that a tuner can play matches with other values without building anew.
//!
//! The values are those of the whole process. Send `uginewgame` after a change: the transposition table still
//! holds scores of the old values.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicI32, Ordering};

/// A number that can be changed by name.
pub(crate) struct Tunable {
    pub(crate) name: String,
    pub(crate) default: i32,
    pub(crate) range: RangeInclusive<i32>,
    pub(crate) value: &'static AtomicI32,
}

/// All of them.
pub(crate) fn all() -> Vec<Tunable> {
    let mut all = crate::search::parameters::all();
    all.extend(crate::eval::weights::all());
    all
}

/// Sets one of them; false if there is none of this name.
pub fn set(name: &str, value: i32) -> bool {
    let found = all().into_iter().find(|tunable| tunable.name == name);
    if let Some(tunable) = &found {
        tunable.value.store(value, Ordering::Relaxed);
    }
    found.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::parameters;

    #[test]
    fn every_number_has_a_name_of_its_own_and_can_be_set() {
        let mut names: Vec<String> = all().into_iter().map(|tunable| tunable.name).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert!(names.len() == count && count > 150, "{count}");
        for tunable in all() {
            assert!(tunable.range.contains(&tunable.default), "{}", tunable.name);
        }
        assert!(set("time_overhead", 7) && parameters::time_overhead() == 7);
        assert!(set("time_overhead", 5) && !set("no_such_margin", 1));
    }
}
