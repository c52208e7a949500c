//! The bar that shows how far a match is. It is only drawn on a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use jersi_match::{Order, Sprt, Standing, Tally};

use super::summary::elo_words;
use crate::output;

/// A bar with the running score.
pub struct Progress {
    bar: ProgressBar,
    sprt: Option<Sprt>,
}

impl Progress {
    /// The bar of a match with this many games kept from before.
    pub fn new(order: &Order, pairings: usize, kept: usize) -> Progress {
        let bar = output::bar(2 * order.plan(pairings).pieces().count() as u64);
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} {msg} {elapsed}<{eta}") {
            bar.set_style(style);
        }
        bar.set_position(kept as u64);
        bar.reset_eta();
        Progress { bar, sprt: order.sprt }
    }

    /// Shows the score after a game.
    pub fn show(&mut self, standing: &Standing) {
        self.bar.set_position(u64::from(standing.games()));
        if standing.pairings().len() > 1 {
            return;
        }
        let tally = &standing.tally();
        let Tally { wins, draws, losses, .. } = tally;
        let llr = self.sprt.map(|sprt| format!(" LLR {:.2}", sprt.llr(&tally.pairs))).unwrap_or_default();
        output::say_at(&self.bar, &format!("+{wins} ={draws} -{losses} Elo {}{llr}", elo_words(tally)));
    }

    /// Takes the bar away; the summary follows.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}
