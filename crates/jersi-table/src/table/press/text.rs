//! Presses in writing, for scripts and for faces without a board: `a2` is a cell, `M:` a kind, `.` is no second step.

use jersi_rules::Edition;

use super::Press;

impl Press {
    /// The press that a text names in the cells and letters of an edition.
    pub fn read(edition: Edition, text: &str) -> Option<Press> {
        if text == "." {
            return Some(Press::Rest);
        }
        if let Some(letter) = text.strip_suffix(':') {
            let mut letters = letter.chars();
            let kind = edition.kind_of(letters.next()?.to_ascii_uppercase())?;
            return letters.next().is_none().then_some(Press::Kind(kind));
        }
        edition.cell_named(text).map(Press::Cell)
    }

    /// The same the other way round.
    pub fn text(self, edition: Edition) -> String {
        match self {
            Press::Cell(cell) => edition.cell_name(cell).to_string(),
            Press::Kind(kind) => format!("{}:", edition.letter(kind)),
            Press::Rest => ".".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presses_are_read_and_written_again() {
        for edition in Edition::ALL {
            let cells = edition.facts().cells.into_iter().map(Press::Cell);
            let kinds = edition.facts().kinds.iter().map(|facts| Press::Kind(facts.kind));
            for press in cells.chain(kinds).chain([Press::Rest]) {
                assert_eq!(Press::read(edition, &press.text(edition)), Some(press));
            }
            for text in ["", "a", "a0", "j1", "a10", "é", "Q:", ":", "MM:", "a2-b2", ".."] {
                assert_eq!(Press::read(edition, text), None, "{text}");
            }
        }
        assert_eq!(Press::read(Edition::V2_0, "a6"), None);
        assert_eq!(Press::read(Edition::V4_8, "A6"), Press::read(Edition::V4_8, "a6"));
    }
}
