//! The drawing of the board for the page.

use jersi_figure::{Anatomy, Live, LiveCell};
use jersi_rules::Edition;

use crate::convert::both;
use crate::wire::{BoardFigure, Fault, FigureAnatomy, FigureCell};

/// All shapes of all boards, as SVG definitions; a page needs them once.
pub fn shapes() -> String {
    Live::shapes()
}

/// The board of an edition, from White's side or from Black's.
pub fn figure(edition: &str, flipped: bool) -> Result<BoardFigure, Fault> {
    let edition = Edition::from_id(edition).ok_or_else(Fault::not_understood)?;
    let live = Live::new(edition, flipped);
    let seen = live.view_box;
    Ok(BoardFigure {
        edition: edition.id().to_owned(),
        flipped,
        view_box: [seen.x, seen.y, seen.width, seen.height].map(rounded),
        board: live.board,
        labels: live.labels,
        row_labels: live.row_labels,
        rows: live.rows.into_iter().map(|row| row.into_iter().map(cell).collect()).collect(),
        hexagon: live.hexagon,
        anatomy: anatomy(live.anatomy),
        tips: live.tips.map(|from| from.map(rounded)),
        falls: live.falls.map(rounded),
        head: live.head,
        inlays: live.inlays.map(|inlays| both(&inlays, String::clone)),
    })
}

fn cell(live: LiveCell) -> FigureCell {
    FigureCell { cell: live.name, x: rounded(live.x), y: rounded(live.y), around: live.around }
}

fn anatomy(cubes: Anatomy) -> FigureAnatomy {
    FigureAnatomy {
        single: cubes.single,
        single_y: cubes.single_y,
        stacked: cubes.stacked,
        top_y: cubes.top_y,
        split_y: cubes.split_y,
        lift: cubes.lift,
    }
}

/// Hundredths of a unit are finer than any screen.
fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_names_every_cell_once() {
        for edition in Edition::ALL {
            let figure = figure(edition.id(), true).expect("an edition");
            let mut names: Vec<String> = figure.rows.into_iter().flatten().map(|cell| cell.cell).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), edition.facts().cells.len() as usize);
        }
    }

    #[test]
    fn figures_are_small_enough_to_send_at_once() {
        let text = serde_json::to_string(&figure("4.8", false).expect("an edition")).expect("plain data");
        assert!(text.len() < 60_000, "{}", text.len());
        assert!(shapes().len() < 90_000, "{}", shapes().len());
    }
}
