//! How far a run is: a bar at a terminal, and a line now and then elsewhere.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use jersi_words::LabNews;

use crate::lang;
use crate::output;

/// How often a line is said where no bar can be drawn.
const EVERY: Duration = Duration::from_secs(30);

/// How often the time is told anew at a terminal: a piece may take a minute.
const TICK: Duration = Duration::from_secs(1);

/// How far a run is. Time goes by positions, because games of one strength take longer than those of another.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    told: Instant,
    games: (u64, u64),
    positions: (u64, u64),
}

impl Progress {
    /// So many games and positions are to be done.
    pub fn new(games: u64, positions: u64) -> Progress {
        let bar = output::bar(positions);
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {percent}% {msg} {elapsed}<{eta}") {
            bar.set_style(style);
        }
        bar.enable_steady_tick(TICK);
        let now = Instant::now();
        let progress = Progress { bar, begun: now, told: now, games: (0, games), positions: (0, positions) };
        progress.show();
        progress
    }

    /// A piece is done.
    pub fn add(&mut self, games: u64, positions: u64) {
        self.games.0 += games;
        self.positions.0 = self.positions.0.saturating_add(positions);
        self.show();
        if self.bar.is_hidden() && self.told.elapsed() >= EVERY {
            self.told = Instant::now();
            let (done, all) = self.positions;
            let spent = self.begun.elapsed().as_millis();
            let left = spent * u128::from(all.saturating_sub(done)) / u128::from(done.max(1));
            let left = u64::try_from(left.div_ceil(1000)).unwrap_or(u64::MAX);
            let news = LabNews::SoFar { made: self.games.0, all: self.games.1, left };
            output::tell(&lang::words().lab_news(&news));
        }
    }

    fn show(&self) {
        self.bar.set_position(self.positions.0);
        output::say_at(&self.bar, &format!("{}/{}", self.games.0, self.games.1));
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}
