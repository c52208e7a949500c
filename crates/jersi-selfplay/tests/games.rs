//! Games are the same however they are made, survive being written, and damage is found out.

use std::collections::HashSet;

use jersi_engine::{Aim, Networks};
use jersi_rules::{Color, Kind, Stage};
use jersi_selfplay::{
    Chunk, ChunkFault, End, Exporter, Game, GameFault, GameResult, Mix, Player, RECORD_BYTES, Seen, Start,
    Terms, canonical_hash, replay,
};

fn terms(mix: Mix) -> Terms {
    Terms { nodes: 12, seed: 3, ..Terms::new(mix) }
}

fn games(mix: Mix, numbers: impl Iterator<Item = u64>) -> Vec<Game> {
    let mut player = Player::new(&terms(mix), None);
    numbers.map(|number| player.play(number, &|| false).expect("nobody stops it")).collect()
}

fn chunk(mix: Mix, count: u64) -> Chunk {
    Chunk { terms: terms(mix), first: 640, games: games(mix, 640..640 + count) }
}

#[test]
fn a_game_depends_on_its_number_only() {
    let forward = games(Mix::All, 0..6);
    let mut backward = games(Mix::All, (0..6).rev());
    backward.reverse();
    assert_eq!(forward, backward);
    let other = Player::new(&Terms { seed: 4, ..terms(Mix::All) }, None).play(0, &|| false);
    assert_ne!(other.as_ref(), forward.first(), "another seed, another game");
    assert_eq!(Player::new(&terms(Mix::All), None).play(0, &|| true), None, "stopped at once");
}

#[test]
fn every_start_is_played_and_replayed() {
    for start in Start::all() {
        for game in games(Mix::Only(start), 0..2) {
            assert_eq!(game.start, start);
            let mut opening = 0;
            replay(&game, |position, decision, turn, after| {
                assert!(position.is_legal(turn));
                assert_eq!(position.play_legal(turn), *after);
                opening += usize::from(decision.score.is_none());
            })
            .unwrap_or_else(|fault| panic!("{}: {fault:?}", start.id()));
            assert_eq!(opening, usize::from(game.opening));
            assert!((6..10).contains(&opening), "{opening}");
        }
    }
}

#[test]
fn written_and_read_again() {
    let chunk = chunk(Mix::All, 5);
    let bytes = chunk.to_bytes();
    assert_eq!(Chunk::from_bytes(&bytes), Ok(chunk.clone()));
    let turns: usize = chunk.games.iter().map(|game| game.decisions.len()).sum();
    assert!(bytes.len() < 4 * turns + 200, "about four bytes a turn");
}

#[test]
fn damage_is_told() {
    let chunk = chunk(Mix::Hunt, 2);
    let bytes = chunk.to_bytes();
    for cut in [8, 11, 40, bytes.len() - 1] {
        let found = Chunk::from_bytes(&bytes[..cut]).expect_err("it is cut off");
        assert!(matches!(found, ChunkFault::Checksum | ChunkFault::Length), "{cut}: {found:?}");
    }
    assert_eq!(Chunk::from_bytes(&bytes[1..]), Err(ChunkFault::NotGames));
    assert_eq!(Chunk::from_bytes(b""), Err(ChunkFault::NotGames));
    for at in [9, 30, bytes.len() / 2, bytes.len() - 3] {
        let mut changed = bytes.clone();
        changed[at] ^= 4;
        assert_eq!(Chunk::from_bytes(&changed), Err(ChunkFault::Checksum), "{at}");
    }
    // With a sum that fits, what is wrong inside is found.
    let resummed = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut body = bytes[..bytes.len() - 8].to_vec();
        change(&mut body);
        let sum = body.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        body.extend(sum.to_le_bytes());
        Chunk::from_bytes(&body)
    };
    assert_eq!(resummed(&|_| ()), Ok(chunk.clone()));
    assert_eq!(resummed(&|body| body.push(0)), Err(ChunkFault::Length));
    assert_eq!(resummed(&|body| body.truncate(body.len() - 1)), Err(ChunkFault::Length));
    assert_eq!(resummed(&|body| body[12] = b'x'), Err(ChunkFault::Terms("mix")));
    let first_game = 12 + chunk.terms.to_text().len() + 6;
    assert_eq!(resummed(&|body| body[first_game] = 99), Err(ChunkFault::Game(640)));
}

#[test]
fn a_game_that_another_generator_made_is_found_out() {
    let game = games(Mix::Hunt, 0..1).remove(0);
    let last = game.decisions.len() - 1;
    let mut beyond = game.clone();
    beyond.decisions[3].index = u16::MAX;
    assert_eq!(replay(&beyond, |_, _, _, _| ()), Err(GameFault::NoSuchTurn(3)));
    let mut other = game.clone();
    other.decisions[last].index ^= 1;
    assert!(replay(&other, |_, _, _, _| ()).is_err());
    let mut other = game.clone();
    other.check ^= 1;
    assert_eq!(replay(&other, |_, _, _, _| ()), Err(GameFault::OtherEnd));
    let mut other = game;
    other.end = if other.end == End::Rules { End::Quiet } else { End::Rules };
    assert_eq!(replay(&other, |_, _, _, _| ()), Err(GameFault::OtherResult));
}

#[test]
fn only_quiet_positions_are_exported() {
    let chunk = chunk(Mix::All, 6);
    let exported = Exporter::default().export(&chunk, 640).expect("sound games");
    assert!(exported.records.len() > 50 && exported.records.len() as u64 * 10 < exported.decisions * 9);
    let mut quiet = HashSet::new();
    for (n, game) in chunk.games.iter().enumerate() {
        let mut number = 0_u16;
        replay(game, |position, decision, _, after| {
            number += 1;
            let pieces = |position: &jersi_rules::Position| {
                Color::BOTH.map(|color| position.on_board(color).total()).iter().sum::<u32>()
            };
            let scored = decision.score.is_some_and(|score| score.abs() <= 20_000);
            if scored && position.stage() == Stage::Turn && pieces(after) >= pieces(position) {
                let result = game.result.for_player(position.to_move());
                quiet.insert((640 + n as u32, result, decision.score));
            }
        })
        .expect("sound");
    }
    for (hash, record) in &exported.records {
        let bytes = &record.0;
        assert_eq!((*hash, bytes.len()), (canonical_hash(record), RECORD_BYTES));
        let score = i16::from_le_bytes([bytes[78], bytes[79]]);
        let game = u32::from_le_bytes([bytes[80], bytes[81], bytes[82], bytes[83]]);
        assert!(quiet.contains(&(game, bytes[76], Some(score))));
        assert_eq!(bytes[75], chunk.games[(game - 640) as usize].start.number());
        let kings = bytes[..69].iter().filter(|&&byte| byte != 0x80 && byte & 7 == Kind::King as u8).count();
        assert_eq!(kings, 2);
    }
    let of = |aim| Exporter { aim: Some(aim) }.export(&chunk, 640).expect("sound games").records;
    let parts = Aim::ALL.map(|aim| of(aim).len());
    assert_eq!(parts.iter().sum::<usize>(), exported.records.len());
    let mut seen = Seen::new();
    assert!(exported.records.iter().filter(|(hash, _)| seen.add(*hash)).count() > 50);
}

#[test]
fn networks_that_are_not_there_are_the_same_as_none() {
    let networks = Networks::none();
    let by_network = Player::new(&terms(Mix::Hunt), Some(&networks)).play(5, &|| false);
    assert_eq!(by_network, Player::new(&terms(Mix::Hunt), None).play(5, &|| false));
    let game = by_network.expect("nobody stops it");
    assert!(matches!(game.result, GameResult::White | GameResult::Black | GameResult::Tie));
}
