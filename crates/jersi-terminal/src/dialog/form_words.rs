//! The form of a new game in words.

use jersi_words::{Field, Label, sentence};

use super::form::Form;
use crate::words::Words;

impl Form {
    /// What a line of the form asks for, and what is chosen.
    pub fn line(&self, field: Field, words: Words) -> (String, String) {
        let yes = |is: bool| words.label(if is { Label::Yes } else { Label::No });
        let value = match field {
            Field::Edition => {
                format!("{}, {}", self.edition, self.edition.about(words.lang()).date)
            }
            Field::Setting => self.setting_name(words.lang()),
            Field::Seed if self.seed.is_empty() => words.label(Label::ByChance),
            Field::Seed => self.seed.clone(),
            Field::Guardian => yes(self.guardian),
            Field::Reserve => yes(self.reserve),
            Field::Ransom => yes(self.ransom),
            Field::White => self.white.clone(),
            Field::Black => self.black.clone(),
            Field::Lot => yes(self.lot),
            Field::Clock if self.clock == "-" => words.label(Label::NoClock),
            Field::Clock => self.clock.clone(),
            Field::Adjudicate => yes(self.adjudicate),
            Field::Begin => String::new(),
        };
        (words.field(field), value)
    }

    /// What is wrong, if anything is.
    pub fn complaint(&self, words: Words) -> Option<String> {
        let wrong = self.wrong.map(|field| words.wrong_field(field));
        wrong.or_else(|| self.fault.as_deref().map(sentence))
    }

    /// What the chosen line means.
    pub fn about(&self, words: Words) -> String {
        let field = self.fields().get(self.at).copied().unwrap_or(Field::Begin);
        let about = self.edition.about(words.lang());
        match field {
            Field::Edition => about.summary.into_owned(),
            Field::Reserve | Field::Ransom => {
                let id = if field == Field::Ransom { "ransom" } else { "no-reserve" };
                let variant = about.variants.into_iter().find(|variant| variant.id == id);
                variant.map_or(String::new(), |variant| variant.what.into_owned())
            }
            _ => words.about_field(field),
        }
    }
}
