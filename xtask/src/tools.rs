//! Parts of a chore: each is announced, timed, and told in one line of a table at the end.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// What came of a part.
enum Verdict {
    Passed,
    Failed,
    /// It could not run, because something is not installed.
    Skipped,
}

impl Verdict {
    const fn word(&self) -> &'static str {
        match self {
            Verdict::Passed => "ok",
            Verdict::Failed => "FAILED",
            Verdict::Skipped => "skipped",
        }
    }
}

struct Part {
    name: &'static str,
    verdict: Verdict,
    took: Duration,
    note: String,
}

/// The parts of a chore so far.
pub struct Parts {
    done: Vec<Part>,
    started: Instant,
    /// Whether a part that cannot run is a failure.
    strict: bool,
}

impl Parts {
    /// Nothing done yet. On a machine that tests every change (`CI=true`) nothing may be left out.
    pub fn new() -> Parts {
        let strict = std::env::var_os("CI").is_some_and(|value| value == "true");
        Parts { done: Vec::new(), started: Instant::now(), strict }
    }

    /// Nothing done yet, and a part that cannot run is a failure.
    pub fn strict() -> Parts {
        Parts { strict: true, ..Parts::new() }
    }

    /// Does a part that has a word to say when it is done, or why it failed.
    pub fn run(&mut self, name: &'static str, work: impl FnOnce() -> Result<String, String>) {
        println!("\n== {name}");
        let start = Instant::now();
        let (verdict, note) = match work() {
            Ok(note) => (Verdict::Passed, note),
            Err(why) => (Verdict::Failed, why),
        };
        self.note(Part { name, verdict, took: start.elapsed(), note });
    }

    /// Runs a program as a part; what it prints is seen.
    pub fn command(&mut self, name: &'static str, command: &mut Command) {
        let line = command_line(command);
        self.run(name, || {
            println!("   {line}");
            run(command).map(|()| String::new())
        });
    }

    /// Notes that a part cannot run, and what would help.
    pub fn missing(&mut self, name: &'static str, help: &str) {
        println!("\n== {name}");
        let verdict = if self.strict { Verdict::Failed } else { Verdict::Skipped };
        self.note(Part { name, verdict, took: Duration::ZERO, note: help.to_owned() });
    }

    fn note(&mut self, part: Part) {
        println!("   {} after {}", part.verdict.word(), time(part.took));
        if !part.note.is_empty() {
            println!("   {}", part.note);
        }
        self.done.push(part);
    }

    /// Prints the table. The exit code tells whether any part failed.
    pub fn finish(self) -> ExitCode {
        let width = self.done.iter().map(|part| part.name.len()).max().unwrap_or(0);
        println!("\n== in short");
        for Part { name, verdict, took, note } in &self.done {
            let note = note.lines().next().unwrap_or_default();
            let line = format!("   {name:width$}  {:7}  {:>10}  {note}", verdict.word(), time(*took));
            println!("{}", line.trim_end());
        }
        let failed = self.done.iter().filter(|part| matches!(part.verdict, Verdict::Failed)).count();
        let skipped = self.done.iter().filter(|part| matches!(part.verdict, Verdict::Skipped)).count();
        let total = time(self.started.elapsed());
        if failed > 0 {
            println!("   {failed} of {} parts failed, after {total}", self.done.len());
            return ExitCode::FAILURE;
        }
        match skipped {
            0 => println!("   all is well, after {total}"),
            _ => println!("   what could run is well, {skipped} skipped, after {total}"),
        }
        ExitCode::SUCCESS
    }
}

/// The cargo that started us, or the one that is found.
pub fn cargo_here() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Cargo in a folder, with these words.
pub fn cargo(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = cargo_here();
    command.current_dir(folder).args(arguments);
    command
}

/// Runs a program with our own input and output.
pub fn run(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{}: {status}", command_line(command))),
        Err(error) => Err(format!("{} cannot be started: {error}", command_line(command))),
    }
}

/// Whether a program runs and is content. What it prints is not shown.
pub fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// What a program prints, if it is content.
pub fn output(command: &mut Command) -> Result<String, String> {
    let line = command_line(command);
    let output = command.output().map_err(|error| format!("{line} cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("{line}: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("{line} prints what is no UTF-8"))
}

/// What a program said.
pub struct Said {
    /// On standard output.
    pub out: String,
    err: String,
}

impl Said {
    /// Everything that it said.
    pub fn all(&self) -> String {
        format!("{}\n{}", self.err.trim(), self.out.trim())
    }
}

/// What a program says, content or not.
pub fn captured(command: &mut Command) -> Result<Said, String> {
    let output =
        command.output().map_err(|error| format!("{} cannot be started: {error}", command_line(command)))?;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Ok(Said { out: text(output.stdout), err: text(output.stderr) })
}

/// Whether a program of this name can be started.
pub fn is_installed(program: &str) -> bool {
    succeeds(Command::new(program).arg("--version"))
}

/// A command as a person would type it.
fn command_line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// A time for people: `0.4 s`, `2 min 05 s`.
pub fn time(took: Duration) -> String {
    let seconds = took.as_secs();
    if seconds < 60 {
        format!("{:.1} s", took.as_secs_f32())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_for_people() {
        assert_eq!(time(Duration::from_millis(430)), "0.4 s");
        assert_eq!(time(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn commands_are_shown_as_typed() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["fmt", "--check"]);
        assert_eq!(command_line(&command), "cargo fmt --check");
    }

    #[test]
    fn programs_that_fail_or_are_not_there_are_told_apart() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(succeeds(&mut cargo(root, &["--version"])));
        assert!(output(&mut cargo(root, &["--version"])).is_ok_and(|text| text.starts_with("cargo ")));
        assert!(output(&mut cargo(root, &["no-such-word"])).is_err());
        assert!(
            run(&mut Command::new("no-such-program")).is_err_and(|why| why.contains("cannot be started"))
        );
    }
}
