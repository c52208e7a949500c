//! Refusals: short sentences that name the rule.

use super::{endings, house, names};
use crate::edition::Edition;
use crate::lang::tell;
use crate::piece::Kind;
use crate::position::Stage;
use crate::refusal::Refusal;

/// The rule that forbids a decision, in the words and cell names of an edition.
pub(super) fn refusal(refusal: &Refusal, edition: Edition) -> String {
    let at = |cell| tell::cell(edition, cell);
    let name = |kind| names::kind(kind, edition);
    let plural = |kind| names::kinds(kind, edition);
    let king = name(Kind::King);
    match *refusal {
        Refusal::GameOver(outcome) => format!("the game is over; {}", endings::told(outcome, edition, None)),
        Refusal::WrongStage(stage) => match stage {
            Stage::Setting => "the pieces are still being placed; write a placement such as N:a3".to_owned(),
            Stage::Turn => "it is time for a turn".to_owned(),
            Stage::Gift(kind) => {
                format!("the ransom comes first: the opponent gives one of his {}", plural(kind))
            }
            Stage::Relocation => format!("the captured {king} must be relocated first"),
        },
        Refusal::NoSuchCell(cell) => format!("the board has no cell {}", at(cell)),
        Refusal::NothingThere(cell) => format!("nothing stands on {}", at(cell)),
        Refusal::NotYours(cell, color) => {
            format!("{} belongs to {}", at(cell), names::color(color))
        }
        Refusal::Rooted(cell) => {
            format!("mountains are rooted: the one on {} never moves", at(cell))
        }
        Refusal::OnMountain(cell) => {
            format!("on {} a mountain is below: only the top cube moves, by step \"-\"", at(cell))
        }
        Refusal::NoStack(cell) => {
            format!("{} holds a single piece; \"=\" moves a stack", at(cell))
        }
        Refusal::SameCell(cell) => {
            format!("a step leads to another cell, and this one begins on {}", at(cell))
        }
        Refusal::NotBeside(from, to) => {
            format!("a single piece moves by one cell; {} is not next to {}", at(to), at(from))
        }
        Refusal::NotInReach(from, to) => format!(
            "a stack moves by one or two cells in a straight line; {} is not so from {}",
            at(to),
            at(from)
        ),
        Refusal::JumpsOver(cell) => {
            format!("a stack jumps over nothing, and {} is occupied", at(cell))
        }
        Refusal::Merges(cell) => {
            format!("a stack never merges, and {} holds a piece of the same colour", at(cell))
        }
        Refusal::Full(cell) => format!("a stack is two high, and {} holds two already", at(cell)),
        Refusal::OnKing(cell) => {
            format!("nothing is put on the {king}, and it stands on {}", at(cell))
        }
        Refusal::StackOnMountain(cell) => {
            format!("a stack cannot move onto a mountain, and there is one on {}", at(cell))
        }
        Refusal::StackTakesOnMountain(cell) => {
            format!("a stack cannot capture a cube on a mountain, as on {}", at(cell))
        }
        Refusal::MountainUntakeable(cell) => {
            format!("a mountain is never captured, and two make a wall on {}", at(cell))
        }
        Refusal::DoesNotBeat(mover, met, cell) => {
            let verb = if name(mover) == "scissors" { "do" } else { "does" };
            format!("{} {verb} not beat {}, which stands on {}", name(mover), name(met.kind), at(cell))
        }
        Refusal::Blocked { cell, guardian, color } => format!(
            "{} is blocked for stacks by {}'s {} on {}",
            at(cell),
            names::color(color),
            name(Kind::Guardian),
            at(guardian)
        ),
        Refusal::NoSecondStep(cell) => format!(
            "there is no second step: one piece moved to {}, and it made no stack that could move on",
            at(cell)
        ),
        Refusal::OverBeforeSecond(cell) => {
            format!("the {king} falls on {} and the game is over: there is no second step", at(cell))
        }
        Refusal::NothingToRelocate => format!("no {king} is captured, so there is none to relocate"),
        Refusal::NeverRelocated => {
            format!("edition {edition} relocates no {king}: its capture ends the game")
        }
        Refusal::MustRelocate(cells) => {
            format!(
                "the captured {king} must be relocated at the end of the turn: {}",
                tell::cells(edition, cells)
            )
        }
        Refusal::NowhereToRelocate => {
            format!("the captured {king} has nowhere to go: the turn wins without a relocation")
        }
        Refusal::BadSeat(cell) => format!(
            "the captured {king} cannot be put on {}: it needs an empty cell, a single cube of its colour \
             or a single mountain on its first row",
            at(cell)
        ),
        Refusal::RansomNotPlayed => "the ransom variant is not played".to_owned(),
        Refusal::NoRansomDue => format!("no {king} is captured, so there is no ransom"),
        Refusal::MustNameRansom(kinds) => format!(
            "the {king} is captured: ask for a ransom by its letter: {}",
            tell::ransoms(edition, kinds)
        ),
        Refusal::NoRansomLeft => {
            format!("nothing can be asked for the captured {king}: the turn wins without a relocation")
        }
        Refusal::RelocatesTooEarly => {
            format!("the {king} is relocated only after the ransom is given")
        }
        Refusal::CannotName(kind) => {
            format!("{} cannot be asked for: the opponent has none on top or alone on the board", name(kind))
        }
        Refusal::NeverRansomed(kind) => format!("a ransom is never a {}", name(kind)),
        Refusal::NothingToGive(cell) => {
            format!("no cube of the captured {king}'s side stands on top on {}", at(cell))
        }
        Refusal::BadGift(cell, kind) => {
            format!("{} does not hold {} of the captured {king}'s side on top", at(cell), name(kind))
        }
        Refusal::NoReserve => "there is no reserve to drop from".to_owned(),
        Refusal::NotInReserve(kind) => {
            format!("the reserve has no more {} to drop", plural(kind))
        }
        Refusal::NeverDropped(kind) => {
            format!("only mountains and wise men are dropped, never a {}", name(kind))
        }
        Refusal::DropsOnEnemy(cell) => {
            format!("cubes are dropped on empty cells or own cubes, and {} is the opponent's", at(cell))
        }
        Refusal::MountainDropsOn(cell) => format!(
            "a mountain is dropped on the ground or on an own mountain, and {} holds another cube",
            at(cell)
        ),
        Refusal::DropsApart(one, other) => format!(
            "two cubes are dropped on the same cell or side by side; {} and {} are apart",
            at(one),
            at(other)
        ),
        Refusal::NoSuchKind(kind) => format!("edition {} has no {}", edition, Kind::id(kind)),
        Refusal::AllPlaced(kind) => format!("every {} is placed already", name(kind)),
        Refusal::NotInGame(kind) => format!("this game is played without {}", name(kind)),
        Refusal::OutsideRows(cell) => {
            format!("shapes are placed on one's own two rows, and {} is outside", at(cell))
        }
        Refusal::SettingOver => "all shapes are placed; the game is on".to_owned(),
        Refusal::NoPlacements => format!("edition {edition} has no free setting: nothing is placed"),
        Refusal::Banned(action) => format!("house rules forbid {}", house::action(action, edition)),
    }
}
