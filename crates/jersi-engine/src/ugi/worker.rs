//! The thread that searches, while another one listens.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender};

use jersi_rules::Position;
use jersi_rules::notation::write_turn;

use super::Searcher;
use super::go::Go;
use super::info::Info;
use super::lines::Output;
use super::mate::{self, Mate};
use super::options::Options;
use super::perft;
use crate::{Report, Root, Shortage, StopSignal};

/// What the searching thread is asked to do, one thing after another.
pub(super) enum Job {
    /// Search, and answer with exactly one `bestmove`.
    Search(Box<Search>),
    /// Count the sequences of turns, below each decision.
    Perft(Box<Perft>),
    /// Be as the options say.
    Tune(Options),
    /// Forget earlier games.
    Clear,
    /// Take what a search will need.
    Prepare,
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

/// A count that was asked for.
pub(super) struct Perft {
    pub(super) position: Position,
    pub(super) depth: u32,
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
            Job::Perft(perft) => {
                count(&perft, output);
                pending.fetch_sub(1, Ordering::AcqRel);
            }
            Job::Prepare => {
                searcher.prepare();
                complain(&mut searcher, output);
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
    let best = match proved(search, output) {
        Some(best) => Some(best),
        None if root.position.has_turn() => found(searcher, search, output),
        None => None,
    };
    if go.infinite {
        stop.wait();
    }
    output.line(format!("bestmove {}", best.as_deref().unwrap_or("none")));
}

/// The first decision of a proof, where one is asked for and there is one.
fn proved<W: Write>(search: &Search, output: &Output<W>) -> Option<String> {
    let Search { root, go, stop } = search;
    let own = go.mate.filter(|_| root.position.has_turn())?;
    match mate::prove(&root.position, own, go.limits.nodes, stop) {
        Mate::Proved(info, best) => {
            output.line(info.to_string());
            Some(best)
        }
        Mate::Open(why) => {
            output.line(format!("info string {why}"));
            None
        }
    }
}

/// The decision that the searcher finds.
fn found<W: Write>(searcher: &mut impl Searcher, search: &Search, output: &Output<W>) -> Option<String> {
    let Search { root, go, stop } = search;
    let position = &root.position;
    searcher.prepare();
    complain(searcher, output);
    let asked = go.limits.lines;
    let found = searcher.search(root, &go.limits, stop, &mut |report: &Report| {
        if !output.lines(Info::of_report(report, position, asked).iter().map(ToString::to_string)) {
            stop.stop();
        }
    });
    complain(searcher, output);
    found.best().map(|turn| write_turn(position, turn))
}

/// Tells what could not be had.
fn complain<W: Write>(searcher: &mut impl Searcher, output: &Output<W>) {
    for shortage in searcher.shortages() {
        output.line(match shortage {
            Shortage::Hash { asked, got } => {
                format!("info string Hash: {asked} MiB cannot be had, the table has {got} MiB")
            }
            Shortage::Threads { asked, got } => {
                format!("info string Threads: {asked} cannot be had, the search has {got}")
            }
        });
    }
}

/// As other engines tell it: a line for each decision, then the whole.
fn count<W: Write>(asked: &Perft, output: &Output<W>) {
    let Perft { position, depth, stop } = asked;
    match perft::divide(position, *depth, stop) {
        None => output.line("info string perft: stopped"),
        Some(parts) => {
            let whole: u64 = parts.iter().map(|(_, count)| count).sum();
            let lines = parts.iter().map(|(turn, count)| format!("{turn}: {count}"));
            output.lines(lines.chain([format!("Nodes searched: {whole}")]))
        }
    };
}
