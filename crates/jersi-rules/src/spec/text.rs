//! The text form: `4.8 no-reserve ransom`, `2.0 setting=random seed=7`, `3.0 position=…`, `4.8 quiet-limit=60 ban=one-two`.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::{GameSpec, SpecError, SpecFault, SpecValue, nearest_word};
use crate::edition::Edition;

/// Words that need no value: each says yes.
const FLAGS: [&str; 4] = ["no-reserve", "reserve", "ransom", "mokca"];

/// A thing that a text says: its key, where the key or the word stands, and where its value stands.
struct Said<'a> {
    key: &'a str,
    word: Range<usize>,
    value: Range<usize>,
}

/// What a text says, thing by thing. A position is the last, because it has blanks in it.
fn things(text: &str) -> Vec<Said<'_>> {
    let mut things = Vec::new();
    let mut at = 0;
    loop {
        at += text[at..].len() - text[at..].trim_start().len();
        let rest = &text[at..];
        if rest.is_empty() {
            return things;
        }
        let end = at + rest.find(char::is_whitespace).unwrap_or(rest.len());
        let word = at..end;
        at = end;
        things.push(match text[word.clone()].split_once('=') {
            Some((key @ "position", _)) => {
                at = text.len();
                Said { key, value: word.start + key.len() + 1..at, word: word.start..word.start + key.len() }
            }
            Some((key, _)) => {
                let behind = word.start + key.len();
                Said { key, word: word.start..behind, value: behind + 1..word.end }
            }
            None if FLAGS.contains(&&text[word.clone()]) => {
                Said { key: &text[word.clone()], value: word.end..word.end, word }
            }
            // An edition needs no key.
            None => Said { key: "edition", value: word.clone(), word },
        });
    }
}

impl FromStr for GameSpec {
    type Err = SpecError;

    /// Reads the text form. A place in the error is one of the whole text.
    fn from_str(text: &str) -> Result<GameSpec, SpecError> {
        let mut spec = GameSpec::default();
        let mut known: Vec<&str> = Vec::new();
        for Said { key, word, value } in things(text) {
            let bare = word == value || value.is_empty() && !text[word.end..].starts_with('=');
            let given = if bare && key != "edition" {
                SpecValue::Flag(true)
            } else {
                SpecValue::Word(&text[value.clone()])
            };
            spec.set(key, given).map_err(|error| match error.fault {
                SpecFault::NoSuchEdition { .. } if bare => unknown_word(&text[word.clone()]).at(word.clone()),
                SpecFault::UnknownKey { .. } => error.at(word.clone()),
                _ => error.at(value),
            })?;
            if known.contains(&key) {
                return Err(SpecError::new(SpecFault::SaidTwice { key: key.to_owned() }, key).at(word));
            }
            known.push(key);
        }
        Ok(spec)
    }
}

/// A word alone that is no edition may be anything.
fn unknown_word(word: &str) -> SpecError {
    if word.starts_with(|c: char| c.is_ascii_digit()) {
        return SpecError::no_such_edition(word);
    }
    let known: Vec<&str> = Edition::ALL.map(Edition::id).into_iter().chain(FLAGS).collect();
    let near = nearest_word(word, &known).or_else(|| nearest_word(word, &GameSpec::KEYS));
    SpecError::new(SpecFault::UnknownWord { word: word.to_owned(), near, known }, word)
}

impl SpecError {
    /// The same error with its place in the text form that the game was read from, instead of a place in one value.
    #[must_use]
    pub fn within(self, text: &str) -> SpecError {
        let Some(said) = things(text).into_iter().find(|said| said.key == self.key) else { return self };
        let span = match &self.span {
            Some(span) => said.value.start + span.start..said.value.start + span.end,
            None => said.word,
        };
        self.at(span)
    }
}

/// The text that is read back as the same game.
impl fmt::Display for GameSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = self.edition.iter().map(ToString::to_string).collect();
        let flags = [
            ("no-reserve", self.no_reserve),
            ("reserve", self.reserve),
            ("ransom", self.ransom),
            ("mokca", self.mokca),
        ];
        for (key, flag) in flags {
            match flag {
                Some(true) => words.push(key.to_owned()),
                Some(false) => words.push(format!("{key}=false")),
                None => {}
            }
        }
        words.extend(Some(self.house.to_string()).filter(|house| !house.is_empty()));
        words.extend(self.setting.as_ref().map(|id| format!("setting={id}")));
        words.extend(self.seed.map(|seed| format!("seed={seed}")));
        words.extend(self.position.as_ref().map(|position| format!("position={position}")));
        f.write_str(&words.join(" "))
    }
}
