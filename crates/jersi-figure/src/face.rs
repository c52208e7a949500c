//! The faces of the pieces, in the two styles of the booklets, drawn in a box of 100 by 100.

use jersi_rules::Kind;

use crate::svg::{add, circle, n, rect};

/// How faces are drawn.
///
/// ```
/// use jersi_figure::{Style, face};
/// use jersi_rules::Kind;
///
/// assert_eq!(Style::from_id("dots"), Some(Style::Dots));
/// assert_ne!(face(Style::Dots, Kind::Rock), face(Style::Simple, Kind::Rock));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Dots, as engraved on the author's cubes.
    Dots,
    /// Outlines, easier to tell when small.
    #[default]
    Simple,
}

impl Style {
    /// Both.
    pub const ALL: [Style; 2] = [Style::Dots, Style::Simple];

    /// `dots` or `simple`.
    pub const fn id(self) -> &'static str {
        match self {
            Style::Dots => "dots",
            Style::Simple => "simple",
        }
    }

    /// The style with this name.
    pub fn from_id(id: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.id() == id)
    }
}

/// The face of a kind as SVG elements in `currentColor`, in a box of 100 by 100. The king's is blank: its
/// tint and its corners belong to the cube.
pub fn face(style: Style, kind: Kind) -> String {
    let mut out = String::new();
    match (kind, style) {
        (Kind::King, _) => {}
        (Kind::Rock, Style::Dots) => ring_of_dots(&mut out),
        (Kind::Paper, Style::Dots) => square_of_dots(&mut out),
        (Kind::Scissors, Style::Dots) => cross_of_dots(&mut out),
        (Kind::Fool, Style::Dots) => bars(&mut out),
        (Kind::Guardian, Style::Dots) => circle(&mut out, 50.0, 50.0, 13.0, SOLID),
        (Kind::Rock, Style::Simple) => circle(&mut out, 50.0, 50.0, 31.0, &line(10.0)),
        (Kind::Paper, Style::Simple) => rect(&mut out, 21.0, 21.0, 58.0, 58.0, 2.0, &line(10.0)),
        (Kind::Scissors, Style::Simple) => stroke(&mut out, "M21 21L79 79M79 21L21 79", 11.0),
        (Kind::Fool, Style::Simple) => stroke(&mut out, &spiral(), 8.5),
        (Kind::Guardian, Style::Simple) => circle(&mut out, 50.0, 50.0, 21.0, SOLID),
        (Kind::Mountain, _) => out.push_str(
            r#"<path d="M50 14L82 45H18Z" fill="currentColor"/><path d="M50 86L18 55H82Z" fill="currentColor"/>"#,
        ),
        (Kind::Wise, Style::Dots) => stroke(&mut out, INFINITY, 10.0),
        (Kind::Wise, Style::Simple) => stroke(&mut out, INFINITY, 9.0),
    }
    out
}

const SOLID: &str = r#"fill="currentColor""#;

const INFINITY: &str = "M50 50C42 38 36 33 28 33C18 33 12 41 12 50C12 59 18 67 28 67C36 67 42 62 50 50\
    C58 38 64 33 72 33C82 33 88 41 88 50C88 59 82 67 72 67C64 67 58 62 50 50Z";

fn line(width: f64) -> String {
    format!(r#"fill="none" stroke="currentColor" stroke-width="{}""#, n(width))
}

fn stroke(out: &mut String, d: &str, width: f64) {
    add(
        out,
        format_args!(r#"<path d="{d}" {} stroke-linecap="round" stroke-linejoin="round"/>"#, line(width)),
    );
}

fn ring_of_dots(out: &mut String) {
    for eighth in 0..8 {
        let angle = (f64::from(eighth) + 0.5) * std::f64::consts::FRAC_PI_4;
        circle(out, 50.0 + 31.0 * angle.cos(), 50.0 + 31.0 * angle.sin(), 7.6, SOLID);
    }
}

fn square_of_dots(out: &mut String) {
    for x in [24.0, 50.0, 76.0] {
        for y in [24.0, 50.0, 76.0] {
            circle(out, x, y, 8.4, SOLID);
        }
    }
}

fn cross_of_dots(out: &mut String) {
    circle(out, 50.0, 50.0, 7.4, SOLID);
    for x in [17.0, 33.5, 66.5, 83.0] {
        circle(out, x, x, 7.4, SOLID);
        circle(out, x, 100.0 - x, 7.4, SOLID);
    }
}

fn bars(out: &mut String) {
    for y in [15.5, 43.5, 71.5] {
        rect(out, 17.0, y, 66.0, 13.0, 2.0, SOLID);
    }
}

/// A spiral of nearly two turns, as a smooth curve: every sixteenth of a turn a cubic of Hermite's kind.
fn spiral() -> String {
    const PARTS: i32 = 24;
    let turns = 1.95 * std::f64::consts::TAU;
    let begin = -0.35 * std::f64::consts::PI;
    let at = |part: f64| {
        let (angle, radius) = (turns * part + begin, 3.5 + 33.0 * part);
        let place = (50.0 + radius * angle.cos(), 50.0 + radius * angle.sin());
        let speed = (
            33.0 * angle.cos() - radius * turns * angle.sin(),
            33.0 * angle.sin() + radius * turns * angle.cos(),
        );
        (place, speed)
    };
    let ((x, y), _) = at(0.0);
    let mut d = format!("M{} {}", n(x), n(y));
    let third = 1.0 / f64::from(PARTS) / 3.0;
    for part in 0..PARTS {
        let (start, leaving) = at(f64::from(part) / f64::from(PARTS));
        let (end, arriving) = at(f64::from(part + 1) / f64::from(PARTS));
        add(
            &mut d,
            format_args!(
                "C{} {} {} {} {} {}",
                n(start.0 + leaving.0 * third),
                n(start.1 + leaving.1 * third),
                n(end.0 - arriving.0 * third),
                n(end.1 - arriving.1 * third),
                n(end.0),
                n(end.1)
            ),
        );
    }
    d
}
