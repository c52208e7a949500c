//! A record that the user names: read, recognized, replayed, and what is wrong with it.

use clap::Args;

use jersi_rules::notation::Span;
use jersi_rules::record::{
    Hint, Layout, Record, RecordError, Replay, ReplayError, ReplayFault, detect_layout, line_and_column,
    read_record, replay, replay_mending,
};
use jersi_rules::{Edition, Lang, Position, Stage, Turn, TurnLabel};
use jersi_words::{Advice, CommandFault};
use serde_json::{Value, json};

use crate::bounded;
use crate::failure::Failure;
use crate::foreign_text;
use crate::lang;
use crate::moment::{After, Moment, Turns};
use crate::rule_options::edition_parser;

/// What the user knows of a record; only JRN tells all of it by itself.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Rules")]
pub struct RecordOptions {
    /// Edition of the rules [default: what the record shows]
    #[arg(long, value_name = "E", value_parser = edition_parser())]
    pub edition: Option<Edition>,
    /// How the game begins, if the record does not tell [default: the edition's usual setting]
    #[arg(long, value_name = "S")]
    pub setting: Option<String>,
    /// The game is one of 4.x without mountains and wise men
    #[arg(long)]
    pub no_reserve: bool,
    /// The game is one of 4.x with the ransom
    #[arg(long)]
    pub ransom: bool,
}

impl RecordOptions {
    /// The same for the reader of records.
    pub fn hint(&self) -> Hint {
        Hint {
            edition: self.edition,
            reserve: self.no_reserve.then_some(false),
            ransom: self.ransom.then_some(true),
            house: None,
            setting: self.setting.clone(),
        }
    }
}

/// A record as it was found in a file.
#[derive(Clone, Debug)]
pub struct RecordFile {
    /// The file's name, as people see it.
    pub name: String,
    /// All that is in it.
    pub text: String,
    /// How it is laid out.
    pub layout: Layout,
    /// What it says.
    pub record: Record,
}

/// Why a record is of no use.
#[derive(Debug)]
pub enum Trouble {
    /// There is no text to read.
    Input(Failure),
    /// The text is no record: the file's name, the text, and why.
    Unreadable(String, String, RecordError),
    /// A turn is not legal: the file's name, the text, and why.
    Illegal(String, String, Box<ReplayFault>),
}

impl RecordFile {
    /// Reads a file, or standard input for `-`.
    pub fn read(path: &str, hint: &Hint) -> Result<RecordFile, Trouble> {
        let mut text = bounded::read_text(path).map_err(Trouble::Input)?;
        // A byte order mark would move every column of the first line.
        if text.starts_with('\u{FEFF}') {
            text.remove(0);
        }
        let name = if path == "-" { lang::words().standard_input() } else { foreign_text::line(path) };
        let read = detect_layout(&text).and_then(|layout| Ok((layout, read_record(&text, hint)?)));
        match read {
            Ok((layout, record)) => Ok(RecordFile { name, text, layout, record }),
            Err(error) => Err(Trouble::Unreadable(name, text, error)),
        }
    }

    /// Plays it through, with slips mended or not.
    pub fn replay(&self, mend: bool) -> Result<Replay, Trouble> {
        let replayed = if mend { replay_mending(&self.record) } else { replay(&self.record) };
        replayed.map_err(|error| match error {
            ReplayError::Start(error) => Trouble::Unreadable(self.name.clone(), self.text.clone(), error),
            ReplayError::Turn(fault) => Trouble::Illegal(self.name.clone(), self.text.clone(), fault),
        })
    }

    /// `name:line:column`, for a place in the text.
    pub fn place(&self, span: &Span) -> String {
        let (line, column) = line_and_column(&self.text, span.start);
        format!("{}:{line}:{column}", self.name)
    }
}

/// A record that was played through, with its turns counted as players count them: the placements of a free setting
/// do not count.
#[derive(Clone, Debug)]
pub struct Course {
    /// The record as it was found.
    pub file: RecordFile,
    /// What came of playing it.
    pub replay: Replay,
    placed: usize,
}

impl Course {
    /// Reads a file, or standard input for `-`, and plays it through.
    pub fn read(path: &str, hint: &Hint, mend: bool) -> Result<Course, Failure> {
        let file = RecordFile::read(path, hint)?;
        let replay = file.replay(mend)?;
        let is_placement = |n: &usize| replay.position_after(*n).stage() == Stage::Setting;
        let placed = (0..replay.turns.len()).take_while(is_placement).count();
        Ok(Course { file, replay, placed })
    }

    /// How many turns were played.
    pub fn played(&self) -> usize {
        self.replay.turns.len() - self.placed
    }

    /// A moment, if the record holds it; the end if none is asked for.
    pub fn moment(&self, after: Option<After>) -> Result<Moment, Failure> {
        let Some(After { turns, decisions }) = after else { return Ok(Moment::after(self.played())) };
        let name = || self.file.name.clone();
        let turns = match turns {
            Turns::Count(after) => self.turns(after)?,
            Turns::Pair(pair, player) => {
                let is_meant = |index: &usize| {
                    let before = self.replay.position_after(*index);
                    before.turn_label() == TurnLabel::Turn { pair, player }
                };
                let found = (self.placed..self.replay.turns.len()).find(is_meant);
                found.map(|index| index + 1 - self.placed).ok_or_else(|| {
                    let fault = CommandFault::NoSuchTurn { name: name(), pair, player };
                    Failure::of_command("no-such-turn", &fault)
                })?
            }
        };
        if decisions > 0 {
            let Some(turn) = self.replay.turns.get(self.placed + turns) else {
                return Err(Failure::of_command("no-such-turn", &CommandFault::NoTurnFollows(name())));
            };
            let whole = turn.decisions.len();
            if decisions >= whole {
                let fault = CommandFault::NoSuchDecision { after: turns, decisions: whole };
                return Err(Failure::of_command("no-such-decision", &fault));
            }
        }
        Ok(Moment { turns, decisions })
    }

    /// A number of turns, if so many were played.
    pub fn turns(&self, after: usize) -> Result<usize, Failure> {
        let played = self.played();
        if after <= played {
            return Ok(after);
        }
        let fault = CommandFault::NoSuchMoment { name: self.file.name.clone(), played, after };
        Err(Failure::of_command("no-such-turn", &fault))
    }

    /// The position after so many turns.
    pub fn position(&self, after: usize) -> &Position {
        self.replay.position_after(self.placed + after)
    }

    /// The position at a moment.
    pub fn position_at(&self, moment: Moment) -> Position {
        let index = self.placed + moment.turns;
        let taken = self.replay.turns.get(index).map_or(&[][..], |turn| &turn.decisions[..moment.decisions]);
        taken.iter().fold(*self.replay.position_after(index), |position, &turn| position.play_legal(turn))
    }

    /// All decisions from the start of the record to a moment, placements among them.
    pub fn decisions_before(&self, moment: Moment) -> Vec<Turn> {
        let index = self.placed + moment.turns;
        let whole = self.replay.turns[..index].iter().flat_map(|turn| &turn.decisions);
        let begun = self.replay.turns.get(index).map_or(&[][..], |turn| &turn.decisions[..moment.decisions]);
        whole.chain(begun).copied().collect()
    }

    /// The turn that led to the position after so many turns: what was before it, and its decisions. None if the
    /// game had not begun.
    pub fn last_turn(&self, after: usize) -> Option<(&Position, &[Turn])> {
        let index = (self.placed + after).checked_sub(1)?;
        let turn = self.replay.turns.get(index)?;
        Some((self.replay.position_after(index), &turn.decisions))
    }

    /// What led to a moment: the part of a ransom that was played, or else the last turn.
    pub fn last_at(&self, moment: Moment) -> Option<(&Position, &[Turn])> {
        if moment.decisions == 0 {
            return self.last_turn(moment.turns);
        }
        let (before, decisions) = self.last_turn(moment.turns + 1)?;
        Some((before, &decisions[..moment.decisions]))
    }
}

impl Trouble {
    /// The answer for programs.
    pub fn to_json(&self) -> Value {
        let place = |text: &str, span: &Span| {
            let (line, column) = line_and_column(text, span.start);
            (!no_place(span)).then_some((line, column)).unzip()
        };
        let error = match self {
            Trouble::Input(failure) => json!({ "code": failure.id, "message": failure.message }),
            Trouble::Unreadable(_, text, error) => {
                let (line, column) = place(text, &error.span);
                json!({ "code": error.code(), "message": error.to_string(), "line": line, "column": column })
            }
            Trouble::Illegal(_, text, fault) => {
                let (line, column) = place(text, &fault.span);
                json!({
                    "code": fault.code(), "message": fault.say(Lang::EN), "turn": fault.turn + 1,
                    "written": fault.written, "line": line, "column": column,
                    "remedy": fault.remedy, "nearest": fault.nearest,
                })
            }
        };
        json!({ "error": error })
    }
}

/// What a program or the caller said has no place in the text.
fn no_place(span: &Span) -> bool {
    *span == (0..0)
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        let words = lang::words();
        match trouble {
            Trouble::Input(failure) => failure,
            Trouble::Unreadable(name, text, error) => {
                let said = error.say(words.lang());
                let failure = match no_place(&error.span) {
                    true => Failure::bad_input(error.code(), format!("{name}{}{said}", words.colon())),
                    false => {
                        let place = error.span.clone();
                        Failure::bad_input(error.code(), said).at(Some(&name), &text, place)
                    }
                };
                match error.code() {
                    "ambiguous-edition" | "edition-missing" => failure.advice(&Advice::NameEdition),
                    _ => failure,
                }
            }
            Trouble::Illegal(name, text, fault) => {
                let which = words.which_turn(fault.before.turn_label());
                let written = foreign_text::line(&fault.written);
                let message = words.illegal_turn(&which, &written, &fault.say(words.lang()));
                let mut failure = Failure::refused(fault.code(), message).at(Some(&name), &text, fault.span);
                if !fault.nearest.is_empty() {
                    failure = failure.advice(&Advice::Near(fault.nearest.join(", ")));
                }
                match fault.remedy {
                    Some(remedy) => failure.advice(&Advice::Mend(remedy)),
                    None => failure,
                }
            }
        }
    }
}
