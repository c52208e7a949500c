//! The runner: some threads, one who takes what they make, and an end that is always tidy.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// All that was missing is done.
    Done,
    /// Whoever took the results had enough.
    Enough,
    /// It was told to stop from outside.
    Stopped,
}

/// A worker was asked to leave off: its piece is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// Where a worker hands over what it makes, and hears that it shall leave off.
pub struct Bench<'a, M> {
    piece: u64,
    made: &'a SyncSender<(u64, M)>,
    ending: &'a Ending<'a>,
}

/// When to leave off.
struct Ending<'a> {
    enough: AtomicBool,
    stop: &'a (dyn Fn() -> bool + Sync),
}

impl Ending<'_> {
    fn is_asked_for(&self) -> bool {
        self.enough.load(Ordering::Relaxed) || (self.stop)()
    }
}

impl<M> Bench<'_, M> {
    /// Whether nothing more is wanted. A worker looks at it wherever it could leave off.
    pub fn is_stopped(&self) -> bool {
        self.ending.is_asked_for()
    }

    /// Hands something over, and waits until it is taken. A piece may bring several things, one after the other.
    pub fn hand_over(&self, made: M) -> Result<(), Stopped> {
        self.made.send((self.piece, made)).map_err(|_| Stopped)
    }
}

/// Does pieces of work on some threads; 0 threads are the same as 1.
///
/// Each thread calls a worker of its own by `worker` and lets it do one piece after the other. What a worker hands over
/// comes to `take`, with the number of its piece, on the thread that called: one thing after the other, in the order in
/// which they are made ([`InOrder`](crate::InOrder) puts them into that of their numbers). Nobody runs ahead of `take`,
/// so that work that it has enough of ends soon. Its error ends the run; nothing is taken after it.
///
/// `stop` is looked at between the pieces, and by workers that ask their [`Bench`]. What was handed over is still taken;
/// what is half done is not.
///
/// When this returns, all workers are gone.
pub fn run<W, M, E>(
    missing: impl Iterator<Item = u64> + Send,
    threads: usize,
    stop: &(dyn Fn() -> bool + Sync),
    worker: &(impl Fn() -> W + Sync),
    mut take: impl FnMut(u64, M) -> Result<ControlFlow<()>, E>,
) -> Result<Ended, E>
where
    W: FnMut(u64, &Bench<'_, M>) -> Result<(), Stopped>,
    M: Send,
{
    let missing = Mutex::new(missing);
    let next = || missing.lock().unwrap_or_else(PoisonError::into_inner).next();
    let ending = &Ending { enough: AtomicBool::new(false), stop };
    // Whether somebody left a piece, or did not begin one, because of `stop`.
    let left = &AtomicBool::new(false);
    std::thread::scope(|scope| {
        let (sender, made) = sync_channel(0);
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let next = &next;
            scope.spawn(move || {
                let mut work = worker();
                while let Some(piece) = next() {
                    let bench = Bench { piece, made: &sender, ending };
                    if ending.is_asked_for() || work(piece, &bench).is_err() {
                        left.store(true, Ordering::Relaxed);
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut taken = Ok(());
        for (piece, thing) in made {
            if taken.is_err() {
                continue;
            }
            match take(piece, thing) {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => ending.enough.store(true, Ordering::Relaxed),
                Err(error) => {
                    taken = Err(error);
                    ending.enough.store(true, Ordering::Relaxed);
                }
            }
        }
        taken
    })?;
    Ok(match () {
        () if ending.enough.load(Ordering::Relaxed) => Ended::Enough,
        () if left.load(Ordering::Relaxed) => Ended::Stopped,
        () => Ended::Done,
    })
}
