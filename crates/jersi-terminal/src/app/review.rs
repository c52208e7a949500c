//! A game that is looked at with what is noted in it: comments, evaluations, marks, and variations to walk into.

use jersi_game::Game;
use jersi_rules::Turn;
use jersi_rules::record::ReplayError;
use jersi_study::{Mark, Node, NodeId, Study, bracket};
use jersi_table::Table;
use jersi_words::{Label, sentence};

use super::{App, Wanted};
use crate::dialog::Dialog;
use crate::words::Words;

/// Tags that would end a game which is only looked at.
const OF_PLAY: [&str; 2] = ["TimeControl", "Adjudication"];

/// A game with its variations, and where in them we are.
pub(crate) struct Review {
    study: Study,
    /// The game itself.
    main: Vec<NodeId>,
    /// The line that is looked at, from the first turn to its end.
    line: Vec<NodeId>,
    /// How many turns it shares with the game.
    fork: usize,
    /// A table with that line, where it is a variation and not the game itself.
    branch: Option<Table>,
    /// Tells lines apart: thoughts about one belong to no other.
    pub number: u32,
}

/// What is noted about a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Remark {
    pub mark: Option<Mark>,
    pub eval: Option<String>,
    pub words: String,
}

impl Remark {
    /// On a line; nothing if nothing is noted.
    pub fn text(&self, words: Words) -> String {
        let mark = self.mark.map(|mark| mark.sign().to_owned());
        let eval = self.eval.as_deref().map(|value| words.evaluation(value));
        let said = self.words.replace('\n', " ");
        let parts = mark.into_iter().chain(eval).chain(Some(said).filter(|said| !said.is_empty()));
        parts.collect::<Vec<_>>().join("  ")
    }
}

impl Review {
    fn new(game: &Game) -> Result<Review, ReplayError> {
        let study = Study::from_record(&game.record())?;
        let main = study.main_line(NodeId::START);
        let (line, fork) = (main.clone(), main.len());
        Ok(Review { study, main, line, fork, branch: None, number: 0 })
    }

    fn at(&self, cursor: usize) -> NodeId {
        cursor.checked_sub(1).and_then(|n| self.line.get(n)).copied().unwrap_or(NodeId::START)
    }

    /// The turns that are told instead of the next one.
    fn variations(&self, cursor: usize) -> Vec<NodeId> {
        let next = self.line.get(cursor).copied();
        let children = self.study.node(self.at(cursor)).map(Node::children).unwrap_or_default();
        children.iter().copied().filter(|&child| Some(child) != next).collect()
    }

    /// The line through a turn, and on from there.
    fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.study.path(id);
        line.extend(self.study.main_line(id));
        line
    }

    /// Whether the line has left the game there.
    fn is_aside(&self, cursor: usize) -> bool {
        cursor > self.fork
    }

    fn remark(&self, cursor: usize) -> Remark {
        let Ok(node) = self.study.node(self.at(cursor)) else { return Remark::default() };
        let eval = bracket(node.comments(), "eval").map(str::to_owned);
        Remark { mark: node.mark(), eval, words: node.note() }
    }

    /// A table that stands at the end of a line; it was refereed when the study was made.
    fn table(&self, line: &[NodeId], words: Words) -> Result<Table, String> {
        let mut record = self.study.record_to(NodeId::START);
        for name in OF_PLAY {
            record.tags.remove(name);
        }
        let game = Game::from_record(&record).map_err(|error| words.load_error(&error))?;
        let mut table = Table::open(game);
        let nodes = line.iter().filter_map(|&id| self.study.node(id).ok());
        table
            .walk(0, nodes.map(|node| (node.decisions(), node.after())))
            .map_err(|error| crate::words::table_error(words, &error))?;
        Ok(table)
    }
}

impl App {
    /// The table that is looked at: the game, or a variation of it.
    pub(crate) fn view(&self) -> &Table {
        self.review.as_ref().and_then(|review| review.branch.as_ref()).unwrap_or(&self.table)
    }

    /// Tells the line that is looked at from every other.
    pub(super) fn line_number(&self) -> u32 {
        self.review.as_ref().map_or(0, |review| review.number)
    }

    /// Looks at the game from its beginning, with nobody playing on meanwhile; again to come back.
    pub(super) fn review(&mut self) {
        if self.reviewing {
            return self.look_live();
        }
        self.open_review();
        self.table.stop_clock();
        self.table.review(0);
    }

    /// Begins a review, with whatever is noted in the game.
    pub(super) fn open_review(&mut self) {
        self.reviewing = true;
        if self.asked == Some(Wanted::Hint) {
            self.asked = None;
        }
        match Review::new(self.table.game()) {
            Ok(review) => self.review = Some(Box::new(review)),
            Err(error) => {
                let lang = self.words.lang();
                let why = match error {
                    ReplayError::Start(error) => error.say(lang),
                    ReplayError::Turn(fault) => fault.say(lang),
                };
                self.complain(sentence(&why));
            }
        }
    }

    pub(super) fn step(&mut self, by: isize) {
        let turns = self.view().cursor().saturating_add_signed(by);
        self.look_at(turns);
    }

    pub(super) fn look_at(&mut self, turns: usize) {
        if !self.reviewing {
            return self.table.look_at(turns);
        }
        let Some(review) = &mut self.review else { return self.table.review(turns) };
        let turns = turns.min(review.line.len());
        if turns <= review.fork && review.branch.is_some() {
            // Back out of the variation.
            let id = review.at(turns);
            return self.walk_to(id);
        }
        match &mut review.branch {
            Some(branch) => branch.review(turns),
            None => self.table.review(turns),
        }
    }

    /// Looks at a turn of the tree, along the line through it.
    fn walk_to(&mut self, id: NodeId) {
        let words = self.words;
        let Some(review) = &mut self.review else { return };
        let line = review.line_through(id);
        let turns = review.study.path(id).len();
        if line != review.line {
            review.number += 1;
            review.branch = None;
            review.fork = line.iter().zip(&review.main).take_while(|(one, other)| one == other).count();
            if line != review.main {
                match review.table(&line, words) {
                    Ok(table) => review.branch = Some(table),
                    Err(why) => return self.complain(sentence(&why)),
                }
            }
            review.line = line;
        }
        match &mut review.branch {
            Some(branch) => branch.review(turns),
            None => self.table.review(turns),
        }
    }

    /// The turns that are told instead of the next one.
    pub(crate) fn variations(&self) -> Vec<String> {
        let Some(review) = &self.review else { return Vec::new() };
        let found = review.variations(self.view().cursor());
        found.into_iter().map(|id| review.study.text(id)).collect()
    }

    /// Walks into a variation, by its number from 0; whether there is one.
    pub(super) fn enter_variation(&mut self, number: usize) -> bool {
        let Some(review) = &self.review else { return false };
        let Some(&id) = review.variations(self.view().cursor()).get(number) else { return false };
        self.walk_to(id);
        true
    }

    /// Walks out of the variation, to the turn before which it begins.
    pub(super) fn leave_variation(&mut self) {
        let cursor = self.view().cursor();
        let Some(review) = self.review.as_ref().filter(|review| review.branch.is_some()) else { return };
        let mut path = review.study.path(review.at(cursor));
        // The last turn on the way that is no first choice begins it.
        while let Some(id) = path.pop() {
            let parent = path.last().copied().unwrap_or(NodeId::START);
            let first = review.study.node(parent).ok().and_then(|node| node.children().first().copied());
            if first != Some(id) {
                return self.walk_to(parent);
            }
        }
        self.walk_to(NodeId::START);
    }

    /// Whether a variation is looked at.
    pub(crate) fn is_aside(&self) -> bool {
        self.review.as_ref().is_some_and(|review| review.is_aside(self.view().cursor()))
    }

    /// What is noted about the turn that is looked at.
    pub(crate) fn remark(&self) -> Remark {
        self.review.as_ref().map(|review| review.remark(self.view().cursor())).unwrap_or_default()
    }

    /// The mark of a turn of the line that is looked at, and how many variations are told instead of it.
    pub(crate) fn noted(&self, after: usize) -> (Option<Mark>, usize) {
        let Some(review) = self.review.as_ref().filter(|_| after > 0) else { return (None, 0) };
        (review.remark(after).mark, review.variations(after - 1).len())
    }

    /// The whole comment, to be read.
    pub(super) fn show_comment(&mut self) {
        let remark = self.remark();
        let head = Remark { words: String::new(), ..remark.clone() }.text(self.words);
        let text = [head, remark.words].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
        if !text.is_empty() {
            self.dialog = Some(Dialog::text(Label::Comment, text.join("\n")));
        }
    }

    /// The turns of the variation up to the one that is looked at, and how many of the game come before them.
    pub(super) fn turns_aside(&self) -> Option<(usize, Vec<Vec<Turn>>)> {
        let review = self.review.as_ref().filter(|review| review.is_aside(self.view().cursor()))?;
        let line = &review.line[..self.view().cursor().min(review.line.len())];
        let shared = review.fork;
        let nodes = line[shared..].iter().filter_map(|&id| review.study.node(id).ok());
        Some((shared, nodes.map(|node| node.decisions().to_vec()).collect()))
    }
}
