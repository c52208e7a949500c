//! Why a command could not do its work: what is wrong, where, and the exit code.

use std::io::Write;
use std::ops::Range;
use std::path::Path;
use std::process::ExitCode;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use jersi_words::{Advice, CommandFault, Deed};

use crate::foreign_text;
use crate::lang;

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
        let title =
            Level::ERROR.with_name(words.error_label()).primary_title(foreign_text::lines(&self.message));
        let group = match &self.place {
            None => annotate_snippets::Group::with_title(title),
            Some(place) => {
                let (source, span) = shown_source(&place.source, place.span.clone());
                let snippet = Snippet::source(source).annotation(AnnotationKind::Primary.span(span));
                title.element(match &place.name {
                    Some(name) => snippet.path(foreign_text::line(name)),
                    None => snippet,
                })
            }
        };
        let help = self.help.iter().map(|help| foreign_text::lines(help));
        let group = help.fold(group, |group, help| {
            group.element(Level::HELP.with_name(words.help_label()).message(help))
        });
        Renderer::plain().render(&[group])
    }

    /// Tells the user and gives the exit code.
    pub fn report(&self) -> ExitCode {
        if !self.quiet {
            // If standard error is gone too, the exit code still tells.
            let _ = writeln!(std::io::stderr().lock(), "{}", self.render());
        }
        self.exit_code()
    }
}

/// A text as it is shown, and where the place is then: signs may take more bytes than what they stand for.
fn shown_source(source: &str, span: Range<usize>) -> (String, Range<usize>) {
    let shown = |text: &str| -> String {
        let text = text.replace("\r\n", "\n");
        // The renderer knows tabs.
        text.chars().map(|c| if matches!(c, '\n' | '\t') { c } else { foreign_text::shown(c) }).collect()
    };
    let span = on_char_boundaries(source, span);
    let mut text = shown(&source[..span.start]);
    let start = text.len();
    text.push_str(&shown(&source[span.start..span.end]));
    let end = text.len();
    text.push_str(&shown(&source[span.end..]));
    (text, start..end)
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
