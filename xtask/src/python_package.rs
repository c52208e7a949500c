//! `cargo xtask python`: the package for Python as a wheel, and its tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::dist::licences;
use crate::toolchain::{self, CLIPPY, RUSTFMT};
use crate::tools::{Parts, cargo, output, run, succeeds};

/// The crate, a workspace of its own, so that nothing else needs Python.
const CRATE: &str = "crates/jersi-python";
/// What the tests need.
const REQUIREMENTS: &str = "python/tests/requirements.txt";
/// Asks a Python whether it is new enough and can make environments.
const NEW_ENOUGH: &str = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";

/// Builds the wheel and says where it lies.
pub fn chore(root: &Path) -> Result<String, String> {
    let python = environment(root)?;
    let wheel = build(root, &python)?;
    let size = fs::metadata(&wheel).map_err(|error| format!("{}: {error}", wheel.display()))?.len();
    Ok(format!("{} ({} KiB)", wheel.display(), size / 1024))
}

/// The tests of the package alone.
pub fn tests(root: &Path) -> ExitCode {
    let mut parts = Parts::new();
    test(&mut parts, root);
    parts.finish()
}

/// The parts of `cargo xtask test`: the crate formatted and without lints, the wheel built once, and all tests of the package.
pub fn test(parts: &mut Parts, root: &Path) {
    let folder = root.join(CRATE);
    if toolchain::is_there(root, RUSTFMT) {
        parts.command("format for Python", &mut cargo(&folder, &["fmt", "--check"]));
    }
    let python = match environment(root) {
        Ok(python) => python,
        Err(help) => return parts.missing("Python package", &help),
    };
    if toolchain::is_there(root, CLIPPY) {
        let words = ["clippy", "--locked", "--release", "--", "-D", "warnings"];
        parts.command("lints for Python", cargo(&folder, &words).env("CARGO_TARGET_DIR", target(root)));
    }
    parts.run("Python package", || {
        let wheel = build(root, &python)?;
        let install = [
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--force-reinstall",
        ];
        run(Command::new(&python).args(install).arg(&wheel))?;
        let strict = std::env::var_os("CI").is_some_and(|value| value == "true");
        let mut tests = Command::new(&python);
        // From the root: in `python/` the sources would hide the package that was installed.
        tests.current_dir(root).args([
            "-B",
            "-m",
            "pytest",
            "-p",
            "no:cacheprovider",
            "-c",
            "python/pyproject.toml",
        ]);
        tests.arg("--rootdir=python").arg("python/tests").env("JERSI_WHEEL", &wheel);
        tests.env("JERSI_STRICT", if strict { "1" } else { "0" });
        run(&mut tests).map(|()| wheel.file_name().unwrap_or_default().to_string_lossy().into_owned())
    });
}

/// Where it is built: beside everything else, but apart, because profile and features differ.
fn target(root: &Path) -> PathBuf {
    root.join("target/wheel")
}

/// Builds the wheel with the environment's maturin.
fn build(root: &Path, python: &Path) -> Result<PathBuf, String> {
    let out = root.join("target/wheels");
    // An older wheel of the same name would be taken for the new one.
    if out.is_dir() {
        fs::remove_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    }
    add_licences(root)?;
    let mut maturin = Command::new(python);
    maturin.current_dir(root.join("python")).args([
        "-m",
        "maturin",
        "build",
        "--release",
        "--quiet",
        "--out",
    ]);
    // Named as pip names it, so that what was compiled for one wheel serves the other.
    maturin.arg(&out).arg("--interpreter").arg(python);
    run(maturin.env("CARGO_TARGET_DIR", target(root)))?;
    let entries = fs::read_dir(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let mut wheels = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "whl"));
    wheels.next().ok_or_else(|| format!("maturin built no wheel in {}", out.display()))
}

/// What goes into the wheel beside the package: our licences, and whose work is in it. Made anew each time, and not kept.
fn add_licences(root: &Path) -> Result<(), String> {
    let folder = root.join("python/jersi/licences");
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(&folder).map_err(told)?;
    for name in ["LICENSE-MIT", "LICENSE-APACHE", "NOTICE"] {
        fs::copy(root.join(name), folder.join(name)).map_err(told)?;
    }
    fs::write(folder.join("THIRD-PARTY.txt"), licences::list_of_wheel(root)?.text()).map_err(told)
}

/// An environment under `target/` that has what the tests need, made anew when that changes.
fn environment(root: &Path) -> Result<PathBuf, String> {
    let own = root.join("target/python-package");
    let python = if cfg!(windows) { own.join("Scripts/python.exe") } else { own.join("bin/python3") };
    let wanted =
        fs::read_to_string(root.join(REQUIREMENTS)).map_err(|error| format!("{REQUIREMENTS}: {error}"))?;
    let note = own.join("installed.txt");
    if fs::read_to_string(&note).is_ok_and(|installed| installed == wanted)
        && succeeds(Command::new(&python).args(["-c", "import maturin"]))
    {
        return Ok(python);
    }
    let help =
        |why: String| format!("{why}; Python 3.10 or later with venv and pip is needed, and a package index");
    let names = ["python3", "python", "python3.13", "python3.12", "python3.11", "python3.10"];
    let base = names.into_iter().find(|name| succeeds(Command::new(name).args(["-c", NEW_ENOUGH])));
    let base = base.ok_or_else(|| help("there is no Python that is new enough".to_owned()))?;
    println!("   installing what the tests of the Python package need into target/python-package");
    run(Command::new(base).args(["-m", "venv", "--clear"]).arg(&own)).map_err(help)?;
    let pip = |words: &[&str]| {
        let mut command = Command::new(&python);
        command
            .current_dir(root)
            .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"])
            .args(words);
        command
    };
    run(&mut pip(&["-r", REQUIREMENTS])).map_err(help)?;
    // Not there for every system and Python: its tests say so where it is missing.
    if let Err(why) = output(&mut pip(&["--only-binary=:all:", "open_spiel"])) {
        if !is_nowhere(&why) {
            return Err(help(why));
        }
        println!("   there is no OpenSpiel for this system and Python; its tests will be skipped");
    }
    fs::write(&note, wanted).map_err(|error| format!("{}: {error}", note.display()))?;
    Ok(python)
}

/// Whether pip found that a package is not made for this system and Python, rather than that it cannot be had just now: an index that
/// does not answer has no distribution either, after tries that are told.
fn is_nowhere(why: &str) -> bool {
    why.contains("No matching distribution found") && !why.contains("Retrying")
}

#[cfg(test)]
mod tests {
    use super::is_nowhere;

    #[test]
    fn what_is_not_made_for_this_system_is_told_from_what_cannot_be_had_now() {
        let none = "ERROR: Could not find a version that satisfies the requirement open_spiel (from versions: none)\n\
                    ERROR: No matching distribution found for open_spiel";
        assert!(is_nowhere(none));
        let broken = "WARNING: Retrying (Retry(total=4, connect=None, read=None, redirect=None, status=None)) after \
                      connection broken by 'NewConnectionError'";
        assert!(!is_nowhere(&format!("{broken}\n{none}")));
        assert!(!is_nowhere(
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"
        ));
    }
}
