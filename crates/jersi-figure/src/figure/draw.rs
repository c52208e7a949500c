//! The layers of a drawing that stands alone.

use jersi_rules::{Cell, Color};

use super::{Figure, Reserves};
use crate::board;
use crate::cube;
use crate::defs::put;
use crate::face::Style;
use crate::hue::Hue;
use crate::layout::{Layout, Point, ViewBox, WIDTH};
use crate::letters::{self, Lettering};
use crate::mark::{self, Mark};
use crate::paint::{Paint, label_size};
use crate::path::{self, Placed, Tone};
use crate::svg::{add, escape, n};
use crate::theme::Token;
use crate::tray;
use crate::zone;

/// How high the line under the board is.
const CAPTION: f64 = 0.5 * WIDTH;

/// How far apart its lines are, for letters of size 1.
const LINE: f64 = 1.35;

/// How much smaller a line may be written before it is broken.
const SMALLER: f64 = 0.75;

impl Figure {
    /// The same things on the board, but in the look of another figure.
    pub(crate) fn dressed_like(self, look: &Figure) -> Figure {
        debug_assert_eq!(self.edition, look.edition);
        Figure {
            style: look.style,
            theme: look.theme,
            flipped: look.flipped,
            coordinates: look.coordinates,
            lettering: look.lettering,
            pixels: look.pixels,
            prefix: look.prefix.clone(),
            reserves: look.reserves,
            ..self
        }
    }

    pub(crate) fn style_of(&self) -> Style {
        self.style
    }

    pub(crate) fn layout(&self) -> Layout {
        Layout::new(self.edition, self.flipped)
    }

    pub(crate) fn paint(&self) -> Paint {
        Paint::Literal { theme: self.theme, pixels: self.pixels }
    }

    pub(super) fn view_box(&self) -> ViewBox {
        let mut seen = Layout::view_box();
        let beyond = self.reserve_band() + self.loss_band();
        seen.y -= beyond;
        seen.height += 2.0 * beyond;
        let (size, lines) = self.caption_lines(seen.width);
        if !lines.is_empty() {
            seen.height += CAPTION + lines.iter().skip(1).map(|_| LINE * size).sum::<f64>();
        }
        seen
    }

    /// The size of what stands under the board, and its lines. What is a little too long is written smaller, what is
    /// longer is broken.
    fn caption_lines(&self, width: f64) -> (f64, Vec<String>) {
        let Some(caption) = &self.caption else { return (0.0, vec![]) };
        let size = label_size(0.26, self.pixels).min(CAPTION);
        let room = 0.96 * width;
        let wide = letters::width(caption, size);
        if SMALLER * wide <= room {
            return (size * (room / wide.max(1.0)).min(1.0), vec![caption.clone()]);
        }
        let size = SMALLER * size;
        let lines = letters::broken(caption, size, room);
        let widest = lines.iter().map(|line| letters::width(line, size)).fold(1.0, f64::max);
        (size * (room / widest).min(1.0), lines)
    }

    /// How high the reserves are, on each side of the board.
    fn reserve_band(&self) -> f64 {
        match self.reserves {
            Reserves::Shown if self.has_reserves() => tray::HEIGHT,
            Reserves::Room => tray::HEIGHT,
            Reserves::Shown | Reserves::Hidden => 0.0,
        }
    }

    /// How high the captured pieces are.
    fn loss_band(&self) -> f64 {
        if self.losses.is_some() { tray::LOSSES } else { 0.0 }
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

    /// The names on the board.
    pub(crate) fn names(&self) -> String {
        let (paint, layout) = (self.paint(), self.layout());
        match self.lettering {
            Lettering::Text => board::labels(paint, layout, self.coordinates),
            Lettering::Lines => {
                let size = label_size(0.118, self.pixels);
                board::lined_labels(paint, &self.prefix, layout, self.coordinates, size)
            }
        }
    }

    /// From the cells up: stripes, tints, the given names, paths, cubes, marks, heads.
    pub(crate) fn layers(&self, out: &mut String, names: &str) {
        let layout = self.layout();
        let zones = Color::BOTH.map(|color| zone::place(layout, color, self.guardians[color]));
        for (striped, _) in &zones {
            self.put_all(out, striped);
        }
        self.put_marks(out, layout, Mark::is_tint);
        for (_, outline) in &zones {
            self.put_all(out, outline);
        }
        out.push_str(names);
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
        self.put_rings(out, layout);
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

    /// What is around the board: each player's reserve and captures on his own side, and the line under it all.
    pub(crate) fn surroundings(&self, out: &mut String) {
        let (paint, board) = (self.paint(), Layout::view_box());
        let half = board.height / 2.0;
        for color in Color::BOTH {
            let side = if (color == Color::White) == self.flipped { -1.0 } else { 1.0 };
            if self.reserves != Reserves::Hidden && !self.trays[color].is_empty() {
                let y = side * (half + tray::HEIGHT / 2.0);
                tray::draw(out, paint, &self.prefix, self.style, &self.trays[color], y);
            }
            if let Some(losses) = &self.losses {
                let y = side * (half + self.reserve_band() + tray::LOSSES / 2.0);
                losses[color.other()].draw(out, &self.prefix, self.style, y);
            }
        }
        let seen = self.view_box();
        let (size, lines) = self.caption_lines(seen.width);
        let mut base = seen.y + seen.height - 0.4 * CAPTION;
        for line in lines.iter().rev() {
            let at = Point { x: -letters::width(line, size) / 2.0, y: base };
            add(
                out,
                format_args!(
                    r#"<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"/>"#,
                    letters::lines(line, at, size),
                    paint.of(Token::Ink),
                    n(letters::WEIGHT * size)
                ),
            );
            base -= LINE * size;
        }
    }

    /// The symbols that only this drawing needs: arrows and rings in colours of one's own choice.
    pub(super) fn own_symbols(&self, out: &mut String) {
        let paint = self.paint();
        let mut symbols = vec![];
        for hue in Hue::ALL {
            if self.paths.iter().any(|(_, tone)| *tone == Tone::Own(hue)) {
                symbols.extend(path::symbols(paint, Tone::Own(hue)));
            }
            if self.rings.iter().any(|(_, other)| *other == hue) {
                symbols.push(mark::ring_symbol(paint, hue));
            }
        }
        for (name, drawing) in symbols {
            add(out, format_args!(r#"<g id="{}{name}">{drawing}</g>"#, self.prefix));
        }
    }

    fn put_rings(&self, out: &mut String, layout: Layout) {
        for (cell, hue) in &self.rings {
            let at = layout.centre(*cell);
            let transform = format!("translate({} {})", n(at.x), n(at.y));
            put(out, &self.prefix, &Placed { symbol: format!("ring-{}", hue.id()), transform });
        }
    }
}
