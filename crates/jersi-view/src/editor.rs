//! A position that is being set up, whether the rules allow it yet or not.

mod judge;
mod view;

use jersi_rules::notation::read_setup;
use jersi_rules::{
    ByColor, Cell, Color, Counts, Edition, Lang, Piece, Position, Rules, Setting, Setup, TurnLabel,
};

use jersi_words::PageFault;

use crate::convert::cell;
use crate::json::Json;
use crate::wire::{Fault, FromJson, Kind};
use crate::words::Words;
use crate::{fault, game_spec};

/// Pieces that a cell shows at the most.
const HIGHEST: usize = 2;

/// Changes that can be taken back.
const REMEMBERED: usize = 500;

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct Editor {
    setup: Setup,
    past: Vec<Setup>,
    future: Vec<Setup>,
    lang: Lang,
}

impl Editor {
    /// An editor with the usual start of an edition.
    pub fn new(edition: &str, reserve: bool, ransom: bool, lang: Lang) -> Result<Editor, Fault> {
        let rules = rules(edition, reserve, ransom, lang)?;
        let setup = Position::start(rules, Setting::usual(rules.edition())).setup();
        Ok(Editor { setup, past: Vec::new(), future: Vec::new(), lang })
    }

    /// Speaks another language from now on.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// The language it speaks.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A piece by the words of the wire.
    pub fn piece(&self, color: &str, kind: &str) -> Result<Piece, Fault> {
        let color = fault::color(color, self.lang)?;
        let kind = Kind::from_json(&Json::Text(kind.to_owned())).ok_or_else(Fault::not_understood)?;
        Ok(Piece::new(color, kind.into()))
    }

    fn edition(&self) -> Edition {
        self.setup.rules.edition()
    }

    fn words(&self) -> Words {
        Words::new(self.edition(), self.lang)
    }

    /// The pieces on a cell, from the bottom up.
    fn content(&self, at: Cell) -> Vec<Piece> {
        self.setup.pieces.iter().filter(|(cell, _)| *cell == at).map(|&(_, piece)| piece).collect()
    }

    fn cell(&self, name: &str) -> Result<Cell, Fault> {
        let no_cell = || Fault::of(PageFault::NoSuchCell, self.lang);
        cell(self.edition(), name).ok_or_else(no_cell)
    }

    /// Makes a change that can be taken back; one that changes nothing leaves no trace.
    fn change(&mut self, make: impl FnOnce(&mut Setup)) {
        let before = self.setup.clone();
        make(&mut self.setup);
        // What stands where is the same in whatever order it was put there.
        self.setup.pieces.sort_by_key(|(cell, _)| cell.index());
        if self.setup != before {
            self.past.push(before);
            self.future.clear();
            if self.past.len() > REMEMBERED {
                self.past.remove(0);
            }
        }
    }

    /// Takes a change back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.setup, before));
        true
    }

    /// Makes a change again; whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.setup, after));
        true
    }

    /// Puts a piece on a cell: on what stands there, or in place of the upper one of two. A piece that waits in
    /// reserve comes from there once the player has no other.
    pub fn place(&mut self, name: &str, piece: Piece) -> Result<(), Fault> {
        let at = self.cell(name)?;
        let most = self.edition().count(piece.kind);
        self.change(|setup| {
            put(setup, at, piece);
            let there = setup.pieces.iter().filter(|(_, one)| *one == piece).count();
            let waiting = setup.reserve[piece.color].get(piece.kind);
            if waiting > 0 && there + usize::from(waiting) > usize::from(most) {
                let counts = &mut setup.reserve[piece.color];
                *counts = counts.with(piece.kind, waiting - 1);
            }
        });
        Ok(())
    }

    /// Takes the upper piece off a cell, or everything.
    pub fn take(&mut self, name: &str, everything: bool) -> Result<(), Fault> {
        let at = self.cell(name)?;
        self.change(|setup| {
            lift(setup, at, everything);
        });
        Ok(())
    }

    /// Moves the upper piece of a cell, or everything on it, to another cell.
    pub fn shift(&mut self, from: &str, to: &str, everything: bool) -> Result<(), Fault> {
        let (from, to) = (self.cell(from)?, self.cell(to)?);
        if from != to {
            self.change(|setup| {
                let lifted = lift(setup, from, everything);
                if lifted.len() == HIGHEST {
                    setup.pieces.retain(|(cell, _)| *cell != to);
                }
                for piece in lifted {
                    put(setup, to, piece);
                }
            });
        }
        Ok(())
    }

    /// Takes everything off the board. The reserves are filled as at the start.
    pub fn clear(&mut self) {
        let start = Position::start(self.setup.rules, Setting::usual(self.edition())).setup();
        self.change(|setup| *setup = Setup { pieces: Vec::new(), ..start });
    }

    /// Sets the pieces as a setting does.
    pub fn start(&mut self, setting: &str) -> Result<(), Fault> {
        let start = game_spec::with_setting(self.setup.rules, setting, self.lang)?.setup();
        self.change(|setup| *setup = start);
        Ok(())
    }

    /// Turns the board half round and swaps the colours: the same position for the other player.
    pub fn swap(&mut self) {
        let turned = |piece: Piece| Piece::new(piece.color.other(), piece.kind);
        self.change(|setup| {
            setup.pieces =
                setup.pieces.iter().map(|&(cell, piece)| (cell.rotated(), turned(piece))).collect();
            setup.to_move = setup.to_move.other();
            setup.reserve = ByColor { white: setup.reserve.black, black: setup.reserve.white };
        });
    }

    /// Whose turn it is.
    pub fn set_to_move(&mut self, color: Color) {
        self.change(|setup| {
            let pair = TurnLabel::pair_of(setup.turn_number, setup.to_move);
            setup.turn_number = TurnLabel::turn_number_of(pair, color);
            setup.to_move = color;
        });
    }

    /// How many pieces of a kind wait in reserve.
    pub fn set_reserve(&mut self, piece: Piece, count: u32) {
        let count = u8::try_from(count).unwrap_or(Counts::MOST).min(Counts::MOST);
        self.change(|setup| {
            let counts = &mut setup.reserve[piece.color];
            *counts = counts.with(piece.kind, count);
        });
    }

    /// The count towards the end; none if it does not run.
    pub fn set_clock(&mut self, clock: Option<u32>) {
        self.change(|setup| setup.clock = clock.map(|clock| u8::try_from(clock).unwrap_or(u8::MAX)));
    }

    /// The number of the turn to play, as records count: that of its pair.
    pub fn set_pair(&mut self, pair: u32) {
        let pair = u16::try_from(pair).unwrap_or(u16::MAX);
        self.change(|setup| setup.turn_number = TurnLabel::turn_number_of(pair, setup.to_move));
    }

    /// Plays by other rules from now on. Tells what had to be left out.
    pub fn set_rules(&mut self, edition: &str, reserve: bool, ransom: bool) -> Result<Vec<String>, Fault> {
        let rules = rules(edition, reserve, ransom, self.lang)?;
        let usual = |rules: Rules| Position::start(rules, Setting::usual(rules.edition())).setup();
        if self.setup == usual(self.setup.rules) {
            self.change(|setup| *setup = usual(rules));
            return Ok(Vec::new());
        }
        let (moved, mut changes) = judge::carried(&self.setup, rules, self.lang);
        let (kept, left) = judge::fitting(moved, self.lang);
        changes.extend(left);
        self.change(|setup| *setup = kept);
        Ok(changes)
    }

    /// Reads a position string, valid or not. The part of a turn at its end is left out.
    pub fn load(&mut self, text: &str) -> Result<(), Fault> {
        let (setup, _) = read_setup(self.setup.rules, text)
            .map_err(|error| Fault::of_position(&error, text, self.lang))?;
        self.change(|now| *now = setup);
        Ok(())
    }
}

/// The rules with these names. The page asks for a ransom with whichever edition is chosen; one that has none is
/// played without.
fn rules(edition: &str, reserve: bool, ransom: bool, lang: Lang) -> Result<Rules, Fault> {
    let has_ransom = Edition::from_id(edition).is_none_or(Edition::has_reserve);
    game_spec::rules(edition, reserve, ransom && has_ransom, lang)
}

/// Puts a piece on a cell; a third one takes the place of the second.
fn put(setup: &mut Setup, at: Cell, piece: Piece) {
    if setup.pieces.iter().filter(|(cell, _)| *cell == at).count() >= HIGHEST {
        lift(setup, at, false);
    }
    setup.pieces.push((at, piece));
}

/// Takes the upper piece off a cell, or everything; gives it from the bottom up.
fn lift(setup: &mut Setup, at: Cell, everything: bool) -> Vec<Piece> {
    let mut lifted = Vec::new();
    while let Some(place) = setup.pieces.iter().rposition(|(cell, _)| *cell == at) {
        lifted.insert(0, setup.pieces.remove(place).1);
        if !everything {
            break;
        }
    }
    lifted
}
