//! Numbers for people.

use crate::words::{Unit, Words};
use crate::{Method, Metric, Row};

/// What stands where there is no number.
pub(crate) const NO_NUMBER: &str = "–";

/// What a part of a metric counts.
pub(crate) fn unit(metric: Metric, part: &str) -> Unit {
    use Metric as M;
    match (metric, part) {
        (_, "elo" | "span") => Unit::Elo,
        (_, "minutes") => Unit::Minutes,
        (M::Length, part) if part.starts_with("bin-") => Unit::Share,
        (M::Length, _) | (M::FirstContact, "capture" | "king-capture" | "drop") => Unit::Turns,
        (M::SkillLadder, "classes") => Unit::Count,
        (M::SkillLadder | M::ActionWorth, _) => Unit::Elo,
        (M::Branching | M::RealChoices | M::LeadChanges | M::OpeningDiversity, _) => Unit::Count,
        (M::PieceValues, _) | (M::Clarity, "spearman") | (M::BoardUse, "entropy") => Unit::Plain,
        _ => Unit::Share,
    }
}

/// How many decimals a number of a unit has.
fn decimals(unit: Unit, value: f64) -> usize {
    match unit {
        Unit::Share | Unit::Points => 1,
        Unit::Elo => 0,
        Unit::Plain => 2,
        // A median of whole turns mostly is one.
        Unit::Turns if value.fract() == 0.0 => 0,
        Unit::Turns | Unit::Minutes | Unit::Count => usize::from(value.abs() < 100.0),
    }
}

/// A number with its unit: `52.1 %`, `38 turns`.
pub(crate) fn with_unit(words: &Words, unit: Unit, value: f64) -> String {
    if !value.is_finite() {
        return NO_NUMBER.to_owned();
    }
    let counted = if unit == Unit::Points { value * 100.0 } else { value };
    let shown = rounded(counted, decimals(unit, counted));
    format!("{}{}", bare(words, unit, value), (words.unit)(unit, shown))
}

/// A number without its unit; a share in per cent.
pub(crate) fn bare(words: &Words, unit: Unit, value: f64) -> String {
    if let Some(large) = Large::of(words, unit, value) {
        return format!("{} {}", large.bare(words, value), large.name(value));
    }
    let shown = if unit == Unit::Share || unit == Unit::Points { value * 100.0 } else { value };
    plain(words, shown, decimals(unit, shown))
}

/// What a count of millions is told in: nobody reads eleven digits, and no table has room for them.
struct Large(f64, &'static str, &'static str);

impl Large {
    fn of(words: &Words, unit: Unit, value: f64) -> Option<Large> {
        let fits = |large: &(f64, &'static str, &'static str)| {
            unit == Unit::Count && value.is_finite() && value.abs() >= large.0
        };
        words.large.into_iter().find(fits).map(|(of, one, several)| Large(of, one, several))
    }

    fn bare(&self, words: &Words, value: f64) -> String {
        let shown = value / self.0;
        let decimals = usize::from(shown.abs() < 100.0 && shown.fract() != 0.0);
        plain(words, shown, decimals)
    }

    fn name(&self, value: f64) -> &'static str {
        if value.abs() < 2.0 * self.0 { self.1 } else { self.2 }
    }
}

/// A difference, always with its sign.
pub(crate) fn signed(words: &Words, unit: Unit, value: f64) -> String {
    let unit = if unit == Unit::Share { Unit::Points } else { unit };
    let text = with_unit(words, unit, value);
    let is_zero = !text.contains(|c: char| ('1'..='9').contains(&c));
    if text.starts_with('−') || !value.is_finite() || is_zero { text } else { format!("+{text}") }
}

/// The interval behind a number: `50.7–53.5`, or `−3 to 5`.
pub(crate) fn range(words: &Words, unit: Unit, low: f64, high: f64) -> String {
    let between = if low < 0.0 || high < 0.0 { words.to } else { "–" };
    let most = if low.abs() > high.abs() { low } else { high };
    if let Some(large) = Large::of(words, unit, most) {
        // The name once, for both ends.
        let (low, high) = (large.bare(words, low), large.bare(words, high));
        return format!("{low}{between}{high} {}", large.name(most));
    }
    format!("{}{between}{}", bare(words, unit, low), bare(words, unit, high))
}

/// A whole number by the habits of a language.
pub(crate) fn whole(words: &Words, number: u64) -> String {
    let digits = number.to_string();
    grouped(words, &digits)
}

/// The value of a row, with its interval if there is one: what is read out and shown when one points at a mark.
pub(crate) fn told(words: &Words, row: &Row) -> String {
    let value = value(words, row);
    match spread(words, row) {
        Some(spread) => format!("{value} ({spread})"),
        None => value,
    }
}

/// The number of a row with its unit. Who won all pairs is stronger by so many Elo at the least.
pub(crate) fn value(words: &Words, row: &Row) -> String {
    format!("{}{}", sign_of_end(row, row.value), with_unit(words, unit(row.metric, &row.part), row.value))
}

/// The interval of a row, if it has one. One that reaches to all or nothing has no other end.
pub(crate) fn spread(words: &Words, row: &Row) -> Option<String> {
    let (low, high) = interval(row)?;
    let unit = unit(row.metric, &row.part);
    Some(match (sign_of_end(row, low), sign_of_end(row, high)) {
        ("", "") => range(words, unit, low, high),
        ("", sign) => format!("{sign}{}", bare(words, unit, low)),
        (sign, "") => format!("{sign}{}", bare(words, unit, high)),
        _ => NO_NUMBER.to_owned(),
    })
}

/// What stands before the Elo of all or nothing, which is told as half a point short of it.
fn sign_of_end(row: &Row, value: f64) -> &'static str {
    let whole = matches!(row.part.as_str(), "span" | "classes");
    if row.method != Method::Pentanomial || whole || row.n == 0 {
        return "";
    }
    // Half a point of the two in each pair, and the rest.
    let most = 400.0 * (4.0 * f64::from(row.n) - 1.0).log10() - 1e-6;
    match value {
        value if value >= most => "≥\u{202f}",
        value if value <= -most => "≤\u{202f}",
        _ => "",
    }
}

/// Both ends of a row's interval, if they are numbers.
pub(crate) fn interval(row: &Row) -> Option<(f64, f64)> {
    row.low.zip(row.high).filter(|(low, high)| low.is_finite() && high.is_finite())
}

/// A number as it is shown, without its sign.
fn rounded(value: f64, decimals: usize) -> f64 {
    // Halves away from zero, as people round: there are medians of 114.5 turns.
    let power = [1.0, 10.0, 100.0][decimals.min(2)];
    let rounded = (value.abs() * power).round() / power;
    if rounded.is_finite() { rounded } else { value.abs() }
}

fn plain(words: &Words, value: f64, decimals: usize) -> String {
    if !value.is_finite() {
        return NO_NUMBER.to_owned();
    }
    let shown = rounded(value, decimals);
    let text = format!("{shown:.decimals$}");
    let (before, after) = text.split_once('.').map_or((text.as_str(), None), |(one, two)| (one, Some(two)));
    // A number that rounds to zero has no sign.
    let is_zero = text.chars().all(|c| c == '0' || c == '.');
    let mut out = if value < 0.0 && !is_zero { "−".to_owned() } else { String::new() };
    out.push_str(&grouped(words, before));
    if let Some(after) = after {
        out.push(words.point);
        out.push_str(after);
    }
    out
}

fn grouped(words: &Words, digits: &str) -> String {
    if digits.len() < 5 && words.id == "fr" || digits.len() < 4 {
        return digits.to_owned();
    }
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(words.thousands);
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::words;
    use jersi_rules::Lang;

    #[test]
    fn numbers_follow_the_habits_of_a_language() {
        let (en, fr) = (words(Lang::EN), words(Lang::ALL[1]));
        assert_eq!(with_unit(en, Unit::Share, 0.5214), "52.1\u{202f}%");
        assert_eq!(with_unit(fr, Unit::Share, 0.5214), "52,1\u{202f}%");
        assert_eq!(whole(en, 20_000), "20,000");
        assert_eq!(whole(fr, 20_000), "20\u{202f}000");
        assert_eq!(whole(fr, 2_000), "2000");
        assert_eq!(range(en, Unit::Elo, -12.0, 30.4), "−12 to 30");
        assert_eq!(range(fr, Unit::Share, 0.1, 0.2), "10,0–20,0");
        assert_eq!(signed(en, Unit::Share, 0.027), "+2.7 points");
        assert_eq!(signed(en, Unit::Turns, -11.0), "−11 turns");
        assert_eq!(signed(en, Unit::Elo, -0.2), "0 Elo");
        assert_eq!(range(en, Unit::Turns, 110.0, 114.5), "110–115");
        assert_eq!(with_unit(en, Unit::Plain, -0.125), "−0.13");
    }

    #[test]
    fn one_is_not_several() {
        let (en, fr) = (words(Lang::EN), words(Lang::ALL[1]));
        let turns = |value: f64| [en, fr].map(|words| with_unit(words, Unit::Turns, value));
        assert_eq!(turns(1.0), ["1 turn", "1 tour"]);
        assert_eq!(turns(2.0), ["2 turns", "2 tours"]);
        assert_eq!(turns(1.5), ["1.5 turns", "1,5 tour"]);
        // As it is shown: 1.96 is 2.0.
        assert_eq!(turns(1.96), ["2.0 turns", "2,0 tours"]);
        assert_eq!(signed(en, Unit::Turns, -1.0), "−1 turn");
        assert_eq!([en, fr].map(|words| signed(words, Unit::Share, 0.01)), ["+1.0 point", "+1,0 point"]);
        assert_eq!([en, fr].map(|words| signed(words, Unit::Share, 0.027)), ["+2.7 points", "+2,7 points"]);
    }

    #[test]
    fn all_or_nothing_is_a_least_or_a_most() {
        let (en, most) = (words(Lang::EN), 400.0 * 399_f64.log10());
        let row = |value, low, high| Row {
            rules: String::new(),
            nodes: 1,
            metric: Metric::ActionWorth,
            part: "one-two".to_owned(),
            value,
            low: Some(low),
            high: Some(high),
            n: 100,
            method: Method::Pentanomial,
        };
        assert_eq!(told(en, &row(most, 566.2, most)), "≥\u{202f}1,040 Elo (≥\u{202f}566)");
        assert_eq!(told(en, &row(919.5, 526.3, most)), "920 Elo (≥\u{202f}526)");
        assert_eq!(told(en, &row(-most, -most, -566.2)), "≤\u{202f}−1,040 Elo (≤\u{202f}−566)");
        assert_eq!(told(en, &row(346.1, 289.2, 421.8)), "346 Elo (289–422)");
    }

    #[test]
    fn millions_are_told_by_their_name() {
        let (en, fr) = (words(Lang::EN), words(Lang::ALL[1]));
        assert_eq!(with_unit(en, Unit::Count, 34_738_363_862.0), "34.7 billion");
        assert_eq!(with_unit(fr, Unit::Count, 34_738_363_862.0), "34,7 milliards");
        assert_eq!(with_unit(fr, Unit::Count, 1_199_791.0), "1,2 million");
        assert_eq!(with_unit(en, Unit::Count, 261_330.0), "261,330");
        assert_eq!(with_unit(en, Unit::Elo, 1e7), "10,000,000 Elo");
        assert_eq!(bare(en, Unit::Count, 1e6), "1 million");
        assert_eq!(signed(en, Unit::Count, -10_812_257.0), "−10.8 million");
        assert_eq!(range(en, Unit::Count, -107_651_242.0, -465_700.0), "−108 to −0.5 million");
        assert_eq!(range(fr, Unit::Count, 916_374.0, 1_554_586.0), "0,9–1,6 million");
        assert_eq!(range(en, Unit::Count, 149_315.0, 441_110.0), "149,315–441,110");
    }

    #[test]
    fn what_is_no_number_is_a_dash() {
        let en = words(Lang::EN);
        for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(with_unit(en, Unit::Share, value), NO_NUMBER);
            assert_eq!(signed(en, Unit::Elo, value), NO_NUMBER);
            assert_eq!(bare(en, Unit::Plain, value), NO_NUMBER);
        }
    }
}
