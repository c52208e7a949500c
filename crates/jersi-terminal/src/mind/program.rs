//! Another program at its desk.

use std::sync::mpsc::{Receiver, Sender};
use std::time::Instant;

use jersi_engine::ugi::Info;
use jersi_match::{Player as _, ProgramPlayer};
use jersi_table::Forfeit;

use super::{Job, Line, Means, News, PATIENCE, Thought};

/// Does one job after the other until nobody gives any more. A program that breaks down is called anew for the next.
pub(super) fn work(command: &str, means: Means, jobs: &Receiver<Job>, tell: &Sender<Thought>) {
    let mut program = None;
    while let Ok(job) = jobs.recv() {
        let news = |news: News| {
            // Nobody listens any more when the game is left.
            let _ = tell.send(Thought { id: job.id, news });
        };
        if job.stop.is_stopped() {
            continue;
        }
        let mut heard = |info: &Info| {
            if !info.pv.is_empty() && info.multipv.is_none_or(|n| n == 1) {
                let lines = vec![Line { score: info.score, turns: info.pv.clone() }];
                news(News::Progress {
                    depth: info.depth.unwrap_or(0),
                    nodes: info.nodes.unwrap_or(0),
                    lines,
                });
            }
        };
        let decided = seated(&mut program, command, means, &job).and_then(|player| {
            player.think(&job.game, &job.limits, Instant::now() + PATIENCE, &job.stop, &mut heard)
        });
        news(match decided {
            Ok(turn) => News::Decided(Some(turn)),
            Err(why) => {
                program = None;
                News::Failed(why)
            }
        });
    }
}

/// The program at the board of this job's rules.
fn seated<'a>(
    program: &'a mut Option<(jersi_rules::Rules, ProgramPlayer)>,
    command: &str,
    means: Means,
    job: &Job,
) -> Result<&'a mut ProgramPlayer, Forfeit> {
    let rules = job.game.rules();
    let sits = program.take().filter(|(known, _)| *known == rules);
    let player = match sits {
        Some((_, player)) => player,
        None => {
            let mut player = ProgramPlayer::start(command, means.hash_mib)?;
            player.begin(&job.game, 0)?;
            player
        }
    };
    Ok(&mut program.insert((rules, player)).1)
}
