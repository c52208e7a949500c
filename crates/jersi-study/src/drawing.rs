//! What a reader draws on the board at a turn: arrows from cell to cell, and rings around cells.

use jersi_rules::{Cell, Edition};

use crate::notes::{add_bracket, brackets, drop_brackets};

/// An arrow or a ring. In a record it stands in a comment, `[%arrow a4 c5]` or `[%ring e5]`, in the edition's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drawing {
    /// From one cell to another.
    Arrow(Cell, Cell),
    /// Around a cell.
    Ring(Cell),
}

impl Drawing {
    /// An arrow between two cells by their names; none if one is no cell of the board, or both are the same.
    pub fn arrow(edition: Edition, from: &str, to: &str) -> Option<Drawing> {
        let (from, to) = (edition.cell_named(from)?, edition.cell_named(to)?);
        (from != to).then_some(Drawing::Arrow(from, to))
    }

    /// A ring around a cell by its name.
    pub fn ring(edition: Edition, cell: &str) -> Option<Drawing> {
        edition.cell_named(cell).map(Drawing::Ring)
    }

    fn read(edition: Edition, name: &str, value: &str) -> Option<Drawing> {
        let mut words = value.split_whitespace();
        let drawing = match name {
            "arrow" => Drawing::arrow(edition, words.next()?, words.next()?),
            "ring" => Drawing::ring(edition, words.next()?),
            _ => None,
        };
        drawing.filter(|_| words.next().is_none())
    }
}

/// What is drawn, each thing once; marks that are no arrows and rings of this edition are passed over.
pub(crate) fn drawings(comments: &[String], edition: Edition) -> Vec<Drawing> {
    let mut all = Vec::new();
    for (name, value) in brackets(comments) {
        if let Some(drawing) = Drawing::read(edition, name, value).filter(|drawing| !all.contains(drawing)) {
            all.push(drawing);
        }
    }
    all
}

/// Draws something, or rubs it out if it is there.
pub(crate) fn toggle(comments: &mut Vec<String>, edition: Edition, drawing: Drawing) {
    if drawings(comments, edition).contains(&drawing) {
        return drop_brackets(comments, |name, value| Drawing::read(edition, name, value) == Some(drawing));
    }
    let name = |cell| edition.cell_name(cell);
    match drawing {
        Drawing::Arrow(from, to) => {
            add_bracket(comments, "arrow", &format!("{} {}", name(from), name(to)));
        }
        Drawing::Ring(cell) => add_bracket(comments, "ring", &name(cell).to_string()),
    }
}

/// Rubs everything out.
pub(crate) fn clear(comments: &mut Vec<String>, edition: Edition) {
    drop_brackets(comments, |name, value| Drawing::read(edition, name, value).is_some());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_is_read_again_and_the_rest_stays() {
        let edition = Edition::V4_8;
        let mut comments =
            vec!["[%ring e5] [%arrow a1 z9] look [%ring e5 e6] here [%arrow a4 a4]".to_owned()];
        assert_eq!(drawings(&comments, edition), [Drawing::ring(edition, "e5").unwrap()]);
        let arrow = Drawing::arrow(edition, "a4", "c5").unwrap();
        toggle(&mut comments, edition, arrow);
        assert!(comments[0].starts_with("[%arrow a4 c5] [%ring e5]"), "{comments:?}");
        assert_eq!(drawings(&comments, edition).len(), 2);
        toggle(&mut comments, edition, arrow);
        clear(&mut comments, edition);
        // What is no drawing of this edition is somebody's, and not ours to rub out.
        assert_eq!(comments, ["[%arrow a1 z9] look [%ring e5 e6] here [%arrow a4 a4]"]);
    }

    #[test]
    fn a_ring_belongs_to_the_names_of_its_edition() {
        assert_eq!(Drawing::ring(Edition::V2_0, "a7"), None);
        assert_ne!(Drawing::ring(Edition::V2_0, "a1"), Drawing::ring(Edition::V4_8, "a1"));
    }
}
