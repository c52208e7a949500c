//! The values of options: readers whose faults are data, so that every language has words for them.

use std::ops::RangeInclusive;
use std::time::Duration;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command};
use jersi_words::ValueFault;

/// The greatest number where none matters.
pub const ANY: u64 = u64::MAX;

/// A whole number in a range that the type holds.
pub fn whole<T: TryFrom<u64> + Clone + Send + Sync + 'static>(
    range: RangeInclusive<u64>,
) -> impl TypedValueParser<Value = T> {
    StringValueParser::new().try_map(move |text| {
        let number = text.parse::<u64>().ok().filter(|number| range.contains(number));
        let (least, most) = (*range.start(), Some(*range.end()).filter(|most| *most != ANY));
        number.and_then(|number| T::try_from(number).ok()).ok_or(ValueFault::Whole { least, most })
    })
}

/// A number in a range, perhaps with a fraction.
pub fn decimal(range: RangeInclusive<f64>) -> impl TypedValueParser<Value = f64> {
    StringValueParser::new().try_map(move |text| {
        let number = text.parse::<f64>().ok().filter(|number| range.contains(number));
        number.ok_or(ValueFault::Decimal { least: *range.start(), most: *range.end() })
    })
}

/// A length of time, as in `500ms`, `20s` or `2m`; an hour at the longest.
pub fn duration() -> impl TypedValueParser<Value = Duration> {
    form(|text| {
        let unit = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let number =
            text[..text.len() - unit.len()].parse::<u64>().ok().filter(|number| *number <= 3_600_000);
        let read = number.and_then(|number| match unit {
            "ms" => Some(Duration::from_millis(number)),
            "s" => Some(Duration::from_secs(number)),
            "m" => Some(Duration::from_secs(number * 60)),
            _ => None,
        });
        read.filter(|time| *time <= Duration::from_hours(1)).ok_or(ValueFault::Duration)
    })
}

/// A value in a form of its own.
pub fn form<T: Clone + Send + Sync + 'static>(
    read: impl Fn(&str) -> Result<T, ValueFault> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T> {
    StringValueParser::new().try_map(move |text| read(&text))
}

/// One of some words, which a shell can complete.
#[expect(clippy::needless_pass_by_value, reason = "it is a list that is written where it is used")]
pub fn one_of<T: Clone + Send + Sync + 'static, const N: usize>(
    known: [(&'static str, T); N],
) -> impl TypedValueParser<Value = T> {
    OneOf(known.to_vec())
}

#[derive(Clone)]
struct OneOf<T>(Vec<(&'static str, T)>);

impl<T: Clone + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<T, clap::Error> {
        let known = self.0.clone();
        let find = move |text: String| match known.iter().find(|(word, _)| *word == text) {
            Some((_, found)) => Ok(found.clone()),
            None => Err(ValueFault::OneOf(known.iter().map(|(word, _)| (*word).to_owned()).collect())),
        };
        StringValueParser::new().try_map(find).parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(|(word, _)| PossibleValue::new(*word))))
    }
}
