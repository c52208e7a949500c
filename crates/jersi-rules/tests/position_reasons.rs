//! Reasons are true, of positions too: whatever a refused position is told to lack or to have, it lacks or has; and
//! what is accepted has none of those faults.

mod play;
#[allow(dead_code)] // languages.rs says all of it
mod said;
#[allow(dead_code)] // reasons.rs plays on it
#[path = "claims/table.rs"]
mod table;

use std::collections::BTreeMap;

use jersi_rules::notation::{read_setup, write_setup};
use jersi_rules::{
    Cell, Color, Counts, Edition, Kind, Lang, Piece, Position, PositionFault, Rules, Setup, lattice,
};
use play::{Dice, all_rules, amount, starts};
use table::{hunts, letter, on_board, spot};

/// How many pieces of a kind a player has in the box.
fn in_box(edition: Edition, kind: Kind) -> usize {
    match kind {
        _ if letter(edition, kind).is_none() => 0,
        Kind::King | Kind::Guardian => 1,
        Kind::Fool | Kind::Wise => 2,
        Kind::Rock | Kind::Paper | Kind::Scissors | Kind::Mountain => 4,
    }
}

/// The most that the clock shows.
fn clock_limit(edition: Edition) -> u8 {
    if hunts(edition) { 20 } else { 40 }
}

/// What a description says, asked one thing at a time.
struct Look<'a>(&'a Setup);

impl Look<'_> {
    fn edition(&self) -> Edition {
        self.0.rules.edition()
    }

    /// What is put on a cell, from the bottom up.
    fn at(&self, cell: Cell) -> Vec<Piece> {
        self.0.pieces.iter().filter(|(on, _)| *on == cell).map(|&(_, piece)| piece).collect()
    }

    fn placed(&self, color: Color, kind: Kind) -> usize {
        self.0.pieces.iter().filter(|(_, piece)| *piece == Piece::new(color, kind)).count()
    }

    fn waiting(&self, color: Color, kind: Kind) -> usize {
        self.0.reserve[color].get(kind).into()
    }

    fn all(&self, color: Color, kind: Kind) -> usize {
        self.placed(color, kind) + self.waiting(color, kind)
    }

    fn any(&self, kind: Kind) -> bool {
        Color::BOTH.into_iter().any(|color| self.all(color, kind) > 0)
    }

    /// Whether shapes are still to be placed.
    fn setting(&self) -> bool {
        let waits = |color| Kind::ALL.into_iter().any(|kind| self.waiting(color, kind) > 0);
        hunts(self.edition()) && Color::BOTH.into_iter().any(waits)
    }

    fn is_army(&self, color: Color) -> bool {
        let guardian = self.any(Kind::Guardian);
        let wanted =
            |kind| if kind == Kind::Guardian && !guardian { 0 } else { in_box(self.edition(), kind) };
        Kind::ALL.into_iter().all(|kind| self.all(color, kind) == wanted(kind))
    }

    fn placed_in_all(&self, color: Color) -> usize {
        self.0.pieces.iter().filter(|(_, piece)| piece.color == color).count()
    }

    /// Whether what a fault claims is so.
    fn holds(&self, fault: PositionFault) -> bool {
        let edition = self.edition();
        match fault {
            PositionFault::NoSuchCell(cell) => !self.at(cell).is_empty() && !on_board(edition, spot(cell)),
            PositionFault::NoSuchKind(kind) => letter(edition, kind).is_none() && self.any(kind),
            PositionFault::TooHigh(cell) => self.at(cell).len() > 2,
            PositionFault::OnKing(cell) => {
                self.at(cell).iter().rev().skip(1).any(|piece| piece.kind == Kind::King)
            }
            PositionFault::MixedStack(cell) => {
                let heap = self.at(cell);
                let under = |n: usize| heap[..n].iter().filter(|piece| piece.kind != Kind::Mountain);
                (0..heap.len()).any(|n| under(n).any(|piece| piece.color != heap[n].color))
            }
            PositionFault::MountainOnTop(cell) => {
                let heap = self.at(cell);
                heap.windows(2).any(|pair| pair[1].kind == Kind::Mountain && pair[0] != pair[1])
            }
            PositionFault::TooMany(color, kind, count, told) => {
                let most = in_box(edition, kind);
                let true_number = usize::from(count) == self.all(color, kind) && usize::from(told) == most;
                true_number && usize::from(count) > most && most > 0
            }
            PositionFault::NoKings => {
                let none = Color::BOTH.into_iter().all(|color| self.placed(color, Kind::King) == 0);
                !self.setting() && none
            }
            PositionFault::NotInReserve(color, kind) => {
                let never = !matches!(kind, Kind::Mountain | Kind::Wise);
                !hunts(edition) && never && in_box(edition, kind) > 0 && self.waiting(color, kind) > 0
            }
            PositionFault::ReserveNotPlayed => {
                let extra = self.any(Kind::Mountain) || self.any(Kind::Wise);
                !hunts(edition) && !self.0.rules.reserve() && extra
            }
            PositionFault::ClockMissing => !hunts(edition) && self.0.clock.is_none(),
            PositionFault::ClockTooHigh(clock, most) => {
                self.0.clock == Some(clock) && most == clock_limit(edition) && clock > most
            }
            PositionFault::TurnZero => self.0.turn_number == 0,
            PositionFault::OutsideRows(cell) => {
                let outside = |piece: &Piece| match piece.color {
                    Color::White => cell.row() > 1,
                    Color::Black => cell.row() < 7,
                };
                self.setting() && self.at(cell).iter().any(outside)
            }
            PositionFault::NotAnArmy(color) => self.setting() && !self.is_army(color),
            PositionFault::NotInTurn => {
                let [white, black] = Color::BOTH.map(|color| self.placed_in_all(color));
                let behind = usize::from(self.0.to_move == Color::Black);
                self.setting() && white != black + behind
            }
            PositionFault::SettingClock => {
                self.setting() && (self.0.clock.is_some() || self.0.turn_number != 1)
            }
        }
    }

    /// Everything that could be claimed of this description.
    fn claims(&self) -> Vec<PositionFault> {
        let mut all = Vec::new();
        for one in said::setups() {
            match one {
                PositionFault::NoSuchCell(_) => {
                    all.extend(lattice::ALL.into_iter().map(PositionFault::NoSuchCell));
                }
                PositionFault::TooHigh(_) => all.extend(lattice::ALL.into_iter().map(PositionFault::TooHigh)),
                PositionFault::OnKing(_) => all.extend(lattice::ALL.into_iter().map(PositionFault::OnKing)),
                PositionFault::MixedStack(_) => {
                    all.extend(lattice::ALL.into_iter().map(PositionFault::MixedStack));
                }
                PositionFault::MountainOnTop(_) => {
                    all.extend(lattice::ALL.into_iter().map(PositionFault::MountainOnTop));
                }
                PositionFault::OutsideRows(_) => {
                    all.extend(lattice::ALL.into_iter().map(PositionFault::OutsideRows));
                }
                PositionFault::NoSuchKind(_) => all.extend(Kind::ALL.map(PositionFault::NoSuchKind)),
                PositionFault::TooMany(..) => {
                    for color in Color::BOTH {
                        let many = |kind| u8::try_from(self.all(color, kind)).unwrap_or(u8::MAX);
                        let most = |kind| self.edition().count(kind);
                        let too_many = |kind| PositionFault::TooMany(color, kind, many(kind), most(kind));
                        all.extend(Kind::ALL.map(too_many));
                    }
                }
                PositionFault::NotInReserve(..) => {
                    for color in Color::BOTH {
                        all.extend(Kind::ALL.map(|kind| PositionFault::NotInReserve(color, kind)));
                    }
                }
                PositionFault::NotAnArmy(_) => all.extend(Color::BOTH.map(PositionFault::NotAnArmy)),
                PositionFault::ClockTooHigh(..) => {
                    let clock = self.0.clock.unwrap_or(0);
                    all.push(PositionFault::ClockTooHigh(clock, clock_limit(self.edition())));
                }
                PositionFault::NoKings
                | PositionFault::ReserveNotPlayed
                | PositionFault::ClockMissing
                | PositionFault::TurnZero
                | PositionFault::NotInTurn
                | PositionFault::SettingClock => all.push(one),
            }
        }
        all
    }
}

/// One change to a description.
fn mutate(setup: &mut Setup, rules: &[Rules], dice: &mut Dice) {
    let count = setup.pieces.len();
    let cell = |setup: &Setup, dice: &mut Dice| match dice.below(2) {
        0 if !setup.pieces.is_empty() => setup.pieces[dice.below(setup.pieces.len())].0,
        _ => dice.pick(&lattice::ALL.into_iter().collect::<Vec<Cell>>()),
    };
    let piece = |dice: &mut Dice| Piece::new(dice.pick(&Color::BOTH), dice.pick(&Kind::ALL));
    let color = dice.pick(&Color::BOTH);
    match dice.below(12) {
        0 | 1 => {
            let on = cell(setup, dice);
            setup.pieces.push((on, piece(dice)));
        }
        2 if count > 0 => drop(setup.pieces.remove(dice.below(count))),
        3 | 4 if count > 0 => {
            // It goes to the top of where it comes to stand.
            let (_, moved) = setup.pieces.remove(dice.below(count));
            let on = if count > 1 { setup.pieces[dice.below(count - 1)].0 } else { cell(setup, dice) };
            setup.pieces.push((on, moved));
        }
        5 if count > 0 => setup.pieces[dice.below(count)].1 = piece(dice),
        6 => {
            let kind = dice.pick(&Kind::ALL);
            let some = u8::try_from(dice.below(6)).expect("a small number");
            setup.reserve[color] = setup.reserve[color].with(kind, some);
        }
        7 => setup.reserve[color] = Counts::NONE,
        8 => setup.clock = [None, Some(0), Some(20), Some(21), Some(41)][dice.below(5)],
        9 => setup.turn_number = [0, 1, 7][dice.below(3)],
        10 => setup.to_move = color,
        11 if dice.once_in(3) => setup.pieces.retain(|(_, piece)| piece.kind != Kind::King),
        _ => setup.rules = dice.pick(rules),
    }
}

#[test]
fn what_a_refused_position_is_told_holds() {
    let rules = all_rules();
    let mut dice = Dice::new(0x905);
    let (mut told, mut accepted) = (BTreeMap::<&str, usize>::new(), 0);
    while told.values().sum::<usize>() < amount(30_000, 600_000) {
        for start in rules.iter().flat_map(|&rules| starts(rules, dice.roll())).collect::<Vec<Position>>() {
            let game = play::game(start, &mut dice);
            for _ in 0..60 {
                // The first positions of a game are those of its setting.
                let among = if dice.once_in(2) { game.len().min(30) } else { game.len() };
                let mut setup = game[dice.below(among)].setup();
                for _ in 0..=dice.below(3) {
                    mutate(&mut setup, &rules, &mut dice);
                }
                let look = Look(&setup);
                match Position::new(&setup) {
                    Ok(_) => {
                        accepted += 1;
                        let held = look.claims().into_iter().find(|&fault| look.holds(fault));
                        assert_eq!(held, None, "accepted: {}", write_setup(&setup));
                    }
                    Err(bad) => {
                        for fault in bad.reasons {
                            let words = fault.say(setup.rules.edition(), Lang::EN);
                            assert!(look.holds(fault), "{words}? {setup:?}");
                            *told.entry(fault.code()).or_default() += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(accepted > 1_000, "only {accepted} were accepted");
    for fault in said::setups() {
        assert!(told.contains_key(fault.code()), "never told: {}; told: {told:?}", fault.code());
    }
}

/// Descriptions of which something untrue was said: a piece in the wrong place was taken for missing.
#[test]
fn a_piece_in_the_wrong_place_is_not_missing() {
    let codes = |rules: Edition, text: &str| -> Vec<&str> {
        let (setup, _) = read_setup(Rules::new(rules), text).expect("it can be read");
        let bad = Position::new(&setup).expect_err("a fault");
        bad.reasons.into_iter().map(PositionFault::code).collect()
    };
    // The king is there, on a rock of the opponent.
    assert_eq!(codes(Edition::V4_8, "7/8/7/8/4rK4/8/7/8/7 w - 0 9"), ["mixed-stack"]);
    // The army is whole, and the players placed in turn.
    let text = "5/6/7/8/9/8/7/6/1Cr3 w NKKKKCCCRRRRnkkkkccccrrr - 1";
    assert_eq!(codes(Edition::V2_0, text), ["mixed-stack", "outside-rows"]);
}
