//! Files that the program writes: whole, or left as they were. Everything that is written goes through here.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use jersi_words::Deed;

use crate::disk::{self, Disk, RealDisk};
use crate::failure::Failure;

#[cfg(test)]
pub(crate) mod tests;

/// Writes a file so that whoever looks, whenever the machine stops, finds the old text or the new one.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    write_on(&RealDisk, path, text)
}

/// The same on any disk.
pub fn write_on(disk: &dyn Disk, path: &Path, text: &str) -> io::Result<()> {
    Draft::write(disk, path, text.as_bytes())?.keep()
}

/// Whether a file could be written now, found out by a draft that is thrown away: for what takes long to make. Pipes and
/// devices are left alone.
pub fn try_out(path: &Path) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|known| !known.is_file() && !known.is_dir()) {
        return Ok(());
    }
    Draft::write(&RealDisk, path, b"").map(drop)
}

/// Writes a file where none is; one that is there stays as it is, even if it came a moment ago.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    write_new_on(&RealDisk, path, text)
}

fn write_new_on(disk: &dyn Disk, path: &Path, text: &str) -> io::Result<()> {
    // An empty file holds the name meanwhile.
    disk.create(path)?;
    write_on(disk, path, text).inspect_err(|_| {
        if fs::metadata(path).is_ok_and(|known| known.len() == 0) {
            // What went wrong is told; an empty file that stays adds nothing to it.
            let _ = disk.remove(path);
        }
    })
}

/// Writes some files. Nothing is replaced until all of it is on the disk.
pub fn write_all<N: AsRef<Path>>(files: &[(N, Vec<u8>)]) -> Result<(), Failure> {
    write_all_on(&RealDisk, files).map_err(|(path, error)| unwritable(&path, &error))
}

/// The same on any disk. An error tells which file it is about.
fn write_all_on<N: AsRef<Path>>(disk: &dyn Disk, files: &[(N, Vec<u8>)]) -> Result<(), (PathBuf, io::Error)> {
    let mut drafts = Vec::new();
    for (path, bytes) in files {
        let path = path.as_ref();
        drafts.push((path, Draft::write(disk, path, bytes).map_err(|error| (path.to_owned(), error))?));
    }
    for (path, draft) in drafts {
        draft.keep().map_err(|error| (path.to_owned(), error))?;
    }
    Ok(())
}

/// A file cannot be written.
pub fn unwritable(path: &Path, error: &io::Error) -> Failure {
    Failure::of_file(Deed::Write, path, error)
}

/// A file that was written beside the one that it will replace. It goes away unless it is kept.
struct Draft<'a> {
    disk: &'a dyn Disk,
    draft: PathBuf,
    /// None for a pipe or a device, which was written to directly, and once the draft has become the file.
    target: Option<PathBuf>,
}

impl<'a> Draft<'a> {
    fn write(disk: &'a dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<Draft<'a>> {
        let known = match fs::metadata(path) {
            Ok(known) => Some(known),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        if known.as_ref().is_some_and(Metadata::is_dir) {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder"));
        }
        if known.as_ref().is_some_and(|known| !known.is_file()) {
            disk::write_to_device(path, bytes)?;
            return Ok(Draft { disk, draft: PathBuf::new(), target: None });
        }
        if known.as_ref().is_some_and(|known| known.permissions().readonly()) {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "it may only be read"));
        }
        // A link stays a link: what it leads to is replaced.
        let target = if known.is_some() { fs::canonicalize(path)? } else { path.to_owned() };
        let (draft, mut file) = new_beside(disk, &target)?;
        // From here on it is removed if anything fails.
        let draft = Draft { disk, draft, target: Some(target) };
        disk.write(&draft.draft, &mut file, bytes)?;
        if let Some(known) = known {
            disk.set_permissions(&file, known.permissions())?;
        }
        disk.sync(&draft.draft, &file)?;
        Ok(draft)
    }

    fn keep(mut self) -> io::Result<()> {
        let Some(target) = &self.target else { return Ok(()) };
        self.disk.rename(&self.draft, target)?;
        self.target.take().map_or(Ok(()), |target| self.disk.sync_folder(&folder_of(&target)))
    }
}

impl Drop for Draft<'_> {
    fn drop(&mut self) {
        if self.target.is_some() {
            // What went wrong is told already; a draft that cannot be removed either adds nothing to it.
            let _ = self.disk.remove(&self.draft);
        }
    }
}

/// A new, hidden file beside another, with a name that nothing has.
fn new_beside(disk: &dyn Disk, target: &Path) -> io::Result<(PathBuf, fs::File)> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let start = draft_start(target)?;
    loop {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let draft = target.with_file_name(format!("{start}{}-{number}{DRAFT_END}", std::process::id()));
        match disk.create(&draft) {
            Ok(file) => return Ok((draft, file)),
            // Somebody who was killed had the same number once.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

const DRAFT_END: &str = ".tmp";

fn draft_start(target: &Path) -> io::Result<String> {
    let name = target.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
    Ok(format!(".{}.", name.to_string_lossy()))
}

/// Removes what somebody who was killed left beside a file. Nobody else may be writing it.
pub fn remove_drafts(disk: &dyn Disk, target: &Path) -> io::Result<()> {
    let start = draft_start(target)?;
    for entry in fs::read_dir(folder_of(target))? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(&start) && name.ends_with(DRAFT_END) {
            disk.remove(&entry.path())?;
        }
    }
    Ok(())
}

/// The folder that a file is in.
pub fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}
