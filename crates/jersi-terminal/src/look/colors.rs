//! The colours of the look, light and dark, and the nearest ones of the usual 256.

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
        let (light, dark) = match self {
            Paint::Ground => (0x00ED_F0F1, 0x0011_161A),
            Paint::Surface => (0x00FF_FFFF, 0x001A_2126),
            Paint::Line => (0x00B4_BEC4, 0x0042_4F59),
            Paint::Ink => (0x001A_2126, 0x00E8_EDEF),
            Paint::Faint => (0x004E_5A61, 0x00A6_B3BB),
            Paint::Accent => (0x000B_56A6, 0x0084_BBFF),
            Paint::OnAccent => (0x00FF_FFFF, 0x0006_213F),
            Paint::Danger => (0x00A8_321A, 0x00FF_9C80),
            Paint::Plate => (0x003B_2415, 0x0024_160D),
            Paint::Maple => (0x00DF_BE8B, 0x00CD_AB78),
            Paint::Walnut => (0x008B_5F3F, 0x0088_603F),
            Paint::Mahogany => (0x00A8_5B3C, 0x009E_563A),
            Paint::LabelOnLight => (0x0085_6238, 0x0078_5630),
            Paint::LabelOnDark => (0x00E6_C7A4, 0x00DE_BE9B),
            Paint::WhiteBody => (0x00FA_F8F3, 0x00F4_F1EA),
            Paint::WhiteUnder => (0x00D2_C9B8, 0x00C9_C0AE),
            Paint::WhiteSide => (0x00A3_9987, 0x009C_9280),
            Paint::WhiteFace => (0x0014_181B, 0x0014_181B),
            Paint::WhiteBrass => (0x009C_6F12, 0x009C_6F12),
            Paint::BlackBody => (0x0017_191C, 0x0017_191C),
            Paint::BlackUnder => (0x0036_3B41, 0x0036_3B41),
            Paint::BlackSide => (0x0005_0607, 0x0005_0607),
            Paint::BlackFace => (0x00F5_F2EA, 0x00F5_F2EA),
            Paint::BlackBrass => (0x00E0_B252, 0x00E0_B252),
            Paint::Play => (0x000A_4A9E, 0x000A_4A9E),
            Paint::Capture => (0x00A3_240F, 0x00A3_240F),
            Paint::Casing => (0x00FF_FFFF, 0x00FF_FFFF),
            Paint::Selected => (0x004C_86CB, 0x004C_86CB),
            Paint::History => (0x00FF_F3D6, 0x00FF_F3D6),
        };
        let hex: u32 = match theme {
            Theme::Light => light,
            Theme::Dark => dark,
        };
        ((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
    }
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
