//! Colours: what is painted, and in which colour each theme paints it.

use crate::svg::add;

/// A set of colours.
///
/// ```
/// use jersi_figure::Theme;
///
/// assert_eq!(Theme::from_id(Theme::PlainDark.id()), Some(Theme::PlainDark));
/// assert!(Theme::WoodLight.css().contains("--jersi-"));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Three woods, for a light page.
    #[default]
    WoodLight,
    /// Three woods, for a dark page.
    WoodDark,
    /// Three light greys.
    PlainLight,
    /// Three dark greys.
    PlainDark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 4] = [Theme::WoodLight, Theme::WoodDark, Theme::PlainLight, Theme::PlainDark];

    /// The theme's name in options and style sheets.
    pub const fn id(self) -> &'static str {
        match self {
            Theme::WoodLight => "wood-light",
            Theme::WoodDark => "wood-dark",
            Theme::PlainLight => "plain-light",
            Theme::PlainDark => "plain-dark",
        }
    }

    /// The theme with this name.
    pub fn from_id(id: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// The theme as declarations of CSS variables, such as `--jersi-maple:#DFBE8B;`.
    pub fn css(self) -> String {
        let mut css = String::new();
        for &token in Token::ALL {
            add(&mut css, format_args!("{}:{};", token.variable(), token.value(self)));
        }
        css
    }
}

macro_rules! tokens {
    ($($(#[$about:meta])* $token:ident $name:literal $light:literal $dark:literal $plain:literal $night:literal;)*) => {
        /// A thing that is painted; its value in a theme is a colour, or an opacity from 0 to 1.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Token { $($(#[$about])* $token,)* }

        impl Token {
            /// Everything that is painted.
            pub const ALL: &'static [Token] = &[$(Token::$token,)*];

            /// Its name, such as `maple`.
            pub const fn name(self) -> &'static str {
                match self { $(Token::$token => $name,)* }
            }

            /// Its value in a theme.
            pub const fn value(self, theme: Theme) -> &'static str {
                match self {
                    $(Token::$token => match theme {
                        Theme::WoodLight => $light,
                        Theme::WoodDark => $dark,
                        Theme::PlainLight => $plain,
                        Theme::PlainDark => $night,
                    },)*
                }
            }
        }
    };
}

tokens! {
    /// What a drawing that stands alone is laid on.
    Page "page" "#EDF0F1" "#11161A" "#FFFFFF" "#11161A";
    /// What is written on it.
    Ink "ink" "#1A2126" "#E8EDEF" "#1A2126" "#E8EDEF";
    /// What is written on it and matters less.
    InkSoft "ink-soft" "#4E5A61" "#A6B3BB" "#4E5A61" "#A6B3BB";
    /// The light cells.
    Maple "maple" "#DFBE8B" "#CDAB78" "#F1F4F5" "#5A6771";
    /// The dark cells.
    Walnut "walnut" "#8B5F3F" "#88603F" "#BBC6CD" "#3B464F";
    /// The reddish cells.
    Mahogany "mahogany" "#A85B3C" "#9E563A" "#D6DEE2" "#4A5660";
    /// The plate under the cells, seen around the board and between them.
    Plate "plate" "#3B2415" "#24160D" "#55636C" "#0B0F12";
    /// How much of the wood's grain is seen.
    Grain "grain" "1" "1" "0" "0";
    /// How dark the shadow of the plate is.
    Shadow "shadow" "0.3" "0.55" "0.18" "0.5";
    /// How bright the upper edges of the cells are.
    Bevel "bevel" "0.22" "0.16" "0.5" "0.1";
    /// Names on light cells.
    LabelOnLight "label-on-light" "#4A2F17" "#4A2F17" "#37434B" "#F2F6F8";
    /// Names on dark and reddish cells.
    LabelOnDark "label-on-dark" "#FFF4E0" "#FFF4E0" "#2B353B" "#F2F6F8";
    /// A white cube seen from above.
    WhiteBody "white-body" "#FAF8F3" "#F4F1EA" "#FFFFFF" "#F4F1EA";
    /// A white cube under another one.
    WhiteUnder "white-under" "#DED7C9" "#D5CEC0" "#DDE1E3" "#D0D3D4";
    /// The front of a white cube.
    WhiteSide "white-side" "#BDB4A4" "#BDB4A4" "#B4BCC1" "#A9B0B4";
    /// The outline of a white cube.
    WhiteEdge "white-edge" "#241C16" "#241C16" "#1A2126" "#0B0F12";
    /// The drawing on a white cube.
    WhiteFace "white-face" "#14181B" "#14181B" "#14181B" "#14181B";
    /// The white king seen from above.
    WhiteKing "white-king" "#FFF1C9" "#FFF1C9" "#FFF1C9" "#FFF1C9";
    /// The corners of the white king.
    WhiteBrass "white-brass" "#9C6F12" "#9C6F12" "#9C6F12" "#9C6F12";
    /// A black cube seen from above.
    BlackBody "black-body" "#17191C" "#17191C" "#17191C" "#17191C";
    /// A black cube under another one.
    BlackUnder "black-under" "#2B2F34" "#2B2F34" "#2B2F34" "#2B2F34";
    /// The front of a black cube.
    BlackSide "black-side" "#050607" "#050607" "#050607" "#050607";
    /// The outline of a black cube.
    BlackEdge "black-edge" "#08090A" "#08090A" "#08090A" "#DCE3E7";
    /// The drawing on a black cube.
    BlackFace "black-face" "#F5F2EA" "#F5F2EA" "#F5F2EA" "#F5F2EA";
    /// The black king seen from above.
    BlackKing "black-king" "#16243C" "#16243C" "#16243C" "#16243C";
    /// The corners of the black king.
    BlackBrass "black-brass" "#E0B252" "#E0B252" "#E0B252" "#E0B252";
    /// How bright the inner rim of a black cube is.
    BlackRim "black-rim" "0.3" "0.3" "0.3" "0";
    /// What may be done.
    Play "play" "#0A4A9E" "#0A4A9E" "#0A4A9E" "#0A4A9E";
    /// What will be captured.
    Capture "capture" "#A3240F" "#A3240F" "#A3240F" "#A3240F";
    /// Around both of them.
    Casing "casing" "#FFFFFF" "#FFFFFF" "#FFFFFF" "#FFFFFF";
    /// The cell that is chosen.
    Selected "selected" "#4C86CB" "#4C86CB" "#6FA3E0" "#3F78BC";
    /// What happened.
    History "history" "#1E1610" "#1E1610" "#1E1610" "#1E1610";
    /// Around it, and the tint of its cells.
    HistoryCasing "history-casing" "#FFF3D6" "#FFF3D6" "#FFE3A3" "#FFE9BF";
    /// The sign that a stack may not stop here.
    Stop "stop" "#3A444B" "#3A444B" "#3A444B" "#3A444B";
    /// Stripes around White's guardian.
    ZoneWhite "zone-white" "#FFFFFF" "#FFFFFF" "#FFFFFF" "#FFFFFF";
    /// How much of them is seen.
    ZoneWhiteInk "zone-white-ink" "0.66" "0.6" "0.95" "0.5";
    /// Stripes around Black's guardian.
    ZoneBlack "zone-black" "#120A04" "#120A04" "#12181C" "#05080A";
    /// How much of them is seen.
    ZoneBlackInk "zone-black-ink" "0.42" "0.45" "0.4" "0.62";
    /// The tray of a reserve.
    Tray "tray" "#E4E9EB" "#2C373E" "#E4E9EB" "#2C373E";
    /// The place of a cube that has left it.
    Hole "hole" "#A9B5BC" "#5E6E79" "#A9B5BC" "#5E6E79";
}

impl Token {
    /// The CSS variable that holds it, such as `--jersi-maple`.
    pub fn variable(self) -> String {
        format!("--jersi-{}", self.name())
    }
}
