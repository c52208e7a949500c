//! What leaves the page: a record as the booklets print it, a board as a drawing.

use jersi_figure::{Coordinates, Figure, Path, Style, Theme};
use jersi_rules::notation::{read_turn, write_position};
use jersi_rules::record::{replay, write_booklet};
use jersi_rules::{ByColor, Cell, Kind, Lang, Position, Turn, TurnParts, seat_cell};

use jersi_words::PageFault;

use crate::fault::{read_record, replay_fault};
use crate::game_spec;
use crate::wire::{Fault, FigureRequest, TurnAt};

/// Cells as wide as this are the most that a drawing has.
const MOST_PIXELS: u32 = 400;

/// A record in JRN as the edition's booklet prints it.
pub fn booklet(jrn: &str, lang: Lang) -> Result<String, Fault> {
    write_booklet(&read_record(jrn, lang)?).map_err(|error| Fault::of_record(&error, jrn, lang))
}

/// A board as an SVG drawing that stands alone.
pub fn figure(request: &FigureRequest, lang: Lang) -> Result<String, Fault> {
    let FigureRequest { edition, reserve, ransom, house, position, .. } = request;
    let house = house.as_deref();
    let before = game_spec::position_of_house(edition, *reserve, *ransom, house, position, lang)?;
    let (shown, path) = match &request.turn {
        None => (before, None),
        Some(text) => {
            let read =
                read_turn(&before, text).map_err(|fault| Fault::new(fault.code(), &fault.say(lang)))?;
            (read.after, Some(way(&before, &read.decisions)))
        }
    };
    let active = |color| shown.tops(color) & shown.tops_of(Kind::Guardian);
    let no_theme = || Fault::of(PageFault::NoSuchTheme, lang);
    let mut figure = Figure::of(&shown)
        .theme(Theme::from_id(&request.theme).ok_or_else(no_theme)?)
        .style(if request.faces == "simple" { Style::Simple } else { Style::Dots })
        .flipped(request.flipped)
        .coordinates(if request.coordinates { Coordinates::Cells } else { Coordinates::Hidden })
        .reserves(request.reserves)
        .page(true)
        .pixels(f64::from(request.pixels.clamp(1, MOST_PIXELS)))
        .title(&request.title)
        .guardians(ByColor::from_fn(active));
    if let Some(path) = path {
        figure = figure.last(path);
    }
    Ok(figure.svg())
}

/// The turn that a record in JRN tells as the one with this number, from 1, with the position before it; none if it
/// does not tell so many.
pub fn turn_at(jrn: &str, number: u32, lang: Lang) -> Result<Option<TurnAt>, Fault> {
    let record = read_record(jrn, lang)?;
    let replay = replay(&record).map_err(|error| replay_fault(error, jrn, lang))?;
    let Some(before) = (number as usize).checked_sub(1).filter(|&n| n < replay.turns.len()) else {
        return Ok(None);
    };
    let position = write_position(replay.position_after(before));
    Ok(Some(TurnAt { before: position, turn: replay.text(before) }))
}

/// The way of a turn, the cell of a king that came back included.
fn way(before: &Position, decisions: &[Turn]) -> Path {
    let king = before.to_move().other();
    let seat = decisions.iter().find_map(|turn| match turn.parts() {
        TurnParts::Steps { seat, .. } => seat,
        TurnParts::Relocation(seat) => Some(seat),
        _ => None,
    });
    let cell: Option<Cell> = seat.and_then(|seat| seat_cell(king, seat));
    decisions.first().map(|&turn| Path::of(turn, cell)).unwrap_or_default()
}
