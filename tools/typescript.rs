//! Types of Rust written in TypeScript. The tests of jersi-view and jersi-wire share this file; no program holds it.

use std::path::Path;

use ts_rs::{Config, TS};

/// The declaration of a type, with its comments. Numbers are JavaScript's: none of ours is larger than those hold.
pub fn declaration<T: TS + 'static>() -> String {
    let config = Config::new().with_large_int("number");
    let docs = T::docs().unwrap_or_default();
    tidy(&format!("{docs}export {}", T::decl(&config)))
}

/// Comments of one line on one line, fields indented, no blanks at the end of a line.
fn tidy(whole: &str) -> String {
    let one_line = whole.replace("/**\n * ", "/** ").replace("\n */", " */").replace("*/ ", "*/\n");
    let mut lines = one_line.replace(", }", ",\n}");
    for tag in ["type", "is"] {
        lines = lines.replace(&format!("{{ \"{tag}\""), &format!("{{\n\"{tag}\""));
    }
    lines = lines.replace("} | {", "}\n| {");
    let mut indented = String::new();
    for line in lines.lines().map(str::trim_end) {
        let inside = !(line.starts_with("export") || line.starts_with(['}', '|']) || indented.is_empty());
        let comment_of_type = !indented.contains("export");
        let indent = if inside && !comment_of_type { "  " } else { "" };
        indented.push_str(indent);
        indented.push_str(line);
        indented.push('\n');
    }
    indented.trim_end().to_owned()
}

/// Compares a file of the page with what it should be; with `JERSI_WRITE` it is written first.
pub fn compare(path: &Path, written: &str, command: &str) {
    if std::env::var_os("JERSI_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().expect("the path has a folder")).expect("a folder is made");
        std::fs::write(path, written).expect("the types are written");
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert!(found == written, "{} is stale; run {command}", path.display());
}

/// One declaration after the other, behind a head.
macro_rules! declarations {
    ($head:expr; $($name:ty),+ $(,)?) => {{
        let mut text = String::from($head);
        $(
            text.push('\n');
            text.push_str(&crate::typescript_text::declaration::<$name>());
            text.push('\n');
        )+
        text
    }};
}
pub(crate) use declarations;
