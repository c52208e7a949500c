//! The engine's network against what PyTorch and NumPy say of the same positions (`train/fixture.py`, `train/reference.py`).

use std::fs;
use std::path::PathBuf;

use jersi_engine::{Aim, Dice, Network};
use jersi_rules::Stage;
use jersi_selfplay::{Mix, Player, PositionRecord, RECORD_BYTES, Start, Terms, replay};

fn data(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../train/test-data", name].iter().collect()
}

/// A network whose weights are drawn, by the rule of `made_up` in `train/fixture.py`.
fn made_up(aim: Aim) -> Network {
    let (inputs, groups, buckets) = (3193_u32, 32_u16, 8_u8);
    let mut dice = Dice::seeded(16 + aim as u64);
    let mut draw = |most: i64| (dice.roll() >> 33) as i64 % most;
    let mut bytes = b"JERSINN1".to_vec();
    bytes.extend([aim as u8, buckets]);
    bytes.extend(groups.to_le_bytes());
    bytes.extend(inputs.to_le_bytes());
    for _ in 0..inputs * u32::from(groups) {
        bytes.push((draw(81) - 40) as u8);
    }
    for _ in 0..groups {
        bytes.extend((draw(101) as i16 - 20).to_le_bytes());
    }
    for _ in 0..u16::from(buckets) * 2 * groups {
        bytes.push((draw(41) - 20) as u8);
    }
    for _ in 0..buckets {
        bytes.extend(((draw(2001) as i32 - 1000) * 1000).to_le_bytes());
    }
    let sum = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    bytes.extend(sum.to_le_bytes());
    Network::read(&bytes).expect("a sound network")
}

/// Positions of every start, with their records: every seventh of a game of random decisions.
fn positions() -> Vec<(jersi_rules::Position, PositionRecord)> {
    let mut found = Vec::new();
    for start in Start::all() {
        let terms = Terms { nodes: 5, seed: 16, ..Terms::new(Mix::Only(start)) };
        let game = Player::new(&terms, None).play(0, &|| false).expect("nobody stops it");
        let mut number = 0;
        replay(&game, |position, _, _, _| {
            number += 1;
            if number % 7 == 0 && position.stage() == Stage::Turn {
                let record = PositionRecord::new(position, start, 1, 0, u32::from(start.number()));
                found.push((*position, record));
            }
        })
        .expect("a sound game");
    }
    found
}

/// A position as its record tells it. Games may come out otherwise in a later version of the search, so the positions that were
/// written once are read again instead of being found again.
fn position_of(record: &[u8]) -> jersi_rules::Position {
    use jersi_rules::{ByColor, Cell, Color, Kind, Piece, ROWS, Setup};
    let start = Start::from_number(record[75]).expect("a start");
    let rules = start.position(0).rules();
    let cells = (0..ROWS).flat_map(|row| (1..=9).filter_map(move |number| Cell::at(row, number)));
    let piece = |bits: u8| {
        Piece::new(if bits >> 3 == 0 { Color::White } else { Color::Black }, Kind::ALL[usize::from(bits & 7)])
    };
    let mut pieces = Vec::new();
    for (cell, &byte) in cells.zip(record) {
        if byte >> 4 & 7 != 0 {
            pieces.push((cell, piece(byte >> 4)));
        }
        if byte != 0x80 {
            pieces.push((cell, piece(byte & 15)));
        }
    }
    let reserve = |at: usize| {
        jersi_rules::Counts::NONE.with(Kind::Mountain, record[at]).with(Kind::Wise, record[at + 1])
    };
    let clock = match rules.edition().hunts() {
        true => Some(record[73]).filter(|&left| left != 255),
        false => Some(40 - record[73]),
    };
    jersi_rules::Position::new(&Setup {
        rules,
        pieces,
        to_move: Color::White,
        reserve: ByColor { white: reserve(69), black: reserve(71) },
        clock,
        turn_number: 9,
    })
    .expect("a position that was reached")
}

#[test]
fn the_engine_agrees_with_pytorch() {
    if std::env::var_os("JERSI_WRITE").is_some() {
        let bytes: Vec<u8> = positions().iter().flat_map(|(_, record)| record.0).collect();
        fs::create_dir_all(data("")).expect("a folder");
        fs::write(data("positions.pos"), bytes).expect("written");
        return;
    }
    let records = fs::read(data("positions.pos")).expect("positions");
    let outputs = fs::read_to_string(data("outputs.txt")).expect("outputs");
    let outputs: Vec<f64> = outputs.lines().map(|line| line.parse().expect("a number")).collect();
    assert_eq!(records.len(), outputs.len() * RECORD_BYTES);
    assert!(outputs.len() >= 100);
    let networks = Aim::ALL.map(made_up);
    let mut spread = 0;
    for (record, pytorch) in records.chunks_exact(RECORD_BYTES).zip(outputs) {
        let position = position_of(record);
        let start = Start::from_number(record[75]).expect("a start");
        let again = PositionRecord::new(&position, start, record[76], 0, u32::from(start.number()));
        assert_eq!(again.0, record, "the record says all of it");
        let units = networks[start.aim() as usize].evaluate(&position);
        // The engine drops fractions, and floats are no better than this.
        assert!((f64::from(units) - pytorch).abs() < 1.002, "{units} against {pytorch}");
        assert!(units.abs() as f64 <= pytorch.abs() + 0.002, "{units} against {pytorch}");
        spread += i32::from(units.abs() > 20);
    }
    assert!(spread > 50, "the outputs tell positions apart");
}

#[test]
fn both_players_see_the_same_position() {
    // The record of Black's position, read as White's, is worth the same to its mover.
    let networks = Aim::ALL.map(made_up);
    let mut turned = 0;
    for (position, record) in positions() {
        let network = &networks[Aim::of(position.rules()) as usize];
        assert_eq!(network.evaluate(&position), network.evaluate(&position_of(&record.0)));
        turned += u32::from(position.to_move() == jersi_rules::Color::Black);
    }
    assert!(turned > 10);
}
