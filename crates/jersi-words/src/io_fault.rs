//! Why the system refuses something, by kind: what people are told instead of numbers and names of errors.

use std::fmt;
use std::io::{self, ErrorKind};

use crate::FaultWords;

/// What is done with a file or a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It is read.
    Read,
    /// It is written.
    Write,
    /// A folder is made.
    MakeFolder,
}

/// Why the system refuses something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IoFault {
    /// There is no such file or folder.
    NotFound,
    /// It may not be done by this user.
    NoPermission,
    /// A folder is where a file should be.
    IsFolder,
    /// A file is where a folder should be.
    NotAFolder,
    /// There is no room left.
    DiskFull,
    /// The disk can only be read.
    ReadOnlyDisk,
    /// Something is there already.
    Exists,
    /// Another program uses it.
    Busy,
    /// No file can have this name.
    BadName,
    /// It is not text in UTF-8.
    NotText,
    /// It ends too early.
    EndsEarly,
    /// It takes too long.
    TooLong,
    /// Nobody reads any more, or the other side is gone.
    Gone,
    /// Nobody listens there.
    NobodyListens,
    /// The address is taken.
    AddressTaken,
    /// The address is not one of this machine.
    ForeignAddress,
    /// No memory is left.
    NoMemory,
    /// Too many files are open.
    TooManyFiles,
    /// This system cannot do it.
    NotSupported,
    /// It was broken off.
    BrokenOff,
    /// The device does not work.
    Device,
    /// Nothing names a folder for what is kept. Our own, not the system's.
    NoDataFolder,
    /// Every name that we could give a file is taken. Our own, not the system's.
    NoNameLeft,
    /// Something that has no words of its own, with the system's number for it.
    Other(Option<i32>),
}

/// The numbers of `EIO`, `ENFILE`, `EMFILE` and `ELOOP`, for which the standard library has no kind.
#[cfg(unix)]
fn by_number(number: i32) -> Option<IoFault> {
    match number {
        5 => Some(IoFault::Device),
        23 | 24 => Some(IoFault::TooManyFiles),
        40 if cfg!(target_os = "linux") => Some(IoFault::BadName),
        _ => None,
    }
}

/// Elsewhere the kinds tell.
#[cfg(not(unix))]
fn by_number(_number: i32) -> Option<IoFault> {
    None
}

impl IoFault {
    /// The kind of an error.
    pub fn of(error: &io::Error) -> IoFault {
        if let Some(own) = error.get_ref().and_then(|inner| inner.downcast_ref::<IoFault>()) {
            return own.clone();
        }
        if let Some(fault) = error.raw_os_error().and_then(by_number) {
            return fault;
        }
        match error.kind() {
            ErrorKind::NotFound => IoFault::NotFound,
            ErrorKind::PermissionDenied => IoFault::NoPermission,
            ErrorKind::IsADirectory => IoFault::IsFolder,
            ErrorKind::NotADirectory => IoFault::NotAFolder,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => IoFault::DiskFull,
            ErrorKind::ReadOnlyFilesystem => IoFault::ReadOnlyDisk,
            ErrorKind::AlreadyExists | ErrorKind::DirectoryNotEmpty => IoFault::Exists,
            ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::Deadlock => IoFault::Busy,
            ErrorKind::InvalidFilename | ErrorKind::InvalidInput | ErrorKind::ArgumentListTooLong => {
                IoFault::BadName
            }
            ErrorKind::InvalidData => IoFault::NotText,
            ErrorKind::UnexpectedEof | ErrorKind::WriteZero => IoFault::EndsEarly,
            ErrorKind::TimedOut | ErrorKind::WouldBlock => IoFault::TooLong,
            ErrorKind::BrokenPipe
            | ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
            | ErrorKind::NotConnected => IoFault::Gone,
            ErrorKind::ConnectionRefused | ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable => {
                IoFault::NobodyListens
            }
            ErrorKind::AddrInUse => IoFault::AddressTaken,
            ErrorKind::AddrNotAvailable => IoFault::ForeignAddress,
            ErrorKind::OutOfMemory => IoFault::NoMemory,
            ErrorKind::Unsupported => IoFault::NotSupported,
            ErrorKind::Interrupted => IoFault::BrokenOff,
            _ => IoFault::Other(error.raw_os_error()),
        }
    }
}

impl fmt::Display for IoFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::en::English.io_fault(self))
    }
}

impl std::error::Error for IoFault {}

/// How a fault of our own travels among those of the system: as data, never as a sentence, which would have one language.
impl From<IoFault> for io::Error {
    fn from(fault: IoFault) -> io::Error {
        io::Error::other(fault)
    }
}

impl From<&io::Error> for IoFault {
    fn from(error: &io::Error) -> IoFault {
        IoFault::of(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command;
    use jersi_rules::Lang;

    /// Every number that a system may give has words, in every language, without what a library would say of it.
    #[test]
    fn every_error_of_the_system_has_words() {
        for number in 0..200 {
            let error = io::Error::from_raw_os_error(number);
            let own = error.to_string();
            let said = Lang::ALL.map(|lang| command(lang).io_fault(&IoFault::of(&error)));
            assert_ne!(said[0], said[1]);
            for text in said {
                assert!(!text.is_empty() && text != own, "{number}: {text}");
                assert!(!text.contains("os error") && !text.contains("Os {"), "{number}: {text}");
            }
        }
    }

    /// What we refuse ourselves comes back as the data that it was; a sentence in an error is nobody's words.
    #[test]
    fn faults_of_our_own_have_words_in_every_language() {
        for own in [IoFault::NoDataFolder, IoFault::NoNameLeft] {
            let error = io::Error::from(own.clone());
            assert_eq!(IoFault::of(&error), own);
            let [english, french] = Lang::ALL.map(|lang| command(lang).io_fault(&own));
            assert_ne!(english, french);
            assert_eq!(error.to_string(), english);
        }
        let sentence = io::Error::other("an English sentence");
        for lang in Lang::ALL {
            assert!(!command(lang).io_fault(&IoFault::of(&sentence)).contains("English"));
        }
    }

    #[test]
    fn what_files_usually_do() {
        let of = |path: &str| IoFault::of(&std::fs::read(path).expect_err("it cannot be read"));
        assert_eq!(of("no/such/file"), IoFault::NotFound);
        assert_eq!(of("."), IoFault::IsFolder);
        assert_eq!(of("Cargo.toml/file"), IoFault::NotAFolder);
        let full = io::Error::from(io::ErrorKind::StorageFull);
        let english = crate::en::English;
        assert_eq!(english.io_fault(&IoFault::of(&full)), "the disk is full");
        assert_eq!(
            english.file_fault(Deed::Write, "game.jrn", &full),
            "cannot write game.jrn: the disk is full"
        );
    }
}
