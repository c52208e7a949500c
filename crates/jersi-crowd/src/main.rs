//! `jersi-crowd`: the crowd by hand, for measurements and long nights.
#![allow(clippy::print_stdout, reason = "a program of the workshop, for people at a terminal")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use jersi_crowd::{Load, LoadReport, Pace, Serving, Silent, Storm, Violation, allow_many_files, resident};

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
    /// Where the store is to be; it must not be there yet
    #[arg(long, value_name = "PATH")]
    store: PathBuf,
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
    /// Where the store is to be; it must not be there yet
    #[arg(long, value_name = "PATH")]
    store: PathBuf,
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
        Command::Kill(weather) => weather.storm(true).await,
        Command::Network(weather) => weather.storm(false).await,
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

impl Weather {
    async fn storm(self, kills: bool) -> Result<(), Violation> {
        let (kills, mischiefs) = if kills { (self.times, 0) } else { (0, self.times) };
        let storm = Storm {
            binary: self.binary,
            store: self.store,
            pairs: self.games,
            monkeys: 2,
            kills,
            mischiefs,
            silent: 0,
            acts: 0,
            progress: 40,
            pace: Pace::default(),
            seed: self.seed,
        };
        println!("{:#?}", storm.run().await?);
        Ok(())
    }
}

impl Measured {
    async fn serve(&self) -> Result<(Serving, SocketAddr, u32), Violation> {
        let system = |error: std::io::Error| Violation::new("server", error.to_string());
        let server = Serving::start(&self.binary, &self.store, None).await.map_err(system)?;
        let pid = server.pid().ok_or_else(|| Violation::new("server", "it is gone"))?;
        let address = server.address();
        Ok((server, address, pid))
    }

    async fn load(self) -> Result<(), Violation> {
        let (server, address, pid) = self.serve().await?;
        let Measured { connections, turns: rate, seconds, .. } = self;
        let mut report = Load { address, pid, connections, rate, seconds, seed: 1 }.run().await?;
        print(&mut report);
        drop(server);
        Ok(())
    }

    async fn silent(self) -> Result<(), Violation> {
        let system = |error: std::io::Error| Violation::new("server", error.to_string());
        let (server, address, pid) = self.serve().await?;
        let before = resident(pid).map_err(system)?;
        let silent = Silent::sockets(address, self.connections).await.map_err(system)?;
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        let after = resident(pid).map_err(system)?;
        let bytes = 1024 * after.saturating_sub(before) / silent.count().max(1) as u64;
        println!(
            "{} silent sockets: {before} KiB before, {after} KiB after, {bytes} bytes each",
            silent.count()
        );
        drop(server);
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
