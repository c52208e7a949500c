//! How soon the engine answers `stop`, and how much memory it takes: over UGI, with a process of its own.

use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use jersi_engine::Dice;
use serde_json::{Value, json};

use crate::bounded;
use crate::failure::Failure;

/// How many searches are stopped.
const STOPS: usize = 200;
/// A search runs for at most so long before it is stopped, in microseconds.
const LONGEST: usize = 30_000;
/// The size of the table, in MiB: the one that an engine has unless told otherwise.
const HASH: u32 = 64;
/// What is searched, by turns: the options, and the position.
const GAMES: [(&[&str], &str); 4] = [
    (&["Edition value 4.8", "Reserve value true"], "startpos"),
    (&["Edition value 4.8", "Reserve value false"], "startpos moves a2-b2=d3 h4-h3=f4"),
    (&["Edition value 2.0"], "startpos"),
    (&["Edition value 4.16", "Reserve value true", "Ransom value true"], "startpos"),
];

/// What was measured.
pub struct Stops {
    /// From `stop` to `bestmove`, the shortest first.
    latencies: Vec<Duration>,
    /// The most memory that the process ever had, in MiB, where the system tells.
    peak: Option<u64>,
}

/// An engine in a process of its own.
struct Engine {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Stops {
    /// Starts this program as an engine, and stops it again and again.
    pub fn measure() -> Result<Stops, Failure> {
        let mut engine = Engine::start()?;
        let mut dice = Dice::seeded(1);
        engine.say(&format!("setoption name Hash value {HASH}"))?;
        let mut latencies = Vec::with_capacity(STOPS);
        for n in 0..STOPS {
            if n % (STOPS / GAMES.len()) == 0 {
                engine.lay(GAMES[n * GAMES.len() / STOPS])?;
            }
            engine.say("go infinite")?;
            std::thread::sleep(Duration::from_micros(dice.below(LONGEST) as u64));
            let begun = Instant::now();
            engine.say("stop")?;
            engine.hear("bestmove ")?;
            latencies.push(begun.elapsed());
        }
        latencies.sort_unstable();
        let peak = peak_memory(engine.child.id());
        engine.end()?;
        Ok(Stops { latencies, peak })
    }

    /// The latency that this share of the stops, in percent, does not exceed.
    fn percentile(&self, percent: usize) -> Duration {
        let last = self.latencies.len().saturating_sub(1);
        self.latencies.get(last * percent / 100).copied().unwrap_or_default()
    }

    /// For people.
    pub fn to_text(&self) -> String {
        let milliseconds = |percent| format!("{:.2} ms", self.percentile(percent).as_secs_f64() * 1e3);
        let peak = match self.peak {
            Some(mib) => format!("{mib} MiB"),
            None => "not told by this system".to_owned(),
        };
        format!(
            "stops {}\nfastest {}\nmedian {}\n90% within {}\n99% within {}\nslowest {}\n\
             peak memory with a table of {HASH} MiB: {peak}\n",
            self.latencies.len(),
            milliseconds(0),
            milliseconds(50),
            milliseconds(90),
            milliseconds(99),
            milliseconds(100),
        )
    }

    /// For programs.
    pub fn to_json(&self) -> Value {
        let seconds = |percent| self.percentile(percent).as_secs_f64();
        json!({
            "stops": self.latencies.len(),
            "seconds": {
                "fastest": seconds(0), "median": seconds(50), "p90": seconds(90), "p99": seconds(99),
                "slowest": seconds(100),
            },
            "hash_mib": HASH, "peak_mib": self.peak,
        })
    }
}

impl Engine {
    fn start() -> Result<Engine, Failure> {
        let mut command = Command::new(std::env::current_exe()?);
        let mut child = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failure::bad_input("no-pipe", "the engine was started without pipes"));
        };
        Ok(Engine { child, to, from: BufReader::new(from) })
    }

    /// Puts a position on the table, and waits until the engine is ready for it.
    fn lay(&mut self, (options, position): (&[&str], &str)) -> Result<(), Failure> {
        for option in options {
            self.say(&format!("setoption name {option}"))?;
        }
        self.say(&format!("position {position}"))?;
        self.say("isready")?;
        self.hear("readyok")
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        self.to.write_all(format!("{line}\n").as_bytes())
    }

    /// Reads up to a line that begins so. A complaint ends it: the bench asks for nothing bad.
    fn hear(&mut self, begin: &str) -> Result<(), Failure> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.from.read_line(&mut line)? == 0 || line.starts_with("info string ") {
                let message = format!("the engine was to say {begin:?}, but it said {:?}", line.trim_end());
                return Err(Failure::bad_input("bad-bench", message));
            }
            if line.starts_with(begin) {
                return Ok(());
            }
        }
    }

    fn end(mut self) -> Result<(), Failure> {
        self.say("quit")?;
        self.child.wait()?;
        Ok(())
    }
}

/// The most memory that a process ever had, in MiB.
#[cfg(target_os = "linux")]
fn peak_memory(process: u32) -> Option<u64> {
    let status = bounded::read_file(Path::new(&format!("/proc/{process}/status"))).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib.div_ceil(1024))
}

#[cfg(not(target_os = "linux"))]
fn peak_memory(_: u32) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_the_stops() {
        let latencies = (1..=201).map(Duration::from_millis).collect();
        let stops = Stops { latencies, peak: Some(80) };
        assert_eq!(
            [0, 50, 90, 99, 100].map(|percent| stops.percentile(percent).as_millis()),
            [1, 101, 181, 199, 201]
        );
        assert!(stops.to_text().contains("median 101.00 ms\n90% within 181.00 ms"), "{}", stops.to_text());
        assert_eq!(stops.to_json()["seconds"]["slowest"], json!(0.201));
        let none = Stops { latencies: Vec::new(), peak: None };
        assert!(none.to_text().contains("slowest 0.00 ms") && none.to_text().contains("not told"));
    }
}
