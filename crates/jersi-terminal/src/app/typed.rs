//! The line in which turns and words are typed.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use jersi_game::GameError;
use jersi_rules::Position;
use jersi_rules::notation::{nearest_turns, normalized, sorted_turns};
use jersi_table::TableError;
use jersi_words::Verb;

use super::App;
use crate::OFFERS;
use crate::dialog::Dialog;
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

/// The words that are understood, in every language.
const VERBS: [Verb; 15] = [
    Verb::Undo,
    Verb::Redo,
    Verb::Hint,
    Verb::Analyse,
    Verb::Draw,
    Verb::Resign,
    Verb::Flip,
    Verb::Review,
    Verb::Pause,
    Verb::Save,
    Verb::Open,
    Verb::New,
    Verb::Games,
    Verb::Help,
    Verb::Quit,
];

impl Typed {
    /// What the text may become: legal turns, and words.
    pub fn candidates(&self, position: Option<&Position>) -> Vec<String> {
        candidates(self.stem.as_ref().map_or(&self.text, |(stem, _)| stem), position)
    }

    fn push(&mut self, text: &str) {
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        if self.text.len() + text.len() <= LONGEST {
            self.text.push_str(&text);
        }
        self.stem = None;
    }

    /// As far as all that it may become agree; from there on each of them in turn.
    fn complete(&mut self, position: Option<&Position>) {
        let candidates = self.candidates(position);
        if candidates.is_empty() {
            return;
        }
        if self.stem.is_none() {
            let common = common(&candidates);
            if normalized(&common).len() > normalized(&self.text).len() {
                self.text = common;
                return;
            }
        }
        let (stem, taken) = self.stem.take().unwrap_or((self.text.clone(), 0));
        self.text.clone_from(&candidates[taken % candidates.len()]);
        self.stem = Some((stem, taken + 1));
    }
}

fn candidates(typed: &str, position: Option<&Position>) -> Vec<String> {
    let wanted = normalized(typed);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found = position.map(sorted_turns).unwrap_or_default();
    found.retain(|turn| normalized(turn).starts_with(&wanted));
    found.extend(VERBS.into_iter().flat_map(Verb::typed).filter(|word| word.starts_with(typed)));
    found.dedup();
    found
}

/// The longest beginning that all share.
fn common(texts: &[String]) -> String {
    let Some((first, rest)) = texts.split_first() else { return String::new() };
    let agree = |n: usize| rest.iter().all(|text| text.as_bytes().get(n) == first.as_bytes().get(n));
    let length = (0..first.len()).take_while(|&n| agree(n)).count();
    first.get(..length).unwrap_or_default().to_owned()
}

impl App {
    pub(super) fn type_key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let position = self.table.live_entry().map(|entry| *entry.position());
        let Some(typed) = &mut self.typed else { return };
        match key.code {
            KeyCode::Esc => self.typed = None,
            KeyCode::Enter => {
                let text = typed.text.trim().to_owned();
                self.type_line(&text);
            }
            KeyCode::Tab => typed.complete(position.as_ref()),
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

    fn type_line(&mut self, text: &str) {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let Some(known) = Verb::read(word, &VERBS) else { return self.type_turn(text) };
        self.typed = None;
        match known {
            Verb::Save if !rest.is_empty() => self.save(rest.trim()),
            Verb::Open if !rest.is_empty() => self.open(rest.trim()),
            _ if !rest.is_empty() => {
                let message = self.words.unknown(text);
                self.complain(message);
            }
            Verb::Undo => self.undo(),
            Verb::Redo => self.redo(),
            Verb::Hint => self.command('i'),
            Verb::Analyse => self.command('a'),
            Verb::Draw => self.draw(),
            Verb::Resign => self.ask_to_resign(),
            Verb::Flip => self.command('f'),
            Verb::Review => self.review(),
            Verb::Pause => self.pause(),
            Verb::Save => self.dialog = Some(Dialog::save()),
            Verb::Open => self.dialog = Some(Dialog::open()),
            Verb::New => self.new_dialog(),
            Verb::Games => self.list_games(),
            Verb::Help => self.command('?'),
            _ => self.command('q'),
        }
    }

    /// Plays a typed turn; one that is refused stays, so that it can be mended.
    fn type_turn(&mut self, text: &str) {
        if text.is_empty() {
            self.typed = None;
            return;
        }
        if self.table.live_entry().is_none() {
            self.typed = None;
            // It tells why no turn can be entered.
            return self.point();
        }
        let is_word = text.chars().count() > 2 && text.chars().all(char::is_alphabetic);
        if is_word {
            let message = self.words.unknown(text);
            return self.complain(message);
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
        typed.complete(Some(&position));
        assert_eq!(typed.text, "undo");
        let mut typed = Typed::default();
        typed.push("A5-b5=d");
        let found = typed.candidates(Some(&position));
        assert!(found.contains(&"a5-b5=d7".to_owned()), "{found:?}");
        for _ in 0..=found.len() {
            typed.complete(Some(&position));
        }
        // All of them were offered, and the first one again.
        assert_eq!(typed.text, found[0]);
        typed.push("x");
        assert!(typed.candidates(Some(&position)).is_empty());
    }

    #[test]
    fn nothing_is_offered_for_nothing() {
        assert!(Typed::default().candidates(Some(&start())).is_empty());
        assert_eq!(common(&["a2-b2".to_owned(), "a2-b3".to_owned()]), "a2-b");
        assert_eq!(common(&[]), "");
    }
}
