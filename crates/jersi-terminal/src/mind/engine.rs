//! Our own players at their desk.

use std::sync::mpsc::{Receiver, Sender};

use jersi_engine::Report;
use jersi_rules::Position;
use jersi_study::whole_turns;
use jersi_table::Mind;

use super::{Job, Line, Means, News, Thinker, Thought};

/// Does one job after the other until nobody gives any more.
pub(super) fn work(means: Means, jobs: &Receiver<Job>, tell: &Sender<Thought>) {
    let mut mind = Mind::new(means.hash_mib, means.threads);
    while let Ok(job) = jobs.recv() {
        let news = |news: News| {
            // Nobody listens any more when the game is left.
            let _ = tell.send(Thought { id: job.id, news });
        };
        let position = job.root.position;
        let mut report = |report: &Report| news(progress(&position, report));
        let told = match &job.thinker {
            Thinker::Seat(seat) => {
                News::Decided(mind.decide(seat, &job.root, &job.limits, &job.stop, &mut report))
            }
            Thinker::Adviser => {
                let answer = mind.advise(&job.root, &job.limits, &job.stop, &mut report);
                news(progress(&position, &answer.report));
                News::Decided(answer.best())
            }
            Thinker::Offered(machine) => News::Chance(mind.chance_of(*machine, &job.root, &job.stop)),
        };
        news(told);
        mind.take_shortages().into_iter().map(News::Short).for_each(news);
    }
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
