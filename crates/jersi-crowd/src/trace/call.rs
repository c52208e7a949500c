//! Calls in the words of `strace`: when they begin, and when they end.

use std::collections::HashMap;

/// A call of the system.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// The thread.
    pub thread: u32,
    name: &'a str,
    arguments: &'a str,
}

/// A call begins or ends; an end says whether it did what it was asked for.
#[derive(Clone, Copy, Debug)]
pub enum Moment<'a> {
    /// It begins.
    Begins(Call<'a>),
    /// It ends.
    Ends(Call<'a>, bool),
}

/// Everything in a trace, with the numbers of the lines.
pub fn moments(trace: &str) -> Vec<(usize, Moment<'_>)> {
    let mut under_way: HashMap<u32, Call<'_>> = HashMap::new();
    let mut moments = Vec::new();
    for (number, line) in trace.lines().enumerate().map(|(number, line)| (number + 1, line)) {
        let Some((thread, rest)) = line.split_once(' ') else { continue };
        let Ok(thread) = thread.parse() else { continue };
        let rest = rest.trim_start();
        if rest.starts_with("<... ") {
            if let Some(call) = under_way.remove(&thread) {
                moments.push((number, Moment::Ends(call, succeeded(rest))));
            }
            continue;
        }
        let Some((name, arguments)) = rest.split_once('(') else { continue };
        let call = Call { thread, name, arguments };
        moments.push((number, Moment::Begins(call)));
        if rest.ends_with("<unfinished ...>") {
            under_way.insert(thread, call);
        } else {
            moments.push((number, Moment::Ends(call, succeeded(rest))));
        }
    }
    moments
}

/// Whether the system did it; `strace` may have pretended that it had.
fn succeeded(line: &str) -> bool {
    let told = line.rsplit_once(" = ").map_or("", |(_, told)| told);
    !told.starts_with('-')
        && told.starts_with(|digit: char| digit.is_ascii_digit())
        && !told.contains("INJECTED")
}

impl Call<'_> {
    /// Whether it brings a file to disk.
    pub fn is_sync(&self) -> bool {
        matches!(self.name, "fsync" | "fdatasync")
    }

    /// Whether it is for the log of the store.
    pub fn is_log(&self) -> bool {
        let path = self.arguments.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
        path.is_some_and(|(path, _)| path.ends_with("-wal"))
    }

    /// How many bytes were to be written.
    pub fn length(&self) -> Option<usize> {
        let behind = self.arguments.rsplit_once('"')?.1.trim_start_matches("...");
        let number = behind.trim_start_matches(", ");
        let end = number.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(number.len());
        number[..end].parse().ok()
    }

    /// What was to be written, as far as it is told.
    pub fn data(&self) -> Vec<u8> {
        let mut data = Vec::new();
        let mut bytes = self.arguments.bytes().peekable();
        let mut inside = false;
        while let Some(byte) = bytes.next() {
            match (inside, byte) {
                (_, b'"') => inside = !inside,
                (false, _) => {}
                (true, b'\\') => match bytes.next() {
                    Some(b'n') => data.push(b'\n'),
                    Some(b't') => data.push(b'\t'),
                    Some(b'r') => data.push(b'\r'),
                    Some(b'v') => data.push(0x0b),
                    Some(b'f') => data.push(0x0c),
                    Some(first @ b'0'..=b'7') => {
                        let mut value = u32::from(first - b'0');
                        for _ in 0..2 {
                            let Some(digit) = bytes.next_if(|digit| (b'0'..=b'7').contains(digit)) else {
                                break;
                            };
                            value = value * 8 + u32::from(digit - b'0');
                        }
                        data.push(value.to_le_bytes()[0]);
                    }
                    Some(other) => data.push(other),
                    None => {}
                },
                (true, byte) => data.push(byte),
            }
        }
        data
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_read_as_they_were() {
        let line =
            r#"5 pwrite64(3</a/b.db-wal>, "\0\1\377\\\"\n\r\t\v\f1\0012"..., 24, 4096 <unfinished ...>"#;
        let moments = moments(line);
        let [(1, Moment::Begins(call))] = moments.as_slice() else { panic!("{moments:?}") };
        assert_eq!(call.data(), b"\0\x01\xff\\\"\n\r\t\x0b\x0c1\x012");
        assert!(call.is_log());
        assert_eq!(call.length(), Some(24));
    }
}
