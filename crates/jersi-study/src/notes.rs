//! The comments of a turn: words for people, and marks in brackets such as `[%clk 0:04:10]`.

/// A comment cut at its marks: words, and marks with their brackets.
fn parts(comment: &str) -> Vec<(bool, &str)> {
    let mut parts = Vec::new();
    let mut rest = comment;
    while let Some(begin) = rest.find("[%") {
        let Some(length) = rest[begin..].find(']') else { break };
        let (before, from) = rest.split_at(begin);
        let (mark, after) = from.split_at(length + 1);
        parts.push((false, before));
        parts.push((true, mark));
        rest = after;
    }
    parts.push((false, rest));
    parts
}

/// The name and the value of a mark.
fn named(mark: &str) -> Option<(&str, &str)> {
    let inner = mark.strip_prefix("[%")?.strip_suffix(']')?;
    inner.split_once(char::is_whitespace).map(|(name, value)| (name, value.trim()))
}

/// The value of the first mark with this name.
pub fn bracket<'a>(comments: &'a [String], name: &str) -> Option<&'a str> {
    brackets(comments).find_map(|(found, value)| (found == name).then_some(value))
}

/// Every mark, as its name and its value.
pub(crate) fn brackets(comments: &[String]) -> impl Iterator<Item = (&str, &str)> {
    let marks = comments.iter().flat_map(|comment| parts(comment)).filter(|(is_mark, _)| *is_mark);
    marks.filter_map(|(_, mark)| named(mark))
}

/// Sets or takes away the mark with this name. A new one stands before everything else.
pub fn set_bracket(comments: &mut Vec<String>, name: &str, value: Option<&str>) {
    if bracket(comments, name) == value {
        return;
    }
    drop_brackets(comments, |found, _| found == name);
    if let Some(value) = value {
        add_bracket(comments, name, value);
    }
}

/// Takes away the marks that are meant.
pub(crate) fn drop_brackets(comments: &mut Vec<String>, meant: impl Fn(&str, &str) -> bool) {
    for comment in comments.iter_mut() {
        let others = |(is_mark, part): &(bool, &str)| {
            !(*is_mark && named(part).is_some_and(|(name, value)| meant(name, value)))
        };
        let all = parts(comment);
        if all.iter().all(others) {
            continue;
        }
        let kept: String = all.into_iter().filter(others).map(|(_, part)| part).collect();
        kept.trim().clone_into(comment);
    }
    comments.retain(|comment| !comment.is_empty());
}

/// Adds a mark, before everything else.
pub(crate) fn add_bracket(comments: &mut Vec<String>, name: &str, value: &str) {
    let mark = format!("[%{name} {value}]");
    match comments.first_mut().filter(|first| first.starts_with("[%")) {
        Some(first) => *first = format!("{mark} {first}"),
        None => comments.insert(0, mark),
    }
}

/// The words without the marks; several comments have a line each.
pub fn words(comments: &[String]) -> String {
    let plain = comments.iter().map(|comment| {
        let words: String =
            parts(comment).into_iter().filter(|(is_mark, _)| !is_mark).map(|(_, part)| part).collect();
        words.trim().to_owned()
    });
    plain.filter(|words| !words.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Puts other words in the place of those there are; the marks stay.
pub fn set_words(comments: &mut Vec<String>, text: &str) {
    let text = text.trim();
    if words(comments) == text {
        return;
    }
    let all = comments.iter().flat_map(|comment| parts(comment));
    let marks: Vec<&str> = all.filter(|(is_mark, _)| *is_mark).map(|(_, part)| part).collect();
    let both = [marks.join(" "), text.to_owned()];
    *comments = both.into_iter().filter(|part| !part.is_empty()).collect();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comments(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn words_and_marks_are_told_apart() {
        let given = comments(&["[%clk 0:09:41] bold [%eval -0.8] or not", "[%mark ?!]", "a [% b"]);
        assert_eq!(words(&given), "bold  or not\na [% b");
        assert_eq!((bracket(&given, "eval"), bracket(&given, "mark")), (Some("-0.8"), Some("?!")));
        assert_eq!(bracket(&given, "b"), None);
    }

    #[test]
    fn marks_are_set_and_taken_away_and_words_stay() {
        let mut given = comments(&["well [%eval 1.0] played", "[%clk 0:01:00]"]);
        set_bracket(&mut given, "mark", Some("!"));
        assert_eq!(given, comments(&["[%mark !]", "well [%eval 1.0] played", "[%clk 0:01:00]"]));
        set_bracket(&mut given, "mark", Some("??"));
        set_bracket(&mut given, "eval", None);
        set_bracket(&mut given, "clk", None);
        assert_eq!((words(&given).as_str(), bracket(&given, "mark")), ("well  played", Some("??")));
        set_bracket(&mut given, "mark", None);
        assert_eq!(given, comments(&["well  played"]));
    }

    #[test]
    fn words_are_replaced_and_marks_stay() {
        let mut given = comments(&["[%clk 0:09:41] bold", "and more"]);
        set_words(&mut given, "  calm\nand slow ");
        assert_eq!(given, comments(&["[%clk 0:09:41]", "calm\nand slow"]));
        assert_eq!(words(&given), "calm\nand slow");
        set_words(&mut given, "");
        assert_eq!(given, comments(&["[%clk 0:09:41]"]));
    }
}
