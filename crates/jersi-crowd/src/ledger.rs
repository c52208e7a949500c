//! What a bot sent, and what it was promised.

use std::collections::HashMap;

use jersi_wire::{ActId, Code, FromClient, GameId};

use crate::violation::Violation;

/// What was said of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nothing yet: it may have happened or not.
    Unknown,
    /// It is done, under this number.
    Done(u32),
    /// It is refused: it never happened, and never will.
    Refused(Code),
}

/// An act that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// In which game.
    pub game: GameId,
    /// Which position or offer it answers.
    pub after: u32,
    /// The word of the act; `join` for who joined.
    pub word: String,
    /// The decision.
    pub text: String,
    /// How often it was sent.
    pub tries: u32,
    /// Whether it must be refused, so that it may not be there even if nothing was said of it.
    pub wrong: bool,
    /// What was said of it.
    pub fate: Fate,
}

impl Entry {
    /// Whether it was sent more than once and refused for something that passes: one copy may be refused, and another that
    /// arrives later be done.
    pub fn may_change(&self) -> bool {
        self.tries > 1 && matches!(self.fate, Fate::Refused(Code::NotNow | Code::OpponentHere))
    }
}

/// Everything that one bot sent.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    entries: HashMap<ActId, Entry>,
}

impl Ledger {
    /// An act is written down before it is sent for the first time.
    pub fn writes(&mut self, act: &FromClient, wrong: bool) {
        if let FromClient::Act { id, game, after, act, text } = act {
            self.write(*id, *game, *after, act, text);
            if let Some(entry) = self.entries.get_mut(id) {
                entry.wrong = wrong;
            }
        }
    }

    /// The same for what is no act of the socket.
    pub fn write(&mut self, id: ActId, game: GameId, after: u32, word: &str, text: &str) {
        let (word, text) = (word.to_owned(), text.to_owned());
        let entry = Entry { game, after, word, text, tries: 0, wrong: false, fate: Fate::Unknown };
        self.entries.insert(id, entry);
    }

    /// It is sent, maybe again.
    pub fn sends(&mut self, id: ActId) {
        if let Some(entry) = self.entries.get_mut(&id) {
            entry.tries += 1;
        }
    }

    /// The server says what came of an act. Once it said so, it may say nothing else.
    pub fn told(&mut self, id: ActId, fate: Fate) -> Result<(), Violation> {
        let Some(entry) = self.entries.get_mut(&id) else {
            return Err(Violation::new("ledger", format!("{fate:?} was said of {id}, which nobody sent")));
        };
        let refused_again = matches!((entry.fate, fate), (Fate::Refused(_), Fate::Refused(_)));
        if entry.fate != Fate::Unknown && entry.fate != fate && !refused_again && !entry.may_change() {
            return Err(Violation::new(
                "ledger",
                format!("{:?} was said of {entry:?} {id}, then {fate:?}", entry.fate),
            ));
        }
        entry.fate = fate;
        Ok(())
    }

    /// Whether an act must be refused.
    pub fn is_wrong(&self, id: ActId) -> bool {
        self.entries.get(&id).is_some_and(|entry| entry.wrong)
    }

    /// Everything that was sent.
    pub fn entries(&self) -> impl Iterator<Item = (ActId, &Entry)> {
        self.entries.iter().map(|(id, entry)| (*id, entry))
    }
}
