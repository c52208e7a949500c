//! Puzzles and the lesson at the full screen.

use crossterm::event::KeyCode;
use jersi_words::{Label, PracticeTrouble, PuzzleNews, Verb, sentence};

use super::{App, Effect, Start};
use crate::dialog::Dialog;
use crate::line::practice::{Asks, VERBS, read};
use crate::no_house::NoHouse;
use crate::practice::{Phase, Practice};

impl App {
    /// The screen for who practises: no game is kept there, and no file opened.
    pub fn practising(start: Start) -> App {
        let words = start.words;
        let mut app = App::new(start, Box::new(NoHouse(words)));
        app.look_as_asked();
        app
    }

    /// What was said when nothing was left to practise.
    pub fn last_words(&self) -> &[String] {
        &self.farewell
    }

    /// The words that a typed line may be.
    pub(crate) fn verbs(&self) -> &'static [Verb] {
        if self.practice.is_some() { &VERBS } else { &crate::line::read::VERBS }
    }

    /// Who is asked sits below.
    fn look_as_asked(&mut self) {
        self.flipped =
            self.practice.as_ref().is_some_and(|practice| practice.hero() == jersi_rules::Color::Black);
    }

    /// A turn was played: it is judged and answered.
    pub(super) fn practised(&mut self) {
        if let Some(practice) = &mut self.practice {
            practice.played(&mut self.table);
        }
    }

    /// Whether a turn may be entered in an exercise; if not, it is told what can be done.
    pub(super) fn may_practise(&mut self) -> bool {
        let news = match self.practice.as_ref().map(Practice::phase) {
            None | Some(Phase::Ask) => return true,
            Some(Phase::Wrong) => PuzzleNews::TryAgain,
            Some(Phase::Done) => PuzzleNews::GoOn,
        };
        self.tell(self.words.puzzle_news(&news));
        false
    }

    /// What a key does at an exercise; false if it does what it does in a game.
    pub(super) fn practice_key(&mut self, key: KeyCode) -> bool {
        let Some(phase) = self.practice.as_ref().map(Practice::phase) else { return false };
        match (key, phase) {
            (KeyCode::Enter | KeyCode::Char(' '), Phase::Wrong) => self.try_again(),
            (KeyCode::Enter | KeyCode::Char(' '), Phase::Done) => self.next_exercise(),
            (KeyCode::Esc, Phase::Wrong | Phase::Done) => self.try_again(),
            (KeyCode::Char('z') | KeyCode::Backspace, _) => self.try_again(),
            (KeyCode::Char('i'), _) => self.practice_word(Verb::Hint, ""),
            (KeyCode::Char('S'), _) => self.practice_word(Verb::Solution, ""),
            (KeyCode::Char('N'), _) => self.next_exercise(),
            (KeyCode::Char('?'), _) => self.practice_word(Verb::Help, ""),
            (KeyCode::Char('c'), _) => self.read_exercise(),
            (
                KeyCode::Char(
                    'a' | 'g' | 'p' | 'r' | 's' | 'v' | 'D' | 'K' | 'O' | 'R' | 'Z' | ',' | '.' | '<' | '>',
                )
                | KeyCode::Home
                | KeyCode::End
                | KeyCode::PageUp
                | KeyCode::PageDown,
                _,
            ) => self.not_here(),
            _ => return false,
        }
        true
    }

    fn not_here(&mut self) {
        self.complain(sentence(&self.words.practice_trouble(&PracticeTrouble::NotHere)));
    }

    fn try_again(&mut self) {
        if let Some(practice) = &mut self.practice {
            practice.again(&mut self.table);
        }
    }

    /// Goes on; where nothing is left, the screen is left with a farewell.
    fn next_exercise(&mut self) {
        let Some(practice) = &mut self.practice else { return };
        let before = self.table.edition();
        if practice.next(&mut self.table) {
            self.look_as_asked();
            if self.table.edition() != before {
                self.put_cursor(super::middle(self.table.edition()));
            }
            return;
        }
        self.farewell = practice.told().to_vec();
        self.effects.push(Effect::Quit);
    }

    /// The whole text of an exercise, where the panel has no room for it.
    fn read_exercise(&mut self) {
        let Some(practice) = &self.practice else { return };
        let text = practice.told().iter().chain(&practice.asked()).cloned().collect::<Vec<_>>().join("\n\n");
        self.dialog = Some(Dialog::text(Label::Exercise, text));
    }

    fn practice_word(&mut self, verb: Verb, rest: &str) {
        match verb {
            Verb::Turns => return self.list_turns(rest),
            Verb::Why => return self.why(rest),
            Verb::Play => return self.play_entered(),
            Verb::Back => return self.take_press_back(),
            Verb::Show => return self.show_position(),
            Verb::Next => return self.next_exercise(),
            Verb::Quit => return self.effects.push(Effect::Quit),
            _ => {}
        }
        let Some(practice) = &mut self.practice else { return };
        match verb {
            Verb::Hint => {
                practice.hint(&mut self.table);
            }
            Verb::Solution => {
                practice.solution(&mut self.table);
            }
            Verb::Undo => practice.again(&mut self.table),
            _ => {
                let text = self.words.practice_keys(practice.kind());
                self.dialog = Some(Dialog::text(Label::Help, text));
            }
        }
    }

    /// Does what a typed line asks.
    pub(super) fn practice_line(&mut self, text: &str) {
        let asks = read(text);
        if !matches!(asks, Asks::Turn(_) | Asks::Unknown(_)) {
            self.typed = None;
        }
        match asks {
            Asks::Nothing => {}
            Asks::Word(verb, rest) => self.practice_word(verb, rest),
            Asks::Turn(text) if self.may_practise() => self.type_turn(text),
            Asks::Turn(_) => self.typed = None,
            Asks::NotHere => self.not_here(),
            Asks::Unknown(word) => self.complain(sentence(&self.words.unknown_line(word))),
        }
    }
}
