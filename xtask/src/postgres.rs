//! `PostgreSQL` for the tests: each starts one of its own, so only the programs must be there.

use std::path::Path;
use std::process::Command;

use crate::system;
use crate::tools::{Parts, is_installed, succeeds};

/// Tests that need it have this word in their names.
pub const TESTS: &str = "postgres";

/// Whether tests can start one. It is installed where that can be done; else it is told what is left out.
pub fn is_there(parts: &mut Parts) -> bool {
    if has_programs() {
        return true;
    }
    match system::install(&["postgresql"]) {
        Ok(()) if has_programs() => true,
        Ok(()) => {
            parts
                .missing("tests on PostgreSQL", "it was installed, but initdb is not where it is looked for");
            false
        }
        Err(help) => {
            parts.missing("tests on PostgreSQL", &help);
            false
        }
    }
}

/// On the path, or where Debian keeps them.
fn has_programs() -> bool {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let found = debian.map(|version| version.path().join("bin/initdb"));
    is_installed("initdb") || found.into_iter().any(|initdb| runs(&initdb))
}

fn runs(program: &Path) -> bool {
    succeeds(Command::new(program).arg("--version"))
}
