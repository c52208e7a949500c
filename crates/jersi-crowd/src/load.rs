//! Many games at once, at a steady rate: how long a turn takes from one player to the other, and what a connection costs.

mod table;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use fastrand::Rng;
use jersi_wire::{GameId, Join, MakeGame, Seat};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::client::{Answer, Client, new_id};
use crate::histogram::Histogram;
use crate::memory::resident;
use crate::pair::SPECS;
use crate::violation::Violation;

use table::{Counts, Player, Table};

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Load {
    /// Where the server is, each of its nodes. Who plays together sits at different ones.
    pub nodes: Arc<[SocketAddr]>,
    /// The numbers of its processes.
    pub pids: Vec<u32>,
    /// How many connections; two play a game.
    pub connections: usize,
    /// How many turns a second, all games together.
    pub rate: u32,
    /// For how many seconds.
    pub seconds: u32,
    /// Where chance begins.
    pub seed: u64,
}

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// Connections.
    pub connections: usize,
    /// Turns that were sent.
    pub sent: u64,
    /// Turns for which no game was free.
    pub skipped: u64,
    /// Turns that were refused.
    pub refused: u64,
    /// From a turn sent to its acknowledgement.
    pub done: Histogram,
    /// From a turn sent to the other player seeing it.
    pub seen: Histogram,
    /// For how long turns were sent.
    pub took: Duration,
    /// Memory of the server with all games made and nobody connected, in KiB.
    pub kib_before: u64,
    /// Memory when all are connected and watch their games.
    pub kib_idle: u64,
    /// Memory after all turns.
    pub kib_after: u64,
}

impl LoadReport {
    /// What a connection costs that watches a game in which nothing happens, in bytes.
    pub fn bytes_per_connection(&self) -> u64 {
        1024 * self.kib_idle.saturating_sub(self.kib_before) / self.connections.max(1) as u64
    }
}

/// So many games are made at the same time.
const AT_ONCE: usize = 32;

impl Load {
    /// Measures.
    pub async fn run(&self) -> Result<LoadReport, Violation> {
        let games = self.make_games().await?;
        let memory = || {
            let all = self.pids.iter().map(|pid| resident(*pid)).sum::<std::io::Result<u64>>();
            all.map_err(|error| Violation::new("memory", error.to_string()))
        };
        let kib_before = memory()?;
        let counts = Arc::new(Counts::default());
        let mut players = JoinSet::new();
        let mut tables = Vec::with_capacity(games.len());
        for (game, clients) in games {
            let mut seats = Vec::with_capacity(2);
            for client in clients {
                let (player, seat) = Player::connect(&client, game, &counts).await?;
                seats.push(seat);
                players.spawn(player);
            }
            tables.push(Table::new(game, seats)?);
        }
        // Until the server has said all that there is to say.
        tokio::time::sleep(Duration::from_secs(3)).await;
        let kib_idle = memory()?;
        let begun = Instant::now();
        let (sent, skipped) = self.drive(&mut tables, &mut players).await?;
        let took = begun.elapsed();
        // Until all that is on its way has come.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let kib_after = memory()?;
        let mut report = LoadReport {
            connections: 2 * tables.len(),
            sent,
            skipped,
            refused: counts.refused.load(Ordering::SeqCst),
            took,
            kib_before,
            kib_idle,
            kib_after,
            ..LoadReport::default()
        };
        report.done.merge(std::mem::take(&mut *counts.done.lock().expect("nobody panics with it")));
        report.seen.merge(std::mem::take(&mut *counts.seen.lock().expect("nobody panics with it")));
        Ok(report)
    }

    async fn make_games(&self) -> Result<Vec<(GameId, [Client; 2])>, Violation> {
        let mut making = JoinSet::new();
        let mut games = Vec::new();
        for number in 0..self.connections / 2 {
            if making.len() >= AT_ONCE
                && let Some(made) = making.join_next().await
            {
                games.push(made.map_err(|error| Violation::new("task", error.to_string()))??);
            }
            making.spawn(make_game(Arc::clone(&self.nodes), number));
        }
        while let Some(made) = making.join_next().await {
            games.push(made.map_err(|error| Violation::new("task", error.to_string()))??);
        }
        Ok(games)
    }

    /// Sends turns at the rate that was asked for.
    async fn drive(
        &self,
        tables: &mut [Table],
        players: &mut JoinSet<Result<(), Violation>>,
    ) -> Result<(u64, u64), Violation> {
        let mut rng = Rng::with_seed(self.seed);
        let mut ticks = interval(Duration::from_millis(2));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
        let begun = Instant::now();
        let (mut sent, mut skipped, mut at) = (0, 0, 0);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                Some(ended) = players.join_next() => {
                    ended.map_err(|error| Violation::new("task", error.to_string()))??;
                    return Err(Violation::new("load", "a connection ended"));
                }
            }
            let elapsed = begun.elapsed();
            let wanted = (elapsed.as_secs_f64() * f64::from(self.rate)) as u64;
            while sent + skipped < wanted {
                let table = (0..tables.len())
                    .map(|step| (at + step) % tables.len())
                    .find(|&table| tables[table].is_free());
                match table {
                    Some(table) if tables[table].play(&mut rng) => {
                        at = table + 1;
                        sent += 1;
                    }
                    _ => skipped += 1,
                }
            }
            if elapsed >= Duration::from_secs(u64::from(self.seconds)) {
                return Ok((sent, skipped));
            }
        }
    }
}

async fn make_game(nodes: Arc<[SocketAddr]>, number: usize) -> Result<(GameId, [Client; 2]), Violation> {
    let refused = |what: &str| Violation::new(format!("game {number}"), what.to_owned());
    let mut clients = [0, 1].map(|seat| Client::of(Arc::clone(&nodes), number + seat));
    let make = MakeGame {
        id: new_id(),
        spec: SPECS[number % SPECS.len()].to_owned(),
        time: "-".to_owned(),
        seat: Seat::White,
        listed: false,
        rated: false,
        name: format!("White {number}"),
    };
    let Answer::Done(made) = clients[0].make(&make).await else { return Err(refused("it cannot be made")) };
    let join = Join { id: new_id(), name: format!("Black {number}") };
    let Answer::Done(_) = clients[1].join(made.game, &join).await else {
        return Err(refused("it cannot be joined"));
    };
    Ok((made.game, clients))
}
