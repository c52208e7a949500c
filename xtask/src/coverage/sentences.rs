//! The sentences of the rules: list items that begin with an id in square brackets.

use super::RULES;

/// A sentence that a test has to name.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    pub id: String,
    /// The heading of its section.
    pub section: String,
    pub text: String,
}

/// The sentences in their order, and what is wrong with them: an id that is no id, stands in another section,
/// or is there twice, and a list item without one in a section that has some.
pub(super) fn read(rules: &str) -> (Vec<Sentence>, Vec<String>) {
    let mut sentences: Vec<Sentence> = Vec::new();
    let mut problems = Vec::new();
    let mut bare: Vec<(String, usize)> = Vec::new();
    let mut section = String::new();
    // Whether the line before belongs to a sentence, which an indented line then goes on with.
    let mut open = false;
    for (n, line) in rules.lines().enumerate() {
        let place = format!("{RULES}:{}", n + 1);
        if let Some(heading) = line.strip_prefix("## ") {
            heading.trim().clone_into(&mut section);
            open = false;
        } else if let Some(item) = line.trim_start().strip_prefix("- ") {
            open = false;
            let Some((id, text)) = item.strip_prefix('[').and_then(|rest| rest.split_once(']')) else {
                bare.push((section.clone(), n + 1));
                continue;
            };
            if !is_id(id) {
                problems.push(format!("{place}: {id:?} is no id such as 3.07"));
            } else if !belongs(id, &section) {
                problems.push(format!("{place}: {id} stands in section {section:?}"));
            } else if sentences.iter().any(|sentence| sentence.id == id) {
                problems.push(format!("{place}: {id} is defined twice"));
            } else {
                let text = text.trim().to_owned();
                sentences.push(Sentence { id: id.to_owned(), section: section.clone(), text });
                open = true;
            }
        } else if open && line.starts_with(' ') && !line.trim().is_empty() {
            if let Some(sentence) = sentences.last_mut() {
                sentence.text.push(' ');
                sentence.text.push_str(line.trim());
            }
        } else {
            open = false;
        }
    }
    for (section, line) in bare {
        if sentences.iter().any(|sentence| sentence.section == section) {
            problems.push(format!("{RULES}:{line}: this item of the rules has no id"));
        }
    }
    if sentences.is_empty() {
        problems.push(format!("{RULES} has no sentence with an id"));
    }
    (sentences, problems)
}

/// A section number, a dot, two or three digits.
pub(super) fn is_id(text: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    text.split_once('.').is_some_and(|(section, number)| {
        !section.is_empty() && digits(section) && (2..=3).contains(&number.len()) && digits(number)
    })
}

/// Whether an id carries the number of its section's heading.
fn belongs(id: &str, section: &str) -> bool {
    id.split('.').next() == section.split('.').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_with_an_id_are_sentences() {
        let (sentences, problems) = read(
            "# Title\n\n- free\n\n## 3. Shared\n\nProse [3.99].\n\n### Part\n- [3.01] One,\n  and more.\n\
             - [3.102] Two.\nnot more\n",
        );
        assert_eq!(problems, Vec::<String>::new());
        let said: Vec<(&str, &str, &str)> =
            sentences.iter().map(|s| (s.id.as_str(), s.section.as_str(), s.text.as_str())).collect();
        assert_eq!(said, [("3.01", "3. Shared", "One, and more."), ("3.102", "3. Shared", "Two.")]);
    }

    #[test]
    fn what_is_no_id_is_told() {
        for id in ["3", "3.", "3.1", "3.1234", ".01", "a.01", "3.0a", "3.01.02", ""] {
            assert!(!is_id(id), "{id}");
            let (sentences, problems) = read(&format!("## 3. Shared\n- [{id}] One.\n"));
            assert_eq!((sentences.len(), problems.len()), (0, 2), "{problems:?}");
        }
    }

    #[test]
    fn an_id_stands_in_its_own_section() {
        let (_, problems) = read("## 3. Shared\n- [3.01] One.\n## 4. Hunt\n- [3.02] Two.\n");
        assert_eq!(problems, ["docs/rules.md:4: 3.02 stands in section \"4. Hunt\""]);
    }

    #[test]
    fn an_item_without_an_id_is_told_where_others_have_one() {
        let (_, problems) = read("## 1. Free\n- none\n## 3. Shared\n- [3.01] One.\n- Forgotten.\n");
        assert_eq!(problems, ["docs/rules.md:5: this item of the rules has no id"]);
    }

    #[test]
    fn rules_without_sentences_are_told() {
        assert_eq!(read("# Nothing\n").1, ["docs/rules.md has no sentence with an id"]);
    }
}
