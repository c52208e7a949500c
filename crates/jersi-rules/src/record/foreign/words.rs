//! A foreign text cut into words and comments.

use crate::notation::{Span, usual};
use crate::steps;

/// A word or a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    /// Where it stands, also if spaces stand within it.
    pub span: Span,
    /// What is written, plain: without what is not seen, with plain signs. A comment is left as it is.
    pub plain: String,
    /// Its line, from 0.
    pub line: usize,
    /// Whether it is a comment.
    pub comment: bool,
}

/// Cuts a text into words. Spaces around the signs of a turn do not part it.
pub(crate) fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut start = 0;
    for (line, content) in text.split_inclusive('\n').enumerate() {
        let first = words.len();
        for (at, raw) in raw_words(content) {
            steps::more(raw.len());
            let begins_line = words.len() == first;
            if is_comment(raw, begins_line) {
                let rest = content[at..].trim_end();
                let plain = rest.trim_start_matches('#').trim().to_owned();
                words.push(Word { span: start + at..start + at + rest.len(), plain, line, comment: true });
                break;
            }
            let span = start + at..start + at + raw.len();
            let plain: String = raw.chars().filter_map(usual).collect();
            match words.last_mut() {
                Some(last) if !begins_line && (ends_open(&last.plain) || begins_open(&plain)) => {
                    last.span.end = span.end;
                    last.plain.push_str(&plain);
                }
                _ => words.push(Word { span, plain, line, comment: false }),
            }
        }
        start += content.len();
    }
    words.retain(|word| !word.plain.is_empty());
    words
}

fn raw_words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split(|c: char| c.is_whitespace() || c == '\u{FEFF}').filter(|raw| !raw.is_empty()).map(move |raw| {
        let at = raw.as_ptr() as usize - line.as_ptr() as usize;
        (at, raw)
    })
}

/// `#` begins a comment at the start of a line, and elsewhere unless it can be a ransom such as `#c3`.
fn is_comment(raw: &str, begins_line: bool) -> bool {
    let Some(rest) = raw.strip_prefix('#') else { return false };
    let rest: Vec<char> = rest.chars().take_while(|c| !matches!(c, '/' | '!')).collect();
    let ransom = match rest.as_slice() {
        [kind] => kind.is_ascii_alphabetic(),
        [row, number] => row.is_ascii_alphabetic() && number.is_ascii_digit(),
        _ => false,
    };
    begins_line || !ransom
}

fn ends_open(plain: &str) -> bool {
    plain.ends_with(['-', '=', '/', ':', '#'])
}

fn begins_open(plain: &str) -> bool {
    plain.starts_with(['-', '=', '/', ':', '#', '!'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Vec<String> {
        words(text).into_iter().map(|word| word.plain).collect()
    }

    #[test]
    fn words_are_cut_and_joined() {
        assert_eq!(plain("\u{FEFF}1 a2–b2=d3\u{A0}h4-h3\r\n"), ["1", "a2-b2=d3", "h4-h3"]);
        assert_eq!(plain("f1 = h2 !! - g2! / K : a2  x"), ["f1=h2!!-g2!/K:a2", "x"]);
        assert_eq!(plain("a2-\nb2"), ["a2-", "b2"]);
        assert_eq!(plain("1 – 0"), ["1-0"]);
    }

    #[test]
    fn a_ransom_is_no_comment() {
        assert_eq!(plain("f1=h2!! #c3 /K:a2"), ["f1=h2!!#c3/K:a2"]);
        assert_eq!(plain("f1=h2!! $R"), ["f1=h2!!#R"]);
        assert_eq!(plain("a2-b2 # c3 is empty"), ["a2-b2", "c3 is empty"]);
        assert_eq!(plain("a2-b2 #good"), ["a2-b2", "good"]);
        assert_eq!(plain("#c3\n  ## x\n"), ["c3", "x"]);
        assert_eq!(plain("#"), [""; 0]);
    }

    #[test]
    fn places_are_those_of_the_text() {
        let text = "é  a2 - b2\n# x\nd3=e3";
        let spans: Vec<&str> = words(text).into_iter().map(|word| &text[word.span]).collect();
        assert_eq!(spans, ["é", "a2 - b2", "# x", "d3=e3"]);
    }
}
