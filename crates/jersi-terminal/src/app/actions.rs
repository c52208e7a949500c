//! What can be done with a game beside playing turns.

use jersi_table::{Declared, Opening, TableError};
use jersi_words::{FileNews, Note, sentence};

use super::App;
use crate::dialog::{Dialog, Outcome, Question};
use crate::host::{NotOpened, NotSaved};
use crate::look::Theme;
use crate::words;

impl App {
    pub(super) fn undo(&mut self) {
        self.leave_review();
        match self.table.undo() {
            Ok(turns) => {
                self.asked = None;
                self.paused |= !self.table.has_person();
                self.let_time_run();
                let text = sentence(&self.words.taken_back(&turns));
                self.tell(text);
                self.keep();
            }
            Err(error) => self.refuse(&error),
        }
    }

    pub(super) fn redo(&mut self) {
        self.leave_review();
        match self.table.redo() {
            Ok(turns) => {
                self.asked = None;
                let text = sentence(&self.words.played_again(&turns));
                self.tell(text);
                self.keep();
            }
            Err(error) => self.refuse(&error),
        }
    }

    pub(super) fn ask_to_resign(&mut self) {
        match self.table.who_resigns() {
            Ok(loser) => {
                let text = self.words.resigns(loser);
                self.dialog = Some(Dialog::Ask { text, about: Question::Resign(loser) });
            }
            Err(TableError::NobodyHere) => self.complain(self.words.note(Note::NobodyResigns)),
            Err(error) => self.refuse(&error),
        }
    }

    /// Says why the table does not do what it was asked.
    pub(super) fn refuse(&mut self, error: &TableError) {
        let text = words::table_error(self.words, error);
        self.complain(text);
    }

    /// Comes back to the game as it stands.
    pub(super) fn look_live(&mut self) {
        self.table.look_live();
        self.reviewing = false;
        self.review = None;
        self.let_time_run();
    }

    /// What changes the game is done to the game as it stands.
    fn leave_review(&mut self) {
        if self.reviewing {
            self.look_live();
        }
    }

    /// Lets the time run, unless the game waits or is only looked at.
    fn let_time_run(&mut self) {
        if self.paused || self.reviewing {
            self.table.stop_clock();
        } else {
            self.table.start_clock();
        }
    }

    /// Takes back the turns behind the one that is shown. A game that people have ended stays kept as it is: what goes on
    /// is another one.
    pub(super) fn go_on_from_here(&mut self) {
        if self.table.is_live() {
            return;
        }
        let aside = self.turns_aside();
        if let Some((shared, _)) = &aside {
            self.table.review(*shared);
        }
        let ended = self.table.game().ending().is_some_and(|ending| !ending.reopens());
        let finished = ended.then(|| self.table.game().clone());
        if let Err(error) = self.table.continue_here() {
            return self.refuse(&error);
        }
        if let Some(finished) = finished {
            self.host.leave(&finished);
        }
        self.look_live();
        // The turns of a variation are played, as they stand there.
        for decision in aside.into_iter().flat_map(|(_, turns)| turns).flatten() {
            if let Err(error) = self.table.decide(decision) {
                self.refuse(&error.into());
                break;
            }
        }
        self.keep();
    }

    pub(super) fn pause(&mut self) {
        self.paused = !self.paused;
        self.let_time_run();
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
            Outcome::Begin(opening) => self.begin(&opening),
            Outcome::Kept(deed) => self.game_deed(deed),
        }
    }

    pub(super) fn close_dialog(&mut self) {
        self.dialog = None;
    }

    /// Yes to a question.
    pub(super) fn agree(&mut self) {
        match self.dialog.take() {
            Some(Dialog::Ask { about: Question::Resign(loser), .. }) => {
                match self.table.declare(Declared::Resigned(loser)) {
                    Ok(()) => self.keep(),
                    Err(error) => self.refuse(&error.into()),
                }
            }
            Some(Dialog::Ask { about: Question::Tie(by), .. }) => self.person_answers_tie(by, true),
            Some(Dialog::Ask { about: Question::Replace(path), .. }) => self.save_to(&path, true),
            Some(Dialog::Ask { about: Question::Mend { path, review }, .. }) => {
                self.open_file(&path, true);
                if review && self.dialog.is_none() && !self.reviewing {
                    self.review();
                }
            }
            Some(Dialog::Ask { about: Question::GoOn, .. }) => match self.host.take_kept() {
                Ok(Some(table)) => self.take_up(table),
                Ok(None) => self.table.start_clock(),
                Err(why) => {
                    self.table.start_clock();
                    self.complain(sentence(&why));
                }
            },
            _ => {}
        }
    }

    /// No to a question.
    pub(super) fn decline(&mut self) {
        match self.dialog.take() {
            Some(Dialog::Ask { about: Question::GoOn, .. }) => {
                if let Some(news) = self.host.decline_kept() {
                    self.tell(news);
                }
                self.table.start_clock();
            }
            Some(Dialog::Ask { about: Question::Tie(by), .. }) => self.person_answers_tie(by, false),
            Some(Dialog::Ask { about: Question::Replace(path), .. }) => {
                self.dialog = Some(Dialog::save_as(path));
            }
            Some(Dialog::Ask { about: Question::Mend { path, .. }, .. }) => {
                self.dialog = Some(Dialog::open_as(path));
            }
            _ => {}
        }
    }

    pub(super) fn save(&mut self, path: &str) {
        self.save_to(path, false);
    }

    pub(super) fn save_to(&mut self, path: &str, replace: bool) {
        match self.host.save(path, self.table.game(), replace) {
            Ok(path) => {
                self.dialog = None;
                self.tell(format!("{}.", self.words.file(FileNews::Saved, &path)));
            }
            Err(NotSaved::Exists(there)) => {
                let text = self.words.replace_question(&there);
                self.dialog = Some(Dialog::Ask { text, about: Question::Replace(path.to_owned()) });
            }
            Err(NotSaved::Refused(why)) => self.fault(why),
        }
    }

    pub(super) fn open(&mut self, path: &str) {
        self.open_file(path, false);
    }

    /// Opens a record. A damaged one that can be mended is mended only if that is wanted.
    pub(super) fn open_file(&mut self, path: &str, mend: bool) {
        match self.host.open(path, self.table.game(), mend) {
            Ok(opened) => {
                self.dialog = None;
                let over = opened.table.game().ending().is_some();
                self.seat(opened.table);
                if let Some(news) = opened.news {
                    self.complain(news);
                }
                if over {
                    // There is nothing to play, so it is there to be looked at.
                    self.review();
                }
            }
            Err(NotOpened::Damaged(offer)) => {
                let text = self.words.mend_question(&offer.why, &offer.slips);
                self.dialog = Some(Dialog::Ask {
                    text,
                    about: Question::Mend { path: path.to_owned(), review: false },
                });
            }
            Err(NotOpened::Refused(why)) => self.fault(why),
        }
    }

    pub(super) fn begin(&mut self, opening: &Opening) {
        match self.host.begin(opening) {
            Ok(table) => {
                self.dialog = None;
                self.seat(table);
            }
            Err(why) => self.fault(why),
        }
    }

    /// What is wrong, in the dialog if there is one.
    pub(super) fn fault(&mut self, why: String) {
        match &mut self.dialog {
            Some(dialog) => dialog.fault(why),
            None => self.complain(why),
        }
    }
}
