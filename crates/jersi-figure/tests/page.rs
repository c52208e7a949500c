//! The themes as the style sheet of the page: `web/src/board/themes.css` is made here.

use std::path::Path;

use jersi_figure::Theme;

/// Light unless the system or the page's `data-theme` says dark; wood unless `data-board` says plain.
fn sheet() -> String {
    let block = |selector: &str, theme: Theme| {
        let lines = theme.css().replace(':', ": ").replace(';', ";\n  ").to_lowercase();
        format!("{selector} {{\n  {}\n}}\n", lines.trim_end())
    };
    let at_night = |selector: &str, theme: Theme| {
        let inner = block(selector, theme).replace("\n  ", "\n    ").replace("\n}", "\n  }");
        format!("@media (prefers-color-scheme: dark) {{\n  {}\n}}\n", inner.trim_end())
    };
    [
        "/* Made from crates/jersi-figure by `JERSI_WRITE=1 cargo test -p jersi-figure --test page`. */\n"
            .to_owned(),
        block(":root", Theme::WoodLight),
        at_night(":root:not([data-theme=\"light\"])", Theme::WoodDark),
        block(":root[data-theme=\"dark\"]", Theme::WoodDark),
        block(":root[data-board=\"plain\"]", Theme::PlainLight),
        at_night(":root[data-board=\"plain\"]:not([data-theme=\"light\"])", Theme::PlainDark),
        block(":root[data-board=\"plain\"][data-theme=\"dark\"]", Theme::PlainDark),
    ]
    .join("\n")
    .replacen("*/\n\n", "*/\n", 1)
}

#[test]
fn the_page_has_these_colours() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/board/themes.css");
    let sheet = sheet();
    if std::env::var_os("JERSI_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().expect("the path has a folder")).expect("a folder is made");
        std::fs::write(&path, &sheet).expect("the sheet is written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == sheet,
        "web/src/board/themes.css is stale; run JERSI_WRITE=1 cargo test -p jersi-figure --test page"
    );
}
