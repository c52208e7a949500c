//! The line editor of a terminal: history, and turns completed by the tab key.

use std::io::{self, Write};

use jersi_rules::Position;
use jersi_words::Verb;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use super::input::Heard;
use crate::completion;
use crate::foreign_text::{self, OneLine};
use crate::streams;

/// The line editor.
pub struct TurnEditor {
    editor: Editor<Completions, MemHistory>,
    /// Typed before it was asked for.
    ahead: String,
}

impl TurnEditor {
    /// An editor on this process's terminal.
    pub fn new() -> io::Result<TurnEditor> {
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history).map_err(into_io)?;
        editor.set_helper(Some(Completions { position: None, verbs: &super::read::VERBS }));
        Ok(TurnEditor { editor, ahead: String::new() })
    }

    /// Completes the words of exercises instead of those of games.
    #[must_use]
    pub fn for_practice(mut self) -> TurnEditor {
        if let Some(helper) = self.editor.helper_mut() {
            helper.verbs = &super::practice::VERBS;
        }
        self
    }

    /// Columns of the screen.
    pub fn columns(&mut self) -> Option<usize> {
        self.editor.dimensions().map(|(columns, _)| usize::from(columns)).filter(|&columns| columns > 0)
    }

    /// Takes what was typed before it is asked for.
    pub fn hear_first(&mut self, ahead: &str) {
        self.ahead.push_str(ahead);
    }

    /// The first line of what was entered. What is pasted may be several lines: the others come next, before all that
    /// was typed later.
    fn first_line(&mut self, text: &str) -> String {
        let (first, rest) = split_first(text);
        self.ahead.insert_str(0, &rest);
        first.to_owned()
    }

    /// Waits for a line.
    pub fn next(&mut self, prompt: &str, position: Option<&Position>) -> io::Result<Heard> {
        if let Some(helper) = self.editor.helper_mut() {
            helper.position = position.copied();
        }
        if let Some((line, rest)) = self.ahead.split_once('\n') {
            let line = line.to_owned();
            self.ahead = rest.to_owned();
            let mut out = streams::out();
            writeln!(out, "{}", OneLine(format!("{prompt}{line}")))?;
            out.flush()?;
            return Ok(Heard::Line(line));
        }
        // The editor paints what it is given.
        let begun = foreign_text::line(&std::mem::take(&mut self.ahead));
        match self.editor.readline_with_initial(&foreign_text::line(prompt), (&begun, "")) {
            Ok(text) => Ok(Heard::Line(self.first_line(&text))),
            Err(ReadlineError::Eof) => Ok(Heard::End),
            Err(ReadlineError::Interrupted) => Ok(Heard::Interrupted),
            Err(error) => Err(into_io(error)),
        }
    }
}

/// The first line of a text, and the rest as lines of their own.
fn split_first(text: &str) -> (&str, String) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let lines = rest.lines().map(|line| format!("{line}\n"));
    (first.trim_end_matches('\r'), lines.collect())
}

fn into_io(error: ReadlineError) -> io::Error {
    match error {
        ReadlineError::Io(error) => error,
        #[cfg(unix)]
        ReadlineError::Errno(error) => error.into(),
        other => io::Error::other(other),
    }
}

/// Completes words and the legal turns of a position.
struct Completions {
    position: Option<Position>,
    verbs: &'static [Verb],
}

impl Completer for Completions {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok((
            0,
            line.get(..at)
                .map(|typed| completion::candidates(typed, self.position.as_ref(), self.verbs))
                .unwrap_or_default(),
        ))
    }
}

impl Hinter for Completions {
    type Hint = String;
}
impl Highlighter for Completions {}
impl Validator for Completions {}
impl Helper for Completions {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pasted_lines_are_lines() {
        assert_eq!(split_first("a2-b2"), ("a2-b2", String::new()));
        assert_eq!(split_first("a2-b2\nh2-g2\r\n\nshow"), ("a2-b2", "h2-g2\n\nshow\n".to_owned()));
    }
}
