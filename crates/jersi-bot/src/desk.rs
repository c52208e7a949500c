//! Where programs think: a thread for each, so that nothing else waits.

use std::collections::VecDeque;
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use jersi_engine::ugi::{Client, ClientError, Info};
use jersi_engine::{Score, StopSignal};
use jersi_game::Game;
use jersi_rules::Turn;
use jersi_rules::notation::write_decisions;
use jersi_wire::GameId;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::budget::Budget;
use crate::program::ProgramSpec;

/// A program that is told to go gets so long.
const FAREWELL: Duration = Duration::from_secs(5);

/// A decision that is asked for.
pub struct Job {
    /// Of which game.
    pub game: GameId,
    /// The number of the event that made the position.
    pub placed: u32,
    /// The game so far.
    pub so_far: Game,
    /// How long it may take, from now on.
    pub budget: Budget,
    /// Since when.
    pub since: Instant,
    /// Ends the search early.
    pub stop: StopSignal,
}

/// What a program decided.
pub struct Decided {
    /// The decision, in notation.
    pub text: String,
    /// What it is worth to who decides, if the program told it.
    pub score: Option<Score>,
}

/// What came of a job.
pub struct Thought {
    /// Of which game.
    pub game: GameId,
    /// For which position.
    pub placed: u32,
    /// The decision, or why there is none.
    pub answer: Result<Decided, ClientError>,
}

struct Worker {
    jobs: mpsc::Sender<Job>,
    thread: JoinHandle<()>,
    /// What it thinks about.
    busy: Option<StopSignal>,
    /// Which game it thought about last.
    last: Option<GameId>,
}

/// All programs of a bot.
pub struct Desk {
    program: ProgramSpec,
    most: usize,
    workers: Vec<Worker>,
    waiting: VecDeque<Job>,
    tell: UnboundedSender<(usize, Thought)>,
    told: UnboundedReceiver<(usize, Thought)>,
}

impl Desk {
    /// With one program that runs, and so many at most.
    pub fn new(program: ProgramSpec, first: Client, most: usize) -> Desk {
        let (tell, told) = unbounded_channel();
        let mut desk =
            Desk { program, most: most.max(1), workers: Vec::new(), waiting: VecDeque::new(), tell, told };
        desk.hire(Some(first));
        desk
    }

    /// Asks for a decision. It comes when a program is free.
    pub fn ask(&mut self, job: Job) {
        self.waiting.push_back(job);
        self.hand_out();
    }

    /// The next answer.
    pub async fn answer(&mut self) -> Thought {
        loop {
            // It cannot end: the desk holds the other side itself.
            if let Some((worker, thought)) = self.told.recv().await {
                self.workers[worker].busy = None;
                self.hand_out();
                return thought;
            }
        }
    }

    /// Ends all programs.
    pub async fn close(self) {
        for worker in &self.workers {
            worker.busy.iter().for_each(StopSignal::stop);
        }
        let threads: Vec<JoinHandle<()>> = self.workers.into_iter().map(|worker| worker.thread).collect();
        let ended = tokio::task::spawn_blocking(move || {
            for thread in threads {
                // A thread that broke down has ended too.
                let _ = thread.join();
            }
        });
        // A program that hangs goes with us.
        let _ = tokio::time::timeout(FAREWELL, ended).await;
    }

    fn hand_out(&mut self) {
        while let Some(job) = self.waiting.pop_front() {
            // Who knows the game already goes on with it, if free.
            let free = |worker: &Worker| worker.busy.is_none();
            let knows = |worker: &Worker| free(worker) && worker.last == Some(job.game);
            let found = self.workers.iter().position(knows).or_else(|| self.workers.iter().position(free));
            let at = match found {
                Some(at) => at,
                None if self.workers.len() < self.most => self.hire(None),
                None => {
                    self.waiting.push_front(job);
                    return;
                }
            };
            let worker = &mut self.workers[at];
            worker.busy = Some(job.stop.clone());
            worker.last = Some(job.game);
            // A thread takes jobs as long as the desk is there.
            let _ = worker.jobs.send(job);
        }
    }

    fn hire(&mut self, client: Option<Client>) -> usize {
        let at = self.workers.len();
        let (jobs, asked) = mpsc::channel();
        let (program, tell) = (self.program.clone(), self.tell.clone());
        let thread = std::thread::spawn(move || work(at, client, &program, &asked, &tell));
        self.workers.push(Worker { jobs, thread, busy: None, last: None });
        at
    }
}

fn work(
    at: usize,
    mut client: Option<Client>,
    program: &ProgramSpec,
    asked: &mpsc::Receiver<Job>,
    tell: &UnboundedSender<(usize, Thought)>,
) {
    let mut last = None;
    while let Ok(job) = asked.recv() {
        let is_new = last != Some(job.game) || client.is_none();
        let answer = match client.take().map_or_else(|| program.start(), Ok) {
            Ok(mut running) => {
                let answer = think(&mut running, &job, is_new);
                // A program that failed is not asked again: the next one begins anew.
                client = answer.is_ok().then_some(running);
                answer
            }
            Err(error) => Err(error),
        };
        last = Some(job.game);
        if tell.send((at, Thought { game: job.game, placed: job.placed, answer })).is_err() {
            break;
        }
    }
    if let Some(client) = client {
        // It is ended either way; how it goes is its own affair.
        let _ = client.quit();
    }
}

fn think(client: &mut Client, job: &Job, is_new: bool) -> Result<Decided, ClientError> {
    let Job { so_far, budget, since, stop, .. } = job;
    if is_new {
        client.play_by(so_far.rules())?;
        client.new_game()?;
    }
    let decisions: Vec<Turn> = so_far.decisions().collect();
    client.position(so_far.start(), &decisions)?;
    let position = so_far.position();
    let spent = since.elapsed();
    let within = budget.give_up.saturating_sub(spent);
    let _alarm = Alarm::set(stop.clone(), budget.stop.saturating_sub(spent));
    let thought = client.think_until(position, &budget.go, within, stop, &mut |_: &Info| {})?;
    let none = || ClientError::Hung { awaited: "bestmove".to_owned(), after: within };
    let turn = thought.turn.ok_or_else(none)?;
    let score = thought.info.and_then(|info| info.score);
    Ok(Decided { text: write_decisions(position, &[turn]), score })
}

/// Gives a stop signal after a while, unless it goes before.
struct Alarm(Option<mpsc::Sender<()>>);

impl Alarm {
    fn set(stop: StopSignal, after: Duration) -> Alarm {
        let (gone, waits) = mpsc::channel::<()>();
        std::thread::spawn(move || {
            if waits.recv_timeout(after) == Err(mpsc::RecvTimeoutError::Timeout) {
                stop.stop();
            }
        });
        Alarm(Some(gone))
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        self.0.take();
    }
}
