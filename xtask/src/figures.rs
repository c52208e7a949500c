//! `cargo xtask figures`: figures in the docs that deterministic commands give, made and checked by running these.
//!
//! A page binds names to commands, and puts the name of a figure around it:
//!
//! ```text
//! <!-- figures
//! level-2-1: jersi match --first engine:2 --second engine:1 --games 100 --json
//! -->
//! won, drawn, lost: <!-- = level-2-1.wdl -->77, 6, 17<!-- / -->
//! ```

mod answer;
mod page;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::tools::{cargo, run as run_command};
use answer::Answer;
use page::Page;

/// What is asked of the chore.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Asked {
    check: bool,
    script: bool,
    from: Option<PathBuf>,
    names: Vec<String>,
}

impl Asked {
    /// Reads the words behind `figures`.
    pub fn read(words: &[&str]) -> Result<Asked, String> {
        let mut asked = Asked::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            match word {
                "--check" => asked.check = true,
                "--script" => asked.script = true,
                "--from" => {
                    let folder = words.next().ok_or("`--from` needs a folder of answers")?;
                    asked.from = Some(PathBuf::from(folder));
                }
                option if option.starts_with('-') => return Err(format!("`figures` does not know {option}")),
                name => asked.names.push(name.to_owned()),
            }
        }
        Ok(asked)
    }
}

/// Makes the figures, or with `--check` compares them.
pub fn run(root: &Path, asked: &Asked) -> Result<String, String> {
    let mut pages = page::all(root)?;
    let commands = bound(&pages)?;
    if let Some(name) = asked.names.iter().find(|name| !commands.contains_key(*name)) {
        let known: Vec<&str> = commands.keys().map(String::as_str).collect();
        return Err(format!("there is no figure called {name}; there are {}", known.join(", ")));
    }
    let wanted = |name: &String| asked.names.is_empty() || asked.names.contains(name);
    let commands: BTreeMap<_, _> = commands.into_iter().filter(|(name, _)| wanted(name)).collect();
    if asked.script {
        return Ok(script(&commands));
    }
    if asked.from.is_none() {
        run_command(&mut cargo(root, &["build", "--release", "--package", "jersi"]))?;
    }
    let mut changed = Vec::new();
    for (name, command) in &commands {
        let answer = match &asked.from {
            Some(folder) => given(folder, name)?,
            None => asked_for(root, name, command)?,
        };
        for page in &mut pages {
            changed.extend(page.put(name, &Answer::new(&answer), asked.check)?);
        }
    }
    if !asked.check {
        for page in &pages {
            page.write()?;
        }
    }
    match (asked.check, changed.as_slice()) {
        (_, []) => Ok(format!("{} figures are as they were found", commands.len())),
        (true, _) => Err(format!("{}\n`cargo xtask figures` writes them anew", changed.join("\n"))),
        (false, _) => Ok(changed.join("\n")),
    }
}

/// Whether every figure is bound, and every command used: a part of the ordinary tests, without running them.
pub fn check_names(root: &Path) -> Result<String, String> {
    let pages = page::all(root)?;
    Ok(format!("{} commands", bound(&pages)?.len()))
}

/// The commands of all pages by name.
fn bound(pages: &[Page]) -> Result<BTreeMap<String, String>, String> {
    let mut commands = BTreeMap::new();
    for page in pages {
        for (name, command) in page.commands()? {
            if commands.insert(name.clone(), command).is_some() {
                return Err(format!("{}: the figure {name} is bound twice", page.name));
            }
        }
    }
    let mut used = Vec::new();
    for page in pages {
        for figure in page.figures()? {
            if !commands.contains_key(&figure.name) {
                return Err(format!("{}: no command is bound to {}", page.name, figure.name));
            }
            used.push(figure.name);
        }
    }
    match commands.keys().find(|name| !used.contains(name)) {
        Some(name) => Err(format!("no page shows the figure {name}")),
        None => Ok(commands),
    }
}

/// Runs a command with the binary of this tree.
fn asked_for(root: &Path, name: &str, command: &str) -> Result<String, String> {
    println!("{name}: {command}");
    let binary = root.join("target/release/jersi");
    let words = command.split_whitespace().skip(1);
    let output = Command::new(&binary)
        .args(words)
        .env("LC_ALL", "C")
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("{}: {error}", binary.display()))?;
    if !output.status.success() {
        return Err(format!("{name}: `{command}` ended with {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("{name}: the answer is not UTF-8"))
}

/// The answer that another machine gave.
fn given(folder: &Path, name: &str) -> Result<String, String> {
    let path = folder.join(name);
    std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// A script that runs all commands side by side and keeps their answers in a folder.
fn script(commands: &BTreeMap<String, String>) -> String {
    let mut text = "#!/bin/sh\n\
        # JERSI=path/to/jersi OUT=folder JOBS=16 sh THIS; then: cargo xtask figures --from folder\n\
        set -eu\n\
        export JERSI=\"${JERSI:-jersi}\" OUT=\"${OUT:-figures}\" LC_ALL=C\n\
        mkdir -p \"$OUT\"\n\
        xargs -P \"${JOBS:-4}\" -I '{}' sh -c 'set -- {}; name=$1; shift; \"$JERSI\" \"$@\" > \"$OUT/$name.part\" && mv \"$OUT/$name.part\" \"$OUT/$name\"' <<'END'\n"
        .to_owned();
    for (name, command) in commands {
        let words: Vec<&str> = command.split_whitespace().skip(1).collect();
        text.push_str(name);
        text.push(' ');
        text.push_str(&words.join(" "));
        text.push('\n');
    }
    text.push_str("END");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read() {
        let asked = Asked::read(&["--check", "--from", "answers", "one", "two"]).expect("good words");
        assert!(asked.check && asked.from == Some("answers".into()) && asked.names == ["one", "two"]);
        assert!(Asked::read(&["--from"]).is_err() && Asked::read(&["--chekc"]).is_err());
    }

    #[test]
    fn figures_are_bound_and_used() {
        let page = |text: &str| Page { name: "x.md".to_owned(), path: PathBuf::new(), text: text.to_owned() };
        let both = "<!-- figures\na: jersi perft --depth 1\n-->\nthere are <!-- = a.count -->864<!-- / -->.";
        assert_eq!(bound(&[page(both)]).expect("bound")["a"], "jersi perft --depth 1");
        assert!(
            bound(&[page("<!-- = b.count -->1<!-- / -->")]).expect_err("not bound").contains("bound to b")
        );
        assert!(bound(&[page("<!-- figures\na: jersi x\n-->")]).expect_err("not used").contains("figure a"));
        assert!(bound(&[page(both), page(both)]).expect_err("twice").contains("twice"));
        assert!(script(&bound(&[page(both)]).expect("bound")).contains("\na perft --depth 1\nEND"));
    }
}
