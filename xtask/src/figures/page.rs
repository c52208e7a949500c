//! A page of the docs, with the figures in it.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::answer::Answer;

const COMMANDS: &str = "<!-- figures\n";
const OPEN: &str = "<!-- = ";
const CLOSE: &str = "<!-- / -->";

/// A page.
pub struct Page {
    /// Its path within the project.
    pub name: String,
    /// Its path.
    pub path: PathBuf,
    /// What it says.
    pub text: String,
}

/// A figure in a page.
pub struct Figure {
    /// The command that gives it.
    pub name: String,
    /// Which part of its answer.
    pub field: String,
    /// Where it stands in the text.
    pub place: Range<usize>,
}

/// The README and all pages of the docs.
pub fn all(root: &Path) -> Result<Vec<Page>, String> {
    let docs = root.join("docs");
    let entries = fs::read_dir(&docs).map_err(|error| format!("{}: {error}", docs.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|suffix| suffix == "md"));
    paths.push(root.join("README.md"));
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        Ok(Page { name, path, text })
    };
    paths.into_iter().map(read).collect()
}

impl Page {
    /// The commands that it binds.
    pub fn commands(&self) -> Result<Vec<(String, String)>, String> {
        let mut found = Vec::new();
        for part in self.text.split(COMMANDS).skip(1) {
            let lines = part
                .split_once("-->")
                .ok_or_else(|| format!("{}: the list of figures has no end", self.name))?
                .0;
            for line in lines.lines().filter(|line| !line.trim().is_empty()) {
                match line.split_once(": ") {
                    Some((name, command)) if command.starts_with("jersi ") => {
                        found.push((name.trim().to_owned(), command.trim().to_owned()));
                    }
                    _ => return Err(format!("{}: `{line}` is no name with a command of jersi", self.name)),
                }
            }
        }
        Ok(found)
    }

    /// The figures in it.
    pub fn figures(&self) -> Result<Vec<Figure>, String> {
        let mut found = Vec::new();
        for (at, _) in self.text.match_indices(OPEN) {
            let bad = || format!("{}: a figure is not written as {OPEN}NAME.FIELD -->…{CLOSE}", self.name);
            let rest = &self.text[at + OPEN.len()..];
            let (title, after) = rest.split_once(" -->").ok_or_else(bad)?;
            let (name, field) = title.rsplit_once('.').ok_or_else(bad)?;
            let start = self.text.len() - after.len();
            let length =
                after.find(CLOSE).filter(|&length| !after[..length].contains('\n')).ok_or_else(bad)?;
            found.push(Figure {
                name: name.to_owned(),
                field: field.to_owned(),
                place: start..start + length,
            });
        }
        Ok(found)
    }

    /// Puts the answer of a command into its figures, unless they are only to be compared. Tells what is otherwise.
    pub fn put(
        &mut self,
        name: &str,
        answer: &Answer<'_>,
        only_compare: bool,
    ) -> Result<Vec<String>, String> {
        let mut changed = Vec::new();
        // From the end, so that places stay where they are.
        for figure in self.figures()?.into_iter().rev().filter(|figure| figure.name == name) {
            let value = answer
                .field(&figure.field)
                .ok_or_else(|| format!("{}: the answer of {name} has no {}", self.name, figure.field))?;
            let before = &self.text[figure.place.clone()];
            if before != value {
                changed.push(format!("{}: {name}.{}: {before} is {value}", self.name, figure.field));
                if !only_compare {
                    self.text.replace_range(figure.place, &value);
                }
            }
        }
        Ok(changed)
    }

    /// Writes it.
    pub fn write(&self) -> Result<(), String> {
        fs::write(&self.path, &self.text).map_err(|error| format!("{}: {error}", self.path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_replaced_where_they_stand() {
        let text = "a <!-- = m.wdl -->1, 2, 3<!-- / --> b <!-- = m.score -->9 %<!-- / --> <!-- = n.wdl -->x<!-- / -->";
        let mut page = Page { name: "x.md".to_owned(), path: PathBuf::new(), text: text.to_owned() };
        let answer = Answer::new(r#"{"games":10,"wins":7,"draws":1,"losses":2,"score":0.75}"#);
        assert_eq!(page.put("m", &answer, true).expect("compared").len(), 2);
        assert_eq!(page.text, text, "compared only");
        page.put("m", &answer, false).expect("put");
        assert_eq!(
            page.text,
            "a <!-- = m.wdl -->7, 1, 2<!-- / --> b <!-- = m.score -->75 % [44, 92]<!-- / --> <!-- = n.wdl -->x<!-- / -->"
        );
        assert!(page.put("m", &answer, true).expect("compared").is_empty());
        assert!(page.put("n", &Answer::new("{}"), true).is_err(), "no such field");
    }
}
