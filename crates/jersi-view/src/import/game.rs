//! A game: read in whatever layout, and refereed from its first turn to its last.

use jersi_rules::notation::{Span, read_turn, write_position};
use jersi_rules::record::{
    Hint, Mended, Record, RecordError, RecordFault, Replay, ReplayError, ReplayFault, detect_layout,
    read_record, replay_mending, write_jrn,
};
use jersi_rules::{Color, Lang, Position, foreign_text};
use jersi_study::Study;

use super::{Reader, nothing};
use crate::glimpse;
use crate::wire::{Both, Diagnosis, Found, TagView, Trouble};
use crate::words::{Words, sentence};

/// Tags that the diagnosis tells in another way.
const TOLD: [&str; 6] = ["Edition", "Variant", "White", "Black", "Result", "Termination"];

impl Reader<'_> {
    /// What there is to say of a game, which may be called something.
    pub(super) fn game(self, hint: &Hint, title: Option<&str>) -> (Diagnosis, Option<Study>) {
        let mut told = nothing();
        if let Ok(layout) = detect_layout(self.text()) {
            told.found = Found::Record;
            told.layout = Some(layout.id().to_owned());
            told.layout_name = jersi_words::page(self.lang).layout(layout);
        }
        let mut record = match read_record(self.text(), hint) {
            Ok(record) => record,
            Err(error) => return (self.unreadable(told, &error), None),
        };
        if let Some(title) = title {
            record.learn_from_title(title);
        }
        told.written = record.turns.len() as u32;
        told.players = Both { white: tag(&record, "White"), black: tag(&record, "Black") };
        let other = record.tags.iter().filter(|(name, _)| !TOLD.contains(name));
        let tag = |(name, value): (&str, &str)| TagView {
            name: foreign_text::line(name),
            value: foreign_text::line(value),
        };
        told.tags = other.map(tag).collect();
        match replay_mending(&record) {
            Ok(replay) => self.whole(told, &record, &replay),
            Err(ReplayError::Start(error)) => (self.unreadable(told, &error), None),
            Err(ReplayError::Turn(fault)) => (self.broken(told, record, &fault), None),
        }
    }

    fn unreadable(self, mut told: Diagnosis, error: &RecordError) -> Diagnosis {
        if let RecordFault::AmbiguousEdition { candidates, .. } = &error.what {
            told.choices = candidates.iter().map(|edition| edition.id().to_owned()).collect();
        }
        told.fault = Some(self.trouble(error.code(), &error.say(self.lang), Some(error.span.clone())));
        told
    }

    /// A game whose every turn is legal, slips mended.
    fn whole(self, told: Diagnosis, record: &Record, replay: &Replay) -> (Diagnosis, Option<Study>) {
        let mut told = self.refereed(told, record, replay);
        let mut canonical = replay.canonical(record);
        if let Some(outcome) = replay.outcome() {
            canonical.tell_outcome(outcome);
            told.ending = sentence(&outcome.say(replay.start.rules(), self.lang));
        } else if let Some(result) = record.result() {
            told.ending = sentence(&result.phrase(self.lang));
        }
        let notes = replay
            .notes
            .iter()
            .map(|note| self.trouble(note.code(), &note.say(self.lang), placed(&note.span)));
        told.notes = notes.collect();
        told.notes.extend(self.programs(record));
        told.notes.extend(replay.variation_faults().iter().map(|fault| self.in_variation(fault)));
        told.record = Some(write_jrn(&canonical));
        (told, Some(Study::from_replay(&canonical, replay)))
    }

    /// Programs that a record names for a player: nobody starts them, and that is said.
    fn programs(self, record: &Record) -> Vec<Trouble> {
        let named = Color::BOTH.into_iter().filter(|color| {
            let kind = record.tags.get(if *color == Color::White { "WhiteKind" } else { "BlackKind" });
            kind.is_some_and(|kind| kind.trim_start().starts_with("cmd:"))
        });
        let words = jersi_words::page(self.lang);
        named.map(|color| self.trouble("program-not-started", &words.not_started(color), None)).collect()
    }

    /// A game with a turn that is neither legal nor mended by exactly one remedy.
    fn broken(self, told: Diagnosis, mut record: Record, fault: &ReplayFault) -> Diagnosis {
        let whole = record.turns.get(fault.turn).map(|turn| turn.span.clone());
        record.turns.truncate(fault.turn);
        // What was said of the end belongs to turns that are left out.
        for name in ["Result", "Termination"] {
            record.tags.remove(name);
        }
        let Ok(replay) = replay_mending(&record) else { return told };
        let mut told = self.refereed(told, &record, &replay);
        told.beginning = Some(write_jrn(&replay.canonical(&record)));
        let mut trouble = self.trouble(fault.code(), &fault.say(self.lang), placed(&fault.span));
        trouble.turn = turn_name(&fault.before, self.lang);
        trouble.written.clone_from(&fault.written);
        trouble.whole = whole.as_ref().and_then(placed).map(|span| self.counted(&span));
        trouble.near.clone_from(&fault.nearest);
        told.fault = Some(trouble);
        told
    }

    /// What the referee found as far as the turns are legal.
    fn refereed(self, mut told: Diagnosis, record: &Record, replay: &Replay) -> Diagnosis {
        let rules = replay.start.rules();
        told.edition = Some(rules.edition().id().to_owned());
        told.rules = Words::new(rules.edition(), self.lang).rules(rules);
        (told.reserve, told.ransom) = (rules.reserve(), rules.ransom());
        told.turns = replay.turns.len() as u32;
        told.position = Some(write_position(replay.end()));
        told.glimpse = Some(glimpse::of(record, replay));
        told.slips = replay.mended.iter().map(|mended| self.slip(replay, record, mended)).collect();
        told
    }

    /// A slip with its remedy, and the rule that the turn breaks as it is written.
    fn slip(self, replay: &Replay, record: &Record, mended: &Mended) -> Trouble {
        let before = replay.position_after(mended.turn);
        let (code, said, span) = match read_turn(before, &mended.written) {
            Err(fault) => {
                let span = part_of(&mended.span, &mended.written, &fault.span);
                (fault.code(), fault.say(self.lang), span)
            }
            Ok(_) => ("slip", String::new(), mended.span.clone()),
        };
        let mut trouble = self.trouble(code, &said, placed(&span));
        trouble.turn = turn_name(before, self.lang);
        trouble.written.clone_from(&mended.written);
        let whole = record.turns.get(mended.turn).map(|turn| turn.span.clone());
        trouble.whole = whole.as_ref().and_then(placed).map(|span| self.counted(&span));
        trouble.remedy = Some(mended.mended.clone());
        trouble
    }

    fn in_variation(self, fault: &ReplayFault) -> Trouble {
        let why = fault.say(self.lang);
        let said = jersi_words::page(self.lang).in_variation(&fault.written, &why);
        self.trouble("illegal-variation", &said, placed(&fault.span))
    }
}

/// A place in the text; an empty one at the very beginning is none.
fn placed(span: &Span) -> Option<Span> {
    (*span != (0..0)).then(|| span.clone())
}

/// The part of a written turn, unless it is written in quotation marks and longer than what it says.
fn part_of(whole: &Span, written: &str, part: &Span) -> Span {
    if whole.len() == written.len() {
        whole.start + part.start..whole.start + part.end
    } else {
        whole.clone()
    }
}

fn tag(record: &Record, name: &str) -> String {
    foreign_text::line(record.tags.get(name).unwrap_or_default())
}

/// A turn as people count it: "Turn 16, Black".
fn turn_name(before: &Position, lang: Lang) -> String {
    jersi_words::page(lang).turn_name(before.turn_label())
}
