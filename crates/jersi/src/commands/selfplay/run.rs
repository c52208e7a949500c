//! `jersi selfplay run`: games are played, and kept in files.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use jersi_engine::{EvalKind, StopSignal};
use jersi_selfplay::{CHUNK_GAMES, Chunk, Mix, Player, Terms};
use jersi_shard::{Bench, Ended, Plan, Shard, Stopped};
use jersi_terminal::{EndSignals, INTERRUPTED};
use jersi_words::ValueFault;

use super::brain::Brain;
use super::folder::Folder;
use crate::commands::solve::no_interrupt;
use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::value::{self, ANY};

/// Play games and keep them in a folder
#[derive(Args, Debug)]
#[command(
    after_help = "Games are kept in files of 64, whole or not at all; files that are there already are not made
again, so the same command goes on where it was broken off. Ctrl-C and SIGTERM keep what is done and
exit with 130. The parts of a mix: home is 4.8 without reserve (40 %), with reserve (40 %), with ransom
(10 %) and 4.16 (10 %); reserve is 4.8 with reserve (80 %), with ransom too (10 %) and 4.16 (10 %);
hunt is 2.0 (35 %, half of it shuffled), 3.0 (25 %), with mokca (30 %) and with the revised mokca
(10 %).

Examples:
  jersi selfplay run --mix home --games 10000 --threads 8 --out games
  jersi selfplay run --mix 2.0 --seconds 60 --nodes 5000 --seed 7 --out more"
)]
pub struct Run {
    /// Which games: home, reserve, hunt, all, or one start such as 4.8-no-reserve
    #[arg(long, value_name = "MIX", default_value = "all", value_parser = value::form(mix))]
    mix: Mix,
    /// How many games there are in all, rounded up to whole files
    #[arg(long, value_name = "N", required_unless_present = "seconds", value_parser = value::whole::<u64>(1..=4_000_000_000))]
    games: Option<u64>,
    /// Begin no new file, and drop what is half done, after so many seconds
    #[arg(long, value_name = "S", value_parser = value::whole::<u64>(1..=10_000_000))]
    seconds: Option<u64>,
    /// How many positions each search looks at
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = value::whole::<u64>(1..=ANY))]
    nodes: u64,
    /// Number that all chance comes from
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::whole::<u64>(0..=ANY))]
    seed: u64,
    /// How many games at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::whole::<u16>(1..=1024))]
    threads: u16,
    /// Only a part of the files, I of N, to be put into one folder afterwards
    #[arg(long, value_name = "I/N", default_value = "1/1", value_parser = value::form(shard))]
    shard: Shard,
    /// Which commit this program was built from, to be written into the files
    #[arg(long, value_name = "WORD", default_value = "unknown", value_parser = value::form(word))]
    commit: String,
    /// What the search evaluates by
    #[arg(long, value_name = "EVAL", default_value = "handmade", value_parser = value::one_of([("handmade", EvalKind::Handmade), ("network", EvalKind::Network)]))]
    eval: EvalKind,
    /// A network to evaluate by, one for each aim of the mix; without any, those of the program
    #[arg(long, value_name = "FILE")]
    network: Vec<PathBuf>,
    /// The folder for the files
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

fn mix(text: &str) -> Result<Mix, ValueFault> {
    Mix::from_id(text).ok_or_else(|| ValueFault::OneOf(Mix::ids().into_iter().map(str::to_owned).collect()))
}

fn shard(text: &str) -> Result<Shard, ValueFault> {
    text.parse().map_err(|_| ValueFault::Shard)
}

fn word(text: &str) -> Result<String, ValueFault> {
    let is_word = !text.is_empty() && text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_graphic());
    is_word.then(|| text.to_owned()).ok_or(ValueFault::Word)
}

impl Run {
    /// Plays what is missing.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let begun = Instant::now();
        let brain = Brain::read(self.eval, &self.network, self.mix)?;
        let terms = self.terms(&brain);
        let folder = Folder::make(&self.out)?;
        let kept = folder.kept(&terms)?;
        let plan = Plan::new(self.chunks()).of_shard(self.shard).without(kept.iter().copied());
        let interrupted = StopSignal::new();
        let signals = EndSignals::stop(&interrupted).map_err(|_| no_interrupt())?;
        let halt = halt(&interrupted, self.seconds.map(|seconds| begun + Duration::from_secs(seconds)));
        let stop = || halt.is_stopped();
        let mut made = 0;
        let progress = output::bar(self.chunks() * u64::from(CHUNK_GAMES));
        let ended = jersi_shard::run(
            plan.missing(),
            usize::from(self.threads),
            &stop,
            &|| worker(&terms, &brain, &halt),
            |number, chunk: Chunk| {
                folder.keep(number, &chunk)?;
                made += chunk.games.len() as u64;
                progress.set_position(made);
                Ok::<_, Failure>(ControlFlow::Continue(()))
            },
        )?;
        progress.finish_and_clear();
        drop(signals);
        let games = kept.len() as u64 * u64::from(CHUNK_GAMES) + made;
        output::print(&format!("{}\n", lang::words().selfplay_made(games, made)))?;
        Ok(match ended {
            Ended::Stopped if interrupted.is_stopped() => ExitCode::from(INTERRUPTED),
            _ => ExitCode::SUCCESS,
        })
    }

    fn terms(&self, brain: &Brain) -> Terms {
        let (commit, eval) = (self.commit.clone(), brain.name.clone());
        Terms { mix: self.mix, seed: self.seed, nodes: self.nodes, commit, eval }
    }

    /// Files there shall be in all.
    fn chunks(&self) -> u64 {
        let most = u64::from(u32::MAX) / u64::from(CHUNK_GAMES);
        self.games.map_or(most, |games| games.div_ceil(u64::from(CHUNK_GAMES)))
    }
}

/// A signal that is given when somebody interrupts, and when time is up. Searches heed it too: one of many positions may
/// take longer than anybody waits.
fn halt(interrupted: &StopSignal, late: Option<Instant>) -> StopSignal {
    let halt = StopSignal::new();
    let (asked, heard) = (interrupted.clone(), halt.clone());
    thread::spawn(move || {
        asked.wait();
        heard.stop();
    });
    if let Some(late) = late {
        let heard = halt.clone();
        thread::spawn(move || {
            thread::sleep(late.saturating_duration_since(Instant::now()));
            heard.stop();
        });
    }
    halt
}

/// Plays the games of one file after the other.
fn worker(
    terms: &Terms,
    brain: &Brain,
    halt: &StopSignal,
) -> impl FnMut(u64, &Bench<'_, Chunk>) -> Result<(), Stopped> + use<> {
    let mut player = Player::new(terms, brain.networks.as_ref()).heeding(halt.clone());
    let terms = terms.clone();
    move |number, bench| {
        let first = number * u64::from(CHUNK_GAMES);
        let mut games = Vec::with_capacity(usize::from(CHUNK_GAMES));
        for game in first..first + u64::from(CHUNK_GAMES) {
            games.push(player.play(game, &|| bench.is_stopped()).ok_or(Stopped)?);
        }
        bench.hand_over(Chunk { terms: terms.clone(), first: first as u32, games })
    }
}
