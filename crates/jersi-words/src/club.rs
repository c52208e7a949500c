//! What is said at a terminal of games between people.

use crate::io_fault::IoFault;

/// Why the games of a club cannot be kept in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreTrouble {
    /// The environment names no data folder.
    NoFolder,
    /// It begins like the address of a server and is none; what is wrong.
    NoAddress(String),
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
    /// It is a copy that is not as it should be.
    DamagedCopy,
    /// It is there already, and nothing is written over.
    Exists,
    /// It holds games already, and nothing is written over.
    NotEmpty,
    /// What was copied is not the same there; in which table.
    Differs(String),
}

/// What was done with the games of a club, or is wrong with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreNews {
    /// A copy was made: how many games, and where.
    Copied(u64, String),
    /// A copy is the store now: how many games, and which file.
    Restored(u64, String),
    /// Where the store is that was there before.
    KeptBefore(String),
    /// Everything is as it should be: how many games and events.
    Sound(u64, u64),
    /// Everything was moved: how many games, and where to.
    Moved(u64, String),
    /// Somebody is called differently: how so far, and how from now on.
    Renamed(String, String),
    /// Somebody does not play here any more.
    Banned(String),
    /// Somebody may play here again.
    LetIn(String),
    /// How many games were written into a folder.
    Exported(u64, String),
    /// Something is wrong with the file itself; what.
    DamagedFile(String),
    /// Something is wrong with a game: which, and what.
    DamagedGame(String, String),
    /// How many things are wrong.
    Damaged(usize),
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
    /// A public address, but no proxy is trusted: all visitors would share the limits of one.
    NoTrustedProxy,
    /// Where who runs the server finds health and metrics.
    OpsAt(String),
    /// As many connections as the system allows, which are fewer than was asked for.
    FewerConnections(usize),
}

/// What is wrong with an option of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServeFault {
    /// An address without `http://` or `https://`, or without a host.
    NoAddress,
    /// An address with a name or a password in it.
    UserInAddress,
    /// An address that goes on behind its path.
    LongAddress,
    /// A proxy that is no address.
    NoProxy,
}
