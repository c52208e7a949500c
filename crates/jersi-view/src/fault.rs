//! What went wrong, in the player's language.

use jersi_game::{GameError, LoadError};
use jersi_rules::notation::{PositionTextError, Span, nearest_turns};
use jersi_rules::record::RecordError;
use jersi_rules::{Color, Edition, Lang, Position, Refusal};
use jersi_table::TableError;

use crate::wire::Fault;
use crate::words::{Words, sentence};

/// Legal turns that are offered for a text that is none.
const NEAREST: usize = 3;

impl Fault {
    /// A fault without a place.
    pub fn new(code: &str, message: &str) -> Fault {
        Fault { code: code.to_owned(), message: sentence(message), span: None, near: Vec::new() }
    }

    /// A fault in both languages.
    pub fn said(code: &str, lang: Lang, english: &str, french: &str) -> Fault {
        Fault::new(code, if lang == Lang::En { english } else { french })
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
    pub fn of_game(error: &GameError, edition: Edition, lang: Lang) -> Fault {
        let words = Words::new(edition, lang);
        let told = |code, english, french| Fault::said(code, lang, english, french);
        match error {
            GameError::Over(ending) => {
                let how = ending.say(edition, lang);
                let english = format!("the game is over: {how}");
                let french = format!("la partie est finie : {how}");
                told("game-over", &english, &french)
            }
            GameError::Refused { refusal, edition } => Fault::refused(refusal, *edition, lang),
            GameError::Fault { fault, .. } => Fault::new(fault.code(), &fault.say(lang)),
            GameError::NothingToUndo => {
                told("nothing-to-undo", "there is no turn to take back", "il n'y a aucun tour à reprendre")
            }
            GameError::NothingToRedo => {
                told("nothing-to-redo", "there is no turn to play again", "il n'y a aucun tour à rejouer")
            }
            GameError::OfferStands(color) => {
                let name = words.color(*color);
                let english = format!("{name} has offered a tie already");
                let french = format!("{name} a déjà proposé la nulle");
                told("offer-stands", &english, &french)
            }
            GameError::NoOffer => told("no-offer", "no tie is offered", "aucune partie nulle n'est proposée"),
        }
    }

    /// What a table does not do.
    pub fn of_table(error: &TableError, edition: Edition, lang: Lang) -> Fault {
        let code = match error {
            TableError::Game(error) => return Fault::of_game(error, edition, lang),
            TableError::LookingBack => "looking-back",
            TableError::NotYourTurn => "not-your-turn",
            TableError::NotComplete => "not-complete",
            TableError::NobodyHere => "nobody-here",
            TableError::AskFirst => "ask-first",
        };
        Fault::new(code, Words::new(edition, lang).not_done(error))
    }

    /// Why a written turn cannot be played, where in the text, and what would be near it.
    pub fn of_text(error: &GameError, position: &Position, text: &str, lang: Lang) -> Fault {
        let mut fault = Fault::of_game(error, position.edition(), lang);
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

    /// Why a text is no record.
    pub fn of_record(error: &RecordError, text: &str, lang: Lang) -> Fault {
        Fault::new(error.code(), &error.say(lang)).at(text, Some(error.span.clone()))
    }

    /// Why a record is no game.
    pub fn of_load(error: &LoadError, text: &str, lang: Lang) -> Fault {
        let told = match (error, lang) {
            (LoadError::Start(error), _) => return Fault::of_record(error, text, lang),
            (LoadError::Turn { number, text, error, .. }, Lang::Fr) => {
                let edition = match error {
                    GameError::Refused { edition, .. } | GameError::Fault { edition, .. } => *edition,
                    _ => Edition::V4_8,
                };
                let why = Fault::of_game(error, edition, lang).message;
                format!("tour {number}, {text} : {why}")
            }
            (_, Lang::En) => error.to_string(),
            (_, Lang::Fr) => "cette partie ne peut pas être reprise telle qu'elle est notée".to_owned(),
        };
        Fault::new("bad-record", &told).at(text, error.span())
    }
}

/// A place in a text as JavaScript counts it.
pub fn in_javascript(text: &str, byte: usize) -> u32 {
    let units = text.char_indices().take_while(|&(at, _)| at < byte).map(|(_, letter)| letter.len_utf16());
    units.sum::<usize>() as u32
}

/// The player whom a request is about.
pub fn color(name: &str, lang: Lang) -> Result<Color, Fault> {
    Color::BOTH.into_iter().find(|color| color.id() == name).ok_or_else(|| {
        Fault::said("no-such-player", lang, "there is no such player", "ce joueur n'existe pas")
    })
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
