//! What sentences tell alike in every language: cells, letters, identifiers, numbers.

use crate::cell::{Cell, CellSet};
use crate::edition::{Edition, Lojban, Way};
use crate::piece::{Kind, KindSet};

/// A cell by its name in the edition; one that the edition lacks by its name on the large board.
pub(super) fn cell(edition: Edition, cell: Cell) -> String {
    if edition.facts().cells.has(cell) { edition.cell_name(cell).to_string() } else { format!("{cell:?}") }
}

/// The names of cells, between commas.
pub(super) fn cells(edition: Edition, cells: CellSet) -> String {
    let names: Vec<String> = cells.into_iter().map(|one| cell(edition, one)).collect();
    names.join(", ")
}

/// The ransoms of these kinds as they are written, between commas.
pub(super) fn ransoms(edition: Edition, kinds: KindSet) -> String {
    let written: Vec<String> = kinds.iter().map(|kind| format!("#{}", edition.letter(kind))).collect();
    written.join(", ")
}

/// The letter of a row, 0 for `a`.
pub(super) fn row_letter(row: u8) -> char {
    (b'a' + row) as char
}

/// The letter and the length of a row.
pub(super) fn row(edition: Edition, row: u8) -> (char, u8) {
    (row_letter(row), edition.row_length(row))
}

/// The letters of an edition's pieces.
pub(super) fn letters(edition: Edition) -> String {
    let letters: Vec<String> = edition.facts().kinds.iter().map(|facts| facts.letter.to_string()).collect();
    letters.join(" ")
}

/// A number with its digits in groups of three.
pub(super) fn grouped(number: u64, mark: char) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    text
}

/// The identifiers of editions.
pub(super) fn editions(editions: &[Edition]) -> String {
    let ids: Vec<&str> = editions.iter().map(|edition| edition.id()).collect();
    ids.join(", ")
}

/// The identifiers of the editions with a reserve, and so with variants.
pub(super) fn with_reserve() -> String {
    editions_where(Edition::has_reserve)
}

/// The identifiers of the editions with a setting that is shuffled.
pub(super) fn with_shuffle() -> String {
    editions_where(|edition| edition.facts().settings.iter().any(|setting| setting.way == Way::Random))
}

/// The identifiers of the editions that leave a choice of the mokca.
pub(super) fn with_choice_of_mokca() -> String {
    editions_where(|edition| edition.facts().guardian_optional)
}

fn editions_where(has: impl Fn(Edition) -> bool) -> String {
    editions(&Edition::ALL.into_iter().filter(|&edition| has(edition)).collect::<Vec<_>>())
}

/// The identifiers of an edition's settings.
pub(super) fn settings(edition: Edition) -> String {
    let ids: Vec<&str> = edition.facts().settings.iter().map(|setting| setting.id).collect();
    ids.join(", ")
}

/// What a kind is called in every language: its Lojban name, or its identifier where the edition lacks it. The guardian
/// goes by what it does; its Lojban name is told beside that.
pub(super) fn own_word(kind: Kind, edition: Edition) -> Option<&'static str> {
    match edition.kind_facts(kind) {
        Some(_) if kind == Kind::Guardian => None,
        Some(facts) => facts.lojban.map(Lojban::word),
        None => Some(kind.id()),
    }
}
