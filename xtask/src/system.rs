//! What comes from the system's own packages: on Debian and Ubuntu, as root, it is installed; elsewhere the line
//! that would install it is told.

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::tools::{output, run, succeeds};

/// Whether the list of packages was brought up to date.
static UPDATED: AtomicBool = AtomicBool::new(false);

/// Installs packages of Debian. The error is what would help where that cannot be done.
pub fn install(packages: &[&str]) -> Result<(), String> {
    if !can_install() {
        return Err(help(packages));
    }
    if !UPDATED.swap(true, Ordering::Relaxed) {
        println!("   looking up the system's packages");
        run(apt().args(["update", "-qq"]))?;
    }
    println!("   installing {}", packages.join(", "));
    run(apt().args(["install", "-y", "-qq", "--no-install-recommends"]).args(packages))
}

/// Whether we may install packages, and know how.
pub fn can_install() -> bool {
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    root && succeeds(Command::new("apt-get").arg("--version"))
}

/// The line that tells how to get packages.
fn help(packages: &[&str]) -> String {
    format!("not installed; on Debian or Ubuntu try: sudo apt-get install -y {}", packages.join(" "))
}

fn apt() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_is_one_line_to_run() {
        assert!(help(&["one", "two"]).ends_with("try: sudo apt-get install -y one two"));
        assert_eq!(help(&["one"]).lines().count(), 1);
    }
}
