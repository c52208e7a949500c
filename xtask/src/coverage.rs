//! Which test holds which sentence of the rules.
//!
//! Sentences stand in `docs/rules.md` as list items with an id: `- [3.07] Nothing is ever put on a king.`
//! Tests name them in a comment directly above their attributes: `// rule 3.07, 3.08`. This chore brings both
//! together in `docs/rules-coverage.md`, and fails if a sentence has no test or a tag no sentence.

mod sentences;
mod tags;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use sentences::Sentence;
use tags::Tag;

const RULES: &str = "docs/rules.md";
const TABLE: &str = "docs/rules-coverage.md";

/// Writes the table of sentences and tests, or with `check_only` compares it with the one on disk.
/// The error names everything that is wrong, one line each.
pub fn run(root: &Path, check_only: bool) -> Result<String, String> {
    let rules = read(&root.join(RULES))?;
    let sources = sources(root)?;
    let report = Report::of(&rules, &sources);
    let mut problems = report.problems.clone();
    let path = root.join(TABLE);
    if !check_only {
        fs::write(&path, &report.table).map_err(|error| format!("cannot write {TABLE}: {error}"))?;
    } else if fs::read_to_string(&path).ok().as_deref() != Some(report.table.as_str()) {
        problems.push(format!("{TABLE} is not up to date: run `cargo xtask coverage`"));
    }
    if problems.is_empty() { Ok(report.summary) } else { Err(problems.join("\n")) }
}

/// A source file: its path from the root, with `/`, and its text.
struct Source {
    path: String,
    text: String,
}

/// What the rules and the sources say of each other.
struct Report {
    table: String,
    summary: String,
    problems: Vec<String>,
}

impl Report {
    fn of(rules: &str, sources: &[Source]) -> Report {
        let (sentences, mut problems) = sentences::read(rules);
        let mut tests: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        let mut tagged = BTreeSet::new();
        let known = |id: &str| sentences.iter().find(|sentence| sentence.id == id);
        let found: Vec<(&Source, Vec<Tag>)> =
            sources.iter().map(|source| (source, tags::read(&source.text))).collect();
        for (source, tag) in found.iter().flat_map(|(source, tags)| tags.iter().map(move |tag| (source, tag)))
        {
            let place = format!("{}:{}", source.path, tag.line);
            let test = match &tag.test {
                Ok(test) => test,
                Err(why) => {
                    problems.push(format!("{place}: {why}"));
                    continue;
                }
            };
            let name = format!("{}::{test}", source.path);
            tagged.insert(name.clone());
            for id in &tag.ids {
                let Some(sentence) = known(id) else {
                    problems.push(format!("{place}: {RULES} has no sentence {id}"));
                    continue;
                };
                let names = tests.entry(&sentence.id).or_default();
                if !names.contains(&name) {
                    names.push(name.clone());
                }
            }
        }
        for sentence in sentences.iter().filter(|sentence| !tests.contains_key(sentence.id.as_str())) {
            problems.push(format!("no test names rule {}: {}", sentence.id, sentence.text));
        }
        let covered = sentences.iter().filter(|sentence| tests.contains_key(sentence.id.as_str())).count();
        let summary = format!(
            "rules: {covered} of {} sentences are held by {} tagged tests",
            sentences.len(),
            tagged.len()
        );
        Report { table: table(&sentences, &tests), summary, problems }
    }
}

fn table(sentences: &[Sentence], tests: &BTreeMap<&str, Vec<String>>) -> String {
    let mut text = format!(
        "# Which test holds which rule\n\nWritten by `cargo xtask coverage` from `{RULES}` and the tests; do \
         not edit.\n"
    );
    let mut section = "";
    for sentence in sentences {
        if sentence.section != section {
            section = &sentence.section;
            push(&mut text, format_args!("\n## {section}\n\n| id | sentence | tests |\n|---|---|---|\n"));
        }
        let held = tests.get(sentence.id.as_str()).map_or_else(
            || "**none**".to_owned(),
            |names| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join("<br>"),
        );
        let said = sentence.text.replace('|', "\\|");
        push(&mut text, format_args!("| {} | {said} | {held} |\n", sentence.id));
    }
    text
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).expect("writing to a string does not fail");
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// Every Rust file under `src` and `tests` of every crate, in the order of the paths.
fn sources(root: &Path) -> Result<Vec<Source>, String> {
    let mut paths = Vec::new();
    for member in entries(&root.join("crates"))? {
        for folder in ["src", "tests"].map(|folder| member.join(folder)) {
            if folder.is_dir() {
                gather(&folder, &mut paths)?;
            }
        }
    }
    paths.sort();
    paths.into_iter().map(|path| Ok(Source { path: shown(root, &path), text: read(&path)? })).collect()
}

fn gather(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), String> {
    for path in entries(folder)? {
        if path.is_dir() {
            gather(&path, paths)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let fault = |error: std::io::Error| format!("cannot list {}: {error}", folder.display());
    fs::read_dir(folder).map_err(fault)?.map(|entry| entry.map(|entry| entry.path()).map_err(fault)).collect()
}

fn shown(root: &Path, path: &Path) -> String {
    let parts = path.strip_prefix(root).unwrap_or(path).components();
    parts.map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES_TEXT: &str = "## 3. Shared\n\n- [3.01] One.\n- [3.02] Two | three.\n";

    fn source(text: &str) -> Source {
        Source { path: "crates/x/tests/y.rs".to_owned(), text: text.to_owned() }
    }

    fn problems(rules: &str, text: &str) -> Vec<String> {
        Report::of(rules, &[source(text)]).problems
    }

    #[test]
    fn a_covered_text_has_a_table_and_a_summary() {
        let text = "// rule 3.01\n#[test]\nfn one() {}\n// rule 3.01, 3.02\n#[test]\nfn two() {}\n";
        let report = Report::of(RULES_TEXT, &[source(text)]);
        assert_eq!(report.problems, Vec::<String>::new());
        assert_eq!(report.summary, "rules: 2 of 2 sentences are held by 2 tagged tests");
        assert!(report.table.contains("## 3. Shared\n\n| id | sentence | tests |\n|---|---|---|\n"));
        let both = "`crates/x/tests/y.rs::one`<br>`crates/x/tests/y.rs::two`";
        assert!(report.table.contains(&format!("| 3.01 | One. | {both} |\n")), "{}", report.table);
        assert!(report.table.contains("| 3.02 | Two \\| three. | `crates/x/tests/y.rs::two` |\n"));
    }

    #[test]
    fn every_gap_is_named() {
        let found = problems(RULES_TEXT, "#[test]\nfn one() {}\n");
        assert_eq!(found, ["no test names rule 3.01: One.", "no test names rule 3.02: Two | three."]);
        assert!(Report::of(RULES_TEXT, &[]).table.contains("| 3.01 | One. | **none** |"));
    }

    #[test]
    fn a_tag_of_an_unknown_sentence_is_named_with_its_place() {
        let text = "// rule 3.01, 3.02\n// rule 9.99\n#[test]\nfn one() {}\n";
        assert_eq!(problems(RULES_TEXT, text), ["crates/x/tests/y.rs:2: docs/rules.md has no sentence 9.99"]);
    }

    #[test]
    fn an_id_defined_twice_is_named() {
        let rules = "## 3. Shared\n- [3.01] One.\n- [3.01] Again.\n";
        let found = problems(rules, "// rule 3.01\n#[test]\nfn one() {}\n");
        assert_eq!(found, ["docs/rules.md:3: 3.01 is defined twice"]);
    }

    #[test]
    fn a_tag_without_a_test_is_named_and_covers_nothing() {
        let text = "// rule 3.01, 3.02\nfn helper() {}\n";
        let found = problems(RULES_TEXT, text);
        assert_eq!(found.len(), 3, "{found:?}");
        assert_eq!(found[0], "crates/x/tests/y.rs:1: this tag belongs to no test");
    }

    /// A throw-away project on disk, removed at the end.
    struct Project(PathBuf);

    impl Project {
        fn new(name: &str, rules: &str, test: &str) -> Project {
            let root = std::env::temp_dir().join(format!("jersi-coverage-{name}-{}", std::process::id()));
            fs::create_dir_all(root.join("docs")).unwrap();
            fs::create_dir_all(root.join("crates/x/tests/deep")).unwrap();
            fs::write(root.join(RULES), rules).unwrap();
            fs::write(root.join("crates/x/tests/deep/y.rs"), test).unwrap();
            fs::write(root.join("crates/x/tests/deep/y.txt"), "// rule 9.99").unwrap();
            Project(root)
        }
    }

    impl Drop for Project {
        fn drop(&mut self) {
            // A folder that is left behind in the temporary one harms nobody.
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_table_on_disk_is_written_and_then_only_checked() {
        let project =
            Project::new("whole", "## 3. Shared\n- [3.01] One.\n", "// rule 3.01\n#[test]\nfn one() {}\n");
        let missing = run(&project.0, true).unwrap_err();
        assert_eq!(missing, "docs/rules-coverage.md is not up to date: run `cargo xtask coverage`");
        assert!(!project.0.join(TABLE).exists(), "a check writes nothing");
        let summary = "rules: 1 of 1 sentences are held by 1 tagged tests";
        assert_eq!(run(&project.0, false).as_deref(), Ok(summary));
        assert_eq!(run(&project.0, true).as_deref(), Ok(summary));
        let table = fs::read_to_string(project.0.join(TABLE)).unwrap();
        assert!(table.contains("`crates/x/tests/deep/y.rs::one`"), "{table}");
        fs::write(project.0.join(TABLE), "old").unwrap();
        assert!(run(&project.0, true).is_err());
    }

    #[test]
    fn a_gap_is_an_error_but_the_table_is_written() {
        let project = Project::new("gap", "## 3. Shared\n- [3.01] One.\n", "#[test]\nfn one() {}\n");
        assert_eq!(run(&project.0, false), Err("no test names rule 3.01: One.".to_owned()));
        assert!(fs::read_to_string(project.0.join(TABLE)).unwrap().contains("**none**"));
    }

    #[test]
    fn a_project_without_rules_is_an_error() {
        let project = Project::new("bare", "", "");
        fs::remove_file(project.0.join(RULES)).unwrap();
        assert!(run(&project.0, true).unwrap_err().starts_with("cannot read "));
    }
}
