//! Reads JRN.

use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use super::scan::{Piece, Scanner};
use super::{JRN_VERSION, VERSION_TAG};
use crate::notation::Span;
use crate::record::score::Score;
use crate::record::tags::is_ours;
use crate::record::{GameResult, Limit, Record, RecordError, RecordFault, Tags, WrittenTurn};

/// Reads a record in our own format. The turns are not judged; replaying does that.
pub fn read_jrn(text: &str) -> Result<Record, RecordError> {
    Limit::Bytes.check(text.len()).map_err(|what| RecordError::new(0..0, what))?;
    let mut scanner = Scanner::new(text);
    let tags = read_tags(&mut scanner)?;
    let record = Record { tags, ..Record::default() };
    let mut reader = Reader { record, lines: vec![], turns: 0, variations: 0, over: None };
    reader.lines.push(Line::default());
    let mut points: Option<(Span, String)> = None;
    while let Some((span, piece)) = scanner.piece()? {
        // Two bare numbers are a score, one alone is the number of a turn.
        points = match (points.take(), piece) {
            (Some((start, white)), Piece::Number { digits, dotted: false }) => {
                let span = start.start..span.end;
                let score = Score::of_points(&white, &digits).ok_or_else(|| bad_score(span.clone()))?;
                reader.end(span, score)?;
                None
            }
            (_, Piece::Number { digits, dotted: false }) => Some((span, digits)),
            (_, piece) => {
                reader.take(span, piece)?;
                None
            }
        };
    }
    match points {
        Some((span, _)) => Err(bad_score(span)),
        None => reader.finish(text),
    }
}

fn read_tags(scanner: &mut Scanner<'_>) -> Result<Tags, RecordError> {
    scanner.skip_blank();
    let first_at = scanner.here();
    match scanner.tag()? {
        Some([(name, _), (version, at)]) if name == VERSION_TAG => check_version(&version, at)?,
        _ => return Err(RecordError::new(first_at, RecordFault::NoVersion)),
    }
    let mut tags = Tags::default();
    let mut seen: HashSet<u64, BuildHasherDefault<DefaultHasher>> = HashSet::default();
    let mut count = 0;
    while let Some([(name, name_at), (value, value_at)]) = scanner.tag()? {
        count += usize::from(!is_ours(&name));
        Limit::Tags.check_so_far(count).map_err(|what| RecordError::new(name_at.clone(), what))?;
        // Only what has the hash of another is looked for among the others.
        let is_new = seen.insert(BuildHasherDefault::<DefaultHasher>::default().hash_one(&name));
        if name == VERSION_TAG || !is_new && tags.get(&name).is_some() {
            return Err(RecordError::new(name_at, RecordFault::TagTwice(name)));
        }
        tags.push(name, value, value_at);
    }
    Ok(tags)
}

fn check_version(version: &str, at: Span) -> Result<(), RecordError> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()));
    let (major, minor) = version.split_once('.').unwrap_or((version, "0"));
    match number(major).zip(number(minor)) {
        Some((JRN_VERSION, _)) => Ok(()),
        Some((newer, _)) if newer > JRN_VERSION => {
            Err(RecordError::new(at, RecordFault::NewerVersion(version.to_owned())))
        }
        _ => Err(RecordError::new(at, RecordFault::BadVersion(version.to_owned()))),
    }
}

fn bad_score(span: Span) -> RecordError {
    RecordError::new(span, RecordFault::BadScore)
}

/// The game or a variation of it, as far as it is read.
#[derive(Default)]
struct Line {
    opened_at: Span,
    turns: Vec<WrittenTurn>,
    /// Comments before its first turn.
    waiting: Vec<String>,
}

struct Reader {
    record: Record,
    /// The game first, then the variations that are open.
    lines: Vec<Line>,
    /// How many were read.
    turns: usize,
    variations: usize,
    over: Option<Span>,
}

impl Reader {
    fn line(&mut self) -> &mut Line {
        self.lines.last_mut().expect("the game's own line is never closed")
    }

    fn take(&mut self, span: Span, piece: Piece) -> Result<(), RecordError> {
        if self.over.is_some() && !matches!(piece, Piece::Comment(_)) {
            return Err(RecordError::new(span, RecordFault::BehindTheScore));
        }
        match piece {
            Piece::Comment(text) => self.comment(text),
            Piece::Number { .. } => {}
            Piece::Turn(text) => self.turn(span, text)?,
            Piece::Word(word) => {
                let score = Score::of_word(&word).ok_or_else(|| bad_score(span.clone()))?;
                self.end(span, score)?;
            }
            Piece::Open => self.open(span)?,
            Piece::Close => self.close(span)?,
        }
        Ok(())
    }

    fn comment(&mut self, text: String) {
        let line = self.line();
        match line.turns.last_mut() {
            Some(turn) => turn.comments.push(text),
            None => line.waiting.push(text),
        }
    }

    fn turn(&mut self, span: Span, text: String) -> Result<(), RecordError> {
        self.turns += 1;
        Limit::Turns.check_so_far(self.turns).map_err(|what| RecordError::new(span.clone(), what))?;
        let is_game = self.lines.len() == 1;
        let line = self.line();
        let waiting = std::mem::take(&mut line.waiting);
        let mut turn = WrittenTurn { text, span, ..WrittenTurn::default() };
        if !is_game {
            turn.comments = waiting;
            line.turns.push(turn);
            return Ok(());
        }
        line.turns.push(turn);
        self.record.preface.extend(waiting);
        Ok(())
    }

    fn open(&mut self, span: Span) -> Result<(), RecordError> {
        if self.line().turns.is_empty() {
            return Err(RecordError::new(span, RecordFault::VariationTooEarly));
        }
        if self.lines.len() > Limit::Nesting.most() {
            return Err(RecordError::new(span, RecordFault::TooDeep));
        }
        self.variations += 1;
        Limit::Variations
            .check_so_far(self.variations)
            .map_err(|what| RecordError::new(span.clone(), what))?;
        self.lines.push(Line { opened_at: span, ..Line::default() });
        Ok(())
    }

    fn close(&mut self, span: Span) -> Result<(), RecordError> {
        if self.lines.len() == 1 {
            return Err(RecordError::new(span, RecordFault::UnopenedVariation));
        }
        let Some(line) = self.lines.pop() else { return Ok(()) };
        if !line.waiting.is_empty() {
            let place = line.opened_at.start..span.end;
            return Err(RecordError::new(place, RecordFault::VariationWithoutTurn));
        }
        if let Some(replaced) = self.line().turns.last_mut() {
            replaced.variations.push(line.turns);
        }
        Ok(())
    }

    fn end(&mut self, span: Span, score: Score) -> Result<(), RecordError> {
        if self.over.is_some() {
            return Err(RecordError::new(span, RecordFault::BehindTheScore));
        }
        if self.lines.len() > 1 {
            return Err(RecordError::new(span, RecordFault::ScoreInVariation));
        }
        match (self.record.tags.get("Result"), score) {
            (None, Score::Unfinished) => {}
            (None, Score::Over(result)) => self.record.tags.set_at("Result", result.id(), span.clone()),
            (Some(told), score) => {
                let known = told == "*" || GameResult::from_id(told).is_some();
                if known && told != score.id() {
                    let what = RecordFault::ScoreContradicts { score: score.id(), told: told.to_owned() };
                    return Err(RecordError::new(span, what));
                }
            }
        }
        self.over = Some(span);
        Ok(())
    }

    fn finish(mut self, text: &str) -> Result<Record, RecordError> {
        let end = text.len();
        if self.lines.len() > 1 {
            let opened_at = self.lines.pop().map_or(end..end, |line| line.opened_at);
            return Err(RecordError::new(opened_at, RecordFault::UnclosedVariation));
        }
        if let Some(game) = self.lines.pop() {
            self.record.preface.extend(game.waiting);
            self.record.turns = game.turns;
        }
        if let Some(span) = self.over {
            self.record.compare_scale(text, span);
        }
        Ok(self.record)
    }
}
