//! The network is what docs/network.md says: the same from nothing and step by step, and the same for all six images.

use jersi_rules::{ByColor, Cell, Color, Kind, Piece, Position, Setup, Stage};

use super::accumulator::Accumulators;
use super::features::{EXTRAS, INPUTS, SQUARES};
use super::file::tests::random_file;
use super::*;
use crate::Dice;
use crate::walks::{all_rules, positions};

fn random_networks() -> Networks {
    let mut networks = Networks::none();
    for aim in Aim::ALL {
        networks.read(&random_file(aim, 7)).expect("a network");
    }
    networks
}

/// The inputs of a position as the definition words them, told without the tables of `features.rs`.
fn inputs(position: &Position, view: Color) -> Vec<usize> {
    let mut inputs = Vec::new();
    let squares: Vec<Cell> = (0..Cell::END).filter_map(Cell::from_index).collect();
    for (square, &cell) in squares.iter().enumerate() {
        let square = if view == Color::White { square } else { 68 - square };
        let content = position.content(cell);
        let mut tell = |slot: usize, piece: Piece| {
            inputs.push((2 * slot + usize::from(piece.color != view)) * SQUARES + square);
        };
        match (content.top(), content.bottom()) {
            (Some(top), None) => tell(top.kind as usize, top),
            (Some(top), Some(bottom)) => {
                tell(8 + top.kind as usize, top);
                tell(15 + bottom.kind as usize, bottom);
            }
            _ => {}
        }
    }
    for (first, color) in [(3174, view), (3180, view.other())] {
        let reserve = position.reserve(color);
        inputs.extend((0..usize::from(reserve.get(Kind::Mountain))).map(|k| first + k));
        inputs.extend((0..usize::from(reserve.get(Kind::Wise))).map(|k| first + 4 + k));
    }
    if let Some(left) = position.clock().turns_left() {
        inputs.extend((0..6).filter(|&k| left <= [20, 15, 10, 6, 3, 1][k]).map(|k| 3186 + k));
    }
    if position.rules().ransom() {
        inputs.push(3192);
    }
    inputs
}

/// The output of the definition, in wide integers, one weight after the other.
fn worked_out(network: &Network, position: &Position) -> i32 {
    let fighters: u8 = Color::BOTH
        .iter()
        .flat_map(|&color| [Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool].map(|kind| (color, kind)))
        .map(|(color, kind)| position.on_board(color).get(kind))
        .sum();
    let bucket = usize::from(fighters / 4).min(7);
    let mut sum = i64::from(network.output_bias[bucket]);
    for (side, view) in [position.decider(), position.decider().other()].into_iter().enumerate() {
        let inputs = inputs(position, view);
        for neuron in 0..192 {
            let acc = i64::from(network.bias.0[neuron])
                + inputs.iter().map(|&input| i64::from(network.columns[input][neuron])).sum::<i64>();
            let active = acc.clamp(0, 127);
            sum += active * active * i64::from(network.output[bucket][side][neuron]);
        }
    }
    (sum * 250 / (127 * 127 * 64)).clamp(-20_000, 20_000) as i32
}

#[test]
fn the_shape_is_that_of_the_definition() {
    assert_eq!((EXTRAS, INPUTS), (3174, 3193));
}

#[test]
fn step_by_step_as_from_nothing() {
    let networks = random_networks();
    let mut dice = Dice::seeded(3);
    let mut seen = 0;
    for rules in all_rules() {
        let network = networks.of(Aim::of(rules)).expect("all");
        // One board after the other at plies by chance: some follow an ancestor, some something quite different.
        let mut accumulators = Accumulators::new(8);
        for mut position in positions(rules, 12, 5) {
            for _ in 0..12 {
                let turns = position.turns();
                if position.stage() == Stage::Turn && position.outcome().is_none() {
                    let ply = dice.below(8);
                    let expected = worked_out(network, &position);
                    assert_eq!(accumulators.evaluate(network, &position, ply), expected, "{position}");
                    assert_eq!(network.evaluate(&position), expected);
                    seen += 1;
                }
                let Some(turn) = dice.pick(&turns) else { break };
                position = position.play_legal(turn);
            }
        }
    }
    assert!(seen > 1_000, "{seen}");
}

/// The cell in the same place from the other side of the mirror.
fn mirrored(cell: Cell) -> Cell {
    let length = (1..=9).rev().find(|&number| Cell::at(cell.row(), number).is_some()).expect("a row");
    Cell::at(cell.row(), length + 1 - cell.number()).expect("a cell of the row")
}

fn cycled(piece: Piece) -> Piece {
    let kind = match piece.kind {
        Kind::Rock => Kind::Scissors,
        Kind::Scissors => Kind::Paper,
        Kind::Paper => Kind::Rock,
        other => other,
    };
    Piece::new(piece.color, kind)
}

#[test]
fn all_six_images_and_both_players_are_judged_alike() {
    let networks = random_networks();
    let mut seen = 0;
    for rules in all_rules() {
        let network = networks.of(Aim::of(rules)).expect("all");
        for position in positions(rules, 20, 9) {
            if position.stage() != Stage::Turn {
                continue;
            }
            let value = network.evaluate(&position);
            let mut setup = position.setup();
            for n in 0..6 {
                let turn_round = |setup: &Setup| Setup {
                    pieces: setup.pieces.iter().map(|&(cell, piece)| (mirrored(cell), piece)).collect(),
                    ..setup.clone()
                };
                if n == 3 {
                    setup = turn_round(&setup);
                }
                for (_, piece) in &mut setup.pieces {
                    *piece = cycled(*piece);
                }
                let image = Position::new(&setup).expect("an image is a position");
                assert_eq!(network.evaluate(&image), value, "{position} and {image}");
            }
            let other = Setup {
                pieces: setup
                    .pieces
                    .iter()
                    .map(|&(cell, piece)| (cell.rotated(), Piece::new(piece.color.other(), piece.kind)))
                    .collect(),
                to_move: setup.to_move.other(),
                reserve: ByColor { white: setup.reserve.black, black: setup.reserve.white },
                ..setup
            };
            let other = Position::new(&other).expect("the other player's view is a position");
            assert_eq!(network.evaluate(&other), value);
            seen += 1;
        }
    }
    assert!(seen > 150, "{seen}");
}
