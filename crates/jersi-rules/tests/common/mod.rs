//! Small positions by hand, and what may be played in them.
//!
//! Every check is made twice: as it is written, and turned by 180° with the colours swapped. And every check asks
//! both the referee, which reads the turn, and the generator, which lists all turns: they must agree.

#![allow(dead_code)] // no test file uses all of this

use jersi_rules::notation::{normalized, read_position, read_turn, write_position, write_turn};
use jersi_rules::{
    ByColor, Color, ContentParts, Counts, Edition, Kind, Outcome, Piece, Position, PositionFault, Rules,
    Setup, Stage, Variant,
};

/// An edition with the given variants.
pub fn rules(edition: Edition, reserve: bool, ransom: bool) -> Rules {
    Rules::with(edition, Variant { reserve, ransom }).unwrap()
}

/// The position of a position string.
pub fn pos(edition: Edition, text: &str) -> Position {
    read_position(Rules::new(edition), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position of a short list: side to move, cells with their pieces from the bottom up, and where needed the
/// reserve, the clock and the turn number, as in `w a4:K i4:k d4:MR reserve:MWm clock:39 turn:7`.
pub fn put(edition: Edition, text: &str) -> Position {
    put_by(Rules::new(edition), text)
}

/// The same with variants.
pub fn put_by(rules: Rules, text: &str) -> Position {
    Position::new(&setup(rules, text)).unwrap_or_else(|bad| panic!("{text}: {bad}"))
}

/// The same position in all five editions. The letters are those of 4.8; the cells must be on rows c to g, which
/// all editions name alike.
pub fn everywhere(text: &str) -> Vec<Position> {
    Edition::ALL.map(|edition| put(edition, &in_letters(edition, text))).to_vec()
}

/// The same position in the three editions that hunt the kunti, in the letters of 4.8 and their own cells.
pub fn hunts(text: &str) -> Vec<Position> {
    HUNTS.map(|edition| put(edition, &in_letters(edition, text))).to_vec()
}

/// The editions that hunt the kunti.
pub const HUNTS: [Edition; 3] = [Edition::V2_0, Edition::V3_0, Edition::Draft4];

/// The same position in both editions that bring the king home.
pub fn homes(text: &str) -> Vec<Position> {
    HOMES.map(|edition| put(edition, text)).to_vec()
}

/// The editions that bring the king home.
pub const HOMES: [Edition; 2] = [Edition::V4_8, Edition::V4_16];

/// A list in the letters of 4.8 as another edition writes it.
pub fn in_letters(edition: Edition, text: &str) -> String {
    let letter = |c: char| edition.piece_letter(color(c), Edition::V4_8.kind_of(c).expect("a letter of 4.8"));
    let words = text.split(' ').map(|word| match word.split_once(':') {
        Some((cell, pieces)) if !matches!(cell, "clock" | "turn") => {
            format!("{cell}:{}", pieces.chars().map(letter).collect::<String>())
        }
        _ => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

fn color(letter: char) -> Color {
    if letter.is_lowercase() { Color::Black } else { Color::White }
}

/// What is wrong with such a list.
pub fn faults(rules: Rules, text: &str) -> Vec<PositionFault> {
    Position::new(&setup(rules, text))
        .map_or_else(|bad| bad.reasons, |position| panic!("{position:?} is fine"))
}

fn setup(rules: Rules, text: &str) -> Setup {
    let edition = rules.edition();
    let piece = |letter: char| Piece::new(color(letter), edition.kind_of(letter).expect("a letter"));
    let mut words = text.split(' ');
    let to_move = match words.next() {
        Some("w") => Color::White,
        Some("b") => Color::Black,
        other => panic!("w or b, not {other:?}"),
    };
    let mut setup = Setup {
        rules,
        pieces: Vec::new(),
        to_move,
        reserve: ByColor::default(),
        clock: (!edition.hunts()).then_some(0),
        turn_number: 1,
    };
    for word in words {
        match word.split_once(':').expect("a cell and its pieces") {
            ("reserve", letters) => {
                for piece in letters.chars().map(piece) {
                    let counts: &mut Counts = &mut setup.reserve[piece.color];
                    *counts = counts.with(piece.kind, counts.get(piece.kind) + 1);
                }
            }
            ("clock", count) => setup.clock = Some(count.parse().expect("a count")),
            ("turn", count) => setup.turn_number = count.parse().expect("a number"),
            (cell, letters) => setup.pieces.extend(letters.chars().map(|c| (named(edition, cell), piece(c)))),
        }
    }
    setup
}

/// The cell with this name.
pub fn named(edition: Edition, name: &str) -> jersi_rules::Cell {
    let row = name.as_bytes()[0] - b'a';
    edition.cell(row, name[1..].parse().expect("a number")).expect("a cell of the board")
}

/// What stands on a cell: `.`, `R`, or a stack from the bottom up such as `RK`.
pub fn at(position: &Position, cell: &str) -> String {
    let edition = position.edition();
    let letter = |piece: Piece| edition.piece_letter(piece.color, piece.kind);
    match position.content(named(edition, cell)).view() {
        ContentParts::Empty => ".".to_owned(),
        ContentParts::Single(only) => letter(only).to_string(),
        ContentParts::Stack { bottom, top } => format!("{}{}", letter(bottom), letter(top)),
    }
}

/// All that a player has on the board, cell by cell from a1 on: `a1:C a2:RK a3:N`.
pub fn army(position: &Position, color: Color) -> String {
    let edition = position.edition();
    let names = position.tops(color).into_iter().map(|cell| edition.cell_name(cell).to_string());
    names.map(|name| format!("{name}:{}", at(position, &name))).collect::<Vec<_>>().join(" ")
}

/// The position and the turn; and, except while shapes are placed, the same for the other player.
fn both_sides(position: &Position, turn: &str) -> Vec<(Position, String)> {
    let mut sides = vec![(*position, turn.to_owned())];
    sides.extend(turned(position).map(|other| (other, turned_text(position.edition(), turn))));
    sides
}

/// The position turned by 180° with the colours swapped. There is none of the free setting, where White is first.
pub fn turned(position: &Position) -> Option<Position> {
    let setup = position.before_ransom().setup();
    let setting = Color::BOTH.into_iter().any(|color| setup.reserve[color].get(Kind::King) > 0);
    if setting || position.stage() == Stage::Setting {
        return None;
    }
    let turned = Setup {
        pieces: (setup.pieces.iter())
            .map(|(cell, piece)| (cell.rotated(), Piece::new(piece.color.other(), piece.kind)))
            .collect(),
        to_move: setup.to_move.other(),
        reserve: ByColor { white: setup.reserve.black, black: setup.reserve.white },
        ..setup
    };
    let before = Position::new(&turned).unwrap();
    Some(match position.partial() {
        Some(partial) => read_turn(&before, &turned_text(position.edition(), &partial)).unwrap().after,
        None => before,
    })
}

/// The text of a turn with every cell turned by 180°.
fn turned_text(edition: Edition, text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut turned = String::new();
    let mut n = 0;
    while n < chars.len() {
        let cell = match (chars[n], chars.get(n + 1)) {
            (row @ 'a'..='i', Some(digit)) => digit.to_digit(10).map(|digit| (row as u8 - b'a', digit as u8)),
            _ => None,
        };
        if let Some(cell) = cell.and_then(|(row, number)| edition.cell(row, number)) {
            turned += &edition.cell_name(cell.rotated()).to_string();
            n += 2;
        } else {
            turned.push(chars[n]);
            n += 1;
        }
    }
    turned
}

/// Plays a turn, or a part of one, that must be legal.
pub fn after(position: &Position, turn: &str) -> Position {
    let mut ends = Vec::new();
    for (position, turn) in both_sides(position, turn) {
        let read = read_turn(&position, &turn)
            .unwrap_or_else(|fault| panic!("{turn} is refused ({}) in {position:?}", fault.code()));
        let mut now = position;
        for decision in read.decisions {
            assert!(now.turns().contains(&decision), "{turn} is not generated in {position:?}");
            now = now.play(decision).unwrap();
        }
        assert_eq!(now, read.after);
        ends.push(now);
    }
    if let [one, other] = ends.as_slice() {
        assert_eq!(turned(one).as_ref().map(write_position), Some(write_position(other)));
        let swapped = |outcome: Outcome| Outcome { winner: outcome.winner.map(Color::other), ..outcome };
        assert_eq!(one.outcome().map(swapped), other.outcome(), "{one:?}");
    }
    ends[0]
}

/// Plays turns one after another.
pub fn after_all(position: &Position, turns: &str) -> Position {
    turns.split_whitespace().fold(*position, |position, turn| after(&position, turn))
}

/// All these turns are legal.
pub fn legal(position: &Position, turns: &str) {
    for turn in turns.split_whitespace() {
        after(position, turn);
    }
}

/// All these turns are refused, for this reason.
pub fn refused(position: &Position, turns: &str, code: &str) {
    for turn in turns.split_whitespace() {
        for (position, turn) in both_sides(position, turn) {
            match read_turn(&position, &turn) {
                Ok(_) => panic!("{turn} is legal in {position:?}"),
                Err(fault) => assert_eq!(fault.code(), code, "{turn} in {position:?}"),
            }
            let orders = [normalized(&turn), swapped_drops(&turn)];
            let found = all_turns(&position).into_iter().find(|turn| orders.contains(&normalized(turn)));
            assert_eq!(found, None, "generated in {position:?}");
        }
    }
}

/// Two drops in the other order; on one cell that is another turn, so it is left as it is.
fn swapped_drops(turn: &str) -> String {
    match normalized(turn).split_once('/') {
        Some((one, other)) if one.get(1..2) == Some(":") && one[1..] != other[1..] => {
            format!("{other}/{one}")
        }
        _ => normalized(turn),
    }
}

/// All legal decisions, written.
pub fn all_turns(position: &Position) -> Vec<String> {
    position.turns().into_iter().map(|turn| write_turn(position, turn)).collect()
}

/// The legal decisions that begin with a text, sorted.
pub fn turns_from(position: &Position, start: &str) -> Vec<String> {
    let mut turns: Vec<String> =
        all_turns(position).into_iter().filter(|turn| turn.starts_with(start)).collect();
    turns.sort();
    turns
}

/// The game is over: `white`, `black` or `draw`, and the reason.
pub fn ends(position: &Position, result: &str, reason: &str) {
    let outcome = position.outcome().unwrap_or_else(|| panic!("{position:?} goes on"));
    assert_eq!((outcome.result_id(), outcome.reason.id()), (result, reason), "{position:?}");
    assert_eq!(position.turns().len(), 0, "nothing is played after the end of {position:?}");
}

/// The game is not over.
pub fn goes_on(position: &Position) {
    assert_eq!(position.outcome(), None, "{position:?}");
    assert!(position.has_turn());
}
