//! Files that a command is asked to write: whole, or left as they were.

use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use jersi_words::Deed;

use crate::failure::Failure;

/// Writes a file so that whoever looks, whenever the machine stops, finds the old text or the new one.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    Draft::write(path, text.as_bytes())?.keep()
}

/// Writes some files. Nothing is replaced until all of it is on the disk.
pub fn write_all<N: AsRef<Path>>(files: &[(N, Vec<u8>)]) -> Result<(), Failure> {
    let mut drafts = Vec::new();
    for (path, bytes) in files {
        let path = path.as_ref();
        match Draft::write(path, bytes) {
            Ok(draft) => drafts.push((path, draft)),
            Err(error) => return Err(unwritable(path, &error)),
        }
    }
    for (path, draft) in drafts {
        draft.keep().map_err(|error| unwritable(path, &error))?;
    }
    Ok(())
}

fn unwritable(path: &Path, error: &io::Error) -> Failure {
    Failure::of_file(Deed::Write, path, error)
}

/// A file that was written beside the one that it will replace. It goes away unless it is kept.
struct Draft {
    draft: PathBuf,
    /// None for a pipe or a device, which was written to directly.
    target: Option<PathBuf>,
}

impl Draft {
    fn write(path: &Path, bytes: &[u8]) -> io::Result<Draft> {
        let known = match fs::metadata(path) {
            Ok(known) => Some(known),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        if known.as_ref().is_some_and(Metadata::is_dir) {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder"));
        }
        if known.as_ref().is_some_and(|known| !known.is_file()) {
            fs::write(path, bytes)?;
            return Ok(Draft { draft: PathBuf::new(), target: None });
        }
        if known.as_ref().is_some_and(|known| known.permissions().readonly()) {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "it may only be read"));
        }
        // A link stays a link: what it leads to is replaced.
        let target = if known.is_some() { fs::canonicalize(path)? } else { path.to_owned() };
        let name = target.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
        let hidden = format!(".{}.{}.tmp", name.to_string_lossy(), std::process::id());
        let draft = Draft { draft: target.with_file_name(hidden), target: Some(target) };
        let mut file = File::create(&draft.draft)?;
        file.write_all(bytes)?;
        if let Some(known) = known {
            file.set_permissions(known.permissions())?;
        }
        file.sync_all()?;
        Ok(draft)
    }

    fn keep(mut self) -> io::Result<()> {
        match &self.target {
            Some(target) => fs::rename(&self.draft, target)?,
            None => return Ok(()),
        }
        self.target.take().map_or(Ok(()), |target| sync_folder(&folder_of(&target)))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if self.target.is_some() {
            // What went wrong is told already; a draft that cannot be removed either adds nothing to it.
            let _ = fs::remove_file(&self.draft);
        }
    }
}

/// The folder that a file is in.
pub fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Makes sure that a new name in a folder survives a power cut.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Other systems keep names by themselves and do not open folders as files.
#[cfg(not(unix))]
pub fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_are_replaced_or_none() {
        let folder = std::env::temp_dir().join(format!("jersi-whole-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        let (one, two) = (folder.join("one"), folder.join("two"));
        write_all(&[(&one, b"1".to_vec()), (&two, b"2".to_vec())]).expect("written");
        let nowhere = folder.join("no/such/folder");
        assert!(write_all(&[(&one, b"changed".to_vec()), (&nowhere, vec![])]).is_err());
        assert!(write_all(&[(&one, b"changed".to_vec()), (&folder, vec![])]).is_err());
        assert_eq!(fs::read(&one).expect("it is there"), b"1");
        write_all(&[(&one, b"changed".to_vec())]).expect("written again");
        assert_eq!(fs::read(&one).expect("it is there"), b"changed");
        assert_eq!(fs::read_dir(&folder).expect("the folder is there").count(), 2, "no draft is left");
        fs::remove_dir_all(&folder).expect("cleaned up");
    }

    #[cfg(unix)]
    #[test]
    fn links_stay_and_devices_are_written_to() {
        let folder = std::env::temp_dir().join(format!("jersi-whole-links-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        let (file, link) = (folder.join("file"), folder.join("link"));
        fs::write(&file, "old").expect("written");
        std::os::unix::fs::symlink(&file, &link).expect("a link");
        write_all(&[(&link, b"new".to_vec())]).expect("written");
        assert_eq!(fs::read(&file).expect("it is there"), b"new");
        assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
        write_all(&[("/dev/null", b"gone".to_vec())]).expect("written");
        assert!(!fs::metadata("/dev/null").expect("it is there").is_file());
        fs::remove_dir_all(&folder).expect("cleaned up");
    }
}
