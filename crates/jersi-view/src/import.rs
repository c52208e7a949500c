//! A text that somebody brings: recognised, refereed, and what would mend it.

mod game;
mod position;

use jersi_rules::notation::Span;
use jersi_rules::record::{Hint, line_and_column};
use jersi_rules::{GameSpec, Lang, SpecValue};

use jersi_words::PageFault;

use crate::fault::in_javascript;
use crate::wire::{Diagnosis, Found, ImportHint, Trouble};
use crate::words::sentence;

/// The longest text that is looked at, in bytes; a game of a thousand turns is a hundredth of it.
const LONGEST: usize = 1 << 20;

/// What a text is, and what is wrong with it. Nothing that is written makes it fail.
pub fn diagnose(text: &str, hint: &ImportHint, lang: Lang) -> Diagnosis {
    let reader = Reader { text, lang };
    if text.len() > LONGEST {
        return Diagnosis { fault: Some(reader.fault(PageFault::TooLong)), ..nothing() };
    }
    let hint = match reader.hint(hint) {
        Ok(hint) => hint,
        Err(trouble) => return Diagnosis { fault: Some(*trouble), ..nothing() },
    };
    if position::is_one(text) { reader.position(&hint) } else { reader.game(&hint) }
}

/// A diagnosis that says nothing yet.
fn nothing() -> Diagnosis {
    Diagnosis {
        found: Found::Nothing,
        layout: None,
        layout_name: String::new(),
        edition: None,
        rules: String::new(),
        reserve: true,
        ransom: false,
        players: crate::wire::Both { white: String::new(), black: String::new() },
        tags: Vec::new(),
        turns: 0,
        written: 0,
        ending: String::new(),
        fault: None,
        slips: Vec::new(),
        notes: Vec::new(),
        choices: Vec::new(),
        candidates: Vec::new(),
        record: None,
        beginning: None,
        position: None,
    }
}

/// A text and the language in which it is spoken of.
#[derive(Clone, Copy)]
struct Reader<'a> {
    text: &'a str,
    lang: Lang,
}

impl Reader<'_> {
    fn hint(self, hint: &ImportHint) -> Result<Hint, Box<Trouble>> {
        let edition = match &hint.edition {
            None => None,
            Some(id) => {
                let spec = GameSpec::from_keys([("edition", SpecValue::Text(id))]);
                let spec =
                    spec.map_err(|error| Box::new(self.trouble(error.code(), &error.say(self.lang), None)))?;
                Some(spec.edition())
            }
        };
        Ok(Hint { edition, reserve: hint.reserve, ransom: hint.ransom, setting: hint.setting.clone() })
    }

    fn fault(self, fault: PageFault) -> Trouble {
        self.trouble(fault.code(), &jersi_words::page(self.lang).fault(fault), None)
    }

    /// Something that is wrong at a place of the text.
    fn trouble(self, code: &str, message: &str, span: Option<Span>) -> Trouble {
        let span = span.filter(|span| span.start <= span.end && span.end <= self.text.len());
        let (line, column) = span.as_ref().map_or((0, 0), |span| line_and_column(self.text, span.start));
        Trouble {
            code: code.to_owned(),
            message: sentence(message),
            turn: String::new(),
            written: String::new(),
            span: span.map(|span| self.counted(&span)),
            whole: None,
            line: line as u32,
            column: column as u32,
            remedy: None,
            near: Vec::new(),
        }
    }

    /// A place as JavaScript counts it.
    fn counted(self, span: &Span) -> [u32; 2] {
        [span.start, span.end].map(|byte| in_javascript(self.text, byte))
    }
}
