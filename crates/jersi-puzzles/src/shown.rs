//! What the turns that were played show of what a puzzle is about.

use jersi_game::{LegAct, legs};
use jersi_rules::{Color, Position, Reason, Turn};

use crate::puzzle::{Goal, Motif, Puzzle};

impl Puzzle {
    /// The motifs that are so of a line of turns that solves it, the most telling first. How the game ends is read from the
    /// board, and what happens on the way from the turns: other right turns may end it otherwise. What is said of the
    /// first turn is so of every right one.
    pub fn shown_by(&self, line: &[Turn]) -> Vec<Motif> {
        let line = Line::new(self.start(), line);
        let mut shown: Vec<Motif> = self.motifs.iter().copied().filter(|&motif| line.shows(motif)).collect();
        if let Some(ending) = line.ending()
            && self.goal == Goal::Win
            && !shown.contains(&ending)
        {
            shown.push(ending);
        }
        shown
    }
}

/// Turns from the start of a puzzle on.
struct Line {
    hero: Color,
    /// The hero's own turns, each with the position before it.
    own: Vec<(Position, Turn)>,
    end: Position,
}

impl Line {
    fn new(start: Position, turns: &[Turn]) -> Line {
        let hero = start.decider();
        let (mut own, mut end) = (Vec::new(), start);
        for &turn in turns {
            if end.decider() == hero {
                own.push((end, turn));
            }
            end = end.play_legal(turn);
        }
        Line { hero, own, end }
    }

    /// The motif that tells how the hero has won, if he has.
    fn ending(&self) -> Option<Motif> {
        let outcome = self.end.outcome().filter(|outcome| outcome.winner == Some(self.hero))?;
        match outcome.reason {
            Reason::KingArrived => Some(Motif::KingArrives),
            Reason::KingNotRelocatable => Some(Motif::RelocationDenied),
            Reason::NoTurn => Some(Motif::NoTurn),
            Reason::KingCaptured => Some(Motif::KuntiCaught),
            Reason::NoRansom | Reason::Exhaustion | Reason::NoCaptureLimit => None,
        }
    }

    fn shows(&self, motif: Motif) -> bool {
        let mut own = self.own.iter().flat_map(|(before, turn)| legs(before, *turn));
        match motif {
            Motif::KingArrives | Motif::RelocationDenied | Motif::NoTurn | Motif::KuntiCaught => {
                self.ending() == Some(motif)
            }
            Motif::KingSentBack => own.any(|leg| leg.act == LegAct::Relocate),
            Motif::TopTaken => own.any(|leg| leg.captured.len() > 1),
            Motif::DoubleStep
            | Motif::Drop
            | Motif::OnlyDefence
            | Motif::DoubleCapture
            | Motif::Quiet
            | Motif::Guardian => true,
        }
    }
}
