//! `PostgreSQL` refuses to be run by root; then it belongs to somebody else.
#![allow(clippy::disallowed_methods, reason = "the files of a throw-away database, never anybody's own")]

use std::fs;
use std::io;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;

use crate::fault::Fault;

/// Somebody who is not root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner {
    user: u32,
    group: u32,
}

impl Owner {
    /// Who runs it if we may not ourselves.
    pub fn needed() -> Result<Option<Owner>, Fault> {
        if !rustix::process::geteuid().is_root() {
            return Ok(None);
        }
        let users = fs::read_to_string("/etc/passwd").map_err(Fault::when("/etc/passwd"))?;
        let found = ["postgres", "nobody"].iter().find_map(|name| named(&users, name));
        found.map(Some).ok_or_else(|| {
            let why =
                io::Error::other("root may not run PostgreSQL, and there is neither postgres nor nobody");
            Fault::System("/etc/passwd".to_owned(), why)
        })
    }

    /// The command is run by this owner.
    pub fn runs(self, command: &mut Command) {
        command.uid(self.user).gid(self.group);
    }

    /// A file or folder is this owner's.
    pub fn owns(self, path: &Path) -> io::Result<()> {
        chown(path, Some(self.user), Some(self.group))
    }
}

fn named(users: &str, name: &str) -> Option<Owner> {
    let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
    let mut numbers = line.split(':').skip(2).map(str::parse);
    Some(Owner { user: numbers.next()?.ok()?, group: numbers.next()?.ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_found_by_name() {
        let users =
            "root:x:0:0:root:/root:/bin/sh\npostgresql:x:7:7::/:\npostgres:x:101:104:P,,,:/var:/bin/bash\n";
        assert_eq!(named(users, "postgres"), Some(Owner { user: 101, group: 104 }));
        assert_eq!(named(users, "nobody"), None);
    }
}
