//! What the program does to the disk, step by step. Nothing else in it writes, renames or removes files: a lint of
//! `clippy.toml` forbids the ways of the standard library, so that every step can be made to fail by a test.
#![allow(clippy::disallowed_methods, reason = "this is the one place that may touch the disk")]

#[cfg(test)]
pub mod faulty;

use std::fmt::Debug;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Write};
use std::path::Path;

/// The steps that change a disk.
pub trait Disk: Debug + Send + Sync {
    /// A new file, where none is.
    fn create(&self, path: &Path) -> io::Result<File>;

    /// Bytes at the end of a file that is open.
    fn write(&self, path: &Path, file: &mut File, bytes: &[u8]) -> io::Result<()>;

    /// What may be done with a file.
    fn set_permissions(&self, file: &File, permissions: Permissions) -> io::Result<()>;

    /// Waits until a file is on the disk.
    fn sync(&self, path: &Path, file: &File) -> io::Result<()>;

    /// Gives a file another name, in the place of what had it.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Waits until the names in a folder are on the disk.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// A folder with those above it.
    fn create_folders(&self, folder: &Path) -> io::Result<()>;

    /// A file that is only there to be locked.
    fn open_lock(&self, path: &Path) -> io::Result<File>;
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn create(&self, path: &Path) -> io::Result<File> {
        OpenOptions::new().write(true).create_new(true).open(path)
    }

    fn write(&self, _path: &Path, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    fn set_permissions(&self, file: &File, permissions: Permissions) -> io::Result<()> {
        file.set_permissions(permissions)
    }

    fn sync(&self, _path: &Path, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    #[cfg(unix)]
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }

    /// Other systems keep names by themselves and do not open folders as files.
    #[cfg(not(unix))]
    fn sync_folder(&self, _folder: &Path) -> io::Result<()> {
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn create_folders(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn open_lock(&self, path: &Path) -> io::Result<File> {
        OpenOptions::new().create(true).write(true).truncate(false).open(path)
    }
}

/// Writes to a pipe or a device, which cannot be replaced.
pub fn write_to_device(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut device = OpenOptions::new().write(true).open(path)?;
    device.write_all(bytes)?;
    device.flush()
}
