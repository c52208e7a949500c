//! What happens to one of several nodes, and to the database that they share.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use jersi_cluster::{Cluster, Fault};

use crate::proxy::Proxy;
use crate::server::{End, Serving};
use crate::violation::Violation;

use super::raging::{Raging, ended_well, system, until};
use super::{POINTS, Storm};

/// A server, and the address at which it is always found.
#[derive(Debug)]
pub struct Node {
    pub proxy: Proxy,
    server: Option<Serving>,
}

impl Node {
    /// Starts one.
    pub async fn start(storm: &Storm) -> Result<Node, Violation> {
        let mut node = Node { proxy: Proxy::listen().await.map_err(system)?, server: None };
        node.start_again(storm, None).await?;
        Ok(node)
    }

    /// Starts it again; `kill_at` is where it dies by itself.
    pub async fn start_again(&mut self, storm: &Storm, kill_at: Option<&str>) -> Result<(), Violation> {
        let server = Serving::start(&storm.binary, &storm.store, kill_at).await.map_err(system)?;
        self.proxy.lead_to(Some(server.address()));
        self.server = Some(server);
        Ok(())
    }

    /// The server that runs.
    pub fn server(&self) -> Result<&Serving, Violation> {
        self.server.as_ref().ok_or_else(|| Violation::new("server", "it is gone"))
    }

    /// Kills it, as if its machine had gone.
    pub async fn kill(&mut self) -> Result<(), Violation> {
        match self.server.take() {
            Some(server) => server.kill().await.map_err(system),
            None => Ok(()),
        }
    }

    /// Asks it to end.
    pub async fn stop(&mut self) -> Result<(), Violation> {
        match self.server.take() {
            Some(server) => ended_well(server.stop().await),
            None => Ok(()),
        }
    }

    /// Waits until it has ended by itself.
    pub async fn gone(server: Option<Serving>) -> Result<End, Violation> {
        let server = server.ok_or_else(|| Violation::new("server", "it is gone"))?;
        server.gone().await.map_err(system)
    }

    /// Takes the server, to wait for its end.
    pub fn take(&mut self) -> Option<Serving> {
        self.server.take()
    }
}

impl Raging {
    /// One of several nodes is lost, at any moment or at a named point; its players go on through the others before it is back.
    pub(super) async fn lose(&mut self, number: usize) -> Result<(), Violation> {
        let victim = number % self.nodes.len();
        self.progress(self.storm.progress).await?;
        if (number / self.nodes.len()).is_multiple_of(2) {
            tokio::time::sleep(Duration::from_micros(self.rng.u64(..60_000))).await;
            self.nodes[victim].kill().await?;
            self.report.random_kills += 1;
        } else {
            self.nodes[victim].kill().await?;
            let place = self.report.point_kills.iter().sum::<usize>() % POINTS.len();
            let point = format!("{}:{}", POINTS[place], self.rng.u32(10..60));
            self.start(victim, Some(&point)).await?;
            self.dies(victim, place).await?;
        }
        self.nodes[victim].proxy.lead_to(None);
        self.everybody_goes_on().await?;
        self.report.losses += 1;
        self.start(victim, None).await
    }

    /// One of several nodes is asked to end: it takes leave of everybody, and nobody is cut off.
    pub(super) async fn drain(&mut self, number: usize) -> Result<(), Violation> {
        let leaves = number % self.nodes.len();
        self.progress(self.storm.progress).await?;
        let cut_off = self.tally.cut_off.load(Ordering::SeqCst);
        let seen_off = self.tally.seen_off.load(Ordering::SeqCst);
        self.nodes[leaves].stop().await?;
        self.nodes[leaves].proxy.lead_to(None);
        self.everybody_goes_on().await?;
        let cut_off = self.tally.cut_off.load(Ordering::SeqCst) - cut_off;
        let seen_off = self.tally.seen_off.load(Ordering::SeqCst) - seen_off;
        if cut_off > 0 || seen_off == 0 {
            let what = format!("a server that ended took leave of {seen_off} and cut {cut_off} off");
            return Err(Violation::new("server", what));
        }
        self.report.restarts += 1;
        self.start(leaves, None).await
    }

    /// The database is stopped at once, or killed, in the middle of everything; nobody starts the servers anew.
    pub(super) async fn stop_database(&mut self, number: usize) -> Result<(), Violation> {
        self.progress(self.storm.progress).await?;
        tokio::time::sleep(Duration::from_micros(self.rng.u64(..60_000))).await;
        let kills = number % 2 == 1;
        self.with_cluster(move |cluster| if kills { cluster.kill() } else { cluster.stop_at_once() }).await?;
        self.with_cluster(Cluster::start_again).await?;
        self.everybody_goes_on().await?;
        self.report.stops += 1;
        Ok(())
    }

    /// No node hears the others any more, until it notices.
    pub(super) async fn cut(&mut self) -> Result<(), Violation> {
        self.progress(self.storm.progress).await?;
        let (cluster, url) = self.storm.store.cluster().ok_or_else(no_cluster)?;
        let cut = cluster.cut_listeners(url).await.map_err(|fault| broken(&fault))?;
        self.report.cuts += cut;
        self.everybody_goes_on().await
    }

    async fn with_cluster(
        &self,
        deed: impl FnOnce(&Cluster) -> Result<(), Fault> + Send + 'static,
    ) -> Result<(), Violation> {
        let cluster = Arc::clone(self.storm.store.cluster().ok_or_else(no_cluster)?.0);
        let done = tokio::task::spawn_blocking(move || deed(&cluster)).await;
        done.map_err(|error| Violation::new("task", error.to_string()))?.map_err(|fault| broken(&fault))
    }

    /// Waits until every pair has done something more.
    async fn everybody_goes_on(&mut self) -> Result<(), Violation> {
        let (tally, before) = (Arc::clone(&self.tally), self.tally.of_each());
        let all = until(move || tally.of_each().iter().zip(&before).all(|(now, before)| now > before));
        self.wait("somebody does not go on", all).await
    }
}

fn no_cluster() -> Violation {
    Violation::new("database", "it is not ours to stop")
}

fn broken(fault: &Fault) -> Violation {
    Violation::new("database", fault.to_string())
}
