//! Independent work on all processors, with the results in order.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What `work` makes of each thing, in the order of the things.
pub(crate) fn in_threads<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(things.len().max(1));
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, R)>> = Mutex::new(Vec::with_capacity(things.len()));
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((n, thing)) = {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    things.get(n).map(|thing| (n, thing))
                } {
                    let result = work(thing);
                    done.lock().expect("no worker panics with the lock").push((n, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("all workers have ended");
    done.sort_by_key(|&(n, _)| n);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_come_in_order() {
        let things: Vec<u32> = (0..1000).collect();
        assert_eq!(super::in_threads(&things, |n| n * 2), things.iter().map(|n| n * 2).collect::<Vec<_>>());
        assert!(super::in_threads(&[] as &[u32], |n| *n).is_empty());
    }
}
