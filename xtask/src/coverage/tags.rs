//! The tags of the tests: `// rule 3.07, 3.08` directly above the attributes of a `#[test]` function.

use super::sentences::is_id;

/// A tag and the test that it belongs to, or why it is worth nothing.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Tag {
    pub line: usize,
    pub ids: Vec<String>,
    pub test: Result<String, &'static str>,
}

const NO_TEST: &str = "this tag belongs to no test";
const IGNORED: &str = "this tag belongs to a test that is ignored";
const NO_IDS: &str = "a tag is a list of ids such as `// rule 3.07, 3.08`";

/// All tags of a source file. Between a tag and its function only other tags and attributes may stand; this is
/// also how tests look inside `proptest!`.
pub(super) fn read(source: &str) -> Vec<Tag> {
    let code = masked(source);
    let lines: Vec<&str> = code.lines().map(str::trim).collect();
    let tagged = lines.iter().enumerate().filter_map(|(n, line)| tag_text(line).map(|text| (n, text)));
    tagged
        .map(|(n, text)| {
            let ids: Vec<String> = text.split(',').map(|id| id.trim().to_owned()).collect();
            let test = if ids.iter().all(|id| is_id(id)) { test_below(&lines[n..]) } else { Err(NO_IDS) };
            Tag { line: n + 1, ids, test }
        })
        .collect()
}

/// The list of a tag: what follows `// rule`, if it begins with a digit as no sentence of prose does.
fn tag_text(line: &str) -> Option<&str> {
    let text = line.strip_prefix("//")?.trim_start().strip_prefix("rule ")?.trim();
    text.starts_with(|c: char| c.is_ascii_digit()).then_some(text)
}

/// The test function that follows the tags at the beginning of these lines.
fn test_below(lines: &[&str]) -> Result<String, &'static str> {
    let rest =
        lines.iter().skip_while(|line| tag_text(line).is_some()).copied().collect::<Vec<_>>().join("\n");
    let mut rest = rest.as_str();
    let (mut test, mut ignored) = (false, false);
    while let Some((attribute, after)) = attribute(rest) {
        test |= attribute == "test";
        ignored |= attribute.starts_with("ignore");
        rest = after.trim_start();
    }
    let name = rest.strip_prefix("fn ").and_then(|rest| rest.split(|c: char| !is_word(c)).next());
    match name.filter(|name| test && !name.is_empty()) {
        None => Err(NO_TEST),
        Some(_) if ignored => Err(IGNORED),
        Some(name) => Ok(name.to_owned()),
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// What stands between the brackets of the attribute at the very beginning, and what follows it.
fn attribute(text: &str) -> Option<(&str, &str)> {
    let inner = text.strip_prefix("#[")?;
    let mut depth = 1;
    for (at, c) in inner.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((inner[..at].trim(), &inner[at + 1..]));
        }
    }
    None
}

/// The source with the insides of strings, characters and block comments blanked out, line by line as it was,
/// so that no tag and no test is seen in them.
fn masked(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let after_word = out.ends_with(is_word);
        let (kept, length) = match c {
            '/' if rest.starts_with("//") => (true, rest.find('\n').unwrap_or(rest.len())),
            '/' if rest.starts_with("/*") => (false, block_comment(rest)),
            '"' => (false, string(rest, 0)),
            '\'' => character(rest).map_or((true, 1), |length| (false, length)),
            'r' | 'b' | 'c' if !after_word => raw_string(rest).map_or((true, 1), |length| (false, length)),
            _ => (true, c.len_utf8()),
        };
        let (taken, left) = rest.split_at(length);
        if kept {
            out.push_str(taken);
        } else {
            out.extend(taken.chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        }
        rest = left;
    }
    out
}

/// The length of the block comment at the beginning; they nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// The length of the string that begins at `start` with a quotation mark.
fn string(text: &str, start: usize) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip_while(|(at, _)| *at <= start) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of the raw string at the beginning, such as `r#"…"#` or `br"…"`.
fn raw_string(text: &str) -> Option<usize> {
    let prefix = text.find('r').filter(|&at| at <= 1)?;
    let hashes = text[prefix + 1..].bytes().take_while(|&b| b == b'#').count();
    let open = prefix + 1 + hashes;
    if !text[open..].starts_with('"') {
        return None;
    }
    let close = format!("\"{}", "#".repeat(hashes));
    Some(text[open + 1..].find(&close).map_or(text.len(), |at| open + 1 + at + close.len()))
}

/// The length of the character at the beginning, if it is one and not a lifetime.
fn character(text: &str) -> Option<usize> {
    let mut chars = text.char_indices().skip(1);
    let (_, first) = chars.next()?;
    if first == '\\' {
        chars.next()?;
        let end = chars.find(|(_, c)| *c == '\'').map(|(at, _)| at)?;
        return Some(end + 1);
    }
    chars.next().filter(|(_, c)| *c == '\'').map(|(at, _)| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(source: &str) -> Vec<(usize, Result<String, &'static str>)> {
        read(source).into_iter().map(|tag| (tag.line, tag.test)).collect()
    }

    fn held(source: &str) -> Vec<(String, String)> {
        read(source)
            .into_iter()
            .filter_map(|tag| tag.test.ok().map(|test| (tag.ids.join(" "), test)))
            .collect()
    }

    fn pair(ids: &str, test: &str) -> (String, String) {
        (ids.to_owned(), test.to_owned())
    }

    #[test]
    fn a_tag_directly_above_a_test_counts() {
        assert_eq!(held("// rule 3.07, 3.08\n#[test]\nfn one() {}\n"), [pair("3.07 3.08", "one")]);
        let indented = "mod tests {\n    // rule 3.07\n    #[test]\n    fn one_1() {}\n}\n";
        assert_eq!(held(indented), [pair("3.07", "one_1")]);
    }

    #[test]
    fn several_tags_and_other_attributes_may_stand_above_a_test() {
        let source =
            "// rule 3.07\n// rule 3.08\n#[test]\n#[should_panic(expected = \"a]b\")]\nfn one() {}\n";
        assert_eq!(held(source), [pair("3.07", "one"), pair("3.08", "one")]);
        let source = "// rule 3.07\n#[cfg_attr(\n    miri,\n    cold,\n)] #[test]\nfn one() {}\n";
        assert_eq!(held(source), [pair("3.07", "one")]);
    }

    #[test]
    fn a_proptest_counts() {
        let source = "proptest! {\n    #![proptest_config(c())]\n\n    // rule 3.07\n    #[test]\n    \
                      fn one(n in 0..9u8) {}\n}\n";
        assert_eq!(held(source), [pair("3.07", "one")]);
    }

    #[test]
    fn a_tag_above_anything_else_is_worth_nothing() {
        let sources = [
            "// rule 3.07\nfn helper() {}\n",
            "// rule 3.07\n#[inline]\nfn helper() {}\n",
            "// rule 3.07\n#[cfg(test)]\nmod tests {\n#[test]\nfn one() {}\n}\n",
            "// rule 3.07\n#[test]\nconst ONE: u8 = 1;\n",
            "// rule 3.07\n\n#[test]\nfn one() {}\n",
            "// rule 3.07\n// a remark\n#[test]\nfn one() {}\n",
            "// rule 3.07\n// #[test]\n// fn old() {}\n\n#[test]\nfn one() {}\n",
            "#[test]\n// rule 3.07\nfn one() {}\n",
            "#[test]\nfn one() {\n    // rule 3.07\n    let a = 1;\n}\n",
            "// rule 3.07\n",
            "// rule 3.07\n#[test",
        ];
        for source in sources {
            let found = told(source);
            assert_eq!(found.len(), 1, "{source}");
            assert_eq!(found[0].1, Err(NO_TEST), "{source}");
        }
    }

    #[test]
    fn a_test_that_is_ignored_holds_nothing() {
        assert_eq!(told("// rule 3.07\n#[test]\n#[ignore]\nfn one() {}\n"), [(1, Err(IGNORED))]);
        let source = "// rule 3.07\n#[ignore = \"slow\"]\n#[test]\nfn one() {}\n";
        assert_eq!(told(source), [(1, Err(IGNORED))]);
    }

    #[test]
    fn a_tag_must_be_a_list_of_ids() {
        for list in ["3.7", "3.07 3.08", "3.07,", "3.07 and 3.08", "3"] {
            assert_eq!(
                told(&format!("// rule {list}\n#[test]\nfn one() {{}}\n")),
                [(1, Err(NO_IDS))],
                "{list}"
            );
        }
    }

    #[test]
    fn prose_is_no_tag() {
        let source =
            "// rule of thumb\n// rules 3.07\n// the rule 3.07\n/// rule 3.07\n#[test]\nfn one() {}\n";
        assert_eq!(told(source), []);
    }

    #[test]
    fn strings_and_block_comments_hold_no_tags() {
        let sources = [
            "const A: &str = \"\n// rule 3.07\n#[test]\nfn one() {}\n\";\n",
            "const A: &str = r#\"\"\n// rule 3.07\n#[test]\nfn one() {}\n\"#;\n",
            "const A: &[u8] = br\"\\\n// rule 3.07\n#[test]\nfn one() {}\n\";\n",
            "/* /* */\n// rule 3.07\n#[test]\nfn one() {}\n*/\n",
            "/*\n// rule 3.07\n#[test]\nfn one() {}\n",
        ];
        for source in sources {
            assert_eq!(told(source), [], "{source}");
        }
    }

    #[test]
    fn what_only_looks_like_a_string_hides_nothing() {
        let test = "// rule 3.07\n#[test]\nfn one() {}\n";
        let before = [
            "// don't \" /*\n",
            "fn f<'a>(x: &'a str) -> &'a str { x }\n",
            "const Q: char = '\"';\nconst R: char = '\\'';\nconst S: char = '\\u{22}';\nconst T: char = 'é';\n",
            "const A: &str = \"a \\\" // b\";\n",
            "const A: &str = r\"\\\";\n",
            "const A: u8 = b'\"';\nlet r#type = bar;\n",
            "/* \" ' */\n",
        ];
        for before in before {
            assert_eq!(held(&format!("{before}{test}")), [pair("3.07", "one")], "{before}");
        }
    }
}
