//! A game at one keyboard: what each line does.

use std::io::{self, Write};

use jersi_engine::Dice;
use jersi_game::{Accepted, Game, GameError};
use jersi_match::ProgramPlayer;
use jersi_rules::notation::{nearest_turns, text_board};
use jersi_rules::{ByColor, Color, Position};
use jersi_table::Seat;
use jersi_words::FileNews;

use super::keeper::Keeper;
use super::line::{self, Line};
use super::opening::Opening;
use super::refused::{Refused, Stop};
use super::save::Saver;
use super::tell;
use super::thinking::Thinker;
use super::words::{self, Words};
use crate::commands::why::OFFERS;
use crate::foreign_text;

/// A game at one keyboard.
pub struct Session<W> {
    pub(super) words: Words,
    pub(super) opening: Opening,
    pub(super) dice: Dice,
    pub(super) game: Game,
    pub(super) seats: ByColor<Seat>,
    /// The programs that play, once they were called.
    pub(super) programs: ByColor<Option<ProgramPlayer>>,
    pub(super) keeper: Keeper,
    pub(super) saver: Saver,
    pub(super) thinker: Thinker,
    pub(super) out: W,
    /// Columns of the screen; in a pipe, lists have one thing a line.
    pub(super) columns: Option<usize>,
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
    #[allow(clippy::too_many_arguments, reason = "each is a thing of its own, and it is called once")]
    pub fn new(
        words: Words,
        opening: Opening,
        dice: Dice,
        (game, seats): (Game, ByColor<Seat>),
        keeper: Keeper,
        thinker: Thinker,
        out: W,
        columns: Option<usize>,
    ) -> Session<W> {
        Session {
            words,
            opening,
            dice,
            game,
            seats,
            programs: ByColor::default(),
            keeper,
            saver: Saver::default(),
            thinker,
            out,
            columns,
        }
    }

    /// The game that is played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The lines that were typed while the engine thought.
    pub fn typed_ahead(&mut self) -> String {
        self.thinker.typed_ahead()
    }

    /// Tells what is played and lets programs begin.
    pub fn open(&mut self) -> io::Result<()> {
        self.say(&words::intro(self.words, &self.game, &self.seats))?;
        if self.columns.is_some() {
            self.say(&self.words.welcome())?;
        }
        if self.columns.is_none() {
            self.say("")?;
        }
        self.say_board()?;
        match self.game.ending() {
            Some(_) => self.say_end(),
            None => self.let_others_play(),
        }
    }

    /// Does what a line asks.
    pub fn line(&mut self, text: &str) -> Result<Flow, Stop> {
        match line::read(text) {
            Line::Nothing => {}
            Line::Turns(start) => self.list_turns(start)?,
            Line::Why(turn) => self.why(turn)?,
            Line::Hint => self.hint()?,
            Line::Eval => self.eval()?,
            Line::Best(count) => self.best(count)?,
            Line::Show => self.show()?,
            Line::Undo => self.undo()?,
            Line::Redo => self.redo()?,
            Line::Save { path, replace } => self.save(path, replace)?,
            Line::Load(path) => self.load(path)?,
            Line::Draw => self.draw()?,
            Line::Resign => self.resign()?,
            Line::New(options) => self.new_game(options)?,
            Line::Help => write!(self.out, "{}", self.words.help())?,
            Line::Quit => return Ok(Flow::Quit),
            Line::Turn(turn) => self.turn(turn)?,
            Line::Unknown(word) => return Err(Refused::new(self.words.unknown_line(word)).into()),
        }
        self.out.flush()?;
        Ok(Flow::On)
    }

    /// Keeps the game a last time and tells where.
    pub fn close(&mut self) -> io::Result<()> {
        self.keep_at_last();
        if let (None, Some(path)) = (self.game.ending(), self.keeper.path()) {
            let news = self.words.file(FileNews::Unfinished, path);
            self.say(&news)?;
        }
        self.out.flush()
    }

    /// Sends what was said.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", foreign_text::lines(line))
    }

    /// The board; on a screen with some air around it.
    pub(super) fn say_board(&mut self) -> io::Result<()> {
        let air = if self.columns.is_some() { "\n" } else { "" };
        write!(self.out, "{air}{}{air}", text_board(self.game.position(), self.words.lang()))
    }

    /// Keeps the game; what goes wrong with that is told, but never stops a game.
    pub(super) fn keep(&mut self) {
        let warning = self.keeper.keep(&self.game, self.words);
        self.warn(warning);
    }

    /// Keeps a game that is left.
    pub(super) fn keep_at_last(&mut self) {
        let warning = self.keeper.keep_at_last(&self.game, self.words);
        self.warn(warning);
    }

    fn warn(&mut self, warning: Option<String>) {
        if let Some(warning) = warning {
            let _ = self.out.flush();
            tell(&warning);
        }
    }

    pub(super) fn say_end(&mut self) -> io::Result<()> {
        let Some(ending) = self.game.ending() else { return Ok(()) };
        write!(self.out, "{}", words::over(self.words, ending, self.game.rules().edition()))?;
        if let Some(path) = self.keeper.path() {
            let news = self.words.file(FileNews::Record, path);
            self.say(&news)?;
        }
        Ok(())
    }

    /// The board after something was played, and what comes next: the end, a question, another player.
    pub(super) fn after(&mut self) -> io::Result<()> {
        self.say_board()?;
        if self.game.ending().is_some() {
            return self.say_end();
        }
        if let Some(question) = self.question() {
            self.say(&question)?;
        }
        self.let_others_play()
    }

    /// What a person is asked in the middle of a ransom.
    pub(super) fn question(&self) -> Option<String> {
        let position = self.game.position();
        if self.seats[position.decider()].is_human() { words::ask(self.words, position) } else { None }
    }

    pub(super) fn has_human(&self) -> bool {
        Color::BOTH.into_iter().any(|color| self.seats[color].is_human())
    }

    fn turn(&mut self, text: &str) -> Result<(), Stop> {
        let before = *self.game.position();
        let Accepted { text: canonical, notes, .. } = self.game.play(text).map_err(|error| match &error {
            GameError::Fault { fault, .. } => self.refused_turn(&error, text, fault.span.clone(), &before),
            _ => Refused::new(words::error(self.words, &error)),
        })?;
        self.keep();
        self.say("OK")?;
        // Marks that were left out are nothing to talk about.
        if notes.iter().any(|note| note.written > 0) {
            self.say(&self.words.marks(&canonical))?;
        }
        Ok(self.after()?)
    }

    pub(super) fn refused_turn(
        &self,
        error: &GameError,
        text: &str,
        span: std::ops::Range<usize>,
        position: &Position,
    ) -> Refused {
        let refused = Refused::new(words::error(self.words, error)).at(text, span);
        match nearest_turns(position, text, OFFERS).as_slice() {
            [] => refused,
            near => refused.help(self.words.near(near)),
        }
    }
}
