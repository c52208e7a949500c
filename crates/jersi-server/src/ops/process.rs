//! What the process takes of the machine, where the system tells.

use std::io::Read as _;

/// Measures it now.
pub fn measure() {
    for (name, value) in [
        ("process_resident_memory_bytes", resident()),
        ("process_open_fds", handles()),
        ("process_max_fds", most_handles()),
    ] {
        if let Some(value) = value {
            metrics::gauge!(name).set(value);
        }
    }
}

/// Of `/proc/self/status`, in which sizes are in kB.
fn resident() -> Option<f64> {
    let status = read("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024.0)
}

fn handles() -> Option<f64> {
    // The folder itself is one of them.
    let count = std::fs::read_dir("/proc/self/fd").ok()?.count().saturating_sub(1);
    u32::try_from(count).ok().map(f64::from)
}

fn most_handles() -> Option<f64> {
    let limits = read("/proc/self/limits")?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// What the system tells there is short.
fn read(path: &str) -> Option<String> {
    let mut text = String::new();
    let file = std::fs::File::open(path).ok()?;
    file.take(64 * 1024).read_to_string(&mut text).ok()?;
    Some(text)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_system_tells() {
        assert!(resident().expect("memory") > 1e6);
        let (open, most) = (handles().expect("handles"), most_handles().expect("a limit"));
        assert!(open >= 3.0 && open <= most, "{open} of {most}");
    }
}
