//! How a game has ended, read off the board.

use jersi_rules::{Color, Outcome, Position, Reason};

use super::table::{Table, hunts};

/// Whether the game has ended so. With the ransom, one that ended because the king had nowhere to go after the last
/// cube was given looks like one in which nothing could be asked for: both are true of the board.
pub fn is(position: &Position, table: &Table, told: Outcome) -> bool {
    let seen = of(position, table);
    let both = seen.is_some_and(|seen| {
        let loser = told.winner.map(Color::other);
        (seen.winner, seen.reason, told.reason) == (told.winner, Reason::NoRansom, Reason::KingNotRelocatable)
            && loser.is_some_and(|loser| table.seats(loser).is_empty())
    });
    seen == Some(told) || both
}

/// How the game has ended, if it has.
pub fn of(position: &Position, table: &Table) -> Option<Outcome> {
    if position.ransom_so_far().is_some() {
        return None;
    }
    let edition = position.edition();
    let (mover, other) = (position.to_move(), position.to_move().other());
    let clock = position.clock().number();
    let setting = hunts(edition) && position.reserve(mover).total() > 0;
    if setting {
        return None;
    }
    let lost = [Color::White, Color::Black].into_iter().find(|&color| table.king(color).is_none());
    if let Some(lost) = lost {
        let reason = if hunts(edition) {
            Reason::KingCaptured
        } else if position.rules().ransom() && table.nameable(lost).is_empty() {
            Reason::NoRansom
        } else {
            assert!(table.seats(lost).is_empty(), "the king of {position} could come back");
            Reason::KingNotRelocatable
        };
        return Some(Outcome::win(lost.other(), reason));
    }
    if hunts(edition) {
        if clock == Some(0) {
            let winner = match table.strength(Color::White).cmp(&table.strength(Color::Black)) {
                std::cmp::Ordering::Greater => Some(Color::White),
                std::cmp::Ordering::Less => Some(Color::Black),
                std::cmp::Ordering::Equal => None,
            };
            return Some(Outcome { winner, reason: Reason::Exhaustion });
        }
    } else {
        let home = |color| {
            let far = if color == Color::White { 8 } else { 0 };
            table.king(color).is_some_and(|(row, _)| row == far)
        };
        // Who has just moved comes first.
        if let Some(winner) = [other, mover].into_iter().find(|&color| home(color)) {
            return Some(Outcome::win(winner, Reason::KingArrived));
        }
        if clock.is_some_and(|quiet| quiet >= 40) {
            return Some(Outcome::tie(Reason::NoCaptureLimit));
        }
    }
    position.turns().is_empty().then(|| Outcome::win(other, Reason::NoTurn))
}
