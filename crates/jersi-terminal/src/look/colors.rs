//! The colours of the look, light and dark, and the nearest ones of the usual 256.

use jersi_figure::{Theme as Wood, Token};

use super::Theme;

/// A colour by what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// Behind everything.
    Ground,
    /// Behind dialogs.
    Surface,
    /// Lines between things.
    Line,
    /// Text.
    Ink,
    /// Text that matters less.
    Faint,
    /// What you can do.
    Accent,
    /// Text on that.
    OnAccent,
    /// What goes wrong.
    Danger,
    /// The edge of the board.
    Plate,
    /// Light wood.
    Maple,
    /// Dark wood.
    Walnut,
    /// Reddish wood.
    Mahogany,
    /// Names on light wood.
    LabelOnLight,
    /// Names on dark wood.
    LabelOnDark,
    /// A white cube.
    WhiteBody,
    /// A white cube below another.
    WhiteUnder,
    /// The side of a white cube.
    WhiteSide,
    /// What is drawn on a white cube.
    WhiteFace,
    /// Brass on a white cube.
    WhiteBrass,
    /// A black cube.
    BlackBody,
    /// A black cube below another.
    BlackUnder,
    /// The side of a black cube.
    BlackSide,
    /// What is drawn on a black cube.
    BlackFace,
    /// Brass on a black cube.
    BlackBrass,
    /// A mark of what can be played.
    Play,
    /// A mark of a capture.
    Capture,
    /// Around marks.
    Casing,
    /// The chosen cell.
    Selected,
    /// What happened last.
    History,
}

type Rgb = (u8, u8, u8);

impl Paint {
    pub(crate) const fn rgb(self, theme: Theme) -> Rgb {
        let wood = match theme {
            Theme::Light => Wood::WoodLight,
            Theme::Dark => Wood::WoodDark,
        };
        let (light, dark) = match self.token() {
            Ok(token) => return hex(token.value(wood)),
            Err(own) => own,
        };
        match theme {
            Theme::Light => hex(light),
            Theme::Dark => hex(dark),
        }
    }

    /// What the drawings of boards call it; or, light and dark, what only a terminal needs: the colours of its frame, and
    /// cubes and names that are told apart with fewer points.
    const fn token(self) -> Result<Token, (&'static str, &'static str)> {
        Ok(match self {
            Paint::Ground => Token::Page,
            Paint::Ink => Token::Ink,
            Paint::Faint => Token::InkSoft,
            Paint::Plate => Token::Plate,
            Paint::Maple => Token::Maple,
            Paint::Walnut => Token::Walnut,
            Paint::Mahogany => Token::Mahogany,
            Paint::WhiteBody => Token::WhiteBody,
            Paint::WhiteFace => Token::WhiteFace,
            Paint::WhiteBrass => Token::WhiteBrass,
            Paint::BlackBody => Token::BlackBody,
            Paint::BlackSide => Token::BlackSide,
            Paint::BlackFace => Token::BlackFace,
            Paint::BlackBrass => Token::BlackBrass,
            Paint::Play => Token::Play,
            Paint::Capture => Token::Capture,
            Paint::Casing => Token::Casing,
            Paint::Selected => Token::Selected,
            Paint::History => Token::HistoryCasing,
            Paint::Surface => return Err(("#FFFFFF", "#1A2126")),
            Paint::Line => return Err(("#B4BEC4", "#424F59")),
            Paint::Accent => return Err(("#0B56A6", "#84BBFF")),
            Paint::OnAccent => return Err(("#FFFFFF", "#06213F")),
            Paint::Danger => return Err(("#A8321A", "#FF9C80")),
            Paint::LabelOnLight => return Err(("#856238", "#785630")),
            Paint::LabelOnDark => return Err(("#E6C7A4", "#DEBE9B")),
            Paint::WhiteUnder => return Err(("#D2C9B8", "#C9C0AE")),
            Paint::WhiteSide => return Err(("#A39987", "#9C9280")),
            Paint::BlackUnder => return Err(("#363B41", "#363B41")),
        })
    }
}

/// `#RRGGBB` as its parts.
const fn hex(text: &str) -> Rgb {
    const fn digit(byte: u8) -> u8 {
        match byte {
            b'0'..=b'9' => byte - b'0',
            b'A'..=b'F' => byte - b'A' + 10,
            _ => panic!("a colour is # and six digits"),
        }
    }
    let text = text.as_bytes();
    assert!(text.len() == 7, "a colour is # and six digits");
    (
        16 * digit(text[1]) + digit(text[2]),
        16 * digit(text[3]) + digit(text[4]),
        16 * digit(text[5]) + digit(text[6]),
    )
}

/// A colour mixed with so many percent of another.
pub(crate) fn mixed(one: Rgb, other: Rgb, percent: u16) -> Rgb {
    let mix = |a: u8, b: u8| ((u16::from(a) * (100 - percent) + u16::from(b) * percent) / 100) as u8;
    (mix(one.0, other.0), mix(one.1, other.1), mix(one.2, other.2))
}

/// The steps of each part in the cube of 216 colours.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The nearest of the 256 colours that every terminal paints alike: the cube and the greys.
pub(crate) fn nearest(wanted: Rgb) -> u8 {
    let distance = |(r, g, b): Rgb| {
        let d = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        // The eye tells greens best and blues worst.
        3 * d(r, wanted.0) + 4 * d(g, wanted.1) + 2 * d(b, wanted.2)
    };
    let cube = (0..216_u8).map(|n| {
        let step = |n: u8| STEPS[usize::from(n)];
        (16 + n, (step(n / 36), step(n / 6 % 6), step(n % 6)))
    });
    let greys = (0..24_u8).map(|n| (232 + n, (8 + 10 * n, 8 + 10 * n, 8 + 10 * n)));
    cube.chain(greys).min_by_key(|&(_, rgb)| distance(rgb)).map_or(0, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every paint is a colour: none of them panics.
    #[test]
    fn every_paint_is_a_colour() {
        assert_eq!(Paint::Maple.rgb(Theme::Light), (0xDF, 0xBE, 0x8B));
        assert_eq!(Paint::History.rgb(Theme::Dark), (0xFF, 0xF3, 0xD6));
        assert_eq!(Paint::Line.rgb(Theme::Dark), (0x42, 0x4F, 0x59));
        let tokens = Token::ALL.iter().flat_map(|token| Wood::ALL.map(|wood| token.value(wood)));
        for color in tokens.filter(|value| value.starts_with('#')) {
            let (r, g, b) = hex(color);
            assert_eq!(format!("#{r:02X}{g:02X}{b:02X}"), color);
        }
    }

    #[test]
    fn the_nearest_of_256() {
        assert_eq!(nearest((0, 0, 0)), 16);
        assert_eq!(nearest((255, 255, 255)), 231);
        assert_eq!(nearest((255, 0, 0)), 196);
        assert_eq!(nearest((118, 118, 118)), 243);
        assert_eq!(nearest((0xDF, 0xBE, 0x8B)), 180);
    }

    #[test]
    fn the_three_woods_stay_apart_in_256_colours() {
        for theme in [Theme::Light, Theme::Dark] {
            let woods = [Paint::Maple, Paint::Walnut, Paint::Mahogany].map(|wood| nearest(wood.rgb(theme)));
            assert!(woods[0] != woods[1] && woods[1] != woods[2] && woods[0] != woods[2], "{woods:?}");
        }
    }

    #[test]
    fn mixtures() {
        assert_eq!(mixed((0, 100, 200), (100, 100, 100), 50), (50, 100, 150));
        assert_eq!(mixed((7, 8, 9), (1, 1, 1), 0), (7, 8, 9));
    }
}
