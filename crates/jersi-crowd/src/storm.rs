//! A crowd that plays while its server is killed and its network fails, and the audit afterwards.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use fastrand::Rng;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::audit::{Audited, audit};
use crate::bot::{BotReport, Pace, Phase, Tally};
use crate::client::Client;
use crate::kept::Kept;
use crate::memory::resident;
use crate::monkey::{Monkey, MonkeyReport};
use crate::pair;
use crate::proxy::{Mischief, Proxy};
use crate::server::{End, Serving};
use crate::silent::{Silent, slow_reader};
use crate::violation::Violation;

/// The points of the store at which a debug build can be killed.
pub const POINTS: [&str; 4] = ["in-batch", "before-commit", "after-commit", "before-answer"];

/// Whoever plays recovers within this time, on a machine that has other things to do too.
const RECOVERY: Duration = Duration::from_mins(1);

/// What is to be gone through.
#[derive(Clone, Debug)]
pub struct Storm {
    /// `jersi`.
    pub binary: PathBuf,
    /// Where the store is to be.
    pub store: PathBuf,
    /// How many pairs play.
    pub pairs: usize,
    /// How many strangers try everything.
    pub monkeys: usize,
    /// How often the server is killed; every other time at a named point.
    pub kills: usize,
    /// How often the network does something to a connection.
    pub mischiefs: usize,
    /// How many connections say nothing all the time, and how many of them watch games and never read.
    pub silent: usize,
    /// How many acts must be done besides, with nothing happening to anybody.
    pub acts: u64,
    /// How many acts must be done between two of these.
    pub progress: u64,
    /// How hasty the bots are.
    pub pace: Pace,
    /// Where chance begins.
    pub seed: u64,
}

/// What was gone through.
#[derive(Clone, Debug, Default)]
pub struct StormReport {
    /// Kills at random moments.
    pub random_kills: usize,
    /// Kills at each of [`POINTS`].
    pub point_kills: [usize; 4],
    /// How often it was asked to end, and started anew.
    pub restarts: usize,
    /// What the network did.
    pub mischiefs: usize,
    /// Connections that said nothing.
    pub silent: usize,
    /// How much larger the server was at the end of the quiet part than when it began, in KiB.
    pub grown: u64,
    /// How often bots connected.
    pub connections: u64,
    /// What strangers tried in vain.
    pub refused_strangers: usize,
    /// What was compared in the end.
    pub audited: Audited,
}

/// A storm while it rages.
struct Raging {
    storm: Storm,
    rng: Rng,
    proxy: Proxy,
    tally: Arc<Tally>,
    bots: JoinSet<Result<BotReport, Violation>>,
    report: StormReport,
}

impl Storm {
    /// Goes through it. The first promise that is broken ends it.
    pub async fn run(self) -> Result<StormReport, Violation> {
        let proxy = Proxy::listen().await.map_err(system)?;
        let (phase, phases) = watch::channel(Phase::Play);
        let tally = Arc::new(Tally::default());
        let server = Serving::start(&self.binary, &self.store, None).await.map_err(system)?;
        proxy.lead_to(Some(server.address()));
        let bots = pair::spawn(proxy.address(), self.pairs, self.seed, self.pace, &phases, &tally);
        let mut strangers = JoinSet::new();
        for number in 0..self.monkeys {
            strangers.spawn(Monkey::new(proxy.address(), self.seed + number as u64, phases.clone()).run());
        }
        let rng = Rng::with_seed(self.seed);
        let mut raging = Raging { rng, proxy, tally, bots, report: StormReport::default(), storm: self };
        let server = raging.rage(server).await?;
        raging.settle(&phase, server, strangers).await
    }
}

impl Raging {
    async fn rage(&mut self, mut server: Serving) -> Result<Serving, Violation> {
        if self.storm.acts > 0 {
            self.play_among_the_silent(&server).await?;
        }
        for mischief in 0..self.storm.mischiefs {
            let kind = Mischief::ALL[mischief % Mischief::ALL.len()];
            self.progress(self.storm.progress).await?;
            while !self.proxy.disturb(kind, &mut self.rng) {
                self.progress(self.storm.progress).await?;
            }
            self.report.mischiefs += 1;
        }
        for kill in 0..self.storm.kills {
            if kill % 10 == 0 {
                server = self.restart(server).await?;
            }
            server = if kill % 2 == 0 {
                self.progress(self.storm.progress).await?;
                self.kill_somewhere(server, kill / 2).await?
            } else {
                self.dies(server, kill / 2).await?
            };
        }
        Ok(server)
    }

    /// Others say nothing, or never read, and nobody who plays is disturbed.
    async fn play_among_the_silent(&mut self, server: &Serving) -> Result<(), Violation> {
        let memory = || server.pid().map_or(Ok(0), resident).map_err(system);
        let silent = Silent::connect(server.address(), self.storm.silent).await.map_err(system)?;
        self.progress(self.storm.progress).await?;
        let mut slow = Vec::new();
        let games = Client::new(server.address()).listed().await.map_err(system)?;
        for _ in 0..self.storm.silent / 20 {
            slow.push(slow_reader(server.address(), &games[..games.len().min(16)]).await.map_err(system)?);
        }
        let before = memory()?;
        self.progress(self.storm.acts).await?;
        self.report.grown = memory()?.saturating_sub(before);
        self.report.silent = silent.count() + slow.len();
        Ok(())
    }

    /// Asked to, in the middle of everything.
    async fn restart(&mut self, server: Serving) -> Result<Serving, Violation> {
        self.progress(self.storm.progress).await?;
        ended_well(server.stop().await)?;
        self.report.restarts += 1;
        self.start(None).await
    }

    /// At any moment. The next server is one that dies by itself.
    async fn kill_somewhere(&mut self, server: Serving, next: usize) -> Result<Serving, Violation> {
        tokio::time::sleep(Duration::from_micros(self.rng.u64(..60_000))).await;
        server.kill().await.map_err(system)?;
        self.report.random_kills += 1;
        let point = format!("{}:{}", POINTS[next % POINTS.len()], self.rng.u32(10..60));
        self.start(Some(&point)).await
    }

    /// At a named point, by itself: bots give it the work that brings it there.
    async fn dies(&mut self, server: Serving, number: usize) -> Result<Serving, Violation> {
        let place = number % POINTS.len();
        let gone = server.gone();
        match self.wait("the server does not come to the point where it dies", gone).await? {
            Ok(End::Signal(_)) => self.report.point_kills[place] += 1,
            ended => {
                let what = format!("the server did not die at {}: {ended:?}", POINTS[place]);
                return Err(Violation::new("killer", what));
            }
        }
        self.start(None).await
    }

    async fn start(&mut self, kill_at: Option<&str>) -> Result<Serving, Violation> {
        let server = Serving::start(&self.storm.binary, &self.storm.store, kill_at).await.map_err(system)?;
        self.proxy.lead_to(Some(server.address()));
        Ok(server)
    }

    /// Waits until so many acts more are done.
    async fn progress(&mut self, acts: u64) -> Result<(), Violation> {
        let tally = Arc::clone(&self.tally);
        let wanted = tally.done.load(Ordering::SeqCst) + acts;
        self.wait("nobody recovers", until(move || tally.done.load(Ordering::SeqCst) >= wanted)).await
    }

    /// Waits for something that must happen soon. A bot that gives up ends it all.
    async fn wait<T>(&mut self, else_: &str, happening: impl Future<Output = T>) -> Result<T, Violation> {
        tokio::select! {
            Some(ended) = self.bots.join_next() => {
                gave_up(ended)?;
                Err(Violation::new("crowd", "a bot went home too early"))
            }
            happened = tokio::time::timeout(RECOVERY, happening) => {
                happened.map_err(|_| Violation::new("crowd", else_))
            }
        }
    }

    /// Everybody finds out what came of what was begun; then all is compared.
    async fn settle(
        mut self,
        phase: &watch::Sender<Phase>,
        server: Serving,
        mut strangers: JoinSet<Result<MonkeyReport, Violation>>,
    ) -> Result<StormReport, Violation> {
        phase.send_replace(Phase::Settle);
        let (tally, bots) = (Arc::clone(&self.tally), self.bots.len() as u64);
        let settled = until(move || tally.settled.load(Ordering::SeqCst) >= bots);
        self.wait("acts stay without an answer", settled).await?;
        let mut reports = Vec::new();
        let mut ledgers = Vec::new();
        phase.send_replace(Phase::End);
        let ends = async {
            while let Some(ended) = self.bots.join_next().await {
                reports.push(gave_up(ended)?);
            }
            while let Some(ended) = strangers.join_next().await {
                let report = gave_up(ended)?;
                self.report.refused_strangers += report.refused;
                ledgers.push(report.ledger);
            }
            Ok::<_, Violation>(())
        };
        let ended = tokio::time::timeout(RECOVERY, ends).await;
        ended.map_err(|_| Violation::new("crowd", "somebody does not come to an end"))??;
        ended_well(server.stop().await)?;
        let kept = Kept::read(&self.storm.store).await?;
        self.report.audited = audit(&kept, &reports, &ledgers)?;
        self.report.connections = self.tally.connected.load(Ordering::SeqCst);
        Ok(self.report)
    }
}

async fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
fn system(error: std::io::Error) -> Violation {
    Violation::new("system", error.to_string())
}

fn ended_well(end: std::io::Result<End>) -> Result<(), Violation> {
    match end.map_err(system)? {
        End::Code(0) => Ok(()),
        end => Err(Violation::new("server", format!("asked to end, it ended with {end:?}"))),
    }
}

fn gave_up<T>(ended: Result<Result<T, Violation>, tokio::task::JoinError>) -> Result<T, Violation> {
    ended.map_err(|error| Violation::new("task", error.to_string()))?
}
