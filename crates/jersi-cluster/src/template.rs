//! A cluster that was never started, made once and copied for each that is.
#![allow(clippy::disallowed_methods, reason = "the files of a throw-away database, never anybody's own")]

use std::fs;
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};

use crate::fault::Fault;
use crate::owner::Owner;
use crate::programs::Programs;

/// Who may do everything in a cluster. Nobody is asked for a password: only who may enter the folder of its socket gets there.
pub const USER: &str = "jersi";

/// The cluster that others are copies of, beside what else was built.
pub fn ready(programs: &Programs) -> Result<PathBuf, Fault> {
    let version = programs.run("initdb", Path::new("/"), &["--version"])?;
    let version = version.split_whitespace().nth(2).unwrap_or("unknown").to_owned();
    let user = rustix::process::geteuid().as_raw();
    let template = built().join(format!("postgresql-{version}-{user}"));
    if template.is_dir() {
        return Ok(template);
    }
    // Its owner may not enter where we build, perhaps; so it is made elsewhere and brought there.
    let scratch = folder(&std::env::temp_dir(), programs.owner)?;
    let data = scratch.join("data");
    let path = data.to_string_lossy().into_owned();
    let made = programs.run(
        "initdb",
        &scratch,
        &["-D", &path, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    );
    let brought = made.and_then(|_| {
        let new = template.with_extension(format!("new-{}", std::process::id()));
        copy(&data, &new, None).map_err(Fault::when(new.display()))?;
        match fs::rename(&new, &template) {
            // Somebody else was quicker.
            Err(_) if template.is_dir() => fs::remove_dir_all(&new),
            renamed => renamed,
        }
        .map_err(Fault::when(template.display()))
    });
    fs::remove_dir_all(&scratch).map_err(Fault::when(scratch.display()))?;
    brought.map(|()| template)
}

/// Where what was built lies, as cargo marks it.
fn built() -> PathBuf {
    let ours = std::env::current_exe().ok();
    let marked =
        ours.iter().flat_map(|path| path.ancestors()).find(|path| path.join("CACHEDIR.TAG").is_file());
    marked.map_or_else(std::env::temp_dir, Path::to_owned)
}

/// A new folder that nobody else enters.
pub fn folder(within: &Path, owner: Option<Owner>) -> Result<PathBuf, Fault> {
    for number in 0_u64.. {
        // Short: the name of a socket has little room.
        let folder = within.join(format!("jersi-pg-{}-{number}", std::process::id()));
        match fs::DirBuilder::new().mode(0o700).create(&folder) {
            Ok(()) => {
                owner.map_or(Ok(()), |owner| owner.owns(&folder)).map_err(Fault::when(folder.display()))?;
                return Ok(folder);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(Fault::System(folder.display().to_string(), error)),
        }
    }
    unreachable!("numbers do not end")
}

/// Copies a folder with all that is in it, for its owner alone.
pub fn copy(from: &Path, to: &Path, owner: Option<Owner>) -> io::Result<()> {
    fs::DirBuilder::new().mode(fs::metadata(from)?.mode() & 0o700).create(to)?;
    owner.map_or(Ok(()), |owner| owner.owns(to))?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if entry.file_type()?.is_dir() {
            copy(&path, &to, owner)?;
        } else {
            fs::copy(&path, &to)?;
            owner.map_or(Ok(()), |owner| owner.owns(&to))?;
        }
    }
    Ok(())
}
