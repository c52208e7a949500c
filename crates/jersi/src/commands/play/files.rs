//! The words that take up another game: `save`, `load` and `new`.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Parser;
use jersi_game::Game;
use jersi_rules::notation::Span;
use jersi_rules::record::{Hint, line_and_column, read_record};
use jersi_words::{FileNews, Trouble};

use super::line::split_options;
use super::opening::NewOptions;
use super::refused::{Refused, Stop};
use super::save::NotSaved;
use super::session::Session;
use super::words::Words;
use crate::foreign_text;

impl<W: Write> Session<W> {
    pub(super) fn save(&mut self, name: &str, replace: bool) -> Result<(), Stop> {
        let path = self.saver.save(name, &self.game, replace, self.words).map_err(|not| match not {
            NotSaved::Exists(_) => Refused::new(self.words.would_replace(name)),
            NotSaved::Refused(refused) => refused,
        })?;
        let news = self.words.file(FileNews::Saved, &path);
        Ok(self.say(&news)?)
    }

    pub(super) fn load(&mut self, name: &str) -> Result<(), Stop> {
        let path = typed_path(name, self.words)?;
        let game = read_beside(&path, &self.game, self.words).map_err(|bad| Refused::new(bad.message))?;
        self.leave()?;
        let taken_up = self.opening.go_on(game, &mut self.dice);
        let news = self.words.file(FileNews::Loaded, &path);
        self.say(&news)?;
        if let Some(news) = taken_up.news(self.words) {
            self.say(&news)?;
        }
        (self.game, self.seats) = taken_up.begun;
        Ok(self.open()?)
    }

    pub(super) fn new_game(&mut self, options: &str) -> Result<(), Stop> {
        let Some(options) = split_options(options) else {
            return Err(Refused::new(self.words.trouble(Trouble::OpenQuotation)).into());
        };
        let options = match NewOptions::try_parse_from(options) {
            Ok(options) => options,
            // Help is an answer.
            Err(answer) if !answer.use_stderr() => return Ok(self.say(answer.to_string().trim_end())?),
            Err(error) => return Err(Refused::new(error.to_string().trim_end()).into()),
        };
        let opening = self.opening.changed(options);
        let begun = opening
            .begin(&mut self.dice, self.words.lang())
            .map_err(|failure| Refused::new(failure.message.clone()))?;
        self.leave()?;
        self.opening = opening;
        (self.game, self.seats) = begun;
        Ok(self.open()?)
    }

    /// Leaves the game that is being played; it stays kept.
    fn leave(&mut self) -> io::Result<()> {
        self.keep_at_last();
        if let (None, Some(path)) = (self.game.ending(), self.keeper.path()) {
            let news = self.words.file(FileNews::Record, path);
            self.say(&news)?;
        }
        self.keeper.take_over(None);
        self.saver.forget();
        self.programs = jersi_rules::ByColor::default();
        Ok(())
    }
}

/// Reads a game. A layout that does not tell its edition is taken for the one at the board.
pub fn read_beside(path: &Path, board: &Game, words: Words) -> Result<Game, BadFile> {
    read_game(path, &Hint::default(), words).or_else(|bad| {
        if bad.code != "ambiguous-edition" {
            return Err(bad);
        }
        let rules = board.rules();
        let reserve = rules.edition().has_reserve().then_some(rules.reserve());
        let hint = Hint { edition: Some(rules.edition()), reserve, ..Hint::default() };
        read_game(path, &hint, words)
    })
}

/// The path that was typed; `~/` is the home folder, as in a shell.
pub fn typed_path(name: &str, words: Words) -> Result<PathBuf, Refused> {
    if name.is_empty() {
        return Err(Refused::new(words.trouble(Trouble::WhichFile)));
    }
    let home = || std::env::var_os("HOME").map(PathBuf::from);
    let in_home = name.strip_prefix("~/").and_then(|rest| home().map(|home| home.join(rest)));
    Ok(in_home.unwrap_or_else(|| PathBuf::from(name)))
}

/// Why there is no game in a file.
#[derive(Debug)]
pub struct BadFile {
    /// What is wrong, and where.
    pub message: String,
    /// An identifier for programs.
    pub code: &'static str,
}

impl BadFile {
    fn new(code: &'static str, message: String) -> BadFile {
        // Names and turns of a file stand in it, and it is one sentence.
        BadFile { message: foreign_text::line(&message), code }
    }

    /// Whether the file itself is at fault: it can be read, and no newer program would understand it.
    pub fn is_damaged(&self) -> bool {
        !matches!(self.code, "unreadable-file" | "newer-version")
    }
}

/// The game in a file, in whatever layout.
pub fn read_game(path: &Path, hint: &Hint, words: Words) -> Result<Game, BadFile> {
    let name = path.display();
    let bytes = fs::read(path).map_err(|error| {
        let message = words.cannot_read(path, &error);
        BadFile::new("unreadable-file", message)
    })?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to() + 1;
        BadFile::new("bad-encoding", words.file_not_utf8(path, at))
    })?;
    let placed = |span: Option<Span>, message: String| match span.filter(|span| !span.is_empty()) {
        None => format!("{name}: {message}"),
        Some(span) => {
            let (line, column) = line_and_column(&text, span.start);
            format!("{name}:{line}:{column}: {message}")
        }
    };
    let record = read_record(&text, hint).map_err(|error| {
        BadFile::new(error.code(), placed(Some(error.span.clone()), error.say(words.lang())))
    })?;
    Game::from_record(&record)
        .map_err(|error| BadFile::new("unplayable", placed(error.span(), words.load_error(&error))))
}
