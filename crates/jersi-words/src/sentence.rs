//! Sentences as people write them, in any language.

/// A sentence as people write it: a capital, unless it begins with a cell, and a full stop.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let is_cell = letters.clone().next().is_some_and(|second| second.is_ascii_digit());
    let mut whole = String::with_capacity(text.len() + 1);
    if is_cell {
        whole.push(first);
    } else {
        whole.extend(first.to_uppercase());
    }
    whole.push_str(letters.as_str());
    if !whole.ends_with(['.', '?', '…']) {
        whole.push('.');
    }
    whole
}

/// The same text with a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Things in a row, with a word before the last one: `d4, e5 or f6`.
pub(crate) fn list(things: &[impl AsRef<str>], last: &str) -> String {
    match things {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., end] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", first.join(", "), end.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_have_a_capital_and_an_end() {
        assert_eq!(sentence("a stack jumps over nothing"), "A stack jumps over nothing.");
        assert_eq!(sentence("e5 is empty"), "e5 is empty.");
        assert_eq!(sentence("étape ?"), "Étape ?");
        assert_eq!(sentence(""), "");
        assert_eq!(capital("égalité"), "Égalité");
        assert_eq!(list(&["d4", "e5", "f6"], "or"), "d4, e5 or f6");
        assert_eq!(list(&["d4"], "or"), "d4");
    }
}
