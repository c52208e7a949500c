//! `cargo xtask dist`: what other people get, in one archive. `--check` looks at one that was made.

mod archive;
mod check;
pub mod crates;
pub mod licences;

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::fresh::target;
use crate::tools::{cargo, output, run as run_command};
use crate::{node, web};

/// What is copied as it is.
const FILES: [&str; 7] = [
    "README.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
    "SECURITY.md",
    "NOTICE",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

/// The shells, and what their scripts are called.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "jersi.bash"),
    ("elvish", "jersi.elv"),
    ("fish", "jersi.fish"),
    ("powershell", "_jersi.ps1"),
    ("zsh", "_jersi"),
];

/// The list of what others have made, in the archive.
const THIRD_PARTY: &str = "THIRD-PARTY.txt";

/// The sums of the files, inside the archive and beside it.
const SUMS: &str = "SHA256SUMS";

/// Where things are.
pub(crate) struct Dist {
    root: PathBuf,
    /// `target/dist`.
    folder: PathBuf,
    /// `jersi-0.1.0-x86_64-linux`.
    name: String,
}

impl Dist {
    fn new(root: &Path) -> Dist {
        let name = format!(
            "jersi-{}-{}-{}",
            env!("CARGO_PKG_VERSION"),
            std::env::consts::ARCH,
            std::env::consts::OS
        );
        Dist { root: root.to_owned(), folder: target(root).join("dist"), name }
    }

    /// What goes into the archive.
    fn content(&self) -> PathBuf {
        self.folder.join(&self.name)
    }

    fn archive_name(&self) -> String {
        format!("{}.tar.gz", self.name)
    }

    fn binary(&self) -> PathBuf {
        self.content().join(format!("jersi{}", std::env::consts::EXE_SUFFIX))
    }
}

/// Makes the archive.
pub fn run(root: &Path) -> Result<String, String> {
    let dist = Dist::new(root);
    archive::tools()?;
    println!("== page");
    println!("   {}", page(root)?);
    println!("== binary");
    let built = build(root)?;
    println!("== files");
    println!("   {}", gather(&dist, &built)?);
    println!("== archive");
    archive::pack(&dist)?;
    println!("== check");
    check::run(&dist)
}

/// Looks at the archive that was made before.
pub fn check(root: &Path) -> Result<String, String> {
    check::run(&Dist::new(root))
}

/// The page is built where it changed. Without Node, one that was built before will do.
fn page(root: &Path) -> Result<String, String> {
    match node::find() {
        Err(why) if web::is_there(root) => Ok(format!("{why}; the page in web/dist is taken as it is")),
        Err(why) => Err(why),
        Ok(_) => web::run(root),
    }
}

/// Builds the binary, without the names of this machine's folders in it.
fn build(root: &Path) -> Result<PathBuf, String> {
    let flags: Vec<String> = crates::homes()?
        .into_iter()
        .map(|home| (home, "crates".to_owned()))
        .chain([(root.to_owned(), "jersi".to_owned())])
        .map(|(from, to)| format!("{:?}", format!("--remap-path-prefix={}={to}", from.display())))
        .collect();
    // These are added to the flags of .cargo/config.toml; the variable RUSTFLAGS would replace them.
    let config = format!("target.'cfg(all())'.rustflags=[{}]", flags.join(","));
    let words = ["build", "--profile", "ship", "--package", "jersi", "--locked", "--config"];
    run_command(cargo(root, &words).arg(config))?;
    Ok(target(root).join("ship").join(format!("jersi{}", std::env::consts::EXE_SUFFIX)))
}

/// Puts everything into the folder, which is emptied first.
fn gather(dist: &Dist, built: &Path) -> Result<String, String> {
    let content = dist.content();
    if content.exists() {
        fs::remove_dir_all(&content).map_err(|error| told(&content, &error))?;
    }
    fs::create_dir_all(content.join("completions")).map_err(|error| told(&content, &error))?;
    copy(built, &dist.binary())?;
    for name in FILES {
        copy(&dist.root.join(name), &content.join(name))?;
    }
    copy_all(&dist.root.join("docs"), &content.join("docs"))?;
    copy_all(&dist.root.join("deploy"), &content.join("deploy"))?;
    for (shell, name) in SHELLS {
        let script = output(Command::new(dist.binary()).args(["completions", shell]))?;
        write(&content.join("completions").join(name), &script)?;
    }
    run_command(Command::new(dist.binary()).args(["man", "--dir"]).arg(content.join("man/man6")))?;
    let list = licences::list(&dist.root)?;
    write(&content.join(THIRD_PARTY), &list.text())?;
    archive::sum(&content, &archive::files_in(&content)?)?;
    Ok(format!("{}; {}", content.display(), list.in_short()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(|_| ()).map_err(|error| told(from, &error))
}

/// A folder with all that is in it; what begins with a dot stays out.
fn copy_all(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|error| told(to, &error))?;
    for entry in fs::read_dir(from).map_err(|error| told(from, &error))? {
        let path = entry.map_err(|error| told(from, &error))?.path();
        let name = path.file_name().unwrap_or_default().to_owned();
        match name.to_string_lossy().starts_with('.') {
            true => {}
            false if path.is_dir() => copy_all(&path, &to.join(name))?,
            false => copy(&path, &to.join(name))?,
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| told(path, &error))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| told(path, &error))
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// The name of a file.
fn name_of(path: &Path) -> String {
    path.file_name().map(OsStr::to_string_lossy).unwrap_or_default().into_owned()
}
