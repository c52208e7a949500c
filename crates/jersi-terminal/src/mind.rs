//! Those who think: each on a thread of its own, so that the screen never waits.

mod engine;
mod program;

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use jersi_engine::{Limits, Root, Score, Shortage, StopSignal};
use jersi_game::Game;
use jersi_rules::{Color, Turn};
use jersi_table::{Forfeit, Seat};

/// How long a turn at full strength takes.
pub(crate) const TURN: Duration = Duration::from_secs(3);
/// How long a question takes.
pub(crate) const QUESTION: Duration = Duration::from_secs(1);

/// A program that has not answered by then has broken down.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

/// Something to think about.
#[derive(Clone, Debug)]
pub struct Job {
    /// Its number; answers bear it.
    pub id: u64,
    /// Who thinks.
    pub thinker: Thinker,
    /// About what.
    pub root: Root,
    /// The game behind it, for programs.
    pub game: Game,
    /// How long at the most.
    pub limits: Limits,
    /// Ends it sooner.
    pub stop: StopSignal,
}

/// Who thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thinker {
    /// Who sits at the board.
    Seat(Seat),
    /// The engine at full strength, asked for advice.
    Adviser,
    /// A machine that is offered a tie.
    Offered(Color),
}

/// A line found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is worth to the player who decides.
    pub score: Option<Score>,
    /// The turns in notation.
    pub turns: Vec<String>,
}

/// What a thinker tells.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// How far it is.
    Progress {
        /// Decisions deep.
        depth: u32,
        /// Positions looked at.
        nodes: u64,
        /// The best lines, best first.
        lines: Vec<Line>,
    },
    /// What it decided; `None` if there is nothing to decide.
    Decided(Option<Turn>),
    /// The chance to win of the machine that is offered a tie.
    Chance(Option<f64>),
    /// The engine has less than it was asked to have.
    Short(Shortage),
    /// It broke down.
    Failed(Forfeit),
}

/// What a thinker with a job tells.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The job.
    pub id: u64,
    /// What it tells.
    pub news: News,
}

/// What the engine thinks with.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// Mebibytes for what was seen.
    pub hash_mib: usize,
    /// Threads.
    pub threads: usize,
}

/// All who think.
pub(crate) struct Minds {
    means: Means,
    tell: Sender<Thought>,
    /// The engine, and each program by its command.
    desks: BTreeMap<Option<String>, Sender<Job>>,
}

impl Minds {
    /// Nobody yet; what they will tell can be heard.
    pub fn new(means: Means) -> (Minds, Receiver<Thought>) {
        let (tell, hear) = channel();
        (Minds { means, tell, desks: BTreeMap::new() }, hear)
    }

    /// Gives somebody a job. He takes it up when he is done with the one before.
    pub fn give(&mut self, job: Job) {
        let program = match &job.thinker {
            Thinker::Seat(Seat::Program(command)) => Some(command.clone()),
            _ => None,
        };
        let desk =
            self.desks.entry(program.clone()).or_insert_with(|| desk(program, self.means, self.tell.clone()));
        let id = job.id;
        if desk.send(job).is_err() {
            // Whoever sat there is gone; the next job finds a new one.
            let news = News::Failed(Forfeit::BrokeDown);
            let _ = self.tell.send(Thought { id, news });
            self.desks.clear();
        }
    }
}

/// A desk at which one job is done after the other.
fn desk(program: Option<String>, means: Means, tell: Sender<Thought>) -> Sender<Job> {
    let (give, jobs) = channel::<Job>();
    std::thread::spawn(move || match program {
        None => engine::work(means, &jobs, &tell),
        Some(command) => program::work(&command, means, &jobs, &tell),
    });
    give
}
