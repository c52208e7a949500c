//! A game at one keyboard: what each line does.

use std::io::{self, Write};
use std::time::Instant;

use jersi_game::{Accepted, GameError};
use jersi_match::ProgramPlayer;
use jersi_rules::notation::text_board;
use jersi_rules::{ByColor, Position};
use jersi_table::{Press, Table, TableError};
use jersi_words::{FileNews, Trouble};

use super::listen::Lines;
use super::read::{self, Line};
use super::refused::{Refused, Stop, refused_turn};
use super::tell;
use super::thinking::Thinker;
use super::words::{self, Words};
use crate::foreign_text::{self, OneLine};
use crate::host::{Farewell, Files, KeepNews};
use crate::streams::tell_lines;

/// A game at one keyboard.
pub struct Session<W> {
    pub(super) words: Words,
    pub(super) table: Table,
    pub(super) host: Box<dyn Files>,
    /// The programs that play, once they were called.
    pub(super) programs: ByColor<Option<ProgramPlayer>>,
    pub(super) thinker: Thinker,
    pub(super) out: W,
    /// Columns of the screen; in a pipe, lists have one thing a line.
    pub(super) columns: Option<usize>,
    /// The moment from which the players' time is counted.
    since: Instant,
    /// Whether a game was left that is not kept.
    lost: bool,
}

/// Whether the session goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Another line.
    On,
    /// It was asked to leave.
    Quit,
}

impl<W: Write> Session<W> {
    /// A session that says what it has to say to `out`. Call [`Session::open`] before the first line.
    pub fn new(
        words: Words,
        table: Table,
        host: Box<dyn Files>,
        thinker: Thinker,
        out: W,
        columns: Option<usize>,
    ) -> Session<W> {
        let programs = ByColor::default();
        Session { words, table, host, programs, thinker, out, columns, since: Instant::now(), lost: false }
    }

    /// Tells what is played and lets programs begin.
    pub fn open(&mut self) -> io::Result<()> {
        self.table.tick(self.since.elapsed());
        self.table.start_clock();
        self.say(&words::intro(self.words, &self.table))?;
        if self.columns.is_some() {
            self.say(&self.words.welcome())?;
        }
        if self.columns.is_none() {
            self.say("")?;
        }
        self.say_board()?;
        match self.table.game().ending() {
            Some(_) => self.say_end(),
            None => self.let_others_play(),
        }
    }

    /// Keeps the game a last time and tells where.
    pub fn close(&mut self) -> io::Result<()> {
        let farewell = self.host.leave(self.table.game());
        self.part(&farewell);
        if let (None, Some(path)) = (self.table.game().ending(), farewell.path) {
            let news = self.words.file(FileNews::Unfinished, &path);
            self.say(&news)?;
        }
        self.out.flush()
    }

    /// Says something on a line of its own: a break in a name makes no other.
    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", OneLine(line))
    }

    /// A text of several lines. What is foreign in it was put on a line already.
    pub(super) fn say_lines(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", foreign_text::lines(text))
    }

    /// The board; on a screen with some air around it.
    pub(super) fn say_board(&mut self) -> io::Result<()> {
        let air = if self.columns.is_some() { "\n" } else { "" };
        write!(self.out, "{air}{}{air}", text_board(self.table.game().position(), self.words.lang()))
    }

    /// Keeps the game; what goes wrong with that is told, but never stops a game.
    pub(super) fn keep(&mut self) {
        if let Some(KeepNews::Failed(news) | KeepNews::Again(news)) = self.host.keep(self.table.game()) {
            self.warn(&news);
        }
    }

    /// A game is left: what is not kept of it is told, and remembered for the end.
    pub(super) fn part(&mut self, farewell: &Farewell) {
        self.lost |= farewell.not_kept.is_some();
        if let Some(news) = &farewell.again {
            self.warn(news);
        }
        if let Some(text) = &farewell.not_kept {
            // Whoever does not hear the game any more may still hear this. The record in it stands in lines of its own.
            let _ = self.out.flush();
            tell_lines(text);
        }
    }

    /// Whether a game was left that is not kept.
    pub fn has_lost(&self) -> bool {
        self.lost
    }

    fn warn(&mut self, news: &str) {
        // Whoever does not hear the game any more may still hear this.
        let _ = self.out.flush();
        tell(news);
    }

    pub(super) fn say_end(&mut self) -> io::Result<()> {
        let Some(ending) = self.table.game().ending() else { return Ok(()) };
        write!(self.out, "{}", words::over(self.words, ending, self.table.game().rules()))?;
        if let Some(path) = self.host.kept_in() {
            let news = self.words.file(FileNews::Record, &path);
            self.say(&news)?;
        }
        Ok(())
    }

    /// Tells the table the time; whether a player's time is up, which is then said.
    pub(super) fn look_at_the_clock(&mut self) -> io::Result<bool> {
        let over = self.table.tick(self.since.elapsed());
        if over {
            self.keep();
            self.say_end()?;
        }
        Ok(over)
    }

    /// The board after something was played, and what comes next: the end, a question, another player.
    pub(super) fn after(&mut self) -> io::Result<()> {
        self.say_board()?;
        if self.table.game().ending().is_some() {
            return self.say_end();
        }
        if let Some(question) = self.question() {
            self.say(&question)?;
        }
        self.let_others_play()
    }

    /// What a person is asked in the middle of a ransom.
    pub(super) fn question(&self) -> Option<String> {
        if self.table.is_persons_turn() { words::ask(self.words, self.table.game().position()) } else { None }
    }

    fn turn(&mut self, text: &str) -> Result<(), Stop> {
        let before = *self.table.game().position();
        let accepted = self.table.play_text(text).map_err(|error| match &error {
            TableError::Game(fault @ GameError::Fault { fault: at, .. }) => {
                refused_turn(self.words, fault, text, at.span.clone(), &before)
            }
            error => Refused::new(words::table_error(self.words, error)),
        })?;
        self.played(&accepted)
    }

    /// A person has played: it is kept and told, and whoever is next comes next.
    pub(super) fn played(&mut self, accepted: &Accepted) -> Result<(), Stop> {
        self.keep();
        self.say("OK")?;
        // Marks that were left out are nothing to talk about.
        if accepted.notes.iter().any(|note| note.written > 0) {
            self.say(&self.words.marks(&accepted.text))?;
        }
        Ok(self.after()?)
    }
}

impl<W: Write> Lines for Session<W> {
    fn words(&self) -> Words {
        self.words
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// The lines that were typed while the engine thought.
    fn typed_ahead(&mut self) -> String {
        self.thinker.typed_ahead()
    }

    fn prompt(&self) -> String {
        words::prompt(self.words, &self.table)
    }

    fn position(&self) -> Position {
        *self.table.game().position()
    }

    fn line(&mut self, text: &str) -> Result<Flow, Stop> {
        self.look_at_the_clock()?;
        match read::read(text) {
            Line::Nothing => {}
            Line::Turns(start) => self.list_turns(start)?,
            Line::Why(turn) => self.why(turn)?,
            Line::Hint => self.hint()?,
            Line::Eval => self.eval()?,
            Line::Best(count) => self.best(count)?,
            Line::Analyse => self.best("")?,
            Line::Flip | Line::Review | Line::Pause => {
                return Err(Refused::new(self.words.trouble(Trouble::OnlyAtTheScreen)).into());
            }
            Line::Show => self.show()?,
            Line::Undo => self.undo()?,
            Line::Redo => self.redo()?,
            Line::Save { path, replace } => self.save(path, replace)?,
            Line::Load { path, mend } => self.load(path, mend)?,
            Line::Draw => self.draw()?,
            Line::Resign => self.resign()?,
            Line::New(options) => self.new_game(options)?,
            Line::Games(rest) => self.games(rest)?,
            Line::Help => write!(self.out, "{}", self.words.help())?,
            Line::Quit => return Ok(Flow::Quit),
            Line::Play => self.play_entered()?,
            Line::Back => self.take_press_back()?,
            Line::Turn(text) => match Press::read(self.table.edition(), text) {
                Some(press) => self.press(press)?,
                None => self.turn(text)?,
            },
            Line::Unknown(word) => return Err(Refused::new(self.words.unknown_line(word)).into()),
        }
        self.out.flush()?;
        Ok(Flow::On)
    }
}
