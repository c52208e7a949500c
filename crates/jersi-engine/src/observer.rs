//! What a search tells while it runs.

use crate::report::Report;

/// Follows a running search, on the thread that asked for it. Both methods do nothing unless they are written.
///
/// A closure that takes a [`Report`] observes the iterations only; `()` observes nothing.
///
/// ```
/// use jersi_engine::{Engine, Limits, Report, Root, SearchObserver, StopSignal};
/// use jersi_rules::{Edition, Position, Rules, Setting};
///
/// #[derive(Default)]
/// struct Counts {
///     iterations: u32,
///     nodes: u64,
/// }
///
/// impl SearchObserver for Counts {
///     fn on_iteration(&mut self, _: &Report) {
///         self.iterations += 1;
///     }
///
///     fn on_nodes(&mut self, nodes: u64) {
///         self.nodes = nodes;
///     }
/// }
///
/// let start = Position::start(Rules::new(Edition::V2_0), Setting::usual(Edition::V2_0));
/// let limits = Limits { depth: Some(3), ..Limits::default() };
/// let mut counts = Counts::default();
/// let answer = Engine::new(1, 1).search(&Root::new(start), &limits, &StopSignal::new(), &mut counts);
/// assert_eq!(counts.iterations, 3);
/// assert!(counts.nodes <= answer.report.nodes);
/// ```
pub trait SearchObserver {
    /// An iteration of iterative deepening is finished, with these principal variations; or the search ends in the
    /// middle of one, and this is what it answers, of the depth that was finished. [`choose`](crate::choose)
    /// calls it once more at its end, with the lines in the order that the level prefers.
    fn on_iteration(&mut self, _report: &Report) {}

    /// So many nodes have been visited by all threads together. Called about every thousand nodes: be quick.
    fn on_nodes(&mut self, _nodes: u64) {}
}

impl<F: FnMut(&Report)> SearchObserver for F {
    fn on_iteration(&mut self, report: &Report) {
        self(report);
    }
}

impl SearchObserver for () {}
