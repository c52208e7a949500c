//! Where things are on a page.

// Columns, rows and lines are counted in tens.
#![expect(clippy::cast_precision_loss)]

use super::{Diagram, FOOT, GUTTER, MARGIN, PAGE, Sheet};
use crate::layout::ViewBox;
use crate::paint::Paint;
use crate::svg::{add, escape, factor, n, rect};
use crate::theme::Token;

/// The size of the headline and of the lines under it.
const TITLE: f64 = 62.0;
const DETAIL: f64 = 36.0;

/// How wide a letter is, by its size; a little more than most fonts have it.
const LETTER: f64 = 0.56;

/// Where the diagrams of a sheet go.
pub(super) struct Plan {
    columns: usize,
    /// What each diagram shows, and how much it is scaled.
    seen: ViewBox,
    scale: f64,
    /// How wide a diagram is, and how high with its caption.
    width: f64,
    height: f64,
    /// The size of captions.
    letters: f64,
    /// The headline and what is under it, in lines that fit.
    title: Vec<String>,
    details: Vec<String>,
}

impl Plan {
    pub(super) fn of(sheet: &Sheet) -> Plan {
        let columns = usize::from(sheet.columns);
        let between = GUTTER * (columns as f64 - 1.0);
        let across = PAGE.0 - 2.0 * MARGIN;
        let width = (across - between) / columns as f64;
        // All diagrams are as large as the largest, so that they stand in rows.
        let boxes = sheet.diagrams.iter().map(|diagram| diagram.figure.seen());
        let seen =
            boxes.fold(sheet.look.seen(), |one, other| if other.height > one.height { other } else { one });
        let letters = (0.062 * width).clamp(22.0, 40.0);
        let lines = sheet.diagrams.iter().map(|diagram| wrap(&diagram.caption, width, letters).len());
        // The page is high enough for one row in any case.
        let most = PAGE.1 - 2.0 * MARGIN - FOOT - 8.0 * TITLE;
        let captions = (0.6 + 1.3 * lines.max().unwrap_or(0) as f64) * letters;
        let scale = (width / seen.width).min((most - captions).max(100.0) / seen.height);
        Plan {
            columns,
            seen,
            scale,
            width,
            height: seen.height * scale + captions,
            letters,
            title: wrap(&sheet.title, across, TITLE),
            details: sheet.details.iter().flat_map(|line| wrap(line, across, DETAIL)).collect(),
        }
    }

    /// How high the head of a page is: the first has all of it, the others repeat the headline in small.
    fn head_height(&self, page: usize) -> f64 {
        if page == 0 {
            1.25 * TITLE * self.title.len() as f64 + 1.4 * DETAIL * self.details.len() as f64 + DETAIL
        } else {
            2.2 * DETAIL
        }
    }

    fn rows(&self, page: usize) -> usize {
        let high = PAGE.1 - 2.0 * MARGIN - FOOT - self.head_height(page);
        ((high / (self.height + self.least_gap())).floor() as usize).max(1)
    }

    fn least_gap(&self) -> f64 {
        0.5 * self.letters
    }

    /// How many diagrams a page has room for.
    pub(super) fn room(&self, page: usize) -> usize {
        self.columns * self.rows(page)
    }

    /// How many pages there are; never none.
    pub(super) fn pages(&self, diagrams: usize) -> usize {
        let rest = diagrams.saturating_sub(self.room(0));
        1 + rest.div_ceil(self.room(1))
    }

    pub(super) fn head(&self, out: &mut String, sheet: &Sheet, paint: Paint, page: usize) {
        let (ink, soft) = (paint.of(Token::Ink), paint.of(Token::InkSoft));
        if page > 0 {
            text(out, (MARGIN, MARGIN + DETAIL), DETAIL, &soft, "", &first_line(&sheet.title, DETAIL));
            return;
        }
        let mut y = MARGIN;
        for line in &self.title {
            y += 1.25 * TITLE;
            text(out, (MARGIN, y - 0.3 * TITLE), TITLE, &ink, r#" font-weight="600""#, line);
        }
        for line in &self.details {
            y += 1.4 * DETAIL;
            text(out, (MARGIN, y - 0.3 * DETAIL), DETAIL, &soft, "", line);
        }
    }

    pub(super) fn diagram(
        &self,
        out: &mut String,
        paint: Paint,
        page: usize,
        place: usize,
        diagram: &Diagram,
    ) {
        let rows = self.rows(page) as f64;
        let top = MARGIN + self.head_height(page);
        let spare = PAGE.1 - MARGIN - FOOT - top - rows * self.height;
        let (row, column) = ((place / self.columns) as f64, (place % self.columns) as f64);
        let (x, y) = (
            MARGIN + column * (self.width + GUTTER),
            top + row * (self.height + (spare / rows).min(2.5 * self.letters)),
        );
        let (middle, high) = (x + self.width / 2.0, self.seen.height * self.scale);
        let centre = -(self.seen.y + self.seen.height / 2.0);
        add(
            out,
            format_args!(
                r##"<g transform="translate({} {}) scale({}) translate(0 {})"><use href="#board"/>"##,
                n(middle),
                n(y + high / 2.0),
                factor(self.scale),
                n(centre)
            ),
        );
        diagram.figure.layers(out, r##"<use href="#names"/>"##);
        diagram.figure.surroundings(out);
        out.push_str("</g>");
        let mut base = y + high + 0.3 * self.letters;
        for line in wrap(&diagram.caption, self.width, self.letters) {
            base += 1.3 * self.letters;
            let at = (middle, base - 0.3 * self.letters);
            text(out, at, self.letters, &paint.of(Token::Ink), r#" text-anchor="middle""#, &line);
        }
    }
}

/// The foot of a page: some words, and its number.
pub(super) fn foot(out: &mut String, words: &str, paint: Paint, page: usize, pages: usize) {
    let soft = paint.of(Token::InkSoft);
    let base = PAGE.1 - MARGIN;
    let size = 0.8 * DETAIL;
    text(out, (MARGIN, base), size, &soft, "", words);
    let number = format!("{} / {pages}", page + 1);
    text(out, (PAGE.0 - MARGIN, base), size, &soft, r#" text-anchor="end""#, &number);
}

/// The colour of the page.
pub(super) fn background(out: &mut String, paint: Paint) {
    rect(out, 0.0, 0.0, PAGE.0, PAGE.1, 0.0, &format!(r#"fill="{}""#, paint.of(Token::Page)));
}

fn text(out: &mut String, at: (f64, f64), size: f64, ink: &str, rest: &str, words: &str) {
    add(
        out,
        format_args!(
            r#"<text x="{}" y="{}" font-size="{}" fill="{ink}"{rest}>{}</text>"#,
            n(at.0),
            n(at.1),
            n(size),
            escape(words)
        ),
    );
}

fn first_line(words: &str, size: f64) -> String {
    wrap(words, PAGE.0 - 2.0 * MARGIN, size).into_iter().next().unwrap_or_default()
}

/// Words in lines that are about as wide as there is room. A word that is too long has a line for itself, cut where
/// it must be.
fn wrap(words: &str, width: f64, size: f64) -> Vec<String> {
    let most = ((width / (LETTER * size)) as usize).max(4);
    let mut lines: Vec<String> = vec![];
    for word in words.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
        let letters: Vec<char> = word.chars().collect();
        for part in letters.chunks(most) {
            let part: String = part.iter().collect();
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + part.chars().count() <= most => {
                    line.push(' ');
                    line.push_str(&part);
                }
                _ => lines.push(part),
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped() {
        assert_eq!(wrap("one two three", 100.0, 20.0), ["one two", "three"]);
        assert_eq!(wrap("1.\u{a0}a1-b1 2.\u{a0}c1-d1", 100.0, 20.0), ["1.\u{a0}a1-b1", "2.\u{a0}c1-d1"]);
        assert_eq!(wrap("abcdefghijkl", 100.0, 20.0), ["abcdefgh", "ijkl"]);
        assert!(wrap(" ", 100.0, 20.0).is_empty());
    }
}
