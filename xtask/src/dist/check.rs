//! Whether an archive holds what it should, and whether it works on a machine that has nothing else.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::{Dist, FILES, SHELLS, THIRD_PARTY, archive, crates, licences, read, told};
use crate::tools::{output, run as run_command, succeeds};

/// Unpacks the archive into an empty folder and looks at everything.
pub fn run(dist: &Dist) -> Result<String, String> {
    let archive = dist.folder.join(dist.archive_name());
    if !archive.is_file() {
        return Err(format!("{} is not there; `cargo xtask dist` makes it", archive.display()));
    }
    archive::tools()?;
    archive::verify(&dist.folder)?;
    let empty = std::env::temp_dir().join(format!("jersi-dist-{}", std::process::id()));
    fs::create_dir_all(&empty).map_err(|error| told(&empty, &error))?;
    let found = unpacked(dist, &archive, &empty);
    fs::remove_dir_all(&empty).map_err(|error| told(&empty, &error))?;
    found
}

fn unpacked(dist: &Dist, archive: &Path, empty: &Path) -> Result<String, String> {
    run_command(Command::new("tar").current_dir(empty).args(["--extract", "--gzip", "--file"]).arg(archive))?;
    let there = Dist { root: dist.root.clone(), folder: empty.to_owned(), name: dist.name.clone() };
    archive::verify(&there.content())?;
    println!("   the sums are right");
    files(&there)?;
    println!("   completions and manual pages are there");
    licences_are_told(&there)?;
    println!("   the licences of all packages are told");
    binary(&there)?;
    println!("   the binary is stripped, names no folder of this machine, and runs in an empty environment");
    println!("   {}", page(&there)?);
    Ok(format!("{} is good{}", archive.display(), needs(&there.binary())))
}

fn files(dist: &Dist) -> Result<(), String> {
    let content = dist.content();
    let wanted = FILES.into_iter().map(PathBuf::from);
    let scripts = SHELLS.iter().map(|(_, name)| Path::new("completions").join(name));
    for path in wanted.chain(scripts) {
        let size = fs::metadata(content.join(&path)).map_err(|error| told(&path, &error))?.len();
        if size == 0 {
            return Err(format!("{} is empty", path.display()));
        }
    }
    let commands = commands(&output(Command::new(dist.binary()).arg("--help"))?);
    if commands.len() < 10 {
        return Err(format!("`jersi --help` names only {commands:?}"));
    }
    for command in commands {
        let page = content.join(format!("man/man6/jersi-{command}.6"));
        read(&page)?;
    }
    let manual = content.join("man/man6/jersi.6");
    if succeeds(Command::new("man").arg("--version")) {
        let shown = output(Command::new("man").env("MANPAGER", "cat").args(["--local-file"]).arg(&manual))?;
        if !shown.contains("jersi") {
            return Err("the manual page shows nothing".to_owned());
        }
    }
    Ok(())
}

/// The commands that the help lists.
fn commands(help: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("   "));
    let words = lines.filter_map(|line| line.split_whitespace().next());
    words.filter(|word| *word != "help").map(str::to_owned).collect()
}

fn licences_are_told(dist: &Dist) -> Result<(), String> {
    let told = read(&dist.content().join(THIRD_PARTY))?;
    let list = licences::list(&dist.root)?;
    match list.names().find(|name| !told.contains(*name)) {
        Some(name) => Err(format!("{THIRD_PARTY} does not tell of {name}")),
        None => Ok(()),
    }
}

fn binary(dist: &Dist) -> Result<(), String> {
    let path = dist.binary();
    let bytes = fs::read(&path).map_err(|error| told(&path, &error))?;
    let holds = |word: &str| bytes.windows(word.len()).any(|window| window == word.as_bytes());
    if holds(".symtab\0") {
        return Err(format!("{} is not stripped", path.display()));
    }
    let own = [dist.root.clone()].into_iter().chain(crates::homes()?).chain(std::env::home_dir());
    // A folder at the very top, such as that of the superuser, is a word that may stand for something else.
    for folder in own.filter(|folder| folder.components().count() > 2) {
        let name = folder.to_string_lossy().into_owned();
        if holds(&name) {
            return Err(format!("{} names a folder of this machine: {name}", path.display()));
        }
    }
    let version = output(&mut bare(dist, &["--version"]))?;
    if version.trim() != format!("jersi {}", env!("CARGO_PKG_VERSION")) {
        return Err(format!("`jersi --version` says {version:?}"));
    }
    let picture = dist.folder.join("start.png");
    output(bare(dist, &["figure", "--coordinates", "-o"]).arg(&picture))?;
    let bytes = fs::read(&picture).map_err(|error| told(&picture, &error))?;
    if bytes.starts_with(b"\x89PNG") { Ok(()) } else { Err("`jersi figure` makes no PNG file".to_owned()) }
}

/// The binary in a folder with nothing else and an environment without anything.
fn bare(dist: &Dist, words: &[&str]) -> Command {
    let mut command = Command::new(dist.binary());
    command.current_dir(&dist.folder).env_clear().args(words);
    command
}

/// Starts the server and asks for the page.
fn page(dist: &Dist) -> Result<String, String> {
    let mut command = bare(dist, &["serve", "--addr", "127.0.0.1:0", "--store", "none"]);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| told(&dist.binary(), &error))?;
    let asked = ask(&mut child);
    let ended = child.kill().and_then(|()| child.wait());
    ended.map_err(|error| format!("the server cannot be ended: {error}"))?;
    asked
}

fn ask(child: &mut Child) -> Result<String, String> {
    let failed = |error: std::io::Error| format!("the server does not answer: {error}");
    let mut line = String::new();
    let told = child.stdout.take().ok_or("the server has no output")?;
    BufReader::new(told).read_line(&mut line).map_err(failed)?;
    let address = line.trim().rsplit("http://").next().unwrap_or_default().trim_end_matches('/').to_owned();
    let mut stream = TcpStream::connect(&address).map_err(|error| format!("{address:?}: {error}"))?;
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").map_err(failed)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).map_err(failed)?;
    if answer.starts_with("HTTP/1.1 200 ") && answer.contains("<!doctype html>") {
        Ok(format!("`jersi serve` sends the page, {} bytes", answer.len()))
    } else {
        Err(format!("`jersi serve` answers: {}", answer.lines().next().unwrap_or("nothing")))
    }
}

/// The oldest C library that the binary runs with, where that can be told.
fn needs(binary: &Path) -> String {
    let Ok(symbols) = output(Command::new("objdump").arg("-T").arg(binary)) else { return String::new() };
    match newest_glibc(&symbols) {
        Some((major, minor)) => format!("; it needs glibc {major}.{minor} or later"),
        None => "; it needs no glibc".to_owned(),
    }
}

fn newest_glibc(symbols: &str) -> Option<(u32, u32)> {
    let versions = symbols.split("GLIBC_").skip(1).filter_map(|rest| {
        let mut numbers = rest.split(|c: char| !c.is_ascii_digit() && c != '.').next()?.split('.');
        Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
    });
    versions.max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_from_the_help() {
        let help = "About\n\nUsage: jersi <COMMAND>\n\nCommands:\n  play    A game\n  ugi-check  Asks\n          more words\n  help    Print\n\nOptions:\n  -h\n";
        assert_eq!(commands(help), ["play", "ugi-check"]);
    }

    #[test]
    fn the_newest_version_counts() {
        let symbols = "0 DF *UND* (GLIBC_2.2.5) read\n0 DF *UND* (GLIBC_2.34) x\n0 DF *UND* (GLIBC_2.17) y\n";
        assert_eq!(newest_glibc(symbols), Some((2, 34)));
        assert_eq!(newest_glibc("nothing"), None);
    }
}
