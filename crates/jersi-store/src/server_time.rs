//! The time of the server: it never goes back, whatever happens to the clock of the machine.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use jersi_club::Millis;

/// Milliseconds since 1970 by a clock that was set once, when the server began, and never again. A clock that is set while
/// the server runs gives nobody time and takes nobody's.
#[derive(Clone, Debug)]
pub struct ServerTime {
    clock: Clock,
    /// How far the machine's clock was behind a moment that is known to have been, in milliseconds.
    ahead: Arc<AtomicU64>,
    /// What was known of the server's life when it began.
    lived: Millis,
}

/// What time is taken from.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The clock of the machine.
    #[default]
    Machine,
    /// The same, from here on.
    Since(Instant, Millis),
    /// One that is moved by hand.
    Hand(HandClock),
}

impl Clock {
    /// Until when the server lived, by a clock that is moved by hand.
    fn lived(&self) -> Millis {
        match self {
            Clock::Hand(hand) => Millis(hand.0.lived.load(Ordering::SeqCst)),
            _ => Millis::default(),
        }
    }
}

impl ServerTime {
    /// By a clock; at least as late as a moment that is known to have been.
    pub fn at_least(clock: Clock, known: Millis) -> ServerTime {
        let clock = match clock {
            Clock::Machine => {
                let machine = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Clock::Since(Instant::now(), Millis::default().after(machine))
            }
            clock => clock,
        };
        let lived = clock.lived();
        let time = ServerTime { clock, ahead: Arc::default(), lived };
        time.reach(known);
        time
    }

    /// It is at least so late: another node knows. Clones know it too.
    pub fn reach(&self, known: Millis) {
        let behind = known.since(self.now()).as_millis();
        if behind > 0 {
            self.ahead.fetch_add(u64::try_from(behind).unwrap_or(u64::MAX), Ordering::SeqCst);
        }
    }

    fn ahead(&self) -> Duration {
        Duration::from_millis(self.ahead.load(Ordering::SeqCst))
    }

    /// Now.
    pub fn now(&self) -> Millis {
        match &self.clock {
            Clock::Machine => unreachable!("it was read when the server began"),
            Clock::Since(began, at) => at.after(began.elapsed()).after(self.ahead()),
            Clock::Hand(hand) => hand.now().after(self.ahead()),
        }
    }

    /// Whether time passes without anybody's doing.
    pub fn passes(&self) -> bool {
        !matches!(self.clock, Clock::Hand(_))
    }

    /// Until when the server has lived, if it is known to have lived until some moment.
    pub fn lived(&self, known: Millis) -> Millis {
        let lived = self.clock.lived();
        if lived == self.lived { known } else { known.max(lived.after(self.ahead())) }
    }
}

/// A clock that is moved by hand, for tests: nothing in the store waits.
#[derive(Clone, Debug)]
pub struct HandClock(Arc<Hand>);

#[derive(Debug)]
struct Hand {
    now: AtomicU64,
    lived: AtomicU64,
}

impl HandClock {
    /// A clock that shows this moment.
    pub fn at(now: Millis) -> HandClock {
        HandClock(Arc::new(Hand { now: AtomicU64::new(now.0), lived: AtomicU64::new(now.0) }))
    }

    /// What it shows.
    pub fn now(&self) -> Millis {
        Millis(self.0.now.load(Ordering::SeqCst))
    }

    /// Time passes while the server lives.
    pub fn pass(&self, time: Duration) {
        self.stand(time);
        self.0.lived.store(self.now().0, Ordering::SeqCst);
    }

    /// Time passes while the server stands still.
    pub fn stand(&self, time: Duration) {
        self.set(self.now().after(time));
    }

    /// Somebody sets the clock.
    pub fn set(&self, now: Millis) {
        self.0.now.store(now.0, Ordering::SeqCst);
    }
}
