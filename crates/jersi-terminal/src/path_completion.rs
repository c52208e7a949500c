//! Names of files that a typed beginning may become.

use std::fs;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use crate::foreign_text::steers;

/// Names that are offered at the most: nobody reads more.
const MOST: usize = 200;

/// What a typed path may become, in the order of the alphabet; folders end with a separator. Names that cannot be typed
/// or shown are left out, and hidden ones until a full stop is typed. A folder that cannot be read has nothing to offer.
pub(crate) fn paths(typed: &str) -> Vec<String> {
    let at = typed.rfind(['/', MAIN_SEPARATOR]).map_or(0, |at| at + 1);
    let (folder, begun) = typed.split_at(at);
    let Ok(entries) = fs::read_dir(place(folder)) else { return Vec::new() };
    let mut found: Vec<String> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let name = entry.file_name().into_string().ok()?;
            let fits = name.starts_with(begun)
                && (begun.starts_with('.') || !name.starts_with('.'))
                && !name.chars().any(steers);
            // A link to a folder is a folder too.
            let end = if fits && entry.path().is_dir() { "/" } else { "" };
            fits.then(|| format!("{folder}{name}{end}"))
        })
        .collect();
    found.sort();
    found.truncate(MOST);
    found
}

/// The folder that is meant; `~/` is the home folder, as in a shell.
fn place(folder: &str) -> PathBuf {
    let home = || std::env::var_os("HOME").map(PathBuf::from);
    match folder.strip_prefix("~/").and_then(|rest| home().map(|home| home.join(rest))) {
        Some(path) => path,
        None if folder.is_empty() => PathBuf::from("."),
        None => Path::new(folder).to_owned(),
    }
}

/// A typed text completed as far as all that it may become agree, and what is offered if that is not the end.
pub(crate) fn complete(typed: &str) -> (String, Vec<String>) {
    let found = paths(typed);
    let common = common(&found);
    let text = if common.len() > typed.len() { common } else { typed.to_owned() };
    let names = found.iter().map(|path| {
        let bare = path.trim_end_matches('/');
        path[bare.rfind('/').map_or(0, |at| at + 1)..].to_owned()
    });
    let offers = if found.len() > 1 { names.collect() } else { Vec::new() };
    (text, offers)
}

/// The longest beginning that all share.
pub(crate) fn common(texts: &[String]) -> String {
    let Some((first, rest)) = texts.split_first() else { return String::new() };
    let shared = |text: &String| {
        let same = first.char_indices().zip(text.chars()).take_while(|((_, one), other)| one == other);
        same.last().map_or(0, |((at, c), _)| at + c.len_utf8())
    };
    let length = rest.iter().map(shared).min().unwrap_or(first.len());
    first[..length].to_owned()
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "a test puts files where somebody else would")]
mod tests {
    use super::*;

    #[test]
    fn files_and_folders_are_completed() {
        let folder = std::env::temp_dir().join(format!("jersi-complete-{}", std::process::id()));
        fs::create_dir_all(folder.join("games/old")).expect("a folder for the test");
        for name in ["games/été-1.jrn", "games/été-2.jrn", "games/.hidden", "games/\u{1b}[2J.jrn", "other"]
        {
            fs::write(folder.join(name), "").expect("written");
        }
        let root = folder.display().to_string();
        let done = |typed: &str| complete(&format!("{root}/{typed}"));
        assert_eq!(done("g"), (format!("{root}/games/"), Vec::new()));
        let (text, offers) = done("games/");
        assert_eq!(text, format!("{root}/games/"));
        assert_eq!(offers, ["old/", "été-1.jrn", "été-2.jrn"]);
        assert_eq!(done("games/é").0, format!("{root}/games/été-"));
        assert_eq!(done("games/.").0, format!("{root}/games/.hidden"));
        assert_eq!(done("absent/x"), (format!("{root}/absent/x"), Vec::new()));
        fs::remove_dir_all(folder).expect("removed");
    }

    #[test]
    fn beginnings_end_between_characters() {
        assert_eq!(common(&["aé".to_owned(), "aè".to_owned()]), "a");
        assert_eq!(common(&["a2-b2".to_owned(), "a2-b3".to_owned()]), "a2-b");
        assert_eq!(common(&["a".to_owned()]), "a");
        assert_eq!(common(&[]), "");
    }
}
