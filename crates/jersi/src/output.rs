//! Standard output and input for commands: errors are returned, never swallowed and never a panic.

use std::io::{BufWriter, Read, StdoutLock, Write};
use std::path::Path;

use jersi_rules::record::line_and_column;
use jersi_words::{Advice, Deed};

use crate::failure::Failure;
use crate::whole_file;
use crate::{foreign_text, lang};

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
        std::fs::read(path).map_err(|error| Failure::of_file(Deed::Read, path.as_ref(), &error))?
    };
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let (line, column) = line_and_column(&String::from_utf8_lossy(good), good.len());
        let words = lang::words();
        let name = if path == "-" { words.standard_input() } else { foreign_text::line(path) };
        Failure::bad_input("bad-encoding", words.not_utf8(&name, line, column - 1))
            .advice(&Advice::SaveAsUtf8)
    })
}
