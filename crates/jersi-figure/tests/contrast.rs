//! Whether colours can be told apart, by the formula of the Web Content Accessibility Guidelines.

use jersi_figure::{Theme, Token};

fn luminance(hex: &str) -> f64 {
    let channel = |place: usize| {
        let value = u8::from_str_radix(&hex[place..place + 2], 16).expect("two hexadecimal digits");
        let share = f64::from(value) / 255.0;
        if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(theme: Theme, a: Token, b: Token) -> f64 {
    let (a, b) = (luminance(a.value(theme)), luminance(b.value(theme)));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

const WOODS: [Token; 3] = [Token::Maple, Token::Walnut, Token::Mahogany];

#[test]
fn faces_are_read_easily() {
    for theme in Theme::ALL {
        for (ink, ground) in [
            (Token::WhiteFace, Token::WhiteBody),
            (Token::WhiteFace, Token::WhiteUnder),
            (Token::BlackFace, Token::BlackBody),
            (Token::BlackFace, Token::BlackUnder),
        ] {
            assert!(contrast(theme, ink, ground) > 7.0, "{theme:?} {ink:?}");
        }
        assert!(contrast(theme, Token::WhiteKing, Token::WhiteBrass) > 3.0);
        assert!(contrast(theme, Token::BlackKing, Token::BlackBrass) > 3.0);
    }
}

#[test]
fn names_are_read_on_every_wood() {
    for theme in Theme::ALL {
        assert!(contrast(theme, Token::LabelOnLight, Token::Maple) >= 4.5, "{theme:?}");
        assert!(contrast(theme, Token::LabelOnDark, Token::Walnut) >= 4.5, "{theme:?}");
        assert!(contrast(theme, Token::LabelOnDark, Token::Mahogany) >= 4.5, "{theme:?}");
    }
}

#[test]
fn cubes_and_marks_stand_out_on_every_wood() {
    for theme in Theme::ALL {
        for wood in WOODS {
            for pair in [
                [Token::WhiteBody, Token::WhiteEdge],
                [Token::BlackBody, Token::BlackEdge],
                [Token::Play, Token::Casing],
                [Token::Capture, Token::Casing],
                [Token::History, Token::HistoryCasing],
                [Token::Stop, Token::Casing],
            ] {
                let best = pair.map(|token| contrast(theme, token, wood)).into_iter().fold(0.0, f64::max);
                assert!(best >= 3.0, "{theme:?} {wood:?} {pair:?} {best}");
            }
        }
    }
}

#[test]
fn marks_are_told_from_their_casing() {
    for theme in Theme::ALL {
        for mark in [Token::Play, Token::Capture, Token::Stop] {
            assert!(contrast(theme, mark, Token::Casing) >= 4.5, "{theme:?} {mark:?}");
        }
        assert!(contrast(theme, Token::History, Token::HistoryCasing) >= 7.0);
    }
}

#[test]
fn white_and_black_cubes_are_told_apart_without_colour() {
    for theme in Theme::ALL {
        assert!(contrast(theme, Token::WhiteBody, Token::BlackBody) > 10.0);
        assert!(contrast(theme, Token::WhiteUnder, Token::BlackUnder) > 7.0);
        assert!(contrast(theme, Token::WhiteKing, Token::BlackKing) > 10.0);
    }
}

#[test]
fn opacities_are_numbers_and_colours_are_colours() {
    for theme in Theme::ALL {
        for token in Token::ALL {
            let value = token.value(theme);
            match value.strip_prefix('#') {
                Some(digits) => assert!(digits.len() == 6 && luminance(value) >= 0.0, "{token:?}"),
                None => {
                    assert!(
                        value.parse::<f64>().is_ok_and(|share| (0.0..=1.0).contains(&share)),
                        "{token:?}"
                    );
                }
            }
        }
    }
}
