//! Slips of the pen and of scanners that have exactly one remedy.

use super::judge;
use crate::notation::{ReadTurn, Span, usual, write_decisions};
use crate::position::Position;
use crate::record::WrittenTurn;

/// A slip that was mended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// Which of the written turns, from 0, placements included.
    pub turn: usize,
    /// Where it stands in the text of the record.
    pub span: Span,
    /// The turn as it is written.
    pub written: String,
    /// The turn as it was meant, in canonical notation.
    pub mended: String,
}

impl Mended {
    pub(super) fn new(turn: usize, written: &WrittenTurn, before: &Position, read: &ReadTurn) -> Mended {
        Mended {
            turn,
            span: written.span.clone(),
            written: written.text.clone(),
            mended: write_decisions(before, &read.decisions),
        }
    }
}

/// The one legal turn that a text with a slip can mean: letters and digits that look alike in its cells
/// are tried first, then `-` and `=` taken for one another. With two remedies there is none.
pub fn remedy(position: &Position, text: &str) -> Option<ReadTurn> {
    let spelt = with_cells_mended(text);
    match legal(position, std::slice::from_ref(&spelt)).as_slice() {
        [only] => return Some(only.clone()),
        [] => {}
        _ => return None,
    }
    let mut swapped = with_one_sign_swapped(text);
    if spelt != text {
        swapped.extend(with_one_sign_swapped(&spelt));
    }
    match legal(position, &swapped).as_slice() {
        [only] => Some(only.clone()),
        _ => None,
    }
}

/// The different legal turns among some texts.
fn legal(position: &Position, texts: &[String]) -> Vec<ReadTurn> {
    let mut found: Vec<ReadTurn> = Vec::new();
    for read in texts.iter().filter_map(|text| judge(position, text).ok()) {
        if found.iter().all(|known| known.decisions != read.decisions) {
            found.push(read);
        }
    }
    found
}

/// The texts with the second or the first of one or two signs swapped.
fn with_one_sign_swapped(text: &str) -> Vec<String> {
    let other = |c: char| match usual(c) {
        Some('-') => Some('='),
        Some('=') => Some('-'),
        _ => None,
    };
    let signs: Vec<(usize, char, char)> =
        text.char_indices().filter_map(|(at, c)| other(c).map(|other| (at, c, other))).collect();
    if signs.len() > 2 {
        return Vec::new();
    }
    let swap = |&(at, c, other): &(usize, char, char)| {
        format!("{}{other}{}", &text[..at], &text[at + c.len_utf8()..])
    };
    signs.iter().rev().map(swap).collect()
}

/// What the next character of a turn stands for.
#[derive(Clone, Copy, PartialEq)]
enum Slot {
    /// The letter of a row.
    Row,
    /// The number of a cell.
    Number,
    /// The letter of a piece.
    Kind,
    /// A sign.
    Sign,
}

/// The text with letters and digits in its cells replaced by those that look like them and make sense.
fn with_cells_mended(text: &str) -> String {
    let seen: Vec<char> = text.chars().filter_map(usual).collect();
    let after = |n: usize| seen.get(n).copied();
    let mut slot = if after(1) == Some(':') { Slot::Kind } else { Slot::Row };
    let mut n = 0;
    text.chars()
        .map(|c| {
            let Some(plain) = usual(c) else { return c };
            n += 1;
            let (mended, next) = match slot {
                Slot::Row => (row_like(plain), Slot::Number),
                Slot::Number => (number_like(plain), Slot::Sign),
                Slot::Kind => (c, Slot::Sign),
                Slot::Sign => (
                    c,
                    match plain {
                        '/' => Slot::Kind,
                        // A letter alone names the kind that a ransom asks for.
                        '#' if matches!(after(n + 1), None | Some('/')) => Slot::Kind,
                        '-' | '=' | ':' | '#' => Slot::Row,
                        _ => Slot::Sign,
                    },
                ),
            };
            slot = next;
            mended
        })
        .collect()
}

fn row_like(c: char) -> char {
    match c {
        'q' | 'Q' | '9' => 'g',
        'l' | '1' | '|' => 'i',
        '6' => 'b',
        c => c,
    }
}

fn number_like(c: char) -> char {
    match c {
        'l' | 'I' | 'i' | '|' => '1',
        'Z' | 'z' => '2',
        'S' | 's' => '5',
        'B' => '8',
        'g' | 'q' => '9',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;
    use crate::rules::Rules;
    use crate::setting::Setting;

    fn mended(text: &str) -> Option<String> {
        let start = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
        remedy(&start, text).map(|read| write_decisions(&start, &read.decisions))
    }

    #[test]
    fn cells_are_mended_where_they_make_no_sense() {
        assert_eq!(with_cells_mended("q3=q1-f1"), "g3=g1-f1");
        assert_eq!(with_cells_mended("i6-i5=q6"), "i6-i5=g6");
        assert_eq!(with_cells_mended("al-bl=d3!"), "a1-b1=d3!");
        assert_eq!(with_cells_mended("l4-h3"), "i4-h3");
        assert_eq!(with_cells_mended("M:q3/W:gI"), "M:g3/W:g1");
        assert_eq!(with_cells_mended("f1=h2!!#R"), "f1=h2!!#R");
        assert_eq!(with_cells_mended("f1=h2!!#q3/K:al"), "f1=h2!!#g3/K:a1");
        assert_eq!(with_cells_mended("f6=d7!-e7"), "f6=d7!-e7");
    }

    #[test]
    fn a_slip_with_one_remedy_is_mended() {
        assert_eq!(mended("a1-bl").as_deref(), Some("a1-b1"));
        assert_eq!(mended("a1=b1").as_deref(), Some("a1-b1"));
        assert_eq!(mended("a1–b1–c1").as_deref(), Some("a1-b1=c1"));
        assert_eq!(mended("a1=b1-c1"), None, "both signs would have to be swapped");
        assert_eq!(mended("a1-e5"), None);
        assert_eq!(mended("hello"), None);
    }
}
