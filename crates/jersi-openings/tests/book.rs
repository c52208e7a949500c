//! A book tells what was put into it, and refuses what is none.

use jersi_openings::{BadBook, Book, Builder, Counts, Source};
use jersi_rules::{Color, Edition, Position, Rules};

fn start() -> Position {
    Position::initial(Rules::new(Edition::V4_8))
}

/// The positions of a line.
fn line(turns: &[&str]) -> Vec<Position> {
    let mut positions = vec![start()];
    for turn in turns {
        positions.push(positions[positions.len() - 1].play_text(turn).expect("legal"));
    }
    positions
}

#[test]
fn what_was_played_is_told_with_its_results() {
    let mut builder = Builder::default();
    for winner in [Some(Color::White), Some(Color::White), None] {
        builder.add(Source::SelfPlay, &line(&["b4-c4", "h4-g4"]), winner);
    }
    builder.add(Source::SelfPlay, &line(&["b5-c5"]), Some(Color::Black));
    builder.add(Source::SelfPlay, &line(&["b5-c5"]), Some(Color::Black));
    builder.add(Source::Records, &line(&["b4-c4"]), Some(Color::Black));
    let book = Book::read(builder.bytes(4096)).expect("a book");
    assert_eq!(book.games(&start(), Source::SelfPlay), Counts { white: 2, ties: 1, black: 2 });
    let played = book.played(&start());
    let told: Vec<(&str, u32, u32)> =
        played.iter().map(|one| (one.text.as_str(), one.self_play.games(), one.records.games())).collect();
    assert_eq!(told, [("b4-c4", 3, 1), ("b5-c5", 2, 0)]);
    assert_eq!(played[0].self_play, Counts { white: 2, ties: 1, black: 0 });
    assert_eq!(book.played(&line(&["b4-c4"])[1])[0].text, "h4-g4");
    assert!(book.played(&line(&["b4-c4", "h4-g4"])[2]).is_empty());
}

#[test]
fn recorded_turns_stand_before_those_of_the_engine() {
    let mut builder = Builder::default();
    for (turn, self_play, records) in [("b4-c4", 9, 0), ("b5-c5", 2, 1), ("b3-c3", 3, 1), ("b6-c6", 2, 2)] {
        (0..self_play).for_each(|_| builder.add(Source::SelfPlay, &line(&[turn]), None));
        (0..records).for_each(|_| builder.add(Source::Records, &line(&[turn]), None));
    }
    let book = Book::read(builder.bytes(4096)).expect("a book");
    let told: Vec<String> = book.played(&start()).into_iter().map(|one| one.text).collect();
    assert_eq!(told, ["b6-c6", "b3-c3", "b5-c5", "b4-c4"]);
}

#[test]
fn the_same_board_by_other_rules_is_another_position() {
    let mut builder = Builder::default();
    builder.add(Source::Records, &line(&["b4-c4"]), None);
    let book = Book::read(builder.bytes(4096)).expect("a book");
    let other: Position = Position::initial(Rules::new(Edition::V4_16));
    assert_eq!(book.games(&other, Source::Records).games(), 0);
    assert_eq!(book.games(&start(), Source::Records).games(), 1);
}

#[test]
fn a_book_keeps_within_its_bounds_whatever_the_order() {
    let games = [["b4-c4", "h4-g4"], ["b5-c5", "h4-g4"], ["b4-c4", "h5-g5"], ["b4-c4", "h4-g4"]];
    let (mut one, mut other) = (Builder::default(), Builder::default());
    for game in games {
        one.add(Source::SelfPlay, &line(&game), None);
    }
    for game in games.iter().rev() {
        other.add(Source::SelfPlay, &line(game), None);
    }
    assert_eq!(one.bytes(4096), other.bytes(4096));
    // The start, b4-c4 and what follows it twice; single games are left out.
    assert_eq!(Book::read(one.bytes(4096)).expect("a book").positions(Source::SelfPlay), 3);
    let small = one.bytes(16 + 12);
    assert!(small.len() <= 28);
    assert_eq!(Book::read(small).expect("a book").positions(Source::SelfPlay), 1);
}

#[test]
fn what_is_no_book_is_refused() {
    let mut builder = Builder::default();
    builder.add(Source::Records, &line(&["b4-c4", "h4-g4"]), None);
    let good = builder.bytes(4096);
    assert_eq!(Book::read(b"something".to_vec()).map(|_| ()), Err(BadBook::NotABook));
    assert_eq!(Book::read(good[..good.len() - 1].to_vec()).map(|_| ()), Err(BadBook::Length));
    let mut swapped = good.clone();
    let (first, second) = (good[16..28].to_vec(), good[28..40].to_vec());
    swapped[16..28].copy_from_slice(&second);
    swapped[28..40].copy_from_slice(&first);
    assert_eq!(Book::read(swapped).map(|_| ()), Err(BadBook::Order));
    let mut huge = good;
    huge[8..12].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(Book::read(huge).map(|_| ()), Err(BadBook::Length));
}
