//! A game judged by the scores that its record holds, where nobody has looked at it here yet.

use jersi_engine::Judgement;
use jersi_rules::{Color, Stage};

use crate::analysis::{Analysis, JudgedDecision, JudgedTurn, Slip};
use crate::study::{Node, NodeId, Study};

impl Analysis {
    /// Judges the game of a study by its marks `[%eval]`, as far as they go from the start on without a gap. Which turn
    /// would have been better stands in no record, so it is not told.
    pub fn told(study: &Study) -> Analysis {
        let start = study.node(NodeId::START).ok().and_then(Node::chance);
        let mut turns = Vec::new();
        let mut before = start;
        for id in study.main_line(NodeId::START) {
            let Some(judged) = before.and_then(|was| turn(study, id, was)) else { break };
            before = Some(judged.chance);
            turns.push(judged);
        }
        Analysis { turns, start, nodes: 0 }
    }
}

/// A turn, with White's chance before it.
fn turn(study: &Study, id: NodeId, was: f64) -> Option<JudgedTurn> {
    let node = study.node(id).ok()?;
    let (chance, player) = (node.chance()?, study.player(id)?);
    let position = study.node(node.parent()?).ok()?.after();
    let of = |white: f64| if player == Color::White { white } else { 1.0 - white };
    let chances = (of(was), of(chance));
    let counts = position.stage() != Stage::Setting;
    let loss = if counts { (chances.0 - chances.1).max(0.0) } else { 0.0 };
    let slip = Judgement::of(loss).map(|judgement| Slip {
        decision: 0,
        player,
        judgement,
        chances,
        better: Vec::new(),
    });
    let is_free = counts && position.count_turns() > 1;
    Some(JudgedTurn {
        text: study.text(id),
        player,
        decisions: vec![JudgedDecision { player, loss, is_free }],
        slip,
        score: None,
        chance,
    })
}
