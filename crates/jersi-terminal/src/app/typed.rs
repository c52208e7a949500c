//! The line in which turns and words are typed.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use jersi_game::GameError;
use jersi_rules::Position;
use jersi_rules::notation::{nearest_turns, normalized};
use jersi_table::{Hand, Press, TableError};
use jersi_words::{Trouble, Verb, sentence};

use super::{App, Wanted};
use crate::OFFERS;
use crate::completion;
use crate::dialog::Dialog;
use crate::line::read::{self, Line};
use crate::path_completion::common;
use crate::words;

/// The line in which turns and words are typed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Typed {
    pub text: String,
    /// What was typed before it was completed, and how often it was.
    stem: Option<(String, usize)>,
}

/// More than any turn has.
const LONGEST: usize = 200;

impl Typed {
    /// What the text may become: legal turns, and words.
    pub fn candidates(&self, position: Option<&Position>, verbs: &[Verb]) -> Vec<String> {
        let typed = self.stem.as_ref().map_or(&self.text, |(stem, _)| stem);
        if typed.trim().is_empty() { Vec::new() } else { completion::candidates(typed, position, verbs) }
    }

    fn push(&mut self, text: &str) {
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        if self.text.len() + text.len() <= LONGEST {
            self.text.push_str(&text);
        }
        self.stem = None;
    }

    /// As far as all that it may become agree; from there on each of them in turn.
    fn complete(&mut self, position: Option<&Position>, verbs: &[Verb]) {
        let candidates = self.candidates(position, verbs);
        if candidates.is_empty() {
            return;
        }
        if self.stem.is_none() {
            let common = common(&candidates);
            let goes_on = common.len() > self.text.len() && common.starts_with(&self.text);
            if goes_on || normalized(&common).len() > normalized(&self.text).len() {
                self.text = common;
                return;
            }
        }
        let (stem, taken) = self.stem.take().unwrap_or((self.text.clone(), 0));
        self.text.clone_from(&candidates[taken % candidates.len()]);
        self.stem = Some((stem, taken + 1));
    }
}

impl App {
    pub(super) fn type_key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let position = self.table.live_entry().map(|entry| *entry.position());
        let verbs = self.verbs();
        let Some(typed) = &mut self.typed else { return };
        match key.code {
            KeyCode::Esc => self.typed = None,
            KeyCode::Enter => {
                let text = typed.text.trim().to_owned();
                self.type_line(&text);
            }
            KeyCode::Tab => typed.complete(position.as_ref(), verbs),
            KeyCode::Backspace if typed.text.is_empty() => self.typed = None,
            KeyCode::Backspace => {
                typed.text.pop();
                typed.stem = None;
            }
            KeyCode::Char('u') if control => *typed = Typed::default(),
            KeyCode::Char(c) if !control => typed.push(c.encode_utf8(&mut [0; 4])),
            _ => {}
        }
    }

    /// A text that was pasted: into the field that is open, or as the beginning of a turn. Of several lines each is
    /// entered, up to one that is refused, which stays to be mended.
    pub(super) fn paste(&mut self, text: &str) {
        if let Some(dialog) = &mut self.dialog {
            return dialog.paste(text.lines().next().unwrap_or_default());
        }
        // A terminal sends the end of a line as the key does.
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let mut lines = text.split('\n').filter(|line| !line.trim().is_empty()).peekable();
        while let Some(line) = lines.next() {
            self.typed.get_or_insert_default().push(line);
            if lines.peek().is_none() && !text.ends_with('\n') {
                return;
            }
            let typed = self.typed.as_ref().map(|typed| typed.text.trim().to_owned()).unwrap_or_default();
            self.message = None;
            self.type_line(&typed);
            if self.message.as_ref().is_some_and(|message| message.is_bad) {
                return;
            }
        }
    }

    /// Does what a typed line asks. Every word that line mode understands is one here: the compiler sees to it.
    fn type_line(&mut self, text: &str) {
        if self.practice.is_some() {
            return self.practice_line(text);
        }
        let line = read::read(text);
        if !matches!(line, Line::Turn(_) | Line::Unknown(_)) {
            self.typed = None;
        }
        match line {
            Line::Nothing => {}
            Line::Turn(text) => self.type_turn(text),
            Line::Unknown(word) => {
                let message = self.words.unknown(word);
                self.complain(message);
            }
            Line::Turns(start) => self.list_turns(start),
            Line::Why(turn) => self.why(turn),
            Line::Hint => self.command('i'),
            Line::Eval => self.ask_engine(Wanted::Eval),
            Line::Best(count) => self.ask_best(count),
            Line::Analyse => self.command('a'),
            Line::Show => self.show_position(),
            Line::Undo => self.undo(),
            Line::Redo => self.redo(),
            Line::Save { path: "", .. } => self.dialog = Some(Dialog::save()),
            Line::Save { path, replace } => self.save_to(path, replace),
            Line::Load { path: "", .. } => self.dialog = Some(Dialog::open()),
            Line::Load { path, mend } => self.open_file(path, mend),
            Line::Draw => self.draw(),
            Line::Resign => self.ask_to_resign(),
            Line::Play => self.play_entered(),
            Line::Back => self.take_press_back(),
            Line::Flip => self.command('f'),
            Line::Review => self.review(),
            Line::Pause => self.pause(),
            Line::New(options) => self.new_by_options(options),
            Line::Games(text) => self.games_line(text),
            Line::Help => self.command('?'),
            Line::Quit => self.command('q'),
        }
    }

    /// Plays what is entered.
    pub(super) fn play_entered(&mut self) {
        match self.table.play() {
            Ok(_) => self.after_turn(),
            Err(error) => self.refuse(&error),
        }
    }

    /// Takes one press back.
    pub(super) fn take_press_back(&mut self) {
        if self.table.live_entry().is_none() || !self.table.back() {
            self.complain(sentence(&self.words.trouble(Trouble::NothingEntered)));
        }
    }

    /// Plays a typed turn; one that is refused stays, so that it can be mended.
    pub(super) fn type_turn(&mut self, text: &str) {
        if self.table.live_entry().is_none() {
            self.typed = None;
            // It tells why no turn can be entered.
            return self.point();
        }
        if let Some(press) = Press::read(self.edition(), text) {
            self.typed = None;
            let pressed = self.table.press(press, Hand::default());
            return self.after_press(pressed);
        }
        let before = *self.table.game().position();
        match self.table.play_text(text) {
            Ok(_) => {
                self.typed = None;
                self.after_turn();
            }
            Err(error) => {
                let mut message = words::table_error(self.words, &error);
                if matches!(error, TableError::Game(GameError::Fault { .. })) {
                    let near = nearest_turns(&before, text, OFFERS);
                    if !near.is_empty() {
                        message = format!("{message} {}.", self.words.near(&near));
                    }
                }
                self.complain(message);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{Edition, Rules, Setting};

    fn start() -> Position {
        Position::start(Rules::new(Edition::V2_0), Setting::usual(Edition::V2_0))
    }

    #[test]
    fn turns_and_words_are_completed() {
        let position = start();
        let mut typed = Typed::default();
        typed.push("und");
        typed.complete(Some(&position), &read::VERBS);
        assert_eq!(typed.text, "undo");
        let mut typed = Typed::default();
        typed.push("A5-b5=d");
        let found = typed.candidates(Some(&position), &read::VERBS);
        assert!(found.contains(&"a5-b5=d7".to_owned()), "{found:?}");
        for _ in 0..=found.len() {
            typed.complete(Some(&position), &read::VERBS);
        }
        // All of them were offered, and the first one again.
        assert_eq!(typed.text, found[0]);
        typed.push("x");
        assert!(typed.candidates(Some(&position), &read::VERBS).is_empty());
    }

    #[test]
    fn nothing_is_offered_for_nothing() {
        assert!(Typed::default().candidates(Some(&start()), &read::VERBS).is_empty());
    }
}
