//! Whose work is in the binary and in the page inside it, and under which licences.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::crates::{self, Crate};
use super::{name_of, read, told};
use crate::licences::{Use, check};
use crate::tools::output;
use crate::{node, web};

/// What begins the names of files that hold a licence, or what it wants to be told.
const LICENCES: [&str; 6] = ["license", "licence", "copying", "notice", "unlicense", "copyright"];

/// Packages, and the texts of their licences, each text once.
#[derive(Default)]
pub struct List {
    /// A line each.
    packages: Vec<String>,
    /// Each text with the packages that it came with.
    texts: BTreeMap<String, Vec<String>>,
    /// Those that came without any.
    textless: Vec<String>,
}

/// Everything that is linked into the binary and the page.
pub fn list(root: &Path) -> Result<List, String> {
    let mut list = List::default();
    let homes = crates::homes()?;
    let mut all = crates::linked(root, "jersi", None)?;
    all.extend(crates::linked(root, "jersi-wasm", Some(crates::BROWSER))?);
    for one in &all {
        list.add(one, &licence_files(&crates::source(&homes, one)?)?)?;
    }
    list.add_compiler()?;
    list.add_page(&node::web(root).join("dist").join(web::LICENCES))?;
    Ok(list)
}

/// Everything that is linked into the wheel for Python.
pub fn list_of_wheel(root: &Path) -> Result<List, String> {
    let mut list = List::default();
    let homes = crates::homes()?;
    for one in &crates::linked(&root.join("crates/jersi-python"), "jersi-python", None)? {
        list.add(one, &licence_files(&crates::source(&homes, one)?)?)?;
    }
    list.add_compiler()?;
    Ok(list)
}

/// The files of a folder that hold licences.
fn licence_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| told(folder, &error))? {
        let path = entry.map_err(|error| told(folder, &error))?.path();
        let name = name_of(&path).to_lowercase();
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        let is_text = !matches!(ending.as_deref(), Some("rs" | "html"));
        if path.is_file() && is_text && LICENCES.iter().any(|word| name.starts_with(word)) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

impl List {
    fn add(&mut self, one: &Crate, files: &[PathBuf]) -> Result<(), String> {
        let name = format!("{} {}", one.name, one.version);
        check(&name, &one.licence, Use::Shipped)?;
        self.packages.push(format!("{name} ({}) {}", one.licence, one.home).trim_end().to_owned());
        self.add_texts(&name, files)
    }

    fn add_texts(&mut self, name: &str, files: &[PathBuf]) -> Result<(), String> {
        if files.is_empty() {
            self.textless.push(name.to_owned());
        }
        for file in files {
            let text = read(file)?;
            self.add_text(name, &text);
        }
        Ok(())
    }

    fn add_text(&mut self, name: &str, text: &str) {
        // Line ends and blanks at the ends of lines are all that differs between many copies.
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let owners = self.texts.entry(lines.join("\n").trim_matches('\n').to_owned()).or_default();
        if !owners.iter().any(|owner| owner == name) {
            owners.push(name.to_owned());
        }
    }

    /// The library that every Rust program has in it.
    fn add_compiler(&mut self) -> Result<(), String> {
        let version = output(Command::new("rustc").arg("--version"))?;
        let version = version.split_whitespace().nth(1).unwrap_or_default();
        let name = format!("the Rust standard library {version}");
        self.packages.push(format!("{name} (MIT OR Apache-2.0) https://github.com/rust-lang/rust"));
        let home = output(Command::new("rustc").args(["--print", "sysroot"]))?;
        let folder = Path::new(home.trim()).join("share/doc/rust");
        // Not every way to install the compiler brings its documents.
        let texts = ["licenses/MIT.txt", "licenses/Apache-2.0.txt", "LICENSE-MIT", "LICENSE-APACHE"];
        let files: Vec<PathBuf> =
            texts.iter().map(|name| folder.join(name)).filter(|path| path.is_file()).collect();
        self.add_texts(&name, &files)
    }

    /// What the page's own build tells, see `web/build/licences.ts`.
    fn add_page(&mut self, path: &Path) -> Result<(), String> {
        let text = format!("\n{}", read(path)?);
        for part in text.split("\n== ").filter(|part| !part.trim().is_empty()) {
            let (line, rest) =
                part.split_once('\n').ok_or(format!("{}: a line alone: {part}", path.display()))?;
            let (name, licence) = line
                .strip_suffix(')')
                .and_then(|line| line.split_once(" ("))
                .ok_or(format!("{}: no licence in: {line}", path.display()))?;
            check(name, licence, Use::Shipped)?;
            self.packages.push(format!("{line}, in the page"));
            self.add_text(name, rest);
        }
        Ok(())
    }

    /// The names of all packages with their versions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.packages.iter().filter_map(|line| line.split_once(" (").map(|(name, _)| name))
    }

    pub fn in_short(&self) -> String {
        let (packages, texts) = (self.packages.len(), self.texts.len());
        format!("{packages} packages of others, {texts} texts of licences")
    }

    /// The whole list.
    pub fn text(&self) -> String {
        let mut out = String::from(
            "What others have made, and is in this program or in the page inside it\n\
             ======================================================================\n\n",
        );
        for line in &self.packages {
            out.push_str(line);
            out.push('\n');
        }
        if !self.textless.is_empty() {
            let _ = write!(
                out,
                "\nThese came without the text of their licence; the usual one of that name is meant:\n{}\n",
                self.textless.join(", ")
            );
        }
        out.push_str("\nThe texts of the licences\n=========================\n");
        for (text, owners) in &self.texts {
            let _ = write!(out, "\n---- {}\n\n{text}\n", owners.join(", "));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_many_share_is_told_once() {
        let mut list = List::default();
        list.add_text("one 1.0.0", "Do what\r\nyou like. \n");
        list.add_text("two 2.0.0", "Do what\nyou like.\n\n");
        list.add_text("three 3.0.0", "Ask first.\n");
        let text = list.text();
        assert_eq!(text.matches("you like.").count(), 1, "{text}");
        assert!(text.contains("---- one 1.0.0, two 2.0.0\n"), "{text}");
        assert!(text.contains("---- three 3.0.0\n\nAsk first.\n"), "{text}");
    }

    /// The real crates, as cargo has them here.
    #[test]
    fn every_crate_of_the_binary_has_a_licence() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project");
        let homes = crates::homes().expect("cargo's folder");
        let all = crates::linked(root, "jersi", None).expect("a tree");
        assert!(all.iter().any(|one| one.name == "resvg") && all.len() > 50, "{}", all.len());
        let mut list = List::default();
        for one in &all {
            let files = licence_files(&crates::source(&homes, one).expect("its source")).expect("its files");
            list.add(one, &files).expect("texts");
        }
        assert_eq!(list.names().count(), all.len());
        assert!(list.textless.len() * 10 < all.len(), "too many came without a text: {:?}", list.textless);
        assert!(list.text().contains("Apache License"));
    }
}
