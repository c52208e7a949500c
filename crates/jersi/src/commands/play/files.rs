//! Games of files.

use std::path::{Path, PathBuf};

use jersi_game::Game;
use jersi_rules::notation::Span;
use jersi_rules::record::{Hint, line_and_column, read_record};
use jersi_words::Trouble;

use super::Words;
use crate::bounded::{self, NotRead};
use crate::foreign_text;

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
pub fn typed_path(name: &str, words: Words) -> Result<PathBuf, String> {
    if name.is_empty() {
        return Err(words.trouble(Trouble::WhichFile));
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
    fn new(code: &'static str, message: &str) -> BadFile {
        // Names and turns of a file stand in it, and it is one sentence.
        BadFile { message: foreign_text::line(message), code }
    }

    /// Whether the file itself is at fault: it can be read, and no newer program would understand it.
    pub fn is_damaged(&self) -> bool {
        !matches!(self.code, "unreadable-file" | "newer-version")
    }
}

/// The game in a file, in whatever layout.
pub fn read_game(path: &Path, hint: &Hint, words: Words) -> Result<Game, BadFile> {
    let name = path.display();
    let text = bounded::read_file(path).map_err(|why| match why {
        NotRead::Io(error) => BadFile::new("unreadable-file", &words.cannot_read(path, &error)),
        NotRead::TooLarge(fault) => {
            BadFile::new(fault.code(), &format!("{name}: {}", fault.say(words.lang())))
        }
        NotRead::NotUtf8(at) => BadFile::new("bad-encoding", &words.file_not_utf8(path, at.line, at.column)),
    })?;
    let placed = |span: Option<Span>, message: String| match span.filter(|span| !span.is_empty()) {
        None => format!("{name}: {message}"),
        Some(span) => {
            let (line, column) = line_and_column(&text, span.start);
            format!("{name}:{line}:{column}: {message}")
        }
    };
    let record = read_record(&text, hint).map_err(|error| {
        BadFile::new(error.code(), &placed(Some(error.span.clone()), error.say(words.lang())))
    })?;
    Game::from_record(&record)
        .map_err(|error| BadFile::new("unplayable", &placed(error.span(), words.load_error(&error))))
}
