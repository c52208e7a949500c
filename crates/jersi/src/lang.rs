//! The language that commands speak to people. It is decided once, at the door, because what is wrong with the arguments
//! is said in it too.

use std::ffi::OsString;
use std::sync::OnceLock;

use clap::Args;
use clap::builder::TypedValueParser;
use jersi_rules::Lang;
use jersi_words::CommandWords;

use crate::value;

/// Which language to speak.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct LangOption {
    /// Language to speak [default: French in a French locale, else English]
    #[arg(long = "lang", value_name = "LANG", global = true, value_parser = parser())]
    // It is read before everything else; here it is only known.
    _lang: Option<Lang>,
}

/// Reads the identifier of a language.
pub fn parser() -> impl TypedValueParser<Value = Lang> {
    value::one_of(Lang::ALL.map(|lang| (lang.id(), lang)))
}

static SPOKEN: OnceLock<Lang> = OnceLock::new();

/// Decides what is spoken in this run: what the arguments ask for, or else that of the environment.
pub fn decide(arguments: &[OsString]) {
    let lang = asked_for(arguments).unwrap_or_else(|| of_environment(|name| std::env::var_os(name)));
    // Whoever came first decided; only a test would come twice.
    let _ = SPOKEN.set(lang);
}

/// The language of this run; English where nobody decided.
pub fn spoken() -> Lang {
    SPOKEN.get().copied().unwrap_or_default()
}

/// The words of this run.
pub fn words() -> &'static dyn CommandWords {
    jersi_words::command(spoken())
}

/// The value of the last `--lang`, before the arguments are understood.
fn asked_for(arguments: &[OsString]) -> Option<Lang> {
    let words: Vec<_> = arguments.iter().map(|word| word.to_string_lossy()).collect();
    let options = words.iter().take_while(|word| *word != "--").count();
    let mut found = None;
    for (n, word) in words[..options].iter().enumerate() {
        let value = match word.strip_prefix("--lang=") {
            Some(value) => Some(value),
            None if word == "--lang" => words.get(n + 1).map(|value| &**value),
            None => None,
        };
        found = value.and_then(Lang::from_id).or(found);
    }
    found
}

/// The language of the first of the three variables that says anything, as POSIX has it.
fn of_environment(variable: impl Fn(&str) -> Option<OsString>) -> Lang {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty())
        .unwrap_or_default();
    let locale = locale.to_string_lossy();
    // For tests and translators: what is said past the catalogues shows.
    if locale == Lang::MADE_UP.id() {
        return Lang::MADE_UP;
    }
    Lang::of_locale(&locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(variables: &[(&str, &str)]) -> Lang {
        of_environment(|name| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).into())
        })
    }

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        assert_eq!(spoken(&[]), Lang::EN);
        assert_eq!(spoken(&[("LANG", "fr_FR.UTF-8")]), Lang::FR);
        assert_eq!(spoken(&[("LANG", "fr_CA"), ("LC_MESSAGES", "de_DE.UTF-8")]), Lang::EN);
        assert_eq!(spoken(&[("LANG", "en_GB"), ("LC_MESSAGES", "fr")]), Lang::FR);
        assert_eq!(spoken(&[("LC_ALL", "C"), ("LC_MESSAGES", "fr"), ("LANG", "fr")]), Lang::EN);
        assert_eq!(spoken(&[("LC_ALL", ""), ("LANG", "fr")]), Lang::FR);
    }

    #[test]
    fn arguments_are_asked_before_they_are_understood() {
        let asked = |words: &[&str]| asked_for(&words.iter().map(Into::into).collect::<Vec<_>>());
        assert_eq!(asked(&["jersi", "why", "--lang", "fr"]), Some(Lang::FR));
        assert_eq!(asked(&["jersi", "--lang=fr", "why", "--nonsense"]), Some(Lang::FR));
        assert_eq!(asked(&["jersi", "why", "--lang"]), None);
        assert_eq!(asked(&["jersi", "why", "--lang", "xx"]), None);
        assert_eq!(asked(&["jersi", "ugi-check", "--", "--lang", "fr"]), None);
    }
}
