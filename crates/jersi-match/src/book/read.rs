//! Books as text: one opening a line.

use std::ops::Range;

use jersi_rules::notation::{TurnFault, read_turn};
use jersi_rules::{GameSpec, Position, Rules, SpecError, Stage, Start};

use super::{Book, BookOpening};
use crate::terms::Beginning;

/// Why a text is no book: a line, the place in it, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadBook {
    /// The number of the line, from 1.
    pub line: usize,
    /// The line.
    pub text: String,
    /// Where in the line, in bytes.
    pub span: Range<usize>,
    /// What is wrong.
    pub fault: BookFault,
}

/// What is wrong with a line of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookFault {
    /// There is no such game or position.
    Game(Box<SpecError>),
    /// A turn cannot be read, or the rules forbid it.
    Turn(Box<TurnFault>),
    /// It is an opening by other rules than those of the match.
    OtherRules {
        /// Its own.
        here: Rules,
        /// Those of the match.
        wanted: Rules,
    },
    /// The setting is shuffled for each pair, so nobody knows what these turns mean.
    Shuffled,
    /// The game is over at its end.
    Over,
    /// It stops within a turn, or before all shapes are placed.
    HalfATurn,
    /// The book has no opening.
    Empty,
}

/// The word that turns follow.
const MOVES: &str = "moves";
/// The word that the game of the lines below follows.
const GAME: &str = "game";

impl Book {
    /// Reads a book for a match that begins like this. A line is one of these, and `#` begins a comment:
    ///
    /// - turns, from the start of the match, or of the last line `game`;
    /// - a position string, with or without the rules before it and `moves` with turns behind it;
    /// - a game as [`GameSpec`] reads it, and `moves` with turns;
    /// - `game` and a game, for the lines of turns and positions below.
    pub fn read(text: &str, beginning: &Beginning) -> Result<Book, BadBook> {
        let mut reader = Reader { rules: beginning.rules(), game: None, beginning };
        let mut openings = Vec::new();
        for (number, text) in (1..).zip(text.lines()) {
            let bad = |(span, fault)| BadBook { line: number, text: text.to_owned(), span, fault };
            openings.extend(reader.line(text).map_err(bad)?);
        }
        if openings.is_empty() {
            return Err(BadBook { line: 1, text: String::new(), span: 0..0, fault: BookFault::Empty });
        }
        Ok(Book { openings })
    }
}

/// A fault with its place in the line.
type Bad = (Range<usize>, BookFault);

struct Reader<'a> {
    /// The rules of the match.
    rules: Rules,
    /// What the last line `game` said.
    game: Option<(GameSpec, Start)>,
    beginning: &'a Beginning,
}

impl Reader<'_> {
    fn line(&mut self, text: &str) -> Result<Option<BookOpening>, Bad> {
        let text = text.split('#').next().unwrap_or_default();
        let words: Vec<Range<usize>> = words(text).collect();
        let Some(first) = words.first() else { return Ok(None) };
        if &text[first.clone()] == GAME {
            let (spec, start) = self.game(text, first.end..text.trim_end().len())?;
            self.game = Some((spec, start));
            return Ok(None);
        }
        let moves = words.iter().position(|word| &text[word.clone()] == MOVES);
        // Two drops have one slash between them, a board has eight.
        let is_board = |word: &Range<usize>| text[word.clone()].matches('/').count() > 1;
        let board = words[..moves.unwrap_or(words.len())].iter().position(is_board);
        let (start, turns) = match (board, moves) {
            (None, None) => (self.usual(first.clone())?, &words[..]),
            (None, Some(0)) => (self.usual(first.clone())?, &words[1..]),
            (None, Some(at)) => (self.game(text, 0..words[at - 1].end)?.1, &words[at + 1..]),
            (Some(board), moves) => {
                let end = moves.map_or(text.trim_end().len(), |at| words[at - 1].end);
                let start = self.position(text, words[board].start, end)?;
                (start, moves.map_or(&[][..], |at| &words[at + 1..]))
            }
        };
        let opening = played(&start, text, turns)?;
        let end = words.last().map_or(0..0, Clone::clone);
        match opening.after {
            after if after.outcome().is_some() => Err((end, BookFault::Over)),
            after if after.stage() != Stage::Turn => Err((end, BookFault::HalfATurn)),
            _ => Ok(Some(opening)),
        }
    }

    /// What turns alone begin from.
    fn usual(&self, at: Range<usize>) -> Result<Start, Bad> {
        match (&self.game, self.beginning) {
            (Some((_, start)), _) => Ok(*start),
            (None, Beginning::Position(position)) => Ok(Start { position: **position, setting: None }),
            (None, Beginning::Setting(_, setting)) if setting.seed().is_some() => {
                Err((at, BookFault::Shuffled))
            }
            (None, Beginning::Setting(rules, setting)) => {
                Ok(Start { position: Position::start(*rules, *setting), setting: Some(*setting) })
            }
        }
    }

    /// A game that a part of the line tells.
    fn game(&self, text: &str, at: Range<usize>) -> Result<(GameSpec, Start), Bad> {
        let told = &text[at.clone()];
        let bad = |error: SpecError| {
            let span = error.span.clone().unwrap_or(0..told.len());
            (at.start + span.start..at.start + span.end, BookFault::Game(Box::new(error)))
        };
        let spec: GameSpec = told.parse().map_err(bad)?;
        let start = spec.start().map_err(|error| bad(error.within(told)))?;
        self.by_the_rules(&start, at).map(|()| (spec, start))
    }

    /// A position, perhaps with its rules before it.
    fn position(&self, text: &str, board: usize, end: usize) -> Result<Start, Bad> {
        let (before, told) = (&text[..board], &text[board..end]);
        let in_rules =
            |error: SpecError| (error.span.clone().unwrap_or(0..board), BookFault::Game(Box::new(error)));
        let spec: GameSpec = match (before.trim().is_empty(), &self.game) {
            (false, _) => before.parse().map_err(in_rules)?,
            (true, Some((game, _))) => game.clone().without_position(),
            (true, None) => self.rules.to_string().parse().map_err(in_rules)?,
        };
        let start = spec.at_position(told).start().map_err(|error| {
            let whole = if error.key == "position" { 0..told.len() } else { 0..0 };
            let span = error.span.clone().unwrap_or(whole);
            (board + span.start..board + span.end, BookFault::Game(Box::new(error)))
        })?;
        self.by_the_rules(&start, 0..end).map(|()| start)
    }

    fn by_the_rules(&self, start: &Start, at: Range<usize>) -> Result<(), Bad> {
        if start.rules() == self.rules {
            return Ok(());
        }
        Err((at, BookFault::OtherRules { here: start.rules(), wanted: self.rules }))
    }
}

/// Plays turns that stand in a line.
fn played(start: &Start, text: &str, turns: &[Range<usize>]) -> Result<BookOpening, Bad> {
    let mut after = start.position;
    let mut decisions = Vec::new();
    for word in turns {
        if after.outcome().is_some() {
            return Err((word.clone(), BookFault::Over));
        }
        let read = read_turn(&after, &text[word.clone()]).map_err(|fault| {
            let span = word.start + fault.span.start..word.start + fault.span.end;
            (span, BookFault::Turn(Box::new(fault)))
        })?;
        decisions.extend(read.decisions);
        after = read.after;
    }
    Ok(BookOpening { start: *start, decisions, after })
}

/// The places of the words of a line.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.split_whitespace().map(|word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        start..start + word.len()
    })
}

#[cfg(test)]
mod tests {
    use jersi_rules::{Edition, Setting};

    use super::*;

    fn standard() -> Beginning {
        Beginning::Setting(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8))
    }

    fn fault(text: &str) -> (usize, String, BookFault) {
        let bad = Book::read(text, &standard()).expect_err(text);
        (bad.line, bad.text[bad.span].to_owned(), bad.fault)
    }

    #[test]
    fn every_form_of_a_line() {
        let board = "3k-3/8/7/8/9/8/7/8/2R-K-3 w - 7 31";
        let text = format!(
            "# a book\n\na2-b2=d3 # turns\nmoves a2-b2=d3\n4.8 setting=standard moves a2-b2=d3\n4.8 {board}\n\
             {board}\n{board} moves a3-b3\ngame 4.8 position={board}\na3-b3\n"
        );
        let book = Book::read(&text, &standard()).expect("a book");
        let openings = book.openings();
        assert_eq!(openings.len(), 7);
        assert!(openings[..3].iter().all(|one| one == &openings[0] && one.decisions().len() == 1));
        assert_eq!((openings[3].decisions(), openings[3].start().setting), (&[][..], None));
        assert_eq!(openings[3], openings[4]);
        assert_eq!(openings[5].after(), openings[6].after());
        assert_ne!(openings[3].after(), openings[5].after());
    }

    #[test]
    fn what_is_wrong_has_its_line_and_place() {
        let (line, at, found) = fault("# one\na2-b2=d3 a2-i9");
        assert_eq!((line, at.as_str(), matches!(found, BookFault::Turn(_))), (2, "i9", true));
        let (line, at, found) = fault("4.9 setting=standard moves a2-b2");
        assert_eq!((line, at.as_str(), matches!(found, BookFault::Game(_))), (1, "4.9", true));
        let (_, at, found) = fault("4.8 3k-3/8/7/8/9/8/7/8/2Q-K-3 w - 7 31");
        assert_eq!((at.as_str(), matches!(found, BookFault::Game(_))), ("Q", true));
        assert!(matches!(fault("\n2.0 seed=1 moves b1-c1").2, BookFault::OtherRules { .. }));
        assert_eq!(fault("# nothing").2, BookFault::Empty);
        let over = "3k-3/8/7/8/9/8/7/8/2R-K-3 w - 50 31";
        let text = format!("4.8 {over}");
        assert!(matches!(fault(&text).2, BookFault::Game(_) | BookFault::Over));
    }

    #[test]
    fn a_shuffled_setting_gives_turns_no_meaning() {
        let random = Setting::named(Edition::V2_0, "random", 0, false).expect("2.0 has it");
        let beginning = Beginning::Setting(Rules::new(Edition::V2_0), random);
        let bad = Book::read("b1-c1", &beginning).expect_err("shuffled");
        assert_eq!(bad.fault, BookFault::Shuffled);
    }
}
