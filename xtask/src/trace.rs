//! The part of `cargo xtask test` that needs `strace`: whether the server answers after what it promises is on disk.

use std::path::Path;
use std::process::Command;

use crate::system;
use crate::tools::{Parts, cargo, is_installed, succeeds};

/// Traces the server; says so if that cannot be done here.
pub fn run(parts: &mut Parts, root: &Path) {
    const NAME: &str = "order of sync and answer";
    if !cfg!(target_os = "linux") {
        return parts.missing(NAME, "only Linux has strace");
    }
    if !is_installed("strace") && system::install(&["strace"]).is_err() {
        return parts.missing(NAME, "strace is not installed; your system's package is called so");
    }
    if !succeeds(Command::new("strace").args(["-o", "/dev/null", "true"])) {
        return parts.missing(NAME, "strace may not trace here: containers often forbid it");
    }
    // The whole workspace is named, so that what the tests have built serves here too.
    let arguments = ["test", "--workspace", "--test", "club_trace", "--", "--ignored", "--test-threads", "1"];
    parts.command(NAME, &mut cargo(root, &arguments));
}
