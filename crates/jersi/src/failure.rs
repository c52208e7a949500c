//! Why a command could not do its work: what is wrong, where, and the exit code.

use std::ops::Range;
use std::path::Path;
use std::process::ExitCode;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use jersi_rules::record::line_and_column;
use jersi_words::{Advice, CommandFault, Deed};

use crate::foreign_text;
use crate::lang;
use crate::output::tell_lines;

/// A command that could not do its work.
#[derive(Debug)]
pub struct Failure {
    /// 1: the answer is no. 2: the question cannot be understood.
    code: u8,
    /// An identifier for programs.
    pub id: String,
    /// What is wrong.
    pub message: String,
    place: Option<Box<Place>>,
    help: Vec<String>,
    quiet: bool,
}

/// A place in a text that the user gave.
#[derive(Debug)]
struct Place {
    name: Option<String>,
    source: String,
    span: Range<usize>,
}

impl Failure {
    /// A file or a folder that the system refuses.
    pub fn of_file(deed: Deed, path: &Path, error: &std::io::Error) -> Failure {
        let id = match deed {
            Deed::Read => "unreadable-file",
            Deed::Write => "unwritable-file",
            Deed::MakeFolder => "unwritable-folder",
        };
        let name = foreign_text::line(&path.display().to_string());
        Failure::bad_input(id, lang::words().file_fault(deed, &name, error))
    }

    /// What a command cannot do: exit code 2.
    pub fn of_command(id: &'static str, fault: &CommandFault) -> Failure {
        Failure::bad_input(id, lang::words().command_fault(fault))
    }

    /// With what would be right.
    #[must_use]
    pub fn advice(self, advice: &Advice) -> Failure {
        self.help(lang::words().advice(advice))
    }

    /// The text or the arguments cannot be understood: exit code 2.
    pub fn bad_input(id: impl Into<String>, message: impl Into<String>) -> Failure {
        Failure {
            code: 2,
            id: id.into(),
            message: message.into(),
            place: None,
            help: Vec::new(),
            quiet: false,
        }
    }

    /// The question was understood and the answer is no: exit code 1.
    pub fn refused(id: impl Into<String>, message: impl Into<String>) -> Failure {
        Failure { code: 1, ..Failure::bad_input(id, message) }
    }

    /// With the text in question and a caret under the place. The span is in bytes.
    #[must_use]
    pub fn at(mut self, name: Option<&str>, source: &str, span: Range<usize>) -> Failure {
        let name = name.map(str::to_owned);
        self.place = Some(Box::new(Place { name, source: source.to_owned(), span }));
        self
    }

    /// With a line that says what would be right.
    #[must_use]
    pub fn help(mut self, line: impl Into<String>) -> Failure {
        self.help.push(line.into());
        self
    }

    /// The exit code, for a command that tells the failure in its own way.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code)
    }

    /// What is wrong and what would be right, a line each, without carets.
    pub fn said(&self) -> String {
        std::iter::once(&self.message).chain(&self.help).cloned().collect::<Vec<_>>().join("\n")
    }

    /// The failure as text, with carets.
    pub fn render(&self) -> String {
        let words = lang::words();
        let title = Level::ERROR.with_name(words.error_label()).primary_title(in_short(&self.message));
        let group = match self.place.as_deref().map(|place| (place, Excerpt::of(&place.source, &place.span)))
        {
            None => annotate_snippets::Group::with_title(title),
            Some((place, Err((line, column)))) => {
                let name = place.name.as_deref().unwrap_or("the text");
                let at = format!("{}:{line}:{column}", foreign_text::line(name));
                title.element(Level::NOTE.message(at))
            }
            Some((place, Ok(Excerpt { text, span, line }))) => {
                let snippet =
                    Snippet::source(text).line_start(line).annotation(AnnotationKind::Primary.span(span));
                title.element(match &place.name {
                    Some(name) => snippet.path(foreign_text::line(name)),
                    None => snippet,
                })
            }
        };
        let help = self.help.iter().map(|help| in_short(help));
        let group = help.fold(group, |group, help| {
            group.element(Level::HELP.with_name(words.help_label()).message(help))
        });
        Renderer::plain().render(&[group])
    }

    /// Tells the user and gives the exit code: if standard error is gone too, that still tells.
    pub fn report(&self) -> ExitCode {
        if !self.quiet {
            tell_lines(&self.render());
        }
        self.exit_code()
    }
}

/// Signs of a message at the most: it may quote a word of megabytes.
const LONGEST: usize = 2_000;

/// A message as it is shown, cut off where nobody would go on reading.
fn in_short(message: &str) -> String {
    match message.char_indices().nth(LONGEST) {
        Some((end, _)) => foreign_text::lines(&message[..end]) + "…",
        None => foreign_text::lines(message),
    }
}

/// The lines that a place is in, as they are shown, and where the place is then: signs may take more bytes than what
/// they stand for.
struct Excerpt {
    text: String,
    span: Range<usize>,
    /// The number of the first line.
    line: usize,
}

/// Bytes of an excerpt at the most.
const WIDEST: usize = 4_000;

impl Excerpt {
    /// The excerpt, or the line and the column of the place where a line is too long to be shown.
    fn of(source: &str, span: &Range<usize>) -> Result<Excerpt, (usize, usize)> {
        let span = on_char_boundaries(source, span.clone());
        let begin = source[..span.start].rfind('\n').map_or(0, |newline| newline + 1);
        let line_end = |from: usize| source[from..].find('\n').map_or(source.len(), |newline| from + newline);
        // A place of many lines is shown by its first one.
        let first = line_end(span.start);
        let (span, end) = match line_end(span.end) {
            end if end - begin <= WIDEST => (span, end),
            _ => (span.start..span.end.min(first), first),
        };
        let (line, column) = line_and_column(source, span.start);
        if end - begin > WIDEST {
            return Err((line, column));
        }
        let mut text = shown_source(&source[begin..span.start]);
        let start = text.len();
        text.push_str(&shown_source(&source[span.clone()]));
        let shown = start..text.len();
        text.push_str(&shown_source(&source[span.end..end]));
        Ok(Excerpt { text, span: shown, line })
    }
}

fn shown_source(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    // The renderer knows tabs.
    text.chars().map(|c| if matches!(c, '\n' | '\t') { c } else { foreign_text::shown(c) }).collect()
}

fn on_char_boundaries(text: &str, span: Range<usize>) -> Range<usize> {
    let mut start = span.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = span.end.min(text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    start..end
}

/// A failed read or write. A reader that closed the pipe early is no failure to talk about.
pub fn io(error: &std::io::Error) -> Failure {
    if error.kind() == std::io::ErrorKind::BrokenPipe {
        return Failure { code: 0, quiet: true, ..Failure::bad_input("closed-pipe", "the pipe is closed") };
    }
    Failure::bad_input("io", lang::words().io_fault(&error.into()))
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        io(&error)
    }
}
