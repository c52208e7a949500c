//! A part of a file: `Range` and `If-Range`, as RFC 9110 has them, for one range of bytes.

use std::ops::Range;

/// What part of a file is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it: nothing else was asked for, or it was asked for in a way that may be passed over.
    Whole,
    /// These bytes; never none.
    Bytes(Range<usize>),
    /// Bytes that it has not.
    Beyond,
}

/// Reads `bytes=0-99`, `bytes=100-` and `bytes=-100`. Several ranges, other units and what cannot be read are passed
/// over, as the standard allows: the whole file is a right answer too.
pub fn part(range: Option<&str>, if_range: Option<&str>, etag: &str, length: usize) -> Part {
    // A weak tag or a date never stands for the very same bytes.
    if if_range.is_some_and(|tag| tag.trim() != etag) {
        return Part::Whole;
    }
    range.and_then(read).map_or(Part::Whole, |asked| asked.of(length))
}

#[derive(Clone, Copy)]
enum Asked {
    FromTo(u64, Option<u64>),
    Last(u64),
}

impl Asked {
    fn of(self, length: usize) -> Part {
        let end = length as u64;
        let (from, to) = match self {
            Asked::FromTo(first, last) => (first, last.map_or(end, |last| last.saturating_add(1).min(end))),
            Asked::Last(count) => (end - count.min(end), end),
        };
        // Both are at most the length, so they fit.
        if from < to { Part::Bytes(from as usize..to as usize) } else { Part::Beyond }
    }
}

fn read(text: &str) -> Option<Asked> {
    let (unit, set) = text.split_once('=')?;
    let (first, last) = set.trim().split_once('-')?;
    if !unit.trim().eq_ignore_ascii_case("bytes") {
        return None;
    }
    match (first, last) {
        ("", last) => Some(Asked::Last(number(last)?)),
        (first, "") => Some(Asked::FromTo(number(first)?, None)),
        (first, last) => {
            let (first, last) = (number(first)?, number(last)?);
            (first <= last).then_some(Asked::FromTo(first, Some(last)))
        }
    }
}

/// Digits alone; more than fits is as good as the most that fits.
fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_ten(range: &str) -> Part {
        part(Some(range), None, "\"t\"", 10)
    }

    #[test]
    fn one_range_is_cut_to_the_file() {
        for (range, bytes) in [
            ("bytes=0-0", 0..1),
            ("bytes=0-9", 0..10),
            ("bytes=3-5", 3..6),
            ("bytes=3-", 3..10),
            ("bytes=-4", 6..10),
            ("bytes=-40", 0..10),
            ("BYTES=9-99999999999999999999999", 9..10),
        ] {
            assert_eq!(of_ten(range), Part::Bytes(bytes), "{range}");
        }
    }

    #[test]
    fn what_the_file_has_not_is_told() {
        for range in ["bytes=10-", "bytes=10-20", "bytes=99999999999999999999999-", "bytes=-0"] {
            assert_eq!(of_ten(range), Part::Beyond, "{range}");
        }
        assert_eq!(part(Some("bytes=0-"), None, "\"t\"", 0), Part::Beyond);
    }

    #[test]
    fn what_cannot_be_read_is_passed_over() {
        for range in [
            "",
            "bytes",
            "bytes=",
            "bytes=-",
            "bytes=5-3",
            "bytes=a-b",
            "bytes=+1-2",
            "bytes=0-1,3-4",
            "lines=0-1",
        ] {
            assert_eq!(of_ten(range), Part::Whole, "{range}");
        }
        assert_eq!(part(None, None, "\"t\"", 10), Part::Whole);
    }

    #[test]
    fn a_part_belongs_to_the_file_that_was_begun() {
        let with = |tag| part(Some("bytes=0-1"), Some(tag), "\"t\"", 10);
        assert_eq!(with("\"t\""), Part::Bytes(0..2));
        for other in ["\"u\"", "W/\"t\"", "Wed, 21 Oct 2015 07:28:00 GMT", "*", ""] {
            assert_eq!(with(other), Part::Whole, "{other}");
        }
    }
}
