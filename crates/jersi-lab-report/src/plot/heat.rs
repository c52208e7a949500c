//! Where cubes arrive, on the board itself. All boards of a report share one scale.

use jersi_figure::Layout;

use super::{Plot, Plotter};
use crate::numbers::with_unit;
use crate::svg::{Anchor, Svg};
use crate::words::{Unit, fill};
use crate::{Metric, RuleSheet};

/// The steps of the scale; the page has a colour for each.
const STEPS: u8 = 7;
/// A board is drawn this wide; cells are 100 units in the layout.
const WIDTH: f64 = 420.0;

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let words = plotter.words;
    let most = plotter
        .sheet
        .of(Metric::BoardUse)
        .filter(|row| row.part.starts_with("cell-") && row.value.is_finite())
        .map(|row| row.value)
        .fold(0.0, f64::max);
    if most <= 0.0 {
        return None;
    }
    let drawings = plotter.sheet.report.rules.iter().map(|rules| board(plotter, rules, most)).collect();
    let note =
        fill(words.plot.heat_most, &[("share", &format!("0–{}", with_unit(words, Unit::Share, most)))]);
    Some(Plot { caption: words.plot.heat.to_owned(), note, drawings, keyed: false })
}

fn board(plotter: Plotter<'_>, rules: &RuleSheet, most: f64) -> String {
    let words = plotter.words;
    let title = fill(words.plot.heat_of, &[("rules", &rules.name)]);
    let Some(edition) = crate::kinds::edition(&rules.game) else {
        let mut svg = Svg::new("heat", WIDTH, 60.0, &title, words.plot.heat_no_board);
        svg.text("label", (WIDTH / 2.0, 34.0), Anchor::Middle, words.plot.heat_no_board);
        return svg.done();
    };
    let layout = Layout::new(edition, false);
    let frame = Layout::view_box();
    let scale = WIDTH / frame.width;
    let place = |x: f64, y: f64| ((x - frame.x) * scale, (y - frame.y) * scale);
    let mut cells: Vec<(String, Vec<(f64, f64)>, (f64, f64), f64)> = Vec::new();
    for cell in layout.rows().into_iter().flatten() {
        let name = edition.cell_name(cell).to_string();
        let row = plotter.sheet.best(&rules.name, Metric::BoardUse, &format!("cell-{name}"));
        let share = row.map_or(0.0, |row| row.value).max(0.0);
        let corners = layout.corners(cell).iter().map(|at| place(at.x, at.y)).collect();
        let centre = layout.centre(cell);
        cells.push((name, corners, place(centre.x, centre.y), share));
    }
    let mut ordered: Vec<(&str, f64)> =
        cells.iter().map(|(name, _, _, share)| (name.as_str(), *share)).collect();
    ordered.sort_by(|one, other| other.1.total_cmp(&one.1));
    let top: Vec<String> = ordered
        .iter()
        .take(5)
        .map(|(name, share)| format!("{name} ({})", with_unit(words, Unit::Share, *share)))
        .collect();
    let never: Vec<&str> = ordered.iter().filter(|(_, share)| *share == 0.0).map(|(name, _)| *name).collect();
    let mut about = fill(words.plot.heat_cells, &[("cells", &top.join(", "))]);
    if !never.is_empty() {
        about += " ";
        about += &fill(words.plot.heat_never, &[("cells", &never.join(", "))]);
    }
    let height = frame.height * scale;
    let mut svg = Svg::new("heat", WIDTH, height + 58.0, &title, &about);
    for (name, corners, (x, y), share) in &cells {
        let step = step(*share, most);
        let hint = if *share == 0.0 {
            format!("{name}{}{}", words.colon, words.plot.heat_none)
        } else {
            format!("{name}{}{}", words.colon, with_unit(words, Unit::Share, *share))
        };
        svg.polygon(&format!("cell h{step}"), corners, &hint);
        let ink = if step < 4 { "name" } else { "name on" };
        svg.text(ink, (*x, *y + 4.0), Anchor::Middle, name);
    }
    svg.text(
        "label strong",
        (WIDTH / 2.0, height + 14.0),
        Anchor::Middle,
        &super::frame::short(&rules.name, 50),
    );
    let left = WIDTH / 2.0 - 14.0 * f64::from(STEPS);
    for step in 0..STEPS {
        svg.rect(&format!("cell h{step}"), (left + 28.0 * f64::from(step), height + 26.0), (28.0, 10.0), "");
    }
    svg.text("tick", (left, height + 52.0), Anchor::Start, words.plot.heat_none);
    svg.text(
        "tick",
        (left + 28.0 * f64::from(STEPS), height + 52.0),
        Anchor::End,
        &with_unit(words, Unit::Share, most),
    );
    svg.done()
}

/// Which step of the scale: the lowest only for cells that are never reached.
fn step(share: f64, most: f64) -> u8 {
    if share <= 0.0 { 0 } else { ((share / most * f64::from(STEPS - 1)).ceil() as u8).clamp(1, STEPS - 1) }
}

#[cfg(test)]
mod tests {
    use super::step;

    #[test]
    fn only_a_cell_that_is_never_reached_has_the_lowest_step() {
        assert_eq!([0.0, 0.0001, 0.5, 0.51, 1.0].map(|share| step(share, 1.0)), [0, 1, 3, 4, 6]);
    }
}
