//! What went wrong, in the player's language.

use jersi_game::{GameError, LoadError};
use jersi_rules::notation::{PositionTextError, Span, nearest_turns};
use jersi_rules::record::{Record, RecordError, ReplayError, read_jrn};
use jersi_rules::{Color, Edition, Lang, Position, Refusal, Rules, SpecError, SpecFault, foreign_text};
use jersi_table::TableError;

use jersi_words::PageFault;

use crate::wire::Fault;
use crate::words::sentence;

/// Legal turns that are offered for a text that is none.
const NEAREST: usize = 3;

impl Fault {
    /// A fault without a place.
    pub fn new(code: &str, message: &str) -> Fault {
        let message = sentence(&foreign_text::line(message));
        Fault { code: code.to_owned(), message, span: None, near: Vec::new() }
    }

    /// A request that is none.
    pub fn not_understood() -> Fault {
        Fault::new("bad-request", "the page asked for something that is not understood")
    }

    /// What is wrong with a request.
    pub fn of(fault: PageFault, lang: Lang) -> Fault {
        Fault::new(fault.code(), &jersi_words::page(lang).fault(fault))
    }

    /// The same fault at a place in a text.
    #[must_use]
    pub fn at(mut self, text: &str, span: Option<Span>) -> Fault {
        self.span = span.map(|span| [span.start, span.end].map(|byte| in_javascript(text, byte)));
        self
    }

    /// A rule that forbids something.
    pub fn refused(refusal: &Refusal, edition: Edition, lang: Lang) -> Fault {
        Fault::new(refusal.code(), &refusal.say(edition, lang))
    }

    /// What a game does not do.
    pub fn of_game(error: &GameError, rules: Rules, lang: Lang) -> Fault {
        let words = jersi_words::page(lang);
        let code = match error {
            GameError::Over(ending) => {
                return Fault::new("game-over", &words.over_by(&words.ending(*ending, rules)));
            }
            GameError::Refused { refusal, .. } => refusal.code(),
            GameError::Fault { fault, .. } => fault.code(),
            GameError::NothingToUndo => "nothing-to-undo",
            GameError::NothingToRedo => "nothing-to-redo",
            GameError::OfferStands(_) => "offer-stands",
            GameError::NoOffer => "no-offer",
        };
        Fault::new(code, &words.error(error))
    }

    /// What a table does not do.
    pub fn of_table(error: &TableError, rules: Rules, lang: Lang) -> Fault {
        let code = match error {
            TableError::Game(error) => return Fault::of_game(error, rules, lang),
            TableError::LookingBack => "looking-back",
            TableError::NotYourTurn => "not-your-turn",
            TableError::NoPlan => "no-plan",
            TableError::Watching => "watching",
            TableError::NotComplete => "not-complete",
            TableError::NobodyHere => "nobody-here",
            TableError::AskFirst => "ask-first",
        };
        Fault::new(code, &jersi_words::page(lang).table_error(error))
    }

    /// Why a written turn cannot be played, where in the text, and what would be near it.
    pub fn of_text(error: &GameError, position: &Position, text: &str, lang: Lang) -> Fault {
        let mut fault = Fault::of_game(error, position.rules(), lang);
        if let GameError::Fault { fault: found, .. } = error {
            fault = fault.at(text, Some(found.span.clone()));
            fault.near = nearest_turns(position, text, NEAREST);
        }
        fault
    }

    /// Why a text is no position.
    pub fn of_position(error: &PositionTextError, text: &str, lang: Lang) -> Fault {
        Fault::new("bad-position", &error.say(lang)).at(text, error.span())
    }

    /// Why there is no such game; a fault of its position is told with its place in it.
    pub fn of_spec(error: &SpecError, position: &str, lang: Lang) -> Fault {
        let fault = Fault::new(error.code(), &error.say(lang));
        match &error.fault {
            SpecFault::Position(bad) => fault.at(position, bad.span()),
            _ => fault,
        }
    }

    /// Why a text is no record.
    pub fn of_record(error: &RecordError, text: &str, lang: Lang) -> Fault {
        Fault::new(error.code(), &error.say(lang)).at(text, Some(error.span.clone()))
    }

    /// Why a record is no game.
    pub fn of_load(error: &LoadError, text: &str, lang: Lang) -> Fault {
        if let LoadError::Start(error) = error {
            return Fault::of_record(error, text, lang);
        }
        let told = jersi_words::page(lang).load_error(error);
        Fault::new("bad-record", &told).at(text, error.span())
    }
}

/// The record that the page hands over, in JRN.
pub fn read_record(jrn: &str, lang: Lang) -> Result<Record, Fault> {
    read_jrn(jrn).map_err(|error| Fault::of_record(&error, jrn, lang))
}

/// Why a record of the page cannot be played through.
pub fn replay_fault(error: ReplayError, jrn: &str, lang: Lang) -> Fault {
    match error {
        ReplayError::Start(error) => Fault::of_record(&error, jrn, lang),
        ReplayError::Turn(fault) => Fault::new(fault.code(), &fault.say(lang)),
    }
}

/// How long a text is as JavaScript counts it.
pub fn utf16(text: &str) -> u32 {
    text.chars().map(char::len_utf16).sum::<usize>() as u32
}

/// A place in a text as JavaScript counts it.
pub fn in_javascript(text: &str, byte: usize) -> u32 {
    let units = text.char_indices().take_while(|&(at, _)| at < byte).map(|(_, letter)| letter.len_utf16());
    units.sum::<usize>() as u32
}

/// The player whom a request is about.
pub fn color(name: &str, lang: Lang) -> Result<Color, Fault> {
    let found = Color::BOTH.into_iter().find(|color| color.id() == name);
    found.ok_or_else(|| Fault::of(PageFault::NoSuchPlayer, lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_javascript_does() {
        assert_eq!(in_javascript("a2-b2", 3), 3);
        assert_eq!(in_javascript("é🙂x", "é🙂".len()), 3);
        assert_eq!(in_javascript("ab", 99), 2);
    }
}
