//! French as it is printed: curved apostrophes, and narrow spaces that do not break where French has spaces before marks.
#![allow(missing_docs)]

use std::fs;
use std::path::Path;

/// The French catalogues, this crate's and the rules', file by file.
fn catalogues() -> Vec<(String, String)> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [here.join("src/fr"), here.join("../jersi-rules/src/lang/fr")];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder of catalogues"));
    let paths = files.map(|file| file.expect("a file").path());
    paths.map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a catalogue"))).collect()
}

/// What stands between quotation marks in code, comments left out.
fn literals(code: &str) -> Vec<String> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    let mut signs = code.chars();
    while signs.by_ref().any(|sign| sign == '"') {
        let mut literal = String::new();
        while let Some(sign) = signs.next() {
            match sign {
                '"' => break,
                '\\' => {
                    literal.extend(signs.next().map(|escaped| if escaped == 'n' { '\n' } else { escaped }));
                }
                _ => literal.push(sign),
            }
        }
        found.push(literal);
    }
    found
}

#[test]
fn apostrophes_and_spaces_are_those_of_print() {
    let mut looked_at = 0;
    for (path, code) in catalogues() {
        for literal in literals(&code) {
            looked_at += 1;
            let signs: Vec<char> = literal.chars().collect();
            let is_wide = |space: Option<char>| matches!(space, Some(' ' | '\u{a0}'));
            for (n, &sign) in signs.iter().enumerate() {
                let before = n.checked_sub(1).map(|n| signs[n]);
                let after = signs.get(n + 1).copied();
                let joins = before.is_some_and(char::is_alphabetic)
                    && after.is_some_and(|sign| sign.is_alphabetic() || "{«".contains(sign));
                assert!(sign != '\'' || !joins, "a straight apostrophe in {path}: {literal}");
                let ends = after.is_none_or(|sign| sign.is_whitespace() || ".,)»".contains(sign));
                let is_mark = ":;?!»".contains(sign) && ends;
                assert!(!(is_mark && is_wide(before)), "a wide space before {sign} in {path}: {literal}");
                assert!(!(sign == '«' && is_wide(after)), "a wide space after « in {path}: {literal}");
            }
        }
    }
    assert!(looked_at > 600, "{looked_at}");
}
