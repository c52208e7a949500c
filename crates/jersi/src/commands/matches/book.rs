//! Where the openings of a match come from.

use std::path::Path;
use std::sync::Arc;

use jersi_match::{BadBook, Beginning, Book, BookFault, FROZEN_GAMES, FrozenBook};
use jersi_words::ArenaFault;

use super::arena_failure;
use crate::bounded;
use crate::failure::Failure;
use crate::lang;

/// The book that is asked for: one that comes with the program, by its name, or a file.
pub fn open(asked: &str, beginning: &Beginning) -> Result<Arc<Book>, Failure> {
    if let Some(frozen) = FrozenBook::named(asked) {
        return frozen.open(beginning).map(Arc::new).ok_or_else(|| {
            let games = FROZEN_GAMES.map(|(rules, setting)| format!("{rules} setting={setting}"));
            let failure = arena_failure("no-book", &ArenaFault::NoFrozenBook(games.to_vec()));
            failure.at(Some("--book"), asked, 0..asked.len())
        });
    }
    let text = bounded::read_text(asked)?;
    Book::read(&text, beginning).map(Arc::new).map_err(|bad| failure(Path::new(asked), &text, bad))
}

fn failure(path: &Path, text: &str, bad: BadBook) -> Failure {
    let words = lang::words();
    let said = match bad.fault {
        BookFault::Game(error) => error.say(words.lang()),
        BookFault::Turn(fault) => fault.say(words.lang()),
        BookFault::OtherRules { here, wanted } => words.arena_fault(&ArenaFault::OtherRules { here, wanted }),
        BookFault::Shuffled => words.arena_fault(&ArenaFault::Shuffled),
        BookFault::Over => words.arena_fault(&ArenaFault::OpeningOver),
        BookFault::HalfATurn => words.arena_fault(&ArenaFault::HalfATurn),
        BookFault::Empty => words.arena_fault(&ArenaFault::EmptyBook),
    };
    let before: usize = text.split_inclusive('\n').take(bad.line - 1).map(str::len).sum();
    let span = before + bad.span.start..before + bad.span.end;
    Failure::bad_input("bad-book", said).at(Some(&path.display().to_string()), text, span)
}
