//! What a process takes, and what it may take.

use std::io;

/// The memory of a process that is in use, in KiB.
#[allow(clippy::disallowed_methods, reason = "a file of the kernel, which ends")]
pub fn resident(pid: u32) -> io::Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|rest| rest.trim().strip_suffix(" kB")).and_then(|text| text.trim().parse().ok());
    kib.ok_or_else(|| io::Error::other("no VmRSS"))
}

/// Allows this process, and those that it starts, as many connections as the system lets it have; tells how many files.
pub fn allow_many_files() -> u64 {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // What cannot be raised stays; whoever needs more hears it when a connection fails.
    let _ = setrlimit(Resource::Nofile, limit);
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}
