//! Letters of our own, for what is written on a board and under it: the names of cells, and turns. They are lines of
//! one width, drawn like the lettering of a plan, so a drawing looks the same on a machine without any font.

#[cfg(feature = "raster")]
mod words;

use crate::layout::Point;
use crate::svg::n;

/// How what is written on a board is put into a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lettering {
    /// As text, in the font of whoever looks at it; it can be searched and copied.
    #[default]
    Text,
    /// As lines, the same everywhere.
    Lines,
}

/// A character that we have no letter for.
///
/// ```
/// use jersi_figure::Figure;
/// use jersi_rules::Edition;
///
/// let board = Figure::empty(Edition::V4_8);
/// assert!(board.clone().caption("24… f7=f5-f4!/K:b4").is_ok());
/// assert!(board.caption("囲碁").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLetter(pub char);

impl std::fmt::Display for NoLetter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no letter for {:?} to write under a board", self.0)
    }
}

impl std::error::Error for NoLetter {}

/// How wide a line is, for letters of size 1.
pub(crate) const WEIGHT: f64 = 0.105;

/// Between two letters, in hundredths of their size.
const GAP: f64 = 15.0;

/// A blank, likewise.
const BLANK: f64 = 28.0;

/// Each letter with its width and its lines, in hundredths of its size, on a base line at 0. The lines have only the
/// commands M, L and C, so all their numbers are places.
#[rustfmt::skip]
const LETTERS: &[(char, f64, &str)] = &[
    ('a', 40.0, "M37 -48L37 0M37 -24C37 -37.8 28.7 -49 18.5 -49C8.3 -49 0 -37.8 0 -24C0 -10.2 8.3 1 18.5 1C28.7 1 37 -10.2 37 -24"),
    ('b', 39.0, "M2 -72L2 0M2 -24C2 -37.8 10.3 -49 20.5 -49C30.7 -49 39 -37.8 39 -24C39 -10.2 30.7 1 20.5 1C10.3 1 2 -10.2 2 -24"),
    ('c', 34.0, "M32.7 -42.6C25.1 -51.6 13.4 -51.1 6.3 -41.4C-0.8 -31.7 -0.8 -16.3 6.3 -6.6C13.4 3.1 25.1 3.6 32.7 -5.4"),
    ('d', 39.0, "M37 -72L37 0M37 -24C37 -37.8 28.7 -49 18.5 -49C8.3 -49 0 -37.8 0 -24C0 -10.2 8.3 1 18.5 1C28.7 1 37 -10.2 37 -24"),
    ('e', 38.0, "M1 -26L37.5 -26C37 -38 30.1 -47.4 21.4 -48.8C12.6 -50.2 4.4 -43.2 1.6 -31.9C-1.2 -20.7 2.2 -8.4 9.8 -2.4C17.4 3.6 27.1 1.5 33 -7.3"),
    ('f', 24.0, "M23 -72C12 -73.5 9.5 -66 9.5 -57L9.5 0M0 -47L21 -47"),
    ('g', 39.0, "M37 -24C37 -37.8 28.7 -49 18.5 -49C8.3 -49 0 -37.8 0 -24C0 -10.2 8.3 1 18.5 1C28.7 1 37 -10.2 37 -24M37 -48L37 4C37 16 29 22 18.5 22C11 22 6 20 3 16"),
    ('h', 37.0, "M2 -72L2 0M2 -26C2 -40 9 -49 20 -49C30 -49 35 -42 35 -31L35 0"),
    ('i', 6.0, "M3 -48L3 0M3 -68L3 -68.3"),
    ('0', 42.0, "M38 -36C38 -55.9 29.9 -72 20 -72C10.1 -72 2 -55.9 2 -36C2 -16.1 10.1 0 20 0C29.9 0 38 -16.1 38 -36"),
    ('1', 42.0, "M8 -60L23 -72L23 0"),
    ('2', 42.0, "M3.5 -55C4.5 -66 11 -72 20 -72C30 -72 36.5 -65.5 36.5 -55.5C36.5 -46 30.5 -38 20 -26L2 0L38 0"),
    ('3', 42.0, "M4.5 -60C6.5 -67 12 -72 19.5 -72C29 -72 35 -66 35 -55.5C35 -45 28.5 -39 17 -39C30 -39 37.5 -32 37.5 -20C37.5 -7 30 0 19.5 0C11 0 4.5 -5 2.5 -13"),
    ('4', 42.0, "M29 0L29 -72L1 -20L40 -20"),
    ('5', 42.0, "M34 -72L8.5 -72L5 -41C9 -45 14 -46.5 19.5 -46.5C30 -46.5 37.5 -37 37.5 -23.5C37.5 -9.5 30 0 19 0C11 0 5 -4 2.5 -11"),
    ('6', 42.0, "M34.5 -62C31.5 -68.5 27 -72 20.5 -72C8 -72 2.5 -58 2.5 -30C2.5 -10 9 0 20 0C30.5 0 37.5 -9 37.5 -22C37.5 -35 30.5 -44 20.5 -44C11 -44 4 -36.5 2.7 -24"),
    ('7', 42.0, "M2.5 -72L37.5 -72C26 -50 17 -26 13.5 0"),
    ('8', 42.0, "M35.5 -55C35.5 -64.4 28.6 -72 20 -72C11.4 -72 4.5 -64.4 4.5 -55C4.5 -45.6 11.4 -38 20 -38C28.6 -38 35.5 -45.6 35.5 -55M38 -19C38 -29.5 29.9 -38 20 -38C10.1 -38 2 -29.5 2 -19C2 -8.5 10.1 0 20 0C29.9 0 38 -8.5 38 -19"),
    ('9', 42.0, "M5.5 -10C8.5 -3.5 13 0 19.5 0C32 0 37.5 -14 37.5 -42C37.5 -62 31 -72 20 -72C9.5 -72 2.5 -63 2.5 -50C2.5 -37 9.5 -28 19.5 -28C29 -28 36 -35.5 37.3 -48"),
    ('C', 50.0, "M44 -62.3C34.1 -75.7 18.6 -75.1 9.1 -61.2C-0.4 -47.2 -0.4 -24.8 9.1 -10.8C18.6 3.1 34.1 3.7 44 -9.7"),
    ('F', 38.0, "M36 -72L3 -72L3 0M3 -38L32 -38"),
    ('K', 44.0, "M3 -72L3 0M40 -72L3 -27M15.5 -42L43 0"),
    ('M', 58.0, "M3 0L3 -72L29 -17L55 -72L55 0"),
    ('N', 50.0, "M3 0L3 -72L47 0L47 -72"),
    ('P', 43.0, "M3 0L3 -72L22 -72C34 -72 41 -63.5 41 -52.5C41 -41.5 34 -33 22 -33L3 -33"),
    ('R', 45.0, "M3 0L3 -72L22 -72C34 -72 41 -64 41 -53.5C41 -43 34 -35 22 -35L3 -35M23 -35L43 0"),
    ('S', 44.0, "M38 -59C35.5 -67 30 -72 21.5 -72C11.5 -72 5 -65.5 5 -56C5 -32 40 -45 40 -19C40 -7.5 32 0 21 0C11 0 4 -5.5 2 -15"),
    ('W', 66.0, "M2 -72L17.5 0L33 -66L48.5 0L64 -72"),
    ('-', 32.0, "M3 -27L29 -27"),
    ('=', 40.0, "M3 -37L37 -37M3 -18L37 -18"),
    ('!', 8.0, "M4 -72L4 -23M4 -2L4 -1.7"),
    ('#', 46.0, "M17 -68L9 -4M37 -68L29 -4M3 -47L44 -47M1.5 -25L42.5 -25"),
    ('/', 32.0, "M3 6L29 -76"),
    (':', 8.0, "M4 -42L4 -41.7M4 -4L4 -3.7"),
    ('.', 8.0, "M4 -2L4 -1.7"),
    ('…', 44.0, "M4 -2L4 -1.7M22 -2L22 -1.7M40 -2L40 -1.7"),
];

fn letter(c: char) -> Option<(f64, &'static str)> {
    let find = |letters: &'static [(char, f64, &'static str)]| {
        letters.iter().find(|(known, ..)| *known == c).map(|&(_, width, lines)| (width, lines))
    };
    #[cfg(feature = "raster")]
    return find(LETTERS).or_else(|| find(words::LETTERS));
    #[cfg(not(feature = "raster"))]
    find(LETTERS)
}

/// A letter with what stands over or under it: its width, its lines, and the accent with its place.
fn parts(c: char) -> Option<(f64, &'static str, Option<(&'static str, f64, f64)>)> {
    let plain = letter(c).map(|(width, lines)| (width, lines, None));
    #[cfg(feature = "raster")]
    return plain.or_else(|| words::accented(c));
    #[cfg(not(feature = "raster"))]
    plain
}

/// A text in letters that there are, or the first character that cannot be written.
pub(crate) fn written(text: &str) -> Result<String, NoLetter> {
    #[cfg(feature = "raster")]
    let text = words::plain(text);
    #[cfg(not(feature = "raster"))]
    let text = text.to_owned();
    match text.chars().find(|&c| c != ' ' && parts(c).is_none()) {
        Some(missing) => Err(NoLetter(missing)),
        None => Ok(text),
    }
}

/// How wide a text is.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    let widths = text.chars().map(|c| if c == ' ' { BLANK } else { parts(c).map_or(0.0, |(w, ..)| w + GAP) });
    (widths.sum::<f64>() - GAP).max(0.0) * size / 100.0
}

/// A text as the data of a path to be stroked, beginning at a place on its base line.
pub(crate) fn lines(text: &str, at: Point, size: f64) -> String {
    let scale = size / 100.0;
    let mut out = String::new();
    let mut x = at.x;
    for c in text.chars() {
        let Some((width, strokes, accent)) = parts(c) else {
            x += BLANK * scale;
            continue;
        };
        place(&mut out, strokes, Point { x, y: at.y }, scale);
        if let Some((strokes, across, down)) = accent {
            place(&mut out, strokes, Point { x: x + across * scale, y: at.y + down * scale }, scale);
        }
        x += (width + GAP) * scale;
    }
    out
}

/// A text in lines of a width, broken at blanks. A word that is wider has a line of its own.
pub(crate) fn broken(text: &str, size: f64, wide: f64) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    for word in text.split(' ') {
        let fits = lines.last().map(|line| format!("{line} {word}")).filter(|line| width(line, size) <= wide);
        match (lines.last_mut(), fits) {
            (Some(last), Some(longer)) => *last = longer,
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Writes the lines of a letter, moved and scaled.
fn place(out: &mut String, strokes: &str, at: Point, scale: f64) {
    let mut number = String::new();
    let mut across = true;
    let mut end = |number: &mut String, out: &mut String| {
        if let Some(value) = jersi_rules::read_decimal(number) {
            out.push_str(&n(if across { at.x } else { at.y } + value * scale));
            across = !across;
        }
        number.clear();
    };
    for c in strokes.chars() {
        match c {
            'M' | 'L' | 'C' => {
                end(&mut number, out);
                out.push(c);
            }
            ' ' => {
                end(&mut number, out);
                out.push(' ');
            }
            _ => number.push(c),
        }
    }
    end(&mut number, out);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_moved_and_scaled() {
        assert_eq!(lines("-", Point { x: 10.0, y: 20.0 }, 200.0), "M16 -34L68 -34");
        assert_eq!(lines("--", Point { x: 0.0, y: 0.0 }, 100.0), "M3 -27L29 -27M50 -27L76 -27");
        assert!((width("--", 100.0) - 79.0).abs() < 1e-9);
        assert!(width("", 10.0).abs() < 1e-9);
    }

    #[test]
    fn every_line_is_made_of_places() {
        #[cfg(feature = "raster")]
        let letters = LETTERS.iter().chain(words::LETTERS);
        #[cfg(not(feature = "raster"))]
        let letters = LETTERS.iter();
        for &(c, width, strokes) in letters {
            assert!(strokes.starts_with('M'), "{c}");
            let numbers = strokes.split(['M', 'L', 'C', ' ']).filter(|part| !part.is_empty());
            let numbers: Vec<f64> = numbers.map(|part| part.parse().expect("a number")).collect();
            assert!(numbers.len() > 2 && numbers.len().is_multiple_of(2), "{c}");
            for place in numbers.chunks(2) {
                assert!((-3.0..=width + 3.0).contains(&place[0]), "{c} is too wide");
                assert!((-81.0..=25.0).contains(&place[1]), "{c} is too high");
            }
        }
    }

    #[test]
    fn what_cannot_be_written_is_named() {
        assert_eq!(written("12… f1=h2!!#c3/K:a2 M:d4").as_deref(), Ok("12… f1=h2!!#c3/K:a2 M:d4"));
        assert_eq!(written("12. 囲"), Err(NoLetter('囲')));
    }

    #[test]
    fn long_lines_are_broken_at_blanks() {
        let wide = width("a b", 100.0);
        assert_eq!(broken("a b a b b", 100.0, wide), ["a b", "a b", "b"]);
        assert_eq!(broken("abcdef a", 100.0, wide), ["abcdef", "a"]);
    }

    #[cfg(feature = "raster")]
    #[test]
    fn words_of_both_languages_can_be_written() {
        for text in
            ["White threatens f6-g7!, doesn't it?", "Où va le roi ? Ça, c'est « le fou » : 50 % (à peu près)"]
        {
            assert_eq!(written(text).as_deref(), Ok(text));
            assert!(width(text, 10.0) > 100.0);
        }
        assert_eq!(written("cœur — l’âme").as_deref(), Ok("coeur – l'âme"));
        let (plain, accented) =
            (lines("e", Point { x: 0.0, y: 0.0 }, 100.0), lines("é", Point { x: 0.0, y: 0.0 }, 100.0));
        assert!(accented.starts_with(&plain) && accented.ends_with("M14 -58L25 -69"), "{accented}");
    }
}
