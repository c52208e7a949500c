//! A study at a table: a tree of turns, the turn that is looked at, and the one that is entered there.

mod change;
mod enter;
mod judge;

use jersi_game::Game;
use jersi_rules::record::{ReplayError, write_jrn};
use jersi_rules::{ByColor, Lang};
use jersi_study::{NodeId, StudyError};

use jersi_words::PageFault;

use crate::fault::read_record;
use crate::table::{Table, players};
use crate::wire::{Both, Fault, PlayerConfig, View};

/// A study. The table stands at the turn that is looked at, so that turns are entered as in a game.
#[derive(Clone, Debug)]
pub struct Study {
    pub(crate) tree: jersi_study::Study,
    pub(crate) at: NodeId,
    pub(crate) table: Table,
    /// The turns at the table, as the tree knows them.
    line: Vec<NodeId>,
}

/// Tags that would end a game which is only looked at.
const OF_PLAY: [&str; 2] = ["TimeControl", "Adjudication"];

impl Study {
    /// The study that a record tells, in JRN.
    pub fn from_record(text: &str, lang: Lang) -> Result<Study, Fault> {
        let record = read_record(text, lang)?;
        let tree = jersi_study::Study::from_record(&record).map_err(|error| of_replay(&error, text, lang))?;
        Study::of(tree, lang)
    }

    /// The study that a tree is; it was refereed when it was made.
    pub(crate) fn of(tree: jersi_study::Study, lang: Lang) -> Result<Study, Fault> {
        let table = seated(&tree, lang)?;
        Ok(Study { tree, at: NodeId::START, table, line: Vec::new() })
    }

    /// Takes over the turns of another record of the same game, such as one that went on.
    pub fn absorb(&mut self, text: &str) -> Result<(), Fault> {
        let record = read_record(text, self.table.lang)?;
        let same = self.tree.absorb(&record);
        if same.map_err(|error| of_replay(&error, text, self.table.lang))? {
            return self.sit();
        }
        Err(Fault::of(PageFault::OtherGame, self.table.lang))
    }

    /// The whole study, in JRN.
    pub fn record(&self) -> String {
        write_jrn(&self.tree.record())
    }

    /// The game up to what is looked at, the decisions of a turn under way included, in JRN.
    pub fn line_record(&self) -> String {
        self.table.record()
    }

    /// The same as the beginning of a game of these players.
    pub fn game_record(&self, config: &Both<PlayerConfig>) -> Result<String, Fault> {
        let mut game = self.table.game().clone();
        let ByColor { white, black } = players(config, self.table.lang)?;
        game.set_player(jersi_rules::Color::White, white);
        game.set_player(jersi_rules::Color::Black, black);
        let mut record = game.record();
        for name in ["Event", "Date"] {
            record.tags.remove(name);
        }
        Ok(write_jrn(&record))
    }

    /// What the board shows; the turns are told by the tree.
    pub fn view(&self) -> View {
        self.table.view_with(Vec::new())
    }

    /// The turn that is looked at; 0 is the start.
    pub fn at(&self) -> u32 {
        self.at.0
    }

    /// Which branch to take at each step from the start to the turn that is looked at.
    pub fn place(&self) -> Vec<usize> {
        self.tree.place_of(self.at)
    }

    /// Speaks another language from now on.
    pub fn set_lang(&mut self, lang: Lang) {
        self.table.set_lang(lang);
    }

    /// Looks at a turn.
    pub fn go(&mut self, id: u32) -> Result<(), Fault> {
        let id = NodeId(id);
        self.tree.node(id).map_err(|error| self.fault(error))?;
        self.walk(id)?;
        self.at = id;
        Ok(())
    }

    /// Lets the table stand at a turn: back to where the lines part, and on from there. Nothing is refereed again.
    fn walk(&mut self, to: NodeId) -> Result<(), Fault> {
        let path = self.tree.path(to);
        let shared = path.iter().zip(&self.line).take_while(|(one, other)| one == other).count();
        let nodes = path[shared..].iter().filter_map(|&id| self.tree.node(id).ok());
        let walked = self
            .table
            .table
            .walk(self.line.len() - shared, nodes.map(|node| (node.decisions(), node.after())));
        walked.map_err(|error| Fault::of_table(&error, self.table.game().rules(), self.table.lang))?;
        self.line = path;
        Ok(())
    }

    /// Sits down anew at the turn that is looked at: the record says something else of the game.
    fn sit(&mut self) -> Result<(), Fault> {
        self.table = seated(&self.tree, self.table.lang)?;
        self.line.clear();
        self.walk(self.at)
    }

    /// Looks at the turn at a place, or the last one on the way that there is.
    pub fn go_to_place(&mut self, place: &[usize]) -> Result<(), Fault> {
        self.go(self.tree.at_place(place).0)
    }

    pub(crate) fn fault(&self, error: StudyError) -> Fault {
        let fault = match error {
            StudyError::NoSuchTurn => PageFault::NoSuchTurn,
            StudyError::Start => PageFault::Start,
            StudyError::Illegal => PageFault::Illegal,
            StudyError::TooDeep => PageFault::TooDeep,
            StudyError::TooLarge => PageFault::TooLarge,
        };
        Fault::of(fault, self.table.lang)
    }
}

fn of_replay(error: &ReplayError, text: &str, lang: Lang) -> Fault {
    match error {
        ReplayError::Start(error) => Fault::of_record(error, text, lang),
        ReplayError::Turn(fault) => {
            let why = fault.say(lang);
            let told =
                jersi_words::page(lang).turn_of_record(fault.before.turn_label(), &fault.written, &why);
            let mut told = Fault::new(fault.code(), &told).at(text, Some(fault.span.clone()));
            told.near.clone_from(&fault.nearest);
            told
        }
    }
}

/// A table at the start of a study.
fn seated(tree: &jersi_study::Study, lang: Lang) -> Result<Table, Fault> {
    let mut record = tree.record_to(NodeId::START);
    for name in OF_PLAY {
        record.tags.remove(name);
    }
    let game = Game::from_record(&record).map_err(|error| Fault::of_load(&error, "", lang))?;
    Ok(Table::around(jersi_table::Table::open(game), lang))
}
