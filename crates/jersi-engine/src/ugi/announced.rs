//! An option as an engine announces it.

use std::fmt;

/// An option that an engine has.
///
/// ```
/// use jersi_engine::ugi::Announced;
///
/// let option = Announced::read("name Hash type spin default 64 min 1 max 16384")?;
/// assert!(option.accepts("128").is_ok() && option.accepts("0").is_err());
/// assert_eq!(option.to_string(), "option name Hash type spin default 64 min 1 max 16384");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// Its name.
    pub name: String,
    /// What may be said to it.
    pub kind: OptionKind,
}

/// What an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Check {
        /// Unless told otherwise.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// Unless told otherwise.
        default: i128,
        /// The least.
        min: i128,
        /// The most.
        max: i128,
    },
    /// One of some words.
    Combo {
        /// Unless told otherwise.
        default: String,
        /// The words.
        words: Vec<String>,
    },
    /// Any text.
    Text {
        /// Unless told otherwise.
        default: String,
    },
    /// Nothing: naming it does something.
    Button,
}

impl Announced {
    /// Reads what follows the word `option` in an engine's line, or tells what is wrong with it.
    pub fn read(text: &str) -> Result<Announced, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let at = |word: &str| words.iter().position(|&w| w == word);
        let (Some(0), Some(kind_at)) = (at("name"), at("type")) else {
            return Err("an option begins with name and type".to_owned());
        };
        let name = words[1..kind_at].join(" ");
        if name.is_empty() {
            return Err("an option has a name".to_owned());
        }
        let kind = words.get(kind_at + 1).copied().unwrap_or_default();
        let rest = words.get(kind_at + 2..).unwrap_or_default();
        let kind = OptionKind::read(kind, rest).map_err(|fault| format!("{name}: {fault}"))?;
        let announced = Announced { name, kind };
        announced.kind.check_default().map_err(|fault| format!("{}: {fault}", announced.name))?;
        Ok(announced)
    }

    /// Whether the option takes this value; if not, what it takes.
    pub fn accepts(&self, value: &str) -> Result<(), String> {
        let name = &self.name;
        let refused = |takes: String| Err(format!("{name} takes {takes}, not {value:?}"));
        match &self.kind {
            OptionKind::Check { .. } if !matches!(value, "true" | "false") => {
                refused("true or false".to_owned())
            }
            OptionKind::Spin { min, max, .. }
                if !value.parse().is_ok_and(|n: i128| (*min..=*max).contains(&n)) =>
            {
                refused(format!("a number from {min} to {max}"))
            }
            OptionKind::Combo { words, .. } if !words.iter().any(|word| word.eq_ignore_ascii_case(value)) => {
                refused(words.join(", "))
            }
            _ => Ok(()),
        }
    }

    /// The value it has unless told otherwise; a button has none.
    pub fn default_value(&self) -> Option<String> {
        match &self.kind {
            OptionKind::Check { default } => Some(default.to_string()),
            OptionKind::Spin { default, .. } => Some(default.to_string()),
            OptionKind::Combo { default, .. } | OptionKind::Text { default } => Some(default.clone()),
            OptionKind::Button => None,
        }
    }
}

impl OptionKind {
    fn read(kind: &str, rest: &[&str]) -> Result<OptionKind, String> {
        const KEYS: [&str; 4] = ["default", "min", "max", "var"];
        // The values of each key; a value goes up to the next key.
        let mut values: Vec<(&str, Vec<&str>)> = Vec::new();
        for &word in rest {
            match values.last_mut() {
                _ if KEYS.contains(&word) => values.push((word, Vec::new())),
                Some((_, value)) => value.push(word),
                None => return Err(format!("{word:?} is none of default, min, max, var")),
            }
        }
        let all = |key: &str| -> Vec<String> {
            values.iter().filter(|(k, _)| *k == key).map(|(_, value)| value.join(" ")).collect()
        };
        let one = |key: &str| all(key).into_iter().next().ok_or(format!("there is no {key}"));
        let number = |key: &str| -> Result<i128, String> {
            one(key)?.parse().map_err(|_| format!("{key} is no whole number"))
        };
        Ok(match kind {
            "check" => OptionKind::Check {
                default: one("default")?.parse().map_err(|_| "the default is neither true nor false")?,
            },
            "spin" => {
                OptionKind::Spin { default: number("default")?, min: number("min")?, max: number("max")? }
            }
            "combo" => OptionKind::Combo { default: one("default")?, words: all("var") },
            "string" => OptionKind::Text { default: one("default").unwrap_or_default() },
            "button" => OptionKind::Button,
            other => return Err(format!("{other:?} is none of check, spin, combo, string, button")),
        })
    }

    fn check_default(&self) -> Result<(), String> {
        match self {
            OptionKind::Spin { default, min, max } if !(min..=max).contains(&default) => {
                Err(format!("the default {default} is not between {min} and {max}"))
            }
            OptionKind::Combo { default, words } if !words.contains(default) => {
                Err(format!("the default {default} is none of its words"))
            }
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Announced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Check { default } => write!(f, "check default {default}"),
            OptionKind::Spin { default, min, max } => write!(f, "spin default {default} min {min} max {max}"),
            OptionKind::Combo { default, words } => {
                write!(f, "combo default {default}")?;
                words.iter().try_for_each(|word| write!(f, " var {word}"))
            }
            OptionKind::Text { default } => write!(f, "string default {default}"),
            OptionKind::Button => f.write_str("button"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_announcements_are_told() {
        for (text, fault) in [
            ("Hash type spin", "begins with name"),
            ("name type spin", "has a name"),
            ("name Hash type spun default 1", "none of check"),
            ("name Hash type spin default x min 1 max 2", "default is no whole number"),
            ("name Hash type spin default 3 min 1 max 2", "not between 1 and 2"),
            ("name Hash type spin default 3", "no min"),
            ("name A type check default yes", "neither true nor false"),
            ("name A type combo default b var a var c", "none of its words"),
            ("name A type check maybe", "none of default"),
        ] {
            let told = Announced::read(text).expect_err(text);
            assert!(told.contains(fault), "{text}: {told}");
        }
    }

    #[test]
    fn kinds_that_we_do_not_use_are_read_too() {
        let read = Announced::read("name Clear Hash type button").expect("a button");
        assert_eq!(read, Announced { name: "Clear Hash".to_owned(), kind: OptionKind::Button });
        let read = Announced::read("name File type string default").expect("a text");
        assert_eq!(read.default_value().as_deref(), Some(""));
        assert!(read.accepts("anything at all").is_ok());
    }
}
