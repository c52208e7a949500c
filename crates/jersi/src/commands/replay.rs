//! `jersi replay`: a record refereed from its first turn to its last.

use std::fmt::Write;
use std::process::ExitCode;

use clap::Args;
use jersi_rules::notation::{Span, write_position};
use jersi_rules::record::{Replay, Termination, line_and_column};
use jersi_rules::{Color, Lang};
use jersi_words::{CommandWords, RecordLine};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::foreign_text;
use crate::json_lines::{self, Ask};
use crate::lang;
use crate::output;
use crate::record_file::{RecordFile, RecordOptions, Trouble};

/// Referee a record: every turn, the marks and the result
#[derive(Args, Debug)]
#[command(
    after_help = "Records are read in every layout that is known: JRN, the tables of the booklets, the author's files.
Exit code 0: every turn is legal. 1: a turn is not. 2: the text or the arguments cannot be understood.

Examples:
  jersi replay game.jrn
  jersi replay booklet.txt --mend              read f6=d7!=e7 as f6=d7!-e7, and say so
  jersi replay old.txt --edition 2.0 --json
  xclip -o | jersi replay -"
)]
pub struct ReplayRecord {
    /// The record; - is standard input
    #[arg(value_name = "FILE", required_unless_present = "stdin")]
    file: Option<String>,
    /// Mend slips for which there is exactly one remedy
    #[arg(long)]
    mend: bool,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    /// Answer questions from standard input, one JSON object a line
    #[arg(long, conflicts_with_all = ["file", "edition", "setting", "no_reserve", "ransom", "mend"])]
    stdin: bool,
    #[command(flatten)]
    options: RecordOptions,
}

impl ReplayRecord {
    /// Replays the record.
    pub fn run(self) -> Result<ExitCode, Failure> {
        if self.stdin {
            json_lines::answer_all(Ask::Replay)?;
            return Ok(ExitCode::SUCCESS);
        }
        let path = self.file.as_deref().unwrap_or("-");
        let answered = RecordFile::read(path, &self.options.hint()).and_then(|file| {
            let replay = file.replay(self.mend)?;
            Ok(Answer { file, replay })
        });
        match answered {
            Ok(answer) if self.json => output::carry_json(&answer.to_json())?,
            Ok(answer) => output::print(&answer.to_text())?,
            Err(trouble) if self.json => return tell_as_json(trouble),
            Err(trouble) => return Err(trouble.into()),
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Tells a program why a record is of no use.
pub fn tell_as_json(trouble: Trouble) -> Result<ExitCode, Failure> {
    let answer = trouble.to_json();
    let failure = Failure::from(trouble);
    output::carry_json(&answer)?;
    Ok(failure.exit_code())
}

/// A record that was found legal.
struct Answer {
    file: RecordFile,
    replay: Replay,
}

/// Something that is odd but harmless.
struct Oddity {
    code: &'static str,
    message: String,
    span: Span,
}

impl Answer {
    /// Who won and why: by the rules, or by what the record tells of an end outside them.
    fn end(&self) -> Option<(&'static str, &'static str)> {
        if let Some(outcome) = self.replay.outcome() {
            return Some((outcome.result_id(), outcome.reason.id()));
        }
        let told = self.file.record.termination().filter(|told| !matches!(told, Termination::Rules(_)))?;
        Some((self.file.record.result()?.id(), told.id()))
    }

    fn oddities(&self, lang: Lang) -> Vec<Oddity> {
        let notes = self.replay.notes.iter().map(|note| Oddity {
            code: note.code(),
            message: note.say(lang),
            span: note.span.clone(),
        });
        let variations = self.replay.variation_faults();
        let variations = variations.iter().map(|fault| Oddity {
            code: "illegal-variation",
            message: jersi_words::command(lang).illegal_in_variation(&fault.written, &fault.say(lang)),
            span: fault.span.clone(),
        });
        notes.chain(variations).collect()
    }

    fn to_json(&self) -> Value {
        let place = |span: &Span| line_and_column(&self.file.text, span.start);
        let mended = |mended: &jersi_rules::record::Mended| {
            let (line, column) = place(&mended.span);
            json!({
                "turn": mended.turn + 1, "written": mended.written, "mended": mended.mended,
                "line": line, "column": column,
            })
        };
        let note = |oddity: &Oddity| {
            let (line, column) = place(&oddity.span);
            json!({ "code": oddity.code, "message": oddity.message, "line": line, "column": column })
        };
        let end = self.end();
        json!({
            "result": end.map(|(result, _)| result),
            "reason": end.map(|(_, reason)| reason),
            "final": write_position(self.replay.end()),
            "turns": self.replay.turns.len(),
            "layout": self.file.layout.id(),
            "edition": self.replay.start.edition().id(),
            "mended": self.replay.mended.iter().map(mended).collect::<Vec<_>>(),
            "notes": self.oddities(Lang::EN).iter().map(note).collect::<Vec<_>>(),
        })
    }

    fn to_text(&self) -> String {
        let words = lang::words();
        let mut text = String::new();
        let mut line = |name: RecordLine, value: &str| {
            writeln!(text, "{:<8} {}", words.record_line(name), foreign_text::line(value))
                .expect("writing to a string does not fail");
        };
        let record = &self.file.record;
        let start = &self.replay.start;
        line(RecordLine::Layout, self.file.layout.id());
        let variant = start.rules().variant_words();
        let edition = format!("{} {variant}", start.edition());
        line(RecordLine::Edition, edition.trim_end());
        for (player, tag) in [(Color::White, "White"), (Color::Black, "Black")] {
            if let Some(name) = record.tags.get(tag) {
                line(RecordLine::Player(player), name);
            }
        }
        line(RecordLine::Turns, &words.all_legal(self.replay.turns.len()));
        line(RecordLine::Result, &self.result(words));
        line(RecordLine::Final, &write_position(self.replay.end()));
        for mended in &self.replay.mended {
            let which = words.which_turn(self.replay.position_after(mended.turn).turn_label());
            let place = self.file.place(&mended.span);
            line(RecordLine::Mended, &words.mended(&which, &mended.written, &mended.mended, &place));
        }
        for oddity in self.oddities(words.lang()) {
            line(RecordLine::Note, &words.at_place(&oddity.message, &self.file.place(&oddity.span)));
        }
        text
    }

    /// The result in a sentence, with the score.
    fn result(&self, words: &dyn CommandWords) -> String {
        let (edition, lang) = (self.replay.start.edition(), words.lang());
        match (self.replay.outcome(), self.file.record.result()) {
            (Some(outcome), _) => {
                let score = jersi_rules::record::GameResult::from(outcome).score(edition);
                format!("{score}, {} ({})", outcome.say(self.replay.start.rules(), lang), outcome.reason.id())
            }
            (None, Some(result)) => {
                let told = self.file.record.tags.get("Termination").map(str::to_owned);
                let told = told.unwrap_or_else(|| words.as_told());
                format!("{}, {} ({told})", result.score(edition), result.phrase(lang))
            }
            (None, None) => words.not_over(),
        }
    }
}
