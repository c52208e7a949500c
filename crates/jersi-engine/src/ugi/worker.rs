//! The thread that searches, while another one listens.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender};

use jersi_rules::notation::write_turn;

use super::Searcher;
use super::go::Go;
use super::info::Info;
use super::lines::Output;
use super::options::Options;
use crate::{Report, Root, StopSignal};

/// What the searching thread is asked to do, one thing after another.
pub(super) enum Job {
    /// Search, and answer with exactly one `bestmove`.
    Search(Box<Search>),
    /// Be as the options say.
    Tune(Options),
    /// Forget earlier games.
    Clear,
    /// Say that everything before this is done.
    Tell(Sender<()>),
}

/// A search that was asked for.
pub(super) struct Search {
    pub(super) root: Root,
    pub(super) go: Go,
    /// Stops this search only, so that a late `stop` never hits the next one.
    pub(super) stop: StopSignal,
}

/// Does the jobs until nobody can send any more. `pending` counts the searches that are not yet answered.
pub(super) fn work<W: Write>(
    mut searcher: impl Searcher,
    jobs: Receiver<Job>,
    output: &Output<W>,
    pending: &AtomicUsize,
) {
    for job in jobs {
        match job {
            Job::Search(search) => {
                answer(&mut searcher, &search, output);
                pending.fetch_sub(1, Ordering::AcqRel);
            }
            Job::Tune(options) => searcher.tune(&options),
            Job::Clear => searcher.clear(),
            // Whoever asked may have gone.
            Job::Tell(done) => drop(done.send(())),
        }
    }
}

fn answer<W: Write>(searcher: &mut impl Searcher, search: &Search, output: &Output<W>) {
    let Search { root, go, stop } = search;
    let position = &root.position;
    let best = if position.has_turn() {
        let asked = go.limits.lines;
        let found = searcher.search(root, &go.limits, stop, &mut |report: &Report| {
            if !output.lines(Info::of_report(report, position, asked).iter().map(ToString::to_string)) {
                stop.stop();
            }
        });
        found.best()
    } else {
        None
    };
    if go.infinite {
        stop.wait();
    }
    output.line(match best {
        Some(turn) => format!("bestmove {}", write_turn(position, turn)),
        None => "bestmove none".to_owned(),
    });
}
