//! Games two turns before their end: won by the count after exhaustion, whatever the other plays, or lost.

use jersi_engine::{Fate, Solution, StopSignal, solve};
use jersi_rules::{ByColor, Cell, CellSet, Color, Counts, Kind, Piece, Position, Setup, lattice};
use serde_json::json;

use super::{Finder, QUICK, proved, with_fate};

/// Positions won in exactly two turns, for each hunt.
const WON: usize = 6;
/// Positions lost in exactly two turns, for the same rules.
const LOST: usize = 2;
/// Fewer decisions than this are no choice.
const LEAST_CHOICE: u64 = 12;

impl Finder {
    pub(super) fn look_at_last_turns(&mut self) {
        let (mut won, mut lost) = (0, 0);
        // Only the count after exhaustion lets a turn of the other one end the game in one's own favour.
        while self.rules.edition().hunts() && won < WON {
            won += usize::from(self.counted_down().is_some_and(|position| self.won_in_two(&position)));
        }
        while lost < LOST {
            for position in self.game() {
                lost += usize::from(lost < LOST && self.lost_in_two(&position));
            }
        }
    }

    fn won_in_two(&mut self, position: &Position) -> bool {
        let few = |count: usize| (1..=3).contains(&count);
        let Some((fates, false)) = proved(position, 2) else { return false };
        let best = with_fate(position, &fates, Fate::Wins);
        let Solution::Win(proof) = solve(position, 2, &StopSignal::new(), None) else { return false };
        let fit = proof.in_turns == 2 && few(best.len()) && position.count_turns() >= LEAST_CHOICE;
        if fit {
            self.keep(position, "exhaustion in 2", false, json!({ "win_in_turns": 2, "best": best }));
        }
        fit
    }

    fn lost_in_two(&mut self, position: &Position) -> bool {
        if position.outcome().is_some() || position.count_turns() < LEAST_CHOICE {
            return false;
        }
        let solution = solve(position, 2, &StopSignal::new(), Some(QUICK));
        let fit = matches!(solution, Solution::Loss(proof) if proof.in_turns == 2);
        if fit {
            self.keep(position, "lost in 2", false, json!({ "loss_in_turns": 2 }));
        }
        fit
    }

    /// A few shapes close together, one side left with one kind, and two turns to go.
    fn counted_down(&mut self) -> Option<Position> {
        let dice = &mut self.dice;
        let cells = self.rules.facts().cells;
        let middle = lattice::row(3 + dice.below(3) as u8) & cells;
        let centre = dice.pick(&Vec::from_iter(middle))?;
        let mut near: Vec<Cell> = Vec::from_iter(centre.within_three() & cells);
        let take = |dice: &mut jersi_engine::Dice, among: &mut Vec<Cell>| {
            (!among.is_empty()).then(|| among.swap_remove(dice.below(among.len())))
        };
        let mut pieces = Vec::new();
        for color in Color::BOTH {
            // The king stays at home, out of reach.
            let home = lattice::row(if color == Color::White { 0 } else { 8 }) & cells;
            let close: CellSet = near.iter().copied().collect();
            let mut seats = Vec::from_iter(home - close);
            pieces.push((take(dice, &mut seats)?, Piece::new(color, Kind::King)));
        }
        let exhausted = if dice.coin() { Color::White } else { Color::Black };
        for color in Color::BOTH {
            let mut kinds = vec![Kind::Rock, Kind::Paper, Kind::Scissors];
            let spared = if color == exhausted { 1 } else { 1 + dice.below(2) };
            while kinds.len() > spared {
                kinds.swap_remove(dice.below(kinds.len()));
            }
            for n in 0..spared + dice.below(3) {
                let kind = kinds.get(n).copied().or_else(|| dice.pick(&kinds))?;
                pieces.push((take(dice, &mut near)?, Piece::new(color, kind)));
            }
        }
        let setup = Setup {
            rules: self.rules,
            pieces,
            to_move: if dice.coin() { Color::White } else { Color::Black },
            reserve: ByColor::from_fn(|_| Counts::NONE),
            clock: Some(2),
            turn_number: 101,
        };
        Position::new(&setup).ok().filter(|position| position.outcome().is_none())
    }
}
