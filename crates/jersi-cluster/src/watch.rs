//! Somebody who waits until we are gone, however we went, and cleans up.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};

use crate::programs::Programs;

/// Waits until nobody holds the other end of its input, ends the cluster, and takes its folder away. What a terminal says to
/// all at once is not for it.
const SCRIPT: &str =
    r#"trap "" HUP INT TERM; read -r _; "$1" stop -s -D "$2/data" -m immediate; rm -rf "$2""#;

/// A watch over a folder.
#[derive(Debug)]
pub struct Watch {
    child: Child,
    held: Option<ChildStdin>,
}

impl Watch {
    /// Over a cluster that lies, or will lie, in a folder.
    pub fn over(programs: &Programs, folder: &Path) -> io::Result<Watch> {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", SCRIPT, "watch"]).arg(programs.path("pg_ctl")).arg(folder);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        command.current_dir("/").process_group(0);
        if let Some(owner) = programs.owner {
            owner.runs(&mut command);
        }
        let mut child = command.spawn()?;
        let held = child.stdin.take();
        Ok(Watch { child, held })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.held = None;
        // Nothing is left to be done if it was ended by somebody else.
        let _ = self.child.wait();
    }
}
