//! A storm while it rages, and what is left of it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use fastrand::Rng;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::audit::audit;
use crate::bot::{BotReport, Phase, Tally};
use crate::kept::Kept;
use crate::monkey::MonkeyReport;
use crate::server::End;
use crate::violation::Violation;

use super::nodes::Node;
use super::{Storm, StormReport};

/// Whoever plays recovers within this time, on a machine that has other things to do too.
const RECOVERY: Duration = Duration::from_mins(1);

/// A storm while it rages.
pub struct Raging {
    pub storm: Storm,
    pub rng: Rng,
    pub nodes: Vec<Node>,
    pub tally: Arc<Tally>,
    pub bots: JoinSet<Result<BotReport, Violation>>,
    pub report: StormReport,
}

impl Raging {
    pub async fn rage(&mut self) -> Result<(), Violation> {
        if self.storm.acts > 0 {
            self.play_among_the_silent().await?;
        }
        for number in 0..self.storm.mischiefs {
            self.disturb(number).await?;
        }
        for number in 0..self.storm.kills {
            self.kill(number).await?;
        }
        for number in 0..self.storm.losses {
            self.lose(number).await?;
        }
        for number in 0..self.storm.drains {
            self.drain(number).await?;
        }
        for number in 0..self.storm.stops {
            self.stop_database(number).await?;
        }
        for _ in 0..self.storm.cuts {
            self.cut().await?;
        }
        Ok(())
    }

    /// Waits until so many acts more are done.
    pub async fn progress(&mut self, acts: u64) -> Result<(), Violation> {
        let tally = Arc::clone(&self.tally);
        let wanted = tally.done.load(Ordering::SeqCst) + acts;
        self.wait("nobody recovers", until(move || tally.done.load(Ordering::SeqCst) >= wanted)).await
    }

    /// Waits for something that must happen soon. A bot that gives up ends it all.
    pub async fn wait<T>(&mut self, else_: &str, happening: impl Future<Output = T>) -> Result<T, Violation> {
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
    pub async fn settle(
        mut self,
        phase: &watch::Sender<Phase>,
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
        for node in &mut self.nodes {
            node.stop().await?;
        }
        let kept = Kept::read(&self.storm.store).await?;
        self.report.audited = audit(&kept, &reports, &ledgers)?;
        self.report.connections = self.tally.connected.load(Ordering::SeqCst);
        self.report.seen_off = self.tally.seen_off.load(Ordering::SeqCst);
        Ok(self.report)
    }
}

/// Waits until something is so.
pub async fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
pub fn system(error: std::io::Error) -> Violation {
    Violation::new("system", error.to_string())
}

pub fn ended_well(end: std::io::Result<End>) -> Result<(), Violation> {
    match end.map_err(system)? {
        End::Code(0) => Ok(()),
        end => Err(Violation::new("server", format!("asked to end, it ended with {end:?}"))),
    }
}

fn gave_up<T>(ended: Result<Result<T, Violation>, tokio::task::JoinError>) -> Result<T, Violation> {
    ended.map_err(|error| Violation::new("task", error.to_string()))?
}
