//! Games of files.

use std::path::{Path, PathBuf};

use jersi_game::Game;
use jersi_rules::notation::Span;
use jersi_rules::record::{Hint, Record, line_and_column, read_record, replay_mending};
use jersi_words::Trouble;

use super::Words;
use crate::bounded::{self, NotRead};
use crate::foreign_text;

/// Reads a game. A layout that does not tell its edition is taken for the one at the board.
pub fn read_beside(path: &Path, board: &Game, mend: bool, words: Words) -> Result<Found, BadFile> {
    read(path, &Hint::default(), mend, words).or_else(|bad| {
        if bad.code != "ambiguous-edition" {
            return Err(bad);
        }
        let rules = board.rules();
        let reserve = rules.edition().has_reserve().then_some(rules.reserve());
        let hint = Hint { edition: Some(rules.edition()), reserve, ..Hint::default() };
        read(path, &hint, mend, words)
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
    /// It can be mended: what would be read otherwise, as it is written and as it was meant.
    pub slips: Vec<(String, String)>,
}

/// The game of a file.
#[derive(Debug)]
pub struct Found {
    /// The game.
    pub game: Game,
    /// What was mended in it, as it is written and as it was meant.
    pub slips: Vec<(String, String)>,
}

impl BadFile {
    fn new(code: &'static str, message: &str) -> BadFile {
        // Names and turns of a file stand in it, and it is one sentence.
        BadFile { message: foreign_text::line(message), code, slips: Vec::new() }
    }

    /// Whether the file itself is at fault: it can be read, is not just too large, and no newer program would understand it.
    pub fn is_damaged(&self) -> bool {
        !matches!(self.code, "unreadable-file" | "newer-version" | "too-large" | "too-deep")
    }
}

/// The game in a file, in whatever layout.
pub fn read_game(path: &Path, hint: &Hint, words: Words) -> Result<Game, BadFile> {
    read(path, hint, false, words).map(|found| found.game)
}

/// The same, with slips mended that have exactly one remedy each, if that is wanted; if not, it is told that they could
/// be.
pub fn read(path: &Path, hint: &Hint, mend: bool, words: Words) -> Result<Found, BadFile> {
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
    let error = match Game::from_record(&record) {
        Ok(game) => return Ok(Found { game, slips: Vec::new() }),
        Err(error) => error,
    };
    let mended = mended(record);
    match mended {
        Some(found) if mend => Ok(found),
        mended => {
            let mut bad = BadFile::new("unplayable", &placed(error.span(), words.load_error(&error)));
            bad.slips = mended.map(|found| found.slips).unwrap_or_default();
            Err(bad)
        }
    }
}

/// A record with its slips mended, if that makes it a game.
fn mended(mut record: Record) -> Option<Found> {
    let replay = replay_mending(&record).ok().filter(|replay| !replay.mended.is_empty())?;
    let slips = replay.mended.iter().map(|slip| (foreign_text::line(&slip.written), slip.mended.clone()));
    let slips = slips.collect();
    for slip in replay.mended {
        record.turns.get_mut(slip.turn)?.text = slip.mended;
    }
    Some(Found { game: Game::from_record(&record).ok()?, slips })
}
