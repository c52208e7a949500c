//! What is said at a terminal of games between people.

use crate::io_fault::IoFault;

/// Why the games of a club cannot be kept in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreTrouble {
    /// The environment names no data folder.
    NoFolder,
    /// Another process has it.
    InUse,
    /// It is another file.
    NotAStore,
    /// A newer program wrote it.
    Newer,
    /// An older program wrote it, and only looking at it is asked for.
    Older,
    /// The system refuses.
    Refused(IoFault),
    /// The database refuses, or what it holds contradicts itself; what it says.
    Broken(String),
    /// The database would not wait for the disk; the setting and its value.
    NotDurable(String),
}

/// What a server tells about its club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServeNote {
    /// Where games are kept.
    KeptIn(String),
    /// There is no club, because nothing can be kept in a file.
    NoClub {
        /// The file; none if there is no folder for it.
        file: Option<String>,
        /// Why.
        why: StoreTrouble,
    },
    /// Where friends find the page.
    FriendsAt(String),
    /// As many connections as the system allows, which are fewer than was asked for.
    FewerConnections(usize),
}
