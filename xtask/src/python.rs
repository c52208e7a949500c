//! Python for the tests of training: one that has NumPy, and for the long runs one that has PyTorch.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tools::{Parts, run, succeeds};

/// Tests that need Python, most of them with NumPy, in `crates/jersi/tests/training.rs`.
const TESTS: [&str; 3] = [
    "a_tiny_network_learns_with_numpy",
    "the_reference_in_numpy_says_what_pytorch_said",
    "spsa_moves_an_option_to_where_the_engine_wins",
];
/// The variable that tells tests which Python to take.
pub const VARIABLE: &str = "JERSI_PYTHON";

/// The words that leave out the tests that need it.
pub fn left_out() -> impl Iterator<Item = &'static str> {
    TESTS.into_iter().flat_map(|name| ["--skip", name])
}

/// A Python with NumPy: the one that is named or found, or an environment under `target/` into which it is installed. Where that
/// cannot be done, it is told what is left out.
pub fn with_numpy(parts: &mut Parts, root: &Path) -> Option<PathBuf> {
    with(root, "numpy").inspect_err(|help| parts.missing("tests with NumPy", help)).ok()
}

/// The long run: both networks trained by PyTorch, exported and read again.
pub fn deep(parts: &mut Parts, root: &Path) {
    match with(root, "torch") {
        Ok(python) => parts.command(
            "training with PyTorch",
            Command::new(python).current_dir(root).args(["-B", "train/check_torch.py"]),
        ),
        Err(help) => parts.missing("training with PyTorch", &help),
    }
}

/// A Python that has this package.
fn with(root: &Path, package: &str) -> Result<PathBuf, String> {
    let own = root.join("target/python");
    let inside = if cfg!(windows) { own.join("Scripts/python.exe") } else { own.join("bin/python3") };
    let named = std::env::var_os(VARIABLE).map(PathBuf::from);
    let known = named.into_iter().chain([PathBuf::from("python3"), PathBuf::from("python"), inside.clone()]);
    if let Some(python) = known.into_iter().find(|python| has(python, package)) {
        return Ok(python);
    }
    let help = |why: String| {
        format!("{why}; a Python with {package} is needed: pip install {package}, and name it by {VARIABLE}")
    };
    let base = ["python3", "python"].into_iter().find(|python| has(Path::new(python), "venv"));
    let base = base.ok_or_else(|| help("there is no Python that can make environments".to_owned()))?;
    println!("   installing {package} into target/python");
    run(Command::new(base).args(["-m", "venv"]).arg(&own)).map_err(help)?;
    run(Command::new(&inside).args(["-m", "pip", "install", "--quiet", package]).arg("numpy"))
        .map_err(help)?;
    if has(&inside, package) {
        Ok(inside)
    } else {
        Err(help("it was installed, but cannot be used".to_owned()))
    }
}

fn has(python: &Path, package: &str) -> bool {
    succeeds(Command::new(python).args(["-c", &format!("import {package}")]))
}
