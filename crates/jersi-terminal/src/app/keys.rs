//! What keys do.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use jersi_game::Entry;
use jersi_rules::{Carry, Direction};
use jersi_table::{Hand, Press, Pressed};
use jersi_words::Note;

use super::cursor::Go;
use super::{App, Effect, Typed, Wanted};
use crate::dialog::Dialog;
use crate::words;

impl App {
    pub(super) fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::ALT) {
            // A terminal tells Esc and a quick key after it just as it tells Alt with that key, which we do not use.
            self.key(KeyCode::Esc.into());
            return self.key(KeyEvent { modifiers: key.modifiers - KeyModifiers::ALT, ..key });
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('z' | 'Z')) {
            self.effects.push(Effect::Suspend);
            return;
        }
        if control && matches!(key.code, KeyCode::Char('c' | 'C')) {
            self.effects.push(Effect::Quit);
            return;
        }
        if let Some(dialog) = &mut self.dialog {
            let outcome = dialog.key(key);
            // Several keys may come before the next frame.
            dialog.scrolls_to(self.hits.bottom());
            return self.answered(outcome);
        }
        self.message = None;
        if self.typed.is_some() {
            return self.type_key(key);
        }
        if !control && self.practice_key(key.code) {
            return;
        }
        if control {
            if key.code == KeyCode::Char('r') && self.practice.is_none() {
                self.redo();
            }
            return;
        }
        match key.code {
            KeyCode::Left | KeyCode::Char('h') => self.go(Go::Beside(Direction::Left)),
            KeyCode::Right | KeyCode::Char('l') => self.go(Go::Beside(Direction::Right)),
            KeyCode::Up | KeyCode::Char('k') => self.go(Go::Up),
            KeyCode::Down | KeyCode::Char('j') => self.go(Go::Down),
            KeyCode::Char('y') => self.go(Go::Beside(Direction::UpLeft)),
            KeyCode::Char('u') => self.go(Go::Beside(Direction::UpRight)),
            KeyCode::Char('b') => self.go(Go::Beside(Direction::DownLeft)),
            KeyCode::Char('n') => self.go(Go::Beside(Direction::DownRight)),
            KeyCode::Char(' ') => self.point(),
            KeyCode::Enter => self.enter(),
            KeyCode::Esc => self.escape(),
            KeyCode::Tab | KeyCode::BackTab => self.switch_part(),
            KeyCode::Home => self.look_at(0),
            KeyCode::End => self.look_live(),
            KeyCode::PageUp => self.step(-1),
            KeyCode::PageDown => self.step(1),
            KeyCode::Backspace => self.undo(),
            KeyCode::Char(c) => self.command(c),
            _ => {}
        }
    }

    /// What a key of a letter does; words at the foot of the screen do the same when they are clicked.
    pub(super) fn command(&mut self, c: char) {
        match c {
            '1'..='9' => self.take_way(c as usize - '1' as usize),
            '?' => self.dialog = Some(Dialog::help()),
            ':' | '/' => self.typed = Some(Typed::default()),
            ',' | '<' => self.step(-1),
            '.' | '>' => self.step(1),
            'a' => self.analysis = !self.analysis,
            'c' => self.show_comment(),
            'f' => self.flipped = !self.flipped,
            'g' => self.go_on_from_here(),
            'i' => self.hint(),
            'p' => self.pause(),
            'q' => self.effects.push(Effect::Quit),
            'r' => self.review(),
            's' => self.play_at_once(),
            'v' => self.leave_variation(),
            'z' => self.undo(),
            'D' => self.draw(),
            'K' => self.list_games(),
            'N' => self.new_dialog(),
            'O' => self.dialog = Some(Dialog::open()),
            'R' => self.ask_to_resign(),
            'S' => self.dialog = Some(Dialog::save()),
            'T' => self.switch_theme(),
            'Z' => self.redo(),
            _ => {
                self.tell(self.words.note(Note::KeysAreTold));
            }
        }
    }

    /// Points at the cell under the cursor.
    pub(super) fn point(&mut self) {
        if !self.may_enter() {
            return;
        }
        let hand = Hand { prefers: self.stride, ..Hand::default() };
        let pressed = self.table.press(Press::Cell(self.cursor), hand);
        self.after_press(pressed);
    }

    /// Plays what is entered, or points where nothing is.
    fn enter(&mut self) {
        match self.table.live_entry().and_then(Entry::playable) {
            Some(turn) => self.after_press(Pressed::Play(turn)),
            None => self.point(),
        }
    }

    fn escape(&mut self) {
        if self.table.live_entry().is_some() && self.table.back() {
            return;
        }
        if self.is_aside() {
            return self.leave_variation();
        }
        self.look_live();
    }

    fn switch_part(&mut self) {
        if self.table.live_entry().is_some() && self.table.switch_part() {
            return;
        }
        self.stride = self.stride.other();
        let text = match self.stride {
            Carry::Two => Note::StacksWhole,
            Carry::One => Note::StacksTop,
        };
        self.tell(self.words.note(text));
    }

    /// Chooses something that is no cell, by its number from 0.
    pub(super) fn take_way(&mut self, number: usize) {
        // In a review the numbers lead into variations.
        if self.enter_variation(number) {
            return;
        }
        if !self.may_enter() {
            return;
        }
        if let Some(way) = self.table.ways().get(number).copied() {
            let pressed = self.table.press(way.press(), Hand::default());
            self.after_press(pressed);
        }
    }

    /// Whether a turn can be entered; if not, it is told why.
    fn may_enter(&mut self) -> bool {
        if !self.may_practise() {
            return false;
        }
        match self.table.may_enter() {
            Ok(()) => true,
            Err(error) => {
                self.refuse(&error);
                false
            }
        }
    }

    pub(super) fn after_press(&mut self, pressed: Pressed) {
        if let Pressed::Play(turn) = pressed {
            match self.table.decide(turn) {
                Ok(_) => self.after_turn(),
                Err(error) => {
                    let text = words::error(self.words, &error);
                    self.complain(text);
                }
            }
            return;
        }
        if let Some(text) = words::refused(self.words, self.edition(), pressed) {
            self.complain(text);
        }
    }

    /// Something was played: it is kept, and whoever asked before has his answer.
    pub(super) fn after_turn(&mut self) {
        self.forget_asked();
        self.not_before =
            self.now + if self.table.has_person() { std::time::Duration::ZERO } else { self.pace };
        self.keep();
        self.practised();
    }

    fn hint(&mut self) {
        // An offer is answered first.
        if self.may_enter() && !matches!(self.asked, Some(Wanted::Tie(_))) {
            self.asked = Some(Wanted::Hint);
        }
    }
}
