//! What happens to one server and to its network.

use std::time::Duration;

use crate::client::Client;
use crate::memory::resident;
use crate::proxy::Mischief;
use crate::server::End;
use crate::silent::{Silent, slow_reader};
use crate::violation::Violation;

use super::POINTS;
use super::nodes::Node;
use super::raging::{Raging, system};

impl Raging {
    /// Others say nothing, or never read, and nobody who plays is disturbed.
    pub(super) async fn play_among_the_silent(&mut self) -> Result<(), Violation> {
        let server = self.nodes[0].server()?;
        let (address, pid) = (server.address(), server.pid());
        let memory = || pid.map_or(Ok(0), resident).map_err(system);
        let silent = Silent::connect(address, self.storm.silent).await.map_err(system)?;
        self.progress(self.storm.progress).await?;
        let mut slow = Vec::new();
        let games = Client::new(address).listed().await.map_err(system)?;
        for _ in 0..self.storm.silent / 20 {
            slow.push(slow_reader(address, &games[..games.len().min(16)]).await.map_err(system)?);
        }
        let before = memory()?;
        self.progress(self.storm.acts).await?;
        self.report.grown = memory()?.saturating_sub(before);
        self.report.silent = silent.count() + slow.len();
        Ok(())
    }

    /// The network does something to a connection.
    pub(super) async fn disturb(&mut self, number: usize) -> Result<(), Violation> {
        let kind = Mischief::ALL[number % Mischief::ALL.len()];
        let node = number % self.nodes.len();
        self.progress(self.storm.progress).await?;
        while !self.nodes[node].proxy.disturb(kind, &mut self.rng) {
            self.progress(self.storm.progress).await?;
        }
        self.report.mischiefs += 1;
        Ok(())
    }

    /// A server is killed and comes back at once: at any moment, the next time at a named point.
    pub(super) async fn kill(&mut self, number: usize) -> Result<(), Violation> {
        let victim = number / 2 % self.nodes.len();
        if number.is_multiple_of(10) {
            self.restart(victim).await?;
        }
        let place = number / 2 % POINTS.len();
        if number.is_multiple_of(2) {
            self.progress(self.storm.progress).await?;
            tokio::time::sleep(Duration::from_micros(self.rng.u64(..60_000))).await;
            self.nodes[victim].kill().await?;
            self.report.random_kills += 1;
            // The next server is one that dies by itself.
            let point = format!("{}:{}", POINTS[place], self.rng.u32(10..60));
            self.start(victim, Some(&point)).await
        } else {
            self.dies(victim, place).await?;
            self.start(victim, None).await
        }
    }

    /// Asked to, in the middle of everything.
    async fn restart(&mut self, node: usize) -> Result<(), Violation> {
        self.progress(self.storm.progress).await?;
        self.nodes[node].stop().await?;
        self.report.restarts += 1;
        self.start(node, None).await
    }

    /// At a named point, by itself: bots give it the work that brings it there.
    pub(super) async fn dies(&mut self, node: usize, place: usize) -> Result<(), Violation> {
        let gone = Node::gone(self.nodes[node].take());
        match self.wait("the server does not come to the point where it dies", gone).await? {
            Ok(End::Signal(_)) => {
                self.report.point_kills[place] += 1;
                Ok(())
            }
            ended => {
                let what = format!("the server did not die at {}: {ended:?}", POINTS[place]);
                Err(Violation::new("killer", what))
            }
        }
    }

    pub(super) async fn start(&mut self, node: usize, kill_at: Option<&str>) -> Result<(), Violation> {
        self.nodes[node].start_again(&self.storm, kill_at).await
    }
}
