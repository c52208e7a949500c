//! A text that somebody brings: recognised, refereed, and what would mend it.

mod game;
mod position;

use jersi_rules::notation::Span;
use jersi_rules::record::{Hint, Layout, line_and_column};
use jersi_rules::{Edition, Lang};

use crate::fault::in_javascript;
use crate::study::Study;
use crate::wire::{Diagnosis, Found, ImportHint, Trouble};
use crate::words::sentence;

/// The longest text that is looked at, in bytes; a game of a thousand turns is a hundredth of it.
const LONGEST: usize = 1 << 20;

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
    let reader = Reader { text, lang };
    if text.len() > LONGEST {
        let said = match lang {
            Lang::En => "this text is too long for a game of JERSI",
            Lang::Fr => "ce texte est trop long pour une partie de JERSI",
        };
        return (Diagnosis { fault: Some(reader.trouble("too-long", said, None)), ..nothing() }, None);
    }
    let hint = match reader.hint(hint) {
        Ok(hint) => hint,
        Err(trouble) => return (Diagnosis { fault: Some(*trouble), ..nothing() }, None),
    };
    if position::is_one(text) { (reader.position(&hint), None) } else { reader.game(&hint) }
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
            Some(id) => Some(Edition::from_id(id).ok_or_else(|| {
                let said = match self.lang {
                    Lang::En => "there is no such edition",
                    Lang::Fr => "cette édition n'existe pas",
                };
                Box::new(self.trouble("no-such-edition", said, None))
            })?),
        };
        Ok(Hint { edition, reserve: hint.reserve, ransom: hint.ransom, setting: hint.setting.clone() })
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

/// A layout in words.
fn layout_name(layout: Layout, lang: Lang) -> &'static str {
    match (layout, lang) {
        (Layout::Jrn, Lang::En) => "JRN, the format of this software",
        (Layout::Jrn, Lang::Fr) => "JRN, le format de ce logiciel",
        (Layout::BookletPairs, Lang::En) => "Pairs of turns, as the booklets of 2.0 and 3.0 print them",
        (Layout::BookletPairs, Lang::Fr) => "Paires de tours, comme dans les livrets de 2.0 et 3.0",
        (Layout::BookletBlocks, Lang::En) => "Numbered pairs, as the booklet of 4.8 prints them",
        (Layout::BookletBlocks, Lang::Fr) => "Paires numérotées, comme dans le livret de 4.8",
        (Layout::Author4, Lang::En) => "Numbered turns, as the author's program for 4.x writes them",
        (Layout::Author4, Lang::Fr) => "Tours numérotés, comme les écrit le programme de l'auteur pour 4.x",
        (Layout::Author2, Lang::En) => "Pieces cell by cell, as the author's program for 2.0 writes them",
        (Layout::Author2, Lang::Fr) => {
            "Pièces case par case, comme les écrit le programme de l'auteur pour 2.0"
        }
    }
}
