//! Small helpers to write SVG text.

use std::fmt::Write;

/// A number with at most two decimals and no needless character.
pub(crate) fn n(value: f64) -> String {
    decimal(value, 2)
}

/// A factor, with at most four decimals.
pub(crate) fn factor(value: f64) -> String {
    decimal(value, 4)
}

/// Written by whole numbers: the page then needs no code to print fractions.
fn decimal(value: f64, places: u32) -> String {
    let unit = 10_i64.pow(places);
    let parts = (value * f64::from(10_u32.pow(places))).round() as i64;
    let mut text = String::new();
    if parts < 0 {
        text.push('-');
    }
    add(&mut text, format_args!("{}", parts.abs() / unit));
    let mut rest = parts.abs() % unit;
    if rest > 0 {
        text.push('.');
    }
    let mut digit = unit / 10;
    while rest > 0 {
        add(&mut text, format_args!("{}", rest / digit));
        rest %= digit;
        digit /= 10;
    }
    text
}

/// Points as `points` wants them.
pub(crate) fn points(corners: &[(f64, f64)]) -> String {
    corners.iter().map(|&(x, y)| format!("{},{}", n(x), n(y))).collect::<Vec<_>>().join(" ")
}

/// Text that may stand between tags and in attributes.
pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // XML has no way to write most control characters; a blank keeps words apart.
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

/// A rectangle with round corners, and whatever else its tag should say.
pub(crate) fn rect(out: &mut String, x: f64, y: f64, width: f64, height: f64, radius: f64, rest: &str) {
    add(
        out,
        format_args!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" {rest}/>"#,
            n(x),
            n(y),
            n(width),
            n(height),
            n(radius)
        ),
    );
}

/// A circle, and whatever else its tag should say.
pub(crate) fn circle(out: &mut String, x: f64, y: f64, radius: f64, rest: &str) {
    add(out, format_args!(r#"<circle cx="{}" cy="{}" r="{}" {rest}/>"#, n(x), n(y), n(radius)));
}

/// Appends formatted text; writing to a `String` cannot fail.
pub(crate) fn add(out: &mut String, text: std::fmt::Arguments<'_>) {
    let written = out.write_fmt(text);
    debug_assert!(written.is_ok());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let cases = [
            (0.0, "0"),
            (-0.001, "0"),
            (1.0, "1"),
            (-1.5, "-1.5"),
            (57.735, "57.74"),
            (0.05, "0.05"),
            (-0.75, "-0.75"),
            (100.999, "101"),
        ];
        for (value, text) in cases {
            assert_eq!(n(value), text);
        }
        assert_eq!(factor(0.3456), "0.3456");
        assert_eq!(factor(1.25), "1.25");
        assert_eq!(factor(2.000_04), "2");
        assert_eq!(factor(0.0101), "0.0101");
    }

    #[test]
    fn text_is_made_safe() {
        assert_eq!(escape("a<b> & \"c\"\n"), "a&lt;b&gt; &amp; &quot;c&quot; ");
    }
}
