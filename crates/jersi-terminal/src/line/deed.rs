//! What is to be done with which kept game, as it is typed behind `games`: read once, for both faces.

use jersi_words::Verb;

use super::read::split_options;

/// What can be done with a kept game.
const VERBS: [Verb; 5] = [Verb::Continue, Verb::Rename, Verb::Delete, Verb::Export, Verb::Import];

/// What is to be done with which game. A game goes by its number or its name; what is asked for may be missing, and is
/// empty then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Go on with it.
    Continue(String),
    /// Give it another name.
    Rename { which: String, name: String },
    /// Delete it, without a question if somebody insists.
    Delete { which: String, insists: bool },
    /// Write it to a file, over another one if somebody insists.
    Export { which: String, file: String, insists: bool },
    /// Bring in the game of a file.
    Import(String),
}

impl Deed {
    /// What a line means; none if it is no such line. Where a game is all that follows, its name may have blanks.
    pub(crate) fn read(text: &str) -> Option<Deed> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let insists = word.ends_with('!');
        match Verb::read(word.trim_end_matches('!'), &VERBS)? {
            Verb::Continue => Some(Deed::Continue(whole(rest)?)),
            Verb::Delete => Some(Deed::Delete { which: whole(rest)?, insists }),
            Verb::Import => Some(Deed::Import(whole(rest)?)),
            Verb::Rename => first(rest).map(|(which, name)| Deed::Rename { which, name }),
            _ => first(rest).map(|(which, file)| Deed::Export { which, file, insists }),
        }
    }
}

/// All of a text as one word, between quotation marks or not.
fn whole(text: &str) -> Option<String> {
    let parts = split_options(text)?;
    match parts.as_slice() {
        [] => None,
        [one] => Some(one.clone()),
        _ => Some(text.trim().to_owned()),
    }
}

/// The first word of a text, and what follows it.
fn first(text: &str) -> Option<(String, String)> {
    let mut parts = split_options(text)?.into_iter();
    let which = parts.next()?;
    Some((which, parts.collect::<Vec<_>>().join(" ")))
}

#[cfg(test)]
mod tests {
    use super::Deed;

    #[test]
    fn a_game_with_blanks_in_its_name_is_that_game() {
        let deletes = |which: &str, insists| Some(Deed::Delete { which: which.to_owned(), insists });
        assert_eq!(Deed::read("delete! Sunday evening"), deletes("Sunday evening", true));
        assert_eq!(Deed::read("delete \"Sunday evening\""), deletes("Sunday evening", false));
        assert_eq!(Deed::read("continue Sunday evening"), Some(Deed::Continue("Sunday evening".to_owned())));
        let renamed = Deed::Rename { which: "Sunday evening".to_owned(), name: "Monday morning".to_owned() };
        assert_eq!(Deed::read("rename 'Sunday evening' Monday morning"), Some(renamed));
        assert_eq!(Deed::read("import my games/one.jrn"), Some(Deed::Import("my games/one.jrn".to_owned())));
        for text in ["", "delete", "eat 2", "rename", "delete \"2"] {
            assert_eq!(Deed::read(text), None, "{text}");
        }
    }
}
