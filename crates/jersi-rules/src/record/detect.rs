//! Which layout a text is in, by its content.

use super::foreign::tokens::{Looks, Token, tokens};
use super::{Record, RecordError, RecordFault, author, booklet, read_jrn};
use crate::edition::Edition;
use crate::notation::usual;
use crate::rules::HouseRules;

/// What the caller knows of a record. A layout that tells by itself must not contradict it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    /// The edition.
    pub edition: Option<Edition>,
    /// Whether mountains and wise men are played; otherwise they are, in 4.x.
    pub reserve: Option<bool>,
    /// Whether the ransom is played; otherwise it is if a turn tells of one.
    pub ransom: Option<bool>,
    /// What a house plays otherwise than the booklet; otherwise nothing.
    pub house: Option<HouseRules>,
    /// The setting that the game begins with, by its identifier; otherwise the usual one.
    pub setting: Option<String>,
}

/// How a record is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Our own format.
    Jrn,
    /// Pairs without numbers, as in the booklets of 2.0 and 3.0.
    BookletPairs,
    /// Numbered pairs, as in the booklet of 4.8.
    BookletBlocks,
    /// Every turn numbered, as the author's program for 4.x does.
    Author4,
    /// The pieces cell by cell, then pairs, as the author's program for 2.0 does.
    Author2,
}

impl Layout {
    /// An identifier for programs.
    pub const fn id(self) -> &'static str {
        match self {
            Layout::Jrn => "jrn",
            Layout::BookletPairs => "booklet-2.0",
            Layout::BookletBlocks => "booklet-4.8",
            Layout::Author4 => "author-4.x",
            Layout::Author2 => "author-2.0",
        }
    }
}

/// The layout of a text.
pub fn detect_layout(text: &str) -> Result<Layout, RecordError> {
    if is_jrn(text) { Ok(Layout::Jrn) } else { of_tokens(text, &tokens(text)?) }
}

/// Reads a record in whatever layout. The turns are not judged; replaying does that.
///
/// ```
/// use jersi_rules::record::{Hint, read_record};
/// use jersi_rules::Edition;
///
/// let hint = Hint { edition: Some(Edition::V2_0), ..Hint::default() };
/// let record = read_record("a5-b5=d7  i5-h5=f7\nd7=e8-f7!  h6-g6\n", &hint)?;
/// assert_eq!(record.turns.len(), 4);
/// # Ok::<(), jersi_rules::record::RecordError>(())
/// ```
pub fn read_record(text: &str, hint: &Hint) -> Result<Record, RecordError> {
    if is_jrn(text) {
        return with_hint(read_jrn(text)?, hint);
    }
    let tokens = tokens(text)?;
    match of_tokens(text, &tokens)? {
        Layout::Jrn => read_jrn(text),
        Layout::BookletPairs => booklet::read_pairs(text, &tokens, hint),
        Layout::BookletBlocks => booklet::read_blocks(text, &tokens, hint),
        Layout::Author4 => author::read_4(text, &tokens, hint),
        Layout::Author2 => author::read_2(text, &tokens, hint),
    }
}

/// JRN begins with a tag; nothing else does.
fn is_jrn(text: &str) -> bool {
    text.chars().find(|&c| usual(c).is_some()) == Some('[')
}

fn of_tokens(text: &str, tokens: &[Token]) -> Result<Layout, RecordError> {
    let has = |wanted: fn(&Looks) -> bool| tokens.iter().any(|token| wanted(&token.what));
    if has(|what| matches!(what, Looks::PieceAt { .. })) {
        return Ok(Layout::Author2);
    }
    if !has(|what| matches!(what, Looks::Turn)) {
        let start = text.find(|c: char| usual(c).is_some()).unwrap_or(0);
        let end = text[start..].find('\n').map_or(text.len(), |line| start + line);
        return Err(RecordError::new(start..end, RecordFault::NoRecord));
    }
    // Placements before the first number have none of their own.
    let first_number = tokens.iter().position(|token| matches!(token.what, Looks::Number(_)));
    let Some(first_number) = first_number else { return Ok(Layout::BookletPairs) };
    let told: Vec<bool> = tokens[first_number..]
        .iter()
        .filter(|token| !matches!(token.what, Looks::Comment(_)))
        .map(|token| token.what == Looks::Turn)
        .collect();
    let paired = told.windows(2).any(|pair| pair == [true, true]);
    Ok(if paired { Layout::BookletBlocks } else { Layout::Author4 })
}

/// Adds what the caller knows to a record of our own. It may fill a gap but not contradict a tag.
fn with_hint(mut record: Record, hint: &Hint) -> Result<Record, RecordError> {
    let told = [("Edition", hint.edition.map(Edition::id)), ("Setting", hint.setting.as_deref())];
    for (tag, wanted) in told {
        match (record.tags.get(tag), wanted) {
            (None, Some(wanted)) => record.tags.set(tag, wanted),
            (Some(written), Some(wanted)) if written != wanted => {
                let (written, wanted) = (written.into(), wanted.into());
                let what = RecordFault::HintContradicts { tag, written, wanted };
                return Err(RecordError::new(record.tags.span(tag), what));
            }
            _ => {}
        }
    }
    if hint.reserve.is_none() && hint.ransom.is_none() && hint.house.is_none() {
        return Ok(record);
    }
    let rules = record.rules()?;
    let asked = (hint.reserve.unwrap_or(rules.reserve()), hint.ransom.unwrap_or(rules.ransom()));
    let plays = |house| rules.by_the_booklet().with_house(house) == Ok(rules);
    if asked != (rules.reserve(), rules.ransom()) || !hint.house.is_none_or(plays) {
        return Err(RecordError::new(record.tags.span("Variant"), RecordFault::VariantContradicts));
    }
    Ok(record)
}
