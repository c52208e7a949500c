//! What a typed line asks for.

use jersi_words::Verb;

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// Nothing: an empty line, or a remark behind `# `.
    Nothing,
    /// All legal turns, or those that begin with a text.
    Turns(&'a str),
    /// Whether a turn is legal, and if not, why.
    Why(&'a str),
    /// The engine's best turn.
    Hint,
    /// How the player who decides stands.
    Eval,
    /// The best lines, so many.
    Best(&'a str),
    /// What the engine thinks of what is looked at, all the time.
    Analyse,
    /// The board the other way round.
    Flip,
    /// Look at the game from its beginning.
    Review,
    /// Let the programs wait.
    Pause,
    /// The board.
    Show,
    /// The last turn back.
    Undo,
    /// A turn taken back is played again.
    Redo,
    /// Write the game into a file, in the place of a record that is there if that is wanted.
    Save {
        /// The file.
        path: &'a str,
        /// Whether it was typed as `save!`.
        replace: bool,
    },
    /// Go on with the game of a file, or look at it; with its slips mended if that is wanted.
    Load {
        /// The file.
        path: &'a str,
        /// Whether it was typed as `load!`.
        mend: bool,
    },
    /// Offer a tie, or accept one.
    Draw,
    /// Give up.
    Resign,
    /// Play what is entered.
    Play,
    /// Take one press back.
    Back,
    /// Another game, with options.
    New(&'a str),
    /// The kept games, or something to do with one.
    Games(&'a str),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// A turn, a part of one, or a press.
    Turn(&'a str),
    /// No turn, and no word that is known.
    Unknown(&'a str),
}

/// The words that are understood, in every language.
pub(crate) const VERBS: [Verb; 23] = [
    Verb::Turns,
    Verb::Why,
    Verb::Play,
    Verb::Back,
    Verb::Hint,
    Verb::Eval,
    Verb::Best,
    Verb::Analyse,
    Verb::Flip,
    Verb::Review,
    Verb::Pause,
    Verb::Show,
    Verb::Undo,
    Verb::Redo,
    Verb::Save,
    Verb::Load,
    Verb::Open,
    Verb::Draw,
    Verb::Resign,
    Verb::New,
    Verb::Games,
    Verb::Help,
    Verb::Quit,
];

/// All words that are understood.
#[cfg(test)]
pub fn words() -> impl Iterator<Item = String> {
    VERBS.into_iter().flat_map(Verb::typed)
}

/// Reads a line.
pub fn read(text: &str) -> Line<'_> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    if text.is_empty() || text == "#" || text.starts_with("# ") {
        return Line::Nothing;
    }
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let insisted = first.strip_suffix('!');
    match insisted.and_then(|word| Verb::read(word, &[Verb::Save, Verb::Load, Verb::Open])) {
        Some(Verb::Save) => return Line::Save { path: rest, replace: true },
        Some(_) => return Line::Load { path: rest, mend: true },
        None => {}
    }
    match Verb::read(first, &VERBS) {
        Some(Verb::Turns) => Line::Turns(rest),
        Some(Verb::Why) => Line::Why(rest),
        Some(Verb::Best) => Line::Best(rest),
        Some(Verb::Save) => Line::Save { path: rest, replace: false },
        Some(Verb::Load | Verb::Open) => Line::Load { path: rest, mend: false },
        Some(Verb::New) => Line::New(rest),
        Some(Verb::Games) => Line::Games(rest),
        // These take nothing, so more text is a mistake that should be told.
        Some(_) if !rest.is_empty() => Line::Unknown(text),
        Some(Verb::Play) => Line::Play,
        Some(Verb::Back) => Line::Back,
        Some(Verb::Hint) => Line::Hint,
        Some(Verb::Eval) => Line::Eval,
        Some(Verb::Analyse) => Line::Analyse,
        Some(Verb::Flip) => Line::Flip,
        Some(Verb::Review) => Line::Review,
        Some(Verb::Pause) => Line::Pause,
        Some(Verb::Show) => Line::Show,
        Some(Verb::Undo) => Line::Undo,
        Some(Verb::Redo) => Line::Redo,
        Some(Verb::Draw) => Line::Draw,
        Some(Verb::Resign) => Line::Resign,
        Some(Verb::Help) => Line::Help,
        Some(Verb::Quit) => Line::Quit,
        _ if text == "?" => Line::Help,
        _ if looks_like_a_word(first) => Line::Unknown(text),
        _ => Line::Turn(text),
    }
}

/// Whether it is letters only, and too many of them for the beginning of a turn.
fn looks_like_a_word(first: &str) -> bool {
    first.chars().count() > 1 && first.chars().all(char::is_alphabetic)
}

/// Splits options at blanks; quotation marks of either sort keep blanks together. `None` if one is not closed.
pub fn split_options(text: &str) -> Option<Vec<String>> {
    let mut options = Vec::new();
    let mut option: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                option.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => options.extend(option.take()),
            (_, c) => option.get_or_insert_default().push(c),
        }
    }
    options.extend(option);
    quote.is_none().then_some(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_both_languages() {
        assert_eq!(read("undo"), Line::Undo);
        assert_eq!(read("  UNDO \r"), Line::Undo);
        assert_eq!(read("annuler"), Line::Undo);
        assert_eq!(read("why a1-b1"), Line::Why("a1-b1"));
        assert_eq!(read("pourquoi  a1 - b1 "), Line::Why("a1 - b1"));
        assert_eq!(read("save my game.jrn"), Line::Save { path: "my game.jrn", replace: false });
        assert_eq!(read("SAVE! a b"), Line::Save { path: "a b", replace: true });
        assert_eq!(read("garder! a"), Line::Save { path: "a", replace: true });
        assert_eq!(read("load"), Line::Load { path: "", mend: false });
        assert_eq!(read("new --edition 2.0"), Line::New("--edition 2.0"));
        assert_eq!(read("turns a1"), Line::Turns("a1"));
        assert_eq!(read("Évaluer"), Line::Eval);
        assert_eq!(read("best 5"), Line::Best("5"));
        assert_eq!(read("open! a b"), Line::Load { path: "a b", mend: true });
        assert_eq!(read("?"), Line::Help);
        assert_eq!(words().count(), 46);
        for word in words() {
            assert!(!matches!(read(&word), Line::Turn(_) | Line::Unknown(_) | Line::Nothing), "{word}");
        }
    }

    #[test]
    fn remarks_and_ransoms_begin_alike() {
        assert_eq!(read(""), Line::Nothing);
        assert_eq!(read(" \t"), Line::Nothing);
        assert_eq!(read("\u{FEFF}"), Line::Nothing);
        assert_eq!(read("# a remark"), Line::Nothing);
        assert_eq!(read("#"), Line::Nothing);
        assert_eq!(read("#c3"), Line::Turn("#c3"));
        assert_eq!(read("#R"), Line::Turn("#R"));
    }

    #[test]
    fn turns_and_what_is_neither() {
        assert_eq!(read("a5-b5=d7"), Line::Turn("a5-b5=d7"));
        assert_eq!(read("N:a3"), Line::Turn("N:a3"));
        assert_eq!(read("c3"), Line::Turn("c3"));
        assert_eq!(read("a5 - b5"), Line::Turn("a5 - b5"));
        assert_eq!(read("udno"), Line::Unknown("udno"));
        assert_eq!(read("undo 3"), Line::Unknown("undo 3"));
        assert_eq!(read("é"), Line::Turn("é"));
    }

    #[test]
    fn options_are_split_like_a_shell_does() {
        let split = |text| split_options(text).expect("all quotation marks are closed");
        assert_eq!(split(""), [""; 0]);
        assert_eq!(split(" --edition  2.0 "), ["--edition", "2.0"]);
        assert_eq!(split("--position '3k-3/8 w - 0 1'"), ["--position", "3k-3/8 w - 0 1"]);
        assert_eq!(split("a\"b c\"d ''"), ["ab cd", ""]);
        assert_eq!(split_options("--position '3k-3"), None);
    }
}
