//! A turn drawn like its notation: a step of one piece is one stroke, a step of a stack is two.

use jersi_rules::{Carry, Cell, CellContent, Steps, Turn, TurnParts};

use crate::hue::Hue;
use crate::layout::{Layout, Point};
use crate::paint::Paint;
use crate::svg::{add, circle, factor, n};
use crate::theme::Token;
use crate::{Anatomy, WIDTH};

/// What a path tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// What happened.
    History,
    /// What is being entered, or could be played.
    Play,
    /// What somebody points at, in a colour of his choice.
    Own(Hue),
}

impl Tone {
    /// Those of every drawing.
    pub const ALL: [Tone; 2] = [Tone::History, Tone::Play];

    /// `history`, `play`, or the name of a colour.
    pub const fn id(self) -> &'static str {
        match self {
            Tone::History => "history",
            Tone::Play => "play",
            Tone::Own(hue) => hue.id(),
        }
    }

    /// The colours of its core and around it.
    fn colors(self, paint: Paint) -> (String, String) {
        match self {
            Tone::History => (paint.of(Token::History), paint.of(Token::HistoryCasing)),
            Tone::Play => (paint.of(Token::Play), paint.of(Token::Casing)),
            Tone::Own(hue) => (hue.color().to_owned(), paint.of(Token::Casing)),
        }
    }

    /// How wide a stroke is.
    const fn stroke(self) -> f64 {
        match self {
            Tone::History => 0.05 * WIDTH,
            Tone::Play | Tone::Own(_) => 0.065 * WIDTH,
        }
    }
}

/// The cells that a turn visits.
///
/// ```
/// use jersi_figure::Path;
/// use jersi_rules::{Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let turn = start.read_turn("a2-b2=d3")?.decisions[0];
/// assert_eq!(Path::of(turn, None).cells().len(), 3);
/// # Ok::<(), jersi_rules::notation::TurnFault>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// Where it begins, if it has steps.
    pub from: Option<Cell>,
    /// Its steps: how many pieces moved, and where to.
    pub steps: Vec<(Carry, Cell)>,
    /// Cells onto which a piece came down: drops, placements and the relocated king.
    pub falls: Vec<Cell>,
}

impl Path {
    /// The way of steps.
    pub fn of_steps(steps: Steps) -> Path {
        let mut way = vec![(steps.first, steps.first_to())];
        if steps.via.is_some() {
            way.push((steps.last(), steps.to));
        }
        Path { from: Some(steps.from), steps: way, falls: vec![] }
    }

    /// The way of a decision; `king` is the cell onto which a captured king came back with it.
    pub fn of(turn: Turn, king: Option<Cell>) -> Path {
        let mut path = match turn.parts() {
            TurnParts::Steps { steps, .. } => Path::of_steps(steps),
            TurnParts::Drops { first, second } => {
                let mut falls = vec![first.cell];
                falls.extend(second.map(|drop| drop.cell).filter(|&cell| cell != first.cell));
                Path { falls, ..Path::default() }
            }
            TurnParts::Place(place) => Path { falls: vec![place.cell], ..Path::default() },
            TurnParts::Gift(_) | TurnParts::Relocation(_) => Path::default(),
        };
        path.falls.extend(king);
        path
    }

    /// The cells it visits, in order, without those that only a piece came down to.
    pub fn cells(&self) -> Vec<Cell> {
        self.from.into_iter().chain(self.steps.iter().map(|&(_, to)| to)).collect()
    }
}

/// Between the rim of a cube and the head that points to it.
pub(crate) const GAP: f64 = 0.02 * WIDTH;

/// How long an arrow head is.
pub(crate) const HEAD: f64 = 0.17 * WIDTH;

/// The symbols that paths are put together from: strokes of 100 units along the x axis to be stretched and
/// turned, and the signs at their ends.
pub(crate) fn symbols(paint: Paint, tone: Tone) -> Vec<(String, String)> {
    let (core, casing) = tone.colors(paint);
    let id = |part: &str| format!("path-{}-{part}", tone.id());
    vec![
        (id("one"), strokes(tone, &[0.0], &core, &casing)),
        (id("two"), strokes(tone, &[-0.95, 0.95], &core, &casing)),
        (id("from"), from(&core, &casing)),
        (id("via"), via(&core, &casing)),
        (id("head"), head(&core, &casing)),
        (id("fall"), fall(&core, &casing)),
    ]
}

fn strokes(tone: Tone, offsets: &[f64], core: &str, casing: &str) -> String {
    let mut out = String::new();
    let width = tone.stroke();
    for (color, width) in [(casing, width + 6.0), (core, width)] {
        for offset in offsets {
            let y = n(offset * tone.stroke());
            add(
                &mut out,
                format_args!(
                    r#"<path d="M0 {y}H100" fill="none" stroke="{color}" stroke-width="{}"/>"#,
                    n(width)
                ),
            );
        }
    }
    out
}

fn from(core: &str, casing: &str) -> String {
    let mut out = String::new();
    circle(&mut out, 0.0, 0.0, 0.17 * WIDTH, &format!(r#"fill="{casing}""#));
    circle(&mut out, 0.0, 0.0, 0.12 * WIDTH, &format!(r#"fill="{casing}" stroke="{core}" stroke-width="5""#));
    out
}

fn via(core: &str, casing: &str) -> String {
    let mut out = String::new();
    circle(&mut out, 0.0, 0.0, 0.1 * WIDTH, &format!(r#"fill="{core}" stroke="{casing}" stroke-width="3""#));
    out
}

/// An arrow head that points along the x axis to the origin.
fn head(core: &str, casing: &str) -> String {
    let (back, half) = (n(-HEAD), 0.125 * WIDTH);
    format!(
        r#"<path d="M0 0L{back} {}L{back} {}Z" fill="{core}" stroke="{casing}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>"#,
        n(-half),
        n(half)
    )
}

/// A head that points down to the origin: a piece came down here.
fn fall(core: &str, casing: &str) -> String {
    let (base, half) = (n(-0.13 * WIDTH), n(0.1 * WIDTH));
    format!(
        r#"<path d="M0 0L-{half} {base}H{half}Z" fill="{core}" stroke="{casing}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>"#
    )
}

/// A symbol of a path, put somewhere.
pub(crate) struct Placed {
    /// Without the prefix of identifiers.
    pub symbol: String,
    /// The value of `transform`.
    pub transform: String,
}

/// A path, in the part that lies under the cubes and the part that lies over them.
pub(crate) fn place(
    path: &Path,
    tone: Tone,
    layout: Layout,
    stand: impl Fn(Cell) -> CellContent,
) -> [Vec<Placed>; 2] {
    let (mut under, mut over, mut stops) = (vec![], vec![], vec![]);
    let put = |part: &str, at: Point, rest: &str| Placed {
        symbol: format!("path-{}-{part}", tone.id()),
        transform: format!("translate({} {}){rest}", n(at.x), n(at.y)),
    };
    let cells = path.cells();
    for (number, (leg, &(stride, to))) in cells.windows(2).zip(&path.steps).enumerate() {
        let (start, end) = (layout.centre(leg[0]), layout.centre(to));
        let (length, angle) = (start.distance(end), start.angle_to(end));
        let is_last = number + 1 == path.steps.len();
        let gap = if is_last { Anatomy::CUBES.rim(stand(to).height(), angle + 180.0) + GAP } else { 0.0 };
        let back = if is_last { HEAD } else { 0.0 };
        let part = match stride {
            Carry::One => "one",
            Carry::Two => "two",
        };
        let stretched = factor((length - gap - back).max(0.0) / 100.0);
        under.push(put(part, start, &format!(" rotate({}) scale({stretched} 1)", n(angle))));
        if is_last {
            over.push(put("head", end, &format!(" rotate({}) translate({} 0)", n(angle), n(-gap))));
        } else {
            stops.push(put("via", end, ""));
        }
    }
    under.append(&mut stops);
    under.extend(path.from.map(|cell| put("from", layout.centre(cell), "")));
    over.extend(path.falls.iter().map(|&cell| {
        let rim = Anatomy::CUBES.rim(stand(cell).height(), -90.0) + GAP;
        put("fall", layout.centre(cell), &format!(" translate(0 {})", n(-rim)))
    }));
    [under, over]
}
