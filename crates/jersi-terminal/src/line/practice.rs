//! Puzzles and the lesson line by line.

use std::io::{self, Write};

use jersi_game::GameError;
use jersi_rules::Position;
use jersi_rules::notation::text_board;
use jersi_table::{Hand, Press, Pressed, Table, TableError};
use jersi_words::{PracticeTrouble, Trouble, Verb};

use super::listen::Lines;
use super::press::entered;
use super::refused::{Refused, Stop, refused_turn};
use super::session::Flow;
use super::words::{self, Words};
use crate::answers::{self, Asked};
use crate::foreign_text::{self, OneLine};
use crate::practice::{Phase, Practice};

/// The words that are understood, in every language.
pub(crate) const VERBS: [Verb; 11] = [
    Verb::Turns,
    Verb::Why,
    Verb::Play,
    Verb::Back,
    Verb::Hint,
    Verb::Solution,
    Verb::Show,
    Verb::Undo,
    Verb::Next,
    Verb::Help,
    Verb::Quit,
];

/// What a typed line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asks<'a> {
    /// Nothing.
    Nothing,
    /// A word, and what stands behind it.
    Word(Verb, &'a str),
    /// A turn or a press.
    Turn(&'a str),
    /// A word that games know and exercises do not.
    NotHere,
    /// A word that nobody knows.
    Unknown(&'a str),
}

/// Reads a line. Games and exercises take the same turns.
pub(crate) fn read(text: &str) -> Asks<'_> {
    use super::read::Line;
    let trimmed = text.trim();
    let (first, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
    match Verb::read(first, &VERBS) {
        Some(verb @ (Verb::Turns | Verb::Why)) => return Asks::Word(verb, rest.trim()),
        Some(verb) if rest.is_empty() => return Asks::Word(verb, ""),
        Some(_) => return Asks::Unknown(trimmed),
        None => {}
    }
    match super::read::read(text) {
        Line::Nothing => Asks::Nothing,
        Line::Help => Asks::Word(Verb::Help, ""),
        Line::Turn(turn) => Asks::Turn(turn),
        Line::Unknown(word) => Asks::Unknown(word),
        _ => Asks::NotHere,
    }
}

/// Somebody who practises line by line.
pub struct PracticeSession<W> {
    words: Words,
    practice: Practice,
    table: Table,
    out: W,
    /// Columns of the screen; in a pipe, lists have one thing a line.
    columns: Option<usize>,
}

impl<W: Write> PracticeSession<W> {
    /// A session that says what it has to say to `out`. Call [`PracticeSession::open`] before the first line.
    pub fn new(words: Words, practice: Practice, out: W, columns: Option<usize>) -> PracticeSession<W> {
        let table = practice.table();
        PracticeSession { words, practice, table, out, columns }
    }

    /// Tells what is asked.
    pub fn open(&mut self) -> io::Result<()> {
        let title = self.practice.title();
        let asked = self.practice.asked();
        self.say(&title)?;
        self.say_board()?;
        self.say_all(&asked)?;
        self.out.flush()
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", OneLine(line))
    }

    /// Paragraphs; on a screen no longer than its lines.
    fn say_all(&mut self, paragraphs: &[String]) -> io::Result<()> {
        for paragraph in paragraphs {
            let lines = match self.columns {
                Some(columns) => crate::wrap::wrapped(paragraph, columns),
                None => vec![paragraph.clone()],
            };
            lines.iter().try_for_each(|line| self.say(line))?;
        }
        Ok(())
    }

    fn say_board(&mut self) -> io::Result<()> {
        let air = if self.columns.is_some() { "\n" } else { "" };
        write!(self.out, "{air}{}{air}", text_board(self.table.game().position(), self.words.lang()))
    }

    fn do_word(&mut self, verb: Verb, rest: &str) -> Result<Flow, Stop> {
        match verb {
            Verb::Turns => self.list_turns(rest)?,
            Verb::Why => {
                let answer = answers::why(self.words, &self.asked(), rest)?;
                writeln!(self.out, "{}", foreign_text::lines(&answer))?;
            }
            Verb::Play => {
                self.table.play().map_err(|why| Refused::new(words::table_error(self.words, &why)))?;
                self.played()?;
            }
            Verb::Back => {
                if self.table.live_entry().is_none() || !self.table.back() {
                    return Err(Refused::new(self.words.trouble(Trouble::NothingEntered)).into());
                }
                self.say_entry()?;
            }
            Verb::Hint => {
                let told = self.practice.hint(&mut self.table).to_vec();
                self.table.clear();
                self.say_all(&told)?;
            }
            Verb::Solution => {
                let told = self.practice.solution(&mut self.table).to_vec();
                if self.practice.phase() == Phase::Done {
                    self.say_board()?;
                }
                self.table.clear();
                self.say_all(&told)?;
            }
            Verb::Undo => {
                if self.table.game().turns().is_empty() {
                    return Err(self.trouble(&PracticeTrouble::AtTheStart).into());
                }
                self.practice.again(&mut self.table);
                self.open()?;
            }
            Verb::Next => {
                if !self.practice.next(&mut self.table) {
                    let told = self.practice.told().to_vec();
                    self.say_all(&told)?;
                    return Ok(Flow::Quit);
                }
                self.say("")?;
                self.open()?;
            }
            Verb::Help => write!(self.out, "{}", self.words.practice_help(self.practice.kind()))?,
            Verb::Quit => return Ok(Flow::Quit),
            _ => self.open()?,
        }
        Ok(Flow::On)
    }

    fn trouble(&self, trouble: &PracticeTrouble) -> Refused {
        Refused::new(self.words.practice_trouble(trouble))
    }

    fn asked(&self) -> Asked {
        Asked { position: *self.table.game().position(), ending: self.table.game().ending() }
    }

    fn list_turns(&mut self, start: &str) -> io::Result<()> {
        let turns = answers::turns(&self.asked(), start);
        if turns.is_empty() {
            return self.say(&self.words.trouble(Trouble::NoSuchTurns));
        }
        let rows = match self.columns {
            Some(columns) => answers::in_columns(&turns, columns),
            None => turns,
        };
        rows.iter().try_for_each(|row| self.say(row))
    }

    fn turn(&mut self, text: &str) -> Result<(), Stop> {
        if self.practice.phase() == Phase::Done {
            return Err(self.trouble(&PracticeTrouble::Over).into());
        }
        if let Some(press) = Press::read(self.table.edition(), text) {
            return match self.table.press(press, Hand::default()) {
                Pressed::Changed => Ok(self.say_entry()?),
                Pressed::Play(turn) => {
                    self.table.decide(turn).map_err(|why| Refused::new(words::error(self.words, &why)))?;
                    Ok(self.played()?)
                }
                refused => {
                    Err(Refused::new(words::refused(self.words, self.table.edition(), refused)).into())
                }
            };
        }
        let before = *self.table.game().position();
        self.table.play_text(text).map_err(|error| match &error {
            TableError::Game(fault @ GameError::Fault { fault: at, .. }) => {
                refused_turn(self.words, fault, text, at.span.clone(), &before)
            }
            error => Refused::new(words::table_error(self.words, error)),
        })?;
        Ok(self.played()?)
    }

    /// What is entered so far, and what is asked for next.
    fn say_entry(&mut self) -> io::Result<()> {
        match entered(self.words, &self.table) {
            Some(line) => self.say(&line),
            None => Ok(()),
        }
    }

    /// A turn was played: the board with what answers it, what that means, and after a wrong one the board as it was.
    fn played(&mut self) -> io::Result<()> {
        let told = self.practice.played(&mut self.table).to_vec();
        self.say_board()?;
        self.say_all(&told)?;
        if self.practice.phase() == Phase::Wrong {
            self.practice.again(&mut self.table);
        }
        Ok(())
    }
}

impl<W: Write> Lines for PracticeSession<W> {
    fn words(&self) -> Words {
        self.words
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn typed_ahead(&mut self) -> String {
        String::new()
    }

    fn prompt(&self) -> String {
        if self.practice.phase() == Phase::Done {
            return "> ".to_owned();
        }
        format!("{}> ", self.words.color(self.practice.hero()))
    }

    fn position(&self) -> Position {
        *self.table.game().position()
    }

    fn line(&mut self, text: &str) -> Result<Flow, Stop> {
        match read(text) {
            Asks::Nothing => {}
            Asks::Word(verb, rest) => return self.do_word(verb, rest),
            Asks::Turn(text) => self.turn(text)?,
            Asks::NotHere => return Err(self.trouble(&PracticeTrouble::NotHere).into()),
            Asks::Unknown(word) => return Err(Refused::new(self.words.unknown_line(word)).into()),
        }
        self.out.flush()?;
        Ok(Flow::On)
    }
}
