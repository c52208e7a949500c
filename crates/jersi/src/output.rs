//! Standard output and input for commands: errors are returned, never swallowed and never a panic.

use std::io::{BufWriter, Read, StdoutLock, Write};
use std::path::Path;

use crate::failure::Failure;
use crate::whole_file;

/// Standard output with a buffer; whoever takes it flushes it.
pub fn out() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, std::io::stdout().lock())
}

/// Prints a text as it is.
pub fn print(text: &str) -> Result<(), Failure> {
    print_bytes(text.as_bytes())
}

/// Prints bytes as they are.
pub fn print_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = out();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}

/// Writes a text to a file, whole or not at all; to standard output if there is none, or for `-`.
pub fn write_or_print(path: Option<&str>, text: &str) -> Result<(), Failure> {
    match path {
        None | Some("-") => print(text),
        Some(path) => {
            let path = Path::new(path);
            whole_file::write(path, text).map_err(|error| whole_file::unwritable(path, &error))
        }
    }
}

/// Reads a file, or standard input for `-`, as UTF-8.
pub fn read_text(path: &str) -> Result<String, Failure> {
    let bytes = if path == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes)?;
        bytes
    } else {
        std::fs::read(path)
            .map_err(|error| Failure::bad_input("unreadable-file", format!("cannot read {path}: {error}")))?
    };
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::bad_input(
            "bad-encoding",
            format!("{path} is not UTF-8: the byte at offset {at} starts no character"),
        )
        .help("save the file as UTF-8")
    })
}
