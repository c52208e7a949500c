//! The list of kept games on the screen.

use jersi_words::{GameTrouble, Label, sentence};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::{Paragraph, Wrap};

use super::draw::Pen;
use super::kept::{Asking, KeptList};
use crate::foreign_text;
use crate::hits::{Hit, Hits};
use crate::look::Paint;

/// Lines below the list: air, a question or a fault of two lines, keys.
const BELOW: u16 = 4;

impl Pen {
    pub(super) fn kept(&self, list: &KeptList, frame: &mut Frame<'_>, hits: &mut Hits) {
        let rows = (list.games.len().max(1) as u16).min(frame.area().height.saturating_sub(BELOW + 4));
        let inside = self.window(&self.words.label(Label::Games), 78, rows + BELOW + 2, frame);
        let rows = usize::from(rows);
        let first = list.at.saturating_sub(rows.saturating_sub(1));
        for (n, game) in list.games.iter().enumerate().skip(first).take(rows) {
            let area = Rect::new(inside.x, inside.y + (n - first) as u16, inside.width, 1);
            let chosen = n == list.at;
            let mark = if chosen { self.look.sign('▸', '>') } else { ' ' };
            let about = foreign_text::line(&self.words.kept_game(game));
            let line = format!("{mark}{:>3}  {}", game.number, self.text(&about));
            let style = if chosen { self.look.chosen() } else { self.style(Paint::Ink) };
            frame.render_widget(Paragraph::new(line).style(style), area);
            hits.add(area, Hit::Field(n));
        }
        if list.games.is_empty() {
            let none = self.text(&self.words.game_trouble(GameTrouble::NoneKept));
            frame.render_widget(Paragraph::new(none).style(self.style(Paint::Ink)), inside);
        }
        let below = Rect::new(inside.x, inside.bottom().saturating_sub(3), inside.width, 2);
        let (text, paint) = self.kept_question(list);
        let text = Paragraph::new(self.text(&text)).style(self.style(paint)).wrap(Wrap { trim: true });
        frame.render_widget(text, below);
        let keys = match &list.asking {
            None => Label::GamesKeys,
            Some(Asking::Delete) => Label::GamesDelete,
            Some(Asking::Replace(_)) => Label::GamesReplace,
            Some(Asking::Name(_) | Asking::Export(_) | Asking::Import(_)) => {
                return self.foot(inside, frame, hits);
            }
        };
        let foot = Rect::new(inside.x, inside.bottom().saturating_sub(1), inside.width, 1);
        let keys = self.text(&self.words.label(keys));
        frame.render_widget(Paragraph::new(keys).style(self.style(Paint::Accent)), foot);
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
