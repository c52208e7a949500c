//! The game of a study, judged by what the analyst found.

use jersi_rules::Color;
use jersi_rules::notation::write_position;
use jersi_study::{Analysis, NodeId, PositionEval, Slip, score_mark};

use super::Study;
use crate::wire::{self, AnalysisView, Both, Fault, JudgedTurn, SlipView, TallyView};

impl Study {
    /// Judges the game by looks at its positions. Those that do not belong to it any more, and all behind them, do not
    /// count.
    pub fn judge(&self, looks: &[wire::Look]) -> AnalysisView {
        let course = self.tree.course();
        let known = self.known(looks);
        // A record may hold what was found elsewhere; what is found here counts more.
        let analysis =
            if known.is_empty() { Analysis::told(&self.tree) } else { Analysis::of(&course, &known) };
        let line = self.tree.main_line(NodeId::START);
        let mut decided = 0;
        let turns = analysis.turns.iter().zip(&line).map(|(turn, id)| {
            let begun = decided;
            decided += turn.decisions.len();
            JudgedTurn {
                id: id.0,
                chance: turn.chance,
                slip: turn.slip.as_ref().map(|slip| slip_view(slip, begun)),
            }
        });
        AnalysisView {
            known: known.len() as u32,
            of: course.decisions().count() as u32 + 1,
            start: analysis.start,
            turns: turns.collect(),
            players: Both { white: tally(&analysis, Color::White), black: tally(&analysis, Color::Black) },
        }
    }

    /// Writes what was found behind the turns of the game, as marks of the record.
    pub fn keep_scores(&mut self, looks: &[wire::Look]) -> Result<(), Fault> {
        let known = self.known(looks);
        let first = known.first().map(|eval| match self.tree.start().decider() {
            Color::White => score_mark(eval.score),
            Color::Black => score_mark(eval.score.negated()),
        });
        self.tree.set_eval(NodeId::START, first.as_deref()).map_err(|error| self.fault(error))?;
        let analysis = Analysis::of(&self.tree.course(), &known);
        for (turn, id) in analysis.turns.iter().zip(self.tree.main_line(NodeId::START)) {
            let value = turn.score.map(score_mark);
            self.tree.set_eval(id, value.as_deref()).map_err(|error| self.fault(error))?;
        }
        Ok(())
    }

    fn known(&self, looks: &[wire::Look]) -> Vec<PositionEval> {
        let stops = self.tree.course().stops();
        let known = stops.iter().zip(looks).map_while(|((root, _), look)| {
            let same = look.position == write_position(&root.position);
            PositionEval::from_texts(&root.position, &look.score, &look.best).filter(|_| same)
        });
        known.collect()
    }
}

fn slip_view(slip: &Slip, begun: usize) -> SlipView {
    SlipView {
        judgement: slip.judgement.into(),
        player: slip.player.into(),
        decision: slip.decision as u32,
        look: (begun + slip.decision) as u32,
        best: slip.chances.0,
        now: slip.chances.1,
        better: slip.better.clone(),
    }
}

fn tally(analysis: &Analysis, player: Color) -> TallyView {
    let tally = analysis.tally(player);
    let [inaccuracies, mistakes, blunders] = tally.slips.map(|count| count as u32);
    TallyView { accuracy: tally.accuracy, inaccuracies, mistakes, blunders }
}

impl From<jersi_engine::Judgement> for wire::Judgement {
    fn from(judgement: jersi_engine::Judgement) -> wire::Judgement {
        match judgement {
            jersi_engine::Judgement::Inaccuracy => wire::Judgement::Inaccuracy,
            jersi_engine::Judgement::Mistake => wire::Judgement::Mistake,
            jersi_engine::Judgement::Blunder => wire::Judgement::Blunder,
        }
    }
}
