//! Memory that may not be there: asked for before it is taken, so that want of it is an answer and not the end.

/// Memory that must be left beside a table, for everything else that a search takes.
const SPARE: usize = 64 << 20;

/// Room for so many items, or `None` if it cannot be had.
pub(crate) fn room<T>(count: usize) -> Option<Vec<T>> {
    let bytes = count.checked_mul(size_of::<T>())?;
    if !is_there(bytes) {
        return None;
    }
    let mut items = Vec::new();
    items.try_reserve_exact(count).ok()?;
    has(bytes.min(SPARE)).then_some(items)
}

/// Whether so many bytes could be had now.
pub(crate) fn has(bytes: usize) -> bool {
    // Memory that a page of WebAssembly has taken once is never given back, so there it is not tried.
    cfg!(target_family = "wasm") || Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}

/// Whether the machine has so much memory. Linux promises more than there is, and ends whoever takes it at its word;
/// so what is free is read first. Small tables are taken unasked.
fn is_there(bytes: usize) -> bool {
    bytes <= 4 * SPARE || free().is_none_or(|free| bytes.saturating_add(SPARE) <= free)
}

/// Bytes that can be taken without driving others out, where the system tells it.
#[cfg(target_os = "linux")]
#[expect(clippy::disallowed_methods, reason = "the system's own files are short")]
fn free() -> Option<usize> {
    let read = |path: &str| std::fs::read_to_string(path).ok();
    let machine = read("/proc/meminfo").as_deref().and_then(available);
    let most = read("/sys/fs/cgroup/memory.max").as_deref().and_then(number);
    let used = read("/sys/fs/cgroup/memory.current").as_deref().and_then(number);
    let group = most.zip(used).map(|(most, used)| most.saturating_sub(used));
    machine.into_iter().chain(group).min()
}

#[cfg(not(target_os = "linux"))]
fn free() -> Option<usize> {
    None
}

/// What `/proc/meminfo` calls available, in bytes.
#[cfg(target_os = "linux")]
fn available(text: &str) -> Option<usize> {
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    number(line.trim().strip_suffix("kB")?)?.checked_mul(1024)
}

/// A number alone; `max` is none.
#[cfg(target_os = "linux")]
fn number(text: &str) -> Option<usize> {
    text.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_had_is_told() {
        assert!(room::<u64>(usize::MAX).is_none(), "more than can be counted");
        assert!(room::<u64>(usize::MAX / 16).is_none(), "more than can be addressed");
        assert!(room::<u64>(1000).is_some_and(|room| room.capacity() >= 1000));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_system_tells_is_read() {
        let text = "MemTotal:       16 kB\nMemFree:         1 kB\nMemAvailable:    3 kB\n";
        assert_eq!(available(text), Some(3072));
        assert_eq!(available("MemTotal: 1 kB\n"), None);
        assert_eq!((number("max\n"), number("4096\n")), (None, Some(4096)));
        assert!(free().is_some_and(|free| free > 0));
    }
}
