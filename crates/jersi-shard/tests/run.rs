//! The runner with workers made for the test.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use jersi_shard::{Bench, Ended, InOrder, Plan, Shard, Stopped, run};

const NEVER: &(dyn Fn() -> bool + Sync) = &|| false;

/// Makes twice its number, then thrice.
fn two_things(piece: u64, bench: &Bench<'_, u64>) -> Result<(), Stopped> {
    bench.hand_over(2 * piece)?;
    bench.hand_over(3 * piece)
}

fn all(plan: &Plan, threads: usize) -> (Ended, BTreeMap<u64, Vec<u64>>) {
    let mut made: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    let ended = run(plan.missing(), threads, NEVER, &|| two_things, |piece, thing| {
        made.entry(piece).or_default().push(thing);
        Ok::<_, Infallible>(ControlFlow::Continue(()))
    });
    let Ok(ended) = ended;
    (ended, made)
}

#[test]
fn shards_on_any_number_of_threads_make_the_whole() {
    let (ended, whole) = all(&Plan::new(50), 1);
    assert_eq!((ended, whole.len(), &whole[&7]), (Ended::Done, 50, &vec![14, 21]));
    for (count, threads) in [(1, 4), (3, 2), (4, 0), (60, 3)] {
        let mut merged = BTreeMap::new();
        for number in 1..=count {
            let shard = Shard::new(number, count).expect("a shard");
            let (ended, mut made) = all(&Plan::new(50).of_shard(shard), threads);
            assert_eq!(ended, Ended::Done);
            assert!(made.keys().all(|&piece| shard.has(piece)));
            merged.append(&mut made);
        }
        assert_eq!(merged, whole, "{count} shards");
    }
}

#[test]
fn what_is_kept_is_not_done_again() {
    let (ended, made) = all(&Plan::new(6).without([0, 3, 5]), 2);
    assert_eq!((ended, made.into_keys().collect::<Vec<_>>()), (Ended::Done, vec![1, 2, 4]));
    assert_eq!(all(&Plan::new(2).without([0, 1]), 2), (Ended::Done, BTreeMap::new()));
}

#[test]
fn enough_is_enough() {
    let mut taken = 0;
    let ended = run(Plan::new(1_000_000).missing(), 3, NEVER, &|| two_things, |_, _| {
        taken += 1;
        Ok::<_, Infallible>(if taken < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
    });
    assert_eq!(ended, Ok(Ended::Enough));
    // Who was handing something over still does: at most two things of each thread.
    assert!((10..=10 + 2 * 3).contains(&taken), "{taken}");
}

#[test]
fn an_error_ends_the_run_and_nothing_is_taken_after_it() {
    let mut taken = 0;
    let ended = run(Plan::new(1_000_000).missing(), 3, NEVER, &|| two_things, |_, _| {
        taken += 1;
        if taken < 5 { Ok(ControlFlow::Continue(())) } else { Err("the disk is full") }
    });
    assert_eq!((ended, taken), (Err("the disk is full"), 5));
}

/// Counts the workers that are gone.
struct Gone<'a>(&'a AtomicU32);

impl Drop for Gone<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// A worker that would never end leaves off; what it handed over before is there.
#[test]
fn a_signal_from_outside_stops_workers_in_the_middle() {
    let told = AtomicBool::new(false);
    let (begun, dropped) = (Barrier::new(3), AtomicU32::new(0));
    let worker = || {
        let gone = Gone(&dropped);
        let begun = &begun;
        move |piece: u64, bench: &Bench<'_, u64>| {
            let _held = &gone;
            bench.hand_over(piece)?;
            begun.wait();
            while !bench.is_stopped() {
                std::thread::yield_now();
            }
            Err(Stopped)
        }
    };
    let mut made = Vec::new();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            begun.wait();
            told.store(true, Ordering::Relaxed);
        });
        let stop = || told.load(Ordering::Relaxed);
        let ended = run(Plan::new(10).missing(), 2, &stop, &worker, |piece, _| {
            made.push(piece);
            Ok::<_, Infallible>(ControlFlow::Continue(()))
        });
        assert_eq!(ended, Ok(Ended::Stopped));
    });
    made.sort_unstable();
    assert_eq!((made, dropped.into_inner()), (vec![0, 1], 2));
}

#[test]
fn a_signal_that_comes_too_late_stops_nothing() {
    let told = AtomicBool::new(false);
    let stop = || told.load(Ordering::Relaxed);
    let worker = || |piece: u64, bench: &Bench<'_, u64>| bench.hand_over(piece);
    let ended = run(Plan::new(3).missing(), 1, &stop, &worker, |piece, _| {
        told.store(piece == 2, Ordering::Relaxed);
        Ok::<_, Infallible>(ControlFlow::Continue(()))
    });
    assert_eq!(ended, Ok(Ended::Done), "the last piece was taken before");
}

#[test]
fn results_in_the_order_of_their_numbers() {
    let plan = Plan::new(40).of_shard(Shard::new(2, 2).expect("a shard")).without([5]);
    let mut in_order = InOrder::new(plan.missing());
    let mut written = Vec::new();
    let worker = || {
        |piece: u64, bench: &Bench<'_, u64>| {
            // Some take longer than others.
            (0..piece % 7).for_each(|_| std::thread::yield_now());
            bench.hand_over(piece)
        }
    };
    let ended = run(plan.missing(), 4, NEVER, &worker, |piece, made| {
        in_order.add(piece, made);
        written.extend(in_order.by_ref().map(|(piece, _)| piece));
        Ok::<_, Infallible>(ControlFlow::Continue(()))
    });
    assert_eq!((ended, written), (Ok(Ended::Done), plan.missing().collect::<Vec<_>>()));
}
