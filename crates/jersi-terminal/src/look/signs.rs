//! The signs of pieces and marks.

use jersi_rules::{Color, Edition, Kind, Piece};

use super::{Look, Signs};

impl Look {
    /// The face of a piece: one column wide.
    pub(crate) fn face(self, edition: Edition, piece: Piece) -> char {
        match (self.signs, piece.kind) {
            (Signs::Ascii, kind) => edition.piece_letter(piece.color, kind),
            (Signs::Unicode, Kind::King) => '♚',
            (Signs::Unicode, Kind::Rock) => '○',
            (Signs::Unicode, Kind::Paper) => '□',
            (Signs::Unicode, Kind::Scissors) => '✕',
            (Signs::Unicode, Kind::Guardian) => '•',
            (Signs::Unicode, Kind::Fool) => '@',
            (Signs::Unicode, Kind::Mountain) => '▲',
            (Signs::Unicode, Kind::Wise) => '∞',
        }
    }

    /// What stands left and right of a face, so that it is known whose it is without colours.
    pub(crate) fn sides(self, color: Color) -> (char, char) {
        match (self.signs, color) {
            (Signs::Ascii, Color::White) => ('[', ']'),
            (Signs::Ascii, Color::Black) => ('(', ')'),
            (Signs::Unicode, Color::White) => ('▕', '▏'),
            (Signs::Unicode, Color::Black) => ('▐', '▌'),
        }
    }

    /// The sign of a player.
    pub(crate) fn player(self, color: Color) -> char {
        match (self.signs, color) {
            (Signs::Ascii, Color::White) => 'W',
            (Signs::Ascii, Color::Black) => 'b',
            (Signs::Unicode, Color::White) => '□',
            (Signs::Unicode, Color::Black) => '■',
        }
    }

    /// A text as it is written here: where only ASCII is asked for there is nothing else.
    pub(crate) fn plain_text(self, text: &str) -> String {
        match self.signs {
            Signs::Unicode => text.to_owned(),
            Signs::Ascii => text.chars().flat_map(ascii).collect(),
        }
    }
}

/// What stands for a letter in ASCII.
fn ascii(c: char) -> Vec<char> {
    let text = match c {
        'à' | 'â' => "a",
        'ç' => "c",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'î' | 'ï' => "i",
        'ô' => "o",
        'ù' | 'û' => "u",
        'À' | 'Â' => "A",
        'Ç' => "C",
        'É' | 'È' | 'Ê' => "E",
        'Ô' => "O",
        'œ' => "oe",
        '«' | '»' | '“' | '”' => "\"",
        '’' | '‘' => "'",
        '–' | '—' | '─' => "-",
        '…' => "...",
        '·' | '•' => "-",
        '×' => "x",
        '→' => "->",
        '\u{a0}' | '\u{202f}' => " ",
        '⏎' => "Enter",
        c if c.is_ascii() => return vec![c],
        _ => "?",
    };
    text.chars().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{Depth, Theme};
    use unicode_width::UnicodeWidthChar;

    fn look(signs: Signs) -> Look {
        Look { depth: Depth::Plain, theme: Theme::Dark, signs }
    }

    #[test]
    fn faces_are_one_column_wide_and_all_different() {
        for edition in Edition::ALL {
            for signs in [Signs::Unicode, Signs::Ascii] {
                let mut seen = Vec::new();
                for facts in edition.facts().kinds {
                    let face = look(signs).face(edition, Piece::new(Color::White, facts.kind));
                    assert_eq!(face.width(), Some(1), "{face}");
                    assert!(!seen.contains(&face), "{face}");
                    seen.push(face);
                }
            }
        }
    }

    #[test]
    fn both_colours_are_told_apart_without_colours() {
        for signs in [Signs::Unicode, Signs::Ascii] {
            assert_ne!(look(signs).sides(Color::White), look(signs).sides(Color::Black));
            assert_ne!(look(signs).player(Color::White), look(signs).player(Color::Black));
        }
        let face = |color| look(Signs::Ascii).face(Edition::V4_8, Piece::new(color, Kind::Rock));
        assert_eq!((face(Color::White), face(Color::Black)), ('R', 'r'));
    }

    #[test]
    fn french_in_ascii() {
        assert_eq!(
            look(Signs::Ascii).plain_text("«\u{202f}À vous\u{202f}: l’été\u{202f}»"),
            "\" A vous : l'ete \""
        );
        assert_eq!(look(Signs::Unicode).plain_text("«\u{202f}été\u{202f}»"), "«\u{202f}été\u{202f}»");
    }
}
