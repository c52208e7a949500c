//! Turns that somebody might try: legal ones with something changed, and some made from nothing.

use jersi_rules::{Carry, Cell, Color, Edition, Position, Turn, lattice};

use super::attempt::{At, Attempt, Put};
use crate::play::Dice;

/// Letters of every edition, and one of none.
const LETTERS: [char; 10] = ['K', 'R', 'P', 'S', 'F', 'M', 'W', 'N', 'C', 'X'];

/// Makes attempts in one position.
pub struct Mutator<'a> {
    position: &'a Position,
    edition: Edition,
    /// The legal decisions, and the ones that end with a king or a drop once more, for those are rare.
    legal: Vec<Turn>,
    cells: Vec<Cell>,
    own: Vec<Cell>,
}

impl<'a> Mutator<'a> {
    pub fn new(position: &'a Position, legal: &[Turn]) -> Mutator<'a> {
        let text = |turn: &Turn| turn.display(position).to_string();
        let rare: Vec<Turn> = legal.iter().copied().filter(|turn| text(turn).contains("!!")).collect();
        let mut legal = legal.to_vec();
        while !rare.is_empty() && legal.len() < 2 * rare.len().max(legal.len() / 2) && legal.len() < 4000 {
            legal.extend(&rare);
        }
        let edition = position.edition();
        let cells: Vec<Cell> = position.rules().facts().cells.into_iter().collect();
        let own = position.tops(position.to_move()).into_iter().collect();
        Mutator { position, edition, legal, cells, own }
    }

    /// The next attempt.
    pub fn attempt(&self, dice: &mut Dice) -> Attempt {
        let mut attempt = match dice.below(8) {
            0 => self.invented(dice),
            _ if self.legal.is_empty() => self.invented(dice),
            _ => Attempt::of(self.position, dice.pick(&self.legal)),
        };
        for _ in 0..dice.below(3) {
            self.change(&mut attempt, dice);
        }
        attempt
    }

    /// A packed turn: some that no text could tell.
    pub fn packed(&self, dice: &mut Dice) -> Option<Turn> {
        let all = |dice: &mut Dice| {
            let cells: Vec<Cell> = lattice::ALL.into_iter().collect();
            dice.pick(&cells)
        };
        if self.legal.is_empty() || dice.once_in(3) {
            let kind = dice.pick(&jersi_rules::Kind::ALL);
            let put = |cell| jersi_rules::Placement { kind, cell };
            let near = |dice: &mut Dice, cell: Cell| {
                let around: Vec<Cell> = cell.neighbours().into_iter().collect();
                dice.pick(&around)
            };
            let from = if self.own.is_empty() { all(dice) } else { dice.pick(&self.own) };
            let carry = dice.pick(&[Carry::One, Carry::Two]);
            return Some(match dice.below(6) {
                0 => Turn::gift(all(dice)),
                1 => Turn::place(put(all(dice))),
                2 => Turn::drop(put(all(dice))),
                3 => Turn::drops(put(all(dice)), put(all(dice))),
                4 => {
                    let via = near(dice, from);
                    Turn::steps(from, carry, Some(via), near(dice, via))
                }
                _ => Turn::steps(from, carry, None, near(dice, from)),
            });
        }
        let bits = dice.pick(&self.legal).bits() ^ 1 << dice.below(30);
        Turn::from_bits(if dice.once_in(3) { bits ^ 1 << dice.below(30) } else { bits })
    }

    fn invented(&self, dice: &mut Dice) -> Attempt {
        let mut attempt = Attempt::default();
        match dice.below(5) {
            0 => attempt.drops.push(self.put(dice)),
            1 => attempt.seat = Some(self.king(dice)),
            2 => attempt.given = Some(self.at(dice)),
            3 => attempt.start = Some(self.at(dice)),
            _ => {
                attempt.start = Some(self.own(dice));
                attempt.steps.push((carry(dice), self.at(dice), dice.below(3)));
            }
        }
        attempt
    }

    fn change(&self, attempt: &mut Attempt, dice: &mut Dice) {
        match dice.below(14) {
            0 => attempt.named = Some(dice.pick(&LETTERS)),
            1 => attempt.given = Some(self.at(dice)),
            2 | 3 => attempt.seat = Some(self.king(dice)),
            4 => attempt.named = None,
            5 => attempt.given = None,
            6 => attempt.seat = None,
            _ if !attempt.drops.is_empty() => self.change_drops(attempt, dice),
            _ => self.change_steps(attempt, dice),
        }
        // A relocation behind a drop reads as a drop, so it is not written there.
        if !attempt.drops.is_empty() && attempt.named.is_none() && attempt.given.is_none() {
            attempt.seat = None;
        }
        if attempt.drops.len() == 1 && attempt.seat.is_some() && dice.once_in(2) {
            attempt.seat = None;
        }
    }

    fn change_drops(&self, attempt: &mut Attempt, dice: &mut Dice) {
        let n = dice.below(attempt.drops.len());
        match dice.below(5) {
            0 => attempt.drops[n].letter = dice.pick(&LETTERS),
            1 => attempt.drops[n].at = self.at(dice),
            2 if attempt.drops.len() == 1 => {
                let again = Put { letter: attempt.drops[0].letter, at: self.near(attempt.drops[0].at, dice) };
                attempt.drops.push(if dice.once_in(2) { again } else { self.put(dice) });
            }
            3 => attempt.drops.truncate(1),
            _ => attempt.drops[n].at = self.near(attempt.drops[n].at, dice),
        }
    }

    fn change_steps(&self, attempt: &mut Attempt, dice: &mut Dice) {
        let Some(start) = attempt.start else {
            attempt.start = Some(self.own(dice));
            return;
        };
        let count = attempt.steps.len();
        match dice.below(8) {
            0 => attempt.start = Some(self.at(dice)),
            1 => attempt.start = Some(self.near(start, dice)),
            2 if count < 2 => {
                let from = attempt.steps.last().map_or(start, |step| step.1);
                let other = attempt.steps.last().map_or(carry(dice), |step| step.0.other());
                attempt.steps.push((other, self.near(from, dice), dice.below(3)));
            }
            3 if count > 0 => attempt.steps.truncate(1),
            4 if count > 0 => {
                let n = dice.below(count);
                attempt.steps[n].0 = attempt.steps[n].0.other();
            }
            5 => attempt.steps.iter_mut().for_each(|step| step.0 = step.0.other()),
            6 if count > 0 => attempt.steps[dice.below(count)].2 = dice.below(4),
            _ if count > 0 => {
                let n = dice.below(count);
                let at = attempt.steps[n].1;
                attempt.steps[n].1 = if dice.once_in(4) { self.at(dice) } else { self.near(at, dice) };
            }
            _ => attempt.steps.push((carry(dice), self.near(start, dice), 0)),
        }
    }

    /// A cell, now and then one that the board lacks.
    fn at(&self, dice: &mut Dice) -> At {
        if dice.once_in(24) {
            return At::named(
                self.edition,
                u8::try_from(dice.below(11)).expect("a row"),
                [0, 8, 9, 10, 99][dice.below(5)],
            );
        }
        At::cell(self.edition, dice.pick(&self.cells))
    }

    fn own(&self, dice: &mut Dice) -> At {
        if self.own.is_empty() { self.at(dice) } else { At::cell(self.edition, dice.pick(&self.own)) }
    }

    /// A cell one or two steps away.
    fn near(&self, at: At, dice: &mut Dice) -> At {
        let row = i64::from(at.row) + [-1, 0, 0, 1, 2, -2][dice.below(6)];
        let number = i64::from(at.number) + [-1, 0, 1, 1, -1, 2, -2][dice.below(7)];
        At::named(
            self.edition,
            u8::try_from(row.clamp(0, 9)).expect("a row"),
            u32::try_from(number.max(0)).expect("a number"),
        )
    }

    fn put(&self, dice: &mut Dice) -> Put {
        Put { letter: dice.pick(&LETTERS), at: self.at(dice) }
    }

    /// A king on a cell, most often one of its own row.
    fn king(&self, dice: &mut Dice) -> Put {
        let row = if self.position.to_move() == Color::Black { 0 } else { 8 };
        let king = super::table::letters(self.edition)[0].0;
        let letter = if dice.once_in(12) { dice.pick(&LETTERS) } else { king };
        let number = u32::try_from(1 + dice.below(7)).expect("a number");
        let at = if dice.once_in(5) { self.at(dice) } else { At::named(self.edition, row, number) };
        Put { letter, at }
    }
}

fn carry(dice: &mut Dice) -> Carry {
    dice.pick(&[Carry::One, Carry::Two])
}
