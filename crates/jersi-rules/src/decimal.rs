//! Plain decimal numbers. The standard reader of floating-point numbers brings tables of fifteen kilobytes with it, which
//! every visitor of the page would have to load.

/// As many digits as a floating-point number holds exactly.
const DIGITS: usize = 15;

/// Reads a number such as `-0.35`: a sign, digits, a point, digits; no exponent. Of those behind the point only as many count as
/// there is room for. None if it is something else, or has too many before the point.
///
/// ```
/// use jersi_rules::read_decimal;
///
/// assert_eq!(read_decimal("-0.35"), Some(-0.35));
/// assert_eq!(read_decimal("1e3"), None);
/// ```
pub fn read_decimal(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, fraction) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let is_number = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
    if whole.len() + fraction.len() == 0 || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let places = DIGITS.checked_sub(whole.len())?.min(fraction.len());
    let digits = whole.bytes().chain(fraction.bytes().take(places));
    let number = digits.fold(0_u64, |number, digit| number * 10 + u64::from(digit - b'0'));
    // Both are exact, so the quotient is the number nearest to the text.
    #[allow(clippy::cast_precision_loss, reason = "fifteen digits fit")]
    let value = number as f64 / 10_u64.pow(places as u32) as f64;
    Some(if text.starts_with('-') { -value } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn read_as_the_standard_reader_does(text in "[-+]?([0-9]{1,8}(\\.[0-9]{0,7})?|\\.[0-9]{1,9})") {
            prop_assert_eq!(read_decimal(&text), text.parse().ok());
        }

        #[test]
        fn more_places_than_there_is_room_for_change_nothing(whole in 0..1000, places in "[0-9]{16,40}") {
            let text = format!("{whole}.{places}");
            let nearest: f64 = text.parse().expect("a number");
            prop_assert!((read_decimal(&text).expect("a number") - nearest).abs() < 1e-9);
        }
    }

    #[test]
    fn what_is_no_plain_number_is_none() {
        for text in [
            "",
            "-",
            ".",
            "+.",
            "x",
            "nan",
            "inf",
            "1e3",
            "1,5",
            "--1",
            "1.2.3",
            " 1",
            "0123456789012345",
            "١",
        ] {
            assert_eq!(read_decimal(text), None, "{text}");
        }
    }
}
