//! The language that a command speaks to people.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jersi_rules::Lang;

/// Which language to speak.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct LangOption {
    /// Language to speak [default: French in a French locale, else English]
    #[arg(long, value_name = "LANG", value_parser = parser())]
    lang: Option<Lang>,
}

impl LangOption {
    /// The language asked for, or else that of the environment.
    pub fn lang(self) -> Lang {
        self.lang.unwrap_or_else(|| of_environment(|name| std::env::var_os(name)))
    }
}

/// Reads the identifier of a language.
pub fn parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::id)).map(|id| Lang::of_locale(&id))
}

/// The language of the first of the three variables that says anything, as POSIX has it.
fn of_environment(variable: impl Fn(&str) -> Option<std::ffi::OsString>) -> Lang {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty())
        .unwrap_or_default();
    Lang::of_locale(&locale.to_string_lossy())
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
}
