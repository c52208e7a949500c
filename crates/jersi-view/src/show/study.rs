//! A study as the page shows it: the tree of turns.

use jersi_rules::Edition;
use jersi_rules::foreign_text;
use jersi_rules::record::GameResult;
use jersi_study::{Drawing, Node, NodeId, bracket};
use jersi_table::legs_of;

use crate::study::Study;
use crate::wire::{ArrowView, Both, Drawn, StudyTree, StudyTurn};
use crate::words::sentence;

impl Study {
    /// The tree of turns.
    pub fn tree(&self) -> StudyTree {
        let tags = &self.tree.tags;
        let tag =
            |name: &str| foreign_text::line(tags.get(name).filter(|text| *text != "?").unwrap_or_default());
        let start = self.tree.node(NodeId::START);
        let main = self.tree.main_turns();
        let is_main = |id: NodeId| main.get(id.0 as usize).is_some_and(|&main| main);
        let turns = self.tree.all().into_iter().filter_map(|id| self.turn(id, is_main(id))).collect();
        let all = [vec![NodeId::START], self.tree.all()].concat();
        let strays = all.iter().filter(|&&id| self.tree.node(id).is_ok_and(Node::has_strays));
        StudyTree {
            turns,
            first: start.map(|node| numbers(node.children())).unwrap_or_default(),
            preface: start.map(Node::note).unwrap_or_default(),
            drawn: start.map(|node| drawn(node, self.table.edition())).unwrap_or_default(),
            edition: self.table.edition().id().to_owned(),
            names: Both { white: tag("White"), black: tag("Black") },
            event: tag("Event"),
            date: tag("Date"),
            ending: self.told_ending(),
            result: self.told_result(),
            strays: strays.count() as u32,
        }
    }

    fn turn(&self, id: NodeId, main: bool) -> Option<StudyTurn> {
        let node = self.tree.node(id).ok()?;
        let parent = node.parent()?;
        let before = self.tree.node(parent).ok()?.after();
        let (player, text) = (before.to_move(), self.tree.text(id));
        Some(StudyTurn {
            id: id.0,
            parent: parent.0,
            children: numbers(node.children()),
            captures: text.contains('!'),
            text,
            player: player.into(),
            pair: before.turn_label().pair(),
            label: before.turn_label().to_string(),
            placement: node.is_placement(),
            main,
            sentence: self.table.words().turn(player, &legs_of(before, node.decisions())),
            mark: node.mark().map(|mark| mark.sign().to_owned()),
            note: node.note(),
            clock: bracket(node.comments(), "clk").map(str::to_owned),
            chance: node.chance(),
            drawn: drawn(node, before.edition()),
        })
    }

    /// Who won, by the rules or as the record says.
    fn told_result(&self) -> String {
        let end = self.tree.main_line(NodeId::START).last().copied().unwrap_or(NodeId::START);
        let by_rules = self.tree.node(end).ok().and_then(|node| node.after().outcome());
        let result = by_rules.map(|outcome| outcome.winner.map_or(GameResult::Draw, GameResult::Win));
        let told = result.or_else(|| self.tree.record().result());
        told.map(|result| jersi_words::capital(&result.phrase(self.table.lang))).unwrap_or_default()
    }

    /// How the record says that the game ended.
    fn told_ending(&self) -> String {
        let words = jersi_words::page(self.table.lang);
        let end = self.tree.main_line(NodeId::START).last().copied().unwrap_or(NodeId::START);
        let by_rules = self.tree.node(end).ok().and_then(|node| node.after().outcome());
        if let Some(outcome) = by_rules {
            let ending = jersi_game::Ending::by_rules(outcome);
            return sentence(&words.ending(ending, self.table.game().rules()));
        }
        let record = self.tree.record();
        let ending = record
            .termination()
            .and_then(|termination| jersi_game::Ending::outside(termination, record.result()));
        match (ending, record.result()) {
            (Some(ending), _) => sentence(&words.ending(ending, self.table.game().rules())),
            (None, Some(result)) => sentence(&result.phrase(self.table.lang)),
            (None, None) => String::new(),
        }
    }
}

/// What is drawn at a turn, in the names of the edition.
fn drawn(node: &Node, edition: Edition) -> Drawn {
    let name = |cell| edition.cell_name(cell).to_string();
    let mut drawn = Drawn::default();
    for drawing in node.drawings() {
        match drawing {
            Drawing::Arrow(from, to) => drawn.arrows.push(ArrowView { from: name(from), to: name(to) }),
            Drawing::Ring(cell) => drawn.rings.push(name(cell)),
        }
    }
    drawn
}

fn numbers(ids: &[NodeId]) -> Vec<u32> {
    ids.iter().map(|id| id.0).collect()
}
