//! What the page says: labels of cells and buttons, turns in words, and what is wrong with a request.

use jersi_game::{Choice, Effect, Ending, Leg, LegAct};
use jersi_rules::lang::Said;
use jersi_rules::record::Layout;
use jersi_rules::{Aim, Carry, Cell, CellContent, Color, Edition, EndClock, Kind, Piece, Rules, TurnLabel};

use super::table::name;
use super::{English, LANG, club, end};
use crate::sentence::list;
use crate::{
    ClubNews, Done, LeftOut, PageFault, PageWords, PlanNews, capital, kind_name, kind_plural, king_row,
};

impl PageWords for English {
    fn edition(&self, edition: Edition) -> String {
        format!("Edition {edition}")
    }

    fn goal(&self, edition: Edition, player: Color) -> String {
        let king = kind(edition, Kind::King);
        match edition.facts().booklet_aim {
            Aim::BringTheKingHome { .. } => format!("Goal: your {king} on row {}", king_row(player)),
            Aim::HuntTheKing { .. } => format!("Goal: take the enemy {king}"),
        }
    }

    fn goal_in_short(&self, edition: Edition, player: Color) -> String {
        let king = kind(edition, Kind::King);
        match edition.facts().booklet_aim {
            Aim::BringTheKingHome { .. } => format!("{king} to row {}", king_row(player)),
            Aim::HuntTheKing { .. } => format!("take the {king}"),
        }
    }

    fn takes(&self, edition: Edition, takes: Kind, taken: &[Kind]) -> String {
        format!("{} {} {}.", capital(&kind(edition, takes)), take(edition, takes), all(edition, taken))
    }

    fn held_takes(&self, edition: Edition, takes: Kind, on_stack: bool, taken: &[Kind]) -> String {
        let taken = all(edition, taken);
        if on_stack {
            format!("Its {} {} {taken}.", kind(edition, takes), take(edition, takes))
        } else {
            format!("It takes {taken}.")
        }
    }

    fn key_note(&self, edition: Edition, noted: Kind, player: Color, safe_from: &[Kind]) -> Option<String> {
        match (noted, edition.facts().booklet_aim) {
            (Kind::King, Aim::BringTheKingHome { .. }) => {
                Some(format!("nothing; wins on row {}", king_row(player)))
            }
            (Kind::King, Aim::HuntTheKing { .. }) => Some("nothing; you lose without it".to_owned()),
            (Kind::Mountain, _) => Some("never moves, never taken".to_owned()),
            (Kind::Guardian, _) => Some("never taken; no stack stops beside it".to_owned()),
            (Kind::Wise, _) => {
                let safe: Vec<Said> =
                    safe_from.iter().map(|&kind| kind_plural(edition, kind, LANG)).collect();
                Some(format!("nothing; safe from {}", list(&safe, "and")))
            }
            (Kind::Rock | Kind::Paper | Kind::Scissors | Kind::Fool, _) => None,
        }
    }

    fn enemy(&self, edition: Edition, there: &[Piece], takers: &[Kind], now_from: &[Cell]) -> String {
        let whose = there.last().map_or("", |top| match top.color {
            Color::White => "White's ",
            Color::Black => "Black's ",
        });
        let takers: Vec<Said> = takers.iter().map(|&kind| kind_plural(edition, kind, LANG)).collect();
        let taken = match takers.as_slice() {
            [] => "Nothing takes it.".to_owned(),
            takers => format!("Your {} take it.", list(takers, "and")),
        };
        let cells: Vec<String> = now_from.iter().map(|&cell| edition.cell_name(cell).to_string()).collect();
        let now = match cells.as_slice() {
            [] => String::new(),
            [first, second, third, _, ..] => {
                format!(" It can be taken now, from {first}, {second}, {third} and elsewhere.")
            }
            few => format!(" It can be taken now, from {}.", list(few, "or")),
        };
        format!("{whose}{}. {taken}{now}", pieces(edition, there))
    }

    fn piece(&self, edition: Edition, piece: Piece) -> String {
        let color = match piece.color {
            Color::White => "white",
            Color::Black => "black",
        };
        format!("{color} {}", kind(edition, piece.kind))
    }

    fn empty(&self) -> String {
        "empty".to_owned()
    }

    fn wall(&self, color: Color) -> String {
        let text = match color {
            Color::White => "wall of white mountains",
            Color::Black => "wall of black mountains",
        };
        text.to_owned()
    }

    fn stack(&self, edition: Edition, bottom: Piece, top: Piece) -> String {
        let below = match (bottom.kind == Kind::Mountain, top.color == bottom.color) {
            (true, true) => format!("a {}", kind(edition, bottom.kind)),
            (true, false) => format!("a {}", self.piece(edition, bottom)),
            (false, _) => kind(edition, bottom.kind).into_owned(),
        };
        format!("{} on {below}", self.piece(edition, top))
    }

    fn can(&self, edition: Edition, choice: Choice, effect: Effect) -> String {
        let text = match (choice, effect) {
            (Choice::Lift(..), _) => "can move",
            (Choice::Gift(_), _) => "can be given",
            (Choice::Seat(_), _) => return format!("the {} can go here", kind(edition, Kind::King)),
            (Choice::Land(_), Effect::Free) => "can land here",
            (Choice::Land(_), _) => "can land on it",
            (_, Effect::Free) => "can go here",
            (_, Effect::Stack) => "can make a stack here",
            (_, Effect::Climb) => "can climb it",
            (_, Effect::Capture) => "can be captured",
            (_, Effect::King) => return format!("the {} can be captured", kind(edition, Kind::King)),
        };
        text.to_owned()
    }

    fn chosen(&self, carry: Carry, is_stack: bool) -> String {
        let text = match (carry, is_stack) {
            (_, false) => "chosen",
            (Carry::One, true) => "top cube chosen",
            (Carry::Two, true) => "whole stack chosen",
        };
        text.to_owned()
    }

    fn moved(&self) -> String {
        "just moved, not yet played".to_owned()
    }

    fn blocked(&self, edition: Edition, guardians: &[Cell]) -> String {
        let cells: Vec<String> = guardians.iter().map(|&cell| edition.cell_name(cell).to_string()).collect();
        let guardian = kind(edition, Kind::Guardian);
        format!("A stack cannot stop here: {guardian} on {}.", cells.join(" and "))
    }

    fn no_stack_here(&self) -> String {
        "a stack cannot stop here".to_owned()
    }

    fn button(&self, edition: Edition, choice: Choice, left: u8) -> String {
        match choice {
            Choice::Rest => "No second step".to_owned(),
            Choice::Name(named) => kind(edition, named).into_owned(),
            Choice::Take(taken) => format!("{}, {left} left", kind(edition, taken)),
            Choice::Lift(_, Carry::One) => "Top cube".to_owned(),
            Choice::Lift(_, Carry::Two) => "Whole stack".to_owned(),
            Choice::Step(cell) | Choice::Seat(cell) | Choice::Land(cell) | Choice::Gift(cell) => {
                edition.cell_name(cell).to_string()
            }
        }
    }

    fn turn(&self, edition: Edition, player: Color, legs: &[Leg]) -> String {
        let parts: Vec<String> = legs.iter().map(|leg| movement(edition, leg)).collect();
        format!("{}: {}.", name(player), parts.join("; then "))
    }

    fn turns_without_capture(&self, clock: EndClock) -> Option<String> {
        match clock {
            EndClock::Stopped => None,
            EndClock::Quiet { turns, limit } => Some(format!("{turns} of {limit} turns without a capture")),
            EndClock::LastTurns { left, of } => {
                Some(format!("{} of the last {of} turns played", of.saturating_sub(left)))
            }
        }
    }

    fn done(&self, done: Done) -> String {
        let text = match done {
            Done::TurnTakenBack => "taken back",
            Done::GoesOnFromHere => "the game goes on from here",
        };
        text.to_owned()
    }

    fn fault(&self, fault: PageFault) -> String {
        let text = match fault {
            PageFault::TooLarge => "the study would hold more turns or variations than can be read again",
            PageFault::NoSuchPlayer => "there is no such player",
            PageFault::NoSuchCell => "the board has no such cell",
            PageFault::NoSuchMark => "there is no such sign",
            PageFault::NoTurnLink => "this link holds no turn of a game by links",
            PageFault::NoSuchTheme => "there are no such colours",
            PageFault::BadTimeControl => "there is no such clock",
            PageFault::GameOver => "the game is over",
            PageFault::BadTurn => "that turn cannot be played",
            PageFault::CannotTry => "this cannot be tried here",
            PageFault::OtherGame => "this is another game",
            PageFault::NoSuchTurn => "there is no such turn in this study",
            PageFault::Start => "this is the start, not a turn",
            PageFault::Illegal => "the turn is not legal here",
            PageFault::TooDeep => "variations lie too deep in one another",
            PageFault::Unfit => "what the club tells does not fit this game",
            PageFault::DecidedElsewhere => "in a game of the club this is done by asking the club",
        };
        text.to_owned()
    }

    fn over_by(&self, how: &str) -> String {
        format!("the game is over: {how}")
    }

    fn end_reason(&self, ending: Ending, rules: Rules, me: Option<Color>) -> String {
        end::reason(ending, rules, me)
    }

    fn plan(&self, news: &PlanNews) -> String {
        end::plan(news)
    }

    fn club(&self, news: ClubNews) -> String {
        club::news(news)
    }

    fn left_out(&self, what: LeftOut) -> String {
        let text = match what {
            LeftOut::Reserve => "the reserve is left out",
            LeftOut::QuietTurns => "the count of turns without a capture is left out",
            LeftOut::CountDown => "the count-down of an exhausted side is left out",
            LeftOut::Pieces(1) => "one piece is left out: these rules lack its cell or its kind",
            LeftOut::Pieces(n) => {
                return format!("{n} pieces are left out: these rules lack their cells or their kinds");
            }
        };
        text.to_owned()
    }

    fn layout(&self, layout: Layout) -> String {
        let text = match layout {
            Layout::Jrn => "JRN, the format of this software",
            Layout::BookletPairs => "Pairs of turns, as the booklets of 2.0 and 3.0 print them",
            Layout::BookletBlocks => "Numbered pairs, as the booklet of 4.8 prints them",
            Layout::Author4 => "Numbered turns, as the author's program for 4.x writes them",
            Layout::Author2 => "Pieces cell by cell, as the author's program for 2.0 writes them",
        };
        text.to_owned()
    }

    fn turn_name(&self, label: TurnLabel) -> String {
        match label {
            TurnLabel::Placement { number, player } => format!("Placement {number}, {}", name(player)),
            TurnLabel::Turn { pair, player } => format!("Turn {pair}, {}", name(player)),
        }
    }

    fn in_variation(&self, turn: &str, why: &str) -> String {
        format!("in a variation, {turn} is not legal: {why}")
    }
}

fn kind(edition: Edition, kind: Kind) -> Said {
    kind_name(edition, kind, LANG)
}

/// Kinds in a row: `scissors, fool and king`.
fn all(edition: Edition, kinds: &[Kind]) -> String {
    let names: Vec<Said> = kinds.iter().map(|&one| kind(edition, one)).collect();
    if names.is_empty() { "nothing".to_owned() } else { list(&names, "and") }
}

/// The verb that goes with a kind: scissors are many.
fn take(edition: Edition, takes: Kind) -> &'static str {
    if kind(edition, takes) == kind_plural(edition, takes, LANG) && !edition.hunts() {
        "take"
    } else {
        "takes"
    }
}

/// One movement of a turn.
fn movement(edition: Edition, leg: &Leg) -> String {
    let to = edition.cell_name(leg.to);
    let what = pieces(edition, &leg.pieces);
    match leg.act {
        LegAct::Step { from, .. } => {
            let met = met(edition, leg).map(|met| format!(", {met}")).unwrap_or_default();
            format!("{what} from {} to {to}{met}", edition.cell_name(from))
        }
        LegAct::Drop => format!("{what} dropped on {to}"),
        LegAct::Place => format!("{what} placed on {to}"),
        LegAct::Gift => format!("{what} given on {to}"),
        LegAct::Relocate => format!("captured {what} put back on {to}"),
    }
}

/// What a step meets where it arrives.
fn met(edition: Edition, leg: &Leg) -> Option<String> {
    if !leg.captured.is_empty() {
        return Some(format!("captures {}", pieces(edition, &leg.captured)));
    }
    let content = leg.after.last().map_or(CellContent::EMPTY, |&(_, content)| content);
    let below = content.bottom().filter(|_| leg.pieces.len() == 1)?;
    let text = match below.kind {
        Kind::Mountain => "climbs a mountain",
        _ => "makes a stack",
    };
    Some(text.to_owned())
}

/// Pieces without their colour, the top first: `rock on paper`.
fn pieces(edition: Edition, pieces: &[Piece]) -> String {
    let names: Vec<Said> = pieces.iter().rev().map(|piece| kind(edition, piece.kind)).collect();
    names.join(" on ")
}
