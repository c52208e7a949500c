//! The editor as the page shows it.

use jersi_rules::notation::write_setup;
use jersi_rules::record::{Record, write_jrn};
use jersi_rules::{
    Aim, BadPosition, Color, Kind, KindFacts, Piece, Position, PositionFault, ROWS, TurnLabel,
};

use super::Editor;
use crate::convert::name;
use crate::fault::utf16;
use crate::wire::{Both, CellView, CountKind, EditorView, PaletteKind, PositionFaultView};
use crate::words::sentence;

impl Editor {
    /// Everything the page shows of it.
    pub fn view(&self) -> EditorView {
        let (setup, rules, edition) = (&self.setup, self.setup.rules, self.edition());
        let checked = Position::new(setup);
        let faults = checked.as_ref().err().map(|bad| self.faults(bad)).unwrap_or_default();
        let (clock_kind, clock_most) = match rules.aim() {
            Aim::BringTheKingHome { quiet_limit, .. } => (CountKind::NoCapture, quiet_limit),
            Aim::HuntTheKing { exhaustion } => (CountKind::Exhaustion, exhaustion),
        };
        let position = checked.ok();
        let ending = position.and_then(|position| position.outcome());
        EditorView {
            edition: edition.id().to_owned(),
            reserve: rules.reserve(),
            ransom: rules.ransom(),
            rules: self.words().rules(rules),
            cells: self.cells(&faults),
            to_move: setup.to_move.into(),
            clock: setup.clock.map(Into::into),
            clock_kind,
            clock_most: clock_most.into(),
            pair: TurnLabel::pair_of(setup.turn_number, setup.to_move).into(),
            palette: Both { white: self.palette(Color::White), black: self.palette(Color::Black) },
            faults,
            position: write_setup(setup),
            record: position.map(|position| write_jrn(&Record::with_position(&position))),
            turns: position.map(|position| position.count_turns().try_into().unwrap_or(u32::MAX)),
            ending: ending.map(|outcome| sentence(&outcome.say(rules, self.lang))).unwrap_or_default(),
            can_undo: !self.past.is_empty(),
            can_redo: !self.future.is_empty(),
        }
    }

    fn cells(&self, faults: &[PositionFaultView]) -> Vec<CellView> {
        let edition = self.edition();
        let cells = (0..ROWS).rev().flat_map(|row| edition.row_cells(row));
        cells
            .map(|cell| {
                let (stand, at) = (self.content(cell), name(edition, cell));
                let mut label = format!("{at}, {}", self.words().pile(&stand));
                let stands = utf16(&label);
                for fault in faults.iter().filter(|fault| fault.cells.contains(&at)) {
                    label.push_str(". ");
                    label.push_str(&fault.message);
                }
                CellView { cell: at, stand: stand.into_iter().map(Into::into).collect(), label, stands }
            })
            .collect()
    }

    /// All that is wrong, with the cells that it is about.
    fn faults(&self, bad: &BadPosition) -> Vec<PositionFaultView> {
        bad.reasons.iter().map(|&fault| self.fault(fault)).collect()
    }

    fn fault(&self, fault: PositionFault) -> PositionFaultView {
        let edition = self.edition();
        PositionFaultView {
            code: fault.code().to_owned(),
            message: sentence(&fault.say(edition, self.lang)),
            cells: fault.cells(&self.setup).into_iter().map(|cell| name(edition, cell)).collect(),
        }
    }

    fn palette(&self, color: Color) -> Vec<PaletteKind> {
        let rules = self.setup.rules;
        let played = rules.facts().kinds.iter().filter(|facts| rules.reserve() || !facts.in_reserve);
        played.map(|facts| self.palette_kind(color, *facts)).collect()
    }

    fn palette_kind(&self, color: Color, facts: KindFacts) -> PaletteKind {
        let piece = Piece::new(color, facts.kind);
        let on_board = self.setup.pieces.iter().filter(|(_, one)| *one == piece).count() as u32;
        let kind: Kind = facts.kind;
        PaletteKind {
            kind: kind.into(),
            name: self.words().piece(piece),
            letter: self.edition().piece_letter(color, kind).to_string(),
            on_board,
            in_reserve: self.setup.reserve[color].get(kind).into(),
            most: facts.count.into(),
            reservable: facts.in_reserve,
        }
    }
}
