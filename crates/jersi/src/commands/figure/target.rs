//! Where a figure goes, and as what.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use jersi_words::{Advice, CommandFault};

use crate::failure::Failure;
use crate::output;
use crate::whole_file;
use crate::{foreign_text, lang};

/// How wide a figure is, if nothing is said.
pub const SIZE: u16 = 800;

/// What kind of file is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// A drawing, sharp at every size
    Svg,
    /// A picture
    Png,
    /// A page for printing
    Pdf,
    /// An animation of a record
    Gif,
}

impl Format {
    const fn id(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Pdf => "pdf",
            Format::Gif => "gif",
        }
    }
}

/// Where a figure goes.
#[derive(Args, Clone, Debug)]
pub struct TargetOptions {
    /// The file to write; its name ends in .svg, .png, .pdf or .gif [default: standard output, as SVG]
    #[arg(short, long, value_name = "FILE")]
    output: Option<String>,
    /// What kind of file, whatever its name
    #[arg(long, value_name = "KIND")]
    format: Option<Format>,
}

impl TargetOptions {
    fn file(&self) -> Option<&str> {
        self.output.as_deref().filter(|path| *path != "-")
    }

    /// What kind of file is asked for, by an option or by its name.
    pub fn format(&self, sheet: bool, gif: bool) -> Result<Format, Failure> {
        let by_name = self.file().map(by_suffix);
        let format = match (self.format, by_name) {
            (Some(format), _) => format,
            (None, Some(by_name)) => by_name?,
            (None, None) if gif => Format::Gif,
            (None, None) => Format::Svg,
        };
        match (format, sheet, gif) {
            (Format::Svg, true, false) | (_, false, false) | (Format::Gif, false, true) => Ok(format),
            (_, true, _) => Err(Failure::of_command("bad-format", &CommandFault::SheetIsSvg)
                .advice(&Advice::EndIn(".svg".to_owned()))),
            (format, _, true) => {
                let fault = CommandFault::AnimationIsGif(format.id().to_uppercase());
                Err(Failure::of_command("bad-format", &fault).advice(&Advice::EndIn(".gif".to_owned())))
            }
        }
    }

    /// Writes the one file.
    pub fn write(&self, bytes: Vec<u8>) -> Result<(), Failure> {
        if let Some(path) = self.file() {
            return whole_file::write_all(&[(path, bytes)]);
        }
        if output::out_is_terminal() && std::str::from_utf8(&bytes).is_err() {
            let failure = Failure::of_command("terminal", &CommandFault::PictureAtTerminal);
            return Err(failure.advice(&Advice::NameFile));
        }
        output::carry_bytes(&bytes)
    }

    /// Writes pages: one as the file itself, several with their numbers in its name.
    pub fn write_pages(&self, pages: Vec<String>) -> Result<(), Failure> {
        let count = pages.len();
        let mut pages = pages.into_iter().map(String::into_bytes);
        if count == 1 {
            return pages.next().map_or(Ok(()), |page| self.write(page));
        }
        let Some(path) = self.file() else {
            let failure = Failure::of_command("many-pages", &CommandFault::ManyPages(count));
            return Err(failure.advice(&Advice::NameFileOrFewer));
        };
        let files: Vec<(PathBuf, Vec<u8>)> =
            pages.enumerate().map(|(number, page)| (page_path(path, number + 1), page)).collect();
        whole_file::write_all(&files)?;
        // For people; the work is done without it.
        let (first, last) = (page_path(path, 1), page_path(path, count));
        let shown = |path: PathBuf| foreign_text::line(&path.display().to_string());
        output::tell(&lang::words().pages_written(count, &shown(first), &shown(last)));
        Ok(())
    }
}

/// `game.svg` becomes `game-2.svg`.
fn page_path(path: &str, number: usize) -> PathBuf {
    let path = Path::new(path);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let suffix = path.extension().map(|suffix| format!(".{}", suffix.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}-{number}{suffix}"))
}

fn by_suffix(path: &str) -> Result<Format, Failure> {
    let suffix = Path::new(path).extension().map(|suffix| suffix.to_string_lossy().to_lowercase());
    let suffix = suffix.unwrap_or_default();
    Format::value_variants().iter().find(|format| format.id() == suffix).copied().ok_or_else(|| {
        let fault = match suffix.as_str() {
            "" => CommandFault::NoSuffix(foreign_text::line(path)),
            _ => CommandFault::UnknownSuffix(foreign_text::line(&suffix)),
        };
        let known = Format::value_variants().iter().map(|format| format!(".{}", format.id()));
        let known = known.collect::<Vec<_>>().join(", ");
        Failure::of_command("unknown-suffix", &fault)
            .at(Some("output"), path, suffix_place(path))
            .advice(&Advice::Endings(known))
    })
}

fn suffix_place(path: &str) -> std::ops::Range<usize> {
    let name = path.rfind(['/', '\\']).map_or(0, |at| at + 1);
    let start = path[name..].rfind('.').map_or(name, |at| name + at);
    start..path.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_numbered_before_the_suffix() {
        assert_eq!(page_path("a.b/game.svg", 2), Path::new("a.b/game-2.svg"));
        assert_eq!(page_path("game", 10), Path::new("game-10"));
    }

    #[test]
    fn suffixes_are_known_in_both_cases() {
        assert_eq!(by_suffix("x.SVG").ok(), Some(Format::Svg));
        assert_eq!(by_suffix("x.y/z.png").ok(), Some(Format::Png));
        assert!(by_suffix("x.svg/z").is_err());
        assert_eq!(suffix_place("x.svg/z"), 6..7);
        assert_eq!(suffix_place("y/x.jpg"), 3..7);
    }
}
