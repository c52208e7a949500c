//! The turn that is being entered, as the page shows it.

use jersi_game::{Choice, Entry};
use jersi_rules::Carry;
use jersi_rules::notation::write_turn;
use jersi_table::Plan;
use jersi_words::{Asked, PlanNews};

use crate::convert;
use crate::table::Table;
use crate::wire::{EntryView, NextChoice, PlanState, PlanView, Prompt};
use crate::words::sentence;

impl Table {
    /// The turn that is being entered; an empty one where nothing can be.
    pub(super) fn entry_view(&self) -> EntryView {
        let Some(entry) = self.table.pressed_entry() else { return nothing() };
        let edition = self.edition();
        let position = entry.position();
        let next = entry.next();
        let asked = Asked::of(entry);
        let legs = entry.legs();
        let other = self.table.switched();
        let shown = |done: &[Choice], choices: &[Choice]| {
            choices.iter().map(|&choice| self.next_choice(entry, done, choice)).collect::<Vec<_>>()
        };
        let other_targets = other.map(|other| shown(&[other], &entry.next_after(&[other])));
        EntryView {
            done: entry.done().iter().map(|&choice| convert::choice(edition, choice)).collect(),
            next: shown(entry.done(), &next),
            other: other_targets.unwrap_or_default(),
            lifts: self.table.liftable().into_iter().map(|cell| convert::name(edition, cell)).collect(),
            both_parts: other.is_some(),
            prompt: asked.into(),
            sentence: self.words().asked(asked, position.to_move()),
            held: self.held(entry),
            takes: self.held_takes(entry),
            text: entry.text(),
            playable: entry.playable().map(|turn| write_turn(position, turn)),
            goes_on: entry.goes_on(),
            trail: (!legs.is_empty()).then(|| self.trail(position.decider(), entry.text(), &legs)),
            changed: entry.changed().into_iter().map(|stand| convert::cell_stand(edition, stand)).collect(),
            barred: entry.barred().into_iter().map(|cell| convert::name(edition, cell)).collect(),
        }
    }

    /// What there is to tell of a plan.
    pub(super) fn plan_view(&self) -> Option<PlanView> {
        let words = jersi_words::page(self.lang);
        let (state, news) = match self.table.plan()? {
            Plan::Open(entry) if entry.done().is_empty() => (PlanState::Open, PlanNews::Free),
            Plan::Open(entry) => match entry.playable() {
                Some(turn) => (PlanState::Open, PlanNews::Made(write_turn(entry.position(), turn))),
                None => {
                    let asked = self.words().asked(Asked::of(entry), entry.position().to_move());
                    return Some(PlanView { state: PlanState::Open, sentence: asked });
                }
            },
            Plan::Entered => (PlanState::Entered, PlanNews::Kept),
            Plan::Struck(struck) => {
                let why = self.refusal(struck.why).map(|fault| fault.message).unwrap_or_default();
                (PlanState::Struck, PlanNews::Struck(struck.text.clone(), why))
            }
        };
        Some(PlanView { state, sentence: sentence(&words.plan(&news)) })
    }

    /// What is taken up, in words.
    fn held(&self, entry: &Entry) -> String {
        let words = self.words();
        match entry.done().last() {
            Some(&Choice::Lift(cell, _)) => words.cell_label(cell, entry.position().content(cell)),
            Some(&Choice::Take(kind)) => words.kind_title(kind),
            _ => String::new(),
        }
    }

    /// What the piece that is taken up takes: the one on top, whether it moves alone or not.
    fn held_takes(&self, entry: &Entry) -> String {
        let Some(&Choice::Lift(cell, _)) = entry.done().last() else { return String::new() };
        let content = entry.position().content(cell);
        let Some(top) = content.top() else { return String::new() };
        self.words().held_takes(top.kind, content.is_stack(), &self.taken_by(top.kind))
    }

    fn next_choice(&self, entry: &Entry, done: &[Choice], choice: Choice) -> NextChoice {
        let position = entry.position();
        let left = match choice {
            Choice::Take(kind) => {
                let taken = done.iter().filter(|&&earlier| earlier == choice).count() as u8;
                position.reserve(position.to_move()).get(kind).saturating_sub(taken)
            }
            _ => 0,
        };
        NextChoice {
            choice: convert::choice(self.edition(), choice),
            effect: entry.effect_after(done, choice).into(),
            part: part(done, choice).map(Into::into),
            label: self.words().button(choice, left),
        }
    }
}

/// How much moves by a choice.
fn part(done: &[Choice], choice: Choice) -> Option<Carry> {
    match (choice, done) {
        (Choice::Lift(_, stride), _) => Some(stride),
        (Choice::Step(_), [Choice::Lift(_, stride)]) => Some(*stride),
        (Choice::Step(_), [Choice::Lift(_, stride), Choice::Step(_)]) => Some(stride.other()),
        _ => None,
    }
}

impl From<Asked> for Prompt {
    fn from(asked: Asked) -> Prompt {
        match asked {
            Asked::Nothing => Prompt::None,
            Asked::Placement => Prompt::Place,
            Asked::Move | Asked::MoveOrDrop => Prompt::Begin,
            Asked::Gift(_) => Prompt::Gift,
            Asked::Relocation => Prompt::Seat,
            Asked::Ransom => Prompt::Ransom,
            Asked::Landing => Prompt::Land,
            Asked::Target => Prompt::Target,
            Asked::SecondDrop => Prompt::SecondDrop,
            Asked::SecondStep => Prompt::SecondStep,
            Asked::SecondStepOrRansom | Asked::SecondStepOrKing => Prompt::SecondStepOrKing,
            Asked::Play => Prompt::Play,
        }
    }
}

fn nothing() -> EntryView {
    EntryView {
        done: Vec::new(),
        next: Vec::new(),
        other: Vec::new(),
        lifts: Vec::new(),
        both_parts: false,
        prompt: Prompt::None,
        sentence: String::new(),
        held: String::new(),
        takes: String::new(),
        text: String::new(),
        playable: None,
        goes_on: false,
        trail: None,
        changed: Vec::new(),
        barred: Vec::new(),
    }
}
