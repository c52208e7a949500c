//! `jersi-crowd`: the crowd by hand, for measurements and long nights.
#![allow(clippy::print_stdout, reason = "a program of the workshop, for people at a terminal")]
#![allow(clippy::doc_markdown, reason = "these are the texts of its help")]

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use jersi_crowd::{Load, LoadReport, Serving, Silent, Storage, Storm, Violation, allow_many_files, resident};

/// A crowd for a server of JERSI
#[derive(Parser, Debug)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Kill a server again and again while bots play, and look what it has kept
    Kill(Weather),
    /// The same with a network that cuts, stalls and delays
    Network(Weather),
    /// Kill one of several nodes again and again; its players go on through the others
    Lose(Weather),
    /// Ask one of several nodes to end, again and again; nobody is cut off
    Drain(Weather),
    /// Stop PostgreSQL at once, again and again
    Stop(Weather),
    /// Keep nodes from hearing each other, again and again
    Cut(Weather),
    /// Measure a server: latency of turns, and memory of connections
    Load(Measured),
    /// Measure what connections cost that say nothing
    Silent(Measured),
}

#[derive(Args, Debug)]
struct Weather {
    /// The program that serves, a debug build: `target/debug/jersi`
    #[arg(long, value_name = "JERSI")]
    binary: PathBuf,
    /// Where the store is to be, where there is none yet; `postgres` starts a PostgreSQL for it
    #[arg(long, value_name = "PATH|postgres")]
    store: PathBuf,
    /// How many nodes serve it; more than one need PostgreSQL
    #[arg(long, value_name = "N")]
    nodes: Option<usize>,
    /// How often
    #[arg(long, value_name = "N", default_value_t = 1000)]
    times: usize,
    /// How many games at once
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: usize,
    /// Where chance begins
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

#[derive(Args, Debug)]
struct Measured {
    /// The program that serves, a release build: `target/release/jersi`
    #[arg(long, value_name = "JERSI")]
    binary: PathBuf,
    /// Where the store is to be, where there is none yet; `postgres` starts a PostgreSQL for it
    #[arg(long, value_name = "PATH|postgres")]
    store: PathBuf,
    /// How many nodes serve it; more than one need PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 1)]
    nodes: usize,
    /// How many connections
    #[arg(long, value_name = "N", default_value_t = 2000)]
    connections: usize,
    /// How many turns a second
    #[arg(long, value_name = "N", default_value_t = 500)]
    turns: u32,
    /// For how many seconds
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u32,
}

#[tokio::main]
async fn main() -> ExitCode {
    allow_many_files();
    let came = match Cli::parse().command {
        Command::Kill(weather) => weather.go_through(1, |storm, times| storm.kills = times).await,
        Command::Network(weather) => weather.go_through(1, |storm, times| storm.mischiefs = times).await,
        Command::Lose(weather) => weather.go_through(2, |storm, times| storm.losses = times).await,
        Command::Drain(weather) => weather.go_through(2, |storm, times| storm.drains = times).await,
        Command::Stop(weather) => weather.go_through(2, |storm, times| storm.stops = times).await,
        Command::Cut(weather) => weather.go_through(2, |storm, times| storm.cuts = times).await,
        Command::Load(measured) => measured.load().await,
        Command::Silent(measured) => measured.silent().await,
    };
    match came {
        Ok(()) => ExitCode::SUCCESS,
        Err(violation) => {
            println!("BROKEN: {violation}");
            ExitCode::FAILURE
        }
    }
}

/// Bots change between several nodes so often.
const ROAM: Duration = Duration::from_secs(2);

/// Where a store was asked for.
async fn storage(store: PathBuf) -> Result<Storage, Violation> {
    if store.as_os_str() == "postgres" {
        return Storage::server().await.map_err(|fault| Violation::new("database", fault.to_string()));
    }
    Ok(Storage::File(store))
}

impl Weather {
    async fn go_through(self, nodes: usize, what: impl FnOnce(&mut Storm, usize)) -> Result<(), Violation> {
        let mut storm = Storm::over(storage(self.store).await?, self.binary, self.games);
        storm.seed = self.seed;
        storm.nodes = self.nodes.unwrap_or(nodes);
        storm.pace.roam = (storm.nodes > 1).then_some(ROAM);
        what(&mut storm, self.times);
        println!("{:#?}", storm.run().await?);
        Ok(())
    }
}

impl Measured {
    async fn serve(&self, storage: &Storage) -> Result<Vec<Serving>, Violation> {
        let system = |error: std::io::Error| Violation::new("server", error.to_string());
        let mut nodes = Vec::new();
        for _ in 0..self.nodes.max(1) {
            nodes.push(Serving::start(&self.binary, storage, None).await.map_err(system)?);
        }
        Ok(nodes)
    }

    async fn load(self) -> Result<(), Violation> {
        let storage = storage(self.store.clone()).await?;
        let servers = self.serve(&storage).await?;
        let pids = servers.iter().filter_map(Serving::pid).collect();
        let nodes = servers.iter().map(Serving::address).collect();
        let Measured { connections, turns: rate, seconds, .. } = self;
        let mut report = Load { nodes, pids, connections, rate, seconds, seed: 1 }.run().await?;
        print(&mut report);
        drop((servers, storage));
        Ok(())
    }

    async fn silent(self) -> Result<(), Violation> {
        let system = |error: std::io::Error| Violation::new("server", error.to_string());
        let storage = storage(self.store.clone()).await?;
        let servers = self.serve(&storage).await?;
        let server = servers.first().ok_or_else(|| Violation::new("server", "there is none"))?;
        let pid = server.pid().ok_or_else(|| Violation::new("server", "it is gone"))?;
        let before = resident(pid).map_err(system)?;
        let silent = Silent::sockets(server.address(), self.connections).await.map_err(system)?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let after = resident(pid).map_err(system)?;
        let bytes = 1024 * after.saturating_sub(before) / silent.count().max(1) as u64;
        println!(
            "{} silent sockets: {before} KiB before, {after} KiB after, {bytes} bytes each",
            silent.count()
        );
        drop((servers, storage));
        Ok(())
    }
}

fn print(report: &mut LoadReport) {
    let rate = report.seen.count() as u128 * 1000 / report.took.as_millis().max(1);
    println!("connections           {}", report.connections);
    println!("turns sent            {}, skipped {}, refused {}", report.sent, report.skipped, report.refused);
    println!("turns seen            {}, {rate} a second", report.seen.count());
    for (what, times) in
        [("sent to acknowledged", &mut report.done), ("sent to seen        ", &mut report.seen)]
    {
        let [median, tail, most] = [500, 990, 1000].map(|part| times.per_mille(part).as_secs_f64() * 1000.0);
        println!("{what}  median {median:.1} ms, 99th percentile {tail:.1} ms, longest {most:.1} ms");
    }
    println!(
        "memory                {} KiB before, {} idle, {} after",
        report.kib_before, report.kib_idle, report.kib_after
    );
    println!("an idle connection    {} bytes", report.bytes_per_connection());
}
