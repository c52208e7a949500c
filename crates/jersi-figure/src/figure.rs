//! A drawing that stands alone.

mod draw;

use jersi_rules::{ByColor, Cell, CellSet, Edition, Position, Stand};

use crate::board::{self, Coordinates};
use crate::defs;
use crate::face::Style;
use crate::layout::Layout;
use crate::mark::Mark;
use crate::paint::Paint;
use crate::path::{Path, Tone};
use crate::theme::{Theme, Token};
use crate::tray::Tray;

/// A board with what stands on it and what is marked, to be written as an SVG file.
#[derive(Clone, Debug)]
pub struct Figure {
    edition: Edition,
    stands: [Stand; Cell::END],
    trays: ByColor<Tray>,
    style: Style,
    theme: Theme,
    flipped: bool,
    coordinates: Coordinates,
    pixels: f64,
    page: bool,
    reserves: bool,
    title: String,
    prefix: String,
    marks: Vec<(Cell, Mark)>,
    paths: Vec<(Path, Tone)>,
    guardians: ByColor<CellSet>,
}

impl Figure {
    /// The empty board of an edition.
    pub fn empty(edition: Edition) -> Figure {
        Figure {
            edition,
            stands: [Stand::EMPTY; Cell::END],
            trays: ByColor::default(),
            style: Style::default(),
            theme: Theme::default(),
            flipped: false,
            coordinates: Coordinates::default(),
            pixels: 64.0,
            page: false,
            reserves: false,
            title: String::new(),
            prefix: String::new(),
            marks: vec![],
            paths: vec![],
            guardians: ByColor::default(),
        }
    }

    /// The board of a position.
    pub fn of(position: &Position) -> Figure {
        let mut figure = Figure::empty(position.edition());
        for cell in position.edition().facts().cells {
            figure.stands[cell.index()] = position.stand(cell);
        }
        figure.trays = ByColor::from_fn(|color| Tray::of(position, color));
        figure
    }

    /// With something else standing on a cell.
    pub fn put(mut self, cell: Cell, stand: Stand) -> Figure {
        self.stands[cell.index()] = stand;
        self
    }

    /// With faces in this style.
    pub fn style(self, style: Style) -> Figure {
        Figure { style, ..self }
    }

    /// In the colours of this theme.
    pub fn theme(self, theme: Theme) -> Figure {
        Figure { theme, ..self }
    }

    /// Seen from Black's side.
    pub fn flipped(self, flipped: bool) -> Figure {
        Figure { flipped, ..self }
    }

    /// With these names on the board.
    pub fn coordinates(self, coordinates: Coordinates) -> Figure {
        Figure { coordinates, ..self }
    }

    /// With cells this many pixels wide.
    pub fn pixels(self, pixels: f64) -> Figure {
        Figure { pixels: pixels.clamp(8.0, 1024.0), ..self }
    }

    /// On a page of the theme's colour rather than on nothing.
    pub fn page(self, page: bool) -> Figure {
        Figure { page, ..self }
    }

    /// With the reserves above and below the board.
    pub fn reserves(self, reserves: bool) -> Figure {
        Figure { reserves, ..self }
    }

    /// With a title for those who do not see the drawing.
    pub fn title(self, title: &str) -> Figure {
        Figure { title: title.to_owned(), ..self }
    }

    /// With identifiers that begin so; needed if several figures share one page. Only letters, digits, `-`
    /// and `_` are kept.
    pub fn prefix(self, prefix: &str) -> Figure {
        let prefix = prefix.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect();
        Figure { prefix, ..self }
    }

    /// With a mark on a cell.
    pub fn mark(mut self, cell: Cell, mark: Mark) -> Figure {
        self.marks.push((cell, mark));
        self
    }

    /// With the last turn, as a path on tinted cells.
    pub fn last(self, path: Path) -> Figure {
        self.tinted(path, Tone::History, Mark::Last, Mark::LastTo)
    }

    /// With a turn that is not played yet.
    pub fn pending(self, path: Path) -> Figure {
        self.tinted(path, Tone::Play, Mark::Pending, Mark::Pending)
    }

    /// With an arrow that tints nothing, such as a hint.
    pub fn arrow(mut self, path: Path, tone: Tone) -> Figure {
        self.paths.push((path, tone));
        self
    }

    /// With stripes around the guardians that stand on these cells.
    pub fn guardians(self, guardians: ByColor<CellSet>) -> Figure {
        Figure { guardians, ..self }
    }

    fn tinted(mut self, path: Path, tone: Tone, on_the_way: Mark, at_the_end: Mark) -> Figure {
        let cells = path.cells();
        if let Some((&end, way)) = cells.split_last() {
            self.marks.extend(way.iter().map(|&cell| (cell, on_the_way)));
            self.marks.push((end, at_the_end));
        }
        self.marks.extend(path.falls.iter().map(|&cell| (cell, at_the_end)));
        self.paths.push((path, tone));
        self
    }

    /// The drawing.
    pub fn svg(&self) -> String {
        let layout = Layout::new(self.edition, self.flipped);
        let paint = Paint::Literal { theme: self.theme, pixels: self.pixels };
        let seen = self.view_box();
        let mut out = self.opening(seen);
        out.push_str(&defs::of_edition(paint, &self.prefix, self.edition, self.style));
        if self.page {
            let fill = format!(r#"fill="{}""#, paint.of(Token::Page));
            crate::svg::rect(&mut out, seen.x, seen.y, seen.width, seen.height, 0.0, &fill);
        }
        out.push_str(&board::cells(paint, &self.prefix, layout));
        self.layers(&mut out, layout, paint);
        if self.reserves {
            self.draw_trays(&mut out, paint);
        }
        out.push_str("</svg>");
        out
    }
}
