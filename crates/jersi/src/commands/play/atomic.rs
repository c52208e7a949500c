//! Files that are written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file so that whoever looks, whenever the machine stops, finds the old text or the new one.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = folder_of(path);
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
    let draft = folder.join(format!(".{}.{}.tmp", name.to_string_lossy(), std::process::id()));
    let written = write_through(&draft, text).and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        // The reason of the failure is told; a draft that cannot be removed either adds nothing to it.
        let _ = fs::remove_file(&draft);
    }
    written?;
    sync_folder(&folder)
}

fn write_through(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
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
    fn a_file_is_replaced_and_nothing_is_left_over() {
        let folder = std::env::temp_dir().join(format!("jersi-atomic-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        let path = folder.join("game.jrn");
        write(&path, "one").expect("written");
        write(&path, "two").expect("written again");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "two");
        assert!(write(&folder.join("no/such/folder.jrn"), "three").is_err());
        assert!(write(&folder, "a folder is no file").is_err());
        assert_eq!(fs::read_dir(&folder).expect("the folder is there").count(), 1);
        fs::remove_dir_all(&folder).expect("cleaned up");
    }
}
