//! The docs are true: their commands run and answer what stands there, their pictures are what the commands draw, and the
//! examples of the help are commands that there are.
//!
//! Every ```` ```sh ```` block of the README and the docs is run, line by line, with this binary in the path. A line that does
//! not begin with a program is what the command before it answers. A block that cannot be run has its reason in a comment
//! before it: `<!-- not run: … -->`. `JERSI_WRITE=1` writes the pictures anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::CommandFactory;
use jersi::commands::Cli;

/// What a line of a block may begin with, if it is to be run.
const PROGRAMS: [&str; 3] = ["jersi ", "echo ", "printf "];

/// How many blocks there are that are not run. One more must be meant.
const NOT_RUN: usize = 34;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace").to_owned()
}

/// The README and the docs, and the front pages of the crates.
fn pages() -> Vec<(String, String)> {
    let root = root();
    let mut paths = vec![root.join("README.md"), root.join("ARCHITECTURE.md")];
    let files = |folder: PathBuf| {
        fs::read_dir(folder)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path())
            .collect::<Vec<_>>()
    };
    paths.extend(
        files(root.join("docs")).into_iter().filter(|path| path.extension().is_some_and(|s| s == "md")),
    );
    paths.extend(
        files(root.join("crates"))
            .into_iter()
            .map(|path| path.join("README.md"))
            .filter(|path| path.exists()),
    );
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&root).expect("within").display().to_string();
        (name, fs::read_to_string(path).expect("a page"))
    };
    paths.into_iter().map(read).collect()
}

struct Block {
    page: String,
    /// Why it is not run.
    reason: Option<String>,
    lines: Vec<String>,
}

fn blocks() -> Vec<Block> {
    let mut found = Vec::new();
    for (page, text) in pages() {
        let mut before = "";
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if line == "```sh" {
                let reason = before.strip_prefix("<!-- not run: ").and_then(|rest| rest.strip_suffix(" -->"));
                let inside = lines.by_ref().take_while(|line| *line != "```").map(str::to_owned).collect();
                found.push(Block { page: page.clone(), reason: reason.map(str::to_owned), lines: inside });
            }
            if !line.trim().is_empty() {
                before = line;
            }
        }
    }
    found
}

/// A folder with what the examples name.
fn scratch() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("docs");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("emptied");
    }
    fs::create_dir_all(&folder).expect("a folder");
    let game = root().join("web/src/shelf/library/booklet-4.8.jrn");
    fs::copy(game, folder.join("game.jrn")).expect("the example of the rules 4.8");
    folder
}

#[cfg(unix)]
#[test]
fn commands_of_the_docs_run_and_answer_what_stands_there() {
    let folder = scratch();
    let binaries = Path::new(env!("CARGO_BIN_EXE_jersi")).parent().expect("a folder");
    let path = format!("{}:{}", binaries.display(), std::env::var("PATH").expect("a path"));
    let (mut not_run, mut run) = (0, 0);
    for block in blocks() {
        if let Some(reason) = &block.reason {
            assert!(reason.len() > 4, "{}: why is the block not run?", block.page);
            not_run += 1;
            continue;
        }
        let is_command = |line: &str| PROGRAMS.iter().any(|program| line.starts_with(program));
        let mut lines = block.lines.iter().map(String::as_str).peekable();
        while let Some(line) = lines.next() {
            assert!(
                is_command(line),
                "{}: `{line}` is neither run nor answered; mark the block `<!-- not run: REASON -->`",
                block.page
            );
            let mut expected = String::new();
            while let Some(answer) = lines.next_if(|line| !is_command(line)) {
                expected.push_str(answer);
                expected.push('\n');
            }
            let mut command = Command::new("sh");
            command.args(["-c", line]).current_dir(&folder).env("PATH", &path).env("LC_ALL", "C");
            command.env("JERSI_HOME", folder.join("home"));
            let output = command.output().expect("a shell");
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{}: `{line}` fails: {said}", block.page);
            let answer = String::from_utf8_lossy(&output.stdout);
            assert!(expected.is_empty() || answer == expected, "{}: `{line}` answers\n{answer}", block.page);
            run += 1;
        }
    }
    assert!(run >= 8, "{run} commands were run");
    assert_eq!(not_run, NOT_RUN, "blocks that are not run");
    compare_pictures(&folder);
}

/// What the commands drew must be what the pages show, where there is a picture of that name.
fn compare_pictures(folder: &Path) {
    let pictures = root().join("docs/pictures");
    let mut compared = 0;
    for entry in fs::read_dir(folder).expect("the folder") {
        let drawn = entry.expect("an entry").path();
        let shown = pictures.join(drawn.file_name().expect("a name"));
        if !shown.exists() {
            continue;
        }
        compared += 1;
        if std::env::var_os("JERSI_WRITE").is_some() {
            fs::copy(&drawn, &shown).expect("written");
        } else if drawn.extension().is_some_and(|suffix| suffix == "png") {
            let (drawn, shown) = (pixels(&drawn), pixels(&shown));
            assert_eq!(drawn.0, shown.0, "the size of a picture");
            let apart = drawn.1.iter().zip(&shown.1).filter(|(one, two)| one.abs_diff(**two) > 24).count();
            assert!(
                apart * 1000 < drawn.1.len(),
                "a picture shows something else; JERSI_WRITE=1 writes it anew"
            );
        } else {
            assert_eq!(frames(&drawn), frames(&shown), "an animation shows something else");
        }
    }
    assert!(compared >= 4, "{compared} pictures were compared");
}

fn pixels(path: &Path) -> ((u32, u32), Vec<u8>) {
    let file = std::io::BufReader::new(fs::File::open(path).expect("a picture"));
    let mut reader = png::Decoder::new(file).read_info().expect("a PNG file");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("pixels");
    bytes.truncate(info.buffer_size());
    ((info.width, info.height), bytes)
}

/// The size of an animation and how long each of its frames is shown.
fn frames(path: &Path) -> (u16, u16, Vec<u16>) {
    let mut reader =
        gif::DecodeOptions::new().read_info(fs::File::open(path).expect("an animation")).expect("a GIF file");
    let (width, height) = (reader.width(), reader.height());
    let mut delays = Vec::new();
    while let Some(frame) = reader.next_frame_info().expect("a frame") {
        delays.push(frame.delay);
    }
    (width, height, delays)
}

/// The words of a command line, with quotes taken away.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut quote, mut word) = (vec![], None, None::<String>);
    for c in line.chars() {
        match (c, quote) {
            (c, Some(open)) if c == open => quote = None,
            ('\'' | '"', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (' ', None) => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// The part of an example that is a command of jersi: without what pipes into it, and without what it is for.
fn example(line: &str) -> Option<Vec<String>> {
    let line = line.split("   ").next().unwrap_or_default();
    let line = &line[line.find("jersi ")?..];
    let line = line.split(" | ").next().unwrap_or_default();
    let words = words(line);
    Some(words.into_iter().take_while(|word| !word.starts_with(['>', '<'])).collect())
}

#[test]
fn examples_of_the_help_are_commands() {
    let mut tried = 0;
    for command in Cli::command().get_subcommands() {
        let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let examples = help.split("Examples:\n").nth(1).unwrap_or_default();
        for line in examples.lines().filter(|line| !line.trim().is_empty()) {
            let words = example(line.trim()).unwrap_or_else(|| panic!("{}: {line}", command.get_name()));
            if let Err(error) = Cli::command().try_get_matches_from(&words) {
                panic!("{}: {line}: {:?}", command.get_name(), error.kind());
            }
            tried += 1;
        }
    }
    assert!(tried > 50, "{tried} examples");
}

/// What pages mention in passing: the commands and options must be there.
#[test]
fn options_that_pages_mention_are_there() {
    let mut cli = Cli::command();
    cli.build();
    let mut seen = 0;
    for (page, text) in pages() {
        for code in text
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|code| code.starts_with("jersi ") && !code.contains('\n'))
        {
            let words = words(code);
            let Some(command) = words.get(1).and_then(|name| cli.find_subcommand(name)) else {
                let is_name =
                    words.get(1).is_some_and(|word| word.chars().all(|c| c.is_ascii_lowercase() || c == '-'));
                assert!(!is_name || words[1].starts_with('-'), "{page}: `{code}` is no command");
                continue;
            };
            for word in words.iter().filter(|word| word.starts_with("--")) {
                let name = word[2..].split('=').next().unwrap_or_default();
                let known = command.get_arguments().any(|argument| {
                    argument.get_long() == Some(name)
                        || argument.get_visible_aliases().is_some_and(|aliases| aliases.contains(&name))
                });
                assert!(
                    known || name.is_empty() || command.get_name() == "ugi-check",
                    "{page}: `{code}`: {word}"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen} options");
}

/// One of the figures of docs/strength.md, run as it is bound; `cargo xtask figures --check` runs them all.
#[test]
fn a_figure_is_what_its_command_gives() {
    let text = fs::read_to_string(root().join("docs/strength.md")).expect("a page");
    let name = "level-2-1-2.0";
    let command = text.lines().find_map(|line| line.strip_prefix(&format!("{name}: jersi "))).expect("bound");
    let output = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args(command.split_whitespace())
        .args(["--concurrency", "2"])
        .output()
        .expect("the binary starts");
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let figures = ["wins", "draws", "losses"].map(|key| answer[key].to_string()).join(", ");
    let shown =
        text.split(&format!("<!-- = {name}.wdl -->")).nth(1).and_then(|rest| rest.split("<!-- / -->").next());
    assert_eq!(shown, Some(figures.as_str()));
}

/// Pages and helps that tell how many levels there are.
#[test]
fn the_number_of_levels_is_told_alike() {
    let told = format!("1 to {}", jersi_engine::Level::FULL);
    for (page, text) in pages() {
        if ["README.md", "docs/matches.md", "docs/ugi.md"].contains(&page.as_str()) {
            assert!(text.contains(&told), "{page}");
        }
    }
    let mut cli = Cli::command();
    for name in ["play", "match"] {
        let command = cli.find_subcommand_mut(name).expect("a command");
        assert!(command.render_long_help().to_string().contains(&told), "{name}");
    }
}

/// All files of the project's own sources below a folder.
fn sources(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "py") {
            found.push_str(&fs::read_to_string(&path).expect("text"));
        }
    }
}

#[test]
fn tests_that_hold_promises_are_there() {
    let root = root();
    let mut text = String::new();
    for folder in ["crates", "python/tests", "xtask/src"] {
        sources(&root.join(folder), &mut text);
    }
    let there: BTreeSet<&str> = ["fn ", "def "]
        .into_iter()
        .flat_map(|word| text.split(word).skip(1))
        .filter_map(|rest| rest.split('(').next())
        .collect();
    let page = fs::read_to_string(root.join("docs/reliability.md")).expect("text");
    let is_name = |word: &&str| {
        let sign = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        word.chars().all(sign) && word.matches('_').count() >= 2
    };
    let named: Vec<&str> = page
        .split('`')
        .skip(1)
        .step_by(2)
        .filter_map(|word| word.rsplit("::").next())
        .filter(is_name)
        .collect();
    assert!(named.len() > 80, "{named:?}");
    let missing: Vec<&&str> = named.iter().filter(|name| !there.contains(*name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
