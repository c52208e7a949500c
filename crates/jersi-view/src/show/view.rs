//! A game as the page shows it.

use jersi_game::{Choice, Player, TimeControl};
use jersi_rules::notation::write_position;
use jersi_rules::record::GameResult;
use jersi_rules::{Cell, CellContent, Color, EndClock, Kind, Position, ROWS, foreign_text};
use jersi_table::{Next, cell_of};

use crate::convert::{both, name, pieces};
use crate::fault::utf16;
use crate::game_spec::house_words;
use crate::table::{Table, milliseconds, opponent};
use crate::wire::{
    Acts, BlockedCell, Both, CellView, ControlView, Count, CountKind, EndingView, Opponent, PlayerView,
    Stage, TurnView, View,
};
use crate::words::sentence;

impl Table {
    /// Everything the page shows of the game.
    pub fn view(&self) -> View {
        self.view_with(self.turn_list())
    }

    /// The same with this list of turns.
    pub(crate) fn view_with(&self, turns: Vec<TurnView>) -> View {
        let shown = self.table.shown();
        let rules = self.game().rules();
        let (stage, gift) = stage(shown);
        let live = self.table.is_live();
        View {
            edition: self.edition().id().to_owned(),
            reserve: rules.reserve(),
            ransom: rules.ransom(),
            house: house_words(rules),
            setting: self.game().setting().map(|setting| setting.facts().id.to_owned()),
            rules: self.words().rules(rules),
            aim: self.words().aim(shown.decider()),
            goals: self.goals(),
            stage,
            gift: gift.map(Into::into),
            to_move: shown.to_move().into(),
            decider: shown.decider().into(),
            acts: acts(self.table.next()),
            speaker: self.table.who_resigns().ok().filter(|_| self.may_speak()).map(Into::into),
            pair: shown.turn_label().pair(),
            count: self.count(),
            cells: self.cells(),
            reserves: self.reserves(),
            captured: self.captured(),
            players: self.players(),
            turns,
            cursor: self.table.cursor() as u32,
            played: self.game().turns().len() as u32,
            live,
            ending: self.ending(),
            offer: self.game().offer().map(Into::into),
            can_undo: match self.far() {
                Some(far) => self.can_take_back_unsent(far),
                None => self.table.can_undo(),
            },
            can_redo: self.table.can_redo(),
            last: self.last_trail(),
            blocked: self.blocked(),
            entry: self.entry_view(),
            plan: self.plan_view(),
            position: write_position(self.table.shown()),
            control: control(self.game().time_control()),
            correspondence: self.far().map(|far| far.view(self.game())),
        }
    }

    fn players(&self) -> Both<PlayerView> {
        let view = |color: Color| {
            let player = player(&self.game().players()[color]);
            match self.table.seats()[color].is_remote() {
                true => PlayerView { opponent: Opponent::Remote, ..player },
                false => player,
            }
        };
        Both { white: view(Color::White), black: view(Color::Black) }
    }

    fn count(&self) -> Option<Count> {
        let shown = self.table.shown();
        let (kind, value, limit) = match shown.clock() {
            EndClock::Stopped => return None,
            EndClock::Quiet { turns, limit } => (CountKind::NoCapture, turns, limit),
            EndClock::LastTurns { left, of } => (CountKind::Exhaustion, of.saturating_sub(left), of),
        };
        let (value, limit) = (value.into(), limit.into());
        Some(Count { kind, value, limit, sentence: self.words().count(shown.clock()) })
    }

    /// The cells from the top down, with what is being entered.
    fn cells(&self) -> Vec<CellView> {
        let edition = self.edition();
        let changed = self.table.pressed_entry().map(jersi_game::Entry::changed).unwrap_or_default();
        let next = self.table.pressed_entry().map(jersi_game::Entry::next).unwrap_or_default();
        let cells = (0..ROWS).rev().flat_map(|row| edition.row_cells(row));
        cells
            .map(|cell| {
                let moved = changed.iter().find(|(at, _)| *at == cell).map(|&(_, stand)| stand);
                let stand = moved.unwrap_or(self.table.shown().content(cell));
                let mut label = self.words().cell_label(cell, stand);
                let stands = utf16(&label);
                for state in self.states(cell, stand, moved.is_some(), &next) {
                    label.push_str(", ");
                    label.push_str(&state);
                }
                CellView { cell: name(edition, cell), stand: pieces(stand), label, stands }
            })
            .collect()
    }

    /// What a label tells beyond what stands there.
    fn states(&self, cell: Cell, stand: CellContent, moved: bool, next: &[Choice]) -> Vec<String> {
        let words = self.words();
        let mut states = Vec::new();
        let Some(entry) = self.table.pressed_entry() else { return states };
        if let Some(Choice::Lift(from, stride)) = entry.done().last().filter(|_| entry.done().len() == 1)
            && *from == cell
        {
            states.push(words.chosen(*stride, stand.is_stack()));
        }
        if moved && !stand.is_empty() {
            states.push(words.moved());
        }
        let here = |choice: &&Choice| cell_of(**choice) == Some(cell);
        states.extend(next.iter().find(here).map(|&choice| words.can(choice, entry.effect(choice))));
        if Color::BOTH.into_iter().any(|color| self.table.shown().guarded(color).has(cell)) {
            states.push(words.no_stack_here());
        }
        states
    }

    fn blocked(&self) -> Vec<BlockedCell> {
        let shown = self.table.shown();
        let by = Color::BOTH.map(|color| (color, shown.guarded(color)));
        let cells = by[0].1 | by[1].1;
        cells
            .into_iter()
            .map(|cell| {
                let guardians = shown.tops_of(Kind::Guardian) & cell.neighbours();
                let guardians: Vec<Cell> = guardians.into_iter().collect();
                BlockedCell {
                    cell: name(self.edition(), cell),
                    by: by
                        .iter()
                        .filter(|(_, set)| set.has(cell))
                        .map(|(color, _)| (*color).into())
                        .collect(),
                    sentence: self.words().blocked(&guardians),
                }
            })
            .collect()
    }

    /// How the game ended, if it has.
    pub(crate) fn ending(&self) -> Option<EndingView> {
        let ending = self.game().ending()?;
        let edition = self.edition();
        let winner = match ending.result() {
            Some(GameResult::Win(winner)) => Some(winner.into()),
            _ => None,
        };
        Some(EndingView {
            winner,
            tie: ending.result() == Some(GameResult::Draw),
            code: ending.termination().id().to_owned(),
            sentence: sentence(&jersi_words::page(self.lang).ending(ending, self.game().rules())),
            points: ending.points(edition).map(|points| both(&points, |&points| points.into())),
            reason: sentence(&jersi_words::page(self.lang).end_reason(
                ending,
                self.game().rules(),
                self.only_person(),
            )),
            cells: self.table.deciding_cells().into_iter().map(|cell| name(edition, cell)).collect(),
            reopens: ending.reopens(),
        })
    }
}

impl Table {
    /// The only person at the board, to whom things can be told as his own.
    fn only_person(&self) -> Option<Color> {
        let people = Color::BOTH.map(|color| self.table.seats()[color].is_human());
        match people {
            [true, false] => Some(Color::White),
            [false, true] => Some(Color::Black),
            _ => None,
        }
    }
}

fn stage(position: &Position) -> (Stage, Option<Kind>) {
    match position.stage() {
        jersi_rules::Stage::Setting => (Stage::Setting, None),
        jersi_rules::Stage::Turn => (Stage::Turn, None),
        jersi_rules::Stage::Gift(kind) => (Stage::Gift, Some(kind)),
        jersi_rules::Stage::Relocation => (Stage::Relocation, None),
    }
}

fn acts(next: Next) -> Acts {
    match next {
        Next::Person(_) => Acts::Person,
        Next::Machine(_) => Acts::Machine,
        Next::Remote(_) => Acts::Remote,
        Next::Nobody => Acts::Nobody,
    }
}

/// The time for a whole game, if it has such a clock.
pub(crate) fn control(control: TimeControl) -> Option<ControlView> {
    match control {
        TimeControl::Increment { initial, increment } => {
            Some(ControlView { initial: milliseconds(initial), increment: milliseconds(increment) })
        }
        TimeControl::Unlimited | TimeControl::DaysPerTurn(_) => None,
    }
}

fn player(player: &Player) -> PlayerView {
    PlayerView { name: foreign_text::line(&player.name), opponent: opponent(player) }
}
