//! A drawing that stands alone.

mod draw;

use jersi_rules::{ByColor, Cell, CellContent, CellSet, Counts, Edition, Position};

use crate::board::{self, Coordinates};
use crate::defs;
use crate::face::Style;
use crate::hue::Hue;
use crate::layout::ViewBox;
use crate::letters::{self, Lettering, NoLetter};
use crate::mark::Mark;
use crate::path::{Path, Tone};
use crate::theme::{Theme, Token};
use crate::tray::{self, Losses, Tray};

/// Whether reserves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reserves {
    Hidden,
    /// If there are any.
    Shown,
    /// With room for them if there are none.
    Room,
}

/// A board with what stands on it and what is marked, to be written as an SVG file.
///
/// ```
/// use jersi_figure::{Figure, Mark};
/// use jersi_rules::{CellContent, Color, Edition, Kind, Piece};
///
/// let e5 = Edition::V4_8.cell_named("e5").unwrap();
/// let svg = Figure::empty(Edition::V4_8)
///     .put(e5, CellContent::single(Piece::new(Color::White, Kind::King)))
///     .mark(e5, Mark::Taken)
///     .title("a king in the middle")
///     .svg();
/// assert!(svg.contains("a king in the middle"));
/// ```
#[derive(Clone, Debug)]
pub struct Figure {
    edition: Edition,
    stands: [CellContent; Cell::END],
    trays: ByColor<Tray>,
    pieces: ByColor<Counts>,
    losses: Option<ByColor<Losses>>,
    style: Style,
    theme: Theme,
    flipped: bool,
    coordinates: Coordinates,
    lettering: Lettering,
    pixels: f64,
    page: bool,
    reserves: Reserves,
    title: String,
    caption: Option<String>,
    prefix: String,
    marks: Vec<(Cell, Mark)>,
    rings: Vec<(Cell, Hue)>,
    paths: Vec<(Path, Tone)>,
    guardians: ByColor<CellSet>,
}

impl Figure {
    /// The empty board of an edition.
    pub fn empty(edition: Edition) -> Figure {
        Figure {
            edition,
            stands: [CellContent::EMPTY; Cell::END],
            trays: ByColor::default(),
            pieces: ByColor::default(),
            losses: None,
            style: Style::default(),
            theme: Theme::default(),
            flipped: false,
            coordinates: Coordinates::default(),
            lettering: Lettering::default(),
            pixels: 64.0,
            page: false,
            reserves: Reserves::Hidden,
            title: String::new(),
            caption: None,
            prefix: String::new(),
            marks: vec![],
            rings: vec![],
            paths: vec![],
            guardians: ByColor::default(),
        }
    }

    /// The board of a position.
    pub fn of(position: &Position) -> Figure {
        let mut figure = Figure::empty(position.edition());
        for cell in position.edition().facts().cells {
            figure.stands[cell.index()] = position.content(cell);
        }
        figure.trays = ByColor::from_fn(|color| Tray::of(position, color));
        figure.pieces = ByColor::from_fn(|color| tray::all_pieces(position, color));
        figure
    }

    /// With something else standing on a cell.
    pub fn put(mut self, cell: Cell, stand: CellContent) -> Figure {
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

    /// With what is written on the board put in this way.
    pub fn lettering(self, lettering: Lettering) -> Figure {
        Figure { lettering, ..self }
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
        Figure { reserves: if reserves { Reserves::Shown } else { Reserves::Hidden }, ..self }
    }

    /// Whether there is a reserve to show, full or spent.
    pub fn has_reserves(&self) -> bool {
        !(self.trays.white.is_empty() && self.trays.black.is_empty())
    }

    /// With the reserves, and room for them even where there are none, so that the figures of a game are equally
    /// large.
    pub fn room_for_reserves(self) -> Figure {
        Figure { reserves: Reserves::Room, ..self }
    }

    /// With the pieces that were captured since the game began, each beside the player who took it.
    pub fn captured_since(self, start: &Position) -> Figure {
        let losses = ByColor::from_fn(|color| {
            Losses::between(start.edition(), color, tray::all_pieces(start, color), self.pieces[color])
        });
        Figure { losses: Some(losses), ..self }
    }

    /// With words under the board: a turn, numbers, and with the feature `raster` any sentence. A long one is broken
    /// into lines.
    pub fn caption(self, text: &str) -> Result<Figure, NoLetter> {
        Ok(Figure { caption: Some(letters::written(text)?), ..self })
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

    /// With a ring around a cell, in a colour of one's own choice.
    pub fn ring(mut self, cell: Cell, hue: Hue) -> Figure {
        self.rings.push((cell, hue));
        self
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

    /// What the drawing shows: the board, and above and below it what else was asked for.
    pub fn seen(&self) -> ViewBox {
        self.view_box()
    }

    /// The drawing.
    pub fn svg(&self) -> String {
        let paint = self.paint();
        let seen = self.view_box();
        let mut out = self.opening(seen);
        out.push_str("<defs>");
        out.push_str(&defs::of_edition(paint, &self.prefix, self.edition, self.style));
        self.own_symbols(&mut out);
        out.push_str("</defs>");
        if self.page {
            let fill = format!(r#"fill="{}""#, paint.of(Token::Page));
            crate::svg::rect(&mut out, seen.x, seen.y, seen.width, seen.height, 0.0, &fill);
        }
        out.push_str(&board::cells(paint, &self.prefix, self.layout()));
        self.layers(&mut out, &self.names());
        self.surroundings(&mut out);
        out.push_str("</svg>");
        out
    }
}
