//! The list of kept games on the screen.

use crossterm::event::KeyCode;
use jersi_words::{GameTrouble, Label, sentence};

use super::kept::{Asking, KeptList};
use super::pen::Pen;
use super::sheet::{Row, Sheet};
use crate::foreign_text;
use crate::hits::Hit;
use crate::look::Paint;

impl Pen {
    pub(super) fn kept(&self, list: &KeptList) -> Sheet {
        let rows = list.games.iter().enumerate().map(|(n, game)| {
            let chosen = n == list.at;
            let mark = if chosen { self.look.sign('▸', '>') } else { ' ' };
            let about = foreign_text::line(&self.words.kept_game(game));
            let style = if chosen { self.look.chosen() } else { self.style(Paint::Ink) };
            let head = format!("{mark}{:>3}  ", game.number);
            Row { head, head_style: style, hit: Some(Hit::Field(n)), ..Row::new(about, style) }
        });
        let mut body: Vec<Row> = rows.collect();
        if body.is_empty() {
            let none = self.words.game_trouble(GameTrouble::NoneKept);
            body.push(Row::new(none, self.style(Paint::Ink)));
        }
        let (text, paint) = self.kept_question(list);
        let buttons = match &list.asking {
            None => vec![
                (Label::GamesContinue, KeyCode::Enter),
                (Label::GamesName, KeyCode::Char('r')),
                (Label::GamesDeleteKey, KeyCode::Char('d')),
                (Label::GamesExport, KeyCode::Char('e')),
                (Label::GamesImport, KeyCode::Char('i')),
                (Label::DialogBack, KeyCode::Esc),
            ],
            Some(Asking::Delete) => {
                vec![(Label::GamesDeleteYes, KeyCode::Char('y')), (Label::GamesDeleteNo, KeyCode::Char('n'))]
            }
            Some(Asking::Replace(_)) => {
                vec![(Label::ReplaceYes, KeyCode::Char('y')), (Label::ReplaceNo, KeyCode::Char('n'))]
            }
            Some(Asking::Name(_)) => {
                vec![(Label::DialogGo, KeyCode::Enter), (Label::DialogBack, KeyCode::Esc)]
            }
            Some(Asking::Export(_) | Asking::Import(_)) => vec![
                (Label::DialogGo, KeyCode::Enter),
                (Label::DialogComplete, KeyCode::Tab),
                (Label::DialogBack, KeyCode::Esc),
            ],
        };
        let title = self.words.label(Label::Games);
        let mut notes = vec![Row::new(text, self.style(paint))];
        // What a name may become.
        if let (Some(_), Some(offers)) = (&list.asking, &list.news) {
            notes.push(Row::new(offers, self.style(Paint::Faint)));
        }
        Sheet { title, width: 78, body, focus: Some(list.at), notes, buttons, ..Sheet::default() }
    }

    /// What is asked, what is wrong, or what was done.
    fn kept_question(&self, list: &KeptList) -> (String, Paint) {
        if let Some(fault) = &list.fault {
            return (sentence(fault), Paint::Danger);
        }
        let typed = |label: Label, text: &str| {
            (format!("{} {text}{}", self.words.label(label), self.look.sign("█", "_")), Paint::Accent)
        };
        let about = |game: &jersi_words::KeptGame| foreign_text::line(&self.words.kept_game(game));
        match &list.asking {
            None => (list.news.clone().unwrap_or_default(), Paint::Faint),
            Some(Asking::Name(text)) => typed(Label::GamesRename, text),
            Some(Asking::Export(text)) => typed(Label::SaveTo, text),
            Some(Asking::Import(text)) => typed(Label::OpenFrom, text),
            Some(Asking::Delete) => {
                let about = list.game().map(about).unwrap_or_default();
                (self.words.delete_question(&about), Paint::Danger)
            }
            Some(Asking::Replace(file)) => {
                (self.words.replace_question(std::path::Path::new(file)), Paint::Danger)
            }
        }
    }
}
