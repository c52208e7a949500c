//! The archive and its sums. The same files make the same archive: they are sorted, and have the time of the last
//! commit and no owner.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Dist, SUMS, told};
use crate::tools::{output, run, succeeds};

/// The programs that make archives.
pub fn tools() -> Result<(), String> {
    let gnu = output(Command::new("tar").arg("--version")).is_ok_and(|version| version.contains("GNU tar"));
    if !gnu {
        return Err("GNU tar is missing, which sorts the files; on macOS: brew install gnu-tar, and put it \
                    before the system's in PATH"
            .to_owned());
    }
    for (program, package) in [("gzip", "gzip"), ("sha256sum", "coreutils")] {
        if !succeeds(Command::new(program).arg("--version")) {
            return Err(format!("{program} is missing; it is in the package {package}"));
        }
    }
    Ok(())
}

/// Packs the folder, and writes the sum beside the archive.
pub fn pack(dist: &Dist) -> Result<(), String> {
    let (tar, name) = (format!("{}.tar", dist.name), dist.archive_name());
    let mut command = Command::new("tar");
    command.current_dir(&dist.folder).args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
    command.args(["--mode=u+rw,go+r-w", "--format=ustar", &format!("--mtime=@{}", time(&dist.root)?)]);
    run(command.args(["--create", "--file", &tar, &dist.name]))?;
    run(Command::new("gzip").current_dir(&dist.folder).args(["--no-name", "--best", "--force", &tar]))?;
    sum(&dist.folder, &[PathBuf::from(&name)])?;
    let size = fs::metadata(dist.folder.join(&name)).map_err(|error| told(&dist.folder, &error))?.len();
    println!("   {name}, {} KiB", size.div_ceil(1024));
    Ok(())
}

/// The time of everything in the archive: what `SOURCE_DATE_EPOCH` says, or that of the last commit.
fn time(root: &Path) -> Result<u64, String> {
    let told = match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(told) => told,
        Err(_) => output(Command::new("git").current_dir(root).args(["log", "-1", "--format=%ct"]))
            .map_err(|why| format!("{why}; without git, say SOURCE_DATE_EPOCH=seconds since 1970"))?,
    };
    told.trim().parse().map_err(|_| format!("{told:?} is no number of seconds since 1970"))
}

/// All files in a folder, by their paths from it, sorted, without the sums themselves.
pub fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    fn walk(folder: &Path, inside: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
        let here = folder.join(inside);
        for entry in fs::read_dir(&here).map_err(|error| told(&here, &error))? {
            let entry = entry.map_err(|error| told(&here, &error))?;
            let path = inside.join(entry.file_name());
            if entry.path().is_dir() {
                walk(folder, &path, found)?;
            } else if path != Path::new(SUMS) {
                found.push(path);
            }
        }
        Ok(())
    }
    let mut found = Vec::new();
    walk(folder, Path::new(""), &mut found)?;
    found.sort();
    Ok(found)
}

/// Writes the sums of files into their folder.
pub fn sum(folder: &Path, files: &[PathBuf]) -> Result<(), String> {
    let sums = output(Command::new("sha256sum").current_dir(folder).args(files))?;
    super::write(&folder.join(SUMS), &sums)
}

/// Compares the files of a folder with their sums.
pub fn verify(folder: &Path) -> Result<(), String> {
    output(Command::new("sha256sum").current_dir(folder).args(["--check", "--strict", "--quiet", SUMS]))
        .map(|_| ())
        .map_err(|why| format!("the sums in {} are not those of the files: {why}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_listed_summed_and_compared() {
        let folder = std::env::temp_dir().join(format!("jersi-archive-{}", std::process::id()));
        fs::create_dir_all(folder.join("b/c")).expect("a folder");
        for name in ["z", "b/c/d", "a"] {
            fs::write(folder.join(name), name).expect("a file");
        }
        let files = files_in(&folder).expect("a list");
        assert_eq!(files, ["a", "b/c/d", "z"].map(PathBuf::from));
        if succeeds(Command::new("sha256sum").arg("--version")) {
            sum(&folder, &files).expect("sums");
            verify(&folder).expect("the same files");
            assert_eq!(files_in(&folder).expect("a list").len(), 3, "the sums are not listed");
            fs::write(folder.join("z"), "changed").expect("a file");
            assert!(verify(&folder).is_err_and(|why| why.contains("are not those")));
        }
        fs::remove_dir_all(&folder).expect("removed");
    }
}
