//! A text that somebody brings: recognised, refereed, and what would mend it.

mod game;
mod position;

use jersi_rules::notation::Span;
use jersi_rules::record::{Hint, Layout, Limit, Places, RecordFault};
use jersi_rules::{GameSpec, Lang, SpecValue, foreign_text};

use crate::study::Study;
use crate::wire::{Diagnosis, Found, ImportHint, Trouble};
use crate::words::sentence;

/// A text that somebody brings, read and refereed once: what it is, and the game in it as a study.
pub struct Brought {
    diagnosis: Diagnosis,
    /// The text, if it needs no mending.
    text: Option<String>,
    tree: Option<jersi_study::Study>,
}

impl Brought {
    /// Reads a text. Nothing that is written makes it fail.
    pub fn read(text: &str, hint: &ImportHint, lang: Lang) -> Brought {
        let (diagnosis, tree) = read(text, hint, lang);
        let sound = diagnosis.layout.as_deref() == Some(Layout::Jrn.id()) && diagnosis.slips.is_empty();
        Brought { diagnosis, text: sound.then(|| text.to_owned()), tree }
    }

    /// What it is, and what is wrong with it.
    pub fn diagnosis(&self) -> &Diagnosis {
        &self.diagnosis
    }

    /// The study of a record, if that is the game that was brought: it has been refereed. It is handed over once.
    pub fn hand_over(&mut self, record: &str, lang: Lang) -> Option<Study> {
        let same = [&self.text, &self.diagnosis.record].into_iter().flatten().any(|text| text == record);
        self.tree.take_if(|_| same).and_then(|tree| Study::of(tree, lang).ok())
    }
}

/// What a text is, and what is wrong with it. Nothing that is written makes it fail.
pub fn diagnose(text: &str, hint: &ImportHint, lang: Lang) -> Diagnosis {
    read(text, hint, lang).0
}

fn read(text: &str, hint: &ImportHint, lang: Lang) -> (Diagnosis, Option<jersi_study::Study>) {
    if text.len() > Limit::Bytes.most() {
        let found = Some(text.len() as u64);
        let fault = RecordFault::TooLarge { limit: Limit::Bytes, found };
        let reader = Reader { places: &Places::of(""), lang };
        let trouble = reader.trouble(fault.code(), &fault.say(lang), None);
        return (Diagnosis { fault: Some(trouble), ..nothing() }, None);
    }
    let reader = Reader { places: &Places::of(text), lang };
    let title = hint.title.as_deref();
    let rules = match reader.hint(hint) {
        Ok(rules) => rules,
        Err(trouble) => return (Diagnosis { fault: Some(*trouble), ..nothing() }, None),
    };
    if position::is_one(text) { (reader.position(&rules), None) } else { reader.game(&rules, title) }
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
        glimpse: None,
    }
}

/// A text with its places, and the language in which it is spoken of.
#[derive(Clone, Copy)]
struct Reader<'a> {
    places: &'a Places<'a>,
    lang: Lang,
}

impl<'a> Reader<'a> {
    fn text(self) -> &'a str {
        self.places.text()
    }

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
        Ok(Hint {
            edition,
            reserve: hint.reserve,
            ransom: hint.ransom,
            house: None,
            setting: hint.setting.clone(),
        })
    }

    /// Something that is wrong at a place of the text.
    fn trouble(self, code: &str, message: &str, span: Option<Span>) -> Trouble {
        let span = span.filter(|span| span.start <= span.end && span.end <= self.text().len());
        let (line, column) = span.as_ref().map_or((0, 0), |span| self.places.line_and_column(span.start));
        Trouble {
            code: code.to_owned(),
            message: sentence(&foreign_text::line(message)),
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
        [span.start, span.end].map(|byte| self.places.utf16(byte))
    }
}
