//! Marks on cells: what is chosen, what may be chosen, what happened. Each is drawn around the centre of its
//! cell and has a core and a casing, so that it shows on every wood.

use crate::hue::Hue;
use crate::layout::{CELL, hexagon};
use crate::paint::Paint;
use crate::svg::{add, circle, n, points};
use crate::theme::Token;
use crate::{Anatomy, WIDTH};

macro_rules! marks {
    ($($(#[$about:meta])* $mark:ident $name:literal;)*) => {
        /// A mark on a cell.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Mark { $($(#[$about])* $mark,)* }

        impl Mark {
            /// All marks, lowest first.
            pub const ALL: &'static [Mark] = &[$(Mark::$mark,)*];

            /// The name of its symbol, such as `mark-selected`.
            pub const fn name(self) -> &'static str {
                match self { $(Mark::$mark => concat!("mark-", $name),)* }
            }
        }
    };
}

marks! {
    /// Part of the turn that is being entered.
    Pending "pending";
    /// A cell that the last turn left or passed.
    Last "last";
    /// The cell where the last turn ended.
    LastTo "last-to";
    /// The pointer is here.
    Hover "hover";
    /// Chosen.
    Selected "selected";
    /// Over the lower cube when only the upper one is chosen.
    Veil "veil";
    /// Can move.
    Can "can";
    /// One cube may go to this empty cell.
    One "one";
    /// A piece may come down on this empty cell.
    Land "land";
    /// A stack may go to this empty cell.
    Two "two";
    /// The other choice, top cube or whole stack, may go here.
    Other "other";
    /// May be stepped on or dropped on.
    Own "own";
    /// The same for the other choice.
    OwnOther "own-other";
    /// May be captured.
    Enemy "enemy";
    /// The same for the other choice.
    EnemyOther "enemy-other";
    /// Will be captured by the turn that is being entered.
    Captured "captured";
    /// Was captured by the last turn.
    Taken "taken";
    /// A stack may not stop here.
    Stop "stop";
    /// The keyboard is here.
    Focus "focus";
}

impl Mark {
    /// Whether it lies under paths and cubes.
    pub const fn is_tint(self) -> bool {
        matches!(self, Mark::Pending | Mark::Last | Mark::LastTo | Mark::Hover | Mark::Selected)
    }
}

/// The drawing of a mark.
pub(crate) fn draw(paint: Paint, mark: Mark) -> String {
    let mut out = String::new();
    let color = |token| paint.of(token);
    let (play, capture, casing) = (color(Token::Play), color(Token::Capture), color(Token::Casing));
    match mark {
        Mark::Pending => tint(&mut out, &color(Token::Selected), 0.5),
        Mark::Last => tint(&mut out, &color(Token::HistoryCasing), 0.34),
        Mark::LastTo => tint(&mut out, &color(Token::HistoryCasing), 0.5),
        Mark::Hover => tint(&mut out, "#fff", 0.2),
        Mark::Selected => {
            tint(&mut out, &color(Token::Selected), 1.0);
            outline(&mut out, &casing, 0.925, 0.04, "");
        }
        Mark::Veil => veil(&mut out, &color(Token::Selected)),
        Mark::Can => {
            let rest = format!(r#"fill="{play}" stroke="{casing}" stroke-width="2.7""#);
            circle(&mut out, 0.0, 0.41 * WIDTH, 0.05 * WIDTH, &rest);
        }
        Mark::One => disc(&mut out, &play, &casing, 0.12),
        Mark::Land => disc(&mut out, &play, &casing, 0.075),
        Mark::Two => {
            ring(&mut out, &casing, 0.185, 0.095);
            ring(&mut out, &play, 0.185, 0.045);
            disc(&mut out, &play, &casing, 0.09);
        }
        Mark::Other => {
            ring(&mut out, &casing, 0.085, 0.075);
            ring(&mut out, &play, 0.085, 0.035);
        }
        Mark::Own => {
            brackets(&mut out, &casing, 0.1);
            brackets(&mut out, &play, 0.06);
            badge(&mut out, &play, &casing, Sign::Plus, true);
        }
        Mark::OwnOther => {
            brackets(&mut out, &casing, 0.075);
            brackets(&mut out, &play, 0.03);
            badge(&mut out, &play, &casing, Sign::Plus, false);
        }
        Mark::Enemy => {
            outline(&mut out, &casing, 0.9, 0.115, "");
            outline(&mut out, &capture, 0.9, 0.07, "");
            badge(&mut out, &capture, &casing, Sign::Cross, true);
        }
        Mark::EnemyOther => {
            outline(&mut out, &casing, 0.9, 0.08, "");
            outline(&mut out, &capture, 0.9, 0.03, "");
            badge(&mut out, &capture, &casing, Sign::Cross, false);
        }
        Mark::Captured => badge(&mut out, &capture, &casing, Sign::Cross, true),
        Mark::Taken => {
            let (ink, cream) = (color(Token::History), color(Token::HistoryCasing));
            badge(&mut out, &ink, &cream, Sign::Cross, true);
        }
        Mark::Stop => stop(&mut out, &color(Token::Stop), &casing),
        Mark::Focus => {
            outline(&mut out, "#0B0D0F", 1.0, 0.1, "");
            outline(&mut out, "#fff", 1.0, 0.055, "");
        }
    }
    out
}

/// A ring around a cell in a colour of one's own choice, and the name of its symbol.
pub(crate) fn ring_symbol(paint: Paint, hue: Hue) -> (String, String) {
    let mut out = String::new();
    outline(&mut out, &paint.of(Token::Casing), 0.9, 0.115, "");
    outline(&mut out, hue.color(), 0.9, 0.07, "");
    (format!("ring-{}", hue.id()), out)
}

fn tint(out: &mut String, fill: &str, opacity: f64) {
    let corners = points(&hexagon(CELL));
    add(out, format_args!(r#"<polygon points="{corners}" fill="{fill}" fill-opacity="{}"/>"#, n(opacity)));
}

fn outline(out: &mut String, stroke: &str, scale: f64, width: f64, rest: &str) {
    add(
        out,
        format_args!(
            r#"<polygon points="{}" fill="none" stroke="{stroke}" stroke-width="{}" stroke-linejoin="round"{rest}/>"#,
            points(&hexagon(scale)),
            n(width * WIDTH)
        ),
    );
}

/// The six corners of a hexagon, without the middles of its sides.
fn brackets(out: &mut String, stroke: &str, width: f64) {
    let side = crate::layout::REACH * 0.9;
    let dashes = format!(r#" stroke-dasharray="{0} {1} {0} 0""#, n(0.3 * side), n(0.4 * side));
    outline(out, stroke, 0.9, width, &dashes);
}

fn ring(out: &mut String, stroke: &str, radius: f64, width: f64) {
    let rest = format!(r#"fill="none" stroke="{stroke}" stroke-width="{}""#, n(width * WIDTH));
    circle(out, 0.0, 0.0, radius * WIDTH, &rest);
}

fn disc(out: &mut String, core: &str, casing: &str, radius: f64) {
    let rest = format!(r#"fill="{core}" stroke="{casing}" stroke-width="3""#);
    circle(out, 0.0, 0.0, radius * WIDTH + 1.5, &rest);
}

fn veil(out: &mut String, fill: &str) {
    let a = Anatomy::CUBES;
    let half = a.stacked / 2.0 + 1.0;
    let rest = format!(r#"fill="{fill}" opacity=".62""#);
    let height = 2.0 * half + a.lip;
    crate::svg::rect(out, -half, a.under_y - half, 2.0 * half, height, 0.13 * a.stacked, &rest);
}

#[derive(Clone, Copy)]
enum Sign {
    Plus,
    Cross,
}

/// A sign on the upper right rim of the cell.
fn badge(out: &mut String, core: &str, casing: &str, sign: Sign, full: bool) {
    let (x, y) = (0.33 * WIDTH, -0.3 * WIDTH);
    let (inside, ink) = if full { (core, casing) } else { (casing, core) };
    circle(out, x, y, 0.143 * WIDTH, &format!(r#"fill="{casing}""#));
    let rest = format!(r#"fill="{inside}" stroke="{core}" stroke-width="2.8""#);
    circle(out, x, y, 0.115 * WIDTH, &rest);
    let d = match sign {
        Sign::Plus => {
            let arm = 0.055 * WIDTH;
            format!("M{} {}H{}M{} {}V{}", n(x - arm), n(y), n(x + arm), n(x), n(y - arm), n(y + arm))
        }
        Sign::Cross => {
            let arm = 0.042 * WIDTH;
            let (left, right, top, bottom) = (n(x - arm), n(x + arm), n(y - arm), n(y + arm));
            format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}")
        }
    };
    add(
        out,
        format_args!(
            r#"<path d="{d}" fill="none" stroke="{ink}" stroke-width="4.5" stroke-linecap="round"/>"#
        ),
    );
}

fn stop(out: &mut String, ink: &str, casing: &str) {
    let radius = 0.15 * WIDTH;
    let arm = radius * std::f64::consts::FRAC_1_SQRT_2;
    circle(out, 0.0, 0.0, radius + 3.5, &format!(r#"fill="{casing}""#));
    circle(out, 0.0, 0.0, radius, &format!(r#"fill="none" stroke="{ink}" stroke-width="5""#));
    add(
        out,
        format_args!(
            r#"<path d="M{0} {1}L{1} {0}" fill="none" stroke="{ink}" stroke-width="5"/>"#,
            n(-arm),
            n(arm)
        ),
    );
}
