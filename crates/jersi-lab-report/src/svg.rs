//! SVG as text. Colours are classes: the page around a plot says what they are, so that themes hold.

use std::fmt::Write;

/// A drawing in the making. It is an image for those who do not see it, with a title and a description.
pub(crate) struct Svg {
    out: String,
}

/// Where a text stands on its line.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Svg {
    /// Begins a drawing. Title and description are escaped here.
    pub fn new(class: &str, width: f64, height: f64, title: &str, about: &str) -> Svg {
        let mut svg = Svg { out: String::with_capacity(4096) };
        svg.add(format_args!(
            r#"<svg class="lab-plot {class}" viewBox="0 0 {} {}" role="img"><title>{}</title><desc>{}</desc>"#,
            n(width),
            n(height),
            escape(title),
            escape(about),
        ));
        svg
    }

    /// The whole of it.
    pub fn done(mut self) -> String {
        self.out.push_str("</svg>");
        self.out
    }

    pub fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(n);
        self.add(format_args!(r#"<line class="{class}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>"#));
    }

    pub fn text(&mut self, class: &str, (x, y): (f64, f64), anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            Anchor::End => r#" text-anchor="end""#,
        };
        let (x, y) = (n(x), n(y));
        self.add(format_args!(r#"<text class="{class}" x="{x}" y="{y}"{anchor}>{}</text>"#, escape(text)));
    }

    /// A rectangle; the hint is shown when somebody points at it.
    pub fn rect(&mut self, class: &str, (x, y): (f64, f64), (width, height): (f64, f64), hint: &str) {
        let [x, y, width, height] = [x, y, width.max(0.0), height.max(0.0)].map(n);
        let shape = format!(r#"rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}""#);
        self.hinted(&shape, hint);
    }

    /// A path by its commands.
    pub fn path(&mut self, class: &str, commands: &str, hint: &str) {
        self.hinted(&format!(r#"path class="{class}" d="{commands}""#), hint);
    }

    /// A polygon.
    pub fn polygon(&mut self, class: &str, corners: &[(f64, f64)], hint: &str) {
        let points: Vec<String> = corners.iter().map(|&(x, y)| format!("{},{}", n(x), n(y))).collect();
        self.hinted(&format!(r#"polygon class="{class}" points="{}""#, points.join(" ")), hint);
    }

    /// The mark of a series. Series differ by shape, not only by colour.
    pub fn marker(&mut self, series: usize, (x, y): (f64, f64), size: f64, hint: &str) {
        let class = format!(
            "mark {} {}",
            series_class(series),
            if series.is_multiple_of(2) { "full" } else { "open" }
        );
        let [left, right, top, bottom] = [x - size, x + size, y - size, y + size].map(n);
        let (cx, cy) = (n(x), n(y));
        let commands = match series % 6 {
            0 => {
                let r = n(size);
                format!("M{left} {cy}a{r} {r} 0 1 0 {w} 0a{r} {r} 0 1 0-{w} 0Z", w = n(2.0 * size))
            }
            1 => format!("M{cx} {top}L{right} {cy}L{cx} {bottom}L{left} {cy}Z"),
            2 => format!("M{left} {top}H{right}V{bottom}H{left}Z"),
            3 => format!("M{cx} {top}L{right} {bottom}H{left}Z"),
            4 => format!("M{cx} {bottom}L{right} {top}H{left}Z"),
            _ => format!("M{left} {top}H{right}V{bottom}H{left}Z"),
        };
        self.path(&class, &commands, hint);
    }

    fn hinted(&mut self, shape: &str, hint: &str) {
        let name = shape.split(' ').next().unwrap_or_default();
        if hint.is_empty() {
            self.add(format_args!("<{shape}/>"));
        } else {
            self.add(format_args!("<{shape}><title>{}</title></{name}>", escape(hint)));
        }
    }

    fn add(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a text cannot fail.
        let _ = self.out.write_fmt(text);
    }
}

/// The class that colours a series.
pub(crate) fn series_class(series: usize) -> String {
    format!("s{}", series % 6)
}

/// A length with at most one decimal: a tenth of a pixel is enough. What is no number is zero, so that no drawing breaks.
pub(crate) fn n(value: f64) -> String {
    let tenths = if value.is_finite() { (value * 10.0).round() as i64 } else { 0 };
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
}

/// Foreign text, such as stands between tags and in attributes.
pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' => safe.push('\n'),
            // Signs that turn the direction of what follows belong to nobody's title; XML cannot write controls.
            c if c.is_control()
                || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fffe}' | '\u{ffff}') =>
            {
                safe.push(' ');
            }
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short_and_always_numbers() {
        assert_eq!(
            [1.0, 1.25, -0.04, -0.5, f64::NAN, f64::INFINITY].map(n),
            ["1", "1.3", "0", "-0.5", "0", "0"]
        );
    }

    #[test]
    fn foreign_text_stays_text() {
        assert_eq!(
            escape("<a b='c' d=\"e\">&\u{7}\u{202e}"),
            "&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;  "
        );
    }
}
