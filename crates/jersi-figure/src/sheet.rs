//! Pages of diagrams: a game as a book shows it. A page is as large as A4 paper.

mod page;

use crate::board;
use crate::defs;
use crate::figure::Figure;
use crate::svg::{add, escape, n};

/// A page, in tenths of a millimetre.
const PAGE: (f64, f64) = (2100.0, 2970.0);

/// Around what is on a page.
const MARGIN: f64 = 130.0;

/// Between the columns.
const GUTTER: f64 = 64.0;

/// At the foot of a page, for its number.
const FOOT: f64 = 60.0;

/// Figures of one game on pages, each with a line or more underneath.
///
/// ```
/// use jersi_figure::{Figure, Sheet};
/// use jersi_rules::{Edition, Position, Rules};
///
/// let board = Figure::of(&Position::initial(Rules::new(Edition::V4_8)));
/// let pages = Sheet::new(board.clone()).title("How it begins").diagram(board, "the start").pages();
/// assert_eq!(pages.len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Sheet {
    look: Figure,
    title: String,
    details: Vec<String>,
    foot: String,
    columns: u8,
    diagrams: Vec<Diagram>,
}

#[derive(Clone, Debug)]
struct Diagram {
    figure: Figure,
    caption: String,
}

impl Sheet {
    /// No diagrams yet. All of them will look like the given figure: its edition, style, theme, side and names are
    /// theirs.
    pub fn new(look: Figure) -> Sheet {
        // Between the pixels of a screen and the dots of a printer: small names, but readable ones.
        let look = look.pixels(45.0).prefix("");
        Sheet {
            look,
            title: String::new(),
            details: vec![],
            foot: String::new(),
            columns: 3,
            diagrams: vec![],
        }
    }

    /// With this headline.
    pub fn title(self, title: &str) -> Sheet {
        Sheet { title: title.to_owned(), ..self }
    }

    /// With these lines under the headline.
    pub fn details(self, details: Vec<String>) -> Sheet {
        Sheet { details, ..self }
    }

    /// With these words at the foot of each page, before its number.
    pub fn foot(self, foot: &str) -> Sheet {
        Sheet { foot: foot.to_owned(), ..self }
    }

    /// With so many diagrams side by side: from 1 to 8, and 3 if nothing is said.
    pub fn columns(self, columns: u8) -> Sheet {
        Sheet { columns: columns.clamp(1, 8), ..self }
    }

    /// With one more diagram, of the same edition. Words that belong together are kept on a line by no-break spaces.
    pub fn diagram(mut self, figure: Figure, caption: &str) -> Sheet {
        self.diagrams.push(Diagram { figure: figure.dressed_like(&self.look), caption: caption.to_owned() });
        self
    }

    /// The pages, each an SVG file of its own.
    pub fn pages(&self) -> Vec<String> {
        let plan = page::Plan::of(self);
        let mut pages = vec![];
        let mut rest = self.diagrams.as_slice();
        let count = plan.pages(self.diagrams.len());
        while pages.len() < count {
            let (here, later) = rest.split_at(plan.room(pages.len()).min(rest.len()));
            pages.push(self.page(&plan, pages.len(), count, here));
            rest = later;
        }
        pages
    }

    fn page(&self, plan: &page::Plan, number: usize, count: usize, diagrams: &[Diagram]) -> String {
        let title = escape(&self.title);
        let (width, height) = PAGE;
        let mut out = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}mm" height="{}mm" viewBox="0 0 {2} {3}" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif" font-variant-numeric="tabular-nums" role="img" aria-label="{title}"><title>{title}</title><defs>"#,
            n(width / 10.0),
            n(height / 10.0),
            n(width),
            n(height)
        );
        let (paint, layout) = (self.look.paint(), self.look.layout());
        out.push_str(&defs::of_edition(paint, "", layout.edition(), self.look.style_of()));
        let cells = board::cells(paint, "", layout);
        add(&mut out, format_args!(r#"<g id="board">{cells}</g><g id="names">{}</g>"#, self.look.names()));
        out.push_str("</defs>");
        page::background(&mut out, paint);
        plan.head(&mut out, self, paint, number);
        for (place, diagram) in diagrams.iter().enumerate() {
            plan.diagram(&mut out, paint, number, place, diagram);
        }
        page::foot(&mut out, &self.foot, paint, number, count);
        out.push_str("</svg>");
        out
    }
}
