//! Our own players at their desk.

use std::sync::mpsc::{Receiver, Sender};

use jersi_engine::{Answer, Engine, Level, Minimax, Report, choose};
use jersi_rules::Position;
use jersi_study::whole_turns;
use jersi_table::{Seat, random_decision};

use super::{Job, Line, Means, News, Thinker, Thought};

/// Does one job after the other until nobody gives any more.
pub(super) fn work(means: Means, jobs: &Receiver<Job>, tell: &Sender<Thought>) {
    // It takes memory, so it is made when it is first needed.
    let mut engine = None;
    while let Ok(job) = jobs.recv() {
        let news = |news: News| {
            // Nobody listens any more when the game is left.
            let _ = tell.send(Thought { id: job.id, news });
        };
        let mut search = |level: Level, seed: u64| {
            let engine = engine.get_or_insert_with(|| Engine::new(means.hash_mib, means.threads));
            let position = job.root.position;
            let mut report = |report: &Report| news(progress(&position, report));
            let answer = choose(engine, &job.root, &job.limits, level, seed, &job.stop, &mut report);
            if level == Level::FULL {
                news(progress(&position, &answer.report));
            }
            decided(&answer)
        };
        let told = match &job.thinker {
            Thinker::Adviser => search(Level::FULL, 0),
            Thinker::Seat(Seat::Engine { level, seed }) => search(*level, *seed),
            Thinker::Seat(Seat::Random(seed)) => News::Decided(random_decision(*seed, &job.game)),
            Thinker::Seat(Seat::Minimax { depth, seed }) => {
                let minimax = Minimax { depth: *depth, seed: *seed };
                News::Decided(minimax.choose(&job.root.position, &job.stop, &mut ()))
            }
            Thinker::Seat(Seat::Human(_) | Seat::Remote(_) | Seat::Program(_)) => News::Decided(None),
        };
        news(told);
    }
}

fn decided(answer: &Answer) -> News {
    News::Decided(answer.best())
}

fn progress(position: &Position, report: &Report) -> News {
    let line = |line: &jersi_engine::Line| Line {
        score: Some(line.score),
        turns: whole_turns(position, &line.turns),
    };
    News::Progress {
        depth: report.depth,
        nodes: report.nodes,
        lines: report.lines.iter().map(line).collect(),
    }
}
