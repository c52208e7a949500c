//! The layers of a drawing that stands alone.

use jersi_rules::{Cell, Color};

use super::Figure;
use crate::board;
use crate::cube;
use crate::defs::put;
use crate::layout::{Layout, ViewBox, WIDTH};
use crate::mark::Mark;
use crate::paint::Paint;
use crate::path::{self, Placed};
use crate::svg::{add, escape, n};
use crate::tray;
use crate::zone;

impl Figure {
    pub(super) fn view_box(&self) -> ViewBox {
        let mut seen = Layout::view_box();
        if self.reserves && Color::BOTH.into_iter().any(|color| !self.trays[color].is_empty()) {
            seen.y -= tray::HEIGHT;
            seen.height += 2.0 * tray::HEIGHT;
        }
        seen
    }

    pub(super) fn opening(&self, seen: ViewBox) -> String {
        let scale = self.pixels / WIDTH;
        let mut out = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="{} {} {} {}" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif" role="img""#,
            n(seen.width * scale),
            n(seen.height * scale),
            n(seen.x),
            n(seen.y),
            n(seen.width),
            n(seen.height)
        );
        if self.title.is_empty() {
            out.push('>');
        } else {
            let title = escape(&self.title);
            add(&mut out, format_args!(r#" aria-label="{title}"><title>{title}</title>"#));
        }
        out
    }

    /// From the cells up: stripes, tints, names, paths, cubes, marks, heads.
    pub(super) fn layers(&self, out: &mut String, layout: Layout, paint: Paint) {
        let zones = Color::BOTH.map(|color| zone::place(layout, color, self.guardians[color]));
        for (striped, _) in &zones {
            self.put_all(out, striped);
        }
        self.put_marks(out, layout, Mark::is_tint);
        for (_, outline) in &zones {
            self.put_all(out, outline);
        }
        out.push_str(&board::labels(paint, layout, self.coordinates));
        let stand = |cell: Cell| self.stands[cell.index()];
        let paths: Vec<_> =
            self.paths.iter().map(|(path, tone)| path::place(path, *tone, layout, stand)).collect();
        for [under, _] in &paths {
            self.put_all(out, under);
        }
        for cell in layout.rows().into_iter().flatten() {
            self.put_cubes(out, layout, cell);
        }
        self.put_marks(out, layout, |mark| !mark.is_tint() && mark != Mark::Veil);
        for [_, over] in &paths {
            self.put_all(out, over);
        }
    }

    fn put_all(&self, out: &mut String, placed: &[Placed]) {
        for each in placed {
            put(out, &self.prefix, each);
        }
    }

    fn put_cubes(&self, out: &mut String, layout: Layout, cell: Cell) {
        let at = layout.centre(cell);
        let veiled = self.marks.contains(&(cell, Mark::Veil));
        let cubes = cube::symbols(self.style, self.stands[cell.index()]);
        let count = cubes.len();
        for (storey, symbol) in cubes.into_iter().enumerate() {
            let lift = if veiled && storey + 1 == count { cube::Anatomy::CUBES.lift } else { 0.0 };
            let transform = format!("translate({} {})", n(at.x), n(at.y - lift));
            put(out, &self.prefix, &Placed { symbol, transform: transform.clone() });
            if veiled && storey + 1 < count {
                put(out, &self.prefix, &Placed { symbol: Mark::Veil.name().to_owned(), transform });
            }
        }
    }

    fn put_marks(&self, out: &mut String, layout: Layout, wanted: impl Fn(Mark) -> bool) {
        for &mark in Mark::ALL {
            for (cell, _) in self.marks.iter().filter(|&&(_, each)| each == mark && wanted(each)) {
                let at = layout.centre(*cell);
                let transform = format!("translate({} {})", n(at.x), n(at.y));
                put(out, &self.prefix, &Placed { symbol: mark.name().to_owned(), transform });
            }
        }
    }

    /// Each player's reserve on his own side.
    pub(super) fn draw_trays(&self, out: &mut String, paint: Paint) {
        let seen = Layout::view_box();
        let (above, below) = (seen.y - tray::HEIGHT / 2.0, seen.y + seen.height + tray::HEIGHT / 2.0);
        for color in Color::BOTH.into_iter().filter(|&color| !self.trays[color].is_empty()) {
            let y = if (color == Color::White) == self.flipped { above } else { below };
            tray::draw(out, paint, &self.prefix, self.style, &self.trays[color], y);
        }
    }
}
