//! A table of a plan, asked for one key after the other: what has another type, is missing or unknown is told with its place.

use std::ops::{Range, RangeInclusive};

use jersi_rules::nearest_word;
use jersi_words::{LabFault, LabWanted};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::BadPlan;

/// A value with its place.
pub(super) type Value<'a> = Spanned<DeValue<'a>>;

/// A table of a plan and its place.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub entries: &'a DeTable<'a>,
    pub span: (usize, usize),
}

impl<'a> Table<'a> {
    /// A value that must be a table.
    pub fn of(key: &str, value: &'a Value<'_>) -> Result<Table<'a>, BadPlan> {
        match value.get_ref() {
            DeValue::Table(entries) => Ok(Table { entries, span: (value.span().start, value.span().end) }),
            _ => Err(wanted(key, value, LabWanted::Table)),
        }
    }

    /// What stands behind a key.
    pub fn get(self, key: &str) -> Option<&'a Value<'a>> {
        self.entries.iter().find(|(known, _)| known.get_ref() == key).map(|(_, value)| value)
    }

    /// What must stand behind a key.
    pub fn need(self, key: &'static str, wanted: LabWanted) -> Result<&'a Value<'a>, BadPlan> {
        let missing = || BadPlan::new(LabFault::Missing { key, wanted }, self.span.0..self.span.1);
        self.get(key).ok_or_else(missing)
    }

    /// All keys must be of these.
    pub fn only(self, known: &[&'static str]) -> Result<(), BadPlan> {
        match self
            .entries
            .keys()
            .filter(|key| !known.contains(&&**key.get_ref()))
            .min_by_key(|key| key.span().start)
        {
            Some(key) => Err(unknown(key.get_ref(), key.span(), known)),
            None => Ok(()),
        }
    }

    /// A whole number in a range.
    pub fn number(self, key: &'static str, range: RangeInclusive<u32>) -> Result<u32, BadPlan> {
        number(key, self.need(key, within(&range))?, range)
    }

    /// A whole number in a range, if there is one.
    pub fn may_number(self, key: &'static str, range: RangeInclusive<u32>) -> Result<Option<u32>, BadPlan> {
        self.get(key).map(|value| number(key, value, range)).transpose()
    }
}

/// A key that is not known here.
pub(super) fn unknown(key: &str, span: Range<usize>, known: &[&'static str]) -> BadPlan {
    let near = nearest_word(key, known);
    BadPlan::new(LabFault::UnknownKey { key: key.to_owned(), near, known: known.to_vec() }, span)
}

/// Another value than the key takes.
pub(super) fn wanted(key: &str, value: &Value<'_>, wanted: LabWanted) -> BadPlan {
    BadPlan::new(LabFault::Wanted { key: key.to_owned(), wanted }, value.span())
}

/// A whole number in a range.
pub(super) fn number(key: &str, value: &Value<'_>, range: RangeInclusive<u32>) -> Result<u32, BadPlan> {
    let number =
        whole(value).and_then(|number| u32::try_from(number).ok()).filter(|number| range.contains(number));
    number.ok_or_else(|| wanted(key, value, within(&range)))
}

fn within(range: &RangeInclusive<u32>) -> LabWanted {
    LabWanted::Number { least: u64::from(*range.start()), most: Some(u64::from(*range.end())) }
}

/// A whole number that is not below zero.
pub(super) fn whole(value: &Value<'_>) -> Option<u64> {
    match value.get_ref() {
        DeValue::Integer(number) => u64::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    }
}

/// A text.
pub(super) fn text<'a>(key: &str, value: &'a Value<'_>) -> Result<&'a str, BadPlan> {
    match value.get_ref() {
        DeValue::String(text) => Ok(text),
        _ => Err(wanted(key, value, LabWanted::Text)),
    }
}

/// A list.
pub(super) fn list<'a>(
    key: &str,
    value: &'a Value<'a>,
    of: LabWanted,
) -> Result<Vec<&'a Value<'a>>, BadPlan> {
    match value.get_ref() {
        DeValue::Array(values) => Ok(values.iter().collect()),
        _ => Err(wanted(key, value, of)),
    }
}

/// A list of texts, each with its place.
pub(super) fn texts<'a>(key: &str, value: &'a Value<'a>) -> Result<Vec<(&'a str, Range<usize>)>, BadPlan> {
    let read = |found: &'a Value<'a>| match found.get_ref() {
        DeValue::String(text) => Ok((&**text, found.span())),
        _ => Err(wanted(key, found, LabWanted::Texts)),
    };
    list(key, value, LabWanted::Texts)?.into_iter().map(read).collect()
}
