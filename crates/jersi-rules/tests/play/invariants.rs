//! What holds in every position, and from every position to the next.

use jersi_rules::notation::write_turn;
use jersi_rules::{
    CellSet, Color, ContentParts, Counts, Edition, EndClock, Kind, Piece, Position, Reason, Stage, Turn,
    TurnParts, lattice,
};

use super::all_pieces;

/// What holds in a position by itself.
pub fn hold_in(position: &Position) {
    stands_are_allowed(position);
    sets_tell_what_stands(position);
    counts_tell_what_stands(position);
    kings_are_there(position);
    endings_agree(position);
}

/// At most two pieces, none on a king, one colour unless on a mountain, mountains on mountains only.
fn stands_are_allowed(position: &Position) {
    for cell in lattice::ALL {
        let stand = position.content(cell);
        assert!(stand.is_empty() || position.rules().facts().cells.has(cell), "{cell:?} in {position:?}");
        assert!(stand.pieces().count() <= 2, "{cell:?} in {position:?}");
        if let ContentParts::Stack { bottom, top } = stand.view() {
            assert_ne!(bottom.kind, Kind::King, "{cell:?} in {position:?}");
            assert!(bottom.color == top.color || bottom.kind == Kind::Mountain, "{cell:?} in {position:?}");
            assert!(top.kind != Kind::Mountain || top == bottom, "{cell:?} in {position:?}");
        }
    }
}

/// The sets that the generator works with and the stands say the same.
fn sets_tell_what_stands(position: &Position) {
    let cells = |wanted: &dyn Fn(Option<Piece>, Option<Piece>) -> bool| -> CellSet {
        let held = |cell: &jersi_rules::Cell| {
            let stand = position.content(*cell);
            wanted(stand.top(), stand.bottom())
        };
        lattice::ALL.into_iter().filter(held).collect()
    };
    let mountain = |piece: Option<Piece>| piece.is_some_and(|piece| piece.kind == Kind::Mountain);
    for color in Color::BOTH {
        assert_eq!(position.tops(color), cells(&|top, _| top.is_some_and(|top| top.color == color)));
        let king = cells(&|top, _| top == Some(Piece::new(color, Kind::King)));
        assert_eq!(position.king(color), king.first());
    }
    for kind in Kind::ALL {
        assert_eq!(position.tops_of(kind), cells(&|top, _| top.is_some_and(|top| top.kind == kind)));
    }
    assert_eq!(position.stacks(), cells(&|_, bottom| bottom.is_some()));
    assert_eq!(position.rooted(), cells(&|top, bottom| mountain(bottom.or(top))));
    assert_eq!(position.empty_cells(), cells(&|top, _| top.is_none()) & position.rules().facts().cells);
}

fn counts_tell_what_stands(position: &Position) {
    for color in Color::BOTH {
        let standing = lattice::ALL
            .into_iter()
            .flat_map(|cell| position.content(cell).pieces())
            .filter(|piece| piece.color == color)
            .fold(Counts::NONE, |counts, piece| counts.with(piece.kind, counts.get(piece.kind) + 1));
        assert_eq!(position.on_board(color), standing, "{color} in {position:?}");
        for kind in Kind::ALL {
            let all = all_pieces(position, color).get(kind);
            assert!(all <= position.edition().count(kind), "{color} {kind:?} in {position:?}");
        }
    }
}

/// One king each, unless it was captured: then the game is over or a ransom is under way.
fn kings_are_there(position: &Position) {
    for color in Color::BOTH {
        let kings = all_pieces(position, color).get(Kind::King);
        let captured = match position.ended().map(|outcome| outcome.reason) {
            Some(Reason::KingCaptured | Reason::KingNotRelocatable | Reason::NoRansom) => {
                position.ended().and_then(|outcome| outcome.winner) == Some(color.other())
            }
            _ => position.ransom_so_far().is_some() && color != position.to_move(),
        };
        assert_eq!(kings, u8::from(!captured), "{color} in {position:?}");
    }
}

/// A game is over if and only if there is nothing to decide.
fn endings_agree(position: &Position) {
    let turns = position.turns();
    assert_eq!(position.outcome().is_some(), turns.is_empty(), "{position:?}");
    assert_eq!(position.has_turn(), !turns.is_empty(), "{position:?}");
    assert_eq!(position.count_turns(), turns.len() as u64, "{position:?}");
    match position.outcome() {
        Some(outcome) if outcome.reason == Reason::NoTurn => assert_eq!(position.ended(), None),
        outcome => assert_eq!(position.ended(), outcome),
    }
}

/// What holds from a position to the one after a legal decision.
pub fn hold_between(before: &Position, turn: Turn, after: &Position) {
    pieces_only_go(before, turn, after);
    mountains_stay(before, after);
    reserves_only_shrink(before, turn, after);
    play_goes_round(before, after);
    clocks_run(before, turn, after);
}

/// No piece comes from nowhere: only a captured king comes back. The player who decides loses nothing but
/// the cube he gives.
fn pieces_only_go(before: &Position, turn: Turn, after: &Position) {
    for color in Color::BOTH {
        for kind in Kind::ALL {
            let (had, has) = (all_pieces(before, color).get(kind), all_pieces(after, color).get(kind));
            let back = kind == Kind::King && matches!(turn.parts(), TurnParts::Relocation(_));
            assert!(has <= had || back, "{color} {kind:?} after {turn:?} in {before:?}");
            if color == before.to_move() || kind == Kind::Mountain {
                assert_eq!(has, had, "{color} {kind:?} after {turn:?} in {before:?}");
            }
        }
    }
    let lost = |color| all_pieces(before, color).total().saturating_sub(all_pieces(after, color).total());
    match turn.parts() {
        TurnParts::Gift(cell) => {
            assert_eq!(before.content(cell).top().map(|top| top.color), Some(before.decider()));
            assert_eq!(lost(before.decider()), 1, "{turn:?} in {before:?}");
        }
        TurnParts::Steps { .. } => assert!(lost(before.to_move().other()) <= 4, "{turn:?} in {before:?}"),
        TurnParts::Relocation(_) => {
            assert_eq!(all_pieces(after, before.to_move().other()).get(Kind::King), 1, "{before:?}");
        }
        TurnParts::Drops { .. } | TurnParts::Place(_) => {
            assert_eq!(lost(before.to_move().other()), 0, "{turn:?} in {before:?}");
        }
    }
}

fn mountains_stay(before: &Position, after: &Position) {
    for cell in before.rooted() {
        let mountains = |position: &Position| -> Vec<Piece> {
            position.content(cell).pieces().filter(|piece| piece.kind == Kind::Mountain).collect()
        };
        let (had, has) = (mountains(before), mountains(after));
        assert!(has.starts_with(&had), "{cell:?} in {before:?}, then {after:?}");
    }
    let grown = |position: &Position, color| position.on_board(color).get(Kind::Mountain);
    for color in Color::BOTH {
        assert!(grown(before, color) <= grown(after, color));
    }
}

fn reserves_only_shrink(before: &Position, turn: Turn, after: &Position) {
    let used = match turn.parts() {
        TurnParts::Drops { first, second } => vec![Some(first), second],
        TurnParts::Place(place) => vec![Some(place)],
        _ => Vec::new(),
    };
    let used: Vec<Kind> = used.into_iter().flatten().map(|drop| drop.kind).collect();
    for color in Color::BOTH {
        for kind in Kind::ALL {
            let mine = color == before.to_move();
            let taken = used.iter().filter(|&&used| mine && used == kind).count();
            let (had, has) = (before.reserve(color).get(kind), after.reserve(color).get(kind));
            assert_eq!(usize::from(had - has), taken, "{color} {kind:?} after {turn:?} in {before:?}");
        }
    }
}

/// The players take turns, and turns are numbered; a setting has no numbers, a ransom is one turn.
fn play_goes_round(before: &Position, after: &Position) {
    let goes_on = after.ransom_so_far().is_some();
    assert_eq!(after.to_move() == before.to_move(), goes_on, "{before:?}, then {after:?}");
    let counted = before.stage() != Stage::Setting && !goes_on;
    assert_eq!(after.turn_number(), before.turn_number() + u16::from(counted), "{before:?}, then {after:?}");
}

fn clocks_run(before: &Position, turn: Turn, after: &Position) {
    if before.edition().hunts() {
        match (before.clock(), after.clock()) {
            (EndClock::Stopped, EndClock::Stopped | EndClock::LastTurns { left: 20, of: 20 }) => {}
            (EndClock::LastTurns { left, .. }, EndClock::LastTurns { left: now, .. }) => {
                let over = after.ended().is_some_and(|outcome| outcome.reason == Reason::KingCaptured);
                assert_eq!(now, if over { left } else { left - 1 }, "{before:?}, then {after:?}");
            }
            clocks => panic!("{clocks:?}: {before:?}, then {after:?}"),
        }
        return;
    }
    if after.ransom_so_far().is_some() {
        return assert_eq!(after.clock(), before.clock());
    }
    let captures = before.ransom_so_far().is_some() || write_turn(before, turn).contains('!');
    let counts = captures && (before.edition() != Edition::V4_16 || !write_turn(before, turn).contains("!!"));
    match after.clock().number() {
        Some(0) => assert!(captures, "{before:?}, then {after:?}"),
        quiet => {
            assert!(!counts, "{before:?}, then {after:?}");
            assert_eq!(quiet, before.clock().number().map(|quiet| quiet + 1), "{before:?}, then {after:?}");
        }
    }
}
