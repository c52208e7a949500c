//! What a typed line may become: legal turns, words, and files behind the words that name one.

use jersi_rules::Position;
use jersi_rules::notation::{normalized, sorted_turns};
use jersi_words::Verb;

use crate::path_completion;

/// What a line may become, each as a whole line: turns, these words, files.
pub(crate) fn candidates(typed: &str, position: Option<&Position>, verbs: &[Verb]) -> Vec<String> {
    if let Some(file) = file_of(typed) {
        let before = &typed[..typed.len() - file.len()];
        return path_completion::paths(file).iter().map(|path| format!("{before}{path}")).collect();
    }
    let turn = [Verb::Why, Verb::Turns].into_iter().find_map(|verb| behind(typed, verb)).unwrap_or(typed);
    let before = &typed[..typed.len() - turn.len()];
    let wanted = normalized(turn);
    let mut found = Vec::new();
    if !turn.is_empty() {
        let turns = position.map(sorted_turns).unwrap_or_default();
        let turns = turns.into_iter().filter(|turn| normalized(turn).starts_with(&wanted));
        found.extend(turns.map(|turn| format!("{before}{turn}")));
    }
    found.extend(
        verbs
            .iter()
            .copied()
            .flat_map(Verb::typed)
            .filter(|word| before.is_empty() && word.starts_with(typed)),
    );
    found.dedup();
    found
}

/// What is typed behind a word, in whatever language.
fn behind(typed: &str, verb: Verb) -> Option<&str> {
    let (word, rest) = typed.split_once(' ')?;
    Verb::read(word.trim_end_matches('!'), &[verb]).map(|_| rest)
}

/// The name of a file that is being typed.
fn file_of(typed: &str) -> Option<&str> {
    let named = [Verb::Save, Verb::Load, Verb::Open].into_iter().find_map(|verb| behind(typed, verb));
    named.or_else(|| {
        let deed = behind(typed, Verb::Games)?;
        let exported = behind(deed, Verb::Export).and_then(|rest| rest.split_once(' ')).map(|(_, file)| file);
        behind(deed, Verb::Import).or(exported)
    })
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "a test puts files where somebody else would")]
mod tests {
    use super::*;
    use crate::line::read::VERBS;
    use jersi_rules::{Edition, Rules, Setting};

    #[test]
    fn words_and_turns_are_completed() {
        let edition = Edition::V2_0;
        let position = Position::start(Rules::new(edition), Setting::usual(edition));
        let found = |typed: &str| candidates(typed, Some(&position), &VERBS);
        assert_eq!(found("und"), ["undo"]);
        assert!(found("a5-b5=d").contains(&"a5-b5=d7".to_owned()));
        assert!(found("A5 - b5=D").contains(&"a5-b5=d7".to_owned()));
        assert!(found("why a5-b5=d").contains(&"why a5-b5=d7".to_owned()));
        assert!(found("tours a5-b5=d").contains(&"tours a5-b5=d7".to_owned()));
        assert_eq!(found("zz"), [""; 0]);
        assert_eq!(found("").len(), crate::line::read::words().count() - 1, "pause is the same word twice");
        assert_eq!(candidates("a5", None, &VERBS), [""; 0]);
    }

    #[test]
    fn files_are_completed_behind_the_words_that_name_one() {
        let folder = std::env::temp_dir().join(format!("jersi-words-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        std::fs::write(folder.join("my game.jrn"), "").expect("written");
        let root = folder.display();
        for word in [
            "save",
            "save!",
            "load",
            "open",
            "charger",
            "games import",
            "parties exporter 3",
            "games export! 3",
        ] {
            let found = candidates(&format!("{word} {root}/my"), None, &VERBS);
            assert_eq!(found, [format!("{word} {root}/my game.jrn")]);
        }
        assert_eq!(candidates(&format!("why {root}/my"), None, &VERBS), [""; 0]);
        std::fs::remove_dir_all(folder).expect("removed");
    }
}
