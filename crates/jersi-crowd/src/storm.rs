//! A crowd that plays while its servers are killed, its database is stopped and its network fails, and the audit afterwards.

mod nodes;
mod raging;
mod trials;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use fastrand::Rng;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::audit::Audited;
use crate::bot::{Pace, Phase, Tally};
use crate::monkey::Monkey;
use crate::pair;
use crate::storage::Storage;
use crate::violation::Violation;

use nodes::Node;
use raging::Raging;

/// The points of the store at which a debug build can be killed.
pub const POINTS: [&str; 4] = ["in-batch", "before-commit", "after-commit", "before-answer"];

/// What is to be gone through.
#[derive(Clone, Debug)]
pub struct Storm {
    /// `jersi`.
    pub binary: PathBuf,
    /// Where the store is to be.
    pub store: Storage,
    /// How many nodes serve it.
    pub nodes: usize,
    /// How many pairs play.
    pub pairs: usize,
    /// How many strangers try everything.
    pub monkeys: usize,
    /// How often a server is killed, and comes back at once; every other time at a named point.
    pub kills: usize,
    /// How often one of several nodes is killed, and comes back when all players have gone on through the others.
    pub losses: usize,
    /// How often one of several nodes is asked to end, and comes back when all players have gone on through the others.
    pub drains: usize,
    /// How often the database is stopped at once, or killed.
    pub stops: usize,
    /// How often no node hears the others any more.
    pub cuts: usize,
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

impl Storm {
    /// Nothing yet: so many pairs and two strangers at one server.
    pub fn over(store: Storage, binary: PathBuf, pairs: usize) -> Storm {
        Storm {
            binary,
            store,
            nodes: 1,
            pairs,
            monkeys: 2,
            kills: 0,
            losses: 0,
            drains: 0,
            stops: 0,
            cuts: 0,
            mischiefs: 0,
            silent: 0,
            acts: 0,
            progress: 40,
            pace: Pace::default(),
            seed: 14,
        }
    }

    /// Goes through it. The first promise that is broken ends it.
    pub async fn run(self) -> Result<StormReport, Violation> {
        let (phase, phases) = watch::channel(Phase::Play);
        let tally = Arc::new(Tally::of(self.pairs));
        let mut nodes = Vec::new();
        for _ in 0..self.nodes.max(1) {
            nodes.push(Node::start(&self).await?);
        }
        let addresses: Arc<[SocketAddr]> = nodes.iter().map(|node| node.proxy.address()).collect();
        let bots = pair::spawn(&addresses, self.pairs, self.seed, self.pace, &phases, &tally);
        let mut strangers = JoinSet::new();
        for number in 0..self.monkeys {
            let address = addresses[number % addresses.len()];
            strangers.spawn(Monkey::new(address, self.seed + number as u64, phases.clone()).run());
        }
        let rng = Rng::with_seed(self.seed);
        let mut raging = Raging { rng, nodes, tally, bots, report: StormReport::default(), storm: self };
        raging.rage().await?;
        raging.settle(&phase, strangers).await
    }
}

/// What was gone through.
#[derive(Clone, Debug, Default)]
pub struct StormReport {
    /// Kills at random moments.
    pub random_kills: usize,
    /// Kills at each of [`POINTS`].
    pub point_kills: [usize; 4],
    /// Nodes that were lost while others went on.
    pub losses: usize,
    /// How often a server was asked to end, and started anew.
    pub restarts: usize,
    /// Connections that a server took leave of.
    pub seen_off: u64,
    /// How often the database was stopped.
    pub stops: usize,
    /// Listeners that were cut off.
    pub cuts: u64,
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
