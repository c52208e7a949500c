//! A line that is refused: what is wrong, where in the line, and what would be right.

use std::io;

use jersi_game::GameError;
use jersi_rules::Position;
use jersi_rules::notation::{Span, nearest_turns};

use super::words::Words;
use crate::OFFERS;
use crate::foreign_text;

/// A line that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    message: String,
    place: Option<(String, Span)>,
    help: Option<String>,
}

/// Why a line was not done.
#[derive(Debug)]
pub enum Stop {
    /// It is refused; the game is as it was.
    Refused(Refused),
    /// The answer could not be written.
    Io(io::Error),
}

impl From<Refused> for Stop {
    fn from(refused: Refused) -> Stop {
        Stop::Refused(refused)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

impl Refused {
    /// Refused for this reason.
    pub fn new(message: impl Into<String>) -> Refused {
        Refused { message: message.into(), place: None, help: None }
    }

    /// With the text in question and its place in it, in bytes.
    #[must_use]
    pub fn at(mut self, text: &str, span: Span) -> Refused {
        self.place = Some((text.to_owned(), span));
        self
    }

    /// With a line that says what would be right.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Refused {
        self.help = Some(help.into());
        self
    }

    /// What is wrong.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// As text: the place first, as it is right below what was typed. In a pipe, where nobody sees what
    /// was typed, the number of the line is told.
    pub fn render(&self, words: Words, line_number: Option<usize>) -> String {
        let mut text = String::new();
        if let Some((source, span)) = &self.place {
            text.push_str(&carets(source, span));
        }
        text.push_str(&words.no(line_number));
        text.push_str(&foreign_text::lines(&self.message));
        text.push('\n');
        if let Some(help) = &self.help {
            text.push_str(&foreign_text::lines(help));
            text.push('\n');
        }
        text
    }
}

/// A turn is refused: where, why, and turns like it.
pub(super) fn refused_turn(
    words: Words,
    error: &GameError,
    text: &str,
    span: Span,
    position: &Position,
) -> Refused {
    let refused = Refused::new(super::words::error(words, error)).at(text, span);
    match nearest_turns(position, text, OFFERS).as_slice() {
        [] => refused,
        near => refused.help(words.near(near)),
    }
}

/// A line of the source and carets under the place.
fn carets(source: &str, span: &Span) -> String {
    let before = source.char_indices().take_while(|(at, _)| *at < span.start).count();
    let marked = source.char_indices().filter(|(at, _)| span.contains(at)).count().max(1);
    let shown: String =
        source.chars().map(|c| if c == '\t' { ' ' } else { foreign_text::shown(c) }).collect();
    format!("    {shown}\n    {}{}\n", " ".repeat(before), "^".repeat(marked))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::Lang;

    #[test]
    fn the_place_is_shown_below_the_text() {
        let refused = Refused::new("no such cell").at("a5-b9=d7", 3..5).help("near: a5-b5");
        let [english, french] = Lang::ALL.map(jersi_words::play);
        assert_eq!(refused.render(english, None), "    a5-b9=d7\n       ^^\nNo: no such cell\nnear: a5-b5\n");
        assert!(refused.render(english, Some(3)).contains("\nLine 3 is refused: no such cell\n"));
        assert!(refused.render(french, Some(3)).contains("\nLigne 3 refusée : no such cell\n"));
    }

    #[test]
    fn odd_places_and_signs() {
        assert_eq!(carets("é–x", &(5..6)), "    é–x\n      ^\n");
        assert_eq!(carets("a\tb", &(2..3)), "    a b\n      ^\n");
        assert_eq!(carets("a\u{9b}b", &(3..4)), "    a�b\n      ^\n");
        assert_eq!(carets("a5", &(2..2)), "    a5\n      ^\n");
        assert_eq!(carets("", &(0..0)), "    \n    ^\n");
        assert_eq!(carets("a5", &(7..99)), "    a5\n      ^\n");
    }
}
