//! Turns entered in a study: each becomes a variation, or the next turn of the line.

use jersi_game::PlayedTurn;
use jersi_rules::Turn;
use jersi_rules::notation::read_turn;
use jersi_study::NodeId;
use jersi_table::Confirm;

use super::Study;
use crate::wire::{BoardAction, Choice, Entered, Fault};

impl Study {
    /// Does what a player does at the board.
    pub fn act(&mut self, action: &BoardAction, confirm: Confirm) -> Entered {
        self.table.act(action, confirm)
    }

    /// Chooses.
    pub fn choose(&mut self, choice: &Choice) -> Result<(), Fault> {
        self.table.choose(choice)
    }

    /// Takes one choice back, or one decision of a ransom that is under way; whether there was one.
    pub fn back(&mut self) -> bool {
        self.table.back()
    }

    /// Takes all choices back.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Why choices cannot be made one after the other.
    pub fn why(&self, choices: &[Choice]) -> Result<(), Fault> {
        self.table.why(choices)
    }

    /// Plays what is entered. Once the turn is over it stands in the study and is looked at.
    pub fn play(&mut self) -> Result<String, Fault> {
        let said = self.table.play()?;
        self.take_over()?;
        Ok(said)
    }

    /// Plays a written turn, or the next part of one.
    pub fn play_text(&mut self, text: &str) -> Result<String, Fault> {
        let said = self.table.play_text(text)?;
        self.take_over()?;
        Ok(said)
    }

    /// A turn that is over at the table becomes one of the study.
    fn take_over(&mut self) -> Result<(), Fault> {
        if !self.table.game().begun().is_empty() {
            return Ok(());
        }
        let played = self.table.game().turns().last().map(PlayedTurn::decisions).unwrap_or_default();
        match self.tree.add(self.at, played) {
            Ok(id) => {
                self.at = id;
                self.line.push(id);
                Ok(())
            }
            Err(error) => {
                self.sit()?;
                Err(self.fault(error))
            }
        }
    }

    /// Adds a line of turns behind a turn, as far as it is legal, without looking at it; gives the first one.
    pub fn add_line(&mut self, from: u32, texts: &[String]) -> Result<u32, Fault> {
        let mut at = NodeId(from);
        let mut first = None;
        for text in texts {
            let position = *self.tree.node(at).map_err(|error| self.fault(error))?.after();
            let Ok(read) = read_turn(&position, text) else { break };
            at = self.tree.add(at, &read.decisions).map_err(|error| self.fault(error))?;
            first = first.or(Some(at));
        }
        first.map(|id| id.0).ok_or_else(|| self.fault(jersi_study::StudyError::Illegal))
    }

    /// Looks at the position before a decision of a turn; those before it in the same turn are taken.
    pub fn go_before(&mut self, id: u32, decision: usize) -> Result<(), Fault> {
        let node = self.tree.node(NodeId(id)).map_err(|error| self.fault(error))?;
        let parent = node.parent().ok_or_else(|| self.fault(jersi_study::StudyError::Start))?;
        let taken: Vec<Turn> = node.decisions().iter().copied().take(decision).collect();
        self.go(parent.0)?;
        for turn in taken {
            self.table.decide(turn)?;
        }
        Ok(())
    }
}
