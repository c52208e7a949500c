//! A game as an environment sees it: a position, and perhaps the first half of a turn that captured a king.

use std::ops::ControlFlow;

use jersi_engine::Dice;
use jersi_rules::{Color, Kind, Outcome, Position, Seat, Stage, Turn, TurnParts};

use crate::action::{Action, Actions, Board, SEATS, turned_seat};

/// What an action comes to.
#[derive(Clone, Copy, Debug)]
pub enum Move {
    /// A decision of the rules.
    Play(Turn),
    /// Steps that capture a king: where it goes, or what is asked for it, comes next.
    Begin(Turn),
}

/// Which decision comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A placement of the free setting.
    Setting,
    /// A turn.
    Turn,
    /// The seat of the captured king.
    Seat,
    /// The kind that is asked for.
    Name,
    /// The cube that is given.
    Gift,
}

impl Next {
    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            Next::Setting => "setting",
            Next::Turn => "turn",
            Next::Seat => "seat",
            Next::Name => "name",
            Next::Gift => "gift",
        }
    }
}

/// A game in progress.
#[derive(Clone)]
pub struct Env {
    /// The position; before the steps, if a turn is half taken.
    pub position: Position,
    /// Steps that captured a king.
    pub pending: Option<Turn>,
    /// The end by the rules.
    pub outcome: Option<Outcome>,
    /// Hashes of the positions since the last that cannot come back.
    seen: Vec<u64>,
    /// Earlier positions, the latest first, as many as observations want.
    pub past: Vec<Position>,
    history: usize,
}

impl Env {
    /// A game from its first position, that remembers so many earlier positions.
    pub fn new(start: Position, history: usize) -> Env {
        Env {
            position: start,
            pending: None,
            outcome: start.outcome(),
            seen: vec![start.hash()],
            past: Vec::new(),
            history,
        }
    }

    /// A game as it was kept: a position in it, half a turn, and what was there before.
    pub fn kept(
        position: Position,
        pending: Option<u16>,
        seen: Vec<u64>,
        past: Vec<Position>,
        history: usize,
    ) -> Option<Env> {
        let mut env = Env { outcome: position.outcome(), position, pending: None, seen, past, history };
        if let Some(number) = pending {
            let Some(Move::Begin(steps)) = env.resolve(usize::from(number)) else { return None };
            env.pending = Some(steps);
        }
        Some(env)
    }

    /// Half a turn, by its number.
    pub fn pending_number(&self) -> Option<u16> {
        self.pending.map(|steps| self.actions().of_turn(self.player(), steps))
    }

    /// Hashes of the positions since the last that cannot come back.
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// Begins anew.
    pub fn reset(&mut self, start: Position) {
        self.position = start;
        self.pending = None;
        self.outcome = start.outcome();
        self.seen.clear();
        self.seen.push(start.hash());
        self.past.clear();
    }

    /// The table of its actions.
    pub fn actions(&self) -> &'static Actions {
        Board::of(self.position.edition()).actions()
    }

    /// Who acts next.
    #[inline]
    pub fn player(&self) -> Color {
        self.position.decider()
    }

    /// Which decision comes next.
    pub fn next(&self) -> Next {
        match self.pending {
            Some(_) if self.position.rules().ransom() => Next::Name,
            Some(_) => Next::Seat,
            None => match self.position.stage() {
                Stage::Setting => Next::Setting,
                Stage::Turn => Next::Turn,
                Stage::Gift(_) => Next::Gift,
                Stage::Relocation => Next::Seat,
            },
        }
    }

    /// Visits the number of every legal action. One that captures a king may come several times in a row.
    #[inline]
    pub fn each_action(&self, mut visit: impl FnMut(u16)) {
        let (table, view) = (self.actions(), self.player());
        if self.outcome.is_some() {
            return;
        }
        match self.pending {
            None => {
                let _: ControlFlow<()> = self.position.each_turn(|turn| {
                    visit(table.of_turn(view, turn));
                    ControlFlow::Continue(())
                });
            }
            Some(steps) => self.each_end(steps, |turn| match turn.parts() {
                TurnParts::Steps { seat: Some(seat), .. } => visit(table.of_seat(view, seat)),
                TurnParts::Steps { ransom: Some(kind), .. } => {
                    visit(table.of_name(kind).expect("a kind that can be named is in the table"));
                }
                _ => unreachable!("steps that capture a king go on"),
            }),
        }
    }

    /// Visits every legal end of steps that capture a king.
    fn each_end(&self, steps: Turn, mut visit: impl FnMut(Turn)) {
        let ends = if self.position.rules().ransom() {
            Kind::ALL
                .into_iter()
                .filter(|&kind| kind != Kind::King)
                .map(|kind| steps.with_ransom(kind))
                .collect()
        } else {
            (1..=SEATS).filter_map(Seat::new).map(|seat| steps.with_seat(seat)).collect::<Vec<_>>()
        };
        ends.into_iter().filter(|&turn| self.position.is_legal(turn)).for_each(&mut visit);
    }

    /// What an action comes to, or `None` if it is not legal.
    #[inline]
    pub fn resolve(&self, number: usize) -> Option<Move> {
        if self.outcome.is_some() {
            return None;
        }
        let view = self.player();
        let legal = |turn: Turn| self.position.is_legal(turn).then_some(Move::Play(turn));
        match (self.actions().meaning(view, number)?, self.pending) {
            (Action::Turn(turn), None) => {
                legal(turn).or_else(|| self.begins(turn).then_some(Move::Begin(turn)))
            }
            (Action::Seat(seat), pending) => {
                let seat = Seat::new(turned_seat(view, seat))?;
                legal(pending.map_or_else(|| Turn::relocation(seat), |steps| steps.with_seat(seat)))
            }
            (Action::Name(kind), Some(steps)) => legal(steps.with_ransom(kind)),
            (Action::Gift(cell), None) => legal(Turn::gift(cell)),
            (Action::Turn(_) | Action::Gift(_), Some(_)) | (Action::Name(_), None) => None,
        }
    }

    /// Whether these steps capture a king who comes back.
    fn begins(&self, steps: Turn) -> bool {
        if self.position.edition().hunts() || !matches!(steps.parts(), TurnParts::Steps { .. }) {
            return false;
        }
        let mut found = false;
        self.each_end(steps, |_| found = true);
        found
    }

    /// Does what was resolved.
    #[inline]
    pub fn apply(&mut self, action: Move) {
        match action {
            Move::Begin(steps) => self.pending = Some(steps),
            Move::Play(turn) => {
                if self.history > 0 {
                    self.past.insert(0, self.position);
                    self.past.truncate(self.history);
                }
                let pieces = |position: &Position| {
                    Color::BOTH.map(|color| position.on_board(color).total()).iter().sum::<u32>()
                };
                let before = pieces(&self.position);
                self.position = self.position.play_legal(turn);
                self.pending = None;
                self.outcome = self.position.outcome();
                // What was captured or dropped never comes back, nor does any position before it.
                if pieces(&self.position) != before {
                    self.seen.clear();
                }
                self.seen.push(self.position.hash());
            }
        }
    }

    /// How often the position was there before.
    pub fn times_before(&self) -> usize {
        let now = self.position.hash();
        self.seen.iter().filter(|&&hash| hash == now).count().saturating_sub(1)
    }

    /// Steps that capture a king, in canonical notation without what comes next.
    pub fn in_words(&self, steps: Turn) -> String {
        let mut whole = None;
        self.each_end(steps, |turn| whole = Some(turn.display(&self.position).to_string()));
        let whole = whole.unwrap_or_else(|| steps.display(&self.position).to_string());
        let end = whole.find(['#', '/']).unwrap_or(whole.len());
        whole[..end].to_owned()
    }

    /// The legal actions of a turn in this position, one or two, as numbers.
    pub fn of_turn(&self, turn: Turn) -> Vec<u16> {
        let (table, view) = (self.actions(), self.player());
        let first = table.of_turn(view, turn);
        match turn.parts() {
            TurnParts::Steps { seat: Some(seat), .. } => vec![first, table.of_seat(view, seat)],
            TurnParts::Steps { ransom: Some(kind), .. } => {
                std::iter::once(first).chain(table.of_name(kind)).collect()
            }
            _ => vec![first],
        }
    }

    /// One of the legal actions by lot, each as likely as any other.
    pub fn draw(&self, dice: &mut Dice) -> Option<u16> {
        if self.outcome.is_some() {
            return None;
        }
        let (table, view) = (self.actions(), self.player());
        if self.pending.is_some() {
            let mut numbers = Vec::new();
            self.each_action(|number| numbers.push(number));
            return dice.pick(&numbers);
        }
        let count = usize::try_from(self.position.count_turns()).ok().filter(|&count| count > 0)?;
        loop {
            let mut left = dice.below(count);
            let found = self.position.each_turn(|turn| match left.checked_sub(1) {
                Some(less) => {
                    left = less;
                    ControlFlow::Continue(())
                }
                None => ControlFlow::Break(turn),
            });
            let turn = found.break_value()?;
            // Steps that capture a king are one action with several ends: each of these counts for its share.
            let mut ends = 0;
            if turn != turn.bare() {
                self.each_end(turn.bare(), |_| ends += 1);
            }
            if ends < 2 || dice.below(ends) == 0 {
                return Some(table.of_turn(view, turn));
            }
        }
    }
}
