//! What can be done with a game beside playing turns.

use jersi_rules::Color;
use jersi_words::{Note, sentence};

use super::{App, Wanted};
use crate::dialog::{Dialog, Outcome, Question};
use crate::host::{NewGame, NotSaved};
use crate::look::Theme;
use crate::words;

impl App {
    pub(super) fn undo(&mut self) {
        match self.table.undo() {
            Ok(turns) => {
                self.asked = None;
                self.paused |= !self.table.has_person();
                let text = sentence(&self.words.taken_back(&turns));
                self.tell(text);
                self.keep();
            }
            Err(error) => {
                let text = words::error(self.words, &error);
                self.complain(text);
            }
        }
    }

    pub(super) fn redo(&mut self) {
        match self.table.redo() {
            Ok(turns) => {
                let text = sentence(&self.words.played_again(&turns));
                self.tell(text);
                self.keep();
            }
            Err(error) => {
                let text = words::error(self.words, &error);
                self.complain(text);
            }
        }
    }

    /// Offers a tie. At one keyboard the second time is the answer of the other player; a program thinks about it.
    pub(super) fn draw(&mut self) {
        let Some(decider) = self.table.decider() else {
            return self.complain_over();
        };
        let people = self.table.seats.white.is_human() && self.table.seats.black.is_human();
        if people {
            let by = self.table.game.offer().map_or(decider, Color::other);
            return self.offer_tie(by);
        }
        if !self.table.has_person() {
            return self.complain(self.words.note(Note::NobodyOffers));
        }
        let program = if self.table.seats[decider].is_human() { decider.other() } else { decider };
        let thinks = matches!(
            self.table.seats[program],
            jersi_table::Seat::Engine { .. } | jersi_table::Seat::Minimax { .. }
        );
        if thinks && self.table.is_persons_turn() {
            self.asked = Some(Wanted::Tie(program));
        } else {
            self.declines(program);
        }
    }

    pub(super) fn declines(&mut self, program: Color) {
        self.tell(self.words.declines(program));
    }

    pub(super) fn offer_tie(&mut self, by: Color) {
        match self.table.declare(|game| game.offer_draw(by).map(drop)) {
            Ok(()) => {
                if self.table.game.ending().is_none() {
                    let text = words::offers(self.words, by);
                    self.tell(text);
                }
                self.keep();
            }
            Err(error) => {
                let text = words::error(self.words, &error);
                self.complain(text);
            }
        }
    }

    /// A program takes the tie that the other side offers.
    pub(super) fn agree_on_tie(&mut self, program: Color) {
        self.offer_tie(program.other());
        if self.table.game.ending().is_none() {
            self.offer_tie(program);
        }
    }

    pub(super) fn ask_to_resign(&mut self) {
        let Some(decider) = self.table.decider() else {
            return self.complain_over();
        };
        let Some(loser) =
            [decider, decider.other()].into_iter().find(|&color| self.table.seats[color].is_human())
        else {
            return self.complain(self.words.note(Note::NobodyResigns));
        };
        self.dialog = Some(Dialog::Ask { text: self.words.resigns(loser), about: Question::Resign(loser) });
    }

    fn complain_over(&mut self) {
        if let Some(ending) = self.table.game.ending() {
            let text = words::error(self.words, &jersi_game::GameError::Over(ending));
            self.complain(text);
        }
    }

    pub(super) fn step(&mut self, by: isize) {
        let turns = self.table.cursor().saturating_add_signed(by);
        self.look_at(turns);
    }

    pub(super) fn look_at(&mut self, turns: usize) {
        if self.reviewing {
            self.table.review(turns);
        } else {
            self.table.look_at(turns);
        }
    }

    /// Looks at the game from its beginning, with nobody playing on meanwhile; again to come back.
    pub(super) fn review(&mut self) {
        if self.reviewing {
            return self.look_live();
        }
        self.reviewing = true;
        self.table.hold_clock(true);
        self.table.review(0);
    }

    /// Comes back to the game as it stands.
    pub(super) fn look_live(&mut self) {
        self.table.look_live();
        if std::mem::take(&mut self.reviewing) && !self.paused {
            self.table.hold_clock(false);
        }
    }

    /// Takes back the turns behind the one that is shown.
    pub(super) fn go_on_from_here(&mut self) {
        if self.table.is_live() {
            return;
        }
        let done = self.table.go_on_from_here();
        self.look_live();
        match done {
            Ok(()) => self.keep(),
            Err(error) => {
                let text = words::error(self.words, &error);
                self.complain(text);
            }
        }
    }

    pub(super) fn pause(&mut self) {
        self.paused = !self.paused;
        self.table.hold_clock(self.paused);
        let text = if self.paused { self.words.note(Note::Paused) } else { self.words.note(Note::GoesOn) };
        self.tell(text);
    }

    pub(super) fn switch_theme(&mut self) {
        self.look.theme = match self.look.theme {
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Light,
        };
    }

    pub(super) fn new_dialog(&mut self) {
        self.dialog = Some(Dialog::new_game(&self.table));
    }

    pub(super) fn answered(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Stay => {}
            Outcome::Close => self.close_dialog(),
            Outcome::No => self.decline(),
            Outcome::Yes => self.agree(),
            Outcome::Save(path) => self.save(&path),
            Outcome::Open(path) => self.open(&path),
            Outcome::Begin(new) => self.begin(&new),
        }
    }

    pub(super) fn close_dialog(&mut self) {
        self.dialog = None;
    }

    /// Yes to a question.
    pub(super) fn agree(&mut self) {
        match self.dialog.take() {
            Some(Dialog::Ask { about: Question::Resign(loser), .. }) => {
                if let Err(error) = self.table.declare(|game| game.resign(loser)) {
                    let text = words::error(self.words, &error);
                    return self.complain(text);
                }
                self.keep();
            }
            Some(Dialog::Ask { about: Question::Replace(path), .. }) => self.save_to(&path, true),
            Some(Dialog::Ask { about: Question::GoOn, .. }) => match self.host.take_kept() {
                Some(begun) => self.take_up(begun),
                None => self.table.hold_clock(false),
            },
            _ => {}
        }
    }

    /// No to a question.
    pub(super) fn decline(&mut self) {
        match self.dialog.take() {
            Some(Dialog::Ask { about: Question::GoOn, .. }) => {
                self.host.decline_kept();
                self.table.hold_clock(false);
            }
            Some(Dialog::Ask { about: Question::Replace(path), .. }) => {
                self.dialog = Some(Dialog::save_as(path));
            }
            _ => {}
        }
    }

    pub(super) fn save(&mut self, path: &str) {
        self.save_to(path, false);
    }

    fn save_to(&mut self, path: &str, replace: bool) {
        match self.host.save(path, &self.table.game, replace) {
            Ok(news) => {
                self.dialog = None;
                self.tell(news);
            }
            Err(NotSaved::Exists(text)) => {
                self.dialog = Some(Dialog::Ask { text, about: Question::Replace(path.to_owned()) });
            }
            Err(NotSaved::Refused(why)) => self.fault(why),
        }
    }

    pub(super) fn open(&mut self, path: &str) {
        match self.host.open(path, &self.table.game) {
            Ok((begun, news)) => {
                self.dialog = None;
                let over = begun.game.ending().is_some();
                self.seat(begun);
                if let Some(news) = news {
                    self.complain(news);
                }
                if over {
                    // There is nothing to play, so it is there to be looked at.
                    self.review();
                }
            }
            Err(why) => self.fault(why),
        }
    }

    pub(super) fn begin(&mut self, new: &NewGame) {
        match self.host.begin(new) {
            Ok(begun) => {
                self.dialog = None;
                self.seat(begun);
            }
            Err(why) => self.fault(why),
        }
    }

    /// What is wrong, in the dialog if there is one.
    fn fault(&mut self, why: String) {
        match &mut self.dialog {
            Some(dialog) => dialog.fault(why),
            None => self.complain(why),
        }
    }
}
