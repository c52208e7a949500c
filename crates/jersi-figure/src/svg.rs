//! Small helpers to write SVG text.

use std::fmt::Write;

/// A number with at most two decimals and no needless character.
pub(crate) fn n(value: f64) -> String {
    let hundredths = (value * 100.0).round() as i64;
    let mut text = String::new();
    if hundredths < 0 {
        text.push('-');
    }
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let digits = match (rest % 10, rest) {
        (_, 0) => format!("{whole}"),
        (0, _) => format!("{whole}.{}", rest / 10),
        _ => format!("{whole}.{rest:02}"),
    };
    text.push_str(&digits);
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
    }

    #[test]
    fn text_is_made_safe() {
        assert_eq!(escape("a<b> & \"c\"\n"), "a&lt;b&gt; &amp; &quot;c&quot; ");
    }
}
