//! The list of kept games, and what is asked before something is done with one.

use crossterm::event::{KeyCode, KeyEvent};
use jersi_words::KeptGame;

use super::Outcome;

/// The list of kept games.
#[derive(Clone, Debug, Default)]
pub(crate) struct KeptList {
    pub games: Vec<KeptGame>,
    /// The line that the keys are on.
    pub at: usize,
    /// What is asked about it.
    pub asking: Option<Asking>,
    /// What was done last.
    pub news: Option<String>,
    /// What is wrong.
    pub fault: Option<String>,
}

/// What is asked about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Asking {
    /// Its new name.
    Name(String),
    /// Whether to delete it.
    Delete,
    /// The file to write it to.
    Export(String),
    /// Whether to replace that file.
    Replace(String),
    /// The file to bring in.
    Import(String),
}

/// What to do with the game that the keys are on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GameDeed {
    Continue(String),
    Rename { id: String, name: String },
    Delete(String),
    Export { id: String, file: String, replace: bool },
    Import(String),
}

impl KeptList {
    /// A list of these games.
    pub fn new(games: Vec<KeptGame>) -> KeptList {
        KeptList { games, ..KeptList::default() }
    }

    /// The game that the keys are on.
    pub fn game(&self) -> Option<&KeptGame> {
        self.games.get(self.at)
    }

    /// The games are others now.
    pub fn renew(&mut self, games: Vec<KeptGame>, news: String) {
        self.at = self.at.min(games.len().saturating_sub(1));
        *self = KeptList { games, at: self.at, news: Some(news), ..KeptList::default() };
    }

    pub fn key(&mut self, key: KeyEvent) -> Outcome {
        self.news = None;
        match self.asking.take() {
            None => self.list_key(key.code),
            Some(asking) => {
                self.fault = None;
                self.answer(asking, key.code)
            }
        }
    }

    fn list_key(&mut self, key: KeyCode) -> Outcome {
        self.fault = None;
        let last = self.games.len().saturating_sub(1);
        match key {
            KeyCode::Esc | KeyCode::Char('q') => return Outcome::Close,
            KeyCode::Up | KeyCode::Char('k') => self.at = self.at.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.at = (self.at + 1).min(last),
            KeyCode::PageUp => self.at = self.at.saturating_sub(10),
            KeyCode::PageDown => self.at = (self.at + 10).min(last),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Char('i') => self.asking = Some(Asking::Import(String::new())),
            _ => return self.deed(key),
        }
        Outcome::Stay
    }

    /// What is done with the game that the keys are on, if there is one.
    fn deed(&mut self, key: KeyCode) -> Outcome {
        let Some(game) = self.game() else { return Outcome::Stay };
        let (id, name) = (game.id.clone(), game.name().unwrap_or_default().to_owned());
        match key {
            KeyCode::Enter => return Outcome::Kept(GameDeed::Continue(id)),
            KeyCode::Char('r') => self.asking = Some(Asking::Name(name)),
            KeyCode::Char('d') | KeyCode::Delete => self.asking = Some(Asking::Delete),
            KeyCode::Char('e') => self.asking = Some(Asking::Export(String::new())),
            _ => {}
        }
        Outcome::Stay
    }

    fn answer(&mut self, mut asking: Asking, key: KeyCode) -> Outcome {
        let id = self.game().map(|game| game.id.clone()).unwrap_or_default();
        let yes = matches!(key, KeyCode::Char('y' | 'Y' | 'o' | 'O'));
        let no = matches!(key, KeyCode::Char('n' | 'N') | KeyCode::Esc);
        match (&mut asking, key) {
            (Asking::Delete, _) if yes => return Outcome::Kept(GameDeed::Delete(id)),
            (Asking::Replace(file), _) if yes => {
                return Outcome::Kept(GameDeed::Export { id, file: file.clone(), replace: true });
            }
            (Asking::Delete, _) if no => return Outcome::Stay,
            (Asking::Replace(file), _) if no => asking = Asking::Export(file.clone()),
            (Asking::Delete | Asking::Replace(_), _) => {}
            (_, KeyCode::Esc) => return Outcome::Stay,
            (Asking::Name(text) | Asking::Export(text) | Asking::Import(text), KeyCode::Backspace) => {
                text.pop();
            }
            (Asking::Name(text) | Asking::Export(text) | Asking::Import(text), KeyCode::Char(c)) => {
                text.push(c);
            }
            (Asking::Name(name), KeyCode::Enter) => {
                let name = name.trim().to_owned();
                return Outcome::Kept(GameDeed::Rename { id, name });
            }
            (Asking::Export(file), KeyCode::Enter) if !file.trim().is_empty() => {
                let file = file.trim().to_owned();
                self.asking = Some(asking.clone());
                return Outcome::Kept(GameDeed::Export { id, file, replace: false });
            }
            (Asking::Import(file), KeyCode::Enter) if !file.trim().is_empty() => {
                let file = file.trim().to_owned();
                self.asking = Some(asking.clone());
                return Outcome::Kept(GameDeed::Import(file));
            }
            _ => {}
        }
        self.asking = Some(asking);
        Outcome::Stay
    }

    /// The file is there already.
    pub fn ask_to_replace(&mut self, file: String) {
        self.asking = Some(Asking::Replace(file));
    }

    /// A line was clicked: the keys go there; again, and the game goes on.
    pub fn click(&mut self, line: usize) -> Outcome {
        if self.asking.is_some() || line >= self.games.len() {
            return Outcome::Stay;
        }
        let again = std::mem::replace(&mut self.at, line) == line;
        if again { self.deed(KeyCode::Enter) } else { Outcome::Stay }
    }

    pub fn type_text(&mut self, typed: &str) {
        if let Some(Asking::Name(text) | Asking::Export(text) | Asking::Import(text)) = &mut self.asking {
            text.push_str(typed);
        }
    }
}
